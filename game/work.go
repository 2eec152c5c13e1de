package game

import "strconv"

// work is what was done for a Session since it began.
type work struct {
	played int // choices put into effect, those again that an undo went back behind
	moved  int // choices taken back and brought back on paper
}

// What a journal may ask for. A game of two squads of eight that is undone all the
// time has some ten thousand choices to be played; a journal that asks for many times
// that is none, and would keep the program busy for minutes or days.
const (
	mostPlayed = 100_000
	mostTried  = 20_000  // of one that came from outside
	mostMoved  = 1 << 24 // each costs a thousandth of one that is played
)

// beyond says that it is more than a journal may ask for, of which all up to a line
// agreed.
func (w work) beyond(room, agreed int) *Divergence {
	if w.played <= room && w.moved <= mostMoved {
		return nil
	}
	return &Divergence{What: Say("replay.work", "most", strconv.Itoa(room)), Agreed: agreed, Spent: true}
}

// Work is how many choices were played so far, those again that an undo went back behind.
func (r *Replay) Work() int { return r.session.work.played }

// Try plays a journal that came from outside before anybody keeps it. It returns what
// Resume would: nil where it plays to its end or, of other versions, as far as that
// is the same game; a *Divergence where it parts from the game, or asks for more work
// than a game does (Spent); or why it cannot be read or begun at all. Of a damaged
// one, too, that may be read to a place, the part before that is tried.
func Try(journal []byte, start func(Header) (State, error)) error {
	j, damage := ReadJournal(journal)
	if damage != nil && len(j.Lines) == 0 {
		return damage
	}
	r, err := NewReplay(j, start)
	if err != nil {
		return err
	}
	defer r.session.Close()
	r.room = mostTried
	r.session.unheard = true
	d := r.run()
	r.session.wake()
	if d == nil {
		d = r.session.work.beyond(r.room, r.agreed)
	}
	switch {
	case d != nil && d.Spent, d != nil && damage == nil && !d.Versions:
		return d
	}
	return damage
}
