package xwing

import (
	"os"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match"
	"xwing/scene/ui"
)

// atSatellites is a table of the first scenario: one satellite is Red's, one contested, one nobody's.
const atSatellites = `list amg25
scenario assault
round 2
ship red academypilot 200 200 0
ship red academypilot 430 540 0
ship blue academypilot 430 380 180
feature 200 260
feature 430 460
feature 800 800
phase planning
`

// TestObjectivesAreSeen: what the End Phase would add stands beside the scores, and each feature tells whose it is.
func TestObjectivesAreSeen(t *testing.T) {
	a, table, _ := atText(t, atSatellites, ask.SetDials)
	for id, want := range map[string]string{"bar.ahead:red": "+1", "bar.ahead:blue": "+0"} {
		if got := widget(t, a, id).Words; got != want {
			t.Errorf("%s says %q, want %q", id, got, want)
		}
	}
	const red, blue, nobody = game.Red, game.Blue, game.NoSeat
	for i, want := range [][2]game.Seat{{red, red}, {red, blue}, {nobody, nobody}} {
		if got := table.pieces.holders(table.play.board.view.Features[i].ID); got != want {
			t.Errorf("feature %d is shown in the colors of %v, want %v", i+1, got, want)
		}
	}
	for id, want := range map[string]string{"feature:1": "Red counts 1 here: +1", "feature:2": "Blue counts 1 here: +0", "feature:3": a.Say("feature-nobody")} {
		over(t, a, id, false)
		if tip := widget(t, a, "tip").Words; !strings.Contains(tip, want) {
			t.Errorf("over %s it says %q, want %q", id, tip, want)
		}
	}
	over(t, a, "bar.ahead:red", false)
	if tip := widget(t, a, "tip").Words; !strings.Contains(tip, "+1: ") {
		t.Errorf("what would be scored is told by %q", tip)
	}
	table.play.board.view.Round = 1 // the table that is seen counts
	a.Touch()
	over(t, a, "feature:1", false)
	if got := widget(t, a, "bar.ahead:red").Words; got != "+0" {
		t.Errorf("in round 1 %s is foreseen", got)
	}
}

// TestScoreIsSaidByTheEdition: the help of the score and the round is that of the edition that is played.
func TestScoreIsSaidByTheEdition(t *testing.T) {
	later, _, _ := atText(t, atSatellites, ask.SetDials)
	second, _, _ := atText(t, "ship red academypilot 200 200 0\nship blue academypilot 430 380 180\nphase planning\n", ask.SetDials)
	for _, c := range []struct{ id, key string }{{"bar.score:red", "help-score"}, {"bar.round", "help-round"}} {
		over(t, later, c.id, false)
		over(t, second, c.id, false)
		if got, want := widget(t, later, "tip").Words, later.Say(c.key+"@2.5"); got != want {
			t.Errorf("by 2.5 %s says %q, want %q", c.id, got, want)
		}
		if got, want := widget(t, second, "tip").Words, second.Say(c.key); got != want {
			t.Errorf("by 2.0 %s says %q, want %q", c.id, got, want)
		}
	}
}

// TestRollForAScenario: the squad screen leaves the scenario to chance, and the bar names it until the game is set up.
func TestRollForAScenario(t *testing.T) {
	text, err := os.ReadFile("../../game/xwing/squad/testdata/amg25-firstorder.xws")
	if err != nil {
		t.Fatal(err)
	}
	a, _, _ := squadsOf(t, SquadFile{Name: "one", XWS: text})
	click(t, a, "squads.list:amg25")
	for _, id := range []string{"squad:one:red", "squad:one:blue", "squads.scenario:roll", "squads.begin"} {
		click(t, a, id)
	}
	if a.Covers.Dialog != nil {
		click(t, a, "breaches.1")
	}
	table, ok := a.Screen.(*tableScreen)
	if !ok || table.play.state().Mission() == nil {
		t.Fatalf("no game in a scenario begins: %T", a.Screen)
	}
	m := table.play.state().Mission()
	settle(a, ui.Input{X: 640, Y: 30})
	if got := widget(t, a, "bar.round").Words; got != table.play.words.Value("scenario", m.ID) {
		t.Errorf("the bar says %q in setup of %s", got, m.ID)
	}
	if again := table.play.setup.again().scenario; again != m.ID {
		t.Errorf("a rematch is played in %q", again)
	}
}

// TestAgreedRounds: players write down how many rounds they have agreed on, where there is a last one.
func TestAgreedRounds(t *testing.T) {
	text, err := os.ReadFile("../../game/xwing/squad/testdata/amg25-firstorder.xws")
	if err != nil {
		t.Fatal(err)
	}
	a, _, _ := squadsOf(t, SquadFile{Name: "one", XWS: text})
	click(t, a, "squads.list:ffg20")
	if slices.ContainsFunc(a.UI.Widgets, func(w ui.Widget) bool { return w.ID == "squads.rounds" }) {
		t.Error("2.0 asks for a last round")
	}
	click(t, a, "squads.list:amg25")
	for _, id := range []string{"squad:one:red", "squad:one:blue", "squads.rounds"} {
		click(t, a, id)
	}
	a.Build(ui.Input{Typed: []rune("8x")})
	click(t, a, "squads.begin")
	if a.Covers.Dialog != nil {
		click(t, a, "breaches.1")
	}
	table := a.Screen.(*tableScreen)
	if got := table.play.state().Rules().Edition.Ending.Rounds; got != 8 {
		t.Errorf("a game of %d rounds begins, want 8", got)
	}
	if again := table.play.setup.again().rounds; again != 8 {
		t.Errorf("a rematch has %d rounds", again)
	}
}

// TestScenarioOfTheLatestGame: a list that has scenarios begins with the one that was picked
// last, and with none only where a player wants none.
func TestScenarioOfTheLatestGame(t *testing.T) {
	a, _, _ := squadsOf(t)
	a.Opt.Settings.XWing.Scenario = match.Rolled // as config.toml has it
	for _, pick := range []string{match.Rolled, "assault", noScenario} {
		show := func() *squadsScreen {
			s := &squadsScreen{client: a}
			a.Show(s)
			settle(a, ui.Input{})
			click(t, a, "squads.list:amg25")
			return s
		}
		if show(); pick != match.Rolled {
			click(t, a, "squads.scenario:"+pick)
		}
		played := pick
		if pick == noScenario {
			played = ""
		}
		if got := show().played(a); got != played {
			t.Errorf("after a game in %q the next is in %q", pick, got)
		}
	}
}

// TestFeatureInHand: a scenario feature is called what it is before it lies on the table.
func TestFeatureInHand(t *testing.T) {
	a, table, _ := atText(t, atSatellites, ask.SetDials)
	if got := table.cards.pieceLabel(a.desk, board.FeatureID(9).Piece()); got != "Satellite 9" {
		t.Errorf("a satellite in hand is called %q", got)
	}
}
