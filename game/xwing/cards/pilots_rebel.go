package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// rebelPilots lists pilots of the Rebel Alliance beside those by the moment of
// their abilities.
func rebelPilots() []*xwing.Card {
	return []*xwing.Card{
		pilot("ezrabridger", turnsFocus(2, xwing.Cost{Force: 1}, stressed)...),
		pilot("ezrabridger-sheathipedeclassshuttle", turnsFocus(2, xwing.Cost{Force: 1}, stressed)...),
		pilot("sabinewren", xwing.Ability{When: xwing.BeforeActivating, Act: may(white(catalog.BarrelRoll, catalog.Boost))}),
		pilot("lieutenantblount", wish(number(xwing.AttackDiceCount, 1, crowded), xwing.Cost{})),
		pilot("wullffwarro", wish(number(xwing.AttackDiceCount, 1, enraged), xwing.Cost{})),
		pilot("janors", wish(number(xwing.AttackDiceCount, 1, spotted), xwing.Cost{Gain: board.Stress, GainN: 1})),
		pilot("kananjarrus", wish(number(xwing.AttackDiceCount, -1, sheltered), xwing.Cost{Force: 1})),
		pilot("k2so", xwing.Ability{When: xwing.AfterGainingToken,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Token == board.Stress },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }}),
		pilot("sharabey", spendsLock(board.AttackDice), spendsLock(board.DefenseDice)),
		pilot("sharabey-rz1awing", spendsLock(board.AttackDice), spendsLock(board.DefenseDice)),
		pilot("roarkgarnet", hastens(7)), cassianAndor(), landoRebel(), leiaOrgana(), benthicTwoTubes(), gavinDarklighter(),
		biggsDarklighter(), hortonSalm(), ibtisam(), lowhhrick(), evaanVerlaine(), dashRendar(),
		heraSyndulla("herasyndulla"), heraSyndulla("herasyndulla-vcx100lightfreighter"), ahsokaOfTheRebellion(), kullbeeSperado(),
		garvenDreis("garvendreis"), garvenDreis("garvendreis-t65xwing"), heffTobber(), fennRauReluctant(),
	}
}

// crowded: another friend is near the defender. enraged: the attacker is damaged.
func crowded(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && inPrimary(t) && len(t.ShipsAt(m.Other, physics.Range1, func(id board.ShipID) bool {
		return id != m.Owner && t.Friendly(m.Owner, id)
	})) > 0
}

func enraged(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && inPrimary(t) && t.Ship(m.Owner).Damaged()
}

// spotted: a friend in the owner's firing arc attacks. sheltered: one defends.
func spotted(t *xwing.Table, m xwing.Moment) bool {
	return t.Friendly(m.Owner, m.Ship) && inPrimary(t) && t.InFiringArc(m.Owner, m.Ship) && !t.Ship(m.Owner).Stressed()
}

func sheltered(t *xwing.Table, m xwing.Moment) bool {
	return t.Friendly(m.Owner, m.Other) && t.InFiringArc(m.Owner, m.Other)
}

// spendsLock adds a focus result to the owner's dice for a lock on the other ship.
func spendsLock(side board.Side) xwing.Ability {
	return xwing.Ability{When: modifying(side), May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return rolls(t, m.Owner, side) && (side == board.DefenseDice || inPrimary(t)) && t.CanSpendLock(m.Owner, m.Other.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendLock(m.Owner, m.Other.Piece())
			t.AddDie(side, board.FocusResult)
		}}
}

// hastens has a ship in the owner's firing arc engage at another initiative.
func hastens(initiative int) xwing.Ability {
	ships := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, arcReach, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })
	}
	return xwing.Ability{When: xwing.StartOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(ships(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if id := t.ChooseShip(m, ships(t, m), true); id != 0 {
				t.SetInitiative(id, m.Card, initiative, board.Engagement)
			}
		}}
}

// chooses has the owner's player choose one of the ships, or none, for something
// that happens to it.
func chooses(when xwing.Timing, among func(*xwing.Table, xwing.Moment) []board.ShipID, do func(*xwing.Table, xwing.Moment, board.ShipID)) xwing.Ability {
	return xwing.Ability{When: when,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(among(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if id := t.ChooseShip(m, among(t, m), true); id != 0 {
				do(t, m, id)
			}
		}}
}

// ordered has a ship perform an action of the grant.
func ordered(g xwing.ActionGrant) func(*xwing.Table, xwing.Moment, board.ShipID) {
	return func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
		g.Source = m.Card
		t.PerformAction(id, g)
	}
}

