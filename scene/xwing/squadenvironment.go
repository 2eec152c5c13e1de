package xwing

import (
	"slices"

	"xwing/game/xwing/match"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// deals reports whether a game could be played with an environment card: these are not combined with a scenario.
func (s *squadsScreen) deals(a *Client) bool {
	return s.played(a) == "" && s.playing(a) == (match.Teams{}) && len(a.kit.Environments(s.list)) > 0
}

// dealt is the environment card picked; "" for none.
func (s *squadsScreen) dealt(a *Client) string {
	if !s.deals(a) {
		return ""
	}
	return s.environment
}

// environmentIDs are what can be chosen for an environment card: none, one at random, each of them.
func (s *squadsScreen) environmentIDs(a *Client) []string {
	ids := []string{"", match.Dealt}
	for _, e := range a.kit.Environments(s.list) {
		ids = append(ids, e.ID)
	}
	return ids
}

// environments is the row that chooses the environment card, where there are any, and an epic battle.
func (s *squadsScreen) environments(a *Client, all *draw.Rect) {
	deals := s.deals(a)
	battle := s.hasBattle(a) && !s.battle(a) && len(a.kit.Scenarios(s.list)) == 0 // else it stands among the scenarios
	if !deals && !battle {
		return
	}
	u := a.UI
	row := all.CutTop(u.Px(32), u.Px(8))
	label := draw.Style{Size: 14, Color: draw.Muted}
	if !deals {
		s.epicButton(a, row.CutRight(u.Px(120), u.Px(10)))
		u.Label(row, a.Say("epic-why"), label)
		return
	}
	u.Label(row.CutLeft(u.Fonts.Width(a.Say("environment"), draw.Style{Size: u.Px(14)})+u.Px(2), u.Px(10)), a.Say("environment"), label)
	s.environmentButton(a, row.CutLeft(u.Px(250), u.Px(16)))
	if battle {
		s.epicButton(a, row.CutRight(u.Px(120), u.Px(10)))
	}
	u.Label(row, s.environmentWhy(a), label)
}

// environmentButton leads from one card to the next.
func (s *squadsScreen) environmentButton(a *Client, r draw.Rect) {
	ids := s.environmentIDs(a)
	at := max(0, slices.Index(ids, s.environment))
	name := a.Say("environment-none")
	switch s.environment {
	case "":
	case match.Dealt:
		name = a.Say("environment-random")
	default:
		name = a.Words.Value("environment", s.environment)
	}
	if a.UI.Button("squads.environment", r, name, ui.ButtonStyle{Align: draw.Center, Size: 14, On: s.environment != "",
		Tip: s.environmentWhy(a)}) {
		s.environment = ids[(at+1)%len(ids)]
	}
}

// environmentWhy says what the card does.
func (s *squadsScreen) environmentWhy(a *Client) string {
	switch s.environment {
	case "":
		return a.Say("environment-why-none")
	case match.Dealt:
		return a.Say("environment-why-random")
	}
	return a.Say("environment-why-" + s.environment)
}
