package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// resistanceScavengedYT1300 lists the pilots of the Scavenged YT-1300 that fly for the Resistance.
func resistanceScavengedYT1300() []*xwing.Card {
	return []*xwing.Card{
		chewbaccaOfTheResistance(),
		hanSoloResistance(),
		landoOfTheResistance(),
		poeInTheFalcon(),
		pilot("rey", turns(board.Blank, 1, xwing.Cost{Force: 1}, foeIn(gauge.Front))...),
	}
}

func hanSoloResistance() *xwing.Card {
	return pilot("hansolo-scavengedyt1300", number(xwing.SettingUp, xwing.FarFromEnemies, nil))
}

// chewbaccaOfTheResistance rages over each friend that is lost.
func chewbaccaOfTheResistance() *xwing.Card {
	return pilot("chewbacca-scavengedyt1300", xwing.Ability{When: xwing.BeforeDestroyedRemoved, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range3) && (t.CanPerform(m.Owner, xwing.ActionGrant{}) || t.CanBonusAttack(m.Owner, xwing.AttackTerms{}))
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GrantAction(m, m.Owner, xwing.ActionGrant{})
			t.BonusAttack(m.Owner, xwing.AttackTerms{})
		}})
}

// landoOfTheResistance makes the best of what was hard.
func landoOfTheResistance() *xwing.Card {
	any := xwing.ActionGrant{Stressed: true}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.CanPerform(id, any) })
	}
	leads := func(when xwing.Timing, f func(xwing.Moment) bool) xwing.Ability {
		return xwing.Ability{When: when,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Difficulty == catalog.Red && f(m) },
			Choice: func(t *xwing.Table, m xwing.Moment) bool {
				return t.ActiveCharges(m.Owner, board.ShipCharges) > 0 && len(able(t, m)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				ships := t.ChooseUpTo(m, able(t, m), t.ActiveCharges(m.Owner, board.ShipCharges))
				t.SpendCharges(m.Owner, board.ShipCharges, len(ships))
				for _, id := range ships {
					t.GrantAction(m, id, any)
				}
			}}
	}
	return pilot("landocalrissian-scavengedyt1300", leads(xwing.AfterManeuver, func(m xwing.Moment) bool { return m.Move.Full }),
		leads(xwing.AfterAction, func(xwing.Moment) bool { return true }))
}

// poeInTheFalcon squeezes past anything, and shakes the ship to bits.
func poeInTheFalcon() *xwing.Card {
	swerve := xwing.ActionGrant{Only: append(white(catalog.Boost), red(catalog.BarrelRoll)...), Must: true}
	return pilot("poedameron-scavengedyt1300",
		xwing.Ability{When: xwing.BeforeManeuver, May: true, Cost: xwing.Cost{Charges: 1},
			Do: func(t *xwing.Table, m xwing.Moment) { t.NoteForManeuver(m) }},
		number(xwing.IgnoringObstacles, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return moves(m) && t.NotedForManeuver(m)
		}),
		xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Charges: 2},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Move.Full && t.CanPerform(m.Owner, swerve)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				if did, ok := t.GrantAction(m, m.Owner, swerve); ok && did == catalog.BarrelRoll.String() {
					t.ExposeDamage(m.Owner)
				}
			}})
}
