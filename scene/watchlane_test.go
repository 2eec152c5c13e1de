package scene

import "testing"

// TestLanesAreMeasured: a lane is as high as its largest stem, or as its sum, or as is said; numbers are found in any.
func TestLanesAreMeasured(t *testing.T) {
	points := []LanePoint{{At: 3, Size: 1}, {At: 5, Size: 1.5}, {At: 9, Size: -2, Number: 4}}
	for _, c := range []struct {
		lane Lane
		want float64
	}{{Lane{}, 0}, {Lane{Points: points}, 2}, {Lane{Points: points, Sum: true}, 2.5}, {Lane{Points: points, Most: 7}, 7}} {
		if got := c.lane.largest(); got != c.want {
			t.Errorf("%+v reaches %v, want %v", c.lane, got, c.want)
		}
	}
	lanes := []Lane{{Points: points[:2]}, {Points: points}}
	if at, ok := numbered(lanes, 4); at != 9 || !ok {
		t.Errorf("4 stands at %d, %v", at, ok)
	}
	if _, ok := numbered(lanes, 1); ok {
		t.Error("there is a 1")
	}
}
