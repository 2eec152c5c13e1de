package gauge

import "xwing/physics"

// reached is where a move that has no slide and no other template ends, fully executed, by the size of the base: worked out
// once, for it is looked at for every maneuver of every dial.
type reached struct {
	at     physics.Vec // in the frame of the base, turned so that the template leaves it ahead
	start  int         // by so many quarter turns
	turned int64       // by how much of a heading the ship is turned in the end
	length float64     // of the template, in mm
}

// fastest is the highest speed that a template has.
const fastest = 5

var ends = func() (table [sizeCount][len(plans)][fastest + 1]reached) {
	for size := range sizeCount {
		for bearing := range plans {
			for speed := range fastest + 1 {
				m := Move{Bearing: Bearing(bearing), Speed: speed}
				if t, ok := m.Template(); ok {
					table[size][bearing][speed] = m.reached(t, size)
				}
			}
		}
	}
	return table
}()

// reached is where the move by a template ends.
func (m Move) reached(t Template, size Size) reached {
	p, _ := m.plan()
	end := pathEnd(t, size.Toward(p.start))
	if p.flip%2 != 0 { // a Tallon roll
		end = end.Moved(-m.slide(), 0)
	}
	return reached{end.Origin, p.start, physics.Units(t.turn() + float64(90*p.flip)), t.Length()}
}

// EndFrom is [End] of a base whose frame is known, and how long the template is, in mm; 0 of a move without one.
func EndFrom(b Base, frame physics.Frame, m Move) (end physics.Pose, length float64) {
	var r reached
	if plain := (Move{Bearing: m.Bearing, Speed: m.Speed}); m == plain && uint(m.Speed) <= fastest && int(m.Bearing) < len(plans) {
		r = ends[b.Size.row()][m.Bearing][m.Speed]
	} else if t, ok := m.Template(); ok {
		r = m.reached(t, b.Size)
	}
	if r.length == 0 {
		return b.Pose, 0
	}
	return b.Pose.TurnedBy(r.turned).MovedTo(frame.Quarters(r.start).Out(r.at)), r.length
}

// End is where the base stands after the fully executed move.
func End(b Base, m Move) physics.Pose {
	end, _ := EndFrom(b, b.Pose.Frame(), m)
	return end
}
