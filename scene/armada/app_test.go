package armada

import (
	"fmt"
	"io/fs"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/match"
	"xwing/game/armada/player"
	"xwing/game/armada/terms"
	"xwing/game/words"
	"xwing/scene"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// noFiles is a player without games of his own; his fleets are those built in.
type noFiles struct{}

func (noFiles) Fleets() (files []FleetFile, err error) {
	names, err := fs.Glob(assets.Fleets(), "*.json")
	for _, name := range names {
		text, unread := fs.ReadFile(assets.Fleets(), name)
		files = append(files, FleetFile{Name: strings.TrimSuffix(name, ".json"), Text: text, Err: unread})
	}
	return files, err
}
func (noFiles) FleetFolder() string                            { return "" }
func (noFiles) AddFleet(string, []byte) (string, error)        { return "", nil }
func (noFiles) ChangeFleet(string, []byte, []byte) error       { return nil }
func (noFiles) Games() ([]scene.Game, error)                   { return nil, nil }
func (noFiles) SetConfig(string, any) error                    { return nil }
func (noFiles) Read(string) ([]byte, error)                    { return nil, fs.ErrNotExist }
func (noFiles) Standing(string) scene.Standing                 { return scene.Standing{} }
func (noFiles) Again(string) (scene.Again, error)              { return nil, os.ErrNotExist }
func (noFiles) Remove(string) (string, error)                  { return "", nil }
func (noFiles) Restore(string) error                           { return nil }
func (noFiles) Begin(string) (game.Log, error)                 { return nil, nil }
func (noFiles) Open(string) (text []byte, l game.Log, e error) { return nil, nil, os.ErrNotExist }

// newClientFor returns a client without a window.
func newClientFor(t *testing.T) *Client {
	t.Helper()
	return newClientIn(t, words.English)
}

// newClientIn is newClientFor in a language.
func newClientIn(t *testing.T, language string) *Client {
	t.Helper()
	kit, err := match.NewKit(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	w, err := terms.Load(assets.Words, language, kit.Facts)
	if err != nil {
		t.Fatal(err)
	}
	a, err := NewClient(scene.Options{Files: noFiles{}, Seed: 3, Seeded: true}, Opening{Kit: kit, Words: w, Folder: noFiles{}})
	if err != nil {
		t.Fatal(err)
	}
	a.words = a.words.Watched(func(key string) { t.Errorf("nothing is said under %s", key) })
	a.Width, a.Height = 1280, 720
	t.Cleanup(a.Close)
	return a
}

// fleetText is the file of a fleet that is built in.
func fleetText(t *testing.T, name string) []byte {
	t.Helper()
	text, err := fs.ReadFile(assets.Fleets(), name+".json")
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// newGameOf begins a game between two fleets that are built in.
func newGameOf(t *testing.T, red, blue string, seed uint64, computer scene.Seats) (*Client, *tableScreen) {
	t.Helper()
	a := newClientFor(t)
	s := setup{fleets: [2][]byte{fleetText(t, red), fleetText(t, blue)}, seed: seed, seeded: true, computer: computer}
	s.agreed.Field = match.CoreField // they meet sooner
	p, err := a.begun(s)
	if err != nil {
		t.Fatal(err)
	}
	table := newTable(a, p)
	a.Show(table)
	return a, table
}

// press clicks a widget and builds what comes of it.
func press(t *testing.T, a *Client, id string) {
	t.Helper()
	uitest.Press(t, a.UI, a.Build, id)
	for range 3 {
		a.Build(ui.Input{X: -1, Y: -1})
	}
}

// TestEveryQuestionByMouse plays a whole game by the buttons of its questions alone.
func TestEveryQuestionByMouse(t *testing.T) {
	a, table := newGameOf(t, "rebel-core", "imperial-core", 5, scene.Seats{})
	playOut(t, a, table, func(d game.Decision, c game.Choice) { answerByMouse(t, a, table, d, c) })
}

// playOut has a game answered to its result as two sensible players would, who see each other's dials; every answer counts.
func playOut(t *testing.T, a *Client, table *tableScreen, answer func(game.Decision, game.Choice)) {
	t.Helper()
	a.Opt.Settings.Table.Open = true
	mind, asked := player.NewSensible(9), map[game.Kind]int{}
	for n := 0; a.Screen.Name() != "result"; n++ {
		if n > 3000 {
			t.Fatalf("not over after %d answers, in %s", n, table.play.Session.Step())
		}
		for range 3 {
			a.Build(ui.Input{X: -1, Y: -1})
		}
		d, ok := table.question.Asked()
		if !ok {
			continue
		}
		asked[d.Kind]++
		before := table.play.Session.Choices()
		c, err := mind.Answer(table.play.state().Seen(d.Seat), d)
		if err != nil {
			t.Fatal(err)
		}
		answer(d, c)
		if table.play.Session.Choices() == before && a.Screen.Name() == "table" {
			t.Fatalf("%s is not answered by %+v: %s", d.Kind, c, table.question.Draft.Refusal)
		}
	}
	mustAsk(t, asked)
}

// answerByMouse gives an answer by the buttons of its question.
func answerByMouse(t *testing.T, a *Client, table *tableScreen, d game.Decision, c game.Choice) {
	t.Helper()
	switch {
	case d.Kind == ask.StackDials:
		for i := range d.Slots {
			press(t, a, "dial:"+d.Slots[i].ID+"="+c.Each[d.Slots[i].ID])
		}
		press(t, a, "confirm")
	case d.Kind == ask.SetCourse:
		laid, _ := armada.ParseCourse(c.One())
		press(t, a, "tool.side:"+sideID(laid.Side))
		for joint := range laid.Speed {
			press(t, a, fmt.Sprintf("tool.joint:%d=%d", joint+1, laid.Yaw[joint]))
		}
		if table.tool.laid != laid {
			t.Fatalf("the tool is laid %+v, not %+v", table.tool.laid, laid)
		}
		press(t, a, "tool.move")
	case d.Shape == game.Place:
		press(t, a, "place.suggest")
		press(t, a, "confirm")
	case d.Shape == game.OneOf:
		press(t, a, "option:"+c.One())
	case d.Shape == game.SomeOf:
		for _, id := range c.Pick {
			press(t, a, "option:"+id)
		}
		if d.Min != 1 || d.Max != 1 {
			press(t, a, "confirm")
		}
	default:
		press(t, a, "confirm")
	}
}

// TestBoardEqualsView plays a game: after each answer the table as it is shown, changed by Events alone, is the public view.
func TestBoardEqualsView(t *testing.T) {
	_, table := newGameOf(t, "imperial-400", "rebel-400", 8, scene.Seats{})
	p, mind := table.play, player.NewSensible(4)
	for range 150 {
		open := p.Session.Open()
		if len(open) == 0 {
			break
		}
		c, err := mind.Answer(p.state().Seen(open[0].Seat), open[0])
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Choose(c); err != nil {
			t.Fatal(err)
		}
		p.board.Finish()
		outlines := cmpopts.IgnoreFields(board.Obstacle{}, "Outline")
		if diff := cmp.Diff(p.state().View, p.board.view, cmpopts.EquateEmpty(), outlines); diff != "" {
			t.Fatalf("after %s the table is not the view (-want +got):\n%s", c.Kind, diff)
		}
	}
}
