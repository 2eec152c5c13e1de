package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// separatistHMPDroidGunship lists the pilots of the HMP Droid Gunship that fly for the Separatist Alliance.
func separatistHMPDroidGunship() []*xwing.Card {
	return []*xwing.Card{dgs047(), dgs286(), geonosianPrototype(), onderonOppressor()}
}

func dgs047() *xwing.Card {
	strains := func(t *xwing.Table, m xwing.Moment) bool {
		return t.InBullseye(m.Owner, m.Other) && t.CanGain(m.Other, board.Strain)
	}
	return pilot("dgs047", xwing.Ability{When: xwing.AfterAttacking,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.InArc(m.Owner, m.Other, gauge.Front) && (t.CanLock(m.Owner, m.Other.Piece()) || strains(t, m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.CanLock(m.Owner, m.Other.Piece()) && t.ChooseShip(m, []board.ShipID{m.Other}, true) != 0 {
				t.AcquireLock(m.Owner, m.Other.Piece())
			}
			if strains(t, m) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Strain, 1)
			}
		}})
}

func dgs286() *xwing.Card {
	givers := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.Ship(id).Has(board.Calculate) > 0 })
	}
	return pilot("dgs286", xwing.Ability{When: xwing.BeforeEngaging,
		If:     mine,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(givers(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if id := t.ChooseShip(m, givers(t, m), true); id != 0 {
				t.TransferToken(id, m.Owner, board.Calculate)
			}
		}})
}

func geonosianPrototype() *xwing.Card {
	return pilot("geonosianprototype", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return t.WeaponIn(m.Owner, a.Weapon, "missile", "cannon") && t.Ship(a.Defender).Has(board.Tractor) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.RemoveTokens(m.Other, board.Tractor, 1)
			t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, 2)
		}})
}

// The gunship thinks faster where it slides.
func onderonOppressor() *xwing.Card {
	calculates := func(when xwing.Timing, f func(m xwing.Moment) bool) xwing.Ability {
		return xwing.Ability{When: when,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && f(m) && t.Ship(m.Owner).Stressed() },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }}
	}
	return pilot("onderonoppressor",
		calculates(xwing.AfterBarrelRolling, func(xwing.Moment) bool { return true }),
		calculates(xwing.AfterManeuver, func(m xwing.Moment) bool { return slipped(nil, m) }))
}
