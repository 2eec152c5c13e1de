package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstCrew lists the crew of first edition that serves on huge ships.
func firstCrew() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("admiralozzel", burnsShields()),
		firstUpgrade("captainneeda", xwing.Ability{When: xwing.WouldSufferEffect,
			If: func(t *xwing.Table, m xwing.Moment) bool { return ofYours(t, m) && len(m.Met.Obstacles) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if rollFor(t, m).Hurts() {
					t.SufferDamage(m.Ship, xwing.Damage{Hits: 1})
				}
			}}),
		firstUpgrade("carlistrieekan", xwing.Ability{When: xwing.StartOfActivation, May: true, If: atAPhase,
			Do: func(t *xwing.Table, m xwing.Moment) {
				const skill = 12
				t.DiscardThis(m)
				for _, id := range t.View.ShipsInPlay() {
					if t.Friendly(m.Owner, id) {
						t.SetInitiative(id, m.Card, skill, board.Activation)
					}
				}
			}}),
		firstUpgrade("constructiondroid", xwing.Ability{When: xwing.BeforeAction, Of: catalog.Recover.String(), May: true,
			Cost: xwing.Cost{Energy: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { // the action itself takes one
				return ofYours(t, m) && t.Energy(m.Owner).Active > 1 && len(dented(t, m)) > 0
			},
			Do: mendsFacedown}),
		firstUpgrade("grandmofftarkin", chooses(xwing.StartOfEngagement, commanded, orders)),
		firstUpgrade("jandodonna", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				by := t.View.Attack.Attacker
				return !yours(t, m, by) && t.Friendly(m.Owner, by) && t.AtRange(m.Owner, by, gauge.Range0, gauge.Range1) &&
					t.Fight().CountResults(board.AttackDice, board.Hit) > 0
			},
			Do: changes(board.AttackDice, board.Hit, board.Crit, 1)}),
		firstUpgrade("raymusantilles", chooses(xwing.StartOfActivation,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return enemyAt(t, m, gauge.Range3, func(id board.ShipID) bool { return dialHidden(t, m, id) })
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
				if t.Difficulty(id, t.LookAtDial(m.Owner, id)) == catalog.White {
					t.GainTokens(id, board.Stress, 1)
				}
			})),
		firstUpgrade("shieldtechnician", xwing.Ability{When: xwing.BeforeAction, Of: catalog.Recover.String(), May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return ofYours(t, m) && t.Energy(m.Owner).Active > 1 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				all := t.Energy(m.Owner).Active
				t.SpareEnergy(all - t.AskCharges(m, 1, all))
			}}),
		firstUpgrade("torynfarr", blinds()),
		firstUpgrade("wed15repairdroid",
			xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Energy: 1}, Do: mendsFacedown,
				If: func(t *xwing.Table, m xwing.Moment) bool { return len(dented(t, m)) > 0 }},
			xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Energy: 3}, Do: mendsFaceup,
				If: func(t *xwing.Table, m xwing.Moment) bool { return len(broken(t, m)) > 0 }}),
	}
}

// burnsShields turns up to three shields into energy, as far as there is room for it.
func burnsShields() xwing.Ability {
	shielded := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return sectionsThat(t, m, func(id board.ShipID) bool { return t.Ship(id).Shields.Active > 0 })
	}
	return usingEnergy(xwing.Ability{May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && lacksEnergy(t, m) && len(shielded(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			most := 0
			for _, id := range shielded(t, m) {
				most += t.Ship(id).Shields.Active
			}
			e := t.Energy(m.Owner)
			for range t.AskCharges(m, 1, min(3, most, e.Limit-e.Active)) {
				t.LoseShield(pickSection(t, m, shielded(t, m)))
				t.GainEnergy(m.Owner, 1)
			}
		}})
}

// commanded are the other ships at range 1-4 that can lose or be given a focus token.
func commanded(t *xwing.Table, m xwing.Moment) (ids []board.ShipID) {
	for _, id := range t.View.ShipsInPlay() {
		if !yours(t, m, id) && t.RangeTo(m.Owner, id.Piece()) <= gauge.Range4 && (t.Ship(id).Has(board.Focus) > 0 || t.CanGain(id,
			board.Focus)) {
			ids = append(ids, id)
		}
	}
	return ids
}

// orders takes a focus token off a ship or gives it one.
func orders(t *xwing.Table, m xwing.Moment, id board.ShipID) {
	if t.Ship(id).Has(board.Focus) > 0 && t.AskRather(m, id, "take-focus", "assign-focus") {
		t.RemoveTokens(id, board.Focus, 1)
		return
	}
	t.GainTokens(id, board.Focus, 1)
}

// blinds is the action that takes focus, evade and locks off enemies at range 1-2, for an energy each.
func blinds() xwing.Ability {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID { return enemyAt(t, m, gauge.Range2, nil) }
	return xwing.Ability{When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.Energy(m.Owner).Active > 0 && len(near(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			chosen := t.ChooseUpTo(m, near(t, m), t.Energy(m.Owner).Active)
			t.SpendEnergy(m.Owner, len(chosen))
			for _, id := range chosen {
				takesOff(t, id)
			}
		}}
}

// mendsFaceup discards a faceup damage card of one of the owner's sections.
func mendsFaceup(t *xwing.Table, m xwing.Moment) {
	on := m
	on.Owner = pickSection(t, m, broken(t, m))
	d, ok := t.ChooseFaceup(on, func(string) bool { return true })
	t.DiscardDamage(on.Owner, func(card string) bool {
		this := ok && card == d.Card
		ok = ok && !this // one of them
		return this
	})
}
