package notation

import (
	"bytes"
	"fmt"
	"strings"

	"xwing/game"
)

// entry is one thing of a game that is being written down.
type entry struct {
	told  Told
	head  string   // before its words; "" where it is the same as before
	words []string // of an answer or an order; nil of an answer that goes without saying
	line  bool     // a line of its own

	answer *answer // nil of what is told and of an order
}

// answer is a choice with all that was asked when it was made.
type answer struct {
	choice game.Choice
	to     *question
	open   []*question
}

// writer writes a game down.
type writer struct {
	*book
	session *game.Session
	entries []entry
	untold  int    // of the entries, what comes behind the last one with words
	head    string // of that
}

// Write writes the game of a journal down, in lines of about 100 columns.
func Write(journal []byte, g Game) ([]byte, error) {
	report, err := game.Verify(journal, g.Start)
	if err == nil && report.Divergence != nil {
		err = report.Divergence
	}
	if err != nil {
		return nil, err
	}
	j, err := game.ReadJournal(journal)
	if err != nil {
		return nil, err
	}
	state, err := g.Start(j.Header)
	if err != nil {
		return nil, err
	}
	w := writer{book: newBook(g.Wording, g.Wording.Names(state))}
	moves := course(j)
	if w.eased, err = eased(j.Header, moves, g); err != nil {
		return nil, err
	}
	text, err := w.header(j.Header)
	if err != nil {
		return nil, err
	}
	if w.session, err = game.NewSession(j.Header, state, nil); err != nil {
		return nil, err
	}
	defer w.session.Close()
	w.listen()
	for i, m := range moves {
		if err := w.move(&m); err != nil {
			return nil, fmt.Errorf("choice %d of the journal: %w", i+1, err)
		}
	}
	end := orderEnd
	if _, over := w.session.Over(); !over {
		end = orderStop
		w.say(len(w.entries)) // what is left out there goes on
	}
	w.entries = append(w.entries, entry{words: []string{end + w.session.Hash()}, line: true})
	return lay(text, w.entries), nil
}

// move writes one thing down, and does it.
func (w *writer) move(m *move) error {
	if m.choice == nil {
		w.say(len(w.entries))
		w.entries = append(w.entries, entry{words: []string{m.word()}})
		w.untold = len(w.entries)
	} else if err := w.answer(m.choice); err != nil {
		return err
	}
	if err := m.do(w.session); err != nil {
		return err
	}
	w.listen()
	return nil
}

// answer writes a choice down.
func (w *writer) answer(c *game.Choice) error {
	a := &answer{choice: *c}
	state := w.session.State()
	for _, d := range w.session.Open() {
		q := w.question(state, d)
		a.open = append(a.open, q)
		if d.Seat == c.Seat {
			a.to = q
		}
	}
	if a.to == nil {
		return fmt.Errorf("seat %s is not asked", c.Seat.ID())
	}
	w.entries = append(w.entries, entry{answer: a})
	if !a.unsaid() {
		w.say(len(w.entries))
	}
	return nil
}

// unsaid reports whether an answer goes without saying: the reader gives it by himself.
func (a *answer) unsaid() bool {
	for _, q := range a.open {
		if c, ok := q.usual(); ok {
			return q == a.to && same(&c, &a.choice) && a.choice.Self == q.self()
		}
	}
	return false
}

// say puts the last answer of so many entries into words, and of those before whatever is needed that it is not taken for an
// answer to another question.
func (w *writer) say(n int) {
	last := n - 1
	for last >= w.untold && w.entries[last].answer == nil {
		last--
	}
	if last < w.untold {
		return
	}
	for {
		e := w.worded(last)
		clash := w.clash(&e, last)
		if clash < 0 {
			break
		}
		for i := w.untold; i <= clash; i++ {
			w.put(i)
		}
	}
	w.put(last)
}

// put puts an entry into words, behind those that have some.
func (w *writer) put(i int) {
	if w.entries[i].answer == nil {
		return
	}
	e := w.worded(i)
	if w.head = w.before(i); e.head != "" {
		w.head = strings.TrimSuffix(e.head, "~")
	}
	w.entries[i] = e
	w.untold = i + 1
}

// before is what was written about before an entry; "" where a phase began since.
func (w *writer) before(i int) string {
	for j := w.untold; j < i; j++ {
		if w.entries[j].told.Phase != "" {
			return ""
		}
	}
	return w.head
}

// worded is an answer in words, with a head if it needs one.
func (w *writer) worded(i int) entry {
	e := w.entries[i]
	q := e.answer.to
	e.words = q.words(&e.answer.choice)
	if word := e.words; q.d.Shape == game.OneOf && w.wording.Next(q.d.Kind) && strings.TrimSuffix(word[0], "~") != decline {
		e.head, e.words = word[0], []string{}
	} else if q.head != w.before(i) {
		e.head = q.head
	}
	return e
}

// clash finds the last unsaid answer before an entry for whose question the entry would be taken; -1 if there is none.
func (w *writer) clash(e *entry, before int) int {
	for i := before - 1; i >= w.untold; i-- {
		a := w.entries[i].answer
		if a == nil {
			continue
		}
		for _, q := range a.open {
			if q.meets(e) {
				return i
			}
		}
	}
	return -1
}

// meets reports whether the words of an entry would be taken for an answer to the question.
func (q *question) meets(e *entry) bool {
	if e.head != "" && q.d.Shape == game.OneOf && q.wording.Next(q.d.Kind) {
		if _, is := q.all().id(strings.TrimSuffix(e.head, "~")); is {
			return true
		}
	}
	if len(e.words) == 0 { // who is next: where that piece is asked already, it would say that alone
		return q.head != "" && q.head == strings.TrimSuffix(e.head, "~")
	}
	_, _, ok := q.fresh().takes(e.words[0])
	return ok
}

// fresh is the question with nothing answered.
func (q *question) fresh() *question {
	f := *q
	f.slots, f.turn = nil, false
	return &f
}

// listen writes down what has happened.
func (w *writer) listen() {
	state := w.session.State()
	for _, e := range w.session.Drain() {
		told := w.wording.Tell(state, e)
		told.Remark = w.named(told.Remark)
		if told != (Told{}) {
			w.entries = append(w.entries, entry{told: told})
		}
	}
}

// Over reports whether what was written down is a game that is over: nothing of it is hidden any more.
func Over(text []byte) bool {
	return bytes.HasPrefix(text[bytes.LastIndexByte(bytes.TrimRight(text, "\n"), '\n')+1:], []byte(orderEnd))
}
