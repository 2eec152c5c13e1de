package armada_test

import (
	"testing"

	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
)

// TestStationsOfObjectives: stations that an objective brings are the second player's, of a hull, armed or not.
func TestStationsOfObjectives(t *testing.T) {
	laid := func(objective string) (stations []board.Obstacle) {
		s := begun(t, gauge.StandardField())
		for seat := range s.View.Sides {
			s.View.Sides[seat].Objectives = []string{objective}
		}
		for _, o := range setUp(t, s, armada.DeployFleets, nil).View.Obstacles {
			if o.Card == "station" {
				stations = append(stations, o)
			}
		}
		return stations
	}
	t.Run("ARM-OBA-040 ARM-STN-016 two without arms", func(t *testing.T) {
		stations := laid("station-assault")
		if len(stations) != 2 {
			t.Fatalf("%d stations are laid", len(stations))
		}
		for _, o := range stations {
			if o.Hull != 10 || o.Armed || !o.Placed {
				t.Errorf("laid is %+v", o)
			}
		}
	})
	t.Run("ARM-OBC-001 ARM-STN-001 an armed one", func(t *testing.T) {
		if got := laid("base-defense-armed-station"); len(got) != 1 || got[0].Hull != 13 || !got[0].Armed || !got[0].Placed {
			t.Errorf("laid are %+v", got)
		}
	})
	t.Run("ARM-OBC-001 elsewhere the station is nobody's", func(t *testing.T) {
		if got := laid("most-wanted"); len(got) != 1 || got[0].Hull != 0 || got[0].Armed {
			t.Errorf("laid are %+v", got)
		}
	})
}
