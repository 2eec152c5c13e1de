package xwing

import (
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
	"xwing/scene"
	"xwing/scene/ui"
)

// TestRollPositionsTogether shows the positions of both sides of a barrel roll at
// once; a click on one gives both answers.
func TestRollPositionsTogether(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool {
		return d.Kind == ask.ChooseAction && scene.OptionOf(d, "barrelroll") != nil && scene.OptionOf(d, "barrelroll").Legal()
	})
	d := p.Session.Open()[0]
	if err := p.Choose(game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{"barrelroll"}}); err != nil {
		t.Fatal(err)
	}
	p.board.Finish()
	settle(a, ui.Input{})
	table := a.Screen.(*tableScreen)
	d, _ = table.question.Decision()
	if d.Kind != ask.ChooseBarrelRoll {
		t.Fatalf("asked %s, want the place of the barrel roll", d.Kind)
	}
	spots := scene.SpotsOf(d)
	sides := map[string]int{}
	var free *scene.Spot
	for i := range spots {
		side, _, _ := strings.Cut(spots[i].Pick, "/")
		sides[side]++
		if spots[i].Refusal == nil {
			free = &spots[i]
		}
	}
	if sides["left"] != 3 || sides["right"] != 3 {
		t.Errorf("places %v, want three on each side", sides)
	}
	if free == nil {
		t.Fatal("no free place: the test sees nothing")
	}
	if free.Template.Empty() {
		t.Error("the template of a place is not known")
	}
	x, y := table.sight.Cam.At(free.Pose.Point())
	in := ui.Input{X: x, Y: y}
	in.Down[ui.LeftButton], in.Pressed[ui.LeftButton] = true, true
	want, id := free.Pose, actor(d)
	size := p.state().View.Ship(id).Size
	a.Build(in)
	if got := p.state().View.Ship(id).Pose; got != want {
		t.Errorf("after a click on the ghost the ship stands at %v, want %v", got, want)
	}
	var moves []game.Event
	for _, e := range append(p.board.Queue, p.board.Now) {
		if m, ok := e.(board.ShipMoved); ok && m.To == want {
			moves = append(moves, e)
			p.board.Follow(m)
			if p.board.last.templateOf(size).Empty() || len(p.board.last.way) != sweeps+1 {
				t.Errorf("the move is remembered as %+v", p.board.last)
			}
		}
	}
	if len(moves) != 1 {
		t.Errorf("%d moves to the ghost are shown, want 1", len(moves))
	}
}

// TestPlacesOfAnAction shows where an action could lead while the mouse is on
// it, and changes nothing by looking.
func TestPlacesOfAnAction(t *testing.T) {
	_, p := newApp(t, 0)
	seen := 0
	playOn(t, p, func(d game.Decision) bool {
		if d.Kind != ask.ChooseAction {
			return false
		}
		hash := p.Session.Hash()
		for _, o := range d.Options {
			if !o.Legal() {
				continue
			}
			spots := lookLater(p.Session, d, o.ID)
			if o.ID == "focus" && len(spots) > 0 {
				t.Errorf("focus leads to %d places", len(spots))
			}
			seen += len(spots)
		}
		if p.Session.Hash() != hash {
			t.Fatal("looking ahead changed the game")
		}
		return seen > 30
	})
	if seen == 0 {
		t.Error("no action leads anywhere")
	}
}

// TestPlacesOfATractorMove shows where a tractored ship could be moved to, and
// why it could not.
func TestPlacesOfATractorMove(t *testing.T) {
	card := &xwing.Card{ID: catalog.Card(catalog.PilotCard, "academypilot"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{
		{When: xwing.AfterManeuver, Do: func(t *xwing.Table, m xwing.Moment) { t.Tractor(game.Blue, m.Owner, 1) }}}}
	g := xwingtest.Start(t, xwingtest.Rules(t, card), xwing.Scenario{Phase: board.Planning, Ships: []xwing.ScenarioShip{
		xwingtest.Ship(game.Red, "academypilot", 400, 300, 0), xwingtest.Ship(game.Blue, "jedigeneral", 470, 420, 0)}}, nil)
	g.Dials(map[board.ShipID]string{1: "2FB", 2: "2FB"})
	d := g.Decision(ask.ChooseTractorMove)
	free, closed := map[string]int{}, map[string]int{}
	for _, s := range scene.SpotsOf(d) {
		if s.Template.Empty() {
			t.Errorf("%v: the template is not known", s.Pick)
		}
		if s.Refusal == nil {
			side, _, _ := strings.Cut(s.Pick, "/")
			free[side]++
		} else {
			side, _, _ := strings.Cut(s.Pick, "/")
			closed[side]++
		}
	}
	if free["boost-straight"] != 1 || free["roll-left"] != 3 || closed["roll-right"] != 3 {
		t.Errorf("free %v, closed %v; want the boost and the left side free, the right side closed", free, closed)
	}
}

// TestTemplatesOfARoll: wherever a barrel roll comes from, its template is drawn.
func TestTemplatesOfARoll(t *testing.T) {
	for name, kind := range map[string]game.Kind{"rule/action: barrel roll": ask.ChooseBarrelRoll, "pilot/galacticempire/echo: rolls": ask.ChooseDecloak,
		"pilot/galacticempire/lieutenantlorrir": ask.ChooseBarrelRoll, "pilot/rebelalliance/dashrendar: rolls": ask.ChooseBarrelRoll,
		"ship/spacetugtractorarray": ask.ChooseTractorMove} {
		_, _, d := atQuestion(t, name, kind)
		places := scene.SpotsOf(d)
		if len(places) == 0 {
			t.Errorf("%s: no places", name)
		}
		for _, s := range places {
			if s.Template.Empty() {
				t.Errorf("%s: the template of %v is not known", name, s.Pick)
			}
		}
	}
}
