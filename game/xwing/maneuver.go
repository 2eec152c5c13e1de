package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// ManeuverOptions says in which way a ship executes a maneuver.
type ManeuverOptions struct {
	Step    bool               // in its Execute Maneuver step: only there an overlap costs the Perform Action step
	Ion     bool               // the ion maneuver
	By      board.MoveKind     // ByManeuver when empty
	Color   catalog.Difficulty // of the action that executes it; 0 for none
	NoFlee  bool               // it fails instead of leaving the play area (SLAM)
	Printed bool               // no ability changes its difficulty
}

// fixed reports whether nothing changes the maneuver's difficulty.
func (s *State) fixed(o ManeuverOptions) bool { return o.Printed || o.Ion && s.rules.Edition.Ion.Fixed }

// moved is what makes the ship move.
func (o ManeuverOptions) moved() board.MoveKind {
	if o.By == "" {
		return board.ByManeuver
	}
	return o.By
}

// ExecuteManeuver makes a ship execute a maneuver, whether it is on its dial or
// not (Maneuver chapter, X20-MAN-001, 007): Maneuver Ship, then Check
// Difficulty, then the obstacles it met, then what abilities follow. It reports
// whether the maneuver was executed; with NoFlee it may fail.
func (t *Table) ExecuteManeuver(id board.ShipID, m catalog.Maneuver, o ManeuverOptions) bool {
	if tool, ok := t.tool(t.Ship(id)); ok {
		return t.executeByTool(id, tool, m, o)
	}
	began := t.Began()
	m = t.attempted(id, m, t.fixed(o))
	move, from := t.chooseMove(id, m, o), t.Ship(id).Base()
	went := t.PreviewMove(id, move)
	if o.NoFlee && went.Flees {
		return false
	}
	onto := t.maneuverShip(id, move, went, o)
	t.afterMoving(flown{id: id, maneuver: m, went: went, from: from, onto: onto, began: began}, o)
	return true
}

// flown is a maneuver whose ship has moved already.
type flown struct {
	id       board.ShipID
	maneuver catalog.Maneuver // as executed
	went     MovePreview
	from     gauge.Base
	onto     []board.ShipID // that it has overlapped
	began    int
}

// afterMoving is all of a maneuver that comes after the Maneuver Ship step.
func (t *Table) afterMoving(f flown, o ManeuverOptions) {
	id, m, went := f.id, f.maneuver, f.went
	mem := t.memory(id)
	mem.Moved, mem.Full, mem.Executed, mem.Fastest = true, went.Full, m, max(mem.Fastest, m.Speed)
	t.met = went.Obstacles

	if !went.Flees {
		t.Trigger(Moment{When: BeforeChecking, Ship: id, Move: MomentMove{Maneuver: m, Full: went.Full, Ion: o.Ion},
			Act: MomentAct{Step: o.Step}, Difficulty: m.Difficulty})
	}
	if !went.Flees && t.memory(id).Late == 0 { // a ship that is about to flee resolves nothing else (X20-FLE-003)
		t.checkDifficulty(id, m.Difficulty)
	}
	t.conclude(board.ManeuverExecuted{Ship: id, Maneuver: m, Full: went.Full})
	if went.Flees {
		t.flee(id, f.from)
		return
	}
	if o.Step && !went.Full && t.sum(KeepingActionStep, &Moment{Ship: id}) <= 0 {
		t.skipActionStep(id, game.Say("why.overlapped", "ship", went.Blocked.Piece()))
	}
	t.meetObstacles(id, went.Obstacles, obstacleMeeting{Maneuver: true, Step: o.Step})
	if o.Step && !t.gone(id) {
		t.haltAtEnd(id)
	}
	if marked(mem.Used, "maneuver") != nil {
		t.memory(id).forget("maneuver")
	}
	t.bumped(id, went.Overlapped)
	t.meetDevices(id, went.Devices, board.ByManeuver)
	if !t.gone(id) {
		after := Moment{When: AfterManeuver, Ship: id, Move: MomentMove{Maneuver: m, Full: went.Full, Ion: o.Ion, Onto: f.onto},
			Act: MomentAct{Step: o.Step}, Difficulty: m.Difficulty, Began: f.began, Met: MomentMet{Obstacles: went.Crossed}}
		if t.heeding(concern{when: AfterManeuver}) != 0 { // measured for whoever heeds it
			after.Move.Through, after.Met.Passed = t.flownThrough(id, went.Used), t.passedThrough(went)
		}
		t.Trigger(after)
	}
}

// maneuverShip is the Maneuver Ship step; it returns the ships that the ship has overlapped.
func (t *Table) maneuverShip(id board.ShipID, move gauge.Move, went MovePreview, o ManeuverOptions) []board.ShipID {
	t.announce(board.ShipMoved{Ship: id, By: o.moved(), Move: move, From: t.Ship(id).Pose, To: went.Final,
		Full: went.Full, Touched: went.Touched, Blocked: went.Blocked})
	if t.rules.Edition.Overlap.Touches {
		return t.touch(id, went)
	}
	return went.onto()
}

