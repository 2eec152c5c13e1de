package xwing

import (
	"xwing/game"
	"xwing/scene/draw"
)

// The pages of the squad screen, where its panels have no room beside each other.
const (
	listedPage = "listed" // the squads to pick from
	gamePage   = "game"   // what concerns the game as a whole
)

// paged shows one panel at a time, with tabs on top.
func (s *squadsScreen) paged(a *Client, all draw.Rect) {
	u := a.UI
	head := all.CutTop(u.Px(40), u.Px(6))
	a.BackToTitle("squads.back", head.CutLeft(u.Px(76), u.Px(6)))
	s.begin(a, head.CutRight(u.Px(158), u.Px(6)))
	s.pageTabs(a, head)
	switch s.page {
	case game.Red.ID():
		s.details(a, all, game.Red)
	case game.Blue.ID():
		s.details(a, all, game.Blue)
	case gamePage:
		s.gamePanel(a, u.Panel(all))
	default:
		s.listed(a, u.Panel(all))
	}
}

// pageTabs turn the pages.
func (s *squadsScreen) pageTabs(a *Client, r draw.Rect) {
	ids := []string{listedPage, game.Red.ID(), game.Blue.ID(), gamePage}
	labels := []string{a.Say("squads-own"), a.words.Seat(game.Red), a.words.Seat(game.Blue), a.Say("squads-game")}
	s.page = a.Tabs("squads.page", r, s.page, ids, labels)
}

// listed is the squads, and what to look for among them, as one list.
func (s *squadsScreen) listed(a *Client, in draw.Rect) {
	u, l := a.UI, &s.folder
	u.Scroll("squads.list", in, func(r draw.Rect) float64 {
		top := r.Y
		if both, ok := s.samples(a); ok {
			s.playSample(a, r.CutTop(u.Px(48), u.Px(8)), both, both[0].title()+" – "+both[1].title())
		}
		s.buildButton(a, r.CutTop(u.Px(36), u.Px(8)))
		s.looking(a, &r)
		if l.err != nil {
			r.CutTop(u.Paragraph(r, a.WordsOf(l.err), draw.Style{Size: 15, Color: draw.Bad}), u.Px(6))
		} else if shown, broken := l.sought(a); len(shown)+len(broken) == 0 {
			r.CutTop(u.Paragraph(r, a.Say("no-squads"), draw.Style{Size: 15, Color: draw.Dim}), u.Px(6))
		}
		r.CutTop(s.rows(a, r, in), 0)
		s.source(a, &r, r.CutTop)
		return r.Y - top
	})
}

// gamePanel is what concerns the game as a whole, a line for each.
func (s *squadsScreen) gamePanel(a *Client, in draw.Rect) {
	u := a.UI
	u.Scroll("squads.game", in, func(r draw.Rect) float64 {
		top := r.Y
		row := func(label string, high float64) draw.Rect {
			line := r.CutTop(u.Px(high), u.Px(8))
			u.Label(line.CutLeft(u.Px(100), u.Px(8)), label, draw.Style{Size: 15, Color: draw.Text})
			return line
		}
		s.listButtons(a, row(a.Say("points-list"), 38), s.shownLists(a))
		if missions := a.kit.Scenarios(s.list); len(missions) > 0 && !s.battle(a) {
			if _, err := a.kit.Scenario(s.list, missions[0].ID); err != nil {
				u.Label(row(a.Say("scenario"), 38), a.words.Error(err), draw.Style{Size: 14, Color: draw.Muted})
			} else {
				s.scenarioGrid(a, row)
			}
			s.agreedRounds(a, row("", 34))
		}
		if s.deals(a) {
			s.environmentButton(a, row(a.Say("environment"), 38))
		}
		s.battlePanel(a, row)
		if len(a.kit.Decks()) > 0 {
			s.deckButtons(a, row(a.Say("deck"), 38))
		}
		s.chooseSeed(a, row("", 34))
		a.ChooseOpen("squads.open", row("", 38))
		a.ChooseClock("squads.clock", row("", 38))
		return r.Y - top
	})
}

// scenarioGrid chooses the scenario, two in a line.
func (s *squadsScreen) scenarioGrid(a *Client, row func(label string, high float64) draw.Rect) {
	var cells []draw.Rect
	label := a.Say("scenario")
	for n := len(s.scenarioIDs(a)); n > 0; n -= 2 {
		cells = append(cells, row(label, 38).Columns(2, a.UI.Px(4))...)
		label = ""
	}
	s.scenarioButtons(a, cells)
}

// battlePanel is what concerns an epic battle.
func (s *squadsScreen) battlePanel(a *Client, row func(label string, high float64) draw.Rect) {
	if !s.hasBattle(a) {
		return
	}
	s.epicButton(a, row(a.Say("epic-label"), 38))
	if !s.battle(a) {
		return
	}
	s.teamButtons(a, row(a.Say("players"), 38))
	if len(a.kit.EpicScenarios(s.list)) > 0 {
		s.taskButtons(a, row(a.Say("scenario"), 38))
	}
	if len(a.kit.Scenarios(s.list)) > 0 {
		s.agreedRounds(a, row("", 34))
	}
}
