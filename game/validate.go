package game

import (
	"slices"
	"strconv"
)

// settle validates c and returns it in its plainest form, so that equal answers
// are equal journals: only the fields of d's shape, SomeOf in the order of the
// options. The result shares no memory with c.
func settle(d *Decision, c Choice, room []string) (Choice, error) {
	if c.Seat != d.Seat {
		return Choice{}, refuse(RuleTurn, "other-seat")
	}
	if c.Kind != d.Kind {
		return Choice{}, refuse(RuleForm, "other-question", "asked", string(d.Kind), "answered", string(c.Kind))
	}
	plain := Choice{Seat: c.Seat, Kind: c.Kind, Self: c.Self}
	switch d.Shape {
	case OneOf:
		if len(c.Pick) != 1 {
			return Choice{}, refuse(RuleForm, "pick-one", "picked", strconv.Itoa(len(c.Pick)))
		}
		if err := offered(d.Options, c.Pick[0]); err != nil {
			return Choice{}, err
		}
		plain.Pick = append(room, c.Pick...)
	case SomeOf:
		if err := settleSome(d, c); err != nil {
			return Choice{}, err
		}
		for _, o := range d.Options {
			if slices.Contains(c.Pick, o.ID) {
				plain.Pick = append(plain.Pick, o.ID)
			}
		}
	case Order:
		if err := distinct(d.Options, c.Pick); err != nil {
			return Choice{}, err
		}
		if want := countLegal(d.Options); len(c.Pick) != want {
			return Choice{}, refuse(RuleForm, "order-all", "all", strconv.Itoa(want), "picked", strconv.Itoa(len(c.Pick)))
		}
		plain.Pick = append(room, c.Pick...)
	case OneForEach:
		if err := settleEach(d, c); err != nil {
			return Choice{}, err
		}
		plain.Each = make(map[string]string, len(c.Each))
		for slot, option := range c.Each {
			plain.Each[slot] = option
		}
	case Place:
		if c.Pose == nil || d.Placement == nil {
			return Choice{}, refuse(RuleForm, "no-pose")
		}
		pose := c.Pose.Turned(0) // its heading within one turn
		if against := d.Placement.Check(c.Piece, pose); len(against) > 0 {
			return Choice{}, &Refused{Refusal: against[0], More: against[1:]}
		}
		plain.Piece, plain.Pose = c.Piece, &pose
	default:
		return Choice{}, refuse(RuleForm, "no-shape", "kind", string(d.Kind))
	}
	return plain, nil
}

// settleSome checks an answer to SomeOf.
func settleSome(d *Decision, c Choice) error {
	if err := distinct(d.Options, c.Pick); err != nil {
		return err
	}
	if len(c.Pick) < d.Min {
		return refuse(RuleForm, "too-few", "min", strconv.Itoa(d.Min), "picked", strconv.Itoa(len(c.Pick)))
	}
	if len(c.Pick) > d.Max {
		return refuse(RuleForm, "too-many", "max", strconv.Itoa(d.Max), "picked", strconv.Itoa(len(c.Pick)))
	}
	return nil
}

// settleEach checks an answer to OneForEach: every slot has one, and nothing else does.
func settleEach(d *Decision, c Choice) error {
	for i := range d.Slots {
		slot := &d.Slots[i]
		picked, ok := c.Each[slot.ID]
		if !ok {
			return refuse(RuleForm, "slot-open", "slot", slot.ID)
		}
		if err := offered(slot.Options, picked); err != nil {
			return err
		}
	}
	if len(c.Each) != len(d.Slots) {
		return refuse(RuleForm, "slot-unknown")
	}
	return nil
}

// distinct checks that every pick is on offer and none comes twice.
func distinct(options []Option, picks []string) error {
	for i, id := range picks {
		if err := offered(options, id); err != nil {
			return err
		}
		if slices.Contains(picks[:i], id) {
			return refuse(RuleForm, "twice", "option", id)
		}
	}
	return nil
}

// offered checks that the option of that id is there and legal.
func offered(options []Option, id string) error {
	for i := range options {
		o := &options[i]
		if o.ID != id {
			continue
		}
		if o.Refusal != nil {
			return &Refused{Refusal: *o.Refusal}
		}
		return nil
	}
	return refuse(RuleForm, "not-offered", "option", id)
}

// countLegal counts the options that may be picked.
func countLegal(options []Option) int {
	n := 0
	for i := range options {
		if options[i].Legal() {
			n++
		}
	}
	return n
}
