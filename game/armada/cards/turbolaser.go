package cards

import (
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func turbolasers() []*armada.Card {
	return []*armada.Card{
		dby827HeavyTurbolasers(), dualTurbolaserTurrets(), h9Turbolasers(), heavyFireZone(), quadBatteryTurrets(),
		quadTurbolaserCannons(), slavedTurrets(), moreDice("spinal-armament", catalog.Red, 1, gauge.Front, gauge.Rear),
		swivelMountBatteries(), turbolaserRerouteCircuits(),
	}
}

// changeable: a die of the pool that fits can be changed to one of the faces.
func changeable(fits func(board.Die) bool, faces []catalog.Face) condition {
	return func(t *armada.Table, m armada.Moment) bool {
		return showing(func(d board.Die) bool { return fits(d) && t.Attack().CanShow(d, faces) })(t, m)
	}
}

// moreDice are further dice in the battery armaments of some hull zones.
func moreDice(id string, c catalog.Color, n int, zones ...gauge.Zone) *armada.Card {
	return upgrade(id, number(armada.Armament, n, func(_ *armada.Table, m armada.Moment) bool {
		return m.Color == c && contains(zones, m.Zone)
	}))
}

func contains[T comparable](list []T, x T) bool {
	for _, other := range list {
		if other == x {
			return true
		}
	}
	return false
}

func dby827HeavyTurbolasers() *armada.Card {
	return upgrade("dby-827-heavy-turbolasers", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(you, changeable(anyDie, crits()), func(_ *armada.Table, m armada.Moment) bool { return m.Shot.Kind == board.SalvoAttack }),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().ChangeDieWhere(anyDie, crits(), by(m)) }})
}

func dualTurbolaserTurrets() *armada.Card {
	return upgrade("dual-turbolaser-turrets", armada.Ability{When: armada.ResolvingEffects, May: true, Cost: armada.Exhaust,
		If: all(you, withDice),
		Do: func(t *armada.Table, m armada.Moment) {
			if addable(t, m) {
				t.Attack().AddDice(catalog.Red, 1, by(m))
			}
			t.Attack().Cancel(by(m))
		}})
}

func h9Turbolasers() *armada.Card {
	struck := func(d board.Die) bool { return d.Face.Hits()+d.Face.Crits() > 0 }
	return upgrade("h9-turbolasers", armada.Ability{When: armada.ResolvingEffects, May: true, Turns: armada.ToAccuracy,
		If: all(you, changeable(struck, accuracy())),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().ChangeDieWhere(struck, accuracy(), by(m)) }})
}

func heavyFireZone() *armada.Card {
	return upgrade("heavy-fire-zone", armada.Ability{Query: armada.DieColor,
		If: all(you, func(t *armada.Table, m armada.Moment) bool {
			return m.Shot != nil && m.Color == catalog.Blue && len(friendsEngaged(t, m, board.SquadronOf(m.Shot.Defender))) == 0
		}),
		By: func(*armada.Table, armada.Moment) int { return int(catalog.Red) }})
}

// friendsEngaged are the friendly squadrons that a squadron is engaged with; of a mine there are none.
func friendsEngaged(t *armada.Table, m armada.Moment, id board.SquadronID) (friends []board.SquadronID) {
	if id == 0 || t.Squadron(id).Where != board.OnTable {
		return nil
	}
	for _, q := range t.Engaged(id) {
		if t.Own(m).Friendly(q.Piece()) {
			friends = append(friends, q)
		}
	}
	return friends
}

func quadBatteryTurrets() *armada.Card {
	return upgrade("quad-battery-turrets", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(you, addable, func(t *armada.Table, m armada.Moment) bool {
			defender := t.Ship(board.ShipOf(m.Shot.Defender))
			return defender != nil && defender.Speed > t.Ship(m.Owner).Speed
		}),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDice(catalog.Blue, 1, by(m)) }})
}

func quadTurbolaserCannons() *armada.Card {
	return upgrade("quad-turbolaser-cannons", armada.Ability{When: armada.ResolvingEffects,
		If: all(you, addable, showing(func(d board.Die) bool { return d.Color == catalog.Red && d.Face == catalog.Accuracy })),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddFace(catalog.Red, catalog.Accuracy, by(m)) }})
}

func slavedTurrets() *armada.Card {
	return upgrade("slaved-turrets",
		cannot(armada.Attacking, "ARM-CRD-094", func(t *armada.Table, m armada.Moment) bool { return len(t.Deeds(m.Owner).Shots) > 0 }),
		armada.Ability{When: armada.ResolvingEffects, If: all(you, addable, attackingShip),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDice(catalog.Red, 1, by(m)) }})
}

// swivelMountBatteries keeps its focus token as what it is used for: that it lies there is told with the card.
func swivelMountBatteries() *armada.Card {
	focus := func(t *armada.Table, m armada.Moment) gauge.Zone { return t.Focus(m.Owner) }
	beside := func(t *armada.Table, m armada.Moment) bool {
		return focus(t, m) != 0 && gauge.Adjacent(focus(t, m), m.Shot.From, len(t.Zones(m.Owner)))
	}
	return upgrade("swivel-mount-batteries",
		armada.Ability{When: armada.WhenRevealing, May: true, Cost: armada.Exhaust, If: you,
			Do: func(t *armada.Table, m armada.Moment) {
				z := t.ChooseZones(m, t.Own(m).Player(), m.Owner, t.Zones(m.Owner), 1, 1)[0]
				t.Assign(m.Owner.Piece(), armada.FocusToken(z), false)
			}},
		armada.Ability{When: armada.ResolvingEffects,
			If: all(you, addable, attackingShip, func(t *armada.Table, m armada.Moment) bool {
				return focus(t, m) == m.Shot.From && t.Beside(m.Owner, m.Shot.From).Total() > 0
			}),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddOf(t.Beside(m.Owner, m.Shot.From), by(m)) }},
		armada.Ability{When: armada.AfterGathering, If: func(t *armada.Table, m armada.Moment) bool {
			return you(t, m) && m.N == 0 && beside(t, m)
		}, Do: func(t *armada.Table, m armada.Moment) { t.Attack().TakeDice(t.Own(m).Player(), 1) }},
		armada.Ability{When: armada.WhenReadied, If: all(you, itsOwn), Do: func(t *armada.Table, m armada.Moment) {
			if z := focus(t, m); z != 0 {
				t.Assign(m.Owner.Piece(), armada.FocusToken(z), true)
			}
		}})
}

func turbolaserRerouteCircuits() *armada.Card {
	red, faces := color(catalog.Red), []catalog.Face{catalog.Crit, catalog.HitHit}
	evades := func(t *armada.Table, m armada.Moment) []armada.Token {
		return tokensOf(t, t.Spendable(m.Owner, m.Owner.Piece()), catalog.Evade)
	}
	return upgrade("turbolaser-reroute-circuits", armada.Ability{When: armada.ResolvingEffects, May: true, Cost: armada.Exhaust,
		Turns: armada.BadDice,
		If:    all(you, changeable(red, faces), func(t *armada.Table, m armada.Moment) bool { return len(evades(t, m)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			token, _ := t.Own(m).ChooseToken(evades(t, m))
			t.SpendToken(token)
			t.Attack().ChangeDieWhere(red, faces, by(m))
		}})
}

// tokensOf are the defense tokens of a kind among some.
func tokensOf(t *armada.Table, tokens []armada.Token, kind catalog.DefenseToken) (of []armada.Token) {
	for _, k := range tokens {
		if t.View.TokensOf(k.Piece)[k.Index].Kind == kind {
			of = append(of, k)
		}
	}
	return of
}
