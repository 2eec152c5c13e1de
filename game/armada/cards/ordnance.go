package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// weapons are ordnance, ion cannons, turbolasers and superweapons.
func weapons() []*armada.Card {
	return slices.Concat(turbolasers(), ionCannons(), ordnance(), []*armada.Card{
		assaultConcussionMissiles(), assaultProtonTorpedoes(), enhancedArmament(), externalRacks(), heavyTurbolaserTurrets(),
		leadingShots(), linkedTurbolaserTowers(), nk7IonCannons(), orbitalBombardmentParticleCannons(), xi7Turbolasers(),
		xx9Turbolasers(),
	})
}

func assaultConcussionMissiles() *armada.Card {
	return upgrade("assault-concussion-missiles", critical(armada.Exhaust, func(t *armada.Table, m armada.Moment) {
		id := board.ShipOf(m.Shot.Defender)
		zones := t.Zones(id)
		for _, z := range zones {
			if gauge.Adjacent(m.Shot.At, z, len(zones)) {
				t.SufferAt(id, z, 1)
			}
		}
	}, catalog.Black))
}

func assaultProtonTorpedoes() *armada.Card {
	return upgrade("assault-proton-torpedoes", critical(armada.Exhaust, func(t *armada.Table, _ armada.Moment) {
		t.Attack().DealFaceup()
	}, catalog.Black))
}

func enhancedArmament() *armada.Card {
	return upgrade("enhanced-armament", number(armada.Armament, 1, func(_ *armada.Table, m armada.Moment) bool {
		return m.Color == catalog.Red && (m.Zone == gauge.Left || m.Zone == gauge.Right)
	}))
}

func externalRacks() *armada.Card {
	return upgrade("external-racks", armada.Ability{When: armada.ResolvingEffects, May: true, Cost: armada.Discard,
		If: all(you, addable, within(gauge.CloseRange)),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDice(catalog.Black, 2, by(m)) }})
}

func heavyTurbolaserTurrets() *armada.Card {
	return upgrade("heavy-turbolaser-turrets", armada.Ability{Query: armada.TokenLimit,
		If: all(you, spends(catalog.Brace), func(t *armada.Table, m armada.Moment) bool {
			all, _ := t.Attack().TokensSpent()
			return all > 1 || m.Token.State == board.Discarded // it was not spent
		}),
		By: func(_ *armada.Table, m armada.Moment) int { return min(m.N, 1) }})
}

func leadingShots() *armada.Card {
	blue := color(catalog.Blue)
	return upgrade("leading-shots", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return you(t, m) && showing(func(d board.Die) bool { return blue(d) && t.Attack().Spendable(d) })(t, m)
		},
		Do: func(t *armada.Table, m armada.Moment) {
			if t.Attack().SpendDie(blue, by(m)) {
				t.Attack().Reroll(len(t.Attack().Dice()), nil, by(m))
			}
		}})
}

func linkedTurbolaserTowers() *armada.Card {
	red := color(catalog.Red)
	return upgrade("linked-turbolaser-towers",
		armada.Ability{When: armada.ResolvingEffects, May: true,
			If: all(you, showing(red), func(t *armada.Table, m armada.Moment) bool {
				return attackingSquadron(t, m) || attackingShip(t, m) && t.HasTag(m.Owner, catalog.Bombard)
			}),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().Reroll(1, red, by(m)) }},
		armada.Ability{When: armada.ResolvingEffects, May: true, Cost: armada.Exhaust,
			If: all(you, attackingSquadron, func(t *armada.Table, m armada.Moment) bool {
				return m.Shot.Chain == 1 && t.Active() == m.Owner && m.Shot.Kind == board.NormalAttack
			}),
			Do: func(t *armada.Table, m armada.Moment) {
				t.Attack().AddAlike(2, by(m))
				t.Attack().Alone()
			}})
}

func nk7IonCannons() *armada.Card {
	return upgrade("nk-7-ion-cannons", criticalIf(armada.Exhaust, func(t *armada.Table, m armada.Moment) bool {
		return len(t.Tokens(m.Shot.Defender)) > 0
	}, func(t *armada.Table, m armada.Moment) { t.LoseToken(board.ShipOf(m.Shot.Defender), board.Discarded) }, catalog.Blue))
}

func orbitalBombardmentParticleCannons() *armada.Card {
	return upgrade("orbital-bombardment-particle-cannons", armada.Ability{When: armada.CriticalEffect, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return you(t, m) && m.N > 0 && m.Shot.Kind == board.IgnitionAttack && t.Attack().ShowsCrit(catalog.Red)
		},
		Do: func(t *armada.Table, m armada.Moment) {
			near := func(piece string) bool {
				return piece != m.Shot.Defender && t.Apart(m.Shot.Defender, piece) == gauge.Distance1
			}
			for _, piece := range t.ShipsAndStations(game.NoSeat) {
				if id := board.ShipOf(piece); near(piece) && id != 0 {
					t.Suffer(id, 2)
				} else if near(piece) {
					t.HitToken(piece, 2)
				}
			}
			for _, q := range t.Squadrons(game.NoSeat) {
				if t.Squadron(q).Where == board.OnTable && near(q.Piece()) {
					t.Attack().HurtBeside(q, 1)
				}
			}
		}})
}

func xi7Turbolasers() *armada.Card {
	return upgrade("xi7-turbolasers", armada.Ability{Query: armada.TokenLimit, If: all(you, spends(catalog.Redirect)),
		By: func(_ *armada.Table, m armada.Moment) int { return min(m.N, 1) }})
}

func xx9Turbolasers() *armada.Card {
	return upgrade("xx-9-turbolasers", critical(armada.Free, func(t *armada.Table, _ armada.Moment) { t.Attack().Faceup(2) }))
}
