package armada

import (
	"strconv"

	"xwing/game/armada/fleet"
	"xwing/game/words"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// longestName bounds the name of a fleet, in letters.
const longestName = 60

// head is the row on top: what the fleet is called, what total is agreed on, and what is done with it.
func (b *builderScreen) head(head draw.Rect) {
	a := b.client
	u := a.UI
	if u.Button("builder.back", head.CutLeft(u.Px(70), u.Px(10)), a.Say("back"), ui.ButtonStyle{Align: draw.Center}) {
		b.leave()
	}
	if b.draft == nil {
		u.Label(head, a.Say("title-build"), draw.Style{Size: 22, Bold: true, Color: draw.Text})
		return
	}
	b.actions(&head)
	b.totalChips(&head)
	b.nameField(head)
}

// actions are undo, redo, export, save and play.
func (b *builderScreen) actions(head *draw.Rect) {
	a := b.client
	u := a.UI
	st := ui.ButtonStyle{Align: draw.Center, Size: 14, Primary: true, Reason: b.unplayable(), Tip: a.Say("build-play-why")}
	if st.Reason != "" {
		st.Primary = false
	}
	if u.Button("builder.play", head.CutRight(u.Px(60), u.Px(5)), a.Say("build-play"), st) {
		b.play()
	}
	button := func(id, label, tip string, wide float64, off bool) bool {
		return u.Button(id, head.CutRight(u.Px(wide), u.Px(5)), label, ui.ButtonStyle{Align: draw.Center, Size: 14, Off: off, Tip: tip})
	}
	if button("builder.save", a.Say("build-save"), a.Say("build-save-why"), 60, b.saved() || b.empty()) {
		b.save()
	}
	if button("builder.copy", a.Say("build-copy"), a.Say("build-copy-why"), 60, b.empty()) {
		b.export()
	}
	if button("builder.redo", a.Say("build-redo"), "Ctrl+Y", 56, !b.draft.CanRedo()) {
		b.back(true)
	}
	if button("builder.undo", a.Say("build-undo"), "Ctrl+Z", 56, !b.draft.CanUndo()) {
		b.back(false)
	}
}

// totals are those that the rules name, by what they are called.
func totals() map[int]string {
	return map[int]string{fleet.CorePoints: "build-core", fleet.StandardPoints: "build-standard"}
}

// totalChips are the agreed total: those that the rules name, and any other, which is written.
func (b *builderScreen) totalChips(head *draw.Rect) {
	a := b.client
	u := a.UI
	agreed := b.fleet().Points
	total := u.Field("builder.points", head.CutRight(u.Px(56), u.Px(4)), b.total, strconv.Itoa(agreed), 6)
	b.total = total
	if !u.Writing() {
		b.agree()
	}
	if a.Room() == scene.Narrow {
		return
	}
	for _, n := range []int{fleet.StandardPoints, fleet.CorePoints} {
		cell := head.CutRight(u.Px(44), u.Px(4))
		st := ui.ButtonStyle{Align: draw.Center, Size: 13, On: n == agreed, Tip: a.Say(totals()[n])}
		if u.Button("builder.points:"+strconv.Itoa(n), cell, strconv.Itoa(n), st) {
			b.total = strconv.Itoa(n)
			b.agree()
		}
	}
	head.CutRight(u.Px(4), 0)
}

// agree makes the total that is written the agreed one; what is no total is not.
func (b *builderScreen) agree() {
	n, err := strconv.Atoi(b.total)
	if was := b.fleet().Points; err == nil && n != was && b.draft.Points(n) == nil {
		b.changed()
	}
	b.total = strconv.Itoa(b.fleet().Points)
}

// nameField is what the fleet is called, and whether it is kept.
func (b *builderScreen) nameField(head draw.Rect) {
	a := b.client
	u := a.UI
	r := head.CutLeft(min(head.W-u.Px(2), u.Px(240)), u.Px(10))
	b.title = u.Field("builder.name", r, b.title, a.Say("build-name"), longestName)
	if !u.Writing() {
		b.call()
	}
	if head.W > u.Px(70) {
		text := b.state()
		u.Label(head, text, draw.Style{Size: 13, Color: draw.Muted})
		u.Note("builder.state", text, head)
	}
}

// state says whether the fleet is kept.
func (b *builderScreen) state() string {
	a := b.client
	switch {
	case b.saved():
		return a.Say("build-is-saved", "file", words.Text(b.file.name))
	case b.file.name != "":
		return a.Say("build-changed", "file", words.Text(b.file.name))
	case b.drafted != "" && !b.unkept:
		return a.Say("build-draft-kept")
	}
	return a.Say("build-draft")
}

// foot tells the keys.
func (b *builderScreen) foot(r draw.Rect) {
	a := b.client
	keys := [][2]string{{"+", "add"}, {"1–9", "slot"}, {"↑ ↓", "card"}, {"Enter", "take"}, {"Del", "out"}, {"Ctrl+D", "twice"},
		{"Alt+↑", "order"}, {"← →", "next"}, {"F3", "shelf"}, {"F8", "breach"}, {"F9", "objectives"},
		{"Ctrl+S", "save"}, {a.Say("build-letters"), "search"}}
	for i := range keys {
		keys[i][1] = a.Say("build-key-" + keys[i][1])
	}
	a.UI.Keys(r, keys)
}
