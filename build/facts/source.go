package main

import "encoding/json"

// The collected JSON, field by field. Decoding refuses unknown keys.

type source struct {
	Ships      []srcShip
	Pilots     []srcPilot
	Upgrades   []srcUpgrade
	Conditions []srcCondition
	Devices    []srcDevice
	Remotes    []srcRemote
	Obstacles  []srcObstacle
	Damage     []srcDamage

	Environments []srcEnvironment
	QuickBuilds  []srcQuickBuild
	Scenarios    []srcScenario
}

type srcAction struct {
	Type       string     `json:"type"`
	Difficulty string     `json:"difficulty"`
	Linked     *srcAction `json:"linked"`
}

type srcAttack struct {
	Arc      string `json:"arc"`
	Value    int    `json:"value"`
	MinRange int    `json:"minrange"`
	MaxRange int    `json:"maxrange"`
	Ordnance bool   `json:"ordnance"`
}

type srcStats struct {
	Attacks         []srcAttack `json:"attacks"`
	Agility         int         `json:"agility"`
	Hull            int         `json:"hull"`
	Shields         int         `json:"shields"`
	Energy          int         `json:"energy"`
	EnergyRecovers  int         `json:"energyRecovers"`
	ShieldsRecovers int         `json:"shieldsRecovers"`
}

type srcCharges struct {
	Value    int      `json:"value"`
	Recovers int      `json:"recovers"`
	Side     []string `json:"side"`
}

type srcShip struct {
	XWS       string                 `json:"xws"`
	Name      string                 `json:"name"`
	Size      string                 `json:"size"`
	Factions  []string               `json:"factions"`
	Aliases   []string               `json:"aliases"`
	Dial      []string               `json:"dial"`
	Maneuvers []json.RawMessage      `json:"maneuvers"` // the dial again, decoded
	Stats     srcStats               `json:"stats"`
	Actions   []srcAction            `json:"actions"`
	Abilities []string               `json:"shipAbilities"`
	Rulesets  map[string]srcShipRule `json:"rulesets"`
}

type srcShipRule struct {
	Factions  []string `json:"factions"`
	Overrides map[string]struct {
		Stats srcStats `json:"stats"`
	} `json:"overrides"`
}

type srcPilot struct {
	XWS             string                  `json:"xws"`
	Name            string                  `json:"name"`
	Ship            string                  `json:"ship"`
	Faction         string                  `json:"faction"`
	Initiative      int                     `json:"initiative"`
	Engagement      *int                    `json:"engagement"` // huge ships only
	Limited         int                     `json:"limited"`
	Charges         *srcCharges             `json:"charges"`
	Force           *srcCharges             `json:"force"`
	ShipAbility     string                  `json:"shipAbility"`
	StatOverrides   *srcStats               `json:"statOverrides"`
	ActionOverrides []srcAction             `json:"actionOverrides"`
	Keywords        []string                `json:"keywords"`
	Conditions      []string                `json:"conditions"`
	HasAbility      bool                    `json:"hasAbility"`
	Corrected       json.RawMessage         `json:"corrected"` // provenance, not carried over
	Rulesets        map[string]srcPilotRule `json:"rulesets"`
}

type srcPilotRule struct {
	Cost            *int            `json:"cost"`
	Loadout         int             `json:"loadout"`
	Slots           []string        `json:"slots"`
	StandardLoadout []string        `json:"standardLoadout"`
	Formats         []string        `json:"formats"`
	MaxPerSquad     int             `json:"maxPerSquad"`
	Corrected       json.RawMessage `json:"corrected"` // provenance, not carried over
	Overrides       *srcPilotOver   `json:"overrides"`
}

type srcPilotOver struct {
	Ship            string          `json:"ship"`
	ShipAbility     string          `json:"shipAbility"`
	Keywords        []string        `json:"keywords"`
	Limited         *int            `json:"limited"`
	Charges         *srcCharges     `json:"charges"`
	StatOverrides   json.RawMessage `json:"statOverrides"`   // only null is known
	ActionOverrides json.RawMessage `json:"actionOverrides"` // null or a bar
}

type srcUpgrade struct {
	XWS          string                    `json:"xws"`
	Name         string                    `json:"name"`
	Limited      int                       `json:"limited"`
	Slots        []string                  `json:"slots"`
	SideCount    int                       `json:"sideCount"`
	Sides        []srcSide                 `json:"sides"`
	Restrictions []map[string]any          `json:"restrictions"`
	Rulesets     map[string]srcUpgradeRule `json:"rulesets"`
}

