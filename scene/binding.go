package scene

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"xwing/internal/settings"
	"xwing/scene/ui"
)

// command is an act with the game that has it.
type command struct {
	Act
	of int // among the tenants; of the shell's own: shellsOwn
}

// shellsOwn is whose the shell's commands are.
const shellsOwn = -1

// allCommands are all acts of the shell and of all games. What two games call alike in the same place is one
// command with one set of keys, and told of for each.
func (a *App) allCommands() []command {
	var out []command
	for _, x := range shellActs() {
		out = append(out, command{x, shellsOwn})
	}
	for i := range a.tenants {
		for _, x := range a.tenants[i].Acts {
			out = append(out, command{x, i})
		}
	}
	return out
}

// aside reports whether a place is no part of a table: nothing of the table is done there.
func (a *App) aside(c command) bool {
	return c.Group == "games" || c.of != shellsOwn && slices.Contains(a.tenants[c.of].Aside, c.Group)
}

// together reports whether two commands may be asked for by the same stroke.
func (a *App) together(x, y command) bool {
	switch {
	case x.Command() == y.Command() || x.of != y.of && x.of != shellsOwn && y.of != shellsOwn:
		return false
	case x.Group == y.Group || x.Group == anywhere || y.Group == anywhere:
		return true
	case x.Group == film || y.Group == film:
		return x.Group == "table" || y.Group == "table"
	}
	return !a.aside(x) && !a.aside(y)
}

// Places that the rules of conflicts name.
const (
	anywhere = "anywhere"
	film     = "film"
)

// clash reports whether a stroke of x is one of y's as well, where both may be meant. What both came with is no clash: the
// question on screen decides there.
func (a *App) clash(x command, s Stroke, y command) bool {
	if !a.together(x, y) {
		return false
	}
	return slices.ContainsFunc(a.strokes(y), func(o Stroke) bool {
		return s.Meets(o) && !(slices.Contains(x.Strokes, s) && slices.Contains(y.Strokes, o))
	})
}

// clashes are the commands that a stroke means besides x, each once.
func (a *App) clashes(x command, s Stroke) []command {
	var out []command
	for _, own := range a.known { // in all games that call it so
		if own.Command() != x.Command() {
			continue
		}
		for _, y := range a.known {
			known := slices.ContainsFunc(out, func(c command) bool { return c.Command() == y.Command() })
			if !known && a.clash(own, s, y) {
				out = append(out, y)
			}
		}
	}
	return out
}

// clashing are the commands with which any key of x clashes.
func (a *App) clashing(x command) []command {
	var out []command
	for _, s := range a.strokes(x) {
		for _, y := range a.clashes(x, s) {
			if !slices.ContainsFunc(out, func(c command) bool { return c.Command() == y.Command() }) {
				out = append(out, y)
			}
		}
	}
	return out
}

// strokes are the keys of a command.
func (a *App) strokes(c command) []Stroke {
	if own, ok := a.bound[c.Command()]; ok {
		return own
	}
	return c.Strokes
}

// writes reports whether a stroke writes something where the command may be asked for and letters are written: there no
// letter is a key, but for what came with one and looks out for that.
func (a *App) writes(c command, s Stroke) bool {
	return s.Writes() && (c.Group == anywhere || a.aside(c)) && !slices.ContainsFunc(c.Strokes, Stroke.Writes)
}

// bind gives a command keys, and keeps them; those that it came with are no setting.
func (a *App) bind(c command, keys []Stroke) {
	key := "keys." + c.Group + "." + c.Name
	a.bound = maps.Clone(a.bound)
	if slices.Equal(keys, c.Strokes) {
		delete(a.bound, c.Command())
		a.Keep(key, nil)
	} else {
		if a.bound == nil {
			a.bound = map[ui.Command][]Stroke{}
		}
		a.bound[c.Command()] = keys
		names := make([]string, len(keys))
		for i, s := range keys {
			names[i] = s.String()
		}
		a.Keep(key, names)
	}
	a.repeat()
}

// repeat has the keys strike again that a command has now whose own do.
func (a *App) repeat() {
	var again []Stroke
	for _, c := range a.known {
		if slices.ContainsFunc(c.Strokes, Stroke.Repeats) {
			again = append(again, a.bound[c.Command()]...)
		}
	}
	a.UI.Keyboard.Again(again)
}

// like is a stroke as a command has its own: where shift means something besides, it is no part of the key.
func (c command) like(s Stroke) Stroke {
	if len(c.Strokes) > 0 && c.Strokes[0].Fine && s.Sign == 0 {
		s.Fine, s.Shift = true, false
	}
	return s
}

// readKeys takes the player's own keys from his settings. An error names the line and the cure.
func (a *App) readKeys(own map[string]map[string]settings.Keys) error {
	all := a.known
	bound := map[ui.Command][]Stroke{}
	for _, place := range slices.Sorted(maps.Keys(own)) {
		for _, name := range slices.Sorted(maps.Keys(own[place])) {
			keys := own[place][name]
			wrong := func(format string, args ...any) error {
				return fmt.Errorf("%s: keys.%s.%s: %s", keys.At, place, name, fmt.Sprintf(format, args...))
			}
			i := slices.IndexFunc(all, func(c command) bool { return c.Group == place && c.Name == name })
			if i < 0 {
				return wrong("there is no such command%s; take the line out, the settings list them under Keys", commandsOf(all, place))
			}
			if all[i].Fixed {
				return wrong("its keys are fixed; take the line out")
			}
			strokes := []Stroke{}
			for _, text := range keys.List {
				s, err := ui.ReadStroke(text)
				if err != nil {
					return wrong("%v; mend it or take the line out", err)
				}
				strokes = append(strokes, all[i].like(s))
			}
			if len(strokes) == 0 && all[i].Sole {
				return wrong("nothing but a key does it; give it one or take the line out")
			}
			bound[all[i].Command()] = strokes
		}
	}
	a.bound = bound
	a.repeat()
	return nil
}

// commandsOf lists the commands of a place, for whoever has misspelt one.
func commandsOf(all []command, place string) string {
	var names []string
	for _, c := range all {
		if c.Group == place && !c.Fixed {
			names = append(names, c.Name)
		}
	}
	slices.SortFunc(names, cmp.Compare)
	if names = slices.Compact(names); len(names) == 0 {
		return ""
	}
	return " in " + place + ": " + strings.Join(names, ", ")
}
