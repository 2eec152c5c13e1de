package script

import (
	"fmt"
	"strings"

	"xwing/game"
	"xwing/game/xwing/match"
)

// Open sets up the table of a file's case, for "" of its first, and gives its answers
// until a question of that kind is asked, or ("") the first one of all. What has
// happened is still to be drained. The Session is the caller's.
func Open(kit *match.Kit, text, title string, kind game.Kind) (*game.Session, error) {
	f, err := Read(text)
	if err != nil {
		return nil, err
	}
	c, err := f.Case(title)
	if err != nil {
		return nil, err
	}
	r := &run{kit: kit}
	lines := c.lines()
	if err := r.table.read(lines); err != nil {
		return nil, err
	}
	if err := r.begin(); err != nil {
		return nil, err
	}
	for _, l := range lines {
		if r.asks(kind) {
			return r.session, nil
		}
		if seat, answer := seatOf(l.text); answer && !strings.HasSuffix(l.text, "?") {
			if err := r.unheard(seat, l.text); err != nil {
				r.session.Close()
				return nil, fmt.Errorf("line %d: %w", l.number, err)
			}
		}
	}
	if r.asks(kind) {
		return r.session, nil
	}
	r.session.Close()
	return nil, fmt.Errorf("the script does not come to %s", kind)
}

// unheard gives an answer and leaves what comes of it for others to hear.
func (r *run) unheard(seat game.Seat, line string) error {
	d, ok := r.session.Decision(seat)
	if !ok {
		return fmt.Errorf("nobody asks %s anything now", seat.ID())
	}
	c, err := choice(d, strings.Fields(line)[1:])
	if err != nil {
		return err
	}
	return r.session.Choose(c)
}

// asks reports whether a question of that kind is open.
func (r *run) asks(kind game.Kind) bool {
	for _, d := range r.session.Open() {
		if d.Kind == kind || kind == "" {
			return true
		}
	}
	return false
}
