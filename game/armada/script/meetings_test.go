package script

import (
	"hash/fnv"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/cards"
	"xwing/game/armada/match"
	"xwing/game/armada/objectives"
	"xwing/game/armada/terms"
	"xwing/game/player"
	"xwing/game/script"
)

// oneInMeetings: of the meetings one in so many is played; all of them with ARMADA_MEETINGS=all.
const oneInMeetings = 100

// mostAnswers is how many answers a meeting has at most beyond those of its case.
const mostAnswers = 40

// answering is an ability at a timing.
type answering struct {
	ref   string
	index int
}

// option is how a question's options end that offer it.
func (a answering) option() string { return a.ref + "/" + strconv.Itoa(a.index) }

// byTiming are the abilities that answer to each timing.
func byTiming() map[armada.Timing][]answering {
	all := map[armada.Timing][]answering{}
	declared := cards.Library().Cards()
	for _, o := range objectives.All() {
		declared = append(declared, &o.Card)
	}
	for _, c := range declared {
		for i := range c.Abilities {
			if when := c.Abilities[i].When; when != armada.Never {
				all[when] = append(all[when], answering{c.Ref, i})
			}
		}
	}
	return all
}

// meeting is two abilities of one timing in one game: the table of a case of the first, to which the second comes.
type meeting struct {
	when        armada.Timing
	first, with answering
	foe         bool
}

// meet is the meeting of two abilities; false of one card, and of objectives, of which a game has one. It is an objective's
// table to which another card comes, for that has all that the objective needs.
func meet(when armada.Timing, first, with answering, foe bool) (meeting, bool) {
	objective := func(a answering) bool { return strings.HasPrefix(a.ref, "objective/") }
	if objective(with) {
		first, with = with, first
	}
	return meeting{when, first, with, foe}, first.ref != with.ref && !objective(with)
}

func (m meeting) String() string {
	return m.first.option() + " " + map[bool]string{true: "against", false: "with"}[m.foe] + " " + m.with.option()
}

// drawn reports whether a meeting is among those that are played every time.
func (m meeting) drawn() bool {
	h := fnv.New32a()
	h.Write([]byte(m.String()))
	return os.Getenv("ARMADA_MEETINGS") == "all" || h.Sum32()%oneInMeetings == 0
}

// TestMeetings puts every two cards that answer to one timing into one game, as friends and as foes: the second comes to the
// table of a case of the first. Nothing fails or stands still; where both are asked at once their owner has them in the order
// that he wants, where they are of two players the first player's come first.
func TestMeetings(t *testing.T) {
	kit, w := load(t)
	tables := tablesOf(t)
	var sum tally
	for when, all := range byTiming() {
		for i, first := range all {
			for _, with := range all[i+1:] {
				for _, foe := range []bool{false, true} {
					if m, ok := meet(when, first, with, foe); ok && m.drawn() {
						sum.games++
						sum.play(t, kit, w, m, tables)
					}
				}
			}
		}
	}
	t.Logf("%d meetings: %d in a game, %d without a table; asked at once %d, in the second order too %d, of two players %d",
		sum.games, sum.played, sum.games-sum.played, sum.together, sum.chosen, sum.across)
	if sum.games == 0 || sum.played*100 < sum.games*99 {
		t.Errorf("%d of %d meetings come into a game", sum.played, sum.games)
	}
}

// tally counts what came of meetings.
type tally struct {
	games, played            int
	together, chosen, across int
}

// play plays a meeting.
func (s *tally) play(t *testing.T, kit *match.Kit, w *terms.Words, m meeting, tables tables) {
	t.Helper()
	text, ok := tables.of(m)
	if !ok {
		return
	}
	f, err := Read(text)
	if err != nil {
		t.Fatalf("%s: %v\n%s", m, err, text)
	}
	p, err := grammar.Play(newTable(kit, w), f.Cases[0])
	if err != nil {
		t.Errorf("%s: %v\n%s", m, err, text)
		return
	}
	defer p.Close()
	if err := p.Begin(); err != nil {
		t.Errorf("%s: %v\n%s", m, err, text)
		return
	}
	s.played++
	r := run{m: m, p: p, mind: player.NewRandom(1), firstPlayer: firstOf(f.Cases[0])}
	if err := r.answers(f.Cases[0]); err != nil {
		t.Errorf("%s: %v\n%s", m, err, text)
	}
	s.together += r.together
	s.chosen += r.chosen
	s.across += r.across
}

