package xwing

import (
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// filmShelf is a player whose journals can be read, and who keeps what begins.
type filmShelf struct {
	noFiles
	texts map[string][]byte
	kept  *spool
}

func (r *filmShelf) Read(path string) ([]byte, error) {
	if text, ok := r.texts[path]; ok {
		return text, nil
	}
	return nil, fs.ErrNotExist
}

func (r *filmShelf) Begin(string) (game.Log, error) {
	r.kept = &spool{}
	return r.kept, nil
}

// spool is a journal in memory.
type spool struct{ text []byte }

func (l *spool) Append(line []byte) error {
	l.text = append(append(l.text, line...), '\n')
	return nil
}

// keptText is a kept game as it lies among the test data.
func keptText(t *testing.T, name string) []byte {
	t.Helper()
	text, err := os.ReadFile("../../testdata/games/" + name + ".jsonl")
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// filmed is a client that shows a journal as a film, read to its end.
func filmed(t *testing.T, text []byte) (*Client, *scene.WatchScreen, *filmShelf) {
	t.Helper()
	a, _ := newApp(t, 0)
	r := &filmShelf{texts: map[string][]byte{"kept/a game.jsonl": text}}
	a.Opt.Files = r
	a.Watch("kept/a game.jsonl")
	s, ok := a.Screen.(*scene.WatchScreen)
	if !ok {
		return a, nil, r
	}
	for range 400 {
		if a.Build(ui.Input{}); s.Play() != nil && !s.Busy() {
			return a, s, r
		}
	}
	t.Fatal("the film is never read")
	return nil, nil, nil
}

// keyed is a key struck.
func keyed(a *Client, shift bool, k ebiten.Key) {
	in := ui.Input{Keys: []ebiten.Key{k}, Struck: []ebiten.Key{k}}
	if shift {
		in.Keys = append(in.Keys, ebiten.KeyShift)
	}
	a.Build(in)
	a.Build(ui.Input{})
}

// filmAt is after how many choices the film stands, in words.
func filmAt(t *testing.T, a *Client) string { return widget(t, a, "film.count").Words }

// shownView holds that the table shows what everybody sees where the film stands.
func shownView(t *testing.T, a *Client, s *scene.WatchScreen) {
	t.Helper()
	v := s.Play().Show.Stage.(*display).view
	if diff := cmp.Diff(s.Play().Session.State().(*xwing.State).ViewFor(game.NoSeat), v, cmpopts.EquateEmpty()); diff != "" {
		t.Fatalf("at %s the table is not the view:\n%s", filmAt(t, a), diff)
	}
}

// TestFilmGoesEverywhere: keys and buttons go by choices, attacks, ships and rounds, to both ends; all there is to read is in words,
// and the table is what everybody saw.
func TestFilmGoesEverywhere(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {915, 412}} {
		a, s, _ := filmed(t, keptText(t, "salvage-sensible"))
		a.Width, a.Height = size[0], size[1]
		settle(a, ui.Input{})
		seen := map[string]bool{}
		for range 30 {
			keyed(a, false, ebiten.KeyArrowRight)
			seen[filmAt(t, a)] = true
			shownView(t, a, s)
			filmLegible(t, a)
		}
		if len(seen) != 30 {
			t.Errorf("thirty steps came to %d places", len(seen))
		}
		for _, step := range []string{"attack", "ship", "round", "event"} {
			click(t, a, "film.step:"+step)
			for range 4 {
				keyed(a, false, ebiten.KeyArrowRight)
				filmLegible(t, a)
			}
			at := filmAt(t, a)
			keyed(a, false, ebiten.KeyArrowRight)
			keyed(a, false, ebiten.KeyArrowLeft)
			if step != "event" && filmAt(t, a) != at {
				t.Errorf("a step of %s and back comes from %s to %s", step, at, filmAt(t, a))
			}
		}
		keyed(a, false, ebiten.KeyEnd)
		shownView(t, a, s)
		if widget(t, a, "film.over").Words == "" {
			t.Error("its end is not told")
		}
		filmLegible(t, a)
		keyed(a, true, ebiten.KeyArrowLeft)
		keyed(a, false, ebiten.KeyHome)
		if got := filmAt(t, a); !strings.HasPrefix(got, "choice 0 of ") {
			t.Errorf("it begins at %s", got)
		}
	}
}

// filmLegible holds that all that a frame says is in words, and stands inside the window.
func filmLegible(t *testing.T, a *Client) {
	t.Helper()
	for _, w := range a.UI.Widgets {
		if strings.Contains(w.Words+w.Reason, "⟦") {
			t.Fatalf("at %s %s says %q", filmAt(t, a), w.ID, w.Words)
		}
		if w.Rect[2] > 0 && (w.Rect[0] < -1 || float64(w.Rect[0]+w.Rect[2]) > a.Width+1 || float64(w.Rect[1]+w.Rect[3]) > a.Height+1) {
			t.Fatalf("%s lies outside: %v", w.ID, w.Rect)
		}
	}
}

// TestFilmPlays: it plays by itself, an Event after the other, and stops; at its end it has come to the end of the game.
func TestFilmPlays(t *testing.T) {
	a, s, _ := filmed(t, keptText(t, "salvage-sensible"))
	click(t, a, "film.speed:400")
	for range 6 { // to its last round
		keyed(a, true, ebiten.KeyArrowRight)
	}
	keyed(a, false, ebiten.KeySpace)
	ticks := 0
	for ; s.Busy() && ticks < 20_000; ticks++ {
		a.Build(ui.Input{})
	}
	shownView(t, a, s)
	if _, over := s.Play().Session.Over(); !over || ticks < 100 {
		t.Errorf("after %d ticks it is over: %v, at %s", ticks, over, filmAt(t, a))
	}
	keyed(a, false, ebiten.KeySpace) // from its beginning
	for range 200 {
		a.Build(ui.Input{})
	}
	keyed(a, false, ebiten.KeySpace)
	if at := filmAt(t, a); s.Busy() || strings.HasPrefix(at, "choice 0 ") {
		t.Errorf("stopped it stands at %s, busy %v", at, s.Busy())
	}
}

// TestFilmCallsAnswersAsThen: whoever was destroyed by an answer was not yet when it was asked.
func TestFilmCallsAnswersAsThen(t *testing.T) {
	a, _, _ := filmed(t, keptText(t, "rebel-gunners-imperial-ordnance-sensible"))
	keyed(a, false, ebiten.KeyEnd)
	target := 0
	for _, w := range a.UI.Widgets {
		if strings.HasPrefix(w.ID, "film.option:") && strings.Contains(w.Words, "Phoenix Squadron Pilot") {
			target++
			if strings.Contains(w.Words, "destroyed") {
				t.Errorf("%s is called %q", w.ID, w.Words)
			}
		}
	}
	if target != 1 {
		t.Errorf("%d answers name its target", target)
	}
}

// TestFilmTellsNoEndBefore: what comes of a choice is told once it has been shown.
func TestFilmTellsNoEndBefore(t *testing.T) {
	a, s, _ := filmed(t, keptText(t, "salvage-sensible"))
	click(t, a, "film.step:attack")
	for range 3 {
		keyed(a, false, ebiten.KeyArrowRight)
	}
	lines := func() (n int) {
		for _, w := range a.UI.Widgets {
			if strings.HasPrefix(w.ID, "film.then:") {
				n++
			}
		}
		return n
	}
	all, at := lines(), filmAt(t, a)
	click(t, a, "film.step:choice")
	keyed(a, false, ebiten.KeyArrowLeft)
	click(t, a, "film.step:event")
	least, most := all, 0
	for keyed(a, false, ebiten.KeyArrowRight); filmAt(t, a) == at; keyed(a, false, ebiten.KeyArrowRight) {
		least, most = min(least, lines()), max(most, lines())
	}
	if all < 2 || least != 1 || most != all || s.Busy() {
		t.Errorf("of %d sentences %d to %d are told", all, least, most)
	}
}

// TestFilmSteps: an Event on and one back is where it was, a click on a mark goes there, one on the axis near there.
func TestFilmSteps(t *testing.T) {
	a, s, _ := filmed(t, keptText(t, "salvage-sensible"))
	click(t, a, "film.step:event")
	keyed(a, true, ebiten.KeyArrowRight)
	keyed(a, true, ebiten.KeyArrowRight)
	var views []board.View
	for range 25 {
		views = append(views, s.Play().Show.Stage.(*display).view.Clone())
		keyed(a, false, ebiten.KeyArrowRight)
	}
	for i := len(views) - 1; i >= 0; i-- {
		keyed(a, false, ebiten.KeyArrowLeft)
		if diff := cmp.Diff(views[i], s.Play().Show.Stage.(*display).view, cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("%d Events back at %s:\n%s", len(views)-i, filmAt(t, a), diff)
		}
	}
	kinds := map[string]int{}
	for _, w := range slices.Clone(a.UI.Widgets) {
		if kind, at, is := strings.Cut(strings.TrimPrefix(w.ID, "film.mark:"), ":"); is && strings.HasPrefix(w.ID, "film.mark:") {
			kinds[kind]++
			click(t, a, w.ID)
			if got := filmAt(t, a); kind == "kill" && !strings.HasPrefix(got, "choice "+at+" of") {
				t.Errorf("a click on %s (%s) comes to %s", w.ID, w.Words, got)
			}
		}
	}
	if kinds["kill"] == 0 || kinds["crit"] == 0 || kinds["goal"] == 0 {
		t.Errorf("marked are %v", kinds)
	}
	keyed(a, false, ebiten.KeyHome)
	keyed(a, false, ebiten.KeyDigit1)
	if got := filmAt(t, a); strings.HasPrefix(got, "choice 0 ") {
		t.Error("1 leads nowhere")
	}
}

// TestFilmEyes: of a game that is over the dials of both are shown as they were set, or those of one seat.
func TestFilmEyes(t *testing.T) {
	a, s, _ := filmed(t, keptText(t, "salvage-sensible"))
	for s.Play().Session.State().(*xwing.State).View.Phase != board.Planning || len(s.Play().Session.Open()) != 1 {
		keyed(a, false, ebiten.KeyArrowRight)
	}
	keyed(a, false, ebiten.KeyArrowRight) // both are set
	faces := func(eyes string) (open [2]int) {
		click(t, a, "film.eyes:"+eyes)
		for _, w := range a.UI.Widgets {
			if id, is := strings.CutPrefix(w.ID, "film.dial:"); is && !strings.HasSuffix(w.Words, "facedown") {
				open[s.Play().Session.State().(*xwing.State).View.Ship(board.ShipOf("ship:"+id)).Seat]++
			}
		}
		return open
	}
	both, red, blue := faces("0"), faces("1"), faces("2")
	if both[0] == 0 || both[1] == 0 || red != [2]int{both[0], 0} || blue != [2]int{0, both[1]} {
		t.Errorf("both see %v, Red %v, Blue %v", both, red, blue)
	}
}

// TestFilmPlayedOn: a new kept game begins where the film stands, against the Ace, and its journal leads there.
func TestFilmPlayedOn(t *testing.T) {
	a, s, files := filmed(t, keptText(t, "salvage-sensible"))
	for range 4 {
		keyed(a, true, ebiten.KeyArrowRight)
	}
	played := s.Play().Session.Played()
	click(t, a, "film.on")
	if !a.Computers().Has(game.Blue) {
		click(t, a, "player:blue")
	}
	click(t, a, "film-on.begin")
	p := scene.PlayOf(a.Screen)
	if a.Screen.Name() != "table" && a.Screen.Name() != "curtain" || !slices.EqualFunc(p.Session.Played()[:len(played)], played, same) ||
		!p.Computer.Has(game.Blue) || p.Computer.Has(game.Red) {
		t.Fatalf("the screen is %s after %d choices, want those %d first; the computer plays %v", a.Screen.Name(), p.Session.Choices(),
			len(played), p.Computer)
	}
	again, notice, err := game.Resume(files.kept.text, a.kits.Start, nil)
	if err != nil || !notice.Empty() || again.Hash() != p.Session.Hash() {
		t.Errorf("its journal leads elsewhere: %v %v", err, notice)
	}
	if !scene.ComputersOf(again.Header()).Has(game.Blue) {
		t.Error("who plays is not in the journal")
	}
}

// same reports whether two choices are the same.
func same(one, two game.Choice) bool {
	return cmp.Equal(one, two, cmpopts.IgnoreFields(game.Choice{}, "Self"))
}

// TestFilmOfWhatIsBroken: a film of another version's game ends where it parts and says so; of a damaged one before the damage; what
// cannot be read is one line.
func TestFilmOfWhatIsBroken(t *testing.T) {
	text := keptText(t, "salvage-sensible")
	lines := strings.SplitAfter(string(text), "\n")
	damaged := strings.Join(lines[:60], "") + strings.Replace(lines[60], `"`, `'`, 1) + strings.Join(lines[61:], "")
	other := game.Reseal([]byte(strings.Join(lines[:60], "") + strings.ReplaceAll(strings.Join(lines[60:], ""), `"hash":"`, `"hash":"f`)))
	for want, text := range map[string][]byte{"line 61": []byte(damaged), "The film ends here, at line ": other} {
		a, s, _ := filmed(t, text)
		if s == nil {
			t.Errorf("%s: no film: %s", want, a.Covers.Dialog.Text)
			continue
		}
		keyed(a, false, ebiten.KeyEnd)
		if got := widget(t, a, "film.ends").Words; !strings.Contains(got, want) {
			t.Errorf("at its end it says %q, want %s", got, want)
		}
		filmLegible(t, a)
	}
	a, s, _ := filmed(t, []byte("no journal\n"))
	if says(t, a, "kept/a game.jsonl: ", "line 1"); s != nil || strings.Contains(a.Covers.Dialog.Text, "\n") {
		t.Errorf("it says %q", a.Covers.Dialog.Text)
	}
}

// TestFilmOfALiveGameTellsNothing: two games that differ in what one player has set behind his curtain have the same film as long as
// they are not over, wherever it stands and whatever the mouse is on; nobody plays on from it.
func TestFilmOfALiveGameTellsNothing(t *testing.T) {
	var films [2]*Client
	for i := range films {
		a, p := newApp(t, 0)
		playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.SetDials && p.state().View.Round == 2 })
		log := &spool{}
		f := p.Session.Film()
		f.Seek(f.Len())
		s, err := f.Branch(p.Session.Header(), a.kits.Start, 5, log)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range s.Open() {
			c := game.Choice{Seat: d.Seat, Kind: d.Kind, Each: map[string]string{}}
			for _, slot := range d.Slots {
				for _, o := range slot.Options[i*3:] {
					if o.Legal() {
						c.Each[slot.ID] = o.ID
						break
					}
				}
			}
			if err := s.Choose(c); err != nil {
				t.Fatal(err)
			}
			break // the other is still at it
		}
		films[i], _, _ = filmed(t, log.text)
	}
	films[1].Studio = films[0].Studio // the same picture is the same sprite
	keyed(films[1], false, ebiten.KeyHome)
	compared := 0
	for n := range 40 {
		in := ui.Input{X: float64(40 + n*31%1200), Y: float64(80 + n*67%600)}
		var frames [2]draw.List
		for i, a := range films {
			keyed(a, false, []ebiten.Key{ebiten.KeyEnd, ebiten.KeyArrowLeft}[min(n, 1)])
			settle(a, in)
			frames[i].Copy(&a.Canvas.Frame)
			frames[i].Append(&a.Beside)
		}
		if diff := cmp.Diff(films[0].UI.Widgets, films[1].UI.Widgets); diff != "" {
			t.Fatalf("at %s the films differ:\n%s", filmAt(t, films[0]), diff)
		}
		if !frames[0].Equal(&frames[1]) {
			t.Fatalf("at %s the frames differ", filmAt(t, films[0]))
		}
		compared++
	}
	if w := widget(t, films[0], "film.on"); w.Enabled || w.Reason == "" {
		t.Error("a live game can be played on by its film")
	}
	if w := widget(t, films[0], "film.eyes:1"); w.Enabled {
		t.Error("its film is seen by one seat")
	}
}

// TestLeftFilmSearchesNoMore: the search for better answers that the axis shows ends with its film.
func TestLeftFilmSearchesNoMore(t *testing.T) {
	a, _ := newApp(t, 0)
	s, _, err := game.Resume(keptText(t, "rebel-core-imperial-core-sensible"), a.kits.Start, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	f := s.Film()
	defer f.Close()
	l := filmLanes{play: a.play(f.Session()), film: f}
	l.left() // nobody has seen the axis
	if dice := l.lanes()[0].Points; len(dice) == 0 || l.judging.stop.Load() {
		t.Fatalf("%d attacks; stopped: %v", len(dice), l.judging.stop.Load())
	}
	if l.left(); !l.judging.stop.Load() {
		t.Error("the search outlives its film")
	}
}
