package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/find"
	"xwing/game/xwing/match"
	"xwing/game/xwing/shelf"
	"xwing/game/xwing/terms"
)

// newShelf is the shelf of the cards of all kits: what was put aside there is there still, and what was read is not read again.
func newShelf(a *Client) *shelfScreen {
	if s, again := a.cards.(*shelfScreen); again {
		s.find, s.only, s.kin, s.take, s.page = "", shelf.Filter{}, kinship{}, nil, ""
		s.toTop()
		return s
	}
	s := &shelfScreen{client: a, stage: &builderScreen{client: a, ship: -1, slot: -1}, words: map[catalog.Ruleset]*terms.Words{}}
	var sources []find.Source
	for _, kit := range a.kits {
		sources = append(sources, s.source(kit))
	}
	s.cards = shelf.New(sources...)
	a.cards = s
	return s
}

// source is a kit as the shelf asks it.
func (s *shelfScreen) source(kit *match.Kit) find.Source {
	return find.Source{Catalog: kit.Facts,
		Text: func(list catalog.Ruleset, ref string) string {
			text, _ := s.textOf(kit, list, ref)
			return text
		},
		Enforced: func(list catalog.Ruleset, ref string) bool {
			if list == "" {
				list = kit.Lists()[0]
			}
			return kit.RulesBy(list).Enforced(ref)
		},
		Others: shelf.Names(kit.Facts, func(ref string) string { return s.wordsBy(kit, "").CardName(ref) })}
}

// wordsBy say what cards do by a points list of a kit; "" for its own.
func (s *shelfScreen) wordsBy(kit *match.Kit, list catalog.Ruleset) *terms.Words {
	key := list
	if key == "" {
		key = "of " + catalog.Ruleset(kit.Facts.Family())
	}
	w := s.words[key]
	if w == nil {
		w = s.client.words.With(terms.NewNames(&board.View{}, kit.Facts).By(list))
		s.words[key] = w
	}
	return w
}

// textOf is what a card does in our words; ok is false where there are none.
func (s *shelfScreen) textOf(kit *match.Kit, list catalog.Ruleset, ref string) (text string, ok bool) {
	if id, is := catalog.EnvironmentKind.Of(ref); is {
		return s.client.Say("environment-why-" + id), s.client.Words.Has("ui.environment-why-" + id)
	}
	text, ok = s.wordsBy(kit, list).CardText(ref)
	if !ok {
		return "", false
	}
	return text, true
}

// kitOf is the kit of a card.
func (s *shelfScreen) kitOf(c catalog.CardID) *match.Kit { return s.client.kits.With(c.Family) }

// found are the rows, looked up anew where what they depend on has changed.
func (s *shelfScreen) found() []shelf.Row {
	now := shelvedFor{s.find, s.only, s.column, s.down, s.kin}
	if s.of == now && s.rows != nil {
		return s.rows
	}
	s.of, s.shared = now, nil
	switch s.kin.how {
	case takers:
		s.rows = s.cards.Takes(s.kin.card, s.kin.list)
	case likes:
		s.rows, s.shared = nil, map[catalog.CardID][]string{}
		for _, a := range s.cards.Like(s.kin.card, s.kin.list) {
			s.rows = append(s.rows, a.Row)
			s.shared[a.Card] = a.Shared
		}
	default:
		s.rows = s.cards.Ask(s.find, s.only)
	}
	if s.column != "" {
		shelf.Sort(s.rows, s.column, s.down)
	}
	if s.rows == nil {
		s.rows = []shelf.Row{}
	}
	s.at = min(s.at, max(len(s.rows)-1, 0))
	return s.rows
}

// shown is the card that is looked at; ok is false where there is none.
func (s *shelfScreen) shown() (row shelf.Row, ok bool) {
	rows := s.found()
	if s.at >= len(rows) {
		return row, false
	}
	row = rows[s.at]
	if s.by != "" {
		return s.cards.Row(row.Card, s.by)
	}
	return row, true
}

// look looks for other words, from the first row on.
func (s *shelfScreen) look(text string) {
	s.find, s.kin = text, kinship{}
	s.toTop()
}

// toTop goes to the first row.
func (s *shelfScreen) toTop() {
	s.at, s.by = 0, ""
	s.client.UI.Top("shelf.rows.list")
	s.client.UI.Top("shelf.card.list")
	s.client.Touch()
}

// goTo looks at another row.
func (s *shelfScreen) goTo(i int) {
	if i != s.at || s.by != "" {
		s.client.UI.Top("shelf.card.list")
	}
	s.at, s.by = min(max(i, 0), max(len(s.found())-1, 0)), ""
	s.client.Touch()
}

// seek looks at a card, whatever is looked for: among what is listed, else all by itself.
func (s *shelfScreen) seek(c catalog.CardID) {
	for i, r := range s.found() {
		if r.Card == c {
			s.goTo(i)
			s.reveal = true
			return
		}
	}
	if s.only != (shelf.Filter{}) || s.find != "" || s.kin != (kinship{}) {
		s.only = shelf.Filter{}
		s.look("")
		s.seek(c)
	}
}

// kindred lists the cards that can take the card that is looked at, or are like it; once more, what was listed before.
func (s *shelfScreen) kindred(how string) {
	row, ok := s.shown()
	if !ok {
		return
	}
	if s.kin.how == how {
		s.unkin()
		return
	}
	s.kin = kinship{how, row.Card, row.List}
	s.toTop()
	s.page = listPage
}

// unkin goes back to what was listed before.
func (s *shelfScreen) unkin() {
	card := s.kin.card
	s.kin = kinship{}
	s.toTop()
	s.seek(card)
}

// putAside puts the card that is looked at aside, to be compared, or takes it away from there. Of three the first
// goes, and one of another kind.
func (s *shelfScreen) putAside() {
	row, ok := s.shown()
	if !ok {
		return
	}
	s.client.Touch()
	for i, c := range s.aside {
		if c == row.Card {
			s.aside = append(s.aside[:i:i], s.aside[i+1:]...)
			return
		}
	}
	s.aside = append(s.aside, row.Card)
	if n := len(s.aside); n > 2 {
		s.aside = s.aside[n-2:]
	}
	if s.aside[0].Kind != row.Kind { // they have nothing in common
		s.aside = s.aside[1:]
	}
}

// sortBy sorts by a column; once more, the other way round.
func (s *shelfScreen) sortBy(c find.Column) {
	if s.column == c {
		s.down = !s.down
	} else {
		s.column, s.down = c, false
	}
	s.toTop()
}

// nextColumn sorts by the column behind the one that is sorted by.
func (s *shelfScreen) nextColumn() {
	all := append([]find.Column{""}, find.Columns()...)
	for i, c := range all {
		if c == s.column {
			s.column, s.down = all[(i+1)%len(all)], false
			break
		}
	}
	s.toTop()
}
