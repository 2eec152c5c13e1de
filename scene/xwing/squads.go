package xwing

import (
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/scene"
)

// squadsScreen picks what a game is begun with: points list, squads, obstacles,
// names, seed.
type squadsScreen struct {
	client      *Client
	read        bool
	list        catalog.Ruleset // whose points count
	folder      squadList
	picked      [2]string   // ids of entries, "" for none
	brought     [2][]string // obstacles of the core set that a player has picked; nil: his share
	battled     [2]battled  // and those of an epic battle
	scenario    string      // that is picked; noScenario: none
	environment string      // card that is picked; "": none
	epic        bool        // an epic battle is picked
	rounds      string      // as written; "": as many as the edition has
	seed        string      // as written; "": drawn
	page        string      // that is shown where there is room for one
}

// battled is the obstacles that a player has picked for an epic battle.
type battled struct {
	squad string // for which: another may bring some of its own
	ids   []string
}

// prepare reads everything once, when the screen is first built.
func (s *squadsScreen) prepare(a *Client) {
	if s.read {
		return
	}
	s.read = true
	s.folder.intake = scene.Intake{Kind: "squads", Endings: []string{".xws", ".json", ".txt"}, Most: squad.MaxXWS, Pasted: a.Say("pasted"),
		Other: func(file string) string { return a.Say("drop-no-squad", "file", file) }}
	s.list = a.kits[0].Rules().List
	for _, list := range a.kits.Lists() {
		if string(list) == a.Opt.Settings.XWing.Points {
			s.list = list
		}
	}
	a.turnTo(a.kits.By(s.list))
	s.scenario = a.Opt.Settings.XWing.Scenario
	s.folder.read(a)
	s.pickAgain(a.desk)
}

// pickAgain picks the squads of the latest game, as far as they can still be read.
func (s *squadsScreen) pickAgain(a *desk) {
	for seat, id := range [2]string{a.set.XWing.RedSquad, a.set.XWing.BlueSquad} {
		if strings.HasPrefix(id, quickPrefix) {
			s.folder.quick.shown = true // they are drawn, and there, in a moment
		} else if e := s.folder.entry(id); e == nil || e.err != nil || e.foreign(a) {
			continue
		}
		s.picked[seat] = id
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
	s.brought, s.battled = [2][]string{}, [2]battled{}
	s.folder.faction, s.folder.quick.shown = 0, false
	for seat, id := range s.picked {
		if e := s.folder.entry(id); e == nil || e.foreign(a.desk) {
			s.picked[seat] = ""
		}
	}
	a.UI.Top("squads.list")
}
