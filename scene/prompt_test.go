package scene

import (
	"maps"
	"slices"
	"testing"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// toyQuestion asks for a game that has no pieces: its answers are called by their ids,
// and the later letter stands first.
func toyQuestion(a *App) *Question {
	q := NewQuestion(a, &Play{Show: &Show{}, Words: a.Words})
	q.Manner = Manner{
		Crew:  func(draw.Rect, game.Seat) {},
		Fresh: func() {}, Private: func(game.Seat) {},
		Label: func(_ game.Decision, o *game.Option) string { return o.ID },
		Style: func(game.Decision, *game.Option) ui.ButtonStyle { return ui.ButtonStyle{} },
		Rank:  func(_ game.Decision, o *game.Option) int { return -int(o.ID[0]) },
		Hover: func(game.Decision, *game.Option, draw.Rect) {},
		Lead:  func(*draw.Rect, game.Decision) {},
		Above: func(game.Decision) string { return "" },
		Below: func(draw.Rect, game.Decision) float64 { return 0 },
	}
	return &q
}

// asking returns a builder of frames that hold one prompt only.
func asking(a *App, prompt func(in draw.Rect)) func(ui.Input) {
	return func(in ui.Input) {
		a.Front.Reset(a.Width, a.Height)
		a.UI.Begin(in, 1)
		prompt(draw.Rect{X: 10, Y: 10, W: 284, H: 600})
		a.UI.End()
	}
}

func options(ids ...string) []game.Option {
	var out []game.Option
	for _, id := range ids {
		out = append(out, game.Option{ID: id})
	}
	return out
}

// TestOrderPrompt moves options up and down.
func TestOrderPrompt(t *testing.T) {
	a := newShell(t)
	q := toyQuestion(a)
	d := game.Decision{Seat: game.Red, Shape: game.Order, Options: options("a", "b", "c")}
	q.Prepare(d)
	build := asking(a, func(in draw.Rect) { q.Order(in, d) })
	build(ui.Input{})
	uitest.Press(t, a.UI, build, "down:a")
	build(ui.Input{})
	uitest.Press(t, a.UI, build, "up:c")
	if want := []string{"b", "c", "a"}; !slices.Equal(q.Draft.Picks, want) {
		t.Errorf("order %v, want %v", q.Draft.Picks, want)
	}
}

// TestSomeOfPrompt lets no more and no fewer be confirmed than allowed.
func TestSomeOfPrompt(t *testing.T) {
	a := newShell(t)
	q := toyQuestion(a)
	d := game.Decision{Seat: game.Red, Shape: game.SomeOf, Min: 1, Max: 2, Options: options("a", "b", "c")}
	build := asking(a, func(in draw.Rect) { q.SomeOf(in, d) })
	confirm := func() bool {
		build(ui.Input{})
		for _, w := range a.UI.Widgets {
			if w.ID == "confirm" {
				return w.Enabled
			}
		}
		return false
	}
	for i, want := range []bool{true, true, false} {
		if i == 0 && confirm() {
			t.Error("nothing picked can be confirmed")
		}
		uitest.Press(t, a.UI, build, "option:"+string(rune('a'+i)))
		if confirm() != want {
			t.Errorf("%d picked: confirm is enabled %v, want %v", i+1, !want, want)
		}
	}
	uitest.Press(t, a.UI, build, "option:a")
	if want := []string{"b", "c"}; !slices.Equal(q.Draft.Picks, want) {
		t.Errorf("picked %v, want %v", q.Draft.Picks, want)
	}
}

// TestOptionsAreFolded lists the legal answers in the order that the game gives them,
// and leaves out the others where they are many.
func TestOptionsAreFolded(t *testing.T) {
	q := toyQuestion(newShell(t))
	ids := func(d game.Decision) (out []string) {
		list, _ := q.Folded(d)
		for _, o := range list {
			out = append(out, o.ID)
		}
		return out
	}
	d := game.Decision{Shape: game.OneOf, Options: options("a", "x", "b", "y")}
	d.Options[1].Refusal, d.Options[3].Refusal = &game.Refusal{}, &game.Refusal{}
	if got := ids(d); !slices.Equal(got, []string{"b", "a", "y", "x"}) {
		t.Errorf("listed %v", got)
	}
	for _, id := range []string{"p", "q", "r"} {
		d.Options = append(d.Options, game.Option{ID: id, Target: "piece:1", Refusal: &game.Refusal{}})
	}
	if _, folded := q.Folded(d); folded != 5 {
		t.Errorf("%d are left out, want 5", folded)
	}
	q.Draft.Target = "piece:1"
	if got := ids(d); !slices.Equal(got, []string{"r", "q", "p"}) {
		t.Errorf("about the piece %v", got)
	}
}

// TestSlotsLeaveRoom: where one name is long all are smaller alike, so that what is picked stands beside each.
func TestSlotsLeaveRoom(t *testing.T) {
	a := newShell(t)
	q := toyGame(t, a)
	q.Manner.Slot = func(s *game.Slot) (string, ui.ButtonStyle) { return s.ID, ui.ButtonStyle{} }
	const wide = 266
	for _, c := range []struct {
		want  float64
		names []string
	}{{15, []string{"Kylo Ren (1)"}}, {14, []string{"Kylo Ren (1)", "Epsilon Squadron Cadet (3)"}}} {
		d := game.Decision{Shape: game.OneForEach}
		for _, name := range c.names {
			d.Slots = append(d.Slots, game.Slot{ID: name})
		}
		size := q.slotSize(wide, d)
		for _, name := range c.names {
			both := a.UI.Fonts.Width(name, draw.Style{Size: size}) + a.UI.Fonts.Width(a.Say("open"), draw.Style{Size: 13})
			if size != c.want || both+30 > wide {
				t.Errorf("%s at %v takes %.0f with its answer of %d", name, size, both, wide)
			}
		}
	}
}

// TestOneForEachPrompt sets one slot after the other, changes one of them, and confirms
// what all of them are set to: one has a picture for its answer, one is set by more
// than a list.
func TestOneForEachPrompt(t *testing.T) {
	a := newShell(t)
	d := game.Decision{Seat: game.Red, Kind: toyTurn, Shape: game.OneForEach, Slots: []game.Slot{
		{ID: "s1", Options: options("a", "b")}, {ID: "s2", Options: options("a", "b")}, {ID: "s3", Options: options("c", "d")}}}
	q := toyGame(t, a, d)
	var signed []string
	q.Manner.Slot = func(s *game.Slot) (string, ui.ButtonStyle) { return "the " + s.ID, ui.ButtonStyle{} }
	q.Manner.Label = func(_ game.Decision, o *game.Option) string { return "letter " + o.ID }
	q.Manner.Sign = func(_ draw.Rect, option string) bool { signed = append(signed, option); return option == "a" }
	q.Manner.Set = func(r draw.Rect, d game.Decision, s *game.Slot) (float64, bool) {
		if s.ID == "s3" && a.UI.Button("turn", draw.Rect{X: r.X, Y: r.Y, W: r.W, H: 30}, "turn", ui.ButtonStyle{}) {
			q.Fill(d, s, "d")
		}
		return 30, s.ID == "s3"
	}
	q.Prepare(d)
	build := asking(a, func(in draw.Rect) { q.OneForEach(in, d) })
	for _, id := range []string{"option:s1:a", "slot:s2", "option:s2:b", "slot:s1", "option:s1:b"} { // s2 opens by itself, and a click leaves it so
		build(ui.Input{})
		uitest.Press(t, a.UI, build, id)
	}
	build(ui.Input{})
	uitest.Press(t, a.UI, build, "confirm")
	if !slices.ContainsFunc(a.Front.Writings(a.UI.Fonts, draw.Space), func(w draw.Writing) bool { return w.Text == "letter b" }) {
		t.Error("what is picked is not told by its words")
	}
	if n := len(answersTo(q)); n != 0 || q.Draft.Slot != "s3" {
		t.Errorf("%d answers with a slot open, and %s in hand", n, q.Draft.Slot)
	}
	uitest.Press(t, a.UI, build, "turn")
	build(ui.Input{})
	uitest.Press(t, a.UI, build, "confirm")
	if got := answersTo(q); len(got) != 1 || !maps.Equal(got[0].Each, map[string]string{"s1": "b", "s2": "b", "s3": "d"}) {
		t.Errorf("answered %+v", got)
	}
	if !slices.Contains(signed, "a") || !slices.Contains(signed, "b") {
		t.Errorf("asked for signs of %v", signed)
	}
}

// TestNextSlot goes round the slots in both ways.
func TestNextSlot(t *testing.T) {
	q := toyQuestion(newShell(t))
	d := game.Decision{Shape: game.OneForEach, Slots: []game.Slot{{ID: "s1"}, {ID: "s2"}, {ID: "s3"}}}
	q.Prepare(d)
	for i, want := range []string{"s2", "s3", "s1", "s3"} {
		if q.NextSlot(d, i == 3); q.Draft.Slot != want {
			t.Errorf("step %d leads to %s, want %s", i+1, q.Draft.Slot, want)
		}
	}
}

// TestWhatMovesIsToldWhole: the panel of what moves has room for all of its sentence above the button.
func TestWhatMovesIsToldWhole(t *testing.T) {
	a := newShell(t)
	q := toyGame(t, a)
	for _, text := range []string{"It moves.", `"Winged Gundark" (12) attacks Blue Squadron Escort (2) at range 2 through the rear arc: Ion Cannon Turret.`} {
		q.Play.Show.Lines = append(q.Play.Show.Lines, LogLine{Text: text})
		a.UI.Begin(ui.Input{X: -1, Y: -1}, 1)
		high := q.WaitingHeight(266)
		for _, r := range []draw.Rect{{W: 266, H: high}, {W: 266, H: min(high, 130)}} {
			q.Waiting(r, "Engagement")
			var told, skip [4]int
			for _, w := range a.UI.Widgets {
				switch w.ID {
				case "moving":
					told = w.Rect
				case "skip":
					skip = w.Rect
				}
			}
			if told[3] == 0 || told[1]+told[3] > skip[1]+1 || skip[1]+skip[3] > int(r.H)+1 {
				t.Errorf("%q at %v: its words are at %v, the button at %v", text, r.H, told, skip)
			}
		}
	}
}
