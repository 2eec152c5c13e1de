package xwing

import (
	"strconv"
	"strings"

	"xwing/game/words"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/shelf"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// cardColumn is the card that is looked at.
func (s *shelfScreen) cardColumn(r draw.Rect) {
	a := s.client
	u := a.UI
	in := u.Panel(r)
	row, ok := s.shown()
	if !ok {
		in.CutTop(in.H*0.35, 0)
		u.Paragraph(in, a.Say("shelf-no-card"), draw.Style{Size: 16, Color: draw.Muted, Align: draw.Center})
		return
	}
	a.turnTo(s.kitOf(row.Card)) // whose colors and pictures are wanted
	s.deeds(in.CutTop(u.Px(28), u.Px(8)), row)
	st, staged := s.staged(row)
	s.stage.stacked = true // what it says stands below, where it has room
	if staged && a.Room() == scene.Broad {
		s.shipStage(in.CutTop(u.Px(stageShort), u.Px(8)), st)
	}
	u.Scroll("shelf.card.list", in, func(r draw.Rect) float64 {
		top := r.Y
		switch {
		case !staged:
			s.face(&r, row)
		case a.Room() == scene.Narrow:
			s.shipStage(r.CutTop(u.Px(stageShort), u.Px(8)), st)
		}
		s.said(&r, row, st)
		s.inLists(&r, row)
		s.rulings(&r, row)
		s.scripts(&r, row)
		return r.Y - top
	})
}

// shipStage is a ship card as the builder shows it, and how many maneuvers of each color its dial has.
func (s *shelfScreen) shipStage(r draw.Rect, st staged) {
	a := s.client
	u := a.UI
	s.stage.stage(r, st)
	n := map[catalog.Difficulty]int{}
	for _, m := range s.stage.dialOf(st) {
		n[m.Difficulty]++
	}
	in := r.Inset(u.Px(11))
	in.X, in.W = in.Right()-u.Px(110), u.Px(110)
	for _, d := range []catalog.Difficulty{catalog.Purple, catalog.Red, catalog.White, catalog.Blue} {
		if n[d] == 0 {
			continue
		}
		text := a.Say("shelf-maneuvers", "difficulty", a.kit.Facts.Color(d), "n", strconv.Itoa(n[d]))
		c := draw.Mix(a.desk.difficulty(d), draw.Text, 0.35)
		u.Label(in.CutBottom(u.Px(20), 0), text, draw.Style{Size: 14, Color: c, Align: draw.RightAligned})
	}
}

// staged is a ship card on the stage; ok is false of any other card.
func (s *shelfScreen) staged(row shelf.Row) (st staged, ok bool) {
	if row.Kind != catalog.PilotCard || row.List == "" {
		return st, false
	}
	p, err := s.cards.Catalog(row.Card).Pilot(row.ID)
	if err != nil {
		return st, false
	}
	card, _ := p.In(row.List)
	s.stage.list = row.List
	points := s.client.Say("no-cost")
	if row.Cost >= 0 {
		points = strconv.Itoa(row.Cost)
	}
	return s.stage.stagedCard(card, points, nil)
}

// deeds are what can be done with the card.
func (s *shelfScreen) deeds(r draw.Rect, row shelf.Row) {
	a := s.client
	u := a.UI
	type deed struct {
		id, label, cap string
		on, off        bool
		do             func()
	}
	aside := false
	for _, c := range s.aside {
		aside = aside || c == row.Card
	}
	takes := a.Say("shelf-takers")
	if row.Kind == catalog.PilotCard {
		takes = a.Say("shelf-taken")
	}
	all := []deed{{"compare", a.Say("shelf-compare"), scene.Caps(u, actCompare), aside, false, s.putAside},
		{"takers", takes, scene.Caps(u, actTakers), false,
			row.Kind != catalog.PilotCard && row.Kind != catalog.UpgradeCard, func() { s.kindred(takers) }},
		{"likes", a.Say("shelf-likes"), scene.Caps(u, actLikes), false, false, func() { s.kindred(likes) }}}
	if s.take != nil {
		all = append(all, deed{"take", a.Say("shelf-take"), "Enter", false, false, func() { s.take(row.Card) }})
	}
	cells := r.Columns(len(all), u.Px(6))
	for i, d := range all {
		cap := d.cap
		if a.Room() == scene.Narrow && cells[i].W < u.Px(150) {
			cap = ""
		}
		if u.Button("shelf.deed:"+d.id, cells[i], d.label, ui.ButtonStyle{Align: draw.Center, Size: 13, On: d.on, Off: d.off, Cap: cap}) {
			d.do()
		}
	}
}

// face is a card that is no ship's: its name, what it is, its figures, what it asks for.
func (s *shelfScreen) face(r *draw.Rect, row shelf.Row) {
	a := s.client
	u := a.UI
	head := r.CutTop(u.Px(30), 0)
	pic := head.CutLeft(u.Px(28), u.Px(8))
	s.emblemOf(pic, &row, draw.Muted)
	u.Label(head, row.Name, draw.Style{Size: 22, Bold: true, Color: draw.Text, Plain: true})
	s.client.ShelfText(r, strings.Join(append(s.aboutCard(&row, nil), s.figures(row)...), " · "), 13, draw.Muted)
	if row.Kind != catalog.UpgradeCard {
		return
	}
	card, err := s.cards.Catalog(row.Card).Upgrade(row.ID)
	if err != nil {
		return
	}
	in, _ := card.In(row.List)
	w := s.wordsBy(s.kitOf(row.Card), row.List)
	var wants []string
	for _, want := range in.Restrictions {
		if text := w.Restriction(want); text != "" {
			wants = append(wants, text)
		}
	}
	if len(wants) > 0 {
		s.client.ShelfText(r, a.Say("shelf-wants", "what", words.Text(strings.Join(wants, "; "))), 13, draw.Warn)
	}
}

// figures are the numbers of a card in words; of a ship card they stand on the stage.
func (s *shelfScreen) figures(row shelf.Row) []string {
	var all []string
	for _, f := range s.cards.Figures(row) {
		if f.What != shelf.Points && (f.What != shelf.Slots || row.Kind != catalog.UpgradeCard) {
			all = append(all, s.figureName(row, f.What, f.Of)+" "+strconv.Itoa(f.N))
		}
	}
	switch row.Kind {
	case catalog.DamageKind:
		if c, err := s.cards.Catalog(row.Card).Damage(row.ID); err == nil {
			all = append(all, s.client.Say("shelf-trait-"+c.Trait.String()), s.client.Say("shelf-copies", "n", strconv.Itoa(c.Copies)))
		}
	case catalog.UpgradeCard:
		if u, err := s.cards.Catalog(row.Card).Upgrade(row.ID); err == nil && u.Limited > 0 {
			all = append(all, s.client.Say("build-limited", "n", strconv.Itoa(u.Limited)))
		}
	}
	return all
}

// figureName is what a figure is of.
func (s *shelfScreen) figureName(row shelf.Row, what, of string) string {
	a := s.client
	w := s.wordsBy(s.kitOf(row.Card), row.List)
	switch what {
	case shelf.Points:
		return s.listName(catalog.Ruleset(of))
	case shelf.Attack:
		return a.Say("shelf-figure-attack", "arc", w.Value("arc", of))
	case shelf.Slots:
		return a.Say("shelf-figure-slot", "slot", w.Value("slot", of))
	case shelf.Actions:
		return a.Say("shelf-figure-action", "action", w.Value("action", of))
	case shelf.Maneuvers:
		return a.Say("shelf-figure-maneuvers", "difficulty", w.Value("difficulty", of))
	}
	return a.Say("shelf-figure-" + what)
}

// said is what the card says in our words, and what is printed on it, side by side where there is room.
func (s *shelfScreen) said(r *draw.Rect, row shelf.Row, st staged) {
	a := s.client
	u := a.UI
	printed := s.printed(row.Card)
	ours, theirs := *r, draw.Rect{}
	if printed != "" && r.W > u.Px(480) {
		cells := draw.Rect{X: r.X, Y: r.Y, W: r.W, H: 1e6}.Columns(2, u.Px(14))
		ours, theirs = cells[0], cells[1]
	}
	s.ourWords(&ours, row, st, printed != "")
	if printed == "" {
		*r = ours
		return
	}
	if theirs.W == 0 {
		theirs = ours
	}
	s.client.ShelfHeading(&theirs, a.Say("shelf-printed"), "")
	s.client.ShelfText(&theirs, printed, 14, draw.Text)
	r.CutTop(max(ours.Y, theirs.Y)-r.Y, u.Px(4))
}

// ourWords is what the card says in our words, and the ability of its ship type; beside what is printed with a title.
func (s *shelfScreen) ourWords(r *draw.Rect, row shelf.Row, st staged, beside bool) {
	a := s.client
	kit := s.kitOf(row.Card)
	if st.ship == nil || beside {
		s.client.ShelfHeading(r, a.Say("shelf-ours"), "")
	}
	if st.ship != nil {
		s.stage.saidOf(r, st)
		return
	}
	text, ok := s.textOf(kit, row.List, row.Card.Ref())
	if row.Kind == catalog.PilotCard {
		if p, err := kit.Facts.Pilot(row.ID); err == nil && !p.HasAbility {
			text, ok = a.Say("build-no-ability"), true
		}
	}
	if !ok {
		text = a.Say("build-no-words")
	}
	s.client.ShelfText(r, text, 15, draw.Text)
	if !row.Enforced && ok && row.Kind != catalog.EnvironmentKind && row.Kind != catalog.ObstacleKind {
		s.client.ShelfText(r, a.Say("not-enforced-short"), 13, draw.Warn)
	}
}

// printed is what is printed on a card, by the player's own folder; "" where he has none.
func (s *shelfScreen) printed(c catalog.CardID) string {
	if s.client.game.Printed == nil {
		return ""
	}
	text, err := s.client.game.Printed(c.String())
	if text == "" && err != nil {
		return s.client.Say("shelf-printed-bad", "why", err.Error())
	}
	return text
}
