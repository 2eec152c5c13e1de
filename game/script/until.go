package script

import (
	"fmt"
	"strings"

	"xwing/game"
)

// Run plays a case on a table and returns its text with what came of it; refused tells whether its last answer was refused.
// With an error comes what there was until then.
func (g Grammar) Run(t Table, c Case) (result string, refused bool, err error) {
	p, err := g.Play(t, c)
	if err != nil {
		return "", false, err
	}
	defer p.Close()
	result, err = p.Run()
	return result, err == nil && p.Refused(), err
}

// Open sets up a table for a file's case, for "" its first, and gives its answers until a question of that kind is asked,
// or ("") the first one of all. What has happened is still to be drained. The Session is the caller's.
func (g Grammar) Open(t Table, text, title string, kind game.Kind) (*game.Session, error) {
	f, err := g.Read(text)
	if err != nil {
		return nil, err
	}
	c, err := f.Case(title)
	if err != nil {
		return nil, err
	}
	p, err := g.Play(t, c)
	if err != nil {
		return nil, err
	}
	if err := p.Until(kind); err != nil {
		p.Close()
		return nil, err
	}
	return p.Session(), nil
}

// Until begins the game and gives the answers of the case until a question of that kind is
// asked, or ("") the first one of all. What has happened is still to be drained.
func (p *Play) Until(kind game.Kind) error {
	if err := p.Begin(); err != nil {
		return err
	}
	for _, l := range p.lines {
		if p.asks(kind) {
			return nil
		}
		if seat, answer := l.Answer(); answer && !strings.HasSuffix(l.Text, "?") {
			if err := p.Unheard(seat, l.Text); err != nil {
				return fmt.Errorf("line %d: %w", l.Number, err)
			}
		}
	}
	if p.asks(kind) {
		return nil
	}
	return fmt.Errorf("the script does not come to %s", kind)
}

// Unheard gives an answer and leaves what comes of it for others to hear.
func (p *Play) Unheard(seat game.Seat, line string) error {
	d, ok := p.session.Decision(seat)
	if !ok {
		return fmt.Errorf("nobody asks %s anything now", seat.ID())
	}
	c, err := choice(d, strings.Fields(line)[1:])
	if err != nil {
		return err
	}
	return p.session.Choose(c)
}

// asks reports whether a question of that kind is open.
func (p *Play) asks(kind game.Kind) bool {
	for _, d := range p.session.Open() {
		if d.Kind == kind || kind == "" {
			return true
		}
	}
	return false
}
