package gauge

import (
	"math"
	"slices"
	"testing"

	"xwing/physics"
)

// heap draws a ship with other ships and squadrons near it, and the table's edge now and then.
func (d *drawing) heap() (*Heap, Base) {
	ship := d.ship(1).Base()
	area := Area{-2000, -2000, 2000, 2000}
	if d.IntN(3) == 0 {
		area.X0 = -d.Float64() * 60
	}
	var others []physics.Box
	for range d.IntN(4) {
		o := d.ship(160).Base().Box()
		if own := ship.Box(); !own.Overlaps(&o) {
			others = append(others, o)
		}
	}
	h := NewHeap(ship, others, nil, area)
	for range d.IntN(7) {
		if p := d.pose(150); h.clear(p.Point(), 0) {
			h.Put(p)
		}
	}
	return h, ship
}

// slowRoom is the most squadrons that a search over many starts finds room for: from each, as soon as one fits.
func slowRoom(d *drawing, h *Heap) (most int) {
	t := newTrack(h.outline, SquadronRadius)
	const step = 0.5
	n := int(t.length / step)
	free := make([]physics.Vec, 0, n)
	for i := range n {
		if v := t.at(float64(i) * step); h.clear(v, counted) {
			free = append(free, v)
		}
	}
	for range 25 {
		if len(free) == 0 {
			return 0
		}
		start, placed := d.IntN(len(free)), []physics.Vec(nil)
		for i := range free {
			v, fit := free[(start+i)%len(free)], true
			for _, p := range placed {
				fit = fit && p.Sub(v).Len() >= 2*SquadronRadius-counted
			}
			if fit {
				placed = append(placed, v)
			}
		}
		most = max(most, len(placed))
	}
	return most
}

// TestRoomAgainstSearch: a slow search over 500 heaps never finds room for one more squadron than is counted, and the
// count's own places are legal one after the other.
func TestRoomAgainstSearch(t *testing.T) {
	d, less, total := newDrawing(t, 7), 0, 0
	for i := range 500 {
		h, ship := d.heap()
		room, slow := h.Room(), slowRoom(d, h)
		if slow > room {
			t.Fatalf("%d: room for %d is found, %d are counted: %+v", i, slow, room, ship)
		}
		if slow < room {
			less++
		}
		total += room
		for left := room; left > 0; left-- {
			places := h.fill(counted, math.MaxInt)
			p := physics.Pose{}.MovedTo(places[0])
			if !h.Legal(p, left) {
				t.Fatalf("%d: the first of %d places is not legal", i, left)
			}
			if !SquadronTouches(p, ship) {
				t.Fatalf("%d: the first of %d places does not touch", i, left)
			}
			h.Put(p)
		}
		if h.Room() != 0 {
			t.Fatalf("%d: after %d there is room for %d more", i, room, h.Room())
		}
	}
	t.Logf("%d squadrons in contact; the search found fewer %d times", total, less)
	if total < 1500 {
		t.Errorf("only %d squadrons found room", total)
	}
}

