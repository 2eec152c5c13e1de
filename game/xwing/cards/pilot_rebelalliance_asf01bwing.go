package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// rebelASF01BWing lists the pilots of the A/SF-01 B-wing that fly for the Rebel Alliance.
func rebelASF01BWing() []*xwing.Card {
	return []*xwing.Card{
		also(pilot("adonfox-battleoverendor", number(xwing.DefenseDiceCount, 1, stressed)), "adonfox-battleoverendor-lsl"),
		pilot("braylenstramm", rerolls(board.AttackDice, 2, stressed), rerolls(board.DefenseDice, 2, stressed)),
		also(pilot("braylenstramm-battleoverendor", forComrade("Gina Moonsong", func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Owner, board.Focus, 1)
		}, always)), "braylenstramm-battleoverendor-lsl"),
		ginaMoonsong(),
		also(pilot("ginamoonsong-battleoverendor", forComrade("Braylen Stramm", func(t *xwing.Table, m xwing.Moment) {
			t.Lock(m.Owner)
		}, func(t *xwing.Table, m xwing.Moment) bool { return len(t.Lockable(m.Owner)) > 0 })), "ginamoonsong-battleoverendor-lsl"),
		heraLends("herasyndulla-asf01bwing"),
		neraDantels(),
		pilot("netrempollard", netremPollard()),
		tenNumb(),
	}
}

func ginaMoonsong() *xwing.Card {
	others := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range2, nil)
	}
	return pilot("ginamoonsong", xwing.Ability{When: xwing.StartOfEngagement,
		If:     func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Stressed() },
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(others(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.TransferToken(m.Owner, t.ChooseShip(m, others(t, m), false), board.Stress)
		}})
}

// forComrade does something where a stressed friendly ship of that name is near.
func forComrade(name string, do func(*xwing.Table, xwing.Moment), can func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: xwing.StartOfEngagement, May: true, Do: do,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return can(t, m) && len(friendsAt(t, m, gauge.Range2, func(id board.ShipID) bool {
				return t.Pilot(id).Name == name && t.Ship(id).Stressed()
			})) > 0
		}}
}

// neraDantels fires torpedoes wherever her turret points, and turns it when frightened.
func neraDantels() *xwing.Card {
	return pilot("neradantels-wat1", turning("torpedo"), xwing.Ability{When: xwing.AfterGainingToken, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Token == board.Stress && len(t.Ship(m.Owner).Turret) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Rotate(m.Owner) }})
}

// netremPollard turns about, which frightens somebody.
func netremPollard() xwing.Ability {
	return given(mine, chooses(xwing.AfterBarrelRolling,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return friendsAt(t, m, gauge.Range1, func(id board.ShipID) bool { return !t.Ship(id).Stressed() })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.GainTokens(id, board.Stress, 1)
			t.Pivot(m.Owner, 180)
		}))
}

func tenNumb() *xwing.Card {
	return pilot("tennumb", turnsFocus(99, xwing.Cost{Spend: board.Stress, SpendN: 1}, always)...)
}