// fasterMove is a maneuver's move with the template that the ship must use in place of its own, and the
// abilities by which it must.
func (t *Table) fasterMove(id board.ShipID, move gauge.Move, o ManeuverOptions) (gauge.Move, []Moment) {
	var by []Moment
	about := Moment{Ship: id, Move: MomentMove{By: o.moved()}, Difficulty: o.Color}
	t.eachAsked(FasterTemplates, &about, func(a *Ability, m Moment, _ int) {
		next := move
		next.Speed++
		if _, ok := next.Template(); ok && !a.May && a.applies(t, &m) {
			move, by = next, append(by, m)
		}
	})
	return move, by
}

// tallonSides are the places where a Tallon roll may put the side of the base
// against the end of the template (X20-BRG-014).
var tallonSides = [...]struct {
	id    string
	slide int
}{{"left", 1}, {"middle", 0}, {"right", -1}}

// chooseMove returns the move of a maneuver; its player picks where a Tallon
// roll ends, among the places that overlap no ship. If each of the three does,
// the roll is executed partially, in the one way there is (RULINGS 10).
func (t *Table) chooseMove(id board.ShipID, m catalog.Maneuver, o ManeuverOptions) gauge.Move {
	move, by := t.fasterMove(id, m.Move(), o)
	for _, m := range by {
		t.announce(board.AbilityUsed{Ship: m.Owner, Card: m.Card})
	}
	move = t.chooseTemplate(id, m, move)
	if m.Bearing != gauge.TallonRollLeft && m.Bearing != gauge.TallonRollRight {
		return move
	}
	if t.rules.Edition.Reposition.Sliding {
		return t.slideTallon(id, move)
	}
	var options []game.Option
	legal := 0
	for _, side := range tallonSides {
		move.Slide = side.slide
		to := gauge.End(t.Ship(id).Base(), move)
		p := t.PreviewMove(id, move)
		o := game.Option{ID: side.id, Places: t.standing(id, Spot{Pose: to, Template: p.Template}), Text: game.Say("option.tallon-" + side.id)}
		if !p.Full {
			o.Refusal = t.Refuse(rule.PartialExecution, "refusal.overlaps-ship", "ship", p.Blocked.Piece())
		} else {
			legal++
		}
		options = append(options, o)
	}
	move.Slide = 0
	if legal == 0 {
		return move
	}
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseTallonRollPosition,
		game.Say("prompt.choose-tallon-roll-position", "ship", id.Piece()), []string{id.Piece()}, options)
	for _, side := range tallonSides {
		if side.id == pick {
			move.Slide = side.slide
		}
	}
	return move
}

// ExecuteOneOf has the player of an ability choose one of the maneuvers, which its
// ship executes at once: not in its Execute Maneuver step, so that an overlap costs
// it nothing more (X20-FAQ-031).
func (t *Table) ExecuteOneOf(m Moment, ways []catalog.Maneuver) {
	options := t.dialOptions(m.Owner, ways)
	for i, way := range ways {
		options[i].Places = t.standing(m.Owner, Spot{Pose: t.PreviewManeuver(m.Owner, way).Final})
	}
	pick := t.askOne(t.Ship(m.Owner).Seat, ask.ChooseManeuver,
		game.Say("prompt.choose-maneuver", "ship", m.Owner.Piece(), "card", m.Card), []string{m.Owner.Piece()}, options)
	t.Process(func() { t.executeAside(m.Owner, maneuverOf(pick), ManeuverOptions{}) })
}

// executeAside makes a ship execute a maneuver outside its Execute Maneuver step, after
// whatever comes before one, and may change it. It reports whether a maneuver was executed.
func (t *Table) executeAside(id board.ShipID, m catalog.Maneuver, o ManeuverOptions) bool {
	able, outer := false, t.memory(id).Maneuver
	t.memory(id).Maneuver = m
	t.Process(func() { able = t.beforeManeuver(id, m, o) })
	m, t.memory(id).Maneuver = t.memory(id).Maneuver, outer
	return able && t.ExecuteManeuver(id, m, o)
}

// ChoosesAilerons reports whether an ability lets the ship choose whether to use its
// ailerons, stressed or not.
func (t *Table) ChoosesAilerons(id board.ShipID) bool {
	return t.sum(ChoosingAilerons, &Moment{Ship: id}) > 0
}

// FullyExecuted reports whether the last maneuver of the ship this round was executed
// fully.
func (t *Table) FullyExecuted(id board.ShipID) bool { return t.memory(id).Full }

// Executed returns the maneuver that the ship has executed last this round, if any.
func (t *Table) Executed(id board.ShipID) catalog.Maneuver { return t.memory(id).Executed }

// FastestExecuted returns the highest speed of the maneuvers that the ship has executed this round.
func (t *Table) FastestExecuted(id board.ShipID) int { return t.memory(id).Fastest }

// HasMoved reports whether the ship has executed a maneuver this round.
func (t *Table) HasMoved(id board.ShipID) bool { return t.memory(id).Moved }

// ChangeSpeed returns the maneuver with its speed changed by n, as far as there
// are templates; a stationary maneuver stays as it is (Speed chapter,
// X20-SPD-001 to 003).
func ChangeSpeed(m catalog.Maneuver, n int) catalog.Maneuver {
	step := 1
	if n < 0 {
		step, n = -1, -n
	}
	for range n {
		next := m
		next.Speed += step
		if _, ok := next.Move().Template(); !ok {
			return m
		}
		m = next
	}
	return m
}
