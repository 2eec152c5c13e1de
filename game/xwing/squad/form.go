package squad

import (
	"encoding/json"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/internal/lenient"
)

// form is how XWS is written for a family: version 2 for the second edition, version 1 for the first.
type form struct {
	version  string // where a file named none
	pilot    string // the key of a ship card's id
	factions map[catalog.Faction]string
	slots    map[string]string // keys that differ from the ids of the upgrade types
	plain    bool              // ids of ship cards are written without the ship or faction behind them
}

var forms = map[catalog.Family]form{
	catalog.XWing2: {version: "2.0.0", pilot: "id"},
	catalog.XWing1: {version: "1.0.0", pilot: "name", plain: true,
		factions: map[catalog.Faction]string{catalog.Rebel: "rebel", catalog.Resistance: "rebel",
			catalog.Imperial: "imperial", catalog.FirstOrder: "imperial", catalog.Scum: "scum"},
		slots: map[string]string{"talent": "ept", "astromech": "amd", "salvaged-astromech": "samd", "sensor": "system",
			"device": "bomb", "modification": "mod"}},
}

// Family is the family whose cards the squad names: as far as its file tells, or that of the catalog in which Resolve
// has found them.
func (s Squad) Family() catalog.Family {
	if s.family == "" {
		return catalog.XWing2
	}
	return s.family
}

// as is the squad with ids of a family. A version of the format that the family does not have is not kept: it would
// be read as the other family's.
func (s Squad) as(family catalog.Family) Squad {
	if s.family = family; forms[family].plain && !early(s.version) {
		s.version = forms[family].version
	}
	return s
}

// faction is how the form writes a faction.
func (f form) faction(of catalog.Faction) string {
	if id := f.factions[of]; id != "" {
		return id
	}
	return of.String()
}

// slot is the key of a slot.
func (f form) slot(id string) string {
	if key := f.slots[id]; key != "" {
		return key
	}
	return id
}

// ids are how the form writes a ship card and its ship.
func (f form) ids(p SquadPilot) (card, ship string) {
	card, behind, _ := strings.Cut(p.Pilot, "-")
	if _, err := catalog.ParseFaction(behind); !f.plain || behind == "" || strings.HasPrefix(behind, "swx") {
		return p.Pilot, p.Ship // nothing is behind it, or the product, which belongs to the id
	} else if err == nil || p.Ship != "" {
		return card, p.Ship
	}
	return card, behind
}

// early reports whether a version of the format is of first edition's time.
func early(version string) bool {
	return strings.HasPrefix(version, "0.") || strings.HasPrefix(version, "1.")
}

// Slot keys and names of factions that only one edition has.
var (
	firstFactions = []string{"rebel", "rebels", "imperial", "empire", "scum"}

	firstSlots  = []string{"ept", "amd", "samd", "salvagedastromech", "elite"}
	secondSlots = []string{"talent", "sensor", "gunner", "forcepower", "force", "configuration", "config", "device", "tacticalrelay", "relay"}
)

// madeIn is the family of a squad file: the second edition's from version 2 of the format on, else the first's if the
// file has ships, slots or a faction that only that names so and nothing of the second edition; where it names an earlier version,
// one of both is enough.
func madeIn(file lenient.Object) catalog.Family {
	var version string
	_ = json.Unmarshal(file.Value("version"), &version) // a number is no version
	if version = strings.TrimSpace(version); version != "" && !early(version) {
		return catalog.XWing2
	}
	var faction string
	_ = json.Unmarshal(file.Value("faction"), &faction) // as with a ship
	first, second := slices.Contains(firstFactions, catalog.Slug(faction)), false
	for _, raw := range lenient.ParseList(file.Value("pilots")) {
		pilot, _ := lenient.ParseObject(raw)
		var ship string
		_ = json.Unmarshal(pilot.Value("ship"), &ship) // what is no text is refused where it is read
		first = first || firstShips[strings.ReplaceAll(xwsID(ship), "-", "")] != ""
		second = second || pilot.Value("id") != nil
		slots, _ := lenient.ParseObject(pilot.Value("upgrades"))
		for _, m := range slots {
			first = first || slices.Contains(firstSlots, plainKey(m.Key))
			second = second || slices.Contains(secondSlots, plainKey(m.Key))
		}
	}
	if first && !second || version != "" && (first || !second) {
		return catalog.XWing1
	}
	return catalog.XWing2
}
