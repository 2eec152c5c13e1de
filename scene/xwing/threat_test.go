package xwing

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// threatCounted waits until what could fall is counted, with the key held or not.
func threatCounted(t *testing.T, a *Client, table *tableScreen, in ui.Input) *lookingOut {
	t.Helper()
	for range 10_000 {
		a.Build(in)
		if n := table.threatNow(a.desk); n != nil {
			a.Build(in)
			return n
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatal("threat is never counted")
	return nil
}

// TestThreat: H shows as long as it is held what could fall where; the button keeps it, and switches ordnance; what stands at
// the ghost of a dial is what the rules say there.
func TestThreat(t *testing.T) {
	a, p, table := dialsOpen(t)
	if table.threatNow(a.desk) != nil {
		t.Fatal("threat is shown unasked")
	}
	held := ui.Input{Keys: []ebiten.Key{ebiten.KeyH}}
	n := threatCounted(t, a, table, held)
	d, _ := table.question.Decision()
	if foes := n.count.Foes(); len(foes) != len(p.state().View.ShipsAgainst(d.Seat)) || len(foes[0].Places) < 5 {
		t.Errorf("there are %d foes: %+v", len(foes), foes)
	}
	if a.Build(ui.Input{}); table.threatNow(a.desk) != nil {
		t.Error("it stays when the key is let go")
	}
	click(t, a, "threat-next")
	if again := threatCounted(t, a, table, ui.Input{}); again != n {
		t.Error("what is known was counted again")
	}
	slot := d.Slots[0]
	table.question.Fill(d, &slot, slot.Options[0].ID)
	id := board.ShipOf(slot.ID)
	m, _ := maneuverOf(slot.Options[0].ID)
	pose := p.state().PreviewDial(id, m).Final
	a.Build(ui.Input{})
	known, asked := n.ghosts[ghostAt{id, pose}]
	if !asked {
		t.Fatal("nothing is told of the ghost of a dial that is set")
	}
	sum := 0
	for _, s := range known.shots {
		sum += s.Dice
	}
	if sum != known.dice {
		t.Errorf("%d dice of %+v", known.dice, known.shots)
	}
	click(t, a, "threat.ordnance")
	if threatCounted(t, a, table, ui.Input{}) == n || !table.threat.ordnance {
		t.Error("ordnance changes nothing")
	}
	click(t, a, "threat-next")
	if a.Build(ui.Input{}); table.threatNow(a.desk) != nil {
		t.Error("the button does not switch it off")
	}
}

// TestThreatOfAFoe: an enemy that is pointed at shows its places, an own ship who could shoot at it.
func TestThreatOfAFoe(t *testing.T) {
	a, p, table := dialsOpen(t)
	d, _ := table.question.Decision()
	n := threatCounted(t, a, table, ui.Input{Keys: []ebiten.Key{ebiten.KeyH}})
	own, foe := p.state().View.ShipsOf(d.Seat)[0], p.state().View.ShipsAgainst(d.Seat)[0]
	for id, want := range map[board.ShipID]bool{own: false, foe: true} {
		table.looked.hovered, table.looked.selected = 0, id
		if got := n.foe(table.threatOf()) != nil; got != want {
			t.Errorf("%v is a foe: %v", id, got)
		}
		if words := table.threatTold(a.desk, n); words == a.Say("threat-point") {
			t.Errorf("nothing is told of %v", id)
		}
		a.Build(ui.Input{Keys: []ebiten.Key{ebiten.KeyH}})
	}
	if p.state().View.Ship(foe).Size != gauge.Small && len(n.foe(foe).Places) == 0 {
		t.Error("a foe has no places")
	}
}

// TestThreatLegendKeepsOffShips: the legend lies where it covers none, stays there, and goes elsewhere once a ship is there.
func TestThreatLegendKeepsOffShips(t *testing.T) {
	a, _, table := dialsOpen(t)
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		a.Width, a.Height = size[0], size[1]
		settle(a, ui.Input{})
		covered := func(r draw.Rect) bool {
			return slices.ContainsFunc(table.pieces.ships(), func(p draw.Rect) bool { return !p.Intersect(r).Empty() })
		}
		at := table.legendPlace(a.desk)
		if covered(at) || at.Intersect(table.sight.Areas.Seen) != at {
			t.Errorf("%v: at %v it covers a ship, or is out of %v", size, at, table.sight.Areas.Seen)
		}
		ship := &table.play.board.view.Ships[0]
		was := ship.Pose
		ship.Pose = ship.Pose.MovedTo(table.sight.Cam.Table(at.X+at.W/2, at.Y+at.H/2))
		if other := table.legendPlace(a.desk); other == at || covered(other) {
			t.Errorf("%v: at %v it lies on a ship", size, other)
		}
		ship.Pose = was
	}
}
