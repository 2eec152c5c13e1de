package lesson

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// Step is one thing to be learnt. Its sentence stands in the words under "lesson-" and its ID.
type Step struct {
	ID    string
	From  int         // the round from which on it is taught; 0: the first
	Until int         // the last round in which it is; 0: none is
	Asked []game.Kind // the questions that it is about; none, where it is no news: any
	News  bool        // it is told once it has happened
	Own   bool        // the learner's ship is lit
	Bare  bool        // no answer is lit: there is something to be looked at first

	Picks []string                          // options, the first legal of which it suggests
	Dial  func(p *xwing.MovePreview) bool   // the maneuvers that it suggests: where there is none, it is not taught now
	When  func(l *look) bool                // what has to hold besides
	Done  func(c *Coach, e game.Event) bool // whether an Event is what it is about
}

// Steps are all of them, in the order in which they come up in a game that goes by the score.
func Steps() []Step { return slices.Concat(flying(), shooting(), turning()) }

// flying is what the first round teaches.
func flying() []Step {
	assigned := func(_ *Coach, e game.Event) bool {
		d, is := e.(board.DialsAssigned)
		return is && d.Seat == Learner
	}
	return []Step{
		{ID: "dial", Asked: []game.Kind{ask.SetDials}, Own: true, Done: assigned,
			When: func(l *look) bool { return !l.drafted }},
		{ID: "ghost", Asked: []game.Kind{ask.SetDials}, Done: assigned,
			When: func(l *look) bool { return l.drafted }},
		{ID: "move", News: true, Done: func(_ *Coach, e game.Event) bool { return moved(e, board.ByManeuver) }},
		{ID: "action", Asked: []game.Kind{ask.ChooseAction}, Picks: []string{catalog.BarrelRoll.String()}, Own: true,
			Done: func(_ *Coach, e game.Event) bool {
				a, is := e.(board.ActionPerformed)
				return is && a.Ship == own
			}},
		{ID: "roll", Asked: []game.Kind{ask.ChooseBarrelRoll},
			Done: func(_ *Coach, e game.Event) bool { return moved(e, board.ByBarrelRoll) }},
	}
}

// shooting is what the second and third round teach.
func shooting() []Step {
	declared := func(_ *Coach, e game.Event) bool {
		a, is := e.(board.AttackDeclared)
		return is && a.Attack.Attacker == own
	}
	return []Step{
		{ID: "focus", From: 2, Asked: []game.Kind{ask.ChooseAction}, Picks: []string{board.Focus.String()},
			Done: func(_ *Coach, e game.Event) bool {
				g, is := e.(board.TokenGained)
				return is && g.Ship == own && g.Token == board.Focus
			}},
		{ID: "reach", Asked: []game.Kind{ask.ChooseAttack}, Own: true, Bare: true, When: hasTarget, Done: declared},
		{ID: "shoot", Asked: []game.Kind{ask.ChooseAttack}, When: hasTarget, Done: declared},
		{ID: "damage", News: true, Done: func(_ *Coach, e game.Event) bool {
			_, is := e.(board.DamageSuffered)
			return is
		}},
		{ID: "card", News: true, Done: func(_ *Coach, e game.Event) bool {
			d, is := e.(board.DamageDealt)
			return is && d.Card != ""
		}},
		{ID: "defend", Asked: []game.Kind{ask.ModifyDefenseDice}, Picks: []string{board.Focus.String()},
			Done: func(_ *Coach, e game.Event) bool { return modified(e, board.DefenseDice, "") }},
		{ID: "bump", From: 3, Until: 3, Asked: []game.Kind{ask.SetDials}, Own: true,
			When: func(l *look) bool { _, on := course(l.session, l.asked); return on },
			Done: bumped},
		{ID: "bumped", News: true, Done: bumped},
	}
}

