package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// target is what a shot is measured to: a ship, or a section of it.
type target struct {
	ship    board.ShipID
	section catalog.Section
}

// target is what the shot is measured to.
func (s *shot) target() target { return target{s.defender, s.section} }

var (
	wholeShip    = [...]catalog.Section{0}
	bothSections = [...]catalog.Section{catalog.ForeSection, catalog.AftSection}
)

// sections are those of a ship of which an attack on it names one; the zero one alone of a ship without. Not to be written to.
func (s *State) sections(id board.ShipID) []catalog.Section {
	if s.rules.Edition.Huge.Sections && s.Huge(id) {
		return bothSections[:]
	}
	return wholeShip[:]
}

// targetShape is where that lies: a section is its half of the whole base (RULINGS 71).
func (s *State) targetShape(at target) physics.Shape {
	if at.section == 0 {
		return s.ShipShape(at.ship)
	}
	base := s.View.Ship(at.ship).Base()
	half := base.Size.Fore() / 2
	ahead := half
	if at.section == catalog.AftSection {
		ahead = -half
	}
	box := physics.BoxAt(base.Pose.Frame().Moved(0, ahead).Pose(), physics.Vec{X: base.Size.Abeam(), Y: half})
	return box.Shape()
}

// overMiddle refuses a shot at a section whose sight line, from the middle of the attacker to that of the section's part of
// the base, crosses the line between both sections or touches its end (X10-HUG-036, RULINGS 72).
func (s *State) overMiddle(id board.ShipID, way *shot) *game.Refusal {
	if way.section == 0 {
		return nil
	}
	base := s.View.Ship(way.defender).Base()
	from := base.Pose.Frame().In(s.View.Ship(id).Pose.Point())
	middle := base.Size.Fore() - gauge.Large.Fore() // both parts of the base are as large as a large one
	if way.section == catalog.AftSection {
		middle = -middle
	}
	if from.Y*middle >= 0 {
		return nil
	}
	across := from.X - float64(from.X*(from.Y/(from.Y-middle)))
	if across > base.Size.Abeam()+physics.Slack || across < -base.Size.Abeam()-physics.Slack {
		return nil
	}
	return s.Refuse(rule.SectionSight, "refusal.over-middle", "ship", way.defender.Piece())
}

// likeliestEnd is the shot of a weapon at a ship as a preview has it: at the first section that is legal, the fore one if none
// is.
func (t *Table) likeliestEnd(id board.ShipID, w board.Weapon, defender board.ShipID) shot {
	sections := t.sections(defender)
	first := t.eitherEnd(id, shot{weapon: w, defender: defender, section: sections[0]})
	if len(sections) == 1 || t.against(id, &first, AttackTerms{}) == nil {
		return first
	}
	for _, section := range sections[1:] {
		if way := t.eitherEnd(id, shot{weapon: w, defender: defender, section: section}); t.against(id, &way, AttackTerms{}) == nil {
			return way
		}
	}
	return first
}
