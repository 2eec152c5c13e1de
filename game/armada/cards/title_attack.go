package cards

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// attackTitles are titles that change the attacks of ships.
func attackTitles() []*armada.Card {
	return []*armada.Card{
		annihilator(), defiance(), devastator(), dodonnasPride(), homeOne(), impetuous(), insidious(), lucidVoice(), monKarren(),
		paragon(), patriotFist(), ravager(), sunder(), taskForceOrgana(), unity(), warlord(),
	}
}

func annihilator() *armada.Card {
	return upgrade("annihilator", armada.Ability{When: armada.ResolvingEffects, May: true, If: all(you, attackingSquadron, withDice),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().Reroll(1, nil, by(m)) }})
}

func defiance() *armada.Card {
	return upgrade("defiance", armada.Ability{When: armada.ResolvingEffects,
		If: all(you, addable, func(t *armada.Table, m armada.Moment) bool {
			ship := t.Ship(board.ShipOf(m.Shot.Defender))
			return ship != nil && ship.Activated
		}),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDie(true, by(m)) }})
}

func devastator() *armada.Card {
	return upgrade("devastator", armada.Ability{When: armada.ResolvingEffects, May: true, Limit: armada.OncePerRound,
		If: all(you, addable, func(t *armada.Table, m armada.Moment) bool {
			return m.Shot.From == gauge.Front && len(t.DiscardedTokens(m.Owner.Piece())) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Attack().AddDice(catalog.Blue, len(t.DiscardedTokens(m.Owner.Piece())), by(m))
		}})
}

func dodonnasPride() *armada.Card {
	return upgrade("dodonnas-pride", critical(armada.Free, func(t *armada.Table, m armada.Moment) {
		t.Attack().CancelAll(by(m))
		t.Attack().DealFaceup()
	}, catalog.Blue))
}

func homeOne() *armada.Card {
	accuracy := []catalog.Face{catalog.Accuracy}
	return upgrade("home-one", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(friendlyShip, another, apart(gauge.Distance5), func(t *armada.Table, m armada.Moment) bool {
			return showing(func(d board.Die) bool { return t.Attack().CanShow(d, accuracy) })(t, m)
		}),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().ChangeDieWhere(anyDie, accuracy, by(m)) }})
}

func impetuous() *armada.Card {
	attack := func(t *armada.Table, m armada.Moment) armada.FlakFrom {
		return armada.FlakFrom{Ship: m.Owner, Zones: t.Zones(m.Owner), Dice: t.Flak(m.Owner), One: true}
	}
	return upgrade("impetuous", armada.Ability{When: armada.EndOfAttackStep, May: true,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return attack(t, m).Can(t) }),
		Do: func(t *armada.Table, m armada.Moment) { attack(t, m).Attack(t) }})
}

func insidious() *armada.Card {
	return upgrade("insidious", armada.Ability{Query: armada.DiceReach,
		If: all(you, func(_ *armada.Table, m armada.Moment) bool {
			return m.Color == catalog.Black && m.Zone != 0 && m.Shot.At == gauge.Rear && board.ShipOf(m.Shot.Defender) != 0
		}),
		By: func(_ *armada.Table, m armada.Moment) int { return max(m.N, int(gauge.MediumRange)) }})
}

func lucidVoice() *armada.Card {
	return upgrade("lucid-voice", armada.Ability{Query: armada.Armament,
		If: all(you, func(_ *armada.Table, m armada.Moment) bool { return m.Zone != 0 }),
		By: func(t *armada.Table, m armada.Moment) int {
			printed := t.Card(m.Owner).Armament.Of(m.Zone)
			switch {
			case m.Zone == gauge.Rear:
				return catalog.Dice{catalog.Red: 3}[m.Color] - printed[m.Color]
			case m.Zone == gauge.Left || m.Zone == gauge.Right:
				return catalog.Dice{catalog.Black: 1, catalog.Blue: -1}[m.Color]
			}
			return 0
		}})
}

