package xwing

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/script"
	"xwing/scene"
	"xwing/scene/ui"
)

// scripts are the files that game/xwing/script plays.
const scripts = "../../game/xwing/script/testdata/xwing2"

// atQuestion shows a script where it asks a kind of question: "ship/gyrocockpit" for the
// first case of that file, "rule/action: lock" for the one of that title.
func atQuestion(t *testing.T, name string, kind game.Kind) (*Client, *tableScreen, game.Decision) {
	t.Helper()
	file, title, _ := strings.Cut(name, ": ")
	text, err := os.ReadFile(filepath.Join(scripts, file+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	a, _ := newApp(t, 0)
	session, err := script.Open(a.kit, string(text), title, kind)
	if err != nil {
		t.Fatal(err)
	}
	a.showGame(session, nil)
	settle(a, ui.Input{X: 640, Y: 30})
	table := a.Screen.(*tableScreen)
	d, _ := table.question.Decision()
	if d.Kind != kind {
		t.Fatalf("%s asks %s, want %s", name, d.Kind, kind)
	}
	return a, table, d
}

// over puts the mouse on a widget or a piece, and clicks there if it is to.
func over(t *testing.T, a *Client, id string, click bool) {
	t.Helper()
	w := widget(t, a, id)
	in := ui.Input{X: float64(w.Rect[0] + w.Rect[2]/2), Y: float64(w.Rect[1] + w.Rect[3]/2)}
	settle(a, in)
	if click {
		in.Pressed[ui.LeftButton], in.Down[ui.LeftButton] = true, true
		a.Build(in)
	}
}

// TestQuestionWords: what is asked says by which card, of which ship, at what cost.
func TestQuestionWords(t *testing.T) {
	for _, c := range []struct {
		script       string
		kind         game.Kind
		widget, want string
	}{
		{"ship/finetunedthrusters", ask.ChooseAction, "prompt.text", "by Fine-Tuned Thrusters"},
		{"ship/finetunedthrusters", ask.ChooseAction, "prompt.card", "deplete"},
		{"ship/finetunedthrusters", ask.ChooseEither, "prompt.text", "cost"},
		{"rule/action: barrel roll", ask.ChooseAction, "prompt.text", ": perform one action?"},
		{"pilot/galacticempire/idenversio: herself", ask.UseAbility, "prompt.text", "Iden Versio (1): use its pilot ability?"},
		{"ship/gyrocockpit", ask.ChooseDevicePlace, "option:drop:1F:left", "Gyro-Cockpit"},
		{"pilot/scumandvillainy/nashtahpup", ask.EmergencyDeploy, "option:yes", "1 crit damage"},
		{"pilot/scumandvillainy/nashtahpup", ask.EmergencyDeploy, "option:no", "Be destroyed with Bossk"},
		{"pilot/galacticempire/isbjingoist", ask.ChooseEither, "option:strain", "Academy Pilot (2) gains"},
		{"rule/damage: replaced twice", ask.ChooseReplacement, "option:none", "suffer it as it is"},
		{"pilot/galacticempire/captainjonus", ask.ChooseDice, "prompt.text", "reroll"},
	} {
		a, _, _ := atQuestion(t, c.script, c.kind)
		if got := widget(t, a, c.widget).Words; !strings.Contains(got, c.want) {
			t.Errorf("%s, %s: %s says %q, want %q in it", c.script, c.kind, c.widget, got, c.want)
		}
	}
}

// TestTipsOfAnswers: a token's answer tells what the token does, the answer that
// costs a card's charge what the card says.
func TestTipsOfAnswers(t *testing.T) {
	for _, c := range []struct {
		script       string
		kind         game.Kind
		option, want string
	}{
		{"ship/finetunedthrusters", ask.ChooseEither, "deplete", "One attack die less"},
		{"upgrade/crew/sabinewren", ask.ChooseToken, "tractor", "push the ship"},
		{"ship/gyrocockpit", ask.ChooseDevicePlace, "drop:1F:right", "One charge drops"},
		{"ship/gyrocockpit", ask.ChooseDevicePlace, "drop:1F", ""},
		{"pilot/scumandvillainy/fennrau", ask.UseAbility, game.Yes, ""}, // what it does stands over the answers
	} {
		a, table, d := atQuestion(t, c.script, c.kind)
		if got := table.question.optionStyle(a.desk, d, scene.OptionOf(d, c.option)).Tip; !strings.Contains(got, c.want) || c.want == "" && got != "" {
			t.Errorf("%s: the tip of %s is %q, want %q in it", c.script, c.option, got, c.want)
		}
	}
}

// TestDeploymentsAreColored shows how hard each maneuver of a deployment is, and
// the template that it lays.
func TestDeploymentsAreColored(t *testing.T) {
	a, table, d := atQuestion(t, "pilot/scumandvillainy/nashtahpup", ask.ChooseDeployment)
	for _, s := range scene.SpotsOf(d) {
		if m, _ := maneuverOf(s.Pick); s.Template.Empty() || m.IsZero() || table.question.optionStyle(a.desk, d, scene.OptionOf(d, s.Pick)).Sprite == nil {
			t.Errorf("%s: the maneuver is %v, template %v", s.Pick, m, s.Template)
		}
	}
}

// TestObstacleIsAnswered clicks an obstacle that an answer points at; on the way
// there it is seen whom it would hurt.
func TestObstacleIsAnswered(t *testing.T) {
	a, table, _ := atQuestion(t, "rule/device: obstacle that bursts", ask.ChooseObstacle)
	over(t, a, "obstacle:2", false)
	if o := table.question.Hint; o == nil || o.ID != "obstacle:2" || !table.bursting(a.desk) {
		t.Errorf("over the obstacle the hint is %+v", o)
	}
	if got := table.play.state().PreviewBurst("seismiccharge", 1); len(got) != 1 || got[0] != 2 {
		t.Errorf("obstacle 1 would hurt %v, want ship 2", got)
	}
	over(t, a, "obstacle:2", true)
	if v := &table.play.state().View; !v.Obstacles[1].Gone || v.Obstacles[0].Gone {
		t.Error("the obstacle that was clicked is still there")
	}
}

// TestPivotGhosts shows where a ship would look after each turn on the spot; a click
// on the ship itself takes none of them.
func TestPivotGhosts(t *testing.T) {
	a, table, d := atQuestion(t, "upgrade/configuration/pivotwing", ask.ChooseEither)
	for _, o := range d.Options {
		widget(t, a, "pose:"+o.ID)
	}
	over(t, a, "pose:pivot-left", true)
	if now, _ := table.question.Decision(); now.Kind != d.Kind {
		t.Error("a click on the ship has turned it")
	}
}

// TestReserveKeepsOut knows the middle of the table for a part of it, from which no
// distances are told.
func TestReserveKeepsOut(t *testing.T) {
	_, table, d := atQuestion(t, "upgrade/crew/ga97: calls", ask.PlaceFromReserve)
	regions := 0
	for i := range d.Placement.KeepOut {
		if d.Placement.KeepOut[i].Region() {
			regions++
		}
	}
	for _, c := range table.placing.Clearances() {
		if area := table.play.board.view.Area; c.Line.B.X > 0 && c.Line.B.X < area.Width && c.Line.B.Y > 0 && c.Line.B.Y < area.Height {
			t.Errorf("a distance to %v is told, which is no edge", c.Line.B)
		}
	}
	if regions != 1 {
		t.Errorf("%d parts of the table are kept out of, want 1", regions)
	}
}

// TestLaterPlacesBeyondTheCost shows where a barrel roll leads that has to be paid
// with a choice first.
func TestLaterPlacesBeyondTheCost(t *testing.T) {
	a, table, d := atQuestion(t, "ship/finetunedthrusters", ask.ChooseAction)
	over(t, a, "option:barrelroll", false)
	if len(table.ghosts.spotsLater(d)) == 0 {
		t.Error("no place of the barrel roll is shown")
	}
}

// TestSideDropHurts frames who would be hurt by what an answer in the panel drops.
func TestSideDropHurts(t *testing.T) {
	a, table, _ := atQuestion(t, "ship/gyrocockpit", ask.ChooseDevicePlace)
	over(t, a, "option:drop:1F:left", false)
	s := table.ghosts.Hinted()
	if s == nil || xwing.DeviceKindOf(s.Piece) != "protonbomb" {
		t.Fatalf("the answer leads to %+v", s)
	}
	if hurt := table.play.state().PreviewBlast("protonbomb", s.Pose); len(hurt) != 1 || hurt[0] != board.ShipID(1) {
		t.Errorf("it would hurt %v, want the ship itself", hurt)
	}
}
