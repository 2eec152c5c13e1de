package armada

import (
	"math/bits"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// What a table shows of a game without playing it: pure functions of the state.

// Gauged is a ship as the gauge measures it.
func (s *State) Gauged(id board.ShipID) *gauge.Ship { return s.gauged(id) }

// EngagedWith are the enemy squadrons with which a squadron would be engaged if it stood at a pose.
func (s *State) EngagedWith(id board.SquadronID, pose physics.Pose) (ids []board.SquadronID) {
	q, v := s.View.Squadron(id), s.sights()
	if s.isFree(id) {
		return nil
	}
	for _, other := range s.squadronsOnTable(board.Across(q.Seat)) {
		if v.table.Engaged(pose, s.View.Squadron(other).Pose) && !s.isFree(other) {
			ids = append(ids, other)
		}
	}
	return ids
}

// JudgeSquadron measures an attack from a ship's hull zone on a squadron, or says why it cannot be.
func (s *State) JudgeSquadron(id board.ShipID, from gauge.Zone, defender board.SquadronID) (Shot, *game.Refusal) {
	v := s.sights()
	return s.judgeSquadron(&v, id, from, defender, s.Flak(id))
}

// Preview is how a course would come out.
type Preview struct {
	Course    gauge.Course
	Landing   gauge.Landing
	With      []board.ShipID     // of the ships that it would overlap, those nearest to where it ends: one takes the card
	Met       []board.ShipID     // all that it would overlap
	Lifted    []board.SquadronID // that would be moved aside
	Obstacles []board.ObstacleID // that it would end on
	Leaves    bool               // the play area
	OnTool    bool               // the tool would lie under the ship
}

// PreviewCourse tells how a ship would end that set out on a course now.
func (s *State) PreviewCourse(id board.ShipID, c gauge.Course) Preview {
	ship := s.View.Ship(id)
	var others []physics.Box
	var ids []board.ShipID
	for _, o := range s.onTable(game.NoSeat) {
		if o != id {
			others, ids = append(others, s.View.Ship(o).Base().Box()), append(ids, o)
		}
	}
	p := Preview{Course: c, Landing: gauge.Land(ship.Base(), c, others), OnTool: gauge.OnTool(ship.Base(), c)}
	final := gauge.Base{Pose: p.Landing.Final, Size: ship.Size}
	nearest := uint64(0)
	if p.Landing.Met != 0 {
		nearest = gauge.Closest(final, others, p.Landing.Met)
	}
	for met := p.Landing.Met; met != 0; met &= met - 1 {
		at := bits.TrailingZeros64(met)
		p.Met = append(p.Met, ids[at])
		if nearest&(1<<at) != 0 {
			p.With = append(p.With, ids[at])
		}
	}
	for _, q := range s.squadronsOnTable(game.NoSeat) {
		if gauge.SquadronOverlaps(s.View.Squadron(q).Pose, final) {
			p.Lifted = append(p.Lifted, q)
		}
	}
	p.Obstacles = s.met(final.Shape())
	p.Leaves = gauge.Leaves(final, s.View.Field.All())
	return p
}

// ParseCourse reads the course of an option of SetCourse.
func ParseCourse(option string) (gauge.Course, bool) { return parseCourse(option) }

// CourseID writes a course as such options are called.
func CourseID(c gauge.Course) string { return courseID(c) }

// Yaw is the most clicks at each joint of a ship at a speed now.
func (s *State) Yaw(id board.ShipID, speed int) []int { return s.shipCard(id).YawAt(speed) }

// Rounds is how many rounds the game has; 0: until one fleet is gone.
func (s *State) Rounds() int { return s.rules.Rounds }
