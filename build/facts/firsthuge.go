package main

import (
	"encoding/json"
	"fmt"
	"strings"
)

// firstHuge is what the collection does not say of huge ships of first edition.
var firstHuge = map[string]struct {
	short   bool     // the shorter of the two bases
	section string   // of a ship with two cards
	joined  string   // the other of them
	arcs    []string // by which the weapons of its upgrades are fired
	attacks []string // the primary weapon, with its arc and range
	halves  int      // of epic points, where the collection has none
	attack  int      // of the primary weapon on the crippled side of the card
	energy  int      // that the crippled side can hold
}{
	"gr75mediumtransport": {short: true},
	"gozanticlasscruiser": {short: true},
	"croccruiser":         {short: true, halves: 4},
	"cr90corvettefore": {section: "fore", joined: "cr90corvetteaft", arcs: []string{"left", "right"},
		attacks: []string{"allround 4 3-5"}, attack: 2},
	"cr90corvetteaft":         {section: "aft", joined: "cr90corvettefore", arcs: []string{"left", "right"}, energy: 1},
	"raiderclasscorvettefore": {section: "fore", joined: "raiderclasscorvetteaft", attacks: []string{"front 4 2-4"}, attack: 2},
	"raiderclasscorvetteaft":  {section: "aft", joined: "raiderclasscorvettefore", arcs: []string{"left", "right"}, energy: 1},
}

// hugeManeuver is a maneuver of a huge ship's dial, spelt out.
type hugeManeuver struct {
	Speed      int    `json:"speed"`
	Bearing    string `json:"bearing"`
	Difficulty string `json:"difficulty"`
	EnergyGain int    `json:"energyGain"`
}

// firstHugeText writes what a huge ship has of its own: base and sections, its dial with the energy that each maneuver gives,
// the stat line of its card.
func firstHugeText(f *fields, s firstShip) error {
	own := firstHuge[s.XWS]
	f.flag("short", own.short)
	f.str("section", own.section)
	f.str("joined", own.joined)
	f.list("arcs", own.arcs)
	halves := own.halves
	if s.EpicPoints > 0 {
		halves = int(2 * s.EpicPoints)
	}
	f.num("epic_halves", halves)
	f.optional("crippled_attack", own.attack)
	f.optional("crippled_energy", own.energy)
	var maneuvers []hugeManeuver
	if err := json.Unmarshal(s.Maneuvers, &maneuvers); err != nil {
		return err
	}
	bearings := words{"bank-left": "B", "straight": "F", "bank-right": "N"}
	var dial, gains []string
	for _, m := range maneuvers {
		bearing, err := bearings.id(m.Bearing)
		if err != nil {
			return fmt.Errorf("maneuver %v: %w", m, err)
		}
		if m.Difficulty != "white" {
			return fmt.Errorf("maneuver %v: all of huge ships are white", m)
		}
		dial = append(dial, fmt.Sprintf("%d%sW", m.Speed, bearing))
		gains = append(gains, fmt.Sprint(m.EnergyGain))
	}
	f.raw("dial", dialText(dial))
	f.raw("energy_gains", "["+strings.Join(gains, ", ")+"]")
	var stats fields
	stats.list("attacks", own.attacks)
	stats.num("agility", s.Agility)
	stats.num("hull", s.Hull)
	stats.num("shields", s.Shields)
	stats.num("energy", s.Energy)
	f.raw("stats", stats.inline())
	return nil
}
