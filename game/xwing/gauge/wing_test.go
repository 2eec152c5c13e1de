package gauge

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"xwing/physics"
)

// TestFormations: how many wingmates stand where, as the ID cards show it.
func TestFormations(t *testing.T) {
	t.Run("X25-HUG-078 X25-HUG-079:formations", func(t *testing.T) {
		for n, want := range map[int]string{1: "[]", 2: "[1 2]", 3: "[1 2 3]", 4: "[1 2 4 5]", 5: "[1 2 3 4 5]", 6: "[]"} {
			if got := fmt.Sprint(Formation(n)); got != want {
				t.Errorf("%d wingmates: %s, want %s", n, got, want)
			}
		}
	})
	t.Run("X25-HUG-078:lines,front", func(t *testing.T) {
		for _, c := range []struct {
			leader Base
			want   string
		}{
			{Base{Pose: physics.PoseAt(400, 400, 0), Size: Small}, "340,360,0 460,360,0 400,320,0 340,280,0 460,280,0"},
			{Base{Pose: physics.PoseAt(400, 400, 90), Size: Small}, "440,340,90 440,460,90 480,400,90 520,340,90 520,460,90"},
			{Base{Pose: physics.PoseAt(400, 400, 0), Size: Large}, "320,340,0 480,340,0 400,300,0 320,260,0 480,260,0"},
		} {
			var places []string
			for at := LeftFlank; at <= RightSupport; at++ {
				p := WingPlace(c.leader, at)
				places = append(places, fmt.Sprintf("%.0f,%.0f,%.0f", p.Point().X, p.Point().Y, p.Degrees()))
			}
			if got := strings.Join(places, " "); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		}
	})
}

// TestFormationAnywhere holds the places of a wing from 200 places of its leader against sums of sines and cosines, and that
// nobody in a wing lies on another.
func TestFormationAnywhere(t *testing.T) {
	rng := rand.New(rand.NewPCG(35, 5))
	for range 200 {
		leader := somewhere(rng, 400, 400, 300, Small, Medium, Large, Huge)
		o := outlineOf(leader)
		side, back := o.abeam+40, o.fore+20
		flown := []outlined{o}
		for at, want := range map[WingPosition][2]float64{LeftFlank: {-side, back}, RightFlank: {side, back}, RearSupport: {0, back + 40},
			LeftSupport: {-side, back + 80}, RightSupport: {side, back + 80}} {
			got := WingPlace(leader, at)
			x, y := o.x+want[0]*o.rightX-want[1]*o.aheadX, o.y+want[0]*o.rightY-want[1]*o.aheadY
			if math.Hypot(got.Point().X-x, got.Point().Y-y) > 0.01 || got.Heading != leader.Pose.Heading {
				t.Fatalf("place %d behind %v is %v, want (%.3f, %.3f)", at, leader, got, x, y)
			}
			mate := outlineOf(Base{Pose: got, Size: Small})
			for _, other := range flown {
				if gap := apartBy(mate, other); gap < -0.01 {
					t.Fatalf("place %d behind %v lies on another by %v", at, leader, -gap)
				}
			}
			flown = append(flown, mate)
		}
	}
}
