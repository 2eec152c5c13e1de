package scene

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/words"
	"xwing/scene/ui"
)

// RebindOverlay gives commands other keys. While it listens, the next stroke is the new key and means nothing else.
type RebindOverlay struct {
	of     ui.Command // whose key is chosen
	slot   int        // which of its keys
	listen bool
	news   string // why a stroke was not taken, in words
}

func (*RebindOverlay) Name() string { return "rebind" }

// mostSlots is how many keys a command has room for.
const mostSlots = 2

// slots are the keys of a command, those together that look alike: both shift keys are one.
func (a *App) slots(c command) [][]Stroke {
	var out [][]Stroke
	var names []string
	for _, s := range a.strokes(c) {
		name := s.Cap(a.UI.Keyboard)
		i := slices.Index(names, name)
		if i < 0 {
			i, names, out = len(names), append(names, name), append(out, nil)
		}
		out[i] = append(out[i], s)
	}
	return out
}

// capSaid is what stands on the key of a stroke.
func (a *App) capSaid(s Stroke) string { return a.heldSaid(s.Cap(a.UI.Keyboard)) }

// nameOf is what a command does, in words.
func (a *App) nameOf(c command) string {
	if c.of == shellsOwn {
		return a.Say("keys-" + c.Act.Name)
	}
	return a.tenants[c.of].Words().Say(game.Say("ui.keys-" + c.Act.Name))
}

// placeSaid is where it works, in words.
func (a *App) placeSaid(c command) string {
	if c.of == shellsOwn {
		return a.Say("keys-" + c.Group)
	}
	return a.tenants[c.of].Words().Say(game.Say("ui.keys-" + c.Group))
}

// fullName is both.
func (a *App) fullName(c command) string {
	return a.Say("rebind-name", "command", words.Text(a.nameOf(c)), "place", words.Text(a.placeSaid(c)))
}

// named is the command of that name.
func (a *App) named(name ui.Command) command {
	return a.known[slices.IndexFunc(a.known, func(c command) bool { return c.Command() == name })]
}

// choose listens for another key of a command, or no longer.
func (b *RebindOverlay) choose(c command, slot int) {
	same := b.listen && b.of == c.Command() && b.slot == slot
	*b = RebindOverlay{of: c.Command(), slot: slot, listen: !same}
}

// hear takes the strokes of this tick while the overlay listens.
func (b *RebindOverlay) hear(a *App) {
	in := &a.UI.In
	s, ok := in.Stroke()
	leaves, nameless, silent := Struck(in, ActEscape), in.Nameless(), len(in.Struck) == 0
	in.Struck, in.Typed, in.Pad.Struck = nil, nil, nil
	if silent && !leaves {
		return
	}
	a.Touch()
	c := a.named(b.of)
	switch {
	case leaves:
		b.listen, b.news = false, ""
	case ok && s.Erases():
		b.drop(a, c)
	case ok:
		b.take(a, c, c.like(s))
	case nameless && in.Alt():
		b.news = a.Say("rebind-alt")
	case nameless:
		b.news = a.Say("rebind-nameless")
	}
}

// drop takes the chosen key away.
func (b *RebindOverlay) drop(a *App, c command) {
	slots := a.slots(c)
	if b.slot < len(slots) {
		slots = slices.Delete(slots, b.slot, b.slot+1)
	}
	if c.Sole && len(slots) == 0 {
		b.news = a.Say("rebind-sole", "command", words.Text(a.nameOf(c)))
		return
	}
	b.listen, b.news = false, ""
	a.bind(c, slices.Concat(slots...))
}

// take makes a stroke the chosen key, if nothing speaks against it; where it means something else there, it is asked.
func (b *RebindOverlay) take(a *App, c command, s Stroke) {
	key := words.Text(a.capSaid(s))
	others := a.clashes(c, s)
	if i := slices.IndexFunc(others, func(o command) bool { return o.Fixed }); i >= 0 {
		b.news = a.Say("rebind-fixed", "key", key, "other", words.Text(a.fullName(others[i])))
		return
	}
	switch {
	case a.writes(c, s):
		b.news = a.Say("rebind-letter")
	case c.Held && s.Sign != 0:
		b.news = a.Say("rebind-held")
	case len(others) > 0:
		b.ask(a, c, s, others)
	default:
		b.set(a, c, s)
	}
}

// set makes a stroke the chosen key.
func (b *RebindOverlay) set(a *App, c command, s Stroke) {
	b.listen, b.news = false, ""
	var keys []Stroke
	for i, slot := range a.slots(c) {
		if i == b.slot {
			keys = append(keys, s)
		} else if !slices.Contains(slot, s) {
			keys = append(keys, slot...)
		}
	}
	if !slices.Contains(keys, s) {
		keys = append(keys, s)
	}
	a.bind(c, keys)
}

// ask lets the player decide about a key that means something else already: both change keys, the others lose it, or all
// stays.
func (b *RebindOverlay) ask(a *App, c command, s Stroke, others []command) {
	b.listen = false
	var old []Stroke
	if slots := a.slots(c); b.slot < len(slots) {
		old = slots[b.slot]
	}
	var buttons []string
	var deeds []func()
	if len(others) == 1 && len(old) > 0 && !a.writes(others[0], old[0]) {
		buttons = append(buttons, a.Say("rebind-swap"))
		deeds = append(deeds, func() {
			b.without(a, others[0], s, []Stroke{others[0].like(old[0])})
			b.set(a, c, s)
		})
	}
	if !slices.ContainsFunc(others, func(o command) bool { return o.Sole && len(a.left(o, s)) == 0 }) {
		buttons = append(buttons, a.Say("rebind-take"))
		deeds = append(deeds, func() {
			for _, o := range others {
				b.without(a, o, s, nil)
			}
			b.set(a, c, s)
		})
	}
	key := words.Text(a.capSaid(s))
	var names []string
	for _, o := range others {
		names = append(names, a.fullName(o))
	}
	text := a.Say("rebind-taken", "key", key, "other", words.Text(strings.Join(names, "; ")), "this", words.Text(a.fullName(c)))
	a.AskFirst("rebind", a.Say("rebind-taken-title", "key", key), text, func(i int) {
		if i < len(deeds) {
			deeds[i]()
		}
	}, append(buttons, a.Say("rebind-leave"))...)
}

// left are the keys of a command without those that a stroke means.
func (a *App) left(c command, s Stroke) []Stroke {
	return slices.DeleteFunc(slices.Clone(a.strokes(c)), s.Meets)
}

// without takes a stroke from a command and gives it others.
func (b *RebindOverlay) without(a *App, c command, s Stroke, more []Stroke) {
	a.bind(c, append(a.left(c, s), more...))
}

// reset gives commands the keys that they came with.
func (b *RebindOverlay) reset(a *App, list ...command) {
	b.listen, b.news = false, ""
	for _, c := range list {
		if _, changed := a.bound[c.Command()]; changed {
			a.bind(c, c.Strokes)
		}
	}
}
