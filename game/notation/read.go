package notation

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"xwing/game"
)

// Is reports whether a text is a game in notation, well or badly written.
func Is(text []byte) bool {
	return bytes.HasPrefix(text[gap(text, 0):], []byte(strings.TrimRight(Magic, " 0123456789")))
}

// head is what a text says before its first phase.
type head struct {
	header game.Header
	pieces map[string]string // names by ids
	eased  []game.Kind
}

// ReadHeader reads the facts of a game in notation: of which game it is, with which squads.
func ReadHeader(text []byte) (game.Header, error) {
	h, _, err := readHeader(text)
	return h.header, err
}

func readHeader(text []byte) (h head, after int, err error) {
	if len(text) > Most {
		return h, 0, fmt.Errorf("a game in notation has %d bytes at most, and this text more", Most)
	}
	at := gap(text, 0)
	if !bytes.HasPrefix(text[at:], []byte(Magic)) || at+len(Magic) < len(text) && !strings.ContainsRune(" \t\r\n{;",
		rune(text[at+len(Magic)])) {
		return h, 0, faultAt(text, at, "no game in notation of a version that this program reads; it begins with %q", Magic)
	}
	object, after, err := readHead(text, at+len(Magic))
	if err != nil {
		return h, 0, err
	}
	var own struct {
		Pieces map[string]string
		Eased  []game.Kind
	}
	if err = json.Unmarshal(object, &h.header); err == nil {
		err = json.Unmarshal(object, &own)
	}
	if err != nil {
		return h, 0, faultAt(text, at, "the head says something that no game has: %v", err)
	}
	h.header.Format = game.Format
	h.pieces = map[string]string{}
	for name, id := range own.Pieces {
		if !isWord(name) || h.pieces[id] != "" {
			return h, 0, faultAt(text, at, "the head calls a piece %s that has another name, or by no word", excerpt(name))
		}
		h.pieces[id] = name
	}
	h.eased = own.Eased
	return h, after, nil
}

// lines keeps a journal in memory.
type lines struct{ bytes.Buffer }

// Append writes a line.
func (l *lines) Append(line []byte) error {
	_, _ = l.Write(line)
	return l.WriteByte('\n')
}

// Read reads a game in notation and returns its journal, by the rules of today. What is wrong with the text is a *Fault.
func Read(text []byte, g Game) ([]byte, error) {
	h, after, err := readHeader(text)
	if err != nil {
		return nil, err
	}
	state, err := g.Start(h.header)
	if err != nil {
		return nil, err
	}
	r := reader{scan: scan{text: text, at: after}, book: newBook(g.Wording, h.pieces)}
	r.eased = h.eased
	if len(h.pieces) == 0 {
		r.names = g.Wording.Names(state)
	}
	if v, ok := state.(game.Versioned); ok {
		rules, facts := v.Versions()
		if rules != h.header.Rules || facts != h.header.Catalogue {
			r.other = fmt.Sprintf(" (it was written by rules %s and facts %s; these are %s and %s)", excerpt(h.header.Rules),
				excerpt(h.header.Catalogue), rules, facts)
		}
		h.header.Rules, h.header.Catalogue = rules, facts
	}
	var journal lines
	if r.session, err = game.NewSession(h.header, state, &journal); err != nil {
		return nil, err
	}
	defer r.session.Close()
	if err := r.play(); err != nil {
		return nil, err
	}
	return journal.Bytes(), nil
}

// reader plays a game as its text says.
type reader struct {
	scan
	*book
	session *game.Session
	other   string   // by which other rules and facts the text was written, if it was
	told    []string // phases and dice since the last answer that was written
	asked   []*question
}

// play reads all words.
func (r *reader) play() error {
	r.listen()
	for {
		t, more := r.next()
		if !more {
			return nil
		}
		first, heard := r.questions(), len(r.told)
		for {
			done, err := r.take(t)
			if err != nil {
				return err
			}
			if done {
				break
			}
			if !r.pass() {
				return r.lost(t, first, r.told[:min(heard, len(r.told))])
			}
			if r.session.Choices() > mostAnswered {
				return faultAt(r.text, t.at, "more than %d questions are answered", mostAnswered)
			}
		}
	}
}

