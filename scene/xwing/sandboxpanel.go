package xwing

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/position"
	"xwing/scene/draw"
	"xwing/scene/table"
	"xwing/scene/ui"
)

// panel says of the table what is not to be dragged, and leads to trying it.
func (s *sandboxScreen) panel() {
	t, b := s.table, s.sandbox
	a := t.client
	in := table.Floats(a.desk.Desk, t.sight.Areas.Asks)
	s.head(&in)
	a.UI.Scroll("sandbox.list", in, func(r draw.Rect) float64 {
		top := r.Y
		switch {
		case b.page != "":
			s.list(&r)
		case b.piece != "":
			s.held(&r)
		default:
			s.whole(&r)
		}
		return r.Y - top
	})
}

// head are trying, undo and redo.
func (s *sandboxScreen) head(in *draw.Rect) {
	a, b := s.table.client, s.sandbox
	reason := s.untried()
	st := ui.ButtonStyle{Primary: reason == "", Reason: reason, Size: 16, Tip: a.Say("sandbox-try-tip")}
	if s.button("try", s.row(in, 1)[0], a.Say("sandbox-try"), st) {
		s.try()
	}
	cells := s.row(in, 2)
	if s.button("undo", cells[0], a.Say("build-undo"), ui.ButtonStyle{Off: !b.steps.CanUndo(), Tip: "Ctrl+Z"}) {
		s.step(b.steps.Undo)
	}
	if s.button("redo", cells[1], a.Say("build-redo"), ui.ButtonStyle{Off: !b.steps.CanRedo(), Tip: "Ctrl+Y"}) {
		s.step(b.steps.Redo)
	}
}

// whole is about the table as a whole: phase, round, who is first, what is added, how it is kept.
func (s *sandboxScreen) whole(r *draw.Rect) {
	a, b := s.table.client, s.sandbox
	p := b.steps.Now()
	cells := s.row(r, 2)
	phase := a.Say("phase-" + p.Table.Phase.String())
	if s.button("phase", cells[0], phase, ui.ButtonStyle{Tip: a.Say("sandbox-phase-tip")}) {
		s.change(func(p *position.Position, _ *catalog.Catalog) { p.Table.Phase = nextPhase(p.Table.Phase) })
	}
	first := a.Say("sandbox-first", "seat", p.Table.First.ID())
	if s.button("first", cells[1], first, ui.ButtonStyle{Tip: a.Say("sandbox-first-tip")}) {
		s.change(func(p *position.Position, _ *catalog.Catalog) { p.Table.First = 1 - p.Table.First })
	}
	s.stepper(r, "round", a.Say("sandbox-round"), p.Table.Round, 1, position.MostRounds,
		func(p *position.Position, n int) { p.Table.Round = n })
	s.caption(r, a.Say("sandbox-add"))
	cells = s.row(r, 2)
	for seat, cell := range cells {
		seat := game.Seat(seat)
		if s.button("seat:"+seat.ID(), cell, a.Say("sandbox-for", "seat", seat.ID()), ui.ButtonStyle{On: b.seat == seat}) {
			b.seat = seat
			a.Touch()
		}
	}
	cells = s.row(r, 3)
	if s.button("ship", cells[0], a.Say("sandbox-ship"), ui.ButtonStyle{Tip: a.Say("sandbox-ship-tip")}) {
		s.fromShelf("")
	}
	s.leads(cells[1], "obstacles", a.Say("sandbox-obstacle"))
	s.leads(cells[2], "devices", a.Say("sandbox-device"))
	s.caption(r, a.Say("sandbox-dice"))
	cells = s.row(r, 2)
	s.leads(cells[0], "dice:attack", a.Say("sandbox-dice-attack", "n", strconv.Itoa(len(p.Dice[board.AttackDice]))))
	s.leads(cells[1], "dice:defense", a.Say("sandbox-dice-defense", "n", strconv.Itoa(len(p.Dice[board.DefenseDice]))))
	s.files(r)
	s.note(r, a.Say("sandbox-hint"))
}

// nextPhase is the phase behind one, of those in which a table can stand.
func nextPhase(p board.Phase) board.Phase {
	if p >= board.End || p < board.Planning {
		return board.Planning
	}
	return p + 1
}