func cassianAndor() *xwing.Card {
	return pilot("cassianandor", chooses(xwing.StartOfActivation,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return othersAt(t, m, physics.Range3, func(id board.ShipID) bool {
				return t.RangeBetween(m.Owner, id) >= physics.Range1 && t.Ship(id).Stressed()
			})
		},
		func(t *xwing.Table, _ xwing.Moment, id board.ShipID) { t.RemoveTokens(id, board.Stress, 1) }))
}

func landoRebel() *xwing.Card {
	return pilot("landocalrissian-modifiedyt1300lightfreighter", chooses(xwing.AfterManeuver,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if !full(m, 0, 5) || m.Difficulty != catalog.Blue {
				return nil
			}
			return friendsAt(t, m, physics.Range3, func(id board.ShipID) bool {
				return t.CanPerform(id, xwing.ActionGrant{Source: m.Card})
			})
		}, ordered(xwing.ActionGrant{})))
}

// leiaOrgana steadies whoever has flown a red maneuver.
func leiaOrgana() *xwing.Card {
	return pilot("leiaorgana", xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Full && m.Difficulty == catalog.Red && friendlyAt(t, m, physics.Range3)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.CanRecover(m.Ship, "force") && t.AskFor(m, m.Ship, "focus", "recover-force") == "recover-force" {
				t.RecoverCharges(m.Ship, "force", 1)
				return
			}
			t.GainTokens(m.Ship, board.Focus, 1)
		}})
}

func benthicTwoTubes() *xwing.Card {
	return pilot("benthictwotubes", chooses(xwing.AfterAction,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if !you(m) || m.Action != "focus" || t.Ship(m.Owner).Has(board.Focus) == 0 {
				return nil
			}
			return othersAt(t, m, physics.Range2, func(id board.ShipID) bool { return t.RangeBetween(m.Owner, id) >= physics.Range1 })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.TransferToken(m.Owner, id, board.Focus) }))
}

func gavinDarklighter() *xwing.Card {
	return pilot("gavindarklighter", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, board.AttackDice) && t.InArc(m.Owner, m.Other, physics.Front) &&
				t.CountResults(board.AttackDice, board.Hit) > 0
		},
		Do: changes(board.AttackDice, board.Hit, board.Crit, 1)})
}

// inTheWay reports whether the owner is near a friend who defends, and in the attack
// arc.
func inTheWay(t *xwing.Table, m xwing.Moment) bool {
	return m.Other != m.Owner && t.Friendly(m.Owner, m.Other) && t.AtRange(m.Owner, m.Other, physics.Range0, physics.Range1) &&
		t.InAttackArc(m.Ship, t.View.Attack.Weapon, m.Other, m.Owner)
}

func biggsDarklighter() *xwing.Card {
	return pilot("biggsdarklighter", xwing.Ability{When: xwing.BeforeNeutralizing, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return inTheWay(t, m) && t.CountResults(board.AttackDice, board.Hit, board.Crit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			hits, crits := t.CountResults(board.AttackDice, board.Hit), t.CountResults(board.AttackDice, board.Crit)
			if hits > 0 && (crits == 0 || t.AskEither(m, m.Owner, "hit", "crit") == "hit") {
				t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
				t.CancelResult(m, board.AttackDice, board.Hit)
				return
			}
			t.SufferDamage(m.Owner, xwing.Damage{Crits: 1})
			t.CancelResult(m, board.AttackDice, board.Crit)
		}})
}

func hortonSalm() *xwing.Card {
	pack := func(t *xwing.Table, m xwing.Moment) int {
		return len(t.ShipsAt(m.Other, physics.Range1, func(id board.ShipID) bool { return id != m.Owner && t.Friendly(m.Owner, id) }))
	}
	return pilot("hortonsalm", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return rolls(t, m.Owner, board.AttackDice) && pack(t, m) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, board.AttackDice, 1, pack(t, m)) }})
}

func ibtisam() *xwing.Card {
	return pilot("ibtisam", xwing.Ability{When: xwing.AfterManeuver, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return full(m, 0, 5) && stressed(t, m) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if f := t.RollAttackDie(m.Owner, because(m)); f == board.Hit || f == board.Crit {
				t.RemoveTokens(m.Owner, board.Stress, 1)
			}
		}})
}

func lowhhrick() *xwing.Card {
	return pilot("lowhhrick", xwing.Ability{When: xwing.AfterBecomingDefender, Upon: theShip, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Owner)
			return friendlyAt(t, m, physics.Range1) && s.Has(board.ReinforceFore)+s.Has(board.ReinforceAft) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			s, side := t.Ship(m.Owner), board.ReinforceFore
			if s.Has(side) == 0 || s.Has(board.ReinforceAft) > 0 &&
				t.AskEither(m, m.Owner, "spend-reinforcefore", "spend-reinforceaft") == "spend-reinforceaft" {
				side = board.ReinforceAft
			}
			if t.SpendToken(m.Owner, side) {
				t.GainTokens(m.Ship, board.Evade, 1)
			}
		}})
}

