package xwing

import (
	"xwing/game/xwing/shelf"
	"xwing/scene"
	"xwing/scene/draw"
)

// compared are the two cards that stand beside each other: those that were put aside, or one of them and the one that is looked at.
func (s *shelfScreen) compared() []shelf.Row {
	var both []shelf.Row
	shown, ok := s.shown()
	list := s.by
	if list == "" {
		list = shown.List
	}
	for _, c := range s.aside {
		if row, there := s.cards.Row(c, list); there {
			both = append(both, row)
		}
	}
	if len(both) == 1 && ok && shown.Card != both[0].Card && shown.Kind == both[0].Kind {
		both = append(both, shown)
	}
	return both
}

// compareColumn is what sets two cards apart; a click on one looks at it.
func (s *shelfScreen) compareColumn(r draw.Rect) {
	both := s.compared()
	tiles := make([]scene.Compared, len(both))
	for i := range both {
		row := &both[i]
		tiles[i] = scene.Compared{ID: row.Card.String(), Name: row.Name, About: s.aboutCard(row, nil)[0],
			Picture: func(r draw.Rect) { s.emblemOf(r, row, draw.Muted) }}
	}
	var lines []scene.ComparedLine
	if len(both) == 2 {
		for _, l := range s.cards.Compare(both[0], both[1]) {
			lines = append(lines, scene.ComparedLine{ID: l.What + "." + l.Of, Name: s.figureName(both[0], l.What, l.Of), N: l.N,
				Better: l.Better})
		}
	}
	clicked, emptied := s.client.CompareColumn(r, len(s.aside) > 0, tiles, lines)
	if emptied {
		s.aside = nil
	}
	if clicked >= 0 {
		s.seek(both[clicked].Card)
	}
}
