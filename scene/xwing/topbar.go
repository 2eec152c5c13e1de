package xwing

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// topBar shows who plays and his score, at the sides, and in the middle round and steps.
// The half of who is asked has its light.
func (t *tableScreen) topBar(a *desk) {
	in := t.sight.Bar(a.Desk)
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		t.seat(a, &in, seat)
	}
	t.score(a, &in)
	t.steps(a, in)
}

// seat shows a player: mark, name, and whether he is first player.
func (t *tableScreen) seat(a *desk, in *draw.Rect, seat game.Seat) {
	v, letter, first := &t.play.board.view, "", ""
	if v.Chosen && v.First == seat {
		letter, first = "1", a.Say("first-player", "seat", seat.ID())
	}
	r := t.sight.BarSeat(a.Desk, in, seat, a.measured().seat, t.play.words.Seat(seat), letter)
	if first != "" {
		a.help(r, "help-first")
		a.UI.Note("bar.first", first, r)
	}
}

// score shows how many points each side has, as the rules count them, and how many of all
// that there are.
func (t *tableScreen) score(a *desk, in *draw.Rect) {
	u := a.UI
	state := t.play.state()
	scored := a.measured().scored
	in.CutLeft(u.Px(min(14, 4+scored)), 0)
	in.CutRight(u.Px(min(14, 4+scored)), 0)
	now := state.Standing(&t.play.board.view)
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		cut, align := in.CutLeft, draw.Left
		if seat == game.Blue {
			cut, align = in.CutRight, draw.RightAligned
		}
		words := strconv.Itoa(now[seat])
		width, ahead := 48.0, state.Mission() != nil
		if ahead {
			width = 34
		}
		r := cut(u.Px(width), u.Px(6))
		u.Label(r, words, draw.Style{Size: 24, Bold: true, Color: draw.Text, Align: align})
		wide := scored
		if ahead {
			t.ahead(a, cut(u.Px(28), u.Px(6)), seat)
			wide = scored - 20
		}
		a.help(r, t.play.asPlayed("help-score"))
		u.Note("bar.score:"+seat.ID(), words, r)
		if wide <= 0 {
			continue
		}
		bar := cut(u.Px(wide), u.Px(10))
		t.scoreBar(a, draw.Rect{X: bar.X, Y: bar.Y + bar.H/2 - u.Px(3), W: bar.W, H: u.Px(6)}, seat, now[seat])
		a.help(bar, t.play.asPlayed("help-score"))
	}
}

// steps shows the round and the phases of the edition, the one that is on marked.
func (t *tableScreen) steps(a *desk, in draw.Rect) {
	v := &t.play.board.view
	rounds := t.play.state().Rules().Edition.Ending.Rounds
	round := a.Say("round", "n", strconv.Itoa(v.Round))
	switch {
	case v.Round == 0 && t.play.state().Mission() != nil:
		round = t.play.words.Value("scenario", t.play.state().Mission().ID)
	case v.Round == 0 && v.Environment != "":
		round = t.play.words.Value("environment", v.Environment)
	case v.Round == 0:
		round = a.Say("setup")
	case rounds > 0:
		round = a.Say("round-of", "n", strconv.Itoa(v.Round), "of", strconv.Itoa(rounds))
	}
	phases := t.phases()
	if v.Round == 0 && (t.play.state().Mission() != nil || v.Environment != "") { // whose name has the room
		phases, rounds = nil, 0
	}
	if !a.measured().steps {
		phases = slices.DeleteFunc(phases, func(p board.Phase) bool { return p != v.Phase || v.Round == 0 })
	}
	s := table.Steps{Round: round, Now: v.Round, Rounds: rounds, On: slices.Index(phases, v.Phase)}
	for _, p := range phases {
		s.Names, s.IDs = append(s.Names, a.Say("phase-"+p.String())), append(s.IDs, p.String())
	}
	s.Help = func(r draw.Rect, id string) {
		if id == "" {
			a.help(r, t.play.asPlayed("help-round"))
			return
		}
		a.help(r, "help-phase-"+id)
	}
	table.BarSteps(a.Desk, in, s)
}

// phases lists the phases of a round of the edition.
func (t *tableScreen) phases() []board.Phase {
	e := t.play.state().Rules().Edition
	var out []board.Phase
	for _, s := range e.Steps[e.Again:] {
		if p := s.Phase(); !slices.Contains(out, p) {
			out = append(out, p)
		}
	}
	return out
}

// actionHelp explains the action that an option would perform, "" if it is none.
func (t *question) actionHelp(a *desk, d game.Decision, o *game.Option) string {
	k, err := catalog.ParseActionType(xwing.Untreated(granted(o.ID)))
	if err != nil || d.Kind != ask.ChooseAction && d.Kind != ask.ChooseAbility {
		return ""
	}
	return a.Say("help-action-" + k.String())
}

// granted is the action of an answer, which may name what grants it before it.
func granted(id string) string {
	_, action, ok := strings.Cut(id, ">")
	if !ok {
		return id
	}
	return action
}

// tokenHelp says what a token does that an answer gives or takes.
func (t *question) tokenHelp(a *desk, d game.Decision, o *game.Option) string {
	key := "help-token-" + o.ID
	switch d.Kind {
	case ask.ChooseEither, ask.ChooseToken, ask.ChooseJamEffect:
		if t.play.words.Has("ui." + key) {
			return a.Say(key)
		}
	}
	return ""
}

// help explains what stands in r while the mouse rests on it.
func (a *desk) help(r draw.Rect, key string) {
	if a.UI.Over(r) {
		a.UI.Tip(a.Say(key), r)
	}
}
