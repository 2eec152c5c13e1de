package scene

import (
	"xwing/scene/draw"
)

// keysOverlay lists the keys and what the mouse does.
type keysOverlay struct{}

func (keysOverlay) name() string { return "keys" }

// keyLine is a key as it is written on the keyboard and the key of its words;
// without a key it begins a group.
type keyLine struct{ key, words string }

// keyLines lists them by where they matter: the keys from the table that they
// are handled by, and the mouse.
func (a *App) keyLines() [3][]keyLine {
	column := map[string]int{"anywhere": 0, "question": 0, "place": 1, "dials": 1, "squads": 1, "table": 2}
	var out [3][]keyLine
	group := ""
	for _, b := range keymap {
		c := column[b.group]
		if b.group != group {
			group = b.group
			out[c] = append(out[c], keyLine{"", "keys-" + group})
		}
		out[c] = append(out[c], keyLine{caps(&b), "keys-" + string(b.act)})
	}
	out[1] = append(out[1], keyLine{"", "keys-mouse"})
	for _, m := range []string{"wheel", "right", "click", "line"} {
		out[1] = append(out[1], keyLine{a.say("keys-" + m), "does-" + m})
	}
	return out
}

func (keysOverlay) build(a *App) {
	u := a.ui
	in := a.sheet(1220, 616, a.say("keys-title"))
	lines := a.keyLines()
	for i, column := range in.Columns(3, u.Px(22)) {
		for _, line := range lines[i] {
			if line.key == "" {
				column.CutTop(u.Px(6), 0)
				u.Title(column.CutTop(u.Px(26), 0), a.say(line.words))
				continue
			}
			row := column.CutTop(u.Px(23), u.Px(3))
			u.Key(row.CutLeft(u.Px(116), u.Px(10)), line.key)
			text := a.say(line.words)
			u.Label(row, text, draw.Style{Size: 14, Color: draw.Muted})
			u.Note(line.words, text, row)
		}
	}
}

// focusKeys moves what the keys are at, and presses it. The table has arrows and
// Tab first where a dial or a piece in hand wants them.
func (a *App) focusKeys() {
	u := a.ui
	in := &u.In
	if u.Writing() {
		if back := struck(in, actBack); back || struck(in, actNext) {
			u.NextField(back)
			a.dirty = true
		}
		return
	}
	t, onTable := a.screen.(*tableScreen)
	onTable = onTable && !a.covered()
	if onTable && t.play.session != nil && t.takesKeys() {
		return
	}
	if i, ok := struckAt(in, actStep); ok {
		u.Step(ways[i][0], ways[i][1])
		a.dirty = true
	}
	if back := struck(in, actBack); back || struck(in, actNext) {
		u.Next(back)
		a.dirty = true
	}
	switch {
	case struck(in, actTick):
		u.PressFocused()
	case onTable && !t.play.board.resting():
		// The table skips what is moving.
	case struck(in, actMain):
		if u.PressPrimary() {
			swallow(in, actMain)
		}
	case struck(in, actPress):
		if u.PressFocused() || u.PressPrimary() {
			swallow(in, actPress)
		}
	}
}

// picked is the number of the answer that a key has picked, from 0 on.
func (a *App) picked() (int, bool) {
	i, ok := struckAt(&a.ui.In, actPick)
	return i % 9, ok
}