// turning is what the rounds after those teach.
func turning() []Step {
	return []Step{
		{ID: "turn", From: 4, Asked: []game.Kind{ask.SetDials}, Dial: func(p *xwing.MovePreview) bool { return koiogran(p.Maneuver) },
			When: func(l *look) bool { return !l.ship().Stressed() },
			Done: func(_ *Coach, e game.Event) bool {
				m, is := e.(board.ManeuverExecuted)
				return is && m.Ship == own && koiogran(m.Maneuver)
			}},
		{ID: "stress", News: true, Done: func(_ *Coach, e game.Event) bool {
			g, is := e.(board.TokenGained)
			return is && g.Ship == own && g.Token == board.Stress
		}},
		{ID: "blue", Asked: []game.Kind{ask.SetDials},
			Dial: func(p *xwing.MovePreview) bool { return p.Maneuver.Difficulty == catalog.Blue },
			When: func(l *look) bool { return l.ship().Stressed() },
			Done: func(_ *Coach, e game.Event) bool {
				g, is := e.(board.TokenLost)
				return is && g.Ship == own && g.Token == board.Stress
			}},
		{ID: "lock", From: 4, Asked: []game.Kind{ask.ChooseAction, ask.ChooseLockTarget}, Picks: []string{catalog.Lock.String()},
			When: enemyNear,
			Done: func(_ *Coach, e game.Event) bool {
				a, is := e.(board.LockAcquired)
				return is && a.Ship == own
			}},
		{ID: "reroll", Asked: []game.Kind{ask.ModifyAttackDice, ask.ChooseDice}, Picks: []string{catalog.Lock.String()},
			Done: func(_ *Coach, e game.Event) bool { return modified(e, board.AttackDice, catalog.Lock.String()) }},
		{ID: "spend", Asked: []game.Kind{ask.ModifyAttackDice}, Picks: []string{board.Focus.String()},
			Done: func(_ *Coach, e game.Event) bool { return modified(e, board.AttackDice, board.Focus.String()) }},
		{ID: "rock", From: 7, Asked: []game.Kind{ask.SetDials}, Dial: func(p *xwing.MovePreview) bool { return len(p.Obstacles) > 0 },
			Done: metRock},
		{ID: "price", News: true, Done: metRock},
		{ID: "end", From: 8, Done: func(_ *Coach, e game.Event) bool {
			_, is := e.(board.GameEnded)
			return is
		}},
	}
}

// moved reports whether the learner's ship has moved in that way.
func moved(e game.Event, by board.MoveKind) bool {
	m, is := e.(board.ShipMoved)
	return is && m.Ship == own && m.By == by
}

// bumped reports whether it has run into another.
func bumped(_ *Coach, e game.Event) bool {
	m, is := e.(board.ShipMoved)
	return is && m.Ship == own && m.By == board.ByManeuver && m.Touched != 0
}

// metRock reports whether it has met an obstacle.
func metRock(_ *Coach, e game.Event) bool {
	m, is := e.(board.ObstacleMet)
	return is && m.Ship == own
}

// modified reports whether it has modified its dice of a side, "" for by whatever.
func modified(e game.Event, side board.Side, by string) bool {
	m, is := e.(board.DiceModified)
	return is && m.Ship == own && m.Side == side && (by == "" || m.How == by)
}

// koiogran reports whether a maneuver is a Koiogran turn.
func koiogran(m catalog.Maneuver) bool { return m.Bearing == gauge.KoiogranTurn }

// hasTarget reports whether there is somebody to be shot at.
func hasTarget(l *look) bool {
	return slices.ContainsFunc(l.asked.Options, func(o game.Option) bool { return o.Legal() && o.Target != "" })
}

// enemyNear reports whether an enemy can be locked: within range 3.
func enemyNear(l *look) bool {
	v := &l.state().View
	return slices.ContainsFunc(v.Ships, func(s board.Ship) bool {
		return s.Seat != Learner && s.Where == board.InPlay && gauge.MeasureRange(l.ship().Base().Shape(), s.Base().Shape()) <= 3
	})
}
