package scene

import (
	"slices"

	"xwing/scene/draw"
	"xwing/scene/ui"
)

// KeysOverlay lists the keys and what the mouse does.
type KeysOverlay struct{}

func (KeysOverlay) Name() string { return "keys" }

// keyLine is a key as it is written on the keyboard and the key of its words;
// without a key it begins a group.
type keyLine struct{ key, words string }

// keyLines lists them by where they matter: the keys of all acts, and the mouse.
func (a *App) keyLines() [3][]keyLine {
	var groups []string
	for _, x := range append(shellActs(), a.tenant().Acts...) {
		if !slices.Contains(groups, x.Group) {
			groups = append(groups, x.Group)
		}
	}
	var out [3][]keyLine
	for _, group := range groups {
		c := 1 // what a game adds
		switch group {
		case "anywhere", "question":
			c = 0
		case "table":
			c = 2
		}
		out[c] = append(out[c], keyLine{"", "keys-" + group})
		for _, x := range a.Acts() {
			if x.Group == group {
				out[c] = append(out[c], keyLine{a.capsSaid(x), "keys-" + x.Name})
			}
		}
	}
	out[1] = append(out[1], keyLine{"", "keys-mouse"})
	for _, m := range []string{"wheel", "right", "click", "line"} {
		out[1] = append(out[1], keyLine{a.Say("keys-" + m), "does-" + m})
	}
	return out
}

func (KeysOverlay) Build(a *App) {
	u := a.UI
	in := a.Sheet(1220, 656, a.Say("keys-title"))
	foot := in.CutBottom(u.Px(34), u.Px(10))
	if u.Button("keys.change", foot.CutLeft(u.Px(240), 0), a.Say("rebind"), ui.ButtonStyle{Align: draw.Center, Size: 14}) {
		a.Cover(&RebindOverlay{})
	}
	lines := a.keyLines()
	a.SheetColumns("sheet.keys.list", in, len(lines), keysWide, 22, func(columns []*draw.Rect) {
		for i, column := range columns {
			for _, line := range lines[i] {
				if line.key == "" {
					column.CutTop(u.Px(6), 0)
					u.Title(column.CutTop(u.Px(26), 0), a.Say(line.words))
					continue
				}
				row := column.CutTop(u.Px(23), u.Px(3))
				u.Key(row.CutLeft(u.Px(116), u.Px(10)), line.key)
				text := a.Say(line.words)
				u.Label(row, text, draw.Style{Size: 14, Color: draw.Muted})
				u.Note(line.words, text, row)
			}
		}
	})
}

// keysWide is how wide a column of keys is at least, in units of the design.
const keysWide = 360

// focusKeys moves what the keys are at, and presses it. The table has arrows and
// Tab first where a piece in hand wants them.
func (a *App) focusKeys() {
	u := a.UI
	in := &u.In
	if u.Writing() {
		if back := Struck(in, ActBack); back || Struck(in, ActNext) {
			u.NextField(back)
			a.Touch()
		}
		return
	}
	t, onTable := a.Screen.(Table)
	onTable = onTable && !a.Covers.Covered()
	if onTable && t.TakesKeys() || a.typed() {
		return
	}
	_, film := a.Screen.(*WatchScreen)
	film = film && !a.Covers.Covered() // which goes and stops by arrows and space
	if i, ok := StruckAt(in, ActStep); ok && !film {
		u.Step(Ways[i][0], Ways[i][1])
		a.Touch()
	}
	if back := Struck(in, ActBack); back || Struck(in, ActNext) {
		u.Next(back)
		a.Touch()
	}
	switch {
	case Struck(in, ActTick) && film:
	case Struck(in, ActTick):
		u.PressFocused()
	case onTable && t.Busy():
		// The table skips what is moving.
	case Struck(in, ActMain):
		if u.PressPrimary() {
			Swallow(in, ActMain)
		}
	case Struck(in, ActPress):
		if u.PressFocused() || u.PressPrimary() {
			Swallow(in, ActPress)
		}
	}
}

// Picked is the number of the answer that a key has picked, from 0 on.
func (a *App) Picked() (int, bool) {
	i, ok := StruckAt(&a.UI.In, ActPick)
	return i % counted, ok
}
