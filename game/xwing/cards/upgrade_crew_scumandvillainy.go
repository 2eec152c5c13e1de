package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// scumCrewUpgrades lists the upgrades of the slot crew of Scum and Villainy.
func scumCrewUpgrades() []*xwing.Card {
	return []*xwing.Card{
		bobaFettCrew(),
		upgrade("cadbane", xwing.Ability{When: xwing.AfterPlacingDevice, If: placed, Act: may(red(catalog.Boost))}),
		chewbaccaScumCrew(),
		cikatroVizago(),
		ig11(),
		upgrade("ig88d", borrowsIG(), gainsAfter(board.Calculate, catalog.Calculate)),
		upgrade("gamutkey", holds("gamutkey", func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return t.ShipsAt(m.Owner, gauge.Range1, func(board.ShipID) bool { return true })
		})...),
		greefKarga(),
		jabba(),
		ketsuOnyoCrew(),
		kuiil(),
		l337Crew(),
		lattsRazziCrew(),
		commandos("mandaloriansupercommandos"),
		upgrade("maul-crew"),
		upgrade("qira", xwing.Ability{Query: xwing.IgnoringObstacles, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Action != xwing.AtRest && t.Ship(m.Owner).HasLocked(m.Met.Obstacles[0].Piece())
			}}),
		upgrade("unkarplutt", xwing.Ability{When: xwing.AfterManeuver, If: partly, Cost: xwing.Cost{Hits: 1},
			Act: &xwing.ActionGrant{White: true}}),
		zuckussCrew(),
		upgrade("rookkast", xwing.Ability{When: xwing.AfterAction, May: true,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Difficulty == catalog.Red },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Strain, 1) }},
			hitsStrained(func(*xwing.Table) bool { return true })),
		fourLom(),
		upgrade("landocalrissian-crew", xwing.Ability{When: xwing.AfterRolling, May: true, Cost: xwing.Cost{Green: true},
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanRerollAny(m) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RerollUpTo(m, 2) }}),
		upgrade("pelimotto", tinkers()...),
		upgrade("themandalorian", xwing.Ability{When: xwing.DuringEndPhase,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !t.Defended(m.Owner) && t.HasLastingForce(m.Owner) && t.CanRecover(m.Owner, board.ForceCharges)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ForceCharges, 1) }}),
		upgrade("tobiasbeckett", xwing.Ability{When: xwing.AfterPlacingForces, May: true,
			If: func(t *xwing.Table, _ xwing.Moment) bool { return t.AnyPlaceAgain() },
			Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceAgain(m) }}),
	}
}

func bobaFettCrew() *xwing.Card {
	return upgrade("bobafett",
		xwing.Ability{Query: xwing.StartingInReserve, By: one},
		xwing.Ability{When: xwing.AfterSetup,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Where == board.InReserve },
			Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceAtObstacle(m) }})
}

// ig11 takes what would break the ship upon itself, until that sets off its own end.
func ig11() *xwing.Card {
	const nurse, bomb = 1, 2
	return upgrade("ig11",
		xwing.Ability{When: xwing.WouldBeDealtFaceup, Side: nurse, Do: func(t *xwing.Table, m xwing.Moment) {
			t.DealNone()
			fuses := t.FuseCard(m, 1)
			t.GainTokens(m.Owner, board.Calculate, 1)
			if fuses == 2 {
				t.FlipUpgrade(m.Owner, "ig11")
			}
		}},
		xwing.Ability{When: xwing.DuringEndPhase, Side: bomb, If: always, Do: func(t *xwing.Table, m xwing.Moment) {
			if t.FuseCard(m, -1) > 0 {
				return
			}
			near := t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool { return id != m.Owner })
			t.Destroy(m.Owner)
			for _, id := range near {
				t.SufferDamage(id, xwing.Damage{Crits: 1})
			}
		}},
		xwing.Ability{When: xwing.AsAction, Side: bomb, Do: func(t *xwing.Table, m xwing.Moment) { t.FuseCard(m, 1) }})
}

func chewbaccaScumCrew() *xwing.Card {
	return upgrade("chewbacca-crew", repairsFaceup(xwing.StartOfEnd, xwing.Cost{Spend: board.Focus, SpendN: 1}))
}

// cikatroVizago barters. What he returns after the game is nothing to a single
// game.
func cikatroVizago() *xwing.Card {
	goods := func(t *xwing.Table, m xwing.Moment) []xwing.Equipped {
		return t.EquippedIn("illicit", friendsAt(t, m, gauge.Range1, func(board.ShipID) bool { return true }))
	}
	return upgrade("cikatrovizago", xwing.Ability{When: xwing.DuringEndPhase,
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.AnyExchange(goods(t, m)) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if a, b, ok := t.ChooseExchange(m, goods(t, m)); ok {
				t.Exchange(a, b)
			}
		}})
}