func TestHeap(t *testing.T) {
	ship := Base{physics.PoseAt(500, 500, 0), Small}
	field := StandardField().All()
	beside := func(y float64) physics.Pose { return physics.PoseAt(500+21.5+17, 500+y, 0) }
	t.Run("ARM-OVL-003 touch the ship", func(t *testing.T) {
		h := NewHeap(ship, nil, nil, field)
		if !h.Legal(beside(0), 1) {
			t.Error("a place in contact is refused")
		}
		if h.Legal(physics.PoseAt(500+21.5+17.02, 500, 0), 1) {
			t.Error("a place 0.02 mm away is legal")
		}
	})
	t.Run("ARM-OVL-004 in the play area", func(t *testing.T) {
		edge := Base{physics.PoseAt(21.5, 500, 0), Small}
		h := NewHeap(edge, nil, nil, field)
		if h.Legal(physics.PoseAt(0, 500+35.5+17, 0), 1) {
			t.Error("a place half outside is legal")
		}
	})
	t.Run("ARM-OVL-005 on nothing", func(t *testing.T) {
		h := NewHeap(ship, []physics.Box{Base{physics.PoseAt(570, 500, 0), Small}.Box()}, []physics.Pose{beside(-60)}, field)
		if h.Legal(beside(0), 1) {
			t.Error("a place under another ship is legal")
		}
		h = NewHeap(ship, nil, []physics.Pose{beside(0)}, field)
		if h.Legal(beside(20), 1) {
			t.Error("a place under another squadron is legal")
		}
	})
	t.Run("ARM-OVL-006 as many as possible", func(t *testing.T) {
		wall := func(x, y float64) physics.Box { return Base{physics.PoseAt(x, y, 0), Large}.Box() }
		around := []physics.Box{wall(500, 600), wall(500, 400), wall(430, 500)} // the right side alone is free
		h := NewHeap(ship, around, nil, field)
		if h.Room() != 2 {
			t.Fatalf("room for %d beside it, want 2", h.Room())
		}
		if h.Legal(beside(0), 2) {
			t.Error("in the middle of the side it leaves no room for the second, and is legal")
		}
		if !h.Legal(beside(0), 1) {
			t.Error("the last one may stand in the middle")
		}
		if !h.Legal(beside(17), 2) || !h.Legal(beside(-17.5), 2) {
			t.Error("a place that leaves room is refused")
		}
	})
	t.Run("ARM-OVL-007 touch one that touches", func(t *testing.T) {
		wall := func(x, y float64) physics.Box { return Base{physics.PoseAt(x, y, 0), Large}.Box() }
		around := []physics.Box{wall(500, 600), wall(500, 400), wall(430, 500)}
		h := NewHeap(ship, around, []physics.Pose{beside(0)}, field)
		if h.Room() != 0 {
			t.Fatalf("room for %d more", h.Room())
		}
		if !h.Legal(physics.PoseAt(500+21.5+51, 500, 0), 1) || h.Legal(physics.PoseAt(500+21.5+60, 500, 0), 1) {
			t.Error("it must touch the squadron that touches the ship")
		}
	})
	t.Run("ARM-OVL-027 the nearest place where none can touch", func(t *testing.T) {
		wall := func(x, y float64) physics.Box { return Base{physics.PoseAt(x, y, 0), Large}.Box() }
		h := NewHeap(ship, []physics.Box{wall(500, 600), wall(500, 400), wall(430, 500), wall(570, 500)}, nil, field)
		if h.Room() != 0 {
			t.Fatalf("room for %d", h.Room())
		}
		at := h.Nearest()
		gap := func(v physics.Vec) float64 {
			return physics.Distance(ship.Shape(), Squadron(physics.Pose{}.MovedTo(v))).Distance
		}
		if !h.clear(at, counted) {
			t.Errorf("%v is not free", at)
		}
		for x := 300.0; x < 700; x += 3 {
			for y := 300.0; y < 700; y += 3 {
				if v := (physics.Vec{X: x, Y: y}); h.clear(v, counted) && gap(v) < gap(at)-3 {
					t.Fatalf("%v is %.1f mm off, %v free at %.1f", at, gap(at), v, gap(v))
				}
			}
		}
	})
	t.Run("ARM-OVL-027 and legal: off the edge, off ships and off squadrons", func(t *testing.T) {
		wall := func(x, y float64) physics.Box { return Base{physics.PoseAt(x, y, 0), Large}.Box() }
		walls := []physics.Box{wall(500, 600), wall(500, 400), wall(430, 500), wall(570, 500)}
		h := NewHeap(ship, walls, nil, field)
		var gaps []float64
		for range 12 { // one after the other, each where the ones before do not stand
			at := h.Nearest()
			p := physics.Pose{}.MovedTo(at)
			for _, s := range h.squadrons {
				if s.Sub(at).Len() < 2*SquadronRadius-judged {
					t.Fatalf("%v is on a squadron at %v", at, s)
				}
			}
			for i := range walls {
				if boxGap(&walls[i], at) < SquadronRadius-judged {
					t.Fatalf("%v is on a ship", at)
				}
			}
			gaps = append(gaps, physics.Distance(ship.Shape(), Squadron(p)).Distance)
			h.Put(p)
		}
		if !slices.IsSortedFunc(gaps, func(a, b float64) int { return int((a - b) * 10) }) { // to a tenth
			t.Errorf("a later one is nearer: %v", gaps)
		}
		at := NewHeap(ship, walls, nil, field).Nearest()
		cut := field
		cut.X0 = at.X // half of it would be outside
		if got := NewHeap(ship, walls, nil, cut).Nearest(); got.X < cut.X0+SquadronRadius-judged {
			t.Errorf("%v is outside the play area from %v on", got, cut.X0)
		}
	})
	t.Run("ARM-CMP-008 around a small ship", func(t *testing.T) {
		h := NewHeap(ship, nil, nil, field)
		if length := newTrack(h.outline, SquadronRadius).length; math.Abs(length-(2*(43+71)+34*math.Pi)) > 1e-9 {
			t.Errorf("the track is %v mm long", length)
		}
		if h.Room() != 9 {
			t.Errorf("room for %d, want 9", h.Room())
		}
	})
}

func BenchmarkRoom(b *testing.B) {
	ship := Base{physics.PoseAt(500, 500, 0), Large}
	h := NewHeap(ship, []physics.Box{Base{physics.PoseAt(590, 500, 0), Small}.Box()}, []physics.Pose{physics.PoseAt(420, 500, 0)},
		StandardField().All())
	for b.Loop() {
		h.Room()
	}
}