// evaanVerlaine covers a friend until the round is over.
func evaanVerlaine() *xwing.Card {
	return pilot("evaanverlaine",
		chooses(xwing.StartOfEngagement,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				if t.Ship(m.Owner).Has(board.Focus) == 0 {
					return nil
				}
				return friendsAt(t, m, physics.Range1, nil)
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
				t.SpendToken(m.Owner, board.Focus)
				t.Note(m, id.Piece())
			}),
		number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool { return t.Noted(m, m.Ship.Piece()) }))
}

func dashRendar() *xwing.Card {
	moving := func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action != xwing.WhileAttacking }
	return pilot("dashrendar", xwing.Ability{Query: xwing.IgnoringObstacles, If: moving, By: one},
		xwing.Ability{Query: xwing.CrossingObstacles, If: moving, By: one})
}

// heraSyndulla changes her mind, but not how hard she flies.
func heraSyndulla(xws string) *xwing.Card {
	others := func(t *xwing.Table, m xwing.Moment) []catalog.Maneuver {
		return slices.DeleteFunc(slices.Clone(t.Dial(m.Owner)), func(d catalog.Maneuver) bool {
			return t.Difficulty(m.Owner, d) != t.Difficulty(m.Owner, m.Maneuver) || d == m.Maneuver
		})
	}
	return pilot(xws, xwing.Ability{When: xwing.AfterRevealingDial, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			d := t.Difficulty(m.Owner, m.Maneuver)
			return you(m) && (d == catalog.Red || d == catalog.Blue)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.SetDial(m.Owner, others(t, m)) }})
}

func ahsokaOfTheRebellion() *xwing.Card {
	any := xwing.ActionGrant{Source: "pilot/ahsokatano-rz1awing", Stressed: true}
	return pilot("ahsokatano-rz1awing", chooses(xwing.AfterManeuver,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if !full(m, 0, 5) || t.ActiveCharges(m.Owner, "force") < 2 {
				return nil
			}
			return othersAt(t, m, physics.Range2, func(id board.ShipID) bool {
				return t.RangeBetween(m.Owner, id) >= physics.Range1 && t.CanPerform(id, any)
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendCharges(m.Owner, "force", 2)
			t.PerformAction(id, any)
		}))
}

func kullbeeSperado() *xwing.Card {
	foils := func(t *xwing.Table, m xwing.Moment) []xwing.Equipped {
		return t.EquippedIn("configuration", []board.ShipID{m.Owner})
	}
	return pilot("kullbeesperado", xwing.Ability{When: xwing.AfterAction, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && (m.Action == "barrelroll" || m.Action == "boost") && len(foils(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, foils(t, m)[0].XWS) }})
}

func garvenDreis(xws string) *xwing.Card {
	return pilot(xws, chooses(xwing.AfterSpendingToken,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if !you(m) || m.Token != board.Focus {
				return nil
			}
			return othersAt(t, m, physics.Range3, func(id board.ShipID) bool { return t.RangeBetween(m.Owner, id) >= physics.Range1 })
		},
		func(t *xwing.Table, _ xwing.Moment, id board.ShipID) { t.GainTokens(id, board.Focus, 1) }))
}

func heffTobber() *xwing.Card {
	return pilot("hefftobber", xwing.Ability{When: xwing.AfterManeuver, Act: &xwing.ActionGrant{},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, physics.Range0, physics.Range0)
		}})
}

// fennRauReluctant confuses an enemy who is about to shoot.
func fennRauReluctant() *xwing.Card {
	confused := func(t *xwing.Table, m xwing.Moment) bool {
		a := t.View.Attack
		return a != nil && a.Attacker == m.Ship && t.Noted(m, m.Ship.Piece())
	}
	return pilot("fennrau-sheathipedeclassshuttle",
		xwing.Ability{When: xwing.BeforeEngaging, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && t.InFiringArc(m.Owner, m.Ship) && !t.Ship(m.Owner).Stressed()
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, m.Ship.Piece()) }},
		xwing.Ability{Query: xwing.SpendingToken, If: confused, Refuse: refusing(rule.CardForbids)},
		xwing.Ability{Query: xwing.ModifyingDice, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool { return m.Action == "lock" && confused(t, m) }})
}
