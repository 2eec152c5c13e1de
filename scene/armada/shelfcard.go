package armada

import (
	"strconv"
	"strings"

	"xwing/game/armada/catalog"
	"xwing/game/armada/shelf"
	"xwing/scene/draw"
)

// cardColumn is the card that is looked at: as the builder shows it, what it does, and who takes it.
func (s *shelfScreen) cardColumn(r draw.Rect) {
	a := s.client
	u := a.UI
	in := u.Panel(r)
	rows := s.answer()
	if len(rows) == 0 {
		u.Paragraph(in, a.Say("shelf-no-card"), draw.Style{Size: 15, Color: draw.Dim})
		return
	}
	s.at = min(s.at, len(rows)-1)
	row := &rows[s.at]
	u.Note("shelf.card", row.Name+" · "+s.about(row), draw.Rect{X: in.X, Y: in.Y, W: in.W, H: u.Px(20)})
	u.Scroll("shelf.card.list", in, func(r draw.Rect) float64 {
		top := r.Y
		s.picture(&r, row)
		s.more(&r, row)
		s.decided(&r, row)
		return r.Y - top
	})
}

// picture is the card itself.
func (s *shelfScreen) picture(r *draw.Rect, row *shelf.Row) {
	a, b, facts := s.client, s.stage, s.client.kit.Facts
	u := a.UI
	cost := strconv.Itoa(row.Figures["cost"])
	switch row.Kind {
	case shelf.Ship:
		if card, err := facts.Ship(row.ID); err == nil {
			b.stage(r.CutTop(u.Px(stageHigh), u.Px(10)), card, cost)
		}
	case shelf.Squadron:
		if card, err := facts.Squadron(row.ID); err == nil {
			o := offer{id: row.ID, name: row.Name, squadron: card}
			words := 0.0
			if card.HasAbility {
				words = u.ParagraphHeight(r.W, a.does("squadron", row.ID), draw.Style{Size: 15}) + u.Px(6)
			}
			b.wingCard(r.CutTop(u.Px(208)+words, u.Px(10)), &o)
		}
	case shelf.Upgrade:
		if card, err := facts.Upgrade(row.ID); err == nil {
			o := offer{id: row.ID, name: row.Name, upgrade: card, cost: card.Cost}
			b.describe(&o)
			words := u.ParagraphHeight(r.W-u.Px(22), a.does("upgrade", row.ID), draw.Style{Size: 16})
			b.upgradeCard(r.CutTop(u.Px(118)+words, u.Px(10)), &o)
		}
	case shelf.Objective:
		if card, err := facts.Objective(row.ID); err == nil {
			b.category = card.Category
			words := u.ParagraphHeight(r.W, a.words.Does(row.ID), draw.Style{Size: 16})
			b.objectiveCard(r.CutTop(u.Px(66)+words, u.Px(10)), row.ID)
		}
	default:
		b.cardHead(r, row.Name, capital(strings.Join(row.About, " ")), a.Say("shelf-copies", "n", strconv.Itoa(row.Figures["copies"])))
	}
}

// more is what stands below it: its figures where no card tells them, whether it is enforced, its bar, who takes it.
func (s *shelfScreen) more(r *draw.Rect, row *shelf.Row) {
	a := s.client
	u := a.UI
	say := func(head, text string, c draw.Color) {
		u.Label(r.CutTop(u.Px(20), u.Px(2)), head, draw.Style{Size: 13, Bold: true, Color: draw.Muted})
		r.CutTop(u.Paragraph(*r, text, draw.Style{Size: 14, Color: c}), u.Px(10))
	}
	switch {
	case row.Removed:
		say(a.Say("shelf-state"), a.Say("shelf-removed"), draw.Warn)
	case row.Text && row.Enforced:
		say(a.Say("shelf-state"), a.Say("shelf-enforced"), draw.Good)
	case row.Text:
		say(a.Say("shelf-state"), a.Say("shelf-not-enforced"), draw.Warn)
	}
	switch row.Kind {
	case shelf.Ship:
		var names []string
		for _, id := range row.About[1:] {
			names = append(names, a.words.Value("slot", id))
		}
		say(a.Say("build-slots"), strings.Join(names, ", "), draw.Text)
	case shelf.Upgrade:
		if names := s.takers(row.ID); names != "" {
			say(a.Say("shelf-takers"), names, draw.Text)
		}
	}
}

// takers names the ships that take an upgrade, by factions.
func (s *shelfScreen) takers(id string) string {
	if s.takes.card == id {
		return s.takes.names
	}
	of := map[catalog.Faction][]string{}
	for _, c := range s.cards.Takers(id) {
		of[c.Faction] = append(of[c.Faction], c.Name)
	}
	var lines []string
	for _, f := range catalog.Factions() {
		if len(of[f]) > 0 {
			lines = append(lines, s.client.words.Value("faction", f.String())+": "+strings.Join(of[f], ", "))
		}
	}
	s.takes = takenBy{id, strings.Join(lines, "\n")}
	return s.takes.names
}
