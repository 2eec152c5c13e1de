package scene

import (
	"crypto/rand"
	"encoding/binary"
	"errors"
	"io"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/terms"
)

// play is a game in progress: the Session, the board that shows it, what it is
// called. It exists on the goroutine of Update only.
type play struct {
	session *game.Session
	log     game.Log // its journal, nil: none
	board   display
	hands   hands
	words   *terms.Words
	names   *terms.Names
	setup   setup // what it was begun with
}

// newSeed draws the seed of a game, of a suggestion, or of the chance after an
// agreed undo. With --seed it is one after the other of a fixed series.
func (a *App) newSeed() uint64 {
	if a.opt.Seeded {
		return a.chance.Uint64()
	}
	var b [8]byte
	_, _ = rand.Read(b[:]) // it never fails
	return binary.LittleEndian.Uint64(b[:])
}

// newGame begins a game.
func (a *App) newGame(s setup) {
	p, err := a.begun(s)
	if err != nil {
		a.fail(err)
		return
	}
	a.show(newTable(a, p))
}

// start begins a game between two squads, given as XWS.
func (a *App) start(squads [2][]byte) (*play, error) { return a.begun(setup{squads: squads}) }

func (a *App) begun(s setup) (*play, error) {
	header, err := a.header(s)
	if err != nil {
		return nil, err
	}
	state, err := a.opt.Kit.Start(header)
	if err != nil {
		return nil, err
	}
	first := state.(*xwing.State).ViewFor(game.NoSeat)
	log, err := a.opt.Files.Begin(label(s))
	if err != nil {
		return nil, err
	}
	session, err := game.NewSession(header, state, log)
	if err != nil {
		closeLog(log)
		return nil, err
	}
	p := a.newPlay(session, first)
	p.log = log
	p.drain()
	return p, nil
}

func (a *App) newPlay(session *game.Session, v board.View) *play {
	p := &play{session: session}
	p.board.renew(v, p.state())
	p.board.speed = a.opt.Settings.Animation.Speed
	p.board.ears = ears{facts: a.opt.Kit.Facts}
	p.setup = a.setupOf(session.Header())
	names := terms.NewNames(&p.board.view, a.opt.Kit.Facts).Players(p.setup.names[0], p.setup.names[1]).By(p.setup.list).Badged()
	p.names, p.words = names, a.opt.Words.With(names)
	return p
}

// drain takes the events that happened since, for the board to show, and returns how
// many there were.
func (p *play) drain() int {
	events := p.session.Drain()
	for _, e := range events {
		if _, ok := e.(game.Rewound); ok {
			// What was to be shown before is void; the board is taken anew.
			p.board.finish(p.words)
			p.board.renew(p.state().ViewFor(game.NoSeat), p.state())
			p.board.note(p.words, e)
			continue
		}
		p.board.add(e)
	}
	return len(events)
}

// state is the live state, for previews and the view; it is never kept.
func (p *play) state() *xwing.State { return p.session.State().(*xwing.State) }

// choose answers a Decision. A refusal is said; the game is as before then.
func (p *play) choose(c game.Choice) error {
	before := p.session.Fault()
	n := p.session.Choices()
	asked, _ := p.session.Decision(c.Seat)
	err := p.session.Choose(c)
	if err == nil {
		p.hands.chosen(n)
		p.hands.noteOrder(asked, c)
		p.board.add(answered{})
	}
	happened := p.drain()
	if err == nil {
		p.hands.quiet = 0
		if happened == 0 {
			p.hands.quiet = p.session.Choices()
		}
		if f := p.session.Fault(); f != nil && f != before {
			return f
		}
	}
	return err
}

func (p *play) close() {
	if p.session != nil {
		p.session.Close()
		p.session = nil
		closeLog(p.log)
	}
}

// closeLog lets go of a journal: all of it is on the disk, and as long as it is
// open no other window may have it.
func closeLog(log game.Log) {
	if c, ok := log.(io.Closer); ok {
		_ = c.Close()
	}
}

// wordsOf is an error in one clear line.
func (a *App) wordsOf(err error) string {
	var refused *game.Refused
	if errors.As(err, &refused) {
		w := a.opt.Words
		if t, ok := a.screen.(*tableScreen); ok {
			w = t.play.words
		}
		return w.Refused(refused)
	}
	var fault *game.Fault
	if errors.As(err, &fault) {
		return a.say("fault", "step", fault.Step) + a.reportBeside() + "\n" + fault.Value
	}
	return capital(a.opt.Words.Error(err))
}
