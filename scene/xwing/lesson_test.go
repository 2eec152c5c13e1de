package xwing

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/lesson"
	"xwing/internal/settings"
	"xwing/scene/ui"
)

// firstGame returns a client at the first dial of a first game, in a window of a size.
func firstGame(t *testing.T, wide, high float64) (*Client, *tableScreen) {
	t.Helper()
	a, _ := newApp(t, 0)
	a.Width, a.Height = wide, high
	a.Opt.Settings.Ease = settings.Ease{Single: true, Pass: true, Idle: true, Order: true} // as they are unless somebody sets them
	a.firstGame()
	s, ok := a.Screen.(*tableScreen)
	if !ok {
		t.Fatalf("screen %s", a.Screen.Name())
	}
	settle(a, ui.Input{})
	return a, s
}

// shownAs is what the latest frame has under an id.
func shownAs(a *Client, id string) (ui.Widget, bool) {
	for _, w := range a.UI.Widgets {
		if w.ID == id && w.Rect[2] > 0 {
			return w, true
		}
	}
	return ui.Widget{}, false
}

// pressed presses a widget with the mouse and shows what comes of it; the computer answers at once.
func pressed(t *testing.T, a *Client, s *tableScreen, id string) {
	t.Helper()
	w, ok := shownAs(a, id)
	if !ok {
		t.Fatalf("%s is not there", id)
	}
	in := ui.Input{X: float64(w.Rect[0] + w.Rect[2]/2), Y: float64(w.Rect[1] + w.Rect[3]/2)}
	settle(a, in)
	in.Down[ui.LeftButton], in.Pressed[ui.LeftButton] = true, true
	a.Build(in)
	in.Down[ui.LeftButton], in.Pressed[ui.LeftButton], in.Released[ui.LeftButton] = false, false, true
	a.Build(in)
	in.Released[ui.LeftButton] = false
	in.X, in.Y = 2, a.Height-2
	rest(a, s, in)
}

// rest builds frames until the learner is asked, or the game is over: what the computer answers is given, and what the table
// answers by itself.
func rest(a *Client, s *tableScreen, in ui.Input) {
	for range 600 {
		if a.Build(in); s.play.Session == nil || a.Screen.Name() != "table" || a.Covers.Covered() {
			return
		}
		if _, asked := shownAs(a, "prompt.text"); asked && s.taught.asks {
			break
		}
	}
	settle(a, in)
}

// TestFirstGameByMouse: whoever clicks what is lit plays the first game to its end and sees the sheet.
func TestFirstGameByMouse(t *testing.T) {
	a, s := firstGame(t, 1280, 720)
	said := map[string]bool{}
	for range 120 {
		if a.Screen.Name() == "result" {
			break
		}
		now, ok := shownAs(a, "lesson.now")
		if !ok {
			t.Fatal("the strip is gone")
		}
		said[now.Words] = true
		if skip, ok := shownAs(a, "lesson.skip"); !ok || now.Rect[1]+now.Rect[3] > skip.Rect[1] {
			t.Errorf("%q has no room", now.Words)
		}
		lit := ""
		for _, w := range a.UI.Widgets {
			if id, is := strings.CutPrefix(w.ID, "lit:"); is {
				lit = id
				break
			}
		}
		if lit == "" {
			d, _ := s.question.Asked()
			t.Fatalf("%q: nothing is lit, asked %s", now.Words, d.Kind)
		}
		pressed(t, a, s, lit)
	}
	if a.Screen.Name() != "result" {
		t.Fatalf("the screen is %s", a.Screen.Name())
	}
	for _, step := range lesson.Steps() {
		if !s.play.coach.Done(step.ID) {
			t.Errorf("%s has not happened", step.ID)
		}
		if !step.News && !said[a.Say("lesson-"+step.ID)] {
			t.Errorf("%s was not said", step.ID)
		}
	}
}

// TestEveryStepHasItsSentence: one sentence, which is said of no other step.
func TestEveryStepHasItsSentence(t *testing.T) {
	a, _ := newApp(t, 0)
	said := map[string]bool{}
	for _, step := range lesson.Steps() {
		text := a.Say("lesson-" + step.ID)
		if said[text] || !strings.HasSuffix(text, ".") || strings.Count(text, ". ") > 0 {
			t.Errorf("of %s is said %q", step.ID, text)
		}
		said[text] = true
	}
}

