package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// previewWing is where the wingmates of a leader would come to lie behind it after a maneuver, one after the other, and
// with a Refusal those that would split, and why; nil for a ship that leads nobody.
func (s *State) previewWing(leader board.ShipID, m catalog.Maneuver, p *MovePreview) []Spot {
	mates := s.View.Wingmates(leader)
	if len(mates) == 0 || p.Flees {
		return nil
	}
	then := &State{rules: s.rules, View: s.View.Clone()}
	then.View.Ship(leader).Pose = p.Final
	spots := make([]Spot, 0, len(mates))
	for _, id := range mates {
		ship := then.View.Ship(id)
		spot := then.formationSpot(id)
		switch {
		case m.Difficulty == catalog.Red && ship.Stressed():
			spot.Refusal = s.Refuse(rule.WingFormation, "why.wing-red", "leader", leader.Piece())
		case spot.Refusal != nil:
			ship.Pose = then.PreviewMove(id, m.Move()).Final
		default:
			ship.Pose = spot.Pose
		}
		spots = append(spots, spot)
	}
	return spots
}
