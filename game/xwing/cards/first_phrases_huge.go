package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases of first edition's huge ships. A card of one with two sections works for both.

// yours reports whether a ship is the owner, or the other section of its.
func yours(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
	return id == m.Owner || id != 0 && t.Ship(m.Owner).Joined == id
}

// ofYours reports whether the moment is about either.
func ofYours(t *xwing.Table, m xwing.Moment) bool { return yours(t, m, m.Ship) }

// turnsYours may turn one result of the dice of the owner's huge ship, for a cost, where f holds (nil: always).
func turnsYours(side board.Side, from, to board.Face, c xwing.Cost, f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: modifying(side), May: true, Cost: c,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return yours(t, m, t.Fight().Rolled(side)) && t.Fight().CountResults(side, from) > 0 && (f == nil || f(t, m))
		},
		Do: changes(side, from, to, 1)}
}

// onceARound is an ability that is used once a round, however many there are of it.
func onceARound(a xwing.Ability) xwing.Ability {
	if f := a.If; f != nil {
		a.If = func(t *xwing.Table, m xwing.Moment) bool { return unused(t, m) && f(t, m) }
	} else {
		a.If = func(t *xwing.Table, m xwing.Moment) bool { return you(m) && unused(t, m) }
	}
	do := a.Do
	a.Do = func(t *xwing.Table, m xwing.Moment) {
		t.Note(m, noteUsed)
		do(t, m)
	}
	return a
}

// locksFar lets the owner's huge ship lock at ranges 1 to hi.
func locksFar(hi gauge.Range) xwing.Ability {
	return number(xwing.LockingBeyond, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return ofYours(t, m) && t.RangeTo(m.Ship, m.Answer) <= hi
	})
}

// lacksEnergy reports whether the owner's huge ship could hold more energy.
func lacksEnergy(t *xwing.Table, m xwing.Moment) bool {
	e := t.Energy(m.Owner)
	return e.Active < e.Limit
}

// usingEnergy is an "Energy:" header: it is used between the maneuver and the actions.
func usingEnergy(a xwing.Ability) xwing.Ability {
	a.When, a.Of = xwing.UsingEnergy, xwing.EnergyUsed
	return a
}

// sectionsThat are the cards of the owner's huge ship for which f holds.
func sectionsThat(t *xwing.Table, m xwing.Moment, f func(board.ShipID) bool) (ids []board.ShipID) {
	for _, id := range t.View.ShipsInPlay() {
		if yours(t, m, id) && f(id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// pickSection has the owner's player pick one of them; a single one goes unasked.
func pickSection(t *xwing.Table, m xwing.Moment, ids []board.ShipID) board.ShipID {
	if len(ids) == 1 {
		return ids[0]
	}
	return t.ChooseShip(m, ids, false)
}

// unshielded are the cards on which a shield can be recovered.
func unshielded(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return sectionsThat(t, m, t.CanRecoverShield)
}

// recoversOne recovers a shield on one of them.
func recoversOne(t *xwing.Table, m xwing.Moment) {
	t.RecoverShield(pickSection(t, m, unshielded(t, m)))
}

// afterRecovering is whether the owner's huge ship has performed a recover action.
func afterRecovering(t *xwing.Table, m xwing.Moment) bool {
	return ofYours(t, m) && m.Is(catalog.Recover)
}

// actsAgain recovers or reinforces for an energy after another action, once a round. To recover takes another energy.
func actsAgain() xwing.Ability {
	grant := func(t *xwing.Table, m xwing.Moment) xwing.ActionGrant {
		g := xwing.ActionGrant{Huge: true, Only: white(catalog.Reinforce)}
		if t.Energy(m.Owner).Active > 1 {
			g.Only = white(catalog.Recover, catalog.Reinforce)
		}
		return g
	}
	return xwing.Ability{When: xwing.AfterAction, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return ofYours(t, m) && unused(t, m) && !m.Is(catalog.Recover, catalog.Reinforce) && t.Energy(m.Owner).Active > 0
		},
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return t.CanPerform(m.Ship, grant(t, m)) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if action, _ := t.GrantActionFor(m, m.Ship, xwing.Cost{Energy: 1}, grant(t, m)); action != "" {
				t.Note(m, noteUsed)
			}
		}}
}

// mendsFacedown discards a facedown damage card of one of the owner's sections.
func mendsFacedown(t *xwing.Table, m xwing.Moment) { t.RepairFacedown(pickSection(t, m, dented(t, m))) }

// dented are the sections with facedown damage cards.
func dented(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return sectionsThat(t, m, func(id board.ShipID) bool { return t.Ship(id).Facedown > 0 })
}

// broken are those with faceup ones.
func broken(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return sectionsThat(t, m, func(id board.ShipID) bool { return len(t.Ship(id).Faceup) > 0 })
}

// takesOff takes the focus and evade tokens and the locks off a ship.
func takesOff(t *xwing.Table, id board.ShipID) {
	losesFocusAndEvade(t, id)
	t.BreakOwnLocks(id)
}

// reinforcedThere reports whether the section of the owner's huge ship that is attacked has a reinforce token.
func reinforcedThere(t *xwing.Table, _ xwing.Moment) bool {
	return reinforcements(t.Ship(t.View.Attack.Defender)) > 0
}

// reinforcements are the reinforce tokens of a card.
func reinforcements(s *board.Ship) int { return s.Has(board.ReinforceFore) + s.Has(board.ReinforceAft) }

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

// spendsReinforcement adds an evade result to a defense, for a reinforce token once that is over.
func spendsReinforcement() []xwing.Ability {
	const added = "added"
	return []xwing.Ability{
		{When: xwing.ModifyingDefenseDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Fight().Defends(m.Owner) && reinforcements(t.Ship(m.Owner)) > 0 && !t.NotedInAttack(m, added) &&
					t.Fight().CanAddDie(board.DefenseDice, board.EvadeResult)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.NoteInAttack(m, added)
				t.Fight().AddDie(board.DefenseDice, board.EvadeResult)
			}},
		{When: xwing.AfterDefending,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.NotedInAttack(m, added) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.RemoveTokens(m.Owner, board.ReinforceFore, 1) == 0 {
					t.RemoveTokens(m.Owner, board.ReinforceAft, 1)
				}
			}},
	}
}