type srcSide struct {
	Title       string      `json:"title"`
	Type        string      `json:"type"`
	Slots       []string    `json:"slots"`
	HasAbility  bool        `json:"hasAbility"`
	Charges     *srcCharges `json:"charges"`
	Force       *srcCharges `json:"force"`
	Attack      *srcAttack  `json:"attack"`
	Device      string      `json:"device"`
	Grants      []srcGrant  `json:"grants"`
	Actions     []srcAction `json:"actions"`
	Conditions  []string    `json:"conditions"`
	ShipAbility string      `json:"shipAbility"`
}

type srcGrant struct {
	Type   string          `json:"type"`
	Value  json.RawMessage `json:"value"`
	Amount int             `json:"amount"`
	Arc    string          `json:"arc"`
}

type srcUpgradeRule struct {
	Cost                *srcCost        `json:"cost"`
	Formats             []string        `json:"formats"`
	StandardLoadoutOnly bool            `json:"standardLoadoutOnly"`
	MaxPerSquad         int             `json:"maxPerSquad"`
	Corrected           json.RawMessage `json:"corrected"`
	Overrides           *struct {
		Restrictions []map[string]any             `json:"restrictions"`
		Sides        []map[string]json.RawMessage `json:"sides"`
	} `json:"overrides"`
}

// srcCost is a number, or a table of costs by a base value of the ship.
type srcCost struct {
	Fixed    int
	Variable string
	Values   map[string]int
}

func (c *srcCost) UnmarshalJSON(data []byte) error {
	if len(data) > 0 && data[0] != '{' {
		return json.Unmarshal(data, &c.Fixed)
	}
	var table struct {
		Variable string         `json:"variable"`
		Values   map[string]int `json:"values"`
	}
	if err := json.Unmarshal(data, &table); err != nil {
		return err
	}
	c.Variable, c.Values = table.Variable, table.Values
	return nil
}

type srcCondition struct {
	XWS        string   `json:"xws"`
	Name       string   `json:"name"`
	Limited    int      `json:"limited"`
	HasAbility bool     `json:"hasAbility"`
	Rulesets   []string `json:"rulesets"`
	Pilots     []string `json:"pilots"`
	Upgrades   []string `json:"upgrades"`
}

type srcDevice struct {
	Name     string   `json:"name"`
	Type     string   `json:"type"`
	Upgrades []string `json:"upgrades"`
	Rulesets []string `json:"rulesets"`
	Note     string   `json:"note"` // provenance, not carried over
}

type srcRemote struct {
	Name       string      `json:"name"`
	Initiative int         `json:"initiative"`
	Agility    int         `json:"agility"`
	Hull       int         `json:"hull"`
	Attacks    []srcAttack `json:"attacks"`
	Charges    *srcCharges `json:"charges"`
	Upgrades   []string    `json:"upgrades"`
	Note       string      `json:"note"`
	Rulesets   map[string]struct {
		Overrides *struct {
			Agility *int `json:"agility"`
		} `json:"overrides"`
	} `json:"rulesets"`
}

type srcObstacle struct {
	XWS      string   `json:"xws"`
	Name     string   `json:"name"`
	Type     string   `json:"type"`
	Origin   string   `json:"origin"`
	Products []string `json:"products"`
	Upgrade  string   `json:"upgrade"`
}

type srcDamage struct {
	Deck   string `json:"deck"`
	Name   string `json:"name"`
	Type   string `json:"type"`
	Copies int    `json:"copies"`
}

type srcEnvironment struct {
	XWS     string `json:"xws"`
	Name    string `json:"name"`
	Product string `json:"product"`
}

type srcQuickBuild struct {
	Faction string `json:"faction"`
	Threat  int    `json:"threat"`
	Pilots  []struct {
		XWS      string   `json:"xws"`
		Upgrades []string `json:"upgrades"`
	} `json:"pilots"`
}

type srcScenario struct {
	Name     string         `json:"name"`
	Rulesets []string       `json:"rulesets"`
	Markers  map[string]int `json:"markers"` // null where no source counts them
	AMG25    *struct {
		MissionPointTarget int `json:"missionPointTarget"`
		RoundLimit         int `json:"roundLimit"`
	} `json:"amg25"`
}

func load(dir string) (*source, error) {
	s := &source{}
	err := readAll(dir, map[string]any{
		"ships": &s.Ships, "pilots": &s.Pilots, "upgrades": &s.Upgrades,
		"conditions": &s.Conditions, "devices": &s.Devices, "remotes": &s.Remotes,
		"obstacles": &s.Obstacles, "damage-decks": &s.Damage,
		"environments": &s.Environments, "quick-builds": &s.QuickBuilds, "scenarios": &s.Scenarios,
	})
	return s, err
}
