// Package script plays games that are written down as text, for tests that a player can
// read and for bug reports that a player can write. It knows no game: what the lines of a
// table mean, and how the game is told, is the game's own (Grammar, Table).
//
// A script begins with what stands on the table, a line each. Then come answers, "red
// choose-attack primary:0>ship:2", each followed by what the log says and what is asked
// next, behind a tab. Playing it writes these lines anew; a test compares. An answer is
// the kind of the question, and option ids, "slot=option" for every slot, a piece and its
// place (x and y in mm, heading in degrees) or "nothing". "red ?" lists the answers that
// red can give now, "?" those of whoever is asked. A line with # is a remark.
//
// A file has one script, or several cases, each below a title ("== works"), which share
// the table above the first of them.
package script

import (
	"errors"
	"fmt"
	"strings"

	"xwing/game"
	"xwing/game/words"
)

// Refused is what an answer's line ends with when the rules refuse it.
const Refused = "refused by "

// Table is a game's own part of a script: its lines make the first state, and it is told
// all that happens. The journal of the game goes to it as well.
type Table interface {
	// Line takes in a line by its first word and the others, which are as many as its form says.
	Line(what string, rest []string) error
	// Begin returns the first state and the header of the game, once all lines are in.
	Begin() (game.State, game.Header, error)
	game.Log
	// Answered hears an answer before it is given to the rules.
	Answered(game.Choice)
	// Hear takes what has happened, and returns the sentences that tell of it.
	Hear([]game.Event) []string
	// Words are those of the game as it stands.
	Words() *words.Words
}

// Play is a case that is played. It is closed by whoever has begun it.
type Play struct {
	// Watch is told what has happened and what is asked whenever that is told; nil: nobody looks.
	Watch func(happened []game.Event, asked []game.Decision)

	table   Table
	lines   []Line
	shared  int // how many of the lines are the table that its cases share
	session *game.Session
	out     strings.Builder
	refused bool
}

// Play lays the table of a case: every line of it that is no answer.
func (g Grammar) Play(t Table, c Case) (*Play, error) {
	p := &Play{table: t, lines: c.Lines(), shared: len(c.table)}
	for _, l := range p.lines {
		if !l.said() {
			continue
		}
		words := strings.Fields(l.Text)
		err := g.Check(words[0], words[1:])
		if err == nil {
			err = t.Line(words[0], words[1:])
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", l.Number, err)
		}
	}
	return p, nil
}

// Begin starts the session of the table that the script describes.
func (p *Play) Begin() error {
	state, header, err := p.table.Begin()
	if err == nil {
		p.session, err = game.NewSession(header, state, p.table)
	}
	return err
}

// Session is the game, nil before it has begun.
func (p *Play) Session() *game.Session { return p.session }

// Close ends the game, if it has begun.
func (p *Play) Close() {
	if p.session != nil {
		p.session.Close()
	}
}

// Run plays the case and returns its text with what came of it. With an error comes what
// there was until then.
func (p *Play) Run() (string, error) {
	for i, l := range p.lines {
		if strings.HasPrefix(l.Text, "\t") {
			continue // what came of it when it was played last
		}
		seat, answer := l.Answer()
		if answer && p.session == nil {
			if err := p.Begin(); err != nil {
				return "", err
			}
			p.opening()
		}
		if answer && p.refused {
			said := strings.Split(strings.TrimSpace(p.out.String()), "\n\t")
			return p.out.String(), fmt.Errorf("line %d: an answer after one that was %s", l.Number, said[len(said)-1])
		}
		if i >= p.shared {
			p.out.WriteString(l.Text + "\n")
		}
		if answer {
			if err := p.Answer(seat, l.Text); err != nil {
				return p.out.String(), fmt.Errorf("line %d: %w", l.Number, err)
			}
		}
	}
	if p.session == nil {
		return "", errors.New("nobody answers anything")
	}
	return p.out.String(), nil
}

// Refused reports whether the last answer was refused.
func (p *Play) Refused() bool { return p.refused }

// opening writes what happens before the first answer between it and the table.
func (p *Play) opening() {
	table := strings.TrimRight(p.out.String(), "\n")
	p.out.Reset()
	if table != "" {
		p.out.WriteString(table + "\n")
	}
	p.Tell()
	p.out.WriteByte('\n')
}

// Tell writes what has happened and what is asked.
func (p *Play) Tell() {
	happened, asked := p.session.Drain(), p.session.Open()
	if p.Watch != nil {
		p.Watch(happened, asked)
	}
	for _, said := range p.table.Hear(happened) {
		fmt.Fprintf(&p.out, "\t%s\n", said)
	}
	w := p.table.Words()
	for _, d := range asked {
		fmt.Fprintf(&p.out, "\t%s %s? %s\n", d.Seat.ID(), d.Kind, w.Prompt(d))
	}
}

// Answer puts an answer to the session. That it is refused is no error.
func (p *Play) Answer(seat game.Seat, line string) error {
	if line == "?" {
		for _, d := range p.session.Open() {
			p.asked(d)
		}
		return nil
	}
	d, ok := p.session.Decision(seat)
	if !ok {
		return fmt.Errorf("nobody asks %s anything now", strings.Fields(line)[0])
	}
	if strings.HasSuffix(line, " ?") {
		p.asked(d)
		return nil
	}
	c, err := choice(d, strings.Fields(line)[1:])
	if err != nil {
		return err
	}
	p.table.Answered(c)
	err = p.session.Choose(c)
	var no *game.Refused
	if errors.As(err, &no) {
		fmt.Fprintf(&p.out, "\t%s%s: %s\n", Refused, no.Refusal.Rule, p.table.Words().Refusal(no.Refusal))
		p.refused = true
		return nil
	}
	if err != nil {
		return err
	}
	if f := p.session.Fault(); f != nil {
		return f
	}
	p.Tell()
	return nil
}
