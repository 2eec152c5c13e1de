package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases of maneuvers that become others, and of cards that turn with them.

// slips is the sideslip that is made of a bank or a turn.
func slips(b gauge.Bearing) (gauge.Bearing, bool) {
	switch b {
	case gauge.BankLeft:
		return gauge.SideslipBankLeft, true
	case gauge.BankRight:
		return gauge.SideslipBankRight, true
	case gauge.TurnLeft:
		return gauge.SideslipTurnLeft, true
	case gauge.TurnRight:
		return gauge.SideslipTurnRight, true
	}
	return b, false
}

// slipped reports whether the owner has executed a sideslip.
func slipped(_ *xwing.Table, m xwing.Moment) bool {
	return you(m) && m.Move.Maneuver.Bearing >= gauge.SideslipBankLeft // the sideslips are the last bearings
}

// onSide is an ability of one side of a dual card.
func onSide(side int, a xwing.Ability) xwing.Ability {
	a.Side = side
	return a
}

// turnsOver turns an upgrade to its other side after a maneuver.
func turnsOver(xws string, may bool, after func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: xwing.AfterManeuver, May: may, Turns: may, If: after,
		Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, xws) }}
}

// slides makes a sideslip of the curve that was revealed.
func slides(t *xwing.Table, m xwing.Moment) catalog.Maneuver {
	to := m.Move.Maneuver
	to.Bearing, _ = slips(to.Bearing)
	t.ChangeManeuver(m.Owner, to)
	return to
}

// curved reports whether the owner has revealed a bank or a turn.
func curved(_ *xwing.Table, m xwing.Moment) bool {
	_, ok := slips(m.Move.Maneuver.Bearing)
	return you(m) && ok
}

// segnorsLoop reports whether a bearing is that of a Segnor's Loop, to either side.
func segnorsLoop(b gauge.Bearing) bool { return xwing.SameBearing(b, gauge.SegnorsLoopLeft) }

// ownStop is of a stationary maneuver of the owner's.
func ownStop(_ *xwing.Table, m xwing.Moment) bool {
	return you(m) && m.Move.Maneuver.Bearing == gauge.Stationary
}

// revisesDial has a friendly ship at range 0 to hi set the dial that it has revealed to another maneuver of the same speed and
// difficulty, at a cost of the owner's. A wingmate flies as its leader does whatever it shows.
func revisesDial(hi gauge.Range, c xwing.Cost) xwing.Ability {
	alike := func(t *xwing.Table, m xwing.Moment) []catalog.Maneuver {
		return slices.DeleteFunc(slices.Clone(t.Dial(m.Ship)), func(d catalog.Maneuver) bool {
			return d == m.Move.Maneuver || d.Speed != m.Move.Maneuver.Speed || d.Difficulty != m.Move.Maneuver.Difficulty
		})
	}
	return xwing.Ability{When: xwing.AfterRevealingDial, May: true, Upon: theShip, Cost: c,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, hi) && !t.Ship(m.Ship).Wing.Mate() && len(alike(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.SetDial(m.Ship, alike(t, m)) }}
}

// variesSpeed has a ship for which f holds execute a maneuver one speed faster or slower than the one of its dial, in which it
// is the same, if it likes and suffers so many hits for it. A wingmate goes where its leader leads it.
func variesSpeed(hits int, f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	at := func(t *xwing.Table, m xwing.Moment, by int) (catalog.Maneuver, bool) {
		to := m.Move.Maneuver
		to.Speed += by
		return to, t.CanFly(m.Ship, to)
	}
	return xwing.Ability{When: xwing.BeforeManeuver, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			_, fast := at(t, m, 1)
			_, slow := at(t, m, -1)
			return m.Act.Step && !m.Move.Ion && m.Move.Maneuver.Bearing != gauge.Stationary && f(t, m) && (fast || slow) &&
				!t.Ship(m.Ship).Wing.Mate()
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			to, fast := at(t, m, 1)
			if slower, slow := at(t, m, -1); slow && (!fast || !t.AskRather(m, m.Ship, "faster", "slower")) {
				to = slower
			}
			if hits > 0 {
				t.SufferDamage(m.Ship, xwing.Damage{Hits: hits})
			}
			t.ChangeManeuver(m.Ship, to)
		}}
}

// easesRevealed notes for a charge, right before a maneuver for which f holds, that it is easier (harder).
func easesRevealed(f func(xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: xwing.BeforeManeuver, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && f(m) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, m.Move.Maneuver.String()) }}
}
