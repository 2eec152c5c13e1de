package scene

import "xwing/game"

// Watched reports whether nobody plays but the computer.
func (p *Play) Watched() bool { return p.Session != nil && p.Computer.All(len(p.Session.Sides())) }

// Alone reports whether one person plays at most: there is nobody then who has to look away, or to agree.
func (p *Play) Alone() bool {
	seats := 2
	if p.Session != nil {
		seats = len(p.Session.Sides())
	}
	persons := 0
	for seat := range game.Seat(seats) {
		if !p.Computer.Has(seat) {
			persons++
		}
	}
	return persons <= 1
}

// byTable reports whether no person has made a choice: the scene has answered by itself, or the computer has.
func (p *Play) byTable(c game.Choice) bool { return c.Self || p.Computer.Has(c.Seat) }

// TakeBack is what an undo takes back: everything up to the latest choice that a
// person made, in so many undos of the Session. Where the computer plays and no person has
// made any, that is nothing.
func (p *Play) TakeBack() (steps int, u game.Undoable) {
	f := p.Session.Fork()
	defer f.Close()
	for {
		v := f.CanUndo(game.NoSeat)
		if v.End && steps == 0 {
			return 1, v
		}
		if v.Choices == 0 {
			if p.Computer.Any() {
				return 0, game.Undoable{}
			}
			return steps, u
		}
		steps++
		u.Choices += v.Choices
		u.Agreement, u.Chance = u.Agreement || v.Agreement, u.Chance || v.Chance
		played := f.Played()
		if byPerson := !p.byTable(played[len(played)-1]); byPerson || f.Undo(game.NoSeat, true, 1) != nil {
			return steps, u
		}
	}
}

// CanTakeBack reports whether there is anything that an undo would take back.
func (p *Play) CanTakeBack() bool {
	can := p.Session.CanUndo(game.NoSeat)
	if can.End || can.Choices > 0 && !p.Computer.Any() {
		return true
	}
	for _, c := range p.Session.Played() {
		if !p.byTable(c) {
			return true
		}
	}
	return false
}

// CanStepBack reports whether the question came of its player's latest answer, and
// nothing has happened in between.
func (p *Play) CanStepBack(d game.Decision) bool {
	n := p.Session.Choices()
	if p.Computer.Has(d.Seat) || p.Hands.quiet == 0 || p.Hands.quiet != n || d.Private {
		return false
	}
	u, last := p.Session.CanUndo(game.NoSeat), p.Session.Played()[n-1]
	return u.Choices == 1 && !u.Agreement && !last.Self && last.Seat == d.Seat
}

// NoteEnd writes an end outside the rules into the log.
func (p *Play) NoteEnd(d *Desk) {
	end, ended := p.Session.Ended()
	if !ended {
		return
	}
	text := d.Say("drawn")
	if end.By != game.NoSeat {
		text = p.Words.Say(game.Say("ui.conceded", "seat", end.By.ID()))
	}
	p.Show.Lines = append(p.Show.Lines, LogLine{Text: text, Heading: true})
}
