package armada

import (
	"slices"

	"xwing/assets"
	"xwing/game/armada/shelf"
	"xwing/scene"
	"xwing/scene/draw"
)

// putAside puts the card that is looked at aside, to be compared, or takes it back. Of three the first goes, and one of another
// kind.
func (s *shelfScreen) putAside() {
	if len(s.answer()) == 0 {
		return
	}
	row := &s.rows[s.at]
	if i := slices.Index(s.aside, row.Ref()); i >= 0 {
		s.aside = slices.Delete(s.aside, i, i+1)
		return
	}
	s.aside = slices.DeleteFunc(append(s.aside, row.Ref()), func(ref string) bool {
		other, _ := s.cards.Row(ref)
		return other.Kind != row.Kind
	})
	s.aside = s.aside[max(len(s.aside)-2, 0):]
}

// compared are the two cards that stand beside each other: those that were put aside, or one of them and the one that is
// looked at.
func (s *shelfScreen) compared() (both []shelf.Row) {
	for _, ref := range s.aside {
		if row, ok := s.cards.Row(ref); ok {
			both = append(both, row)
		}
	}
	if rows := s.answer(); len(both) == 1 && s.at < len(rows) && rows[s.at].Ref() != both[0].Ref() && rows[s.at].Kind == both[0].Kind {
		both = append(both, rows[s.at])
	}
	return both
}

// compareColumn is what sets two cards apart; a click on one looks at it.
func (s *shelfScreen) compareColumn(r draw.Rect) {
	both := s.compared()
	tiles := make([]scene.Compared, len(both))
	for i := range both {
		row := &both[i]
		tiles[i] = scene.Compared{ID: row.Ref(), Name: row.Name, About: s.fitting(row, r.W*0.4, 12.5),
			Picture: func(r draw.Rect) { s.likeness(r, row) }}
	}
	var lines []scene.ComparedLine
	if len(both) == 2 {
		for _, l := range s.cards.Compare(both[0], both[1]) {
			lines = append(lines, scene.ComparedLine{ID: l.What + "." + l.Of, Name: s.numberName(l.What, l.Of), N: l.N, Better: l.Better})
		}
	}
	clicked, emptied := s.client.CompareColumn(r, len(s.aside) > 0, tiles, lines)
	if emptied {
		s.aside = nil
	}
	if clicked >= 0 {
		s.lookAt(both[clicked].Ref())
	}
}

// likeness is a ship or a squadron as it stands on the table.
func (s *shelfScreen) likeness(r draw.Rect, row *shelf.Row) {
	switch row.Kind {
	case shelf.Ship:
		s.stage.model(r, row.ID, 1)
	case shelf.Squadron:
		s.stage.disc(r, row.ID)
	}
}

// numberName is what a number of a card is of.
func (s *shelfScreen) numberName(what, of string) string {
	a := s.client
	switch {
	case what == shelf.Dice && of == "":
		return a.Say("shelf-figure-battery")
	case of != "":
		return a.Say("shelf-figure-"+what, "zone", of)
	}
	return a.Say("shelf-figure-" + what)
}

// lookAt looks at a card: among those that are found, else among all.
func (s *shelfScreen) lookAt(ref string) {
	is := func(r shelf.Row) bool { return r.Ref() == ref }
	if !slices.ContainsFunc(s.answer(), is) {
		s.only = shelf.Filter{}
		s.look("")
	}
	s.goTo(slices.IndexFunc(s.answer(), is))
	s.page = cardPage
	s.client.Touch()
}

// decided is what we decided that touches the card, and which scripts hold it.
func (s *shelfScreen) decided(r *draw.Rect, row *shelf.Row) {
	a := s.client
	if text, ok := a.words.Ruling(row.Ref()); ok {
		a.ShelfHeading(r, a.Say("shelf-rulings"), "")
		a.ShelfText(r, text, 14, draw.Text)
	}
	if !row.Text {
		return // nothing but numbers stands on it
	}
	var held []scene.HeldScript
	for _, e := range shelf.Scripts(assets.FleetScripts(), row.Ref()) {
		held = append(held, scene.HeldScript{Place: e.Place, Cases: e.Cases, Rows: e.Rows})
	}
	if a.HeldBy(r, held, s.places) {
		s.places = !s.places
		a.Touch()
	}
}
