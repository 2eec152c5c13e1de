package scene

import (
	"slices"
	"strings"

	"xwing/scene/ui"
)

// Caps names the keys of an act as they stand on the player's keyboard, each once; the first button of a gamepad that does it,
// where that has been used last.
func Caps(u *ui.UI, x Act) string {
	if u.Padded() && len(x.Pads) > 0 {
		return x.Pads[0].String()
	}
	var names []string
	for _, s := range strokesOf(&u.In, x) {
		name := s.Cap(u.Keyboard)
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	prefix := ""
	for _, p := range []string{"Ctrl+", "Alt+", "Shift+"} {
		if all(names, func(n string) bool { return strings.HasPrefix(n, prefix+p) }) {
			prefix += p
		}
	}
	for i := range names {
		names[i] = strings.TrimPrefix(names[i], prefix)
	}
	switch {
	case len(names) > 4:
		return prefix + names[0] + " – " + names[len(names)-1]
	case len(names) == 4 && names[0] == "↑":
		return prefix + strings.Join(names, " ")
	}
	return prefix + strings.Join(names, " / ")
}

// capsOf are the keys of a command in the player's language, "" where there is no such command or it has none.
func (a *App) capsOf(c ui.Command) string {
	for _, x := range a.known {
		if x.Command() == c {
			return a.capsSaid(x.Act)
		}
	}
	return ""
}

// capsSaid are Caps in the player's language.
func (a *App) capsSaid(x Act) string { return a.heldSaid(Caps(a.UI, x)) }

// heldSaid is the name of a key, what is held besides in the player's language.
func (a *App) heldSaid(name string) string {
	return strings.NewReplacer("Ctrl+", a.Say("cap-ctrl")+"+", "Shift+", a.Say("cap-shift")+"+").Replace(name)
}

func all(list []string, is func(string) bool) bool {
	return !slices.ContainsFunc(list, func(s string) bool { return !is(s) })
}
