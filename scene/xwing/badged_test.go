package xwing

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/script"
	"xwing/scene"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// atText shows a script, given as text, where it asks a kind of question.
func atText(t *testing.T, text string, kind game.Kind) (*Client, *tableScreen, game.Decision) {
	t.Helper()
	a, _ := newApp(t, 0)
	session, err := script.Open(a.kit, text, "", kind)
	if err != nil {
		t.Fatal(err)
	}
	a.showGame(session, nil)
	settle(a, ui.Input{X: 640, Y: 30})
	table := a.Screen.(*tableScreen)
	if table.question.BehindCurtain() {
		uitest.Press(t, a.UI, a.Build, "curtain.open")
		settle(a, ui.Input{X: 640, Y: 30})
	}
	d, _ := table.question.Decision()
	if d.Kind != kind {
		t.Fatalf("asked %s, want %s", d.Kind, kind)
	}
	return a, table, d
}

// TestBadges: whatever names a ship in a game names the number on its badge, and no
// other number: the log, questions, answers, refusals.
func TestBadges(t *testing.T) {
	_, p := newApp(t, 0)
	var says []string
	names := map[string]string{} // with the number, by without
	playOn(t, p, func(d game.Decision) bool {
		says = append(says, p.words.Prompt(d))
		for _, o := range d.Options {
			if !strings.Contains(o.Text.Key, "action") && !strings.Contains(o.Text.Key, "granted") { // which may name a card
				says = append(says, p.words.Option(o))
			}
			if o.Refusal != nil {
				says = append(says, p.words.Refusal(*o.Refusal))
			}
		}
		return p.state().View.Round > 6
	})
	p.board.Finish()
	for _, l := range p.board.Lines {
		says = append(says, l.Text)
	}
	for i := range p.board.view.Ships {
		id := p.board.view.Ships[i].ID
		names[p.names.Bare(id)] = p.words.Value("ship", id.Piece())
	}
	seen := 0
	for _, text := range says {
		for bare := range names {
			rest := text
			for {
				_, after, found := strings.Cut(rest, bare)
				if !found {
					break
				}
				seen++
				if !strings.HasPrefix(after, " (") && !strings.Contains(text, "se "+bare) {
					t.Errorf("%q names %s without its number", text, bare)
				}
				rest = after
			}
		}
	}
	if seen < 200 {
		t.Errorf("ships are named %d times: the test sees nothing", seen)
	}
}

// TestSetupNumbers: the ships of a group first lie so that their numbers run from left
// to right on the screen, from whichever side the table is seen.
func TestSetupNumbers(t *testing.T) {
	_, table, d := swarm(t)
	for _, flipped := range []bool{false, true} {
		table.sight.Cam.Flipped = flipped
		table.placing.Placing = scene.Placing{Question: table.placing.Question, Cam: table.placing.Cam, Look: table.placing.Look} // nothing lies there yet
		table.placing.LayOut(d)
		laid := slices.Clone(d.Placement.Pieces)
		slices.SortFunc(laid, func(a, b game.Piece) int { return cmp.Compare(board.ShipOf(a.ID), board.ShipOf(b.ID)) })
		last := -1e9
		for _, piece := range laid {
			x, _ := table.sight.Cam.At(table.placing.Pose(piece.ID).Point())
			if x <= last {
				t.Errorf("flipped %v: %s is at %v, left of the one before", flipped, piece.ID, x)
			}
			last = x
		}
	}
}

// TestDestroyedTargetLast: who is destroyed but still stands on the table is the last
// target and says so, in the roster too.
func TestDestroyedTargetLast(t *testing.T) {
	a, table, d := atText(t, "ship red academypilot 400 300 0\nship red academypilot 450 300 0\n"+
		"ship blue academypilot 400 450 180\nship blue academypilot 460 450 180\ndamage ship:3 directhit\nfacedown ship:3 1\nleft ship:3 shields 0\n"+
		"phase engagement\nfirst red\ndice attack hit hit\ndice defense blank blank blank\n"+
		"red choose-ship-to-engage ship:1\nred choose-attack primary:0>ship:3\nblue ?\n", ask.ChooseAttack)
	_ = d
	for range 40 {
		d, _ = table.question.Decision()
		if d.Kind == ask.ChooseAttack && actor(d) == 2 {
			break
		}
		table.question.Pick(d, d.Options[0].ID)
		table.play.board.Finish()
		settle(a, ui.Input{X: 640, Y: 30})
	}
	if !table.play.board.view.Ship(3).Destroyed {
		t.Fatal("nobody is destroyed: the test sees nothing")
	}
	options, _ := table.question.Folded(d)
	var targets []string
	for _, o := range options {
		if o.Legal() && o.Target != "" {
			targets = append(targets, o.Target)
		}
	}
	if !slices.Equal(targets, []string{"ship:4", "ship:3"}) {
		t.Errorf("targets %v, want the destroyed one last", targets)
	}
	if got := table.cards.optionWords(options[slices.IndexFunc(options, func(o *game.Option) bool { return o.Target == "ship:3" })]); !strings.HasSuffix(got, "(destroyed)") {
		t.Errorf("its answer says %q", got)
	}
}

