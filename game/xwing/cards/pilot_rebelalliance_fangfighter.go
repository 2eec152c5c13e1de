package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// rebelFangFighter lists the pilots of the Fang Fighter that fly for the Rebel Alliance.
func rebelFangFighter() []*xwing.Card {
	return []*xwing.Card{
		bodicaVenj(),
		pilot("clanwrenvolunteer", rerolls(board.AttackDice, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return attackRange1(t, m) && atOneSpeed(t, m)
		})),
		dirkUllodin(),
		fennRauOfTheRebellion(),
	}
}

// bodicaVenj strikes back for her friends.
func bodicaVenj() *xwing.Card {
	back := func(m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return !w.Special }, Whom: func(id board.ShipID) bool { return id == m.Other }}
	}
	return pilot("bodicavenj", xwing.Ability{When: xwing.AfterDefending, Upon: theOther, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && t.Friendly(m.Owner, m.Ship) && t.Ship(m.Owner).Has(board.Deplete) == 0 && t.CanBonusAttack(m.Owner, back(m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.BonusAttack(m.Owner, back(m)) {
				t.GainTokens(m.Owner, board.Deplete, 1)
			}
		}})
}

func dirkUllodin() *xwing.Card {
	return pilot("dirkullodin", locksWhenRed(func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.InArc(m.Owner, id, gauge.Front) && locksAnew(t, m, id)
		})
	})...)
}

// fennRauOfTheRebellion calms whoever has somebody right before his guns.
func fennRauOfTheRebellion() *xwing.Card {
	return pilot("fennrau-fangfighter", xwing.Ability{When: xwing.BeforeEngaging, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Friendly(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range1, gauge.Range2) && t.CanShedToken(m.Ship, board.RedColor) &&
				len(t.ShipsAt(m.Ship, gauge.Range1, func(id board.ShipID) bool {
					return t.Enemy(m.Owner, id) && t.RangeBetween(m.Ship, id) >= gauge.Range1 && t.InArc(m.Ship, id, gauge.Front)
				})) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.ShedToken(m, m.Ship, board.RedColor) }})
}

// atOneSpeed reports whether a friendly ship at range 1 has revealed a maneuver as fast
// as the owner's; one that was not revealed has no speed.
func atOneSpeed(t *xwing.Table, m xwing.Moment) bool {
	mine := t.Ship(m.Owner).Dial
	return mine.Revealed && len(othersAt(t, m, gauge.Range1, func(id board.ShipID) bool {
		return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.Ship(id).Dial.Maneuver.Speed == mine.Maneuver.Speed
	})) > 0
}
