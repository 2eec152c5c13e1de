package xwing

import (
	"slices"
	"strconv"
	"strings"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/shelf"
	"xwing/scene"
	"xwing/scene/draw"
)

// inLists is what every points list has of the card, under each other. A click looks at it by that list.
func (s *shelfScreen) inLists(r *draw.Rect, row shelf.Row) {
	a := s.client
	u := a.UI
	if row.Kind != catalog.PilotCard && row.Kind != catalog.UpgradeCard {
		return
	}
	if s.listed.card != row.Card {
		s.listed = listedCard{row.Card, s.cards.InLists(row.Card)}
	}
	s.client.ShelfHeading(r, a.Say("shelf-lists"), a.Say("shelf-slots"))
	var before []catalog.UpgradeType
	for i := range s.listed.lists {
		l := &s.listed.lists[i]
		told := s.slotsOf(l, before)
		if len(l.Slots) > 0 {
			before = l.Slots
		}
		st := draw.Style{Size: 13, Color: draw.Muted}
		if l.List.ID == row.List {
			st.Color = draw.Text
		}
		wide := max(r.W-u.Px(300), r.W*0.4)
		high := max(u.Px(26), u.ParagraphHeight(wide, told, st)+u.Px(8))
		line := r.CutTop(high, u.Px(3))
		s.listLine(line, l, row)
		line.W -= u.Px(8)
		text := line.CutRight(wide-u.Px(8), 0)
		text.CutTop((high-u.ParagraphHeight(text.W, told, st))/2, 0)
		u.Paragraph(text, told, st)
	}
}

// listLine is one list: its name, what the card costs, its loadout.
func (s *shelfScreen) listLine(r draw.Rect, l *shelf.InList, row shelf.Row) {
	a := s.client
	u := a.UI
	on := l.List.ID == row.List
	hot, clicked := u.Area("shelf.list:"+string(l.List.ID), l.List.Name, r)
	face := draw.PanelHigh
	switch {
	case on:
		face = draw.ButtonOn
	case hot && l.Has:
		face = draw.Mix(draw.PanelHigh, draw.Lit, 0.14)
	}
	u.L.Round(r.Snapped(), u.Px(4), face)
	in := r
	in.CutLeft(u.Px(9), 0)
	c, ink := draw.Text, draw.Muted
	if !l.Has {
		c = draw.Dim
	}
	if on {
		ink = draw.Text
	}
	u.Label(in.CutLeft(u.Px(96), u.Px(4)), l.List.Name, draw.Style{Size: 13, Bold: on, Color: c})
	u.Label(in.CutLeft(u.Px(54), u.Px(8)), costOf(l), draw.Style{Size: 15, Bold: true, Color: c, Align: draw.RightAligned})
	if l.Loadout >= 0 {
		u.Label(in.CutLeft(u.Px(90), u.Px(4)), a.Say("shelf-loadout", "n", strconv.Itoa(l.Loadout)), draw.Style{Size: 13, Color: ink})
	}
	if clicked && l.Has {
		if l.Card != row.Card {
			s.seek(l.Card)
		} else {
			s.by = l.List.ID
		}
		a.Touch()
	}
}

// costOf is what a card costs by a list, from the least to the most.
func costOf(l *shelf.InList) string {
	switch {
	case !l.Has || !l.Priced:
		return "–"
	case l.Cost != l.Most:
		return strconv.Itoa(l.Cost) + "–" + strconv.Itoa(l.Most)
	}
	return strconv.Itoa(l.Cost)
}

// slotsOf are the slots of a ship card by a list, or what it comes with; what the list before has is not said again.
func (s *shelfScreen) slotsOf(l *shelf.InList, before []catalog.UpgradeType) string {
	a := s.client
	w := s.wordsBy(s.kitOf(l.Card), l.List.ID)
	switch {
	case !l.Has:
		return a.Say("shelf-not-there")
	case len(l.Ready) > 0:
		var cards []string
		for _, id := range l.Ready {
			cards = append(cards, w.CardName(catalog.UpgradeCard.Ref(id)))
		}
		return a.Say("shelf-ready", "cards", strings.Join(cards, ", "))
	case len(l.Slots) == 0:
		return a.Say("build-no-slots")
	case slices.Equal(l.Slots, before):
		return a.Say("shelf-same")
	}
	var names []string
	for i := 0; i < len(l.Slots); {
		n := 1
		for i+n < len(l.Slots) && l.Slots[i+n] == l.Slots[i] {
			n++
		}
		name := w.Value("slot", l.Slots[i].String())
		if n > 1 {
			name = strconv.Itoa(n) + "× " + name
		}
		names = append(names, name)
		i += n
	}
	return strings.Join(names, ", ")
}

// rulings are what we decided that touches the card.
func (s *shelfScreen) rulings(r *draw.Rect, row shelf.Row) {
	text, ok := s.wordsBy(s.kitOf(row.Card), row.List).Ruling(row.Card)
	if !ok {
		return
	}
	s.client.ShelfHeading(r, s.client.Say("shelf-rulings"), "")
	s.client.ShelfText(r, text, 14, draw.Text)
}

// scripts are those that hold the card, and the rows of the rules that their cases are named for; their names where these are
// asked for.
func (s *shelfScreen) scripts(r *draw.Rect, row shelf.Row) {
	a := s.client
	all := shelf.Scripts(assets.CardScripts(), row.Card)
	if row.Kind == catalog.PilotCard {
		if p, err := s.cards.Catalog(row.Card).Pilot(row.ID); err == nil {
			in, _ := p.In(row.List)
			if id := in.ShipAbilityID(); id != "" {
				all = append(all, shelf.Scripts(assets.CardScripts(), s.cards.Catalog(row.Card).Card(catalog.ShipAbility, id))...)
			}
		}
	}
	held := make([]scene.HeldScript, len(all))
	for i, e := range all {
		held[i] = scene.HeldScript{Place: e.Place, Cases: e.Cases, Rows: e.Rows}
	}
	if a.HeldBy(r, held, s.paths) {
		s.paths = !s.paths
		a.Touch()
	}
}