// greefKarga shares his targets, with whoever works for him.
func greefKarga() *xwing.Card {
	targets := func(t *xwing.Table, m xwing.Moment) []string {
		return slices.DeleteFunc(slices.Clone(t.Ship(m.Owner).Locks), func(o string) bool {
			return t.Ship(m.Other).HasLocked(o) || !t.CanLock(m.Other, o)
		})
	}
	return upgrade("greefkarga", number(xwing.ChoosingFriends, 1, having(catalog.Coordinate)),
		xwing.Ability{When: xwing.AfterActingOn, Of: catalog.Coordinate.String(), May: true, Upon: theOther,
			If:     mine,
			Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(targets(t, m)) > 0 },
			Do:     func(t *xwing.Table, m xwing.Moment) { t.LockOneOf(m.Other, targets(t, m)) }})
}

// jabba sees to it that his people are equipped.
func jabba() *xwing.Card {
	spent := func(t *xwing.Table, id board.ShipID) []string {
		var out []string
		for _, e := range t.EquippedIn("illicit", []board.ShipID{id}) {
			if t.CanRecover(id, e.XWS) {
				out = append(out, e.XWS)
			}
		}
		return out
	}
	return upgrade("jabbathehutt", chooses(xwing.DuringEndPhase,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if t.ActiveCharges(m.Owner, "jabbathehutt") == 0 {
				return nil
			}
			return friendsAt(t, m, gauge.Range2, func(id board.ShipID) bool { return len(spent(t, id)) > 0 })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendCharges(m.Owner, "jabbathehutt", 1)
			t.RecoverCharges(id, t.ChooseUpgrade(m, spent(t, id)), 1)
		}))
}

func ketsuOnyoCrew() *xwing.Card {
	return upgrade("ketsuonyo",
		chooses(xwing.StartOfEnd,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return enemyAt(t, m, gauge.Range2, func(id board.ShipID) bool {
					return t.InFiringArc(m.Owner, id) && t.Ship(id).Has(board.Tractor) > 0
				})
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.Note(m, id.Piece()) }),
		number(xwing.KeepingCircular, 99, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Token == board.Tractor && t.Noted(m, m.Ship.Piece())
		}))
}

func lattsRazziCrew() *xwing.Card {
	return upgrade("lattsrazzi", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && t.CanRemoveToken(m.Other, board.Stress) &&
				t.Fight().CountResults(board.DefenseDice, board.Blank, board.FocusResult) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.RemoveTokens(m.Other, board.Stress, 1)
			t.Fight().ChangeOne(m.Owner, board.DefenseDice, board.EvadeResult, board.Blank, board.FocusResult)
		}})
}

func zuckussCrew() *xwing.Card {
	return upgrade("zuckuss", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Rerolls: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return !t.Ship(m.Owner).Stressed()
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, board.DefenseDice, 1, 1) }})
}

// l337Crew throws the attacker off once, and then has only the ship to think of.
func l337Crew() *xwing.Card {
	const crew, programming = 1, 2
	return upgrade("l337",
		xwing.Ability{When: xwing.ModifyingAttackDice, Side: crew, May: true, Rerolls: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return defending(t, m) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.FlipUpgrade(m.Owner, "l337")
				t.Fight().RerollDice(board.AttackDice, diceThat(t, board.AttackDice, func(board.Die) bool { return true }))
			}},
		sided(programming, programmed()))
}

// programmed makes banks easier for a ship without shields.
func programmed() xwing.Ability {
	a := smoother(0, 5, gauge.BankLeft, gauge.BankRight)
	bank := a.If
	a.If = func(t *xwing.Table, m xwing.Moment) bool { return !t.Ship(m.Owner).Shielded() && bank(t, m) }
	return a
}

// sided is an ability of one side of a dual card.
func sided(side int, a xwing.Ability) xwing.Ability {
	a.Side = side
	return a
}

// kuiil makes do with what is broken.
func kuiil() *xwing.Card {
	return upgrade("kuiil", xwing.Ability{When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Damaged() },
		Do: func(t *xwing.Table, m xwing.Moment) {
			rolled := map[board.Face]int{}
			for _, f := range t.RollAttackDice(m.Owner, t.Ship(m.Owner).DamageCards(), because(m)) {
				rolled[f]++
			}
			repair := repairShipDamage(xwing.AsAction)
			for range rolled[board.Hit] {
				repair.Do(t, m)
			}
			for range rolled[board.Crit] {
				t.RepairFacedown(m.Owner)
			}
			for range rolled[board.Blank] {
				t.Shed(m, m.Owner, board.Orange)
			}
			t.GainTokens(m.Owner, board.Focus, rolled[board.FocusResult])
		}})
}

// fourLom drowns what somebody would defend himself with in noise.
func fourLom() *xwing.Card {
	kinds := map[string]board.Token{"name-focus": board.Focus, "name-evade": board.Evade, "name-calculate": board.Calculate}
	return upgrade("4lom",
		xwing.Ability{When: xwing.AfterRolling, May: true, Cost: xwing.Cost{Gain: board.Ion, GainN: 2},
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Attack.Pool && m.Attack.Side == board.AttackDice
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.NoteInAttack(m, kinds[t.AskAmong(m, m.Owner, "name-focus", "name-evade", "name-calculate")].String())
			}},
		xwing.Ability{Query: xwing.SpendingToken, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				a := t.View.Attack
				return a != nil && a.Defender == m.Ship && t.NotedInAttack(m, m.Token.String())
			}})
}
