package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstOrderTIESeBomber lists the pilots of the TIE/se Bomber that fly for the First Order.
func firstOrderTIESeBomber() []*xwing.Card {
	return []*xwing.Card{breach(), dread(), grudge(), julJerjerrod(), scorchOfTheBombers()}
}

func dread() *xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) })
	}
	return pilot("dread", xwing.Ability{When: xwing.AfterAction,
		If:     func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Is(catalog.Reload) },
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(ahead(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range ahead(t, m) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Deplete, 1)
			}
		}})
}

// grudge throws a die of whoever is caught by a friendly device again.
func grudge() *xwing.Card {
	return pilot("grudge", xwing.Ability{When: xwing.AfterRolling, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Device.ID != 0 && t.FriendlyDevice(m.Owner, m.Device.ID) && t.CanRerollLoose() &&
				len(t.ShipsNearDevice(m.Device.ID, gauge.Range2, func(id board.ShipID) bool { return id == m.Owner })) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RerollLoose(m, 1) }})
}

// breach locks whom he has flown over.
func breach() *xwing.Card {
	locks := func(when xwing.Timing) xwing.Ability {
		return given(throughEnemy, chooses(when,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return slices.DeleteFunc(enemiesPassed(t, m), func(id board.ShipID) bool { return !locksAnew(t, m, id) })
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.AcquireLock(m.Owner, id.Piece()) }))
	}
	return pilot("breach", locks(xwing.AfterManeuver), locks(xwing.AfterAction))
}

// scorchOfTheBombers has friends trade a hit for a strain token.
func scorchOfTheBombers() *xwing.Card {
	return pilot("scorch-tiesebomber",
		xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return friendlyAt(t, m, gauge.Range1) && rolls(t, m.Ship, board.AttackDice) && inPrimary(t) &&
					t.Fight().CountResults(board.AttackDice, board.Hit) > 0 && t.CanGain(t.View.Attack.Defender, board.Strain)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().SpendResult(m.Ship, board.AttackDice, board.Hit)
				t.NoteInAttack(m, "scorched")
			}},
		xwing.Ability{When: xwing.AfterDefending, Upon: theShip,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.NotedInAttack(m, "scorched") },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Ship, board.Strain, 1)
			}})
}

func julJerjerrod() *xwing.Card {
	return pilot("juljerjerrod", xwing.Ability{When: xwing.AfterAction, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.Boost) && t.CanShedToken(m.Owner, board.RedColor, board.Orange)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.ShedToken(m, m.Owner, board.RedColor, board.Orange) }})
}
