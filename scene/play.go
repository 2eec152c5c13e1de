package scene

import (
	"crypto/rand"
	"encoding/binary"
	"errors"
	"io"

	"xwing/game"
	"xwing/game/words"
)

// Play is a game in progress: the Session, its journal, and what shows it. It
// exists on the goroutine of Update only.
type Play struct {
	Session *game.Session
	Log     game.Log // its journal, nil: none
	Words   *words.Words
	Show    *Show
	Hands   hands

	Computer Seats // those that it plays
	Untimed  bool  // no clock runs, whatever is chosen: nobody hurries who learns

	Chosen func(asked game.Decision, c game.Choice) // is told of every answer given; nil: nobody is
}

// Drain takes the events that happened since, for the board to show, and returns how
// many there were.
func (p *Play) Drain() int {
	all := p.Session.Drain()
	events := FewRewinds(all)
	for i, e := range events {
		if !rewinds(e) {
			p.Show.Add(e)
			continue
		}
		// What was to be shown before is void; the board is taken anew, once for all that follow each other.
		if i == 0 || !rewinds(events[i-1]) {
			p.Show.Finish()
			p.Show.Stage.Renew()
		}
		p.Show.Note(e)
	}
	return len(all)
}

// toldRewinds is how many undos and redos in a row are told in the log.
const toldRewinds = 20

// FewRewinds leaves of many undos and redos that follow each other the last, which are told.
func FewRewinds(events []game.Event) []game.Event {
	var few []game.Event
	row := 0 // how many end few
	for _, e := range events {
		if !rewinds(e) {
			row = 0
		} else if row++; row > toldRewinds {
			few = append(few[:len(few)-toldRewinds], few[len(few)-toldRewinds+1:]...)
		}
		few = append(few, e)
	}
	return few
}

// rewinds reports whether an event changed the past.
func rewinds(e game.Event) bool {
	_, is := e.(game.Rewound)
	return is
}

// Choose answers a Decision. A refusal is said; the game is as before then.
func (p *Play) Choose(c game.Choice) error {
	before := p.Session.Fault()
	asked, _ := p.Session.Decision(c.Seat)
	err := p.Session.Choose(c)
	if err == nil {
		p.Hands.chosen()
		p.Show.Add(answered{})
		if p.Chosen != nil {
			p.Chosen(asked, c)
		}
	}
	happened := p.Drain()
	if err == nil {
		p.Hands.quiet = 0
		if happened == 0 {
			p.Hands.quiet = p.Session.Choices()
		}
		if f := p.Session.Fault(); f != nil && f != before {
			return f
		}
	}
	return err
}

// Close ends the Session and lets go of the journal, which holds all of it.
func (p *Play) Close() {
	if p.Session != nil {
		p.Session.Close()
		p.Session = nil
		CloseLog(p.Log)
	}
}

// CloseLog lets go of a journal: all of it is on the disk, and as long as it is
// open no other window may have it.
func CloseLog(log game.Log) {
	if c, ok := log.(io.Closer); ok {
		_ = c.Close()
	}
}

// FixChance has NewSeed draw one after the other of a fixed series: whoever gives
// a seed wants the same window again.
func (a *App) FixChance(seed uint64) {
	src := game.NewSource(seed, uint64(len("scene")))
	a.chance = &src
}

// NewSeed draws the seed of a game, of a suggestion, or of the chance after an
// agreed undo.
func (a *App) NewSeed() uint64 {
	if a.chance != nil {
		return a.chance.Uint64()
	}
	var b [8]byte
	_, _ = rand.Read(b[:]) // it never fails
	return binary.LittleEndian.Uint64(b[:])
}

// WordsOf is an error in one clear line.
func (a *App) WordsOf(err error) string {
	var refused *game.Refused
	if errors.As(err, &refused) {
		return a.Words.Refused(refused)
	}
	var fault *game.Fault
	if errors.As(err, &fault) {
		return a.Say("fault", "step", fault.Step) + a.reportBeside() + "\n" + fault.Value
	}
	return Capital(a.tenant().Words().Error(err))
}
