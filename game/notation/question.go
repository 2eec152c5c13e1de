package notation

import (
	"maps"
	"slices"
	"strings"

	"xwing/game"
	"xwing/physics"
)

// A question is an open Decision, as far as it is answered.
type question struct {
	*book
	d     *game.Decision
	head  string            // before what it is written; "" for nothing
	saw   string            // the answer of this game that goes without saying
	opts  *options          // of OneOf, SomeOf and Order, once they are asked for
	slots map[string]string // answered so far, of OneForEach
	turn  bool              // one of these was marked
}

// question is a Decision that is open in a state. It is looked at while others are open, too, so it has memory of its own.
func (b *book) question(state game.State, open game.Decision) *question {
	d := &open
	d.Options, d.Prompt.Args, d.Slots = slices.Clone(d.Options), slices.Clone(d.Prompt.Args), slices.Clone(d.Slots)
	for i := range d.Slots {
		d.Slots[i].Options = slices.Clone(d.Slots[i].Options)
	}
	if d.Placement != nil {
		p := *d.Placement
		p.Pieces, d.Placement = slices.Clone(p.Pieces), &p
	}
	q := &question{book: b, d: d, saw: b.wording.Usual(state, d)}
	if id := b.wording.Head(state, d); id != "" {
		q.head = b.piece(id)
	}
	return q
}

// all are the answers of a question that picks some of one list.
func (q *question) all() *options {
	if q.opts == nil {
		o := q.options(q.d, q.d.Options)
		q.opts = &o
	}
	return q.opts
}

// forced is the only answer to a question, if there is but one.
func (q *question) forced() (game.Choice, bool) {
	d := q.d
	c := game.Choice{Seat: d.Seat, Kind: d.Kind}
	if d.Shape == game.OneForEach {
		c.Each = map[string]string{}
		for i := range d.Slots {
			ids := legal(d.Slots[i].Options)
			if len(ids) != 1 {
				return c, false
			}
			c.Each[d.Slots[i].ID] = ids[0]
		}
		return c, true
	}
	ids := legal(d.Options)
	c.Pick = ids
	switch d.Shape {
	case game.OneOf, game.Order:
		return c, len(ids) == 1
	case game.SomeOf:
		return c, len(ids) == d.Min
	}
	return c, false
}

// legal are the ids of the options that may be picked.
func legal(options []game.Option) (ids []string) {
	for i := range options {
		if options[i].Legal() {
			ids = append(ids, options[i].ID)
		}
	}
	return ids
}

// usual is the answer that goes without saying, if one does.
func (q *question) usual() (game.Choice, bool) {
	d := q.d
	c, ok := q.forced()
	if ok {
		return c, true
	}
	c = game.Choice{Seat: d.Seat, Kind: d.Kind}
	ids := legal(d.Options)
	switch d.Shape {
	case game.OneOf:
		id := q.saw
		for _, no := range []string{game.None, game.Done, game.No} {
			if id == "" && slices.Contains(ids, no) {
				id = no
			}
		}
		c.Pick = []string{id}
		return c, slices.Contains(ids, id)
	case game.SomeOf:
		return c, d.Min == 0
	case game.Order:
		c.Pick = ids
		return c, len(ids) > 0
	}
	return c, false
}

// self reports whether the client answers the question without asking anybody.
func (q *question) self() bool {
	if !slices.Contains(q.eased, q.d.Kind) {
		return false
	}
	_, forced := q.forced()
	return forced
}

// same reports whether two answers are the same.
func same(a, b *game.Choice) bool {
	return slices.Equal(a.Pick, b.Pick) && maps.Equal(a.Each, b.Each) && a.Piece == b.Piece &&
		(a.Pose == nil) == (b.Pose == nil) && (a.Pose == nil || *a.Pose == *b.Pose)
}

// words are how an answer is written.
func (q *question) words(c *game.Choice) []string {
	var words []string
	switch q.d.Shape {
	case game.OneForEach:
		for i := range q.d.Slots {
			slot := &q.d.Slots[i]
			if len(legal(slot.Options)) > 1 {
				words = append(words, q.slot(slot)+"="+q.options(q.d, slot.Options).word(c.Each[slot.ID]))
			}
		}
		if len(words) == 0 && len(q.d.Slots) > 0 {
			slot := &q.d.Slots[0]
			words = append(words, q.slot(slot)+"="+q.options(q.d, slot.Options).word(c.Each[slot.ID]))
		}
	case game.Place:
		p := c.Pose
		words = append(words, q.placed(c.Piece)+"@"+decimals(p.X, 3)+","+decimals(p.Y, 3)+","+decimals(p.Heading, 5))
	default:
		picked := make([]string, len(c.Pick))
		for i, id := range c.Pick {
			picked[i] = q.all().word(id)
		}
		words = append(words, strings.Join(picked, ","))
		if len(picked) == 0 {
			words[0] = decline
		}
	}
	if len(words) > 0 && c.Self != q.self() {
		words[0] += "~"
	}
	return words
}

