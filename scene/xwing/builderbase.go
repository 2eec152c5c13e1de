package xwing

import (
	"strconv"
	"strings"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
)

// mode is what the squad is held to.
func (b *builderScreen) mode() squad.Mode {
	if b.draft == nil {
		return b.modeIn(b.format)
	}
	return b.draft.Mode()
}

// squad is what is built.
func (b *builderScreen) squad() squad.Squad { return b.draft.Squad() }

// words say what cards do by the list.
func (b *builderScreen) words() *terms.Words {
	if b.called == nil || b.calling != b.list {
		b.called, b.calling = b.client.wordsBy(b.list), b.list
	}
	return b.called
}

// wordsBy say what cards do by a list.
func (a *Client) wordsBy(list catalog.Ruleset) *terms.Words {
	return a.words.With(terms.NewNames(&board.View{}, a.kit.Facts).By(list))
}

// listName is what the points list is called.
func (b *builderScreen) listName(list catalog.Ruleset) string {
	if l, err := b.client.kits.By(list).Facts.List(list); err == nil {
		return l.Name
	}
	return string(list)
}

// formats are those that squads can be made for by a points list: whatever it has, its own formats, quick builds.
func (b *builderScreen) formats() []string {
	all := []string{""}
	facts := b.client.kit.Facts
	if l, err := facts.List(b.list); err == nil {
		all = append(all, l.AllFormats()...)
	}
	if facts.HasQuickBuilds() {
		all = append(all, squad.QuickFormat)
	}
	return all
}

// formatIn is the format that is kept to when the list becomes another one; "" where that does not have it.
func (b *builderScreen) formatIn(list catalog.Ruleset) string {
	format := b.format
	if b.draft != nil {
		format = b.draft.Format()
	}
	if format == squad.QuickFormat {
		return format
	}
	if l, err := b.client.kits.By(list).Facts.List(list); err == nil {
		if _, has := l.CardsIn(format); has {
			return format
		}
	}
	return ""
}

// formatName is what a format is called; one of a list of the player's own by its id.
func (b *builderScreen) formatName(format string) string {
	a := b.client
	switch {
	case format == "":
		return a.Say("format-all")
	case format == squad.QuickFormat:
		return a.Say("quick-builds")
	case a.words.Has("ui.format-" + format):
		return a.Say("format-" + format)
	}
	return capital(format)
}

// modeIn is what a squad of a format is held to; of one that the list does not have, what it recommends.
func (b *builderScreen) modeIn(format string) squad.Mode {
	facts := b.client.kit.Facts
	mode := squad.ModeOf(facts, b.list)
	if format == squad.QuickFormat {
		return squad.QuickMode(b.list)
	}
	if in, err := mode.InFormat(facts, format); err == nil {
		return in
	}
	return mode
}

// formatNote says how much a squad of a format may have.
func (b *builderScreen) formatNote(format string) string {
	a, mode := b.client, b.modeIn(format)
	if mode.Quick {
		return a.Say("threat", "n", strconv.Itoa(mode.Points))
	}
	told := []string{a.Say("points", "n", strconv.Itoa(mode.Points))}
	if mode.MaxShips > 0 {
		told = append(told, a.Say("build-ships-of", "least", strconv.Itoa(mode.MinShips), "limit", strconv.Itoa(mode.MaxShips)))
	}
	if mode.Epic {
		told = append(told, a.Say("build-huge-too"))
	}
	return strings.Join(told, " · ")
}
