package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// What is printed on cards of first edition and not, or otherwise, in the collection. Source: the cards' texts in
// reference/xwing-data, data/upgrades.json.

// cardGrants are what cards add to their ship and take from it, by the names of their sides.
var cardGrants = map[string][]string{
	`"Heavy Scyk" Interceptor`: {"slot cannon|torpedo|missile +1", "stat hull +1"},
	"Adaptability (+1)":        {"stat initiative +1"},
	"Adaptability (-1)":        {"stat initiative -1"},
	"Havoc":                    {"slot crew -1", "slot sensor +1", "slot salvaged-astromech +1 unique"},
	"Mist Hunter":              {"slot cannon +1", "action barrelroll"}, // for the Tractor Beam that it must have
	"Os-1 Arsenal Loadout":     {"slot torpedo +1", "slot missile +1"},
	"Punishing One":            {"stat attack front +1", "stat attack allround +1"},
	"Renegade Refit":           {"slot modification +1", "discount talent +1"},
	"Smuggling Compartment":    {"slot illicit +1", "slot modification +1 upto 3"},
	"StarViper Mk.II":          {"slot title +1"},
	"TIE Shuttle":              {"slot torpedo -2", "slot missile -2", "slot device -1", "slot crew +2 upto 4"},
	"TIE/x1":                   {"slot sensor +1", "discount sensor +4"},
	"Vaksai":                   {"slot modification +2", "discount any +1"},
}

// cardNeeds are the upgrades of which a card asks that its ship equips one.
var cardNeeds = map[string][]string{"misthunter": {"tractorbeam"}}

// mostCopies are the cards that a squad may have a few of only; source: the last FAQ, as builders apply it.
var mostCopies = map[string]int{"attannimindlink": 2}

// firstDevices are the tokens that upgrades put into play.
var firstDevices = map[string]string{
	"bombletgenerator": "bomblet", "clustermines": "clustermine", "connernet": "connernet", "ionbombs": "ionbomb",
	"protonbombs": "protonbomb", "proximitymines": "proximitymine", "seismiccharges": "seismiccharge",
	"thermaldetonators": "thermaldetonators",
}

var (
	// discarded are the weapons that the collection does not know to be discarded, unspent those of which it says
	// that they spend the lock.
	discarded = []string{"cruisemissiles", "harpoonmissiles", "homingmissiles", "scramblermissiles"}
	unspent   = []string{"ionpulsemissiles"}
	// anywhere are the weapons, beside turrets, that hit ships outside the firing arc.
	anywhere = []string{"hotshotblaster", "duallaserturret", "heavylaserturret"}
)

// twinLaser is the attack of the Twin Laser Turret, of which the collection has only the range.
var twinLaser = firstAttack{Value: 3, Range: "2-3"}

func firstAttackText(u firstUpgrade) (string, error) {
	a := u.Attack
	if u.XWS == "twinlaserturret" && a == nil && u.Range == twinLaser.Range {
		a = &twinLaser
	}
	if a == nil {
		if u.Range != "" {
			return "", fmt.Errorf("a range without an attack")
		}
		return "", nil
	}
	nearest, farthest, two := strings.Cut(a.Range, "-")
	if !two {
		farthest = nearest
	}
	least, err := strconv.Atoi(nearest)
	if err != nil {
		return "", err
	}
	most, err := strconv.Atoi(farthest)
	if err != nil {
		return "", err
	}
	needs, err := words{"": "", "Target Lock": "lock", "Focus": "focus", "Energy": ""}.id(a.Requires) // energy: huge ships
	if err != nil {
		return "", err
	}
	spends := (a.SpendsFocus || a.SpendsTargetLock) && !slices.Contains(unspent, u.XWS)
	if spends && needs == "" || a.SpendsFocus && needs != "focus" || a.SpendsTargetLock && needs != "lock" {
		return "", fmt.Errorf("an attack that needs %q and spends another thing", needs)
	}
	arc := "front"
	if u.Slot == "Turret" || slices.Contains(anywhere, u.XWS) {
		arc = "allround"
	}
	var f fields
	f.str("arc", arc)
	f.num("value", a.Value)
	f.num("min", least)
	f.num("max", most)
	f.flag("ordnance", true) // no secondary weapon has a range bonus (X10-RNG-009)
	f.str("needs", needs)
	f.flag("spends", spends)
	f.flag("discards", a.Discard || slices.Contains(discarded, u.XWS))
	return f.inline(), nil
}
