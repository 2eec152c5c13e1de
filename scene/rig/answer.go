package rig

import (
	"fmt"
	"slices"
	"strings"
)

// Keen narrows answers to those of a player who wants to fight: straight ahead
// with his dials, to shoot rather than not, to do something rather than nothing.
func Keen(ids []string) []string {
	keep := func(want func(string) bool) []string {
		var out []string
		for _, id := range ids {
			if want(id) {
				out = append(out, id)
			}
		}
		return out
	}
	for _, want := range []func(string) bool{
		func(id string) bool { return strings.Contains(id, ">ship:") },
		func(id string) bool { return strings.HasSuffix(id, ":2FB") || strings.HasSuffix(id, ":2FW") },
		func(id string) bool { return strings.Contains(id, ":2B") || strings.Contains(id, ":2N") },
		func(id string) bool {
			return !strings.HasSuffix(id, ":none") && !strings.HasSuffix(id, ":done") && !strings.HasSuffix(id, ":no")
		},
	} {
		if kept := keep(want); len(kept) > 0 {
			return kept
		}
	}
	return ids
}

// AnswerAny answers whatever is on screen by pressing its buttons, picking among
// the legal ones by intn: the curtain, dialogs, every shape of Decision.
func (r *Rig) AnswerAny(intn func(int) int) error {
	if err := r.hurry(); err != nil {
		return err
	}
	s := r.Screen()
	switch s.Screen {
	case "dialog":
		return r.Click(r.Enabled("")[0])
	case "curtain":
		return r.Click("curtain.open")
	case "table":
	default:
		return fmt.Errorf("nothing to answer on screen %s", s.Screen)
	}
	if len(r.Enabled("place.suggest")) > 0 {
		return r.answerPlace(intn)
	}
	if slots := r.ofPrefix("slot:"); len(slots) > 0 {
		return r.answerEach(intn, slots)
	}
	if _, ok := r.Find("confirm"); ok {
		return r.answerSome(intn)
	}
	options := r.Enabled("option:")
	if len(options) == 0 {
		return fmt.Errorf("nothing can be pressed for %s: %s", s.Prompt, r.ids())
	}
	options = r.narrowed(options)
	return r.Click(options[intn(len(options))])
}

// narrowed is the options left by Narrow.
func (r *Rig) narrowed(options []string) []string {
	if r.Narrow == nil {
		return options
	}
	return r.Narrow(options)
}

// hurry does not wait for what moves.
func (r *Rig) hurry() error {
	for range 50 {
		if !r.now.Busy {
			return nil
		}
		if _, ok := r.Find("skip"); ok {
			if err := r.Click("skip"); err != nil {
				return err
			}
			continue
		}
		if err := r.Tick(10); err != nil {
			return err
		}
	}
	return r.Rest()
}

func (r *Rig) ofPrefix(prefix string) []string {
	var ids []string
	for _, w := range r.now.Widgets {
		if strings.HasPrefix(w.ID, prefix) {
			ids = append(ids, w.ID)
		}
	}
	return ids
}

func (r *Rig) answerPlace(intn func(int) int) error {
	if pieces := r.Enabled("piece:"); len(pieces) > 1 {
		if err := r.Click(pieces[intn(len(pieces))]); err != nil {
			return err
		}
	}
	for range 4 {
		if err := r.Click("place.suggest"); err != nil {
			return err
		}
		if w, _ := r.Find("confirm"); w.Enabled {
			return r.Click("confirm")
		}
	}
	return fmt.Errorf("no legal place was found")
}

func (r *Rig) answerEach(intn func(int) int, slots []string) error {
	for _, slot := range slots {
		id := strings.TrimPrefix(slot, "slot:")
		options := r.Enabled("option:" + id + ":")
		if len(options) == 0 {
			if err := r.Click(slot); err != nil {
				return err
			}
			options = r.Enabled("option:" + id + ":")
		}
		if len(options) == 0 {
			return fmt.Errorf("slot %s offers nothing", id)
		}
		options = r.narrowed(options)
		if err := r.Click(options[intn(len(options))]); err != nil {
			return err
		}
	}
	return r.Click("confirm")
}

// answerSome ticks options until confirming is allowed.
func (r *Rig) answerSome(intn func(int) int) error {
	for range 20 {
		if w, _ := r.Find("confirm"); w.Enabled {
			return r.Click("confirm")
		}
		options := slices.DeleteFunc(r.Enabled("option:"), func(id string) bool {
			w, _ := r.Find(id)
			return w.On
		})
		if len(options) == 0 {
			return fmt.Errorf("nothing more can be ticked for %s", r.now.Prompt)
		}
		if err := r.Click(options[intn(len(options))]); err != nil {
			return err
		}
	}
	return fmt.Errorf("%s cannot be confirmed", r.now.Prompt)
}
