package scene

import "xwing/game"

// TakeBack is what an undo takes back: everything up to the latest choice that a
// person made, in so many undos of the Session.
func (p *Play) TakeBack() (steps int, u game.Undoable) {
	f := p.Session.Fork()
	defer f.Close()
	for {
		v := f.CanUndo(game.NoSeat)
		if v.End && steps == 0 {
			return 1, v
		}
		if v.Choices == 0 {
			return steps, u
		}
		steps++
		u.Choices += v.Choices
		u.Agreement, u.Chance = u.Agreement || v.Agreement, u.Chance || v.Chance
		if !p.Hands.Self[f.Choices()-1] || f.Undo(game.NoSeat, true, 1) != nil {
			return steps, u
		}
	}
}

// CanStepBack reports whether the question came of its player's latest answer, and
// nothing has happened in between.
func (p *Play) CanStepBack(d game.Decision) bool {
	n := p.Session.Choices()
	if p.Hands.quiet == 0 || p.Hands.quiet != n || p.Hands.Self[n-1] || d.Private {
		return false
	}
	u := p.Session.CanUndo(game.NoSeat)
	return u.Choices == 1 && !u.Agreement && p.Session.Played()[n-1].Seat == d.Seat
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
