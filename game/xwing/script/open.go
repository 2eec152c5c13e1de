package script

import (
	"fmt"
	"strings"

	"xwing/game"
	"xwing/game/xwing/match"
)

// Open sets up a script's table and gives its answers until a question of that
// kind is asked, or ("") the first one of all. What has happened is still to be
// drained. The Session is the caller's.
func Open(kit *match.Kit, text string, kind game.Kind) (*game.Session, error) {
	r := &run{kit: kit}
	lines := strings.Split(text, "\n")
	if err := r.table.read(lines); err != nil {
		return nil, err
	}
	if err := r.begin(); err != nil {
		return nil, err
	}
	for n, line := range lines {
		if r.asks(kind) {
			return r.session, nil
		}
		if seat, answer := seatOf(line); answer && !strings.HasSuffix(line, " ?") {
			if err := r.unheard(seat, line); err != nil {
				r.session.Close()
				return nil, fmt.Errorf("line %d: %w", n+1, err)
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
