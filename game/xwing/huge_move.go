package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// HugeMove is what a maneuver of a huge ship comes to. Nothing on the way counts, only where it ends (X25-HUG-042).
type HugeMove struct {
	Slowed  gauge.Move     // as it is executed, once no other huge ship is in the way
	Rammed  []board.ShipID // huge ships that stood in the way, at whatever speed
	RunOver []board.ShipID // other ships that it ends on
}

// previewHuge is PreviewMove of a ship that maneuvers by a tool.
func (s *State) previewHuge(id board.ShipID, tool gauge.HugeTool, move gauge.Move) MovePreview {
	base := s.View.Ship(id).Base()
	p := MovePreview{Execution: gauge.Execution{Full: true, Blocked: -1, Touched: -1}, Huge: &HugeMove{}}
	p.Huge.Slowed, p.Final = s.slowed(base, tool, move, p.Huge, id)
	final := base.At(p.Final)
	p.Flees = s.outside(final)
	var room othersRoom
	ids, bases := s.others(id, &room)
	for i, other := range ids {
		if !s.Huge(other) && gauge.Overlap(final, bases[i]) {
			p.Huge.RunOver = append(p.Huge.RunOver, other)
		}
	}
	shape, start := final.Shape(), base.Shape()
	onto := func(o physics.Shape) (bool, float64) {
		return physics.ShapesOverlap(shape, o), physics.Distance(start, o).Distance
	}
	p.Crossed = s.metBy([]physics.Shape{shape}, onto)
	p.Obstacles = p.Crossed
	if move.Bearing != gauge.Stationary {
		p.Devices = s.devicesMet(id, shape, onto)
	}
	return p
}

// slowed is a move at the greatest speed, from its own down, at which it ends on no other huge ship, and where that is. What
// cannot be slower is stationary (X25-HUG-049, RULINGS 54).
func (s *State) slowed(base gauge.Base, tool gauge.HugeTool, move gauge.Move, met *HugeMove, id board.ShipID) (gauge.Move, physics.Pose) {
	var room othersRoom
	ids, bases := s.others(id, &room)
	for {
		to := base.Pose
		if move.Bearing != gauge.Stationary {
			to = tool.End(base, move)
		}
		if s.rules.Edition.Huge.Contact && move.Bearing == gauge.StraightAhead {
			return move, s.movedBack(base, to, met, id)
		}
		free := true
		for i, other := range ids {
			if s.Huge(other) && gauge.Overlap(base.At(to), bases[i]) {
				free = false
				if !slices.Contains(met.Rammed, other) {
					met.Rammed = append(met.Rammed, other)
				}
			}
		}
		if free || move.Bearing == gauge.Stationary {
			return move, to
		}
		slower := move
		if slower.Speed--; !tool.Has(slower) {
			slower = gauge.Move{Bearing: gauge.Stationary}
		}
		move = slower
	}
}

// hugeManeuver is a huge ship's maneuver while it is executed.
type hugeManeuver struct {
	*Table
	id    board.ShipID
	speed int // on its dial: by that it hurts and is hurt (RULINGS 54)
	went  MovePreview
}

// executeByTool makes a huge ship execute a maneuver: it moves, then what it rammed, what it lies on and whom it has run over
// is hurt, in that order, then it is checked how difficult that was (RULINGS 55).
func (t *Table) executeByTool(id board.ShipID, tool gauge.HugeTool, m catalog.Maneuver, o ManeuverOptions) bool {
	began := t.Began()
	m = t.attempted(id, m, t.fixed(o))
	from := t.Ship(id).Base()
	went := t.previewHuge(id, tool, m.Move())
	h := hugeManeuver{t, id, m.Speed, went}
	if dial := t.Ship(id).Dial; dial.Revealed && o.Step {
		h.speed = dial.Maneuver.Speed
	}
	m.Speed, m.Bearing = went.Huge.Slowed.Speed, went.Huge.Slowed.Bearing
	t.announce(board.ShipMoved{Ship: id, By: o.moved(), Move: went.Huge.Slowed, From: from.Pose, To: went.Final, Full: true})
	mem := t.memory(id)
	mem.Moved, mem.Full, mem.Executed, mem.Fastest = true, true, m, max(mem.Fastest, m.Speed)
	if went.Flees { // nothing else resolves any more (X20-FLE-003)
		t.conclude(board.ManeuverExecuted{Ship: id, Maneuver: m, Full: true})
		for _, card := range t.cardShips(id) {
			t.flee(card, from)
		}
		return true
	}
	h.ram()
	h.crush()
	h.runOver()
	if !t.gone(id) {
		t.Trigger(Moment{When: BeforeChecking, Ship: id, Move: MomentMove{Maneuver: m, Full: true, Ion: o.Ion}, Difficulty: m.Difficulty})
		t.checkDifficulty(id, m.Difficulty)
	}
	t.conclude(board.ManeuverExecuted{Ship: id, Maneuver: m, Full: true})
	if len(went.Devices) > 0 {
		t.meetDevices(t.anySection(id), went.Devices, board.ByManeuver)
	}
	if !t.gone(id) {
		t.Trigger(Moment{When: AfterManeuver, Ship: id, Move: MomentMove{Maneuver: m, Full: true, Ion: o.Ion, Onto: went.Huge.RunOver},
			Act: MomentAct{Step: o.Step}, Difficulty: m.Difficulty, Began: began, Met: MomentMet{Obstacles: went.Crossed}})
	}
	return true
}

