package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/match"
	"xwing/game/xwing/squad"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// hasBattle reports whether the game could be an epic battle.
func (s *squadsScreen) hasBattle(a *Client) bool { return a.kit.HasEpic(s.list) }

// battle reports whether the game is an epic battle: these have scenarios of their own.
func (s *squadsScreen) battle(a *Client) bool { return s.epic && s.hasBattle(a) }

// epicButton picks an epic battle, or any other game.
func (s *squadsScreen) epicButton(a *Client, r draw.Rect) {
	on := s.battle(a)
	if a.UI.Button("squads.epic", r, a.Say("epic"), ui.ButtonStyle{Align: draw.Center, Size: 14, On: on, Tip: a.Say("epic-why")}) {
		s.epic = !on
		a.Touch()
	}
}

// playing are the teams of the game; none: two players, each for himself.
func (s *squadsScreen) playing(a *Client) match.Teams {
	if !s.battle(a) || a.kit.PlaysTeams(s.list, s.teams) != nil {
		return match.Teams{}
	}
	return s.teams
}

// taskOf is the scenario of an epic battle that is picked, if the points list has it.
func (s *squadsScreen) taskOf(a *Client) string {
	for _, m := range a.kit.EpicScenarios(s.list) {
		if m.ID == s.task {
			return m.ID
		}
	}
	return ""
}

// sides says of each seat of the game for which side it plays.
func (s *squadsScreen) sides(a *Client) []game.Side { return setup{teams: s.playing(a)}.sides() }

// mode is what the game asks of squads, of two teams that of fewer players.
func (s *squadsScreen) mode(a *Client) squad.Mode { return s.modeOf(a, game.Side(game.Blue)) }

// modeOf is what it asks of those of a side.
func (s *squadsScreen) modeOf(a *Client, side game.Side) squad.Mode {
	mode := squad.ModeOf(a.kit.Facts, s.list)
	if s.battle(a) {
		mode, _ = mode.InFormat(a.kit.Facts, squad.Epic) // which the list has
		mode = mode.InTeam(a.kit.Facts, s.playing(a).Of(side))
	}
	return mode
}

// pick is the entry that a seat has picked, nil if it has none.
func (s *squadsScreen) pick(a *Client, seat game.Seat) *squadEntry {
	e := s.folder.entry(s.picked[seat])
	if e != nil {
		e.judge(a, s.modeOf(a, s.sides(a)[seat]))
	}
	return e
}

// leadsBattle reports whether the squad has a huge ship.
func (e *squadEntry) leadsBattle(a *Client) bool {
	return slices.ContainsFunc(e.squad.Pilots, func(p squad.SquadPilot) bool {
		pilot, err := a.kit.Facts.Pilot(p.Pilot)
		if err != nil {
			return false
		}
		ship, err := a.kit.Facts.Ship(pilot.Ship)
		return err == nil && ship.Huge()
	})
}

// inBattle is the squads in the order in which they are listed: those with huge ships come first in an epic battle; those
// of them that are built in are of no other game.
func (s *squadsScreen) inBattle(a *Client, entries []*squadEntry) []*squadEntry {
	var lead, rest []*squadEntry
	for _, e := range entries {
		switch huge := e.leadsBattle(a); {
		case huge && s.battle(a):
			lead = append(lead, e)
		case !huge || e.file.Where != "" || slices.Contains(s.picked[:], e.id):
			rest = append(rest, e)
		}
	}
	return append(lead, rest...)
}
