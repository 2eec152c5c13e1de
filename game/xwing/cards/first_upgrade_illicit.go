package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstIllicits lists the illicit upgrades of first edition. What Burnout SLAM adds, and what Hot Shot Blaster rolls, are facts.
func firstIllicits() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("blackmarketslicertools", slicesSystems()),
		firstUpgrade("burnoutslam", xwing.Ability{When: xwing.AfterAction, If: having(catalog.SLAM), Do: (*xwing.Table).DiscardThis}),
		firstUpgrade("cloakingdevice", flickers()...),
		firstUpgrade("contrabandcybernetics", ignoresStress()...),
		firstUpgrade("deadmansswitch", xwing.Ability{When: xwing.BeforeDestroyedRemoved,
			Do: func(t *xwing.Table, m xwing.Moment) { splashes(t, m.Owner) }}),
		firstUpgrade("empdevice", insteadOfAttacks(always, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment) {
			t.DiscardForRound(m)
			for _, id := range t.ShipsAt(m.Owner, gauge.Range1, anyShip) {
				t.GainTokens(id, board.Ion, 2)
			}
		})...),
		firstUpgrade("feedbackarray", insteadOfAttacks(
			func(t *xwing.Table, m xwing.Moment) bool { return len(enemyAt(t, m, gauge.Range1, nil)) > 0 },
			xwing.Cost{Gain: board.Ion, GainN: 1, Hits: 1}, func(t *xwing.Table, m xwing.Moment) {
				t.SufferDamage(t.ChooseShip(m, enemyAt(t, m, gauge.Range1, nil), false), xwing.Damage{Hits: 1})
			})...),
		firstUpgrade("glitterstim", heightens()...),
		firstUpgrade("hotshotblaster"),
		firstUpgrade("inertialdampeners", xwing.Ability{When: xwing.BeforeManeuver, May: true,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Act.Step && !m.Move.Ion },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.DiscardThis(m)
				t.ExecuteInstead(m.Owner, catalog.Maneuver{Bearing: gauge.Stationary, Difficulty: catalog.White})
				t.GainTokens(m.Owner, board.Stress, 1)
			}}),
		firstUpgrade("iondischargers", passesIon()),
		firstUpgrade("riggedcargochute", xwing.Ability{When: xwing.AsAction, Do: (*xwing.Table).DiscardThis,
			Place: &xwing.Placing{Device: catalog.LooseCargo, Ways: board.Drops(straight(1))}}),
		firstUpgrade("scavengercrane", scavenges()),
	}
}
