package xwing

import (
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/draw"
)

// TestPilotCardWords: about its pilot's own card a ship's name is said once.
func TestPilotCardWords(t *testing.T) {
	a, p := newApp(t, 0)
	table := a.Screen.(*tableScreen)
	name := p.words.Value("ship", "ship:1")
	pilot := "pilot/" + p.state().View.Ship(1).Pilot
	for card, want := range map[string]string{
		pilot:          name + ": use its pilot ability?",
		"upgrade/r2d2": name + ": use R2-D2?",
	} {
		if got := table.cards.promptWords(game.Decision{Prompt: game.Say("prompt.use-ability", "ship", "ship:1", "card", card)}); got != want {
			t.Errorf("%s: asks %q, want %q", card, got, want)
		}
	}
	o := game.Option{Text: game.Say("option.ability", "ship", "ship:1", "card", pilot)}
	if got, want := table.cards.optionWords(&o), name+": its pilot ability"; got != want {
		t.Errorf("offers %q, want %q", got, want)
	}
}

// TestShipNamedOnce: an answer does not name the ship that the question is about, which
// stands above all of them; it names any other.
func TestShipNamedOnce(t *testing.T) {
	a, p := newApp(t, 0)
	table := a.Screen.(*tableScreen)
	d := game.Decision{Kind: ask.ChooseAbility, About: []string{"ship:1"}}
	two := p.words.Value("ship", "ship:2")
	for _, c := range []struct{ key, ship, want string }{
		{"option.ability", "ship:1", "R2-D2"}, {"option.ability", "ship:2", two + ": R2-D2"},
		{"option.modify-card", "ship:1", "R2-D2"}, {"option.modify-card", "ship:2", "R2-D2 (" + two + ")"},
	} {
		o := game.Option{ID: c.ship, Text: game.Say(c.key, "ship", c.ship, "card", "upgrade/r2d2")}
		if got := table.cards.labelOf(a.desk, d, &o); got != c.want {
			t.Errorf("of ship 1 %s of %s is %q, want %q", c.key, c.ship, got, c.want)
		}
	}
}

// TestFailingActions: of an action that finds no target an answer says that it would fail.
func TestFailingActions(t *testing.T) {
	a, p := newApp(t, 0)
	cards := a.Screen.(*tableScreen).cards
	seen := map[bool]int{}
	playOn(t, p, func(d game.Decision) bool {
		if d.Kind != ask.ChooseAction {
			return false
		}
		o := game.Option{ID: "coordinate", Text: game.Say("option.action", "action", "coordinate", "difficulty", "red")}
		fails := !p.state().PreviewTarget(actor(d), o.ID)
		if got := strings.HasSuffix(cards.labelOf(a.desk, d, &o), "(it would fail)"); got != fails {
			t.Errorf("ship %d is said to fail: %v, want %v", actor(d), got, fails)
		}
		seen[fails]++
		return false
	})
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("actions that fail and that do not: %v", seen)
	}
}

// TestWhiteActions: of an action's color is told what it costs, by its word and its sign.
func TestWhiteActions(t *testing.T) {
	a, _ := newApp(t, 0)
	cards := a.Screen.(*tableScreen).cards
	for _, c := range []struct{ key, difficulty, want string }{
		{"option.action", "white", "Boost"}, {"option.action", "red", "Red boost"}, {"option.action", "purple", "Purple boost"},
		{"option.linked", "white", "Linked boost"}, {"option.linked", "red", "Linked red boost"},
		{"option.granted", "white", "Boost by Afterburners"},
	} {
		o := game.Option{Text: game.Say(c.key, "ship", "ship:1", "action", "boost", "difficulty", c.difficulty, "card", "upgrade/afterburners", "cost", "")}
		got := cards.optionWords(&o)
		if _, rest, named := strings.Cut(got, ": "); named {
			got = scene.Capital(rest)
		}
		if colored := signColor(&o) != draw.Text; got != c.want || colored != (c.difficulty != "white") {
			t.Errorf("%s of a %s action is %q, its sign colored: %v", c.key, c.difficulty, got, colored)
		}
	}
}

func TestCapital(t *testing.T) {
	for text, want := range map[string]string{"": "", "asteroid 1": "Asteroid 1", "élan": "Élan", "\xff": "\xff", "/tmp": "/tmp"} {
		if got := scene.Capital(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

// TestRemoteWords: a remote is not asked to use itself.
func TestRemoteWords(t *testing.T) {
	a, p := newApp(t, 0)
	table := a.Screen.(*tableScreen)
	p.board.view.Ships = append(p.board.view.Ships, board.Ship{ID: board.ShipID(len(p.board.view.Ships) + 1), Remote: "drk1probedroid"})
	remote := p.board.view.Ships[len(p.board.view.Ships)-1].ID.Piece()
	args := []string{"ship", remote, "card", "device/drk1probedroid"}
	if got, want := table.cards.promptWords(game.Decision{Prompt: game.Say("prompt.use-ability", args...)}), "DRK-1 Probe Droid (8): use its ability?"; got != want {
		t.Errorf("asks %q, want %q", got, want)
	}
	o := game.Option{Text: game.Say("option.ability", args...)}
	if got, want := table.cards.optionWords(&o), "DRK-1 Probe Droid (8): its ability"; got != want {
		t.Errorf("offers %q, want %q", got, want)
	}
}

// TestFirstPlayerExplained says to whoever picks the first player what that means.
func TestFirstPlayerExplained(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseFirstPlayer })
	p.board.Finish()
	d, _ := p.Session.Decision(p.Session.Open()[0].Seat)
	if d.Kind != ask.ChooseFirstPlayer {
		t.Fatalf("asked %s", d.Kind)
	}
	if st := a.Screen.(*tableScreen).question.optionStyle(a.desk, d, &d.Options[0]); st.Tip != a.Say("help-first") {
		t.Errorf("the answers say %q, want %q", st.Tip, a.Say("help-first"))
	}
}