// TestIonizedRow: in planning an ionized ship has a row that may not be pressed and
// says what it will fly.
func TestIonizedRow(t *testing.T) {
	a, _, _ := atText(t, "ship red lukeskywalker 400 300 0\nship red academypilot 500 300 0\nship blue academypilot 400 800 180\n"+
		"tokens ship:1 ion 1\nphase planning\nred ?\n", ask.SetDials)
	w := widget(t, a, "ionized:ship:1")
	if w.Enabled || !strings.Contains(w.Words, "(1)") || !strings.Contains(w.Reason, "1 straight") {
		t.Errorf("the row is enabled %v and says %q, %q", w.Enabled, w.Words, w.Reason)
	}
}

// TestLocksOnBothShips tells of a lock on the cards of both ships.
func TestLocksOnBothShips(t *testing.T) {
	a, table, _ := atText(t, "ship red lukeskywalker 400 300 0\nship blue academypilot 400 500 180\nlock ship:1 ship:2\nphase engagement\nred ?\n", ask.ChooseAttack)
	for id, want := range map[board.ShipID]string{1: "Lock on Academy Pilot (2)", 2: "Locked by Luke Skywalker (1)"} {
		table.looked.selected, table.looked.card = id, true
		settle(a, ui.Input{X: 640, Y: 30})
		if got := widget(t, a, "card.lock").Words; got != want {
			t.Errorf("the card of ship %d says %q, want %q", id, got, want)
		}
		if words := table.cards.tokenWords(a.desk, table.play.board.view.Ship(id)); !strings.Contains(strings.Join(words, "\n"), want) {
			t.Errorf("the plate of ship %d explains %v, want %q", id, words, want)
		}
	}
}

// TestCauseBeforeEffect: in the log a maneuver stands before what it leads to, and an
// action before what it brings.
func TestCauseBeforeEffect(t *testing.T) {
	for _, c := range []struct {
		script        string
		kind          game.Kind
		cause, effect string
	}{
		{"pilot/galacticrepublic/macewindu", ask.ChooseAttack, "executes red", "gains 1 stress token"},
		{"rule/queue: a pair", ask.ChooseAbility, "performs an action: focus", "gains 1 focus token"},
	} {
		_, table, _ := atQuestion(t, c.script, c.kind)
		lines := table.side.log.Lines(table.play.board.Lines, table.looked.selected.Piece())
		find := func(part string) int {
			return slices.IndexFunc(lines, func(l scene.LogLine) bool { return strings.Contains(l.Text, part) })
		}
		cause, effect := find(c.cause), find(c.effect)
		if cause < 0 || effect < 0 || cause > effect {
			t.Errorf("%s: %q is line %d, %q line %d", c.script, c.cause, cause, c.effect, effect)
		}
	}
}

// TestLogForms: the lines that games bring have the forms to which the sentences are
// held: no numbers of obstacles, but an article, ranges and signs as they belong, one and not many.
func TestLogForms(t *testing.T) {
	bad := regexp.MustCompile(`(asteroid|cloud|obstacle) \d|\b(meets|met|of) (asteroid|debris|gas)|(^|[^\d\w-])\d-\d|\b1 \w+ tokens\b|[^\d]–|–[^\d]|\d (to|or) \d`)
	lines := 0
	for _, squads := range [][2]string{{"rebel-core", "imperial-heavies"}, {"imperial-ordnance", "rebel-gunners"}} {
		a, _ := newApp(t, 0)
		p, err := a.start(matchtest.Squads(t, squads[0], squads[1]))
		if err != nil {
			t.Fatal(err)
		}
		playOn(t, p, func(game.Decision) bool { return p.state().View.Round > 5 })
		p.board.Finish()
		for _, l := range p.board.Lines {
			if at := bad.FindString(l.Text); at != "" {
				t.Errorf("the log says %q, with %q", l.Text, at)
			}
		}
		lines += len(p.board.Lines)
		p.Close()
	}
	if lines < 300 {
		t.Errorf("%d lines: the test sees nothing", lines)
	}
}
