package notation

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/internal/spelling"
)

// undo takes choices back: value is the seat, and behind a slash the seed of what is to come.
func (r *reader) undo(value string) error {
	by, seed, seeded := strings.Cut(value, "/")
	seat, ok := game.SeatOf(by, len(r.session.Sides()))
	if !ok && by != game.NoSeat.ID() {
		return fmt.Errorf("%s is no seat; it is red or blue, or nobody", excerpt(by))
	}
	fresh, err := strconv.ParseUint(seed, 10, 64)
	if seeded && err != nil {
		return fmt.Errorf("%s is no seed", excerpt(seed))
	}
	return r.session.Undo(seat, true, fresh)
}

// lost says that a word is nothing where it stands, what would have been, and whether it was by other rules.
func (r *reader) lost(t token, asked []*question, told []string) error {
	fault := r.stray(t, asked, told)
	fault.What += r.other
	return fault
}

func (r *reader) stray(t token, asked []*question, told []string) *Fault {
	switch {
	case t.kind == orderWord:
		return faultAt(r.text, t.at, "%s: the game is not over here%s", t.word, r.wanted(asked, t.word))
	case t.kind == diceWord:
		var fell []string
		for _, what := range told {
			if !strings.HasSuffix(what, ":") {
				fell = append(fell, "["+what+"]")
			}
		}
		if len(fell) == 0 {
			return faultAt(r.text, t.at, "%s: no such dice fall here", excerpt("["+t.word+"]"))
		}
		return faultAt(r.text, t.at, "%s: other dice fall here: %s", excerpt("["+t.word+"]"), strings.Join(fell, " "))
	case len(asked) == 0:
		return faultAt(r.text, t.at, "%s: the game is over here", excerpt(t.word))
	case t.kind == headWord:
		return faultAt(r.text, t.at, "%s is not asked or told of here%s", excerpt(t.word), r.wanted(asked, t.word))
	}
	return faultAt(r.text, t.at, "%s answers nothing that is asked here%s", excerpt(t.word), r.wanted(asked, t.word))
}

// mostTold is how many answers a fault lists, mostCompared how many bytes a word has to be compared with them.
const mostTold, mostCompared = 8, 80

// wanted says what is asked, and what would be an answer, the nearest first.
func (r *reader) wanted(asked []*question, word string) string {
	if len(asked) == 0 {
		return ""
	}
	q := asked[0]
	for _, other := range asked {
		if len(other.slots) > 0 {
			q = other
		}
	}
	words := q.answers()
	word = strings.TrimSuffix(word, "~")
	said := "; asked is " + string(q.d.Kind)
	if q.head != "" {
		said += " of " + q.head
	}
	if len(words) == 0 {
		return said
	}
	if len(word) < mostCompared {
		slices.SortStableFunc(words, func(a, b string) int { return spelling.Distance(word, a) - spelling.Distance(word, b) })
	}
	more := ""
	if n := len(words); n > mostTold {
		words, more = words[:mostTold], fmt.Sprintf(" and %d more", n-mostTold)
	}
	return said + ": " + strings.Join(words, " ") + more
}

// answers are words that would be one.
func (q *question) answers() (words []string) {
	switch q.d.Shape {
	case game.OneForEach:
		for i := range q.d.Slots {
			if slot := &q.d.Slots[i]; q.slots[slot.ID] == "" && len(legal(slot.Options)) > 1 {
				for _, w := range q.options(q.d, slot.Options).words {
					words = append(words, q.slot(slot)+"="+w)
				}
			}
		}
	case game.Place:
		for i := range q.d.Placement.Pieces {
			words = append(words, q.placed(q.d.Placement.Pieces[i].ID)+"@x,y,degrees")
		}
	default:
		words = append(words, q.all().words...)
	}
	return words
}

// refused says that the rules refuse an answer, and where a piece could stand instead.
func (r *reader) refused(t token, q *question, c *game.Choice, err error) error {
	hint := ""
	if q.d.Shape == game.Place {
		if pose, ok := q.d.Placement.FindAnyLegal(c.Piece); ok {
			near := game.Choice{Seat: c.Seat, Kind: c.Kind, Piece: c.Piece, Pose: &pose}
			hint = "; a place that it may have is " + strings.TrimSuffix(q.words(&near)[0], "~")
		}
	}
	return faultAt(r.text, t.at, "%s is refused: %v%s", excerpt(t.word), err, hint)
}
