package scene

import "xwing/scene/draw"

// keysOverlay lists the keys and what the mouse does.
type keysOverlay struct{}

func (keysOverlay) name() string { return "keys" }

// keyLine is a key as it is written on the keyboard and the key of its words.
type keyLine struct{ key, words string }

// keyLines lists them by where they matter; an empty key begins a group.
func keyLines() [2][]keyLine {
	return [2][]keyLine{{
		{"", "keys-table"},
		{"A / Alt", "keys-reach"}, {"R", "keys-ranges"}, {"M", "keys-ruler"}, {"T", "keys-flip"},
		{"F / Home", "keys-fit"}, {"↑ ↓ ← →", "keys-pan"}, {"Enter / Esc", "keys-skip"},
		{"", "keys-anywhere"},
		{"Ctrl+Z", "keys-undo"}, {"Ctrl+Y", "keys-redo"}, {"Esc", "keys-menu"}, {"F1 / ?", "keys-keys"}, {"F11", "keys-full"},
	}, {
		{"", "keys-mouse"},
		{"@wheel", "keys-zoom"}, {"@right", "keys-drag"}, {"@click", "keys-click-does"}, {"@log", "keys-log-does"},
		{"", "keys-place"},
		{"Q / E", "keys-turn"}, {"Ctrl+↑↓←→", "keys-nudge"}, {"Shift", "keys-fine"},
		{"", "keys-dials"},
		{"1 – 5", "keys-speed"}, {"↑ ↓ ← →", "keys-step"}, {"Tab", "keys-next"}, {"Enter", "keys-confirm"},
	}}
}

func (keysOverlay) build(a *App) {
	u := a.ui
	in := a.sheet(880, 484, a.say("keys-title"))
	for i, column := range in.Columns(2, u.Px(24)) {
		for _, line := range keyLines()[i] {
			if line.key == "" {
				column.CutTop(u.Px(6), 0)
				u.Title(column.CutTop(u.Px(26), 0), a.say(line.words))
				continue
			}
			row := column.CutTop(u.Px(24), u.Px(2))
			cap := row.CutLeft(u.Px(112), u.Px(10))
			label := line.key
			if label[0] == '@' {
				label = a.say("keys-" + label[1:])
			}
			u.L.Round(cap, u.Px(4), draw.Button)
			u.Label(cap, label, draw.Style{Size: 13, Bold: true, Color: draw.Text, Align: draw.Center})
			text := a.say(line.words)
			u.Label(row, text, draw.Style{Size: 14, Color: draw.Muted})
			u.Note(line.words, text, row)
		}
	}
}