// questions are those that are open.
func (r *reader) questions() []*question {
	if r.asked != nil {
		return r.asked
	}
	open, state := r.session.Open(), r.session.State()
	for _, d := range open {
		r.asked = append(r.asked, r.question(state, d))
	}
	return r.asked
}

// listen hears what has happened.
func (r *reader) listen() {
	r.asked = nil
	state := r.session.State()
	for _, e := range r.session.Drain() {
		switch told := r.wording.Tell(state, e); {
		case told.Phase != "":
			r.told = append(r.told, told.Phase+":")
		case told.Dice != "":
			r.told = append(r.told, told.Dice)
		}
	}
}

// pass answers the first open question for which an answer goes without saying; false if there is none.
func (r *reader) pass() bool {
	for _, q := range r.questions() {
		c, ok := q.usual()
		if !ok || len(q.slots) > 0 {
			continue
		}
		c.Self = q.self()
		if r.session.Choose(c) != nil || r.session.Fault() != nil {
			return false
		}
		r.listen()
		return true
	}
	return false
}

// take makes of a word what it is here; false if it is nothing here.
func (r *reader) take(t token) (bool, error) {
	switch t.kind {
	case orderWord:
		return r.order(t)
	case diceWord:
		return r.hears(t.word), nil
	case headWord:
		if r.hears(t.word + ":") {
			return true, nil
		}
		for _, q := range r.questions() {
			if q.d.Shape == game.OneOf && r.wording.Next(q.d.Kind) {
				if c, done, _ := q.takes(t.word); done {
					return r.choose(t, q, c)
				}
			}
			if q.head == t.word {
				return true, nil
			}
		}
		return false, nil
	}
	for _, q := range r.questions() {
		if c, done, ok := q.takes(t.word); done {
			return r.choose(t, q, c)
		} else if ok {
			return true, nil
		}
	}
	return false, nil
}

// hears finds what is told among what has happened, and forgets what came before that.
func (r *reader) hears(what string) bool {
	for i, told := range r.told {
		if told == what {
			r.told = r.told[i+1:]
			return true
		}
	}
	return false
}

// choose answers a question.
func (r *reader) choose(t token, q *question, c game.Choice) (bool, error) {
	if err := r.session.Choose(c); err != nil {
		return false, r.refused(t, q, &c, err)
	}
	if f := r.session.Fault(); f != nil {
		return false, faultAt(r.text, t.at, "the rules fail at %s: %s", excerpt(t.word), f.Value)
	}
	r.told = nil
	r.listen()
	return true, nil
}

// order does what a word says that answers nothing.
func (r *reader) order(t token) (bool, error) {
	what, value, _ := strings.Cut(t.word, "=")
	var err error
	switch what + "=" {
	case orderEnd, orderStop:
		if _, over := r.session.Over(); !over && what+"=" == orderEnd {
			return false, nil
		}
		if hash := r.session.Hash(); r.other == "" && value != "" && value != hash {
			return false, faultAt(r.text, t.at, "the game has come to another state than the text says: %s, and not %s", hash,
				excerpt(value))
		}
		return true, nil
	case orderUndo:
		err = r.undo(value)
	case orderRedo:
		err = r.session.Redo()
	case orderDraw, orderConcede:
		by := game.NoSeat
		if what+"=" == orderConcede {
			by, _ = game.SeatOf(value, len(r.session.Sides()))
			if by == game.NoSeat {
				return false, faultAt(r.text, t.at, "%s is no seat; it is red or blue", excerpt(value))
			}
		}
		err = r.session.End(by)
	}
	if err != nil {
		return false, faultAt(r.text, t.at, "%s: %v", t.word, err)
	}
	r.listen()
	return true, nil
}
