package xwing

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/scene"
	"xwing/scene/ui"
)

// withTeams is the squads screen with an epic battle of 2.5 picked in teams, and a squad for everybody.
func withTeams(t *testing.T, teams string) (*Client, *squadsScreen) {
	t.Helper()
	a, s, _ := squadsOf(t, SquadFile{Name: "one", XWS: listOf(t, "rebel-core", "one", "", 0)},
		SquadFile{Name: "two", XWS: listOf(t, "imperial-core", "two", "", 0)},
		SquadFile{Name: "dear", XWS: listOf(t, "imperial-core", "dear", "academypilot", 12)})
	click(t, a, "squads.list:"+string(catalog.AMG25))
	click(t, a, "squads.epic")
	click(t, a, "squads.teams:"+teams)
	for seat := range s.sides(a) {
		click(t, a, "squad:"+[]string{"one", "two"}[seat%2]+":"+game.Seat(seat).ID())
	}
	return a, s
}

// TestTeamsArePicked: teams and the scenario of an epic battle are picked, each player with a squad, obstacles and a computer
// of his own, and the game is begun so.
func TestTeamsArePicked(t *testing.T) {
	for text, obstacles := range map[string][]int{"2v1": {3, 6, 3}, "2v2": {3, 3, 3, 3}, "3v2": {2, 3, 2, 3, 2},
		"3v3": {2, 2, 2, 2, 2, 2}} {
		a, s := withTeams(t, text)
		click(t, a, "squads.task:evacuation")
		click(t, a, "team:seat3.squad")
		click(t, a, "player:seat3")
		for seat, n := range obstacles {
			if got := s.obstacles(a, game.Seat(seat)); len(got) != n || slices.Contains(s.obstacles(a, game.Red), "") {
				t.Errorf("%s: seat %d brings %v, want %d", text, seat, got, n)
			}
		}
		click(t, a, "squads.begin")
		if a.Covers.Dialog != nil {
			click(t, a, "breaches.1")
		}
		table, ok := a.Screen.(*tableScreen)
		if !ok {
			t.Fatalf("%s: no game is begun", text)
		}
		v, h := &table.play.board.view, table.play.Session.Header()
		if len(h.Squads) != len(obstacles) || a.kit.ScenarioOf(h) != "evacuation" || table.play.Computer != scene.SeatsOf(2) {
			t.Errorf("%s: %d squads, scenario %q, the computer plays %b", text, len(h.Squads), a.kit.ScenarioOf(h), table.play.Computer)
		}
		for seat, n := range obstacles {
			if len(v.Reserve[seat]) != n {
				t.Errorf("%s: seat %d lays %v, want %d", text, seat, v.Reserve[seat], n)
			}
		}
		if again := a.setupOf(h); again.computer != scene.SeatsOf(2) || again.teams.String() != text {
			t.Errorf("%s: a rematch is of %v, the computer plays %b", text, again.teams, again.computer)
		}
	}
}

// TestTeamSums: what the squads of a side come to together is told, and asked about if it is too much; a player without a
// squad holds the game up.
func TestTeamSums(t *testing.T) {
	a, s := withTeams(t, "2v2")
	one := s.pick(a, game.Red).points
	if got := widget(t, a, "team:red").Words; got != fmt.Sprintf("%d of 50 points", 2*one) {
		t.Errorf("red's squads come to %q, two of %d", got, one)
	}
	click(t, a, "squad:dear:seat4")
	if over := s.teamsOver(a); !strings.Contains(over, "50") || !strings.HasPrefix(over, "The squads of Blue") {
		t.Errorf("of blue's squads it is said %q", over)
	}
	click(t, a, "squads.begin")
	if d := a.Covers.Dialog; d == nil || !strings.Contains(d.Text, strings.TrimSpace(s.teamsOver(a))) {
		t.Fatal("the game begins though blue's squads come to too much")
	}
	click(t, a, "breaches.0")
	click(t, a, "squads.teams:3v3")
	if w := widget(t, a, "squads.begin"); w.Enabled || w.Reason != a.Say("pick-each", "seat", "seat5") {
		t.Errorf("a game without a squad for each: %v, %q", w.Enabled, w.Reason)
	}
}

