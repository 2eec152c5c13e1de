package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// rebelFangFighter lists the pilots of the Fang Fighter that fly for the Rebel Alliance.
func rebelFangFighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("clanwrenvolunteer", rerolls(board.AttackDice, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return attackRange1(t, m) && atOneSpeed(t, m)
		})),
	}
}

// atOneSpeed reports whether a friendly ship at range 1 has revealed a maneuver as fast
// as the owner's; one that was not revealed has no speed.
func atOneSpeed(t *xwing.Table, m xwing.Moment) bool {
	mine := t.Ship(m.Owner).Dial
	return mine.Revealed && len(othersAt(t, m, gauge.Range1, func(id board.ShipID) bool {
		return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.Ship(id).Dial.Maneuver.Speed == mine.Maneuver.Speed
	})) > 0
}