// firstOf is the first player of a case.
func firstOf(c script.Case) game.Seat {
	for _, l := range c.Lines() {
		if l.Text == "first blue" {
			return game.Blue
		}
	}
	return game.Red
}

// run is a meeting that is played.
type run struct {
	m           meeting
	p           *script.Play
	mind        *player.Random
	firstPlayer game.Seat

	together, chosen, across int
	used                     []string // options that were picked, which come once
	before                   game.Decision
	quiet                    bool // nothing has happened since the question before
}

// offers are the options of a question that are the two abilities.
func (r *run) offers(d game.Decision) (first, with string) {
	for _, o := range d.Options {
		if o.Refusal != nil || slices.Contains(r.used, o.ID) {
			continue
		}
		if strings.HasSuffix(o.ID, r.m.first.option()) {
			first = o.ID
		}
		if strings.HasSuffix(o.ID, r.m.with.option()) {
			with = o.ID
		}
	}
	return first, with
}

// inOrder looks whether what is asked now may be asked after what was asked before.
func (r *run) inOrder(d game.Decision, first, with string) string {
	f, w := r.offers(r.before)
	was, is := f != "" || w != "", first != "" || with != ""
	if !r.quiet || !was || !is || r.before.Seat == d.Seat || !slices.Equal(r.before.About, d.About) || d.Kind != r.before.Kind {
		return ""
	}
	if r.m.when == armada.DeterminingCourse { // what comes before the step has a moment of its own
		return ""
	}
	if r.before.Seat != r.firstPlayer {
		return "the second player is asked first"
	}
	r.across++
	return ""
}

// next is the answer to a question that offers one of the abilities: of both the second one. Foes leave what they may, so that
// nothing happens between their questions.
func (r *run) next(d game.Decision) (game.Choice, bool) {
	first, with := r.offers(d)
	if first != "" && with != "" {
		r.together++
	}
	leave := slices.IndexFunc(d.Options, func(o game.Option) bool { return o.ID == "none" && o.Refusal == nil })
	if r.m.foe && leave >= 0 && (first != "" || with != "") {
		return game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{"none"}}, true
	}
	for _, id := range []string{with, first} {
		if id != "" && d.Shape == game.OneOf {
			r.used = append(r.used, id)
			if id == with && first != "" {
				r.chosen++
			}
			return game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{id}}, true
		}
	}
	return game.Choice{}, false
}

// answers gives the answers of a case and, where these do not fit any more, others.
func (r *run) answers(c script.Case) error {
	var lines []script.Line
	for _, l := range c.Lines() {
		if _, answer := l.Answer(); answer && !strings.HasSuffix(l.Text, "?") {
			lines = append(lines, l)
		}
	}
	for n := 0; n < mostAnswers+len(lines); n++ {
		open := r.p.Session().Open()
		if len(open) == 0 {
			return nil
		}
		d := open[0]
		first, with := r.offers(d)
		if wrong := r.inOrder(d, first, with); wrong != "" {
			return errorOf(wrong)
		}
		r.before = d
		if choice, ok := r.next(d); ok {
			if err := r.give(choice); err != nil {
				return err
			}
			continue
		}
		if len(lines) == 0 {
			return nil
		}
		if r.scripted(&lines) {
			continue
		}
		choice, err := r.mind.Answer(d)
		if err == nil {
			err = r.give(choice)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// scripted gives the next answer of the case; false if it does not fit.
func (r *run) scripted(lines *[]script.Line) bool {
	l := (*lines)[0]
	seat, _ := l.Answer()
	d, ok := r.p.Session().Decision(seat)
	if fields := strings.Fields(l.Text); !ok || len(fields) < 2 || string(d.Kind) != fields[1] {
		return false
	}
	*lines = (*lines)[1:]
	before := len(r.p.Session().Open())
	err := r.p.Unheard(seat, l.Text)
	happened := r.p.Session().Drain()
	r.quiet = len(happened) == 0
	return err == nil && before > 0
}

// give gives an answer, and tells of a fault of the rules.
func (r *run) give(c game.Choice) error {
	err := r.p.Session().Choose(c)
	if f := r.p.Session().Fault(); f != nil {
		return f
	}
	r.quiet = len(r.p.Session().Drain()) == 0
	return err
}
