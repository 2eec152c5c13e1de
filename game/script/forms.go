package script

import (
	"fmt"
	"slices"
	"strings"

	"xwing/game"
)

// Grammar is how the lines of a game's scripts look. A form begins with the line's first
// word; what stands in brackets may be left out, of a word with … there may be several.
type Grammar struct {
	Forms []string // "tokens ship:N TOKEN COUNT"
	Puts  []string // first words of lines that make a table of a case's own
}

// puts reports whether the line makes a table of the case's own.
func (g Grammar) puts(l Line) bool {
	what, _, more := strings.Cut(l.Text, " ")
	return more && slices.Contains(g.Puts, what)
}

// Form is how a line with that first word looks, "" if there is none.
func (g Grammar) Form(what string) string {
	i := slices.IndexFunc(g.Forms, func(form string) bool { return strings.HasPrefix(form, what+" ") })
	if i < 0 {
		return ""
	}
	return g.Forms[i]
}

// Check says what is wrong with the number of words behind the first.
func (g Grammar) Check(what string, rest []string) error {
	form := g.Form(what)
	if form == "" {
		return fmt.Errorf("unknown line %q", what)
	}
	must, _, _ := strings.Cut(form, "[")
	if least := len(strings.Fields(must)) - 1; len(rest) < least {
		return fmt.Errorf("want: %s", form)
	}
	if most := len(strings.Fields(form)) - 1; len(rest) > most && !strings.Contains(form, "…") {
		return g.Unread(what, rest[most:])
	}
	return nil
}

// Unread says that a line has words that mean nothing.
func (g Grammar) Unread(what string, words []string) error {
	return fmt.Errorf("%q means nothing here; want: %s", strings.Join(words, " "), g.Form(what))
}

// Seat reads whose something is, in a game of so many seats.
func Seat(word string, seats int) (game.Seat, error) {
	if seat, ok := game.SeatOf(word, seats); ok {
		return seat, nil
	}
	names := make([]string, seats)
	for i := range names {
		names[i] = game.Seat(i).ID()
	}
	return game.NoSeat, fmt.Errorf("want %s, not %q", strings.Join(names, " or "), word)
}

// mostSeats is how many seats can answer in a script, whatever its game.
const mostSeats = 16

// Answer tells whether a line is an answer, and whose; "?" is nobody's.
func (l Line) Answer() (game.Seat, bool) {
	who, _, _ := strings.Cut(l.Text, " ")
	if who == "?" {
		return game.NoSeat, true
	}
	return game.SeatOf(who, mostSeats)
}
