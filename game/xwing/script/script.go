// Package script plays games that are written down as text, for tests that a
// player can read and for bug reports that a player can write.
//
// A script begins with what stands on the table:
//
//	ship red lukeskywalker 400 200 0 with servomotorsfoils r2d2
//	ship blue academypilot 400 400 180
//	obstacle coreasteroid0 500 500 30
//	device blue protonbomb 450 300 0
//	tokens ship:1 focus 1
//	lock ship:1 ship:2
//	damage ship:1 stunnedpilot
//	facedown ship:1 2
//	left ship:1 shields 0
//	left ship:1 r2d2 1
//	flip ship:1 servomotorsfoils
//	condition ship:2 hunted ship:1 [facedown]
//	docked ship:3 ship:1
//	reserve ship:4
//	holds ship:1 sabinewren ion jam
//	ordnance ship:1 protontorpedoes 1
//	discarded ship:1 concussionmissiles
//	dial ship:1 3FB
//	turret ship:1 front
//	first red
//	phase engagement
//
// with places in mm from the lower left corner and headings in degrees, 0 up and
// left positive. What is left is of an upgrade's charges, the pilot's, of its force
// or of its shields; a condition is of the ship named last, and so is what a ship is
// docked with. In "phase setup" the ships stand where they will; in "phase forces"
// they are still to be set up. What happens at the start of the System and of the
// Activation Phase is over in "phase system" and "phase activation". Cards are those
// of the edition's own points list, but of another after a line such as "list x2po". A game
// of first edition says so, and which damage deck is played with if not the latest:
//
//	edition 1 2012
//
// A scenario of 2.5 has features, the first in the middle, and a round:
//
//	list amg25
//	scenario salvage
//	feature 457.2 457.2
//	tows ship:1 feature:1
//	worth ship:1 5
//	round 2
//
// Or it begins with two built-in squads, to be set up:
//
//	squad red rebel-core
//	squad blue imperial-core
//	seed 3
//
// Dice and damage cards come in the order in which they are named anywhere, facedown
// cards that ships have first:
//
//	dice attack hit crit blank
//	dice defense evade focus
//	deck blue directhit
//
// Then come answers, "red choose-attack primary:0>ship:2", each followed by what
// the log says and what is asked next, behind a tab. Run writes these lines anew;
// a test compares. "red ?" lists the answers that red can give now, "?" those of whoever
// is asked. A line with # is a remark.
//
// No line has words that mean nothing, and no dial shows what is not on it, unless the line
// says so ("dial ship:1 5FR foreign"). "UPDATE=1" names the dice that are rolled and the cards
// that are shown in a case, where the seed has brought them.
package script

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match"
	"xwing/game/xwing/terms"
)

// Refused is what an answer's line ends with when the rules refuse it.
const Refused = "refused by "

// run is a script being played.
type run struct {
	kit     *match.Kit
	words   *terms.Words
	out     strings.Builder
	table   table
	session *game.Session
	board   board.View // fed with events, so that names are right
	refused bool
	chance  chance
	ended   func()                                             // told when all is played; nil: nobody looks
	watch   func(happened []game.Event, asked []game.Decision) // what is told; nil: nobody looks
}

// Run plays a case and returns its text with what came of it; refused tells whether
// its last answer was refused. With an error comes what there was until then.
func Run(kit *match.Kit, w *terms.Words, c Case) (result string, refused bool, err error) {
	return (&run{kit: kit, words: w}).play(c)
}

func (r *run) play(c Case) (result string, refused bool, err error) {
	defer func() {
		if r.session != nil {
			r.session.Close()
		}
	}()
	lines := c.lines()
	if err := r.table.read(lines); err != nil {
		return "", false, err
	}
	for i, l := range lines {
		if strings.HasPrefix(l.text, "\t") {
			continue // what came of it when it was played last
		}
		seat, answer := seatOf(l.text)
		if answer && r.session == nil {
			if err := r.begin(); err != nil {
				return "", false, err
			}
			r.opening()
		}
		if answer && r.refused {
			said := strings.Split(strings.TrimSpace(r.out.String()), "\n\t")
			return r.out.String(), false, fmt.Errorf("line %d: an answer after one that was %s", l.number, said[len(said)-1])
		}
		if i >= len(c.table) {
			r.out.WriteString(l.text + "\n")
		}
		if answer {
			if err := r.answer(seat, l.text); err != nil {
				return r.out.String(), false, fmt.Errorf("line %d: %w", l.number, err)
			}
		}
	}
	if r.session == nil {
		return "", false, errors.New("nobody answers anything")
	}
	if r.ended != nil {
		r.ended()
	}
	return r.out.String(), r.refused, nil
}

// opening writes what happens before the first answer between it and the table.
func (r *run) opening() {
	table := strings.TrimRight(r.out.String(), "\n")
	r.out.Reset()
	if table != "" {
		r.out.WriteString(table + "\n")
	}
	r.tell()
	r.out.WriteByte('\n')
}

// seatOf tells whether a line is an answer, and whose; "?" is nobody's.
func seatOf(line string) (game.Seat, bool) {
	switch who, _, _ := strings.Cut(line, " "); who {
	case "red":
		return game.Red, true
	case "blue":
		return game.Blue, true
	case "?":
		return game.NoSeat, true
	}
	return game.NoSeat, false
}

// begin starts the session of the table that the script describes.
func (r *run) begin() error {
	state, header, err := r.table.state(r.kit, func(squad string) ([]byte, error) {
		return fs.ReadFile(assets.Squads(), squad+".xws")
	})
	if err != nil {
		return err
	}
	r.board = state.View.Clone()
	r.session, err = game.NewSession(header, state, &r.chance)
	return err
}

// tell writes what has happened and what is asked.
func (r *run) tell() {
	w := r.words.With(terms.NewNames(&r.board, r.kit.Facts))
	happened, asked := r.session.Drain(), r.session.Open()
	if r.watch != nil {
		r.watch(happened, asked)
	}
	for _, e := range happened {
		r.chance.see(&r.table, &r.board, e)
		r.board.Apply(e)
		if s, shown := w.Event(e); shown {
			fmt.Fprintf(&r.out, "\t%s\n", s)
		}
	}
	for _, d := range asked {
		fmt.Fprintf(&r.out, "\t%s %s? %s\n", d.Seat.ID(), d.Kind, w.Prompt(d))
	}
}

// answer puts an answer to the session. That it is refused is no error.
func (r *run) answer(seat game.Seat, line string) error {
	if line == "?" {
		for _, d := range r.session.Open() {
			r.asked(d)
		}
		return nil
	}
	d, ok := r.session.Decision(seat)
	if !ok {
		return fmt.Errorf("nobody asks %s anything now", strings.Fields(line)[0])
	}
	if strings.HasSuffix(line, " ?") {
		r.asked(d)
		return nil
	}
	c, err := choice(d, strings.Fields(line)[1:])
	if err != nil {
		return err
	}
	r.chance.answered(c)
	err = r.session.Choose(c)
	var no *game.Refused
	if errors.As(err, &no) {
		w := r.words.With(terms.NewNames(&r.board, r.kit.Facts))
		fmt.Fprintf(&r.out, "\t%s%s: %s\n", Refused, no.Refusal.Rule, w.Refusal(no.Refusal))
		r.refused = true
		return nil
	}
	if err != nil {
		return err
	}
	if f := r.session.Fault(); f != nil {
		return f
	}
	r.tell()
	return nil
}
