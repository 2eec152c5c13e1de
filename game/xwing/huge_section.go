package xwing

import (
	"math"
	"slices"

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
	if s.rules.Edition.Huge.Sections && s.Huge(id) && s.View.Ship(id).Joined == 0 {
		return bothSections[:]
	}
	return wholeShip[:]
}

// targetShape is where that lies: a section is its half of the whole base (RULINGS 71).
func (s *State) targetShape(at target) physics.Shape {
	if at.section == 0 {
		return s.ShipShape(at.ship)
	}
	box := s.View.Ship(at.ship).Base().Half(at.section == catalog.ForeSection)
	return box.Shape()
}

// overMiddle refuses a shot whose sight line, from the middle of the attacker to that of the defender, crosses the line between
// both sections of either, or touches its end (X10-HUG-036, RULINGS 72). That of a section is the middle of its part of the base.
func (s *State) overMiddle(id board.ShipID, way *shot) *game.Refusal {
	own := s.View.Ship(id).Section
	at := way.target()
	if at.section == 0 {
		at.section = s.View.Ship(at.ship).Section
	}
	from, to := s.middleOf(target{id, own}), s.middleOf(at)
	if at.section != 0 && s.crossesMiddle(at.ship, from, to) {
		return s.Refuse(rule.SectionSight, "refusal.over-middle", "ship", at.ship.Piece())
	}
	if own != 0 && s.crossesMiddle(id, from, to) {
		return s.Refuse(rule.SectionSight, "refusal.over-middle", "ship", id.Piece())
	}
	return nil
}

// middleOf is the middle of a ship's base, or of the part of it that a section has: each is as long as a large base.
func (s *State) middleOf(at target) physics.Vec {
	base := s.View.Ship(at.ship).Base()
	ahead := base.Size.Fore() - gauge.Large.Fore()
	switch at.section {
	case catalog.ForeSection:
		return base.Pose.Frame().Out(physics.Vec{Y: ahead})
	case catalog.AftSection:
		return base.Pose.Frame().Out(physics.Vec{Y: -ahead})
	}
	return base.Pose.Point()
}

// crossesMiddle reports whether a line crosses the one between both sections of a ship.
func (s *State) crossesMiddle(id board.ShipID, from, to physics.Vec) bool {
	base := s.View.Ship(id).Base()
	a, b := base.Pose.Frame().In(from), base.Pose.Frame().In(to)
	if a.Y == b.Y || float64(a.Y*b.Y) > 0 {
		return false
	}
	across := a.X + float64((b.X-a.X)*(a.Y/(a.Y-b.Y)))
	return math.Abs(across) <= base.Size.Abeam()+physics.Slack
}

// ShipsAtTarget lists the other ships at range 0 to hi of the section that is attacked, or of the ship where it has none.
func (f *Fight) ShipsAtTarget(hi gauge.Range) []board.ShipID {
	a := f.seen()
	if a == nil {
		return nil
	}
	near := f.t.nearShape(f.t.targetShape(target{a.Defender, a.Section}), hi)
	return slices.DeleteFunc(near, func(id board.ShipID) bool {
		return f.t.Ship(id).Remote != "" || slices.Contains(f.t.cardShips(a.Defender), id)
	})
}

// joinSections makes one ship of each two cards that are its sections: a fore section and the next aft section of its player's that
// belongs to it (X10-HUG-001).
func (s *State) joinSections() {
	for i := range s.View.Ships {
		fore := &s.View.Ships[i]
		facts, err := s.rules.Catalog.Ship(fore.Chassis)
		if err != nil || facts.Epic.Section != catalog.ForeSection {
			continue
		}
		for j := range s.View.Ships {
			if aft := &s.View.Ships[j]; aft.Seat == fore.Seat && aft.Joined == 0 && fore.Joined == 0 && aft.Chassis == facts.Epic.Joined {
				fore.Section, fore.Joined = catalog.ForeSection, aft.ID
				aft.Section, aft.Joined, aft.Pose = catalog.AftSection, fore.ID, fore.Pose
			}
		}
	}
}

// cardShips are the ships of a huge ship's cards, the fore section first; of another ship that alone.
func (s *State) cardShips(id board.ShipID) []board.ShipID {
	ship := s.View.Ship(id)
	if ship.Joined == 0 {
		return []board.ShipID{id}
	}
	if ship.Follows() {
		return []board.ShipID{ship.Joined, id}
	}
	return []board.ShipID{id, ship.Joined}
}

// sectionAt is the ship of the card of a huge ship whose section is nearest to a shape; where both lie on it, that on whose
// side its middle is (RULINGS 71).
func (s *State) sectionAt(id board.ShipID, shape physics.Shape) board.ShipID {
	cards := s.cardShips(id)
	if len(cards) == 1 {
		return id
	}
	fore, aft := physics.Distance(s.ShipShape(cards[0]), shape).Distance, physics.Distance(s.ShipShape(cards[1]), shape).Distance
	lo, hi := shape.Bounds()
	middle := s.View.Ship(id).Base().Pose.Frame().In(lo.Add(hi).Scale(0.5))
	if aft < fore || aft == fore && middle.Y < 0 {
		return cards[1]
	}
	return cards[0]
}

// halfAt is the section of a ship with one card that is nearest to a shape, as sectionAt tells of two cards.
func (s *State) halfAt(id board.ShipID, shape physics.Shape) catalog.Section {
	fore := physics.Distance(s.targetShape(target{id, catalog.ForeSection}), shape).Distance
	aft := physics.Distance(s.targetShape(target{id, catalog.AftSection}), shape).Distance
	lo, hi := shape.Bounds()
	middle := s.View.Ship(id).Base().Pose.Frame().In(lo.Add(hi).Scale(0.5))
	if aft < fore || aft == fore && middle.Y < 0 {
		return catalog.AftSection
	}
	return catalog.ForeSection
}

// apart reports whether a ship lies on the table besides the one given: it is no section of that one, and no second of another.
func apart(other *board.Ship, id board.ShipID) bool { return other.Joined != id && !other.Follows() }

// likeliestEnd is the shot of a weapon at a ship as a preview has it: at the first section that is legal, the fore one if none
// is.
func (t *Table) likeliestEnd(id board.ShipID, w board.Weapon, defender board.ShipID) shot {
	sections := t.sections(defender)
	first := shot{weapon: w, defender: defender, section: sections[0]}
	if t.eitherEnd(id, &first); len(sections) == 1 || t.against(id, &first, AttackTerms{}) == nil {
		return first
	}
	for _, section := range sections[1:] {
		way := shot{weapon: w, defender: defender, section: section}
		if t.eitherEnd(id, &way); t.against(id, &way, AttackTerms{}) == nil {
			return way
		}
	}
	return first
}
