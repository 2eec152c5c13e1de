package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstOrderUpsilonClassCommandShuttle lists the pilots of the Upsilon-class command shuttle that fly for the First Order.
func firstOrderUpsilonClassCommandShuttle() []*xwing.Card {
	return []*xwing.Card{
		lieutenantDormitz(func(*board.Ship) bool { return true }),
		later(lieutenantDormitz(func(s *board.Ship) bool { return s.Size == gauge.Small })),
		of(catalog.X2PO, lieutenantDormitz(func(s *board.Ship) bool { return s.Chassis == "tiefofighter" || s.Chassis == "tiesffighter" })),
		captainCardinal(),
		enricPryde(),
		pilot("lieutenanttavson", xwing.Ability{When: xwing.AfterSufferingDamage, Cost: xwing.Cost{Charges: 1}, Act: &xwing.ActionGrant{}}),
		pilot("majorstridan", drawsFriendsNear()),
		pilot("pettyofficerthanisson", burdensAhead(func(t *xwing.Table, m xwing.Moment) {
			t.Tractor(t.Ship(m.Owner).Seat, m.Ship, 1)
		}, board.Stress)),
		pilot("pettyofficerthanisson-evacuationofdqar", burdensAhead(func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Ship, board.Stress, 1)
		}, board.Deplete, board.Strain)),
	}
}

// Lieutenant Dormitz has been here before the others come.
func lieutenantDormitz(which func(*board.Ship) bool) *xwing.Card {
	return pilot("lieutenantdormitz", number(xwing.SettingUp, int(gauge.Range2), func(t *xwing.Table, m xwing.Moment) bool {
		return slices.Contains(t.MusteredWith(m.Owner), m.Ship) && which(t.Ship(m.Ship))
	}))
}

// captainCardinal keeps the ranks steady as long as he has the heart.
func captainCardinal() *xwing.Card {
	steadies := func(side board.Side) xwing.Ability {
		return xwing.Ability{When: modifying(side), May: true, Rerolls: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Friendly(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range1, gauge.Range2) && rolls(t, m.Ship, side) &&
					t.Initiative(m.Ship) < t.Initiative(m.Owner) && t.ActiveCharges(m.Owner, board.ShipCharges) > 0 &&
					t.Fight().CanRerollOne(side, board.FocusResult)
			},
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().RerollOne(side, board.FocusResult) }}
	}
	return pilot("captaincardinal", steadies(board.AttackDice), steadies(board.DefenseDice),
		xwing.Ability{When: xwing.BeforeDestroyedRemoved,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range3) && t.ActiveCharges(m.Owner, board.ShipCharges) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.LoseCharges(m.Owner, board.ShipCharges, 1) }})
}

// enricPryde gives one of his own away for a last salvo.
func enricPryde() *xwing.Card {
	a := given(mine, chooses(xwing.AfterAttacking,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return friendsAt(t, m, gauge.Range3, nil)
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.BonusAttack(m.Owner, xwing.AttackTerms{})
			t.BonusAttack(id, xwing.AttackTerms{})
			t.Destroy(id)
		}))
	a.Bonus = true
	return pilot("enricpryde-wat1", a)
}
