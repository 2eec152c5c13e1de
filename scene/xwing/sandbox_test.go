package xwing

import (
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/position"
	"xwing/physics"
	"xwing/scene"
)

const sandboxDuel = "list x2po\nphase engagement\nship red lukeskywalker 400 300 0 with r2d2\nship blue academypilot 400 420 180\n" +
	"dice attack hit hit hit\ndice defense blank blank blank\n"

// inSandbox is a client in the sandbox with a position.
func inSandbox(t *testing.T, text string) (*Client, *sandboxScreen) {
	t.Helper()
	a, _ := newApp(t, 100)
	a.Width, a.Height = 1920, 2400 // nothing is scrolled
	p, err := position.Read([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	a.stand(&p)
	return a, sandboxOf(t, a)
}

func sandboxOf(t *testing.T, a *Client) *sandboxScreen {
	t.Helper()
	s, is := a.Screen.(*sandboxScreen)
	if !is {
		t.Fatalf("shown is %s", a.Screen.Name())
	}
	return s
}

// TestSandboxEdits changes a table by the panel's buttons and takes all of it back.
func TestSandboxEdits(t *testing.T) {
	a, s := inSandbox(t, sandboxDuel)
	begun := s.sandbox.steps.Now().Text()
	s.take("ship:1")
	for _, id := range []string{"more:focus", "more:focus", "less:shields", "more:facedown", "left", "activated", "page:damage",
		"pick:stunnedpilot",
		"page:locks", "pick:ship:2", "back", "page:dial", "pick:2FB", "twice", "of:blue", "done", "phase", "first", "more:round",
		"page:obstacles",
		"pick:coreasteroid0", "done", "page:dice:attack", "pick:crit", "back"} {
		click(t, a, "sandbox."+id)
		s = sandboxOf(t, a)
	}
	text := s.sandbox.steps.Now().Text()
	for _, line := range []string{"tokens ship:1 focus 2", "left ship:1 shields 1", "facedown ship:1 1", "activated ship:1",
		"damage ship:1 stunnedpilot",
		"lock ship:1 ship:2", "dial ship:1 2FB", "ship red lukeskywalker 400 300 15 with r2d2", "ship blue lukeskywalker", "phase end",
		"first blue",
		"round 2", "obstacle coreasteroid0", "dice attack hit hit hit crit", "tokens ship:3 focus 2"} {
		if !strings.Contains(text, line) {
			t.Errorf("no %q in\n%s", line, text)
		}
	}
	for sandboxOf(t, a).sandbox.steps.CanUndo() {
		click(t, a, "sandbox.undo")
	}
	if now := sandboxOf(t, a).sandbox.steps.Now().Text(); now != begun {
		t.Errorf("all taken back it is\n%s", now)
	}
}

// TestSandboxRefuses: what cannot be is said and changes nothing; from ships that stand on each other nothing is tried.
func TestSandboxRefuses(t *testing.T) {
	a, s := inSandbox(t, sandboxDuel)
	s.take("ship:1")
	before := s.sandbox.steps.Now().Text()
	s.put(physics.PoseAt(-200, 300, 0))
	if s = sandboxOf(t, a); s.sandbox.steps.Now().Text() != before {
		t.Error("a ship lies off the table")
	}
	s.put(physics.PoseAt(400, 415, 0))
	if s = sandboxOf(t, a); !strings.Contains(s.untried(), "Luke") || s.sandbox.steps.Now().Text() == before {
		t.Errorf("ships stand on each other, and it says %q", s.untried())
	}
}

// TestSandboxTries plays on from the position by the rules, with the dice laid ready, and comes back to the position before, or to
// that which it has become.
func TestSandboxTries(t *testing.T) {
	a, s := inSandbox(t, sandboxDuel)
	before := s.sandbox.steps.Now().Text()
	click(t, a, "sandbox.try")
	shoot := func() *tableScreen {
		table, is := a.Screen.(*tableScreen)
		if !is {
			t.Fatalf("shown is %s", a.Screen.Name())
		}
		playOn(t, table.play, func(d game.Decision) bool {
			return d.Kind == ask.ChooseAttack && table.play.state().View.Ship(1).Engaged
		})
		return table
	}
	table := shoot()
	hurt := table.play.state().View.Ship(2)
	if hurt.Where == board.InPlay && hurt.DamageCards() == 0 {
		t.Fatal("the shot has not hit")
	}
	use := func(id string) {
		for _, tool := range table.sandboxTools() {
			if tool.ID == id {
				tool.Use()
			}
		}
	}
	if use("sandbox.again"); sandboxOf(t, a).sandbox.steps.Now().Text() != before {
		t.Error("it does not come back to the position before")
	}
	click(t, a, "sandbox.try")
	table = shoot()
	use("sandbox.here")
	if now := sandboxOf(t, a).sandbox.steps.Now().Text(); now == before || !strings.Contains(now, "ship red lukeskywalker") {
		t.Errorf("as it has become it is\n%s", now)
	}
	if click(t, a, "sandbox.undo"); sandboxOf(t, a).sandbox.steps.Now().Text() != before {
		t.Error("that is not taken back")
	}
}

// TestSandboxOfGame: from a game the table goes to the sandbox as the one person who plays may know it, else as all may.
func TestSandboxOfGame(t *testing.T) {
	a, p := newApp(t, 100)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	for _, seats := range []scene.Seats{{}, scene.Seats{}.With(game.Red, scene.Recruit)} {
		p.Computer = seats
		table := newTable(a, p)
		text := func() string { v := position.Of(p.state().Seen(table.eyes()), 1); return v.Text() }()
		v := &p.state().View
		for i := range v.Ships {
			ship := &v.Ships[i]
			hidden := ship.Dial.Assigned && !ship.Dial.Revealed
			knows := strings.Contains(text, "dial "+ship.ID.Piece()+" ")
			if hidden && knows != (seats != scene.Seats{} && ship.Seat == game.Blue) {
				t.Errorf("computer %v: the dial of %s stands there: %v", seats, ship.ID.Piece(), knows)
			}
		}
	}
}

// TestSandboxIsKept: what is saved reads back as the same position.
func TestSandboxIsKept(t *testing.T) {
	a, s := inSandbox(t, sandboxDuel)
	var kept []byte
	a.game.KeepPosition = func(name string, text []byte) (string, error) { kept = text; return name, nil }
	s.take("ship:2")
	click(t, a, "sandbox.more:stress")
	s = sandboxOf(t, a)
	if s.keep(); s.sandbox.steps.Changed() {
		t.Error("it is not known as kept")
	}
	if !a.takePosition(kept) || sandboxOf(t, a).sandbox.steps.Now().Text() != string(kept) {
		t.Errorf("kept is\n%s", kept)
	}
	if a.takePosition([]byte(`{"pilots":[]}`)) {
		t.Error("a squad is taken for a position")
	}
}
