package gauge

import (
	"math"
	"testing"

	"xwing/physics"
)

// TestHullZones: the zones of every chassis fill its token, without overlap, and every targeting point lies in its own.
func TestHullZones(t *testing.T) {
	for id, row := range chassisLines() {
		t.Run("ARM-HZN-001 ARM-HZN-002 "+id, func(t *testing.T) {
			c, err := NewChassis(row.size, row.lines)
			if err != nil {
				t.Fatal(err)
			}
			area := 0.0
			for z := Front; z <= Zone(c.Zones); z++ {
				area += areaOf(c.Hull(z).Corners())
				if gap := c.Hull(z).PointGap(c.Target(z)); gap.Distance != 0 {
					t.Errorf("the targeting point of zone %d lies %.2f mm outside it", z, gap.Distance)
				}
				for o := Front; o < z; o++ {
					if physics.ShapesOverlap(c.Hull(z).Shape(), c.Hull(o).Shape()) {
						t.Errorf("zones %d and %d overlap", o, z)
					}
				}
			}
			token := row.size.Token()
			if want := token.X * token.Y; math.Abs(area-want) > 1e-6 {
				t.Errorf("the zones cover %.3f of %.3f mm²", area, want)
			}
			if want := map[bool]int{false: 4, true: 6}[row.size == Huge]; c.Zones != want {
				t.Errorf("%d zones, want %d", c.Zones, want)
			}
		})
	}
	if n := len(chassisLines()); n != 30 {
		t.Errorf("%d chassis, want 30", n)
	}
}

func areaOf(p []physics.Vec) float64 {
	sum, a := 0.0, p[len(p)-1]
	for _, b := range p {
		sum += a.Cross(b) / 2
		a = b
	}
	return sum
}

func TestAdjacentZones(t *testing.T) {
	for _, c := range []struct {
		name  string
		zones int
		pairs string // of adjacent zones
	}{
		{"ARM-HZN-003 four zones", 4, "FL FR LB RB"},
		{"ARM-HUG-004 ARM-HUG-005 ARM-HUG-003 six zones", 6, "FL FR Ll Rr lB rB"},
	} {
		t.Run(c.name, func(t *testing.T) {
			letters, got := " FLRBlr", ""
			for a := Front; a <= Zone(c.zones); a++ {
				for b := a + 1; b <= Zone(c.zones); b++ {
					if Adjacent(a, b, c.zones) != Adjacent(b, a, c.zones) {
						t.Errorf("%c and %c are adjacent one way", letters[a], letters[b])
					}
					if Adjacent(a, b, c.zones) {
						got += string(letters[a]) + string(letters[b]) + " "
					}
				}
			}
			if want := map[int]string{4: "FL FR LB RB ", 6: "FL FR Ll Rr Bl Br "}[c.zones]; got != want {
				t.Errorf("adjacent are %q, want %q", got, want)
			}
		})
	}
}

// TestArcsCoverTheTable: every point of the table is in an arc, and those of its lines are in both.
func TestArcsCoverTheTable(t *testing.T) {
	t.Run("ARM-ARC-003 lines", func(t *testing.T) {
		c := chassis(t, "victory")
		row := chassisLines()["victory"]
		token := row.size.Token()
		for _, line := range []struct {
			of         Zone
			apex, side float64
		}{{Front, row.lines.FrontApex, row.lines.FrontSide}, {Rear, row.lines.RearApex, row.lines.RearSide}} {
			apex := physics.Vec{Y: token.Y/2 - line.apex*token.Y}
			for _, beside := range []Zone{Left, Right} {
				edge := physics.Vec{X: token.X / 2, Y: token.Y/2 - line.side*token.Y}
				if beside == Left {
					edge.X = -edge.X
				}
				for _, k := range []float64{1, 2, 20} {
					if on := apex.Lerp(edge, k); !c.Arc(line.of).Contains(on) || !c.Arc(beside).Contains(on) {
						t.Errorf("a point of the line at %v of its length is not in both the arcs %v and %v", k, line.of, beside)
					}
				}
			}
		}
	})
	d := newDrawing(t, 1)
	for range 2000 {
		c := d.all[d.IntN(len(d.all))]
		v := physics.Vec{X: d.Float64()*2000 - 1000, Y: d.Float64()*2000 - 1000}
		arcs := 0
		for z := Front; z <= Zone(c.Zones); z++ {
			if c.Arc(z).Contains(v) {
				arcs++
			}
		}
		if arcs == 0 && v.Len() > 200 {
			t.Fatalf("(%.1f, %.1f) is in no arc", v.X, v.Y)
		}
	}
}
