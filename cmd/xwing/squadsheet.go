package main

import (
	"encoding/json"
	"io"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// sheet is what is shown of a squad; --json prints it as it is, in one line.
type sheet struct {
	File     string      `json:"file"`
	Name     string      `json:"name"`
	Faction  string      `json:"faction"`
	Points   string      `json:"points"` // the points list
	Format   string      `json:"format,omitempty"`
	Ships    []sheetShip `json:"ships"`
	Total    int         `json:"total"` // of squad points, or threat of quick builds; cards without a cost count nothing
	Limit    int         `json:"limit"`
	Unspent  int         `json:"unspent"` // the bid in 2.0, the deficit in 2.5
	Loadout  bool        `json:"-"`       // upgrades are paid from each ship's loadout value
	Quick    bool        `json:"quick,omitempty"`
	Breaches []sheetFlaw `json:"breaches"`

	squad squad.Squad
	mode  squad.Mode
}

// sheetShip is one ship.
type sheetShip struct {
	Pilot    string      `json:"pilot"`
	Name     string      `json:"name"`
	Ship     string      `json:"ship"`
	ShipName string      `json:"ship_name"`
	Cost     *int        `json:"cost"` // of the ship card; null: none is known
	Loadout  *int        `json:"loadout,omitempty"`
	Spent    int         `json:"spent"` // on upgrades
	Half     *sheetHalf  `json:"half,omitempty"`
	Upgrades []sheetCard `json:"upgrades"`
}

// sheetHalf is what a ship is worth to the opponent at the end of a tournament's
// game while it flies with half or less of its hull and shields: half its points,
// rounded down.
type sheetHalf struct {
	Points int `json:"points"`
	Lost   int `json:"lost"` // so many of its hull and shields
	Of     int `json:"of"`   // all of them, with its upgrades
}

// sheetCard is one upgrade.
type sheetCard struct {
	XWS  string `json:"xws"`
	Slot string `json:"slot"`
	Name string `json:"name"`
	Cost *int   `json:"cost"`
}

// sheetFlaw is one rule that the squad breaks.
type sheetFlaw struct {
	Rule    string     `json:"rule"`
	Kind    squad.Kind `json:"kind"`
	Ship    int        `json:"ship"` // from 1; 0: the squad as a whole
	Upgrade string     `json:"upgrade,omitempty"`
	Text    string     `json:"text"`
}

// sheet collects what is to be shown of a squad.
func (p *program) sheet(mode squad.Mode, file string, s squad.Squad) *sheet {
	w := p.namingBy(mode.Ruleset)
	sh := &sheet{File: file, Name: s.Name, Faction: s.Faction.String(), Points: string(mode.Ruleset), Format: mode.Format,
		Ships: []sheetShip{}, Limit: mode.Points, Loadout: mode.Loadout, Quick: mode.Quick, Breaches: []sheetFlaw{}, squad: s, mode: mode}
	for _, pilot := range s.Pilots {
		ship := p.sheetShip(mode, pilot)
		if ship.Cost != nil {
			sh.Total += *ship.Cost
		}
		if !mode.Loadout {
			sh.Total += ship.Spent
		}
		sh.Ships = append(sh.Ships, ship)
	}
	if mode.Quick {
		sh.Total, _, _ = s.Threat(p.facts)
	}
	sh.Unspent = mode.Unspent(sh.Total)
	for _, b := range s.CheckMode(p.facts, mode) {
		sh.Breaches = append(sh.Breaches, sheetFlaw{b.Rule, b.Kind, b.Pilot + 1, b.Upgrade, w.Breach(s, b)})
	}
	return sh
}

// sheetShip collects what is to be shown of a ship. A standard loadout stands there in full, and costs nothing
// of its own.
func (p *program) sheetShip(mode squad.Mode, pilot squad.SquadPilot) sheetShip {
	w, facts := p.namingBy(mode.Ruleset), p.facts
	out := sheetShip{Pilot: pilot.Pilot, Name: w.CardName(catalog.PilotCard.Ref(pilot.Pilot)), Ship: pilot.Ship, Upgrades: []sheetCard{}}
	var rules catalog.PilotRules
	if card, err := facts.Pilot(pilot.Pilot); err == nil {
		var legal bool
		rules, legal = card.Rules(mode.Ruleset)
		out.Ship = card.Ship
		if cost := rules.Cost; legal && !rules.Unpriced && !mode.Quick {
			out.Cost = &cost
		}
		if loadout := rules.Loadout; legal && mode.Loadout && rules.StandardLoadout == nil {
			out.Loadout = &loadout
		}
	}
	out.ShipName = w.ShipType(out.Ship)
	upgrades := pilot.Upgrades
	if rules.StandardLoadout != nil && len(upgrades) == 0 && !mode.Quick {
		upgrades = squad.Loadout(facts, rules)
	}
	for _, e := range upgrades {
		card := sheetCard{XWS: e.XWS, Slot: e.Slot, Name: w.CardName(catalog.UpgradeCard.Ref(e.XWS))}
		if cost, err := facts.UpgradeCost(mode.Ruleset, pilot.Pilot, e.XWS, pilot.UpgradeIDs()...); err == nil && rules.StandardLoadout == nil && !mode.Quick {
			card.Cost = &cost
			out.Spent += cost
		}
		out.Upgrades = append(out.Upgrades, card)
	}
	out.Half = p.half(mode, pilot, out)
	return out
}

// half is the half points of a ship; nil where none are known, as of quick builds.
func (p *program) half(mode squad.Mode, pilot squad.SquadPilot, ship sheetShip) *sheetHalf {
	profile, err := p.facts.Profile(mode.Ruleset, pilot.Pilot, known(p, pilot)...)
	if err != nil || ship.Cost == nil || !p.marks(mode.Ruleset) { // first edition scores otherwise
		return nil
	}
	points := *ship.Cost
	if !mode.Loadout {
		points += ship.Spent
	}
	all := profile.Stats.Hull + profile.Stats.Shields
	return &sheetHalf{Points: points / 2, Lost: (all + 1) / 2, Of: all}
}

// json prints the sheet as one line.
func (s *sheet) json(out io.Writer) error {
	enc := json.NewEncoder(out)
	enc.SetEscapeHTML(false)
	return enc.Encode(s)
}
