package xwing

import (
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
	"xwing/scene/xwing/pieces"
)

// manner is how X-Wing's questions are asked: what their answers look like on the panel
// and on the table.
func (t *tableScreen) manner(a *desk) scene.Manner {
	q := t.question
	return scene.Manner{
		Fresh: func() {
			q.lines, q.flips, t.ghosts.later = nil, nil, nil
			t.dials.inHand, t.dice.draft = draw.Rect{}, diceDraft{}
		},
		Private: func(seat game.Seat) {
			t.cards.private = nil
			if seat != game.NoSeat {
				v := t.play.state().ViewFor(seat)
				t.cards.private = &v
			}
		},
		Crew:  func(r draw.Rect, seat game.Seat) { t.crew(a, r, seat) },
		Think: t.play.think,
		Hurry: t.play.ace.hurry,
		Ease:  func(d game.Decision) (scene.Easing, bool) { return t.play.ease(a.set.Ease, d) },
		Label: func(d game.Decision, o *game.Option) string { return t.cards.labelOf(a, d, o) },
		Style: func(d game.Decision, o *game.Option) ui.ButtonStyle { return q.optionStyle(a, d, o) },
		Rank:  t.prompt.rank,
		Turns: func(d game.Decision, order []string) { t.play.sayTurns(d, order, q.flips) },
		Along: func(row *draw.Rect, d game.Decision, o *game.Option) { q.flipButton(a, row, d, o) },
		Small: smallAnswer,
		Hover: func(d game.Decision, o *game.Option, at draw.Rect) {
			q.hover(d, o)
			q.tipOfShot(a, d, o, at)
			if why := t.ghosts.WhyClosed(o); why != "" {
				a.UI.Tip(why, at)
			}
		},
		Lead: func(in *draw.Rect, d game.Decision) { t.prompt.lead(a, in, d) },
		Above: func(d game.Decision) string {
			if d.Kind == ask.ChooseDice {
				return q.Because
			}
			return ""
		},
		Below: func(r draw.Rect, d game.Decision) float64 {
			if d.Shape == game.OneForEach {
				return t.dials.ionized(a, r, d)
			}
			never := q.neverButton(a, r, d)
			r.Y += never
			return never + q.turnsButton(a, r, d)
		},
		Slot: t.dials.slotLook,
		Sign: func(end draw.Rect, option string) bool { return maneuverSign(a, end, option) },
		Set:  func(r draw.Rect, d game.Decision, s *game.Slot) (float64, bool) { return t.dials.setSlot(a, r, d, s) },
	}
}

// rank puts the answers about destroyed ships behind the others, and the targets of a
// lock into the order in which they are wanted: enemies, obstacles, one's own ships.
func (t *prompt) rank(d game.Decision, o *game.Option) int {
	n := 0
	if t.cards.destroyed(o) {
		n = 3
	}
	if d.Kind != ask.ChooseLockTarget {
		return n
	}
	if s := t.play.board.view.Ship(board.ShipOf(o.Target)); s == nil {
		n++
	} else if s.Seat == d.Seat {
		n += 2
	}
	return n
}

// optionStyle is how an option looks: its sign, its refusal.
func (t *question) optionStyle(a *desk, d game.Decision, o *game.Option) ui.ButtonStyle {
	st := ui.ButtonStyle{}
	if o.Refusal != nil {
		st.Reason, st.ShowWhy = t.play.words.Refusal(*o.Refusal), true
	}
	if m, ok := maneuverOf(o.ID); ok {
		st.Sprite = a.Sized(a.maneuver(m), a.UI.Px(22))
	} else if sign := signOf(d, o); art.HasSign(sign) {
		st.Sprite = a.Sized(art.Icon{ID: sign, Color: signColor(o)}, a.UI.Px(22))
	}
	if die, side, ok := t.dieOf(o.Target); ok && d.Shape == game.SomeOf {
		st.Sprite = a.Sized(pieces.Die{Side: side, Face: die.Face, Rerolled: die.Rerolled}, a.UI.Px(22))
	}
	st.Tip = t.actionHelp(a, d, o)
	if st.Tip == "" {
		st.Tip = t.tokenHelp(a, d, o)
	}
	if text, ok := t.cards.cardHelp(o.Text); ok {
		st.Tip = text
	}
	if told, ok := t.cards.cardHelp(d.Prompt); ok && told == st.Tip {
		st.Tip = "" // it stands over the answers
	}
	if d.Kind == ask.ChooseFirstPlayer {
		st.Tip = a.Say("help-first")
	}
	if id := board.ShipOf(o.Target); id != 0 {
		if s := t.play.board.view.Ship(id); s != nil {
			st.Mark = art.SeatColor(s.Seat)
		}
	}
	return st
}

// signOf names the sign of an option: that of its id, but for the ways of a boost
// or a barrel roll, whose left and right are no arcs.
func signOf(d game.Decision, o *game.Option) string {
	switch {
	case d.Kind == ask.ChooseBoost && (o.ID == "left" || o.ID == "right"):
		return "bank" + o.ID
	case d.Kind == ask.ChooseBoost && strings.HasPrefix(o.ID, "turn-"):
		return strings.ReplaceAll(o.ID, "-", "")
	case d.Kind == ask.ChooseBarrelRoll || strings.HasPrefix(o.ID, "roll-"):
		return catalog.BarrelRoll.String()
	case strings.HasPrefix(o.ID, "boost-"):
		return catalog.Boost.String()
	case d.Kind != ask.ChooseTurretArc && (o.ID == "front" || o.ID == "left" || o.ID == "right" || o.ID == "rear"):
		return "" // the sign of an arc would mislead
	case d.Kind == ask.ChooseAbility:
		return granted(o.ID)
	}
	return xwing.Untreated(o.ID)
}

// signColor is that of an action, as cards print it: red and purple ones have their words besides.
func signColor(o *game.Option) draw.Color {
	for _, d := range []catalog.Difficulty{catalog.Red, catalog.Purple} {
		if o.Text.Arg("difficulty") == d.String() {
			return pieces.DifficultyColor(d, false)
		}
	}
	return draw.Text
}

// hover shows on the table what an option would do.
func (t *question) hover(d game.Decision, o *game.Option) {
	t.Hint = o
	if m, ok := maneuverOf(o.ID); ok && actor(d) != 0 {
		t.hint.ship, t.hint.maneuver = actor(d), m
	}
}

// crew paints the ships that a seat has left, fanned.
func (t *tableScreen) crew(a *desk, r draw.Rect, seat game.Seat) {
	here, _ := t.side.squad(t.play.board.view.Head(seat))
	var pilots []squad.SquadPilot
	for _, s := range here {
		if s.Remote == "" && s.Seat == seat {
			pilots = append(pilots, squad.SquadPilot{Pilot: s.Pilot, Ship: s.Chassis})
		}
	}
	a.fan(r, pilots, 1)
}
