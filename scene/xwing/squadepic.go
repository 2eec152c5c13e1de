package xwing

import (
	"xwing/game"
	"xwing/game/xwing/squad"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// hasBattle reports whether the game could be an epic battle: these are not of a scenario.
func (s *squadsScreen) hasBattle(a *Client) bool { return s.played(a) == "" && a.kit.HasEpic(s.list) }

// battle reports whether the game is an epic battle.
func (s *squadsScreen) battle(a *Client) bool { return s.epic && s.hasBattle(a) }

// epicButton picks an epic battle, or any other game.
func (s *squadsScreen) epicButton(a *Client, r draw.Rect) {
	if a.UI.Button("squads.epic", r, a.Say("epic"), ui.ButtonStyle{Align: draw.Center, Size: 14, On: s.epic, Tip: a.Say("epic-why")}) {
		s.epic = !s.epic
		a.Touch()
	}
}

// mode is what the game asks of squads.
func (s *squadsScreen) mode(a *Client) squad.Mode {
	mode := squad.ModeOf(a.kit.Facts, s.list)
	if s.battle(a) {
		mode, _ = mode.InFormat(a.kit.Facts, squad.Epic) // which the list has
	}
	return mode
}

// pick is the entry that a seat has picked, nil if it has none.
func (s *squadsScreen) pick(a *Client, seat game.Seat) *squadEntry {
	e := s.folder.entry(s.picked[seat])
	if e != nil {
		e.judge(a, s.mode(a))
	}
	return e
}
