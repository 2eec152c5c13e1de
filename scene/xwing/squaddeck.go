package xwing

import (
	"slices"

	"xwing/scene/draw"
	"xwing/scene/ui"
)

// deck is the damage deck picked; "" where there is no choice.
func (s *squadsScreen) deck(a *Client) string {
	decks := a.kit.Decks()
	if len(decks) == 0 {
		return ""
	}
	if last := a.Opt.Settings.XWing.Deck; slices.Contains(decks, last) {
		return last
	}
	return decks[len(decks)-1]
}

// decks is the row that chooses the damage deck, where there are several.
func (s *squadsScreen) decks(a *Client, all *draw.Rect) {
	if len(a.kit.Decks()) == 0 {
		return
	}
	u := a.UI
	row := all.CutTop(u.Px(32), u.Px(8))
	label := draw.Style{Size: 14, Color: draw.Muted}
	u.Label(row.CutLeft(u.Fonts.Width(a.Say("deck"), draw.Style{Size: u.Px(14)})+u.Px(2), u.Px(10)), a.Say("deck"), label)
	s.deckButtons(a, row.CutLeft(u.Px(300), u.Px(16)))
	u.Label(row, a.Say("deck-why"), label)
}

// deckButtons builds a button for each damage deck.
func (s *squadsScreen) deckButtons(a *Client, r draw.Rect) {
	decks := a.kit.Decks()
	for i, cell := range r.Columns(len(decks), a.UI.Px(4)) {
		st := ui.ButtonStyle{Align: draw.Center, Size: 14, On: s.deck(a) == decks[i], Tip: a.Say("deck-tip", "deck", decks[i])}
		if a.UI.Button("squads.deck:"+decks[i], cell, decks[i], st) {
			a.Opt.Settings.XWing.Deck = decks[i]
			a.Keep("xwing.deck", decks[i])
		}
	}
}