// TestStripCoversNothing: it lies on neither the question nor the table's middle, and all of its sentences have room, in
// windows of all sizes.
func TestStripCoversNothing(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {800, 600}, {640, 360}} {
		a, s := firstGame(t, size[0], size[1])
		strip, asks := s.taught.at, s.sight.Areas.Asking
		if strip.Empty() || !strip.Intersect(asks).Empty() || !strip.Intersect(s.sight.Areas.Free).Empty() {
			t.Errorf("%v: the strip is at %v, the question at %v, the table at %v", size, strip, asks, s.sight.Areas.Free)
		}
		if strip.X < 0 || strip.Y < 0 || strip.Right() > size[0] || strip.Bottom() > size[1] {
			t.Errorf("%v: the strip at %v leaves the window", size, strip)
		}
		for _, id := range []string{"lesson.skip", "lesson.leave", "lit:option:ship:1:3FW"} {
			if _, ok := shownAs(a, id); !ok {
				t.Errorf("%v: %s is not there", size, id)
			}
		}
	}
}

// TestSkipAndLeave: a step can be skipped, by key, too; the coach can leave and come back; the game goes on as any other.
func TestSkipAndLeave(t *testing.T) {
	a, s := firstGame(t, 1280, 720)
	pressed(t, a, s, "lesson.skip")
	if h := s.taught.hint; h.Step == "dial" || !s.taught.asks {
		t.Errorf("%q is taught still", h.Step)
	}
	pressed(t, a, s, "lesson.leave")
	if _, ok := shownAs(a, "lesson.now"); ok {
		t.Error("the coach is there still")
	}
	d, ok := s.question.Asked()
	if !ok || d.Kind != ask.SetDials {
		t.Errorf("asked is %s", d.Kind)
	}
	a.Build(ui.Input{Keys: []ebiten.Key{ebiten.KeyShift, ebiten.KeyJ}, Struck: []ebiten.Key{ebiten.KeyJ}})
	settle(a, ui.Input{})
	if _, ok := shownAs(a, "lesson.now"); !ok {
		t.Error("he does not come back")
	}
	pressed(t, a, s, "lit:option:ship:1:3FW")
	was := s.taught.hint.Step
	a.Build(ui.Input{Keys: []ebiten.Key{ebiten.KeyJ}, Struck: []ebiten.Key{ebiten.KeyJ}})
	settle(a, ui.Input{})
	if s.taught.hint.Step == was {
		t.Errorf("by its key %q is not skipped", was)
	}
}

// TestLostShip: where the learner's ship is lost, the round can be flown again.
func TestLostShip(t *testing.T) {
	a, s := firstGame(t, 1280, 720)
	for range 60 { // a ship that flies straight on leaves the table
		d, ok := s.question.Asked()
		if a.Covers.Dialog != nil || !ok {
			break
		}
		c := game.Choice{Seat: d.Seat, Kind: d.Kind}
		if d.Kind == ask.SetDials {
			c.Each = map[string]string{"ship:1": "4FW"}
		} else {
			c.Pick = []string{d.Options[len(d.Options)-1].ID} // none, done
		}
		s.question.Answer(c)
		rest(a, s, ui.Input{})
	}
	if a.Covers.Dialog == nil || a.Covers.Dialog.ID != "lesson" {
		t.Fatal("nobody tells that the ship is lost")
	}
	s.roundAnew()
	a.Covers.Dialog = nil
	settle(a, ui.Input{})
	if d, ok := s.question.Asked(); !ok || d.Kind != ask.SetDials || !s.present() {
		t.Errorf("asked is %s", d.Kind)
	}
}

// TestResumedLesson: a kept first game has its coach, who knows what has happened.
func TestResumedLesson(t *testing.T) {
	a, s := firstGame(t, 1280, 720)
	pressed(t, a, s, "lit:option:ship:1:3FW")
	pressed(t, a, s, "confirm")
	again := newPlay(s.play.Session)
	again.teach()
	if !again.coach.Done("ghost") || again.coach.Done("action") {
		t.Error("he does not know what has happened")
	}
}
