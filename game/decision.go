package game

import "xwing/physics"

// Kind names what a Decision is about. It is stable: scripts and journals are written
// with it, and it keys the words and the coverage. A game declares its kinds as constants.
type Kind string

// Shape is the form of the answer that a Decision wants; the set is closed.
type Shape uint8

// The shapes of Decisions.
const (
	OneOf      Shape = iota + 1 // pick exactly one of Options
	SomeOf                      // pick Min to Max of Options
	OneForEach                  // pick one option for every Slot
	Order                       // put all Options into an order
	Place                       // set one of Placement.Pieces down at a pose
)

// Phrase is something to be said, as data: a key into the words and the values
// that its sentence needs. Values are ids ("ship:3", "card:upgrade/r2d2") or
// plain numbers; package words turns them into names.
type Phrase struct {
	Key  string   `json:"key"`
	Args []string `json:"args,omitempty"` // name, value, name, value…
	Part *Part    `json:"part,omitempty"` // a value that is a Phrase itself
}

// Part is a Phrase as a value of another.
type Part struct {
	Name   string `json:"name"`
	Phrase Phrase `json:"phrase"`
}

// Say returns the Phrase of key with the values given as name, value, name, value….
func Say(key string, namesAndValues ...string) Phrase {
	return Phrase{Key: key, Args: namesAndValues}
}

// With returns the Phrase with another one as the value of that name, in place of any
// that it had.
func (p Phrase) With(name string, part Phrase) Phrase {
	p.Part = &Part{Name: name, Phrase: part}
	return p
}

// Arg returns the value of that name; "" if the Phrase has none.
func (p Phrase) Arg(name string) string {
	value, _ := p.Lookup(name)
	return value
}

// Lookup returns the value of that name, and whether the Phrase has it.
func (p Phrase) Lookup(name string) (string, bool) {
	for i := 0; i+1 < len(p.Args); i += 2 {
		if p.Args[i] == name {
			return p.Args[i+1], true
		}
	}
	return "", false
}

// Option is one answer on offer. Its ID is stable and never display text.
// An option with a Refusal is shown greyed, with the reason, and refused.
type Option struct {
	ID      string      `json:"id"`
	Text    Phrase      `json:"text"`
	Refusal *Refusal    `json:"refusal,omitempty"`
	Target  string      `json:"target,omitempty"` // the piece it points at ("ship:4", "obstacle:2", "die:0"), if any
	Places  []Footprint `json:"places,omitempty"` // on the table, that it leads to
}

// Footprint is a place on the table that an option leads to, complete for whoever shows it:
// what would lie there and how, and what leads there. An option that fails leads to
// places that all have a Refusal; those are only looked at.
type Footprint struct {
	ID       string        `json:"id,omitempty"`    // tells it from others of its option
	Piece    string        `json:"piece,omitempty"` // that would lie there; "" for the acting one
	Pose     physics.Pose  `json:"pose"`
	Outline  physics.Shape `json:"-"` // of the piece, in its own frame
	Template physics.Shape `json:"-"` // what is laid to get there, on the table; may be empty
	Refusal  *Refusal      `json:"refusal,omitempty"`
}

// Shape is the outline of the piece where it would lie.
func (p *Footprint) Shape() physics.Shape { return p.Outline.At(p.Pose) }

// Legal reports whether the option may be picked.
func (o Option) Legal() bool { return o.Refusal == nil }

// Pose is where the option leads, if that is one place.
func (o Option) Pose() (physics.Pose, bool) {
	if len(o.Places) != 1 {
		return physics.Pose{}, false
	}
	return o.Places[0].Pose, true
}

// Slot is one thing that a OneForEach Decision wants an option for.
type Slot struct {
	ID      string   `json:"id"`
	Text    Phrase   `json:"text"`
	Options []Option `json:"options"`
}

// Decision is a question to one seat, with its legal answers as data.
type Decision struct {
	Kind    Kind     `json:"kind"`              // what about
	Seat    Seat     `json:"seat"`              // who chooses
	Prompt  Phrase   `json:"prompt"`            // what is asked, for the panel
	About   []string `json:"about,omitempty"`   // the pieces concerned, the acting one first
	Private bool     `json:"private,omitempty"` // asked behind the seat's curtain

	Shape     Shape      `json:"shape"`
	Options   []Option   `json:"options,omitempty"`
	Min       int        `json:"min,omitempty"`
	Max       int        `json:"max,omitempty"`
	Slots     []Slot     `json:"slots,omitempty"`
	Placement *Placement `json:"placement,omitempty"`
}

// Choice is the answer to a Decision: plain data, final poses only.
type Choice struct {
	Seat  Seat              `json:"seat"`
	Kind  Kind              `json:"kind"`            // the Decision answered, so that a journal reads by itself
	Pick  []string          `json:"pick,omitempty"`  // OneOf, SomeOf, Order: option ids
	Each  map[string]string `json:"each,omitempty"`  // OneForEach: slot id to option id
	Piece string            `json:"piece,omitempty"` // Place
	Pose  *physics.Pose     `json:"pose,omitempty"`  // Place
	Self  bool              `json:"self,omitempty"`  // the client gave it by itself, and asked nobody; nothing to the rules
}

// One returns the single picked option's id.
func (c Choice) One() string {
	if len(c.Pick) == 0 {
		return ""
	}
	return c.Pick[0]
}