// TestTeamsStay: what is picked survives other numbers of players, other games and another screen; teams are of epic battles,
// and no environment card goes with them.
func TestTeamsStay(t *testing.T) {
	a, s := withTeams(t, "2v2")
	want := s.picked
	click(t, a, "squads.task:evacuation")
	click(t, a, "squads.teams:1v1")
	if s.playing(a) != (match.Teams{}) || shows(a, "team:red") || shows(a, "squad:one:seat3") {
		t.Error("two play, and there are teams")
	}
	click(t, a, "squads.teams:2v2")
	click(t, a, "squads.epic")
	if s.played(a) != "" || len(s.sides(a)) != 2 {
		t.Errorf("no epic battle, and %d play the scenario %q", len(s.sides(a)), s.played(a))
	}
	click(t, a, "squads.epic")
	click(t, a, "squads.back")
	a.Show(a.squadsAgain())
	settle(a, ui.Input{})
	again, ok := a.Screen.(*squadsScreen)
	a.squads = s
	if ok && again != s { // the one of the test was not the client's own
		a.Show(a.squadsAgain())
		settle(a, ui.Input{})
		again = a.Screen.(*squadsScreen)
	}
	if again.picked != want || again.playing(a) != (match.Teams{2, 2}) || again.played(a) != "evacuation" || again.list != catalog.AMG25 {
		t.Errorf("picked is %v, of %v in %q by %s", again.picked, again.playing(a), again.played(a), again.list)
	}
	click(t, a, "squads.list:"+string(catalog.X2PO))
	click(t, a, "squads.task:"+noScenario)
	if again.deals(a) {
		t.Error("an environment card goes with teams")
	}
	if click(t, a, "squads.teams:1v1"); !again.deals(a) {
		t.Error("none goes with two")
	}
}

// TestFirstTeams: both teams of first edition have 200 points for each player of the larger one.
func TestFirstTeams(t *testing.T) {
	a, _, _ := withFirst(t)
	s := &squadsScreen{client: a}
	a.Show(s)
	settle(a, ui.Input{})
	click(t, a, "squads.list:"+string(catalog.FFG10))
	click(t, a, "squads.epic")
	click(t, a, "squads.teams:3v2")
	for side, want := range []int{200, 300} {
		if _, limit, _, _ := s.teamSum(a, game.Seat(side)); s.modeOf(a, game.Side(side)).Points != want || limit != 600 {
			t.Errorf("a player of side %d has %d points, his team %d", side, s.modeOf(a, game.Side(side)).Points, limit)
		}
	}
	if click(t, a, "squads.teams:2v2"); s.mode(a).Points != 200 || shows(a, "squads.task:evacuation") {
		t.Errorf("a player of a team has %d points", s.mode(a).Points)
	}
	if _, limit, _, said := s.teamSum(a, game.Red); said == "" || limit != 400 {
		t.Errorf("a team has %d", limit)
	}
}

// TestWhoLooksAway: with two persons at the table there are curtains and undo is asked for, whatever the computer plays beside.
func TestWhoLooksAway(t *testing.T) {
	a, s := withTeams(t, "2v2")
	for seats, want := range map[scene.Seats]bool{{}: false, scene.SeatsOf(1, 3): false, scene.SeatsOf(1, 2, 3): true,
		scene.SeatsOf(0, 1, 2, 3): true} {
		g, err := s.setup(a)
		if err != nil {
			t.Fatal(err)
		}
		g.computer = seats
		p, err := a.begunWith(g, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := newTable(a, p).uncurtained(); got != want || p.Alone() != want {
			t.Errorf("the computer plays %b: nobody looks away: %v", seats, got)
		}
	}
}
