package xwing

import (
	"strings"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/scene"
)

// squadsScreen picks what a game is begun with: points list, squads, obstacles,
// names, seed.
type squadsScreen struct {
	client      *Client
	read        bool
	list        catalog.Ruleset // whose points count
	folder      squadList
	picked      picks
	brought     [2][]string                  // obstacles of the core set that a player has picked; nil: his share
	battled     [board.MaxSeats]battled      // and those of an epic battle
	scenario    string                       // that is picked; noScenario: none
	environment string                       // card that is picked; "": none
	epic        bool                         // an epic battle is picked
	task        string                       // scenario of epic battles that is picked; "": none
	teams       match.Teams                  // who plays an epic battle; none: two players
	mates       [board.MaxSeats]scene.Sitter // who sits beside the first of a team; AsKept: who sits there
	shown       [2]int                       // place in each team of whose squad is shown
	rounds      string                       // as written; "": as many as the edition has
	seed        string                       // as written; "": drawn
	page        string                       // that is shown where there is room for one
	back        bool                         // it is shown again: what was picked stays
}

// picks is what every seat has picked: ids of entries, "" for none.
type picks [board.MaxSeats]string

// squadsAgain is the screen with what was picked there last, or a new one.
func (a *Client) squadsAgain() *squadsScreen {
	s, there := a.squads.(*squadsScreen)
	if !there {
		s = &squadsScreen{client: a}
		a.squads = s
		return s
	}
	s.back, s.read, s.seed = s.read || s.back, false, ""
	return s
}

// battled is the obstacles that a player has picked for an epic battle.
type battled struct {
	squad string      // for which: another may bring some of its own
	teams match.Teams // in which
	ids   []string
}

// prepare reads everything once, when the screen is first built.
func (s *squadsScreen) prepare(a *Client) {
	if s.read {
		return
	}
	s.read = true
	s.folder.intake = a.intake()
	s.list = a.lastList()
	s.scenario = a.Opt.Settings.XWing.Scenario
	s.folder.read(a)
	s.pickAgain(a.desk)
}

// pickAgain picks what was picked last, here or for the latest game, as far as it can still be read.
func (s *squadsScreen) pickAgain(a *desk) {
	for seat, id := range [2]string{a.set.XWing.RedSquad, a.set.XWing.BlueSquad} {
		if id != "" && !s.back {
			s.picked[seat] = id
		}
	}
	for seat, id := range s.picked {
		if strings.HasPrefix(id, quickPrefix) {
			s.folder.quick.shown = s.folder.quick.shown || !s.back // they are drawn, and there, in a moment
		} else if e := s.folder.entry(id); e == nil || e.err != nil || e.foreign(a) {
			s.picked[seat] = ""
		}
	}
}

// turn goes over to another points list. Where its cards are of another family, so are the squads that can be picked.
func (s *squadsScreen) turn(a *Client, list catalog.Ruleset) {
	if s.list == list {
		return
	}
	s.list = list
	a.Opt.Settings.XWing.Points = string(list)
	a.Keep("xwing.points", string(list))
	if a.kits.By(list) == a.kit {
		return
	}
	a.turnTo(a.kits.By(list))
	s.brought, s.battled = [2][]string{}, [board.MaxSeats]battled{}
	s.folder.faction, s.folder.quick.shown = 0, false
	for seat, id := range s.picked {
		if e := s.folder.entry(id); e == nil || e.foreign(a.desk) {
			s.picked[seat] = ""
		}
	}
	a.UI.Top("squads.list")
}
