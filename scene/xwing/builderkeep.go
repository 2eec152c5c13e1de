package xwing

import (
	"slices"
	"strconv"

	"xwing/game/xwing/squad/draft"
)

// pending reports whether something was built that the squad's file does not have: also what is back where it began, if
// that was saved otherwise meanwhile.
func (b *builderScreen) pending() bool {
	return b.draft.Changed() && (b.draft.CanUndo() || b.file.name != "" && b.draft.CanRedo())
}

// keepDraft keeps the squad as it is, for a program that may end at any moment; one that is as its file has it is forgotten.
func (b *builderScreen) keepDraft() {
	files := b.client.game.Drafts
	if files == nil || !b.pending() {
		if files != nil && !b.draft.Changed() {
			b.forget()
		}
		return
	}
	if b.drafted == "" {
		b.drafted = freeDraft(files)
	}
	text, err := b.draft.Keep(draft.HomeOf(b.file.name, b.file.xws))
	if err == nil {
		err = files.KeepDraft(b.drafted, text)
	}
	if b.unkept = err != nil; err != nil && !b.warned {
		b.warned = true
		b.client.Fail(err)
	}
}

// freeDraft is a name that no draft has yet.
func freeDraft(files DraftFiles) string {
	all, _ := files.Drafts()
	for n := 1; ; n++ {
		name := "draft-" + strconv.Itoa(n)
		if !slices.ContainsFunc(all, func(f SquadFile) bool { return f.Name == name }) {
			return name
		}
	}
}

// forget forgets the draft: it is kept elsewhere, or not wanted.
func (b *builderScreen) forget() {
	if files := b.client.game.Drafts; files != nil && b.drafted != "" {
		if err := files.KeepDraft(b.drafted, nil); err != nil {
			b.client.Fail(err)
		}
		b.drafted = ""
	}
}
