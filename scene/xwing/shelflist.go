package xwing

import (
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/find"
	"xwing/game/xwing/shelf"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Measures of the rows, in units of the design.
const (
	shelfRow  = 46
	shelfGap  = 4
	numWide   = 28
	shelfPage = 10 // rows that a key goes on by
)

// listColumn is what was found.
func (s *shelfScreen) listColumn(r draw.Rect) {
	a := s.client
	u := a.UI
	in := u.Panel(r)
	if s.kin.how != "" {
		s.kinHead(in.CutTop(u.Px(26), u.Px(6)))
	}
	s.columns(in.CutTop(u.Px(24), u.Px(5)))
	rows := s.found()
	if len(rows) == 0 {
		u.Paragraph(in, a.Say("build-none"), draw.Style{Size: 15, Color: draw.Dim})
		in.CutTop(u.Px(34), 0)
		u.Paragraph(in, a.Say("shelf-words"), draw.Style{Size: 13, Color: draw.Muted})
		return
	}
	reveal := -1
	if s.reveal {
		reveal, s.reveal = s.at, false
	}
	row := func(r draw.Rect, i int) { s.row(r, i, &rows[i]) }
	if u.Rows("shelf.rows.list", in, len(rows), reveal, u.Px(shelfRow), u.Px(shelfGap), row) {
		a.Touch()
	}
}

// kinHead says for which card the rows are listed, and leads back.
func (s *shelfScreen) kinHead(r draw.Rect) {
	a := s.client
	name := ""
	if row, ok := s.cards.Row(s.kin.card, ""); ok {
		name = row.Name
	}
	key := "shelf-list-" + s.kin.how
	if s.kin.how == takers && s.kin.card.Kind == catalog.PilotCard {
		key = "shelf-list-taken"
	}
	text := a.Say(key, "card", name)
	if a.UI.Button("shelf.unkin", r, text, ui.ButtonStyle{Size: 14, Cap: scene.Caps(a.UI, scene.ActEscape), On: true}) {
		s.unkin()
	}
}

// columns are the heads of the columns, which sort the rows.
func (s *shelfScreen) columns(r draw.Rect) {
	a := s.client
	u := a.UI
	button := func(id string, r draw.Rect, label string, c find.Column) {
		on := s.column == c && c != ""
		if on {
			label += map[bool]string{false: " ▲", true: " ▼"}[s.down]
		}
		if u.Button("shelf.sort:"+id, r, label, ui.ButtonStyle{Align: draw.Center, Size: 13, On: on, Tip: a.Say("shelf-sort-why")}) {
			s.sortBy(c)
		}
	}
	cost := r.CutRight(u.Px(74), u.Px(4))
	number := r.CutRight(u.Px(92), u.Px(4))
	more := r.CutRight(u.Px(74), u.Px(4))
	button("name", r, a.Say("shelf-column-name"), find.ByName)
	button("cost", cost, a.Say("shelf-column-cost"), find.ByCost)
	by := s.number()
	button("number", number, a.Say("shelf-column-"+string(by)), by)
	if u.Button("shelf.column", more, a.Say("shelf-column-more"), ui.ButtonStyle{Align: draw.Center, Size: 13,
		Tip: a.Say("shelf-column-why")}) {
		s.nextColumn()
	}
}

// number is the column of numbers that is shown beside the cost: that which is sorted by, else the initiative.
func (s *shelfScreen) number() find.Column {
	switch s.column {
	case "", find.ByName, find.ByCost:
		return find.ByInitiative
	}
	return s.column
}

// row is a card that was found.
func (s *shelfScreen) row(r draw.Rect, i int, row *shelf.Row) {
	a := s.client
	u := a.UI
	hot, clicked := u.Area("card:"+row.Card.String(), row.Name, r)
	u.OfferFace(r, i == s.at, hot, false)
	in := r.Inset(u.Px(4))
	in.W -= u.Px(4)
	ink := draw.Muted
	if i == s.at {
		ink = draw.Text
	}
	s.emblemOf(in.CutLeft(in.H, u.Px(8)), row, ink)
	s.costIn(in.CutRight(u.Px(72), u.Px(2)), row, ink)
	if n := s.value(row); n != "" {
		u.Label(in.CutRight(u.Px(numWide), u.Px(4)), n, draw.Style{Size: 16, Bold: true, Color: draw.Now, Align: draw.RightAligned})
	}
	u.Label(in.CutTop(u.Px(20), 0), row.Name, draw.Style{Size: 15, Bold: true, Color: draw.Text, Plain: true})
	st := draw.Style{Size: 12.5, Color: ink}
	u.Label(in, s.fitting(s.aboutCard(row, s.shared[row.Card]), st, in.W), st)
	if clicked {
		s.goTo(i)
		if a.Room() == scene.Narrow {
			s.page = cardPage
		}
	}
}

// value is the number of a row in the column that is shown beside the cost; "" for none.
func (s *shelfScreen) value(row *shelf.Row) string {
	n := map[find.Column]int{find.ByLoadout: row.Loadout, find.ByInitiative: row.Initiative, find.ByAttack: row.Attack,
		find.ByAgility: row.Agility, find.ByHull: row.Hull, find.ByShields: row.Shields}
	by := s.number()
	if v, ok := n[by]; !ok || v < 0 || v == 0 && by == find.ByAttack {
		return ""
	}
	return strconv.Itoa(n[by])
}

// costIn is what a card costs, above the list by which it does.
func (s *shelfScreen) costIn(r draw.Rect, row *shelf.Row, ink draw.Color) {
	u := s.client.UI
	list := ""
	if row.List != "" && (row.Kind == catalog.PilotCard || row.Kind == catalog.UpgradeCard) {
		list = s.listName(row.List)
	}
	if list == "" {
		return
	}
	n := "–"
	if row.Cost >= 0 {
		n = strconv.Itoa(row.Cost)
	}
	u.Label(r.CutTop(u.Px(20), 0), n, draw.Style{Size: 16, Bold: true, Color: draw.Text, Align: draw.RightAligned})
	u.Label(r, list, draw.Style{Size: 12, Color: ink, Align: draw.RightAligned})
}

// fitting is what of several words has room beside each other; the first of them always has.
func (s *shelfScreen) fitting(words []string, st draw.Style, wide float64) string {
	u := s.client.UI
	st.Size = u.Px(st.Size)
	text := words[0]
	for _, w := range words[1:] {
		if more := text + " · " + w; u.Fonts.Width(more, st) < wide {
			text = more
		}
	}
	return text
}

// emblemOf is the picture of a row: its ship, else a sign.
func (s *shelfScreen) emblemOf(r draw.Rect, row *shelf.Row, ink draw.Color) {
	a := s.client
	x, y := r.Center()
	if row.Kind == catalog.PilotCard {
		if p, err := s.cards.Catalog(row.Card).Pilot(row.ID); err == nil {
			in, _ := p.In(row.List)
			a.desk.hull(a.UI.L, row.ID, in.Ship, x, y, 0, r.H/2.16, 1)
		}
		return
	}
	sign, c := a.Sign(row.Slot), ink
	if row.Faction != 0 {
		sign, c = a.Sign(row.Faction.String()), draw.Text
	}
	if sign == "" {
		sign = strings.ToUpper(row.Name[:1])
	}
	a.UI.L.Text(x, y, sign, draw.Style{Size: a.UI.Px(20), Color: c, Align: draw.Center})
}

// aboutCard is what tells a card from others of its name: ship or slot, faction, or what it shares with another card, and that it
// is of first edition.
func (s *shelfScreen) aboutCard(row *shelf.Row, shared []string) []string {
	a := s.client
	w := s.wordsBy(s.kitOf(row.Card), row.List)
	var told []string
	switch row.Kind {
	case catalog.PilotCard:
		told = append(told, row.Ship)
	case catalog.UpgradeCard:
		told = append(told, capital(w.Value("slot", row.Slot)))
	default:
		told = append(told, a.Say("shelf-kind-"+string(row.Kind)))
	}
	if len(shared) > 0 {
		told = append(told, strings.Join(shared, ", "))
	} else if row.Faction != 0 {
		told = append(told, w.Value("faction", row.Faction.String()))
	}
	if row.Card.Family == catalog.XWing1 {
		told = append(told, a.Say("shelf-edition", "edition", "1"))
	}
	return told
}