// ram hurts the ship and every huge ship that stood in its way, by the speed on its dial (X25-HUG-050), or with a card each.
func (h *hugeManeuver) ram() {
	if len(h.went.Huge.Rammed) == 0 {
		return
	}
	for _, other := range h.went.Huge.Rammed {
		h.announce(board.ShipRammed{Ship: h.id, Other: other})
	}
	if h.rules.Edition.Huge.Contact {
		h.ramInContact()
		return
	}
	h.together(func() {
		for _, hurt := range append([]board.ShipID{h.id}, h.went.Huge.Rammed...) {
			h.SufferDamage(hurt, Damage{Crits: h.speed})
		}
	})
}

// crush removes the obstacles that the ship has come to lie on, and has it suffer for each (X25-HUG-044 to 047, 100).
func (h *hugeManeuver) crush() {
	for _, o := range h.went.Obstacles {
		if h.gone(h.id) {
			return
		}
		h.announce(board.ObstacleMet{Ship: h.id, Obstacle: o})
		harm, on := h.crushed(h.View.Obstacle(o).Type), h.sectionAt(h.id, h.ObstacleShape(o))
		h.breakLocksOn(o.Piece())
		h.announce(board.ObstacleRemoved{Obstacle: o})
		if !h.replaced(Moment{When: WouldSufferEffect, Ship: on, Met: MomentMet{Obstacles: []board.ObstacleID{o}}}) {
			h.causing(cause{obstacle: o}, func() {
				h.inSection(on, h.halfAt(on, h.ObstacleShape(o)), func() { h.harm(on, harm) })
			})
		}
	}
}

// crushed is what the ship suffers on an obstacle of a type; nothing on one that has an object card.
func (h *hugeManeuver) crushed(o catalog.ObstacleType) Harm {
	switch o {
	case catalog.Asteroid, catalog.DebrisCloud:
		return h.rules.Edition.Huge.Solid
	case catalog.GasCloud:
		return h.rules.Edition.Huge.Gas
	}
	return Harm{}
}

// placingOrder are ships in the order in which their players place them: from the first player on, by turns.
func (h *hugeManeuver) placingOrder(ids []board.ShipID) []board.ShipID {
	var out []board.ShipID
	for turn := 0; len(out) < len(ids); turn++ {
		for seat := range h.playerOrder() {
			own := slices.DeleteFunc(slices.Clone(ids), func(id board.ShipID) bool { return h.Ship(id).Seat != seat })
			if turn < len(own) {
				out = append(out, own[turn])
			}
		}
	}
	return out
}

// dice is how many dice the ship rolls for those that it has run over.
func (h *hugeManeuver) dice() (n int) {
	r := h.rules.Edition.Huge
	for _, id := range h.went.Huge.RunOver {
		n += BySize{Small: r.SmallDice, Medium: r.MediumDice, Large: r.LargeDice}.Of(h.Ship(id).Size)
	}
	return n
}

// suffer rolls for those that the ship has run over: each hit is a stress token or damage, each crit one crit damage
// (X25-HUG-055, X10-HUG-009).
func (h *hugeManeuver) suffer() {
	if h.gone(h.id) || h.dice() == 0 {
		return
	}
	hits, crits := damageOf(h.RollAttackDice(h.id, h.dice(), game.Say("why.ran-over")))
	if h.rules.Edition.Huge.DiceHurt {
		h.inSection(h.id, catalog.ForeSection, func() { h.SufferDamage(h.id, Damage{Hits: hits, Crits: crits}) })
		return
	}
	h.GainTokens(h.id, board.Stress, hits)
	h.SufferDamage(h.id, Damage{Crits: crits})
}