// slot is what one thing is called that an option is wanted for.
func (q *question) slot(s *game.Slot) string {
	if name := q.named(s.ID); isWord(name) {
		return name
	}
	return quoted(s.ID)
}

// placed is what a piece is called that is set down.
func (q *question) placed(id string) string {
	if name := q.named(q.kinds.Replace(id)); isWord(name) {
		return name
	}
	return quoted(id)
}

// takes reads a word as an answer, or a part of one. Done: it is whole. Ok: the word is one.
func (q *question) takes(word string) (c game.Choice, done, ok bool) {
	d := q.d
	c = game.Choice{Seat: d.Seat, Kind: d.Kind}
	word, turned := strings.CutSuffix(word, "~")
	switch d.Shape {
	case game.OneOf:
		id, is := q.all().id(word)
		c.Pick, ok = []string{id}, is
	case game.SomeOf, game.Order:
		c.Pick, ok = q.several(word)
	case game.OneForEach:
		return q.takesSlot(word, turned)
	case game.Place:
		ok = q.takesPlace(&c, word)
	}
	if ok {
		c.Self = q.self() != turned
	}
	return c, ok, ok
}

// several reads a list of answers.
func (q *question) several(word string) (picks []string, ok bool) {
	if word == decline && q.d.Shape == game.SomeOf {
		return nil, q.d.Min == 0
	}
	for _, w := range list(word) {
		id, is := q.all().id(w)
		if !is || slices.Contains(picks, id) {
			return nil, false
		}
		picks = append(picks, id)
	}
	if q.d.Shape == game.Order {
		return picks, len(picks) == len(q.all().ids)
	}
	return picks, q.d.Min <= len(picks) && len(picks) <= q.d.Max
}

// takesSlot reads the option for one thing.
func (q *question) takesSlot(word string, turned bool) (c game.Choice, done, ok bool) {
	d := q.d
	of, option, _ := strings.Cut(word, "=")
	for i := range d.Slots {
		slot := &d.Slots[i]
		if q.slot(slot) != of || q.slots[slot.ID] != "" {
			continue
		}
		id, is := q.options(d, slot.Options).id(option)
		if !is {
			return c, false, false
		}
		if q.slots == nil {
			q.slots = map[string]string{}
		}
		q.slots[slot.ID] = id
		q.turn = q.turn || turned
		c = game.Choice{Seat: d.Seat, Kind: d.Kind, Each: map[string]string{}}
		done = q.fill(&c)
		c.Self = q.self() != q.turn
		return c, done, true
	}
	return c, false, false
}

// fill completes an answer by what has but one option; false if something is open.
func (q *question) fill(c *game.Choice) bool {
	for i := range q.d.Slots {
		slot := &q.d.Slots[i]
		id := q.slots[slot.ID]
		if ids := legal(slot.Options); id == "" && len(ids) == 1 {
			id = ids[0]
		}
		if id == "" {
			return false
		}
		c.Each[slot.ID] = id
	}
	return true
}

// takesPlace reads where a piece is set down.
func (q *question) takesPlace(c *game.Choice, word string) bool {
	at := strings.LastIndexByte(word, '@')
	if at < 0 {
		return false
	}
	numbers := strings.Split(word[at+1:], ",")
	if len(numbers) != 3 {
		return false
	}
	x, okX := fromDecimals(numbers[0], 3)
	y, okY := fromDecimals(numbers[1], 3)
	h, okH := fromDecimals(numbers[2], 5)
	pose := physics.Pose{X: x, Y: y, Heading: h}.Turned(0)
	c.Pose = &pose
	for i := range q.d.Placement.Pieces {
		if id := q.d.Placement.Pieces[i].ID; q.placed(id) == word[:at] {
			c.Piece = id
		}
	}
	return okX && okY && okH && c.Piece != ""
}
