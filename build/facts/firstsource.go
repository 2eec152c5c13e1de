package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// The collected JSON of first edition, field by field.

type firstSource struct {
	Ships      []firstShip
	Pilots     []firstPilot
	Upgrades   []firstUpgrade
	Conditions []firstCondition
	Damage     []firstDamage
}

type firstShip struct {
	XWS        string          `json:"xws"`
	Name       string          `json:"name"`
	Factions   []string        `json:"factions"`
	Size       string          `json:"size"`
	Attack     int             `json:"attack"`
	Agility    int             `json:"agility"`
	Hull       int             `json:"hull"`
	Shields    int             `json:"shields"`
	Actions    []string        `json:"actions"`
	FiringArcs []string        `json:"firingArcs"`
	Dial       []string        `json:"dial"`
	Maneuvers  json.RawMessage `json:"maneuvers"`  // the dial, spelt out
	Energy     int             `json:"energy"`     // of huge ships, like the next
	EpicPoints float64         `json:"epicPoints"` // of theirs, too
}

func (s firstShip) huge() bool { return s.Size == "huge" }

type firstPilot struct {
	XWS           string          `json:"xws"`
	ID            int             `json:"id"` // of the source
	Name          string          `json:"name"`
	Ship          string          `json:"ship"`
	Faction       string          `json:"faction"`
	PilotSkill    *int            `json:"pilotSkill"`
	Points        *int            `json:"points"`
	Slots         []string        `json:"slots"`
	Unique        bool            `json:"unique"`
	HasAbility    bool            `json:"hasAbility"`
	StatOverrides *firstStats     `json:"statOverrides"`
	PrimaryRange  json.RawMessage `json:"primaryRange"` // of huge ships
	Grants        []firstGrant    `json:"grants"`
	Conditions    []string        `json:"conditions"`
}

type firstStats struct {
	Attack  int `json:"attack"`
	Agility int `json:"agility"`
	Hull    int `json:"hull"`
	Shields int `json:"shields"`
}

type firstGrant struct {
	Type  string `json:"type"`
	Name  string `json:"name"`
	Value int    `json:"value"`
	Slot  string `json:"slot"`
}

type firstUpgrade struct {
	XWS          string             `json:"xws"`
	ID           int                `json:"id"`
	Name         string             `json:"name"`
	Slot         string             `json:"slot"`
	Points       int                `json:"points"`
	Unique       bool               `json:"unique"`
	Limited      bool               `json:"limited"`
	SquadLimited bool               `json:"squadLimited"`
	HasAbility   bool               `json:"hasAbility"`
	Attack       *firstAttack       `json:"attack"`
	Energy       int                `json:"energy"` // of huge ships
	Grants       []firstGrant       `json:"grants"`
	Restrictions *firstRestrictions `json:"restrictions"`
	AlsoOccupies []string           `json:"alsoOccupies"`
	RemovesSlots []string           `json:"removesSlots"`
	DualCardID   int                `json:"dualCardId"`
	BombToken    bool               `json:"bombToken"`
	Conditions   []string           `json:"conditions"`
	Range        string             `json:"range"` // of an attack without its value
}

type firstAttack struct {
	Value            int    `json:"value"`
	Range            string `json:"range"`
	Requires         string `json:"requires"`
	SpendsFocus      bool   `json:"spendsFocus"`
	SpendsTargetLock bool   `json:"spendsTargetLock"`
	Discard          bool   `json:"discard"`
}

type firstRestrictions struct {
	Factions        []string `json:"factions"`
	Ships           []string `json:"ships"`
	Sizes           []string `json:"sizes"`
	ActionBar       []string `json:"actionBar"`
	HullMax         *int     `json:"hullMax"`
	AgilityMax      *int     `json:"agilityMax"`
	ShieldsEqual    *int     `json:"shieldsEqual"`
	PilotSkillMin   *int     `json:"pilotSkillMin"`
	NoSlot          []string `json:"noSlot"`
	HasSlots        []string `json:"hasSlots"`
	OrSquadIncludes []string `json:"orSquadIncludes"`
}

type firstCondition struct {
	XWS        string `json:"xws"`
	Name       string `json:"name"`
	Unique     bool   `json:"unique"`
	HasAbility bool   `json:"hasAbility"`
}

type firstDamage struct {
	Deck    string `json:"deck"`
	Name    string `json:"name"`
	Type    string `json:"type"`
	Copies  int    `json:"copies"`
	Section string `json:"section"` // of huge ships
}

func loadFirst(dir string) (*firstSource, error) {
	s := &firstSource{}
	err := readAll(dir, map[string]any{
		"ships": &s.Ships, "pilots": &s.Pilots, "upgrades": &s.Upgrades, "conditions": &s.Conditions, "damage-decks": &s.Damage,
	})
	return s, err
}

// readAll decodes files of a folder strictly.
func readAll(dir string, files map[string]any) error {
	for name, into := range files {
		f, err := os.Open(filepath.Join(dir, name+".json"))
		if err != nil {
			return err
		}
		dec := json.NewDecoder(f)
		dec.DisallowUnknownFields()
		err = dec.Decode(into)
		f.Close()
		if err != nil {
			return fmt.Errorf("%s.json: %w", name, err)
		}
	}
	return nil
}

// pilotID is the id of a ship card. XWS gives one id to cards of a name on several ships and in several factions;
// those have the ship behind it, or where that is the same one the faction (docs/decisions/0025).
func (s *firstSource) pilotID(p firstPilot) string {
	ships, cards := map[string]int{}, 0
	for _, q := range s.Pilots {
		if q.XWS == p.XWS {
			ships[q.Ship]++
			cards++
		}
	}
	switch {
	case cards == 1:
		return p.XWS
	case len(ships) == cards:
		return p.XWS + "-" + p.Ship
	}
	return p.XWS + "-" + p.Faction
}

// pilots lists a ship type's cards by faction, best pilots first.
func (s *firstSource) pilots(ship string) []firstPilot {
	var pilots []firstPilot
	for _, p := range s.Pilots {
		if p.Ship == ship {
			pilots = append(pilots, p)
		}
	}
	skill := func(p firstPilot) int {
		if p.PilotSkill == nil {
			return -1
		}
		return *p.PilotSkill
	}
	slices.SortStableFunc(pilots, func(a, b firstPilot) int {
		if a.Faction != b.Faction {
			return strings.Compare(a.Faction, b.Faction)
		}
		if skill(a) != skill(b) {
			return skill(b) - skill(a)
		}
		return strings.Compare(a.XWS, b.XWS)
	})
	return pilots
}

// assigning lists the ids of the pilots and upgrades that assign a condition.
func (s *firstSource) assigning(condition string) (pilots, upgrades []string) {
	for _, p := range s.Pilots {
		if slices.Contains(p.Conditions, condition) {
			pilots = append(pilots, s.pilotID(p))
		}
	}
	for _, u := range s.Upgrades {
		if slices.Contains(u.Conditions, condition) {
			upgrades = append(upgrades, u.XWS)
		}
	}
	return pilots, upgrades
}

// conditionIDs are the ids of conditions by name.
func (s *firstSource) conditionIDs(names []string) ([]string, error) {
	ids := words{}
	for _, c := range s.Conditions {
		ids[c.Name] = c.XWS
	}
	return ids.ids(names)
}
