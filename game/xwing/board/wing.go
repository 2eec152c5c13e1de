package board

import (
	"cmp"
	"slices"

	"xwing/game/xwing/gauge"
)

// Wing is the ID card that a ship has of a wing (appendix Wings); zero: it is of none.
type Wing struct {
	Leader ShipID             // that leads the wing; the ship itself if it does
	At     gauge.WingPosition // its place in the formation
	Split  bool               // it flies by itself
}

// Leads reports whether the wing is one that the ship leads.
func (w Wing) Leads() bool { return w.Leader != 0 && w.At == gauge.WingLeader }

// Mate reports whether the ship flies in formation behind a leader, and so has no dial of its own.
func (w Wing) Mate() bool { return w.Leader != 0 && w.At != gauge.WingLeader && !w.Split }

// Wingmates returns the ships that fly in formation behind a leader, by their numbers; none if it leads no wing.
func (v *View) Wingmates(leader ShipID) []ShipID {
	if !v.Ship(leader).Wing.Leads() {
		return nil
	}
	var ids []ShipID
	for i := range v.Ships {
		if s := &v.Ships[i]; s.Wing.Mate() && s.Wing.Leader == leader && s.Where != Removed {
			ids = append(ids, s.ID)
		}
	}
	slices.SortFunc(ids, func(a, b ShipID) int { return cmp.Compare(v.Ship(a).Wing.At, v.Ship(b).Wing.At) })
	return ids
}
