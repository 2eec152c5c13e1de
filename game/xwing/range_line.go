package xwing

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// RangeLine is a range line of an attack with what it passes through (Obstructed
// chapter).
type RangeLine struct {
	Line      physics.Segment
	Obstacles []board.ObstacleID
	Ships     []board.ShipID // other ships than attacker and defender
	Objects   []string       // what tells it from other lines equally short: obstacles, and what an ability heeds
}

// ClearLine is the answer that picks a line that passes through nothing.
const ClearLine = "clear"

// ID is the answer that picks the line: ClearLine, or "obstacle:1+ship:2".
func (l *RangeLine) ID() string {
	if len(l.Objects) == 0 {
		return ClearLine
	}
	return strings.Join(l.Objects, "+")
}

// option offers the line.
func (l *RangeLine) option() game.Option {
	if len(l.Objects) == 0 {
		return game.Option{ID: l.ID(), Text: game.Say("option.line-clear")}
	}
	return game.Option{ID: l.ID(), Target: l.Objects[0], Text: game.Say("option.line-obstructed", "objects", strings.Join(l.Objects, ","))}
}

// chooseLine returns the range line of the attack. Where several are equally
// short and differ in what they pass through, the attacker picks one (Obstructed
// chapter, X20-OBT-006, RULINGS 16).
func (t *Table) chooseLine(attacker board.ShipID, s shot) RangeLine {
	lines := t.rangeLines(attacker, s)
	if len(lines) == 1 {
		return lines[0]
	}
	options := make([]game.Option, len(lines))
	for i := range lines {
		options[i] = lines[i].option()
	}
	picked := t.askOne(t.Ship(attacker).Seat, ask.ChooseLine, game.Say("prompt.choose-line", "ship", s.defender.Piece()),
		[]string{attacker.Piece(), s.defender.Piece()}, options)
	return lines[slices.IndexFunc(options, func(o game.Option) bool { return o.ID == picked })]
}

// rangeLines returns the range lines that the attacker can choose from, those that
// pass through least first: what a preview shows is the line that most attackers
// would choose.
func (s *State) rangeLines(attacker board.ShipID, way shot) []RangeLine {
	gap := way.line.Gap
	if !gap.Band { // nothing to choose
		return []RangeLine{s.rangeLine(attacker, way.defender, gap.Line(), s.through(gap.Line()))}
	}
	var objects []string
	var shapes []*physics.Shape
	for i := range s.View.Obstacles {
		if o := &s.View.Obstacles[i]; !o.Gone {
			objects, shapes = append(objects, o.ID.Piece()), append(shapes, &s.placedAt(o).Shape)
		}
	}
	for _, object := range s.heededOnLine(attacker, way) {
		shape := s.shapeOf(object)
		objects, shapes = append(objects, object), append(shapes, &shape)
	}
	var out []RangeLine
	for _, b := range physics.BandLines(gap, shapes) {
		var on []string
		for _, i := range b.Through {
			on = append(on, objects[i])
		}
		out = append(out, s.rangeLine(attacker, way.defender, b.Line, on))
	}
	slices.SortStableFunc(out, func(a, b RangeLine) int { return len(a.Objects) - len(b.Objects) })
	return out
}

// rangeLine is the line that passes through the objects, among others.
func (s *State) rangeLine(attacker, defender board.ShipID, line physics.Segment, objects []string) RangeLine {
	out := RangeLine{Line: line, Objects: objects, Ships: s.shipsOn(line, attacker, defender)}
	for _, object := range objects {
		if id := board.ObstacleOf(object); id != 0 {
			out.Obstacles = append(out.Obstacles, id)
		}
	}
	return out
}

// heededOnLine returns the ships and devices that some of the equally short lines of an
// attack pass through and others do not, if that matters to an ability: by the rules
// alone it does not (X20-OBT-002).
func (s *State) heededOnLine(attacker board.ShipID, way shot) []string {
	t := &Table{State: s}
	if t.heeding(concern{query: HeedingOnLine}) == 0 {
		return nil
	}
	return slices.DeleteFunc(s.mayObstruct(attacker, way.defender), func(object string) bool {
		shape := s.shapeOf(object)
		return len(physics.BandLines(way.line.Gap, []*physics.Shape{&shape})) < 2 ||
			t.sum(HeedingOnLine, &Moment{Ship: way.defender, Other: attacker, Answer: object}) <= 0
	})
}

// mayObstruct returns the other ships and the devices in play.
func (s *State) mayObstruct(attacker, defender board.ShipID) []string {
	var out []string
	for i := range s.View.Ships {
		if ship := &s.View.Ships[i]; ship.Flies() && ship.ID != attacker && ship.ID != defender {
			out = append(out, ship.ID.Piece())
		}
	}
	for _, d := range s.View.DevicesInPlay() {
		out = append(out, d.Piece())
	}
	return out
}

// through returns which of the obstacles in play a line passes through.
func (s *State) through(line physics.Segment) []string {
	lo := physics.Vec{X: min(line.A.X, line.B.X), Y: min(line.A.Y, line.B.Y)}
	hi := physics.Vec{X: max(line.A.X, line.B.X), Y: max(line.A.Y, line.B.Y)}
	var out []string
	for i := range s.View.Obstacles {
		o := &s.View.Obstacles[i]
		if !o.Gone && s.near(o, lo, hi) && physics.Crosses(line, &s.placedAt(o).Shape) {
			out = append(out, o.ID.Piece())
		}
	}
	return out
}

// obstructors returns which of the ships on the range line of an attack obstruct it: huge ones, and those whose own cards say
// so.
func (s *State) obstructors(attacker, defender board.ShipID, on []board.ShipID) (out []board.ShipID) {
	for _, id := range on {
		if s.Huge(id) || s.obstructing(id, attacker, defender) > 0 { // X25-HUG-056
			out = append(out, id)
		}
	}
	return out
}

// obstructing is what a ship's own cards say of whether it obstructs an attack; those of the attacker, whether anything does.
func (s *State) obstructing(id, attacker, defender board.ShipID) (n int) {
	s.eachOwn(s.View.Ship(id), ObstructingAttack, func(t *Table, a *Ability, m Moment) {
		if m.Ship, m.Other = attacker, defender; a.applies(t, &m) {
			n += a.By(t, m)
		}
	})
	return n
}

// shipsOn returns the other ships that a range line passes through: they
// obstruct the attack too, without inherent effect (X20-OBT-002).
func (s *State) shipsOn(line physics.Segment, attacker, defender board.ShipID) []board.ShipID {
	var out []board.ShipID
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		others := ship.ID != attacker && ship.ID != defender && apart(ship, attacker) && ship.Joined != defender
		if others && ship.Flies() && gauge.CrossesBase(line, ship.Base()) {
			out = append(out, ship.ID)
		}
	}
	return out
}
