package main

import (
	"testing"

	"xwing/game"
	"xwing/game/words"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// nimTable is nim in the window; a header begins a game at once.
func nimTable(o opening, begins *game.Header) (*gameTable, error) {
	w, err := nimWords(o.settings.Language)
	if err != nil {
		return nil, err
	}
	return &gameTable{words: w, start: startNim, round: func(played []game.Choice) int { return (len(played) + 1) / 2 },
		moves: func(a *scene.App) scene.Tenant { return nimTenant(a, w, o, begins) }}, nil
}

// nimTenant is nim in the shell.
func nimTenant(a *scene.App, w *words.Words, o opening, begins *game.Header) scene.Tenant {
	begin := func(h game.Header) {
		log, err := o.files.Begin("nim")
		if err == nil {
			var state game.State
			if state, err = startNim(h); err == nil {
				var s *game.Session
				if s, err = game.NewSession(h, state, log); err == nil {
					a.Show(newNimScreen(a, w, s, log))
					return
				}
			}
		}
		a.Fail(err)
	}
	t := scene.Tenant{Name: "nim", Plays: func(h game.Header) bool { return h.Game == "nim" }, Words: func() *words.Words { return w },
		Start: startNim, Show: func(s *game.Session, log game.Log) { a.Show(newNimScreen(a, w, s, log)) },
		New: func() { begin(nimHeader([]byte(`{"stones":3}`), []byte(`{"stones":4}`))) },
		Tell: func(game.Header) scene.Told {
			return scene.Told{Words: w, Sides: [2]string{"a heap", "another heap"}, Rules: "by turns"}
		},
		Glance: func(*game.Session) *scene.Glance { return nil }, Crest: func(_, _ draw.Rect) {},
		Hint: func() string { return "" }, Wake: func() {}}
	if begins != nil {
		t.Begin = func() { begin(*begins) }
	}
	return t
}

// nimScreen is the table of nim.
type nimScreen struct {
	scene.Question
	words *words.Words
}

func newNimScreen(a *scene.App, w *words.Words, s *game.Session, log game.Log) *nimScreen {
	p := &scene.Play{Session: s, Log: log, Words: w, Show: &scene.Show{Stage: nimStage{}}}
	n := &nimScreen{scene.NewQuestion(a, p), w}
	n.Manner = scene.Manner{Fresh: func() {}, Private: func(game.Seat) {}, Crew: func(draw.Rect, game.Seat) {},
		Label: func(_ game.Decision, o *game.Option) string { return w.Option(*o) },
		Style: func(game.Decision, *game.Option) ui.ButtonStyle { return ui.ButtonStyle{} },
		Rank:  func(game.Decision, *game.Option) int { return 0 },
		Hover: func(game.Decision, *game.Option, draw.Rect) {},
		Lead:  func(in *draw.Rect, d game.Decision) { n.Whom(in, d, w.Prompt(d)) },
		Above: func(game.Decision) string { return "" },
		Below: func(draw.Rect, game.Decision) float64 { return 0 }}
	return n
}

func (n *nimScreen) Name() string                 { return "nim" }
func (n *nimScreen) Busy() bool                   { return false }
func (n *nimScreen) Asked() (prompt, seat string) { return "", "" }
func (n *nimScreen) Play() *scene.Play            { return n.Question.Play }

func (n *nimScreen) Update() {
	a, in := n.App, draw.Rect{X: 20, Y: 20, W: 300, H: 500}
	if a.UI.Button("nim.back", in.CutTop(40, 10), n.words.Say(game.Say("ui.back")), ui.ButtonStyle{}) {
		a.Show(&scene.TitleScreen{App: a})
		return
	}
	n.Question.Play.Show.Finish()
	if d, ok := n.Decision(); ok {
		n.Prepare(d)
		n.OneOf(in, d)
	}
}

// nimStage shows nothing: stones lie still.
type nimStage struct{}

func (nimStage) Ticks(game.Event) (int, bool)          { return 0, false }
func (nimStage) Line(game.Event) (scene.LogLine, bool) { return scene.LogLine{}, false }
func (nimStage) Cue(game.Event) (sound.Cue, bool)      { return sound.Cue{}, false }
func (nimStage) Follow(game.Event)                     {}
func (nimStage) Apply(game.Event)                      {}
func (nimStage) Renew()                                {}

// openApp opens a window without a screen and does what it was asked for.
func openApp(t *testing.T, w *shell) *scene.App {
	t.Helper()
	w.options.Sound = nil
	a, err := w.app()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(a.Close)
	a.Width, a.Height = 1280, 720
	a.Input = func() ui.Input { return ui.Input{} }
	for range 3 {
		if err := a.Update(); err != nil {
			t.Fatal(err)
		}
	}
	return a
}

// press clicks a widget, and builds what comes of it.
func press(t *testing.T, a *scene.App, id string) {
	t.Helper()
	a.Build(ui.Input{})
	uitest.Press(t, a.UI, a.Build, id)
	for range 3 {
		a.Build(ui.Input{})
	}
}

// wordsOf is what a widget says.
func wordsOf(t *testing.T, a *scene.App, id string) string {
	t.Helper()
	for _, w := range a.UI.Widgets {
		if w.ID == id {
			return w.Words
		}
	}
	t.Fatalf("there is no %s", id)
	return ""
}
