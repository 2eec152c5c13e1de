package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstShipDamage lists the damage cards of first edition with the trait Ship.
func firstShipDamage() []*xwing.Card {
	stress := xwing.Ability{When: xwing.WhenDealtFaceup, Do: func(t *xwing.Table, m xwing.Moment) {
		t.GainTokens(m.Owner, board.Stress, 1)
		t.RepairThis(m)
	}}
	return slices.Concat(
		bothDecks("consolefire", xwing.Ability{When: xwing.StartOfEngagement, If: always, Do: hitOnHit}, repairAction()),
		bothDecks("damagedengine", xwing.Ability{Query: xwing.ManeuverDifficulty, If: ownTurn, By: plus(2)}),
		bothDecks("directhit", number(xwing.CountingAsDamage, 1, nil)),
		bothDecks("thrustcontrolfire", stress),
		sensorArrays(), explosions(), breaches(),
		[]*xwing.Card{
			firstDamage("structuraldamage-2012", number(xwing.AgilityValue, -1, nil), rollingRepair(isHit)),
			firstDamage("structuraldamage-2015", number(xwing.AgilityValue, -1, nil), rollingRepair(board.Face.Hurts)),
			firstDamage("weaponmalfunction", number(xwing.PrimaryValue, -1, nil), rollingRepair(board.Face.Hurts)),
			firstDamage("weaponsfailure", number(xwing.AttackDiceCount, -1, nil), rollingRepair(board.Face.Hurts)),
			firstDamage("munitionsfailure", xwing.Ability{When: xwing.WhenDealtFaceup, Do: func(t *xwing.Table, m xwing.Moment) {
				if among := secondaries(t, m.Owner); len(among) > 0 {
					t.DiscardUpgrade(m.Owner, t.ChooseUpgrade(m, among))
				}
				t.RepairThis(m)
			}}),
			firstDamage("loosestabilizer", xwing.Ability{When: xwing.AfterManeuver, If: ownColor(catalog.White),
				Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Stress, 1) }}, repairAction()),
		})
}

func ownTurn(_ *xwing.Table, m xwing.Moment) bool {
	return m.Ship == m.Owner && (m.Move.Maneuver.Bearing == gauge.TurnLeft || m.Move.Maneuver.Bearing == gauge.TurnRight)
}

// ownColor is of a maneuver of the owner's that is of this difficulty.
func ownColor(d catalog.Difficulty) func(*xwing.Table, xwing.Moment) bool {
	return func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner && m.Difficulty == d }
}

// secondaries lists the ship's upgrades that are weapons.
func secondaries(t *xwing.Table, id board.ShipID) []string {
	var out []string
	for _, w := range t.Weapons(id) {
		if w.Special {
			out = append(out, w.Upgrade)
		}
	}
	return out
}

// sensorArrays leave no action of the bar (2012), or none but those of damage cards (2015).
func sensorArrays() []*xwing.Card {
	unless := func(open func(t *xwing.Table, m xwing.Moment) bool) xwing.Ability {
		return xwing.Ability{Query: xwing.PerformingAction, Refuse: func(t *xwing.Table, m xwing.Moment) *game.Refusal {
			if open(t, m) {
				return nil
			}
			return cardForbids(t, m)
		}}
	}
	return []*xwing.Card{
		firstDamage("damagedsensorarray-2012", unless(func(t *xwing.Table, m xwing.Moment) bool {
			return !slices.ContainsFunc(t.ActionBar(m.Owner), func(a catalog.BarAction) bool { return m.Is(a.Type) })
		}), rollingRepair(isHit)),
		firstDamage("damagedsensorarray-2015", unless(func(_ *xwing.Table, m xwing.Moment) bool {
			return m.IsOf(catalog.DamageKind)
		}), rollingRepair(board.Face.Hurts)),
	}
}

// explosions roll for damage at once.
func explosions() []*xwing.Card {
	at := func(d xwing.Damage) xwing.Ability {
		return xwing.Ability{When: xwing.WhenDealtFaceup, Do: func(t *xwing.Table, m xwing.Moment) {
			if isHit(rollFor(t, m)) {
				t.SufferDamage(m.Owner, d)
			}
			t.RepairThis(m)
		}}
	}
	return []*xwing.Card{
		firstDamage("minorexplosion", at(xwing.Damage{Hits: 1})),
		firstDamage("majorexplosion", at(xwing.Damage{Crits: 1})),
	}
}

// breaches are of the hull: red maneuvers hurt, or all damage cards come faceup.
func breaches() []*xwing.Card {
	open := fromNextRound(xwing.Ability{When: xwing.WouldBeDealtFacedown, Do: func(*xwing.Table, xwing.Moment) {}})
	return []*xwing.Card{
		firstDamage("minorhullbreach", xwing.Ability{When: xwing.AfterManeuver, If: ownColor(catalog.Red), Do: hitOnHit}),
		firstDamage("majorhullbreach", append(open, repairAction())...),
	}
}
