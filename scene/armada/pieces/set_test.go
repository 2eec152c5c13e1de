package pieces

import (
	"testing"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// TestPiecesInAnyLight: what stands on the table is listed alike in the dark and in a bright hall, whether or not its
// pictures are painted.
func TestPiecesInAnyLight(t *testing.T) {
	studio, err := art.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	set := New(studio, openFacts(t))
	at := Place{X: 300, Y: 200, Angle: 0.7, K: 0.8, Alpha: 1}
	for name, paint := range map[string]func(l *draw.List){
		"ship":     func(l *draw.List) { set.Ship(l, "cr90-corvette-a", game.Blue, at) },
		"squadron": func(l *draw.List) { set.Squadron(l, "x-wing-squadron", game.Red, false, at) },
		"marker":   func(l *draw.List) { set.Marker(l, board.ProximityMine, game.Red, at) },
		"die":      func(l *draw.List) { DieMark(l, catalog.Black, 10, 10, 6) },
	} {
		var dark, bright draw.List
		dark.Theme, bright.Theme = draw.NewTheme(draw.DarkTable), draw.NewTheme(draw.BrightHall)
		for _, l := range []*draw.List{&dark, &bright} {
			l.Reset(600, 400)
			paint(l)
		}
		if dark.Len() == 0 || !dark.Equal(&bright) {
			t.Errorf("%s: %d commands in the dark, %d in the light, not the same", name, dark.Len(), bright.Len())
		}
	}
}

// TestShieldsStandInTheirZones: every zone of every ship has its diamond at the edge of the base, those of a side beside
// the zone and not within the base's width of another.
func TestShieldsStandInTheirZones(t *testing.T) {
	studio, err := art.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	facts := openFacts(t)
	set := New(studio, facts)
	at := Place{K: 1}
	for _, ship := range facts.Ships() {
		h, _ := set.hull(ship.ID)
		if h == nil {
			t.Fatalf("%s has no hull", ship.ID)
		}
		half := ship.Size.Base().Scale(0.5)
		for _, z := range ship.Zones() {
			x, y := h.beside(z, at, 7)
			onSide := z != gauge.Front && z != gauge.Rear
			if off := max(x, -x) - half.X; onSide && (off < -0.01 || off > 7 || max(y, -y) > half.Y) {
				t.Errorf("%s: the shields of %v stand at %.1f, %.1f", ship.ID, z, x, y)
			}
			if off := max(y, -y) - half.Y; !onSide && (off < -0.01 || off > 7 || x != 0) {
				t.Errorf("%s: the shields of %v stand at %.1f, %.1f", ship.ID, z, x, y)
			}
		}
	}
}

// TestUnknownCardsAreNoPieces: what the catalog does not know is not painted.
func TestUnknownCardsAreNoPieces(t *testing.T) {
	studio, err := art.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	set := New(studio, openFacts(t))
	var l draw.List
	at := Place{K: 1, Alpha: 1}
	set.Ship(&l, "nothing", game.Red, at)
	set.Shields(&l, "nothing", [7]int{}, at, 5)
	set.Model(&l, "nothing", at)
	set.Squadron(&l, "nothing", game.Red, false, at)
	set.Obstacle(&l, "nothing", at)
	if l.Len() != 0 {
		t.Errorf("%d commands", l.Len())
	}
}