func monKarren() *armada.Card {
	return upgrade("mon-karren",
		armada.Ability{When: armada.ResolvingCommand,
			If: all(you, resolves(catalog.ConcentrateFire), func(t *armada.Table, _ armada.Moment) bool {
				return board.SquadronOf(t.Attack().Defender()) == 0 && board.MarkerOf(t.Attack().Defender()) == 0
			})},
		armada.Ability{Query: armada.Spending,
			If: func(t *armada.Table, m armada.Moment) bool {
				return t.Attack() != nil && t.Attack().Used(m) && m.Token.Kind != 0 && m.Ship != m.Owner && t.Attack().Spends() > 0
			},
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-CRD-027", m) }})
}

func paragon() *armada.Card {
	return upgrade("paragon", armada.Ability{When: armada.ResolvingEffects,
		If: all(you, attackingShip, addable, func(t *armada.Table, m armada.Moment) bool {
			return t.AttacksOn(m.Owner, m.Shot.Defender) > 1
		}),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDice(catalog.Black, 1, by(m)) }})
}

func patriotFist() *armada.Card {
	return upgrade("patriot-fist",
		armada.Ability{When: armada.ResolvingEffects, May: true, Limit: armada.OncePerActivation,
			If: all(attackingShip, addable, func(t *armada.Table, m armada.Moment) bool {
				return t.Active() == m.Owner && len(t.Deeds(m.Owner).Targets) == 1 && m.Shot.Range > gauge.CloseRange
			}),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDice(catalog.Blue, 2, by(m)) }},
		armada.Ability{Query: armada.Attacking,
			If:     func(t *armada.Table, m armada.Moment) bool { return t.Own(m).Used() },
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-GLD-003", m) }})
}

func ravager() *armada.Card {
	return upgrade("ravager", armada.Ability{When: armada.ResolvingCommand, May: true,
		If: all(you, resolves(catalog.ConcentrateFire), withDice, func(t *armada.Table, _ armada.Moment) bool {
			_, token := t.Command().As()
			return token && t.Attack().Kind() != board.SalvoAttack
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Attack().AddDie(false, by(m))
			t.Command().TokenDone()
		}})
}

func sunder() *armada.Card {
	may := func(t *armada.Table, m armada.Moment) []board.Upgrade {
		return t.UpgradesOf(board.ShipOf(m.Shot.Defender), func(u *catalog.Upgrade, _ board.Upgrade) bool {
			return u.Is(catalog.OffensiveRetrofitSlot) || u.Is(catalog.DefensiveRetrofitSlot) || u.Is(catalog.OrdnanceSlot) ||
				u.Is(catalog.IonCannonsSlot) || u.Is(catalog.TurbolasersSlot)
		})
	}
	card := critical(armada.Discard, func(t *armada.Table, m armada.Moment) {
		id := board.ShipOf(m.Shot.Defender)
		t.Own(m).DiscardUpgrade(id, t.Own(m).ChooseUpgrade(id, may(t, m)))
	}, catalog.Blue, catalog.Black)
	card.If = all(card.If, func(t *armada.Table, m armada.Moment) bool { return len(may(t, m)) > 0 })
	return upgrade("sunder", card)
}

func taskForceOrgana() *armada.Card {
	return upgrade("task-force-organa",
		armada.Ability{When: armada.ResolvingEffects, May: true, If: all(you, withDice, copied(gauge.Distance3)),
			Do: func(t *armada.Table, m armada.Moment) {
				t.Own(m).ExhaustCopy(gauge.Distance3)
				t.Attack().Reroll(2, nil, by(m))
			}},
		armada.Ability{Query: armada.DeclaringTarget, If: all(you, exhausted, attackingShip),
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-GLD-003", m) }})
}

func unity() *armada.Card {
	return upgrade("unity", gains(catalog.Redirect), armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(you, attackingSquadron, withDice, func(t *armada.Table, m armada.Moment) bool {
			q := board.SquadronOf(m.Shot.Defender)
			if q == 0 {
				return false
			}
			for _, by := range t.Engaged(q) {
				if t.SquadronCard(by).Value(catalog.Heavy) == 0 {
					return true
				}
			}
			return false
		}),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().Reroll(1, nil, by(m)) }})
}

func warlord() *armada.Card {
	accuracy := func(d board.Die) bool { return d.Face == catalog.Accuracy }
	return upgrade("warlord", armada.Ability{When: armada.ResolvingEffects, May: true, If: all(you, showing(accuracy)),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Attack().ChangeDieWhere(accuracy, []catalog.Face{catalog.Hit, catalog.HitHit}, by(m))
		}})
}
