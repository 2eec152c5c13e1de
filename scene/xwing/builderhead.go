package xwing

import (
	"slices"

	"xwing/game/words"
	"xwing/game/xwing/catalog"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// head is the row on top: what the squad is called, by which list it counts, and what is done with it.
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
	b.formatChip(&head)
	b.listChips(&head)
	b.nameField(head)
}

// actions are undo, redo, save and play.
func (b *builderScreen) actions(head *draw.Rect) {
	a := b.client
	u := a.UI
	st := ui.ButtonStyle{Align: draw.Center, Size: 14, Primary: true, Reason: b.unplayable(), Tip: a.Say("build-play-why")}
	if st.Reason != "" {
		st.Primary = false
	}
	if u.Button("builder.play", head.CutRight(u.Px(64), u.Px(5)), a.Say("build-play"), st) {
		b.play()
	}
	button := func(id, label, tip string, wide float64, off bool) bool {
		return u.Button(id, head.CutRight(u.Px(wide), u.Px(5)), label, ui.ButtonStyle{Align: draw.Center, Size: 14, Off: off, Tip: tip})
	}
	if button("builder.save", a.Say("build-save"), a.Say("build-save-why"), 64, b.saved()) {
		b.save()
	}
	if button("builder.redo", a.Say("build-redo"), "Ctrl+Y", 58, !b.draft.CanRedo()) {
		b.back(true)
	}
	if button("builder.undo", a.Say("build-undo"), "Ctrl+Z", 58, !b.draft.CanUndo()) {
		b.back(false)
	}
}

// listChips are the points lists, of which the squad counts by one.
func (b *builderScreen) listChips(head *draw.Rect) {
	a := b.client
	u := a.UI
	lists := a.kits.Lists()
	if len(lists) > mostLists || a.Room() == scene.Narrow {
		lists = []catalog.Ruleset{b.list}
	}
	wide := 0.0
	for i := len(lists) - 1; i >= 0; i-- {
		wide = u.Fonts.Width(b.listName(lists[i]), draw.Style{Size: u.Px(13)}) + u.Px(18)
		cell := head.CutRight(wide, u.Px(4))
		st := ui.ButtonStyle{Align: draw.Center, Size: 13, On: lists[i] == b.list, Tip: a.Say("build-list-why")}
		if u.Button("builder.list:"+string(lists[i]), cell, b.listName(lists[i]), st) {
			b.toList(b.listAfter(lists[i], len(lists)))
		}
	}
	head.CutRight(u.Px(6), 0)
}

// listAfter is the list that a chip leads to: its own, or of one chip alone the next of all.
func (b *builderScreen) listAfter(list catalog.Ruleset, shown int) catalog.Ruleset {
	all := b.client.kits.Lists()
	if shown == len(all) {
		return list
	}
	return all[(slices.Index(all, list)+1)%len(all)]
}

// nameField is what the squad is called, behind the emblem of its faction.
func (b *builderScreen) nameField(head draw.Rect) {
	a := b.client
	u := a.UI
	a.desk.emblem(head.CutLeft(u.Px(26), u.Px(6)), b.squad().Faction, 22)
	r := head.CutLeft(min(head.W-u.Px(2), u.Px(250)), u.Px(10))
	b.title = u.Field("builder.name", r, b.title, a.Say("build-name"), longestName)
	if !u.Writing() {
		b.call()
	}
	if head.W > u.Px(70) {
		text, st := b.state()
		u.Label(head, text, st)
		u.Note("builder.state", text, head)
	}
}

// state says whether the squad is kept.
func (b *builderScreen) state() (string, draw.Style) {
	a := b.client
	st := draw.Style{Size: 13, Color: draw.Muted}
	switch {
	case b.saved():
		return a.Say("build-is-saved", "file", words.Text(b.file.name)), st
	case b.file.name != "":
		return a.Say("build-changed", "file", words.Text(b.file.name)), st
	}
	if b.drafted != "" && !b.unkept {
		return a.Say("build-draft-kept"), st
	}
	return a.Say("build-draft"), st
}

// outputs are what is made of the squad beside a game: a sheet of paper, and what it is beside another.
func (b *builderScreen) outputs(r *draw.Rect) {
	a := b.client
	u := a.UI
	wide := u.Px(112)
	if a.Room() == scene.Narrow {
		wide = (r.W - u.Px(6)) / 2
	}
	st := ui.ButtonStyle{Align: draw.Center, Size: 14, Tip: a.Say("build-print-why") + " (Ctrl+P)"}
	if u.Button("builder.print", r.CutRight(wide, u.Px(6)), a.Say("build-print-open"), st) {
		b.print()
	}
	st.Tip = a.Say("build-compare-why") + " (F2)"
	if u.Button("builder.compare", r.CutRight(wide, u.Px(10)), a.Say("build-compare-open"), st) {
		b.compare()
	}
}

// foot tells the keys.
func (b *builderScreen) foot(r draw.Rect) {
	a := b.client
	u := a.UI
	b.outputs(&r)
	keys := [][2]string{{"+", "ship"}, {"1–9", "slot"}, {"↑ ↓", "card"}, {"Enter", "take"}, {"Del", "out"}, {"Ctrl+D", "twice"},
		{"Alt+↑", "order"}, {"← →", "next"}, {"Ctrl+R", "swap"}, {"F6", "format"}, {"F8", "breach"},
		{"F9", "obstacles"}, {"Ctrl+S", "save"}, {a.Say("build-letters"), "search"}}
	for i := range keys {
		keys[i][1] = a.Say("build-key-" + keys[i][1])
	}
	u.Keys(r, keys)
}
