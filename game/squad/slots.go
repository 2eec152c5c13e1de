package squad

import (
	"slices"
	"strings"

	"xwing/game/catalog"
)

// slotAliases are keys that builders write beside the ids of the upgrade types; those of the first
// edition among them.
var slotAliases = map[string]string{
	"amd": "astromech", "samd": "astromech", "ept": "talent", "elite": "talent", "mod": "modification",
	"system": "sensor", "bomb": "device", "force": "force-power", "force-power-upgrade": "force-power",
	"relay": "tactical-relay", "config": "configuration", "payload": "device",
}

// slotKey is the canonical key of a slot: an upgrade type's id where the key means one, else the key.
func slotKey(key string) string {
	key = strings.ToLower(strings.TrimSpace(key))
	if alias, ok := slotAliases[key]; ok {
		return alias
	}
	plain := strings.NewReplacer("-", "", " ", "", "_", "").Replace(key)
	for t := catalog.AstromechSlot; t <= catalog.HyperdriveSlot; t++ {
		if strings.ReplaceAll(t.String(), "-", "") == plain {
			return t.String()
		}
	}
	return key
}

// slotOrder sorts keys by the order of the upgrade types, then by name.
func slotOrder(a, b string) int {
	ta, _ := catalog.ParseUpgradeType(a)
	tb, _ := catalog.ParseUpgradeType(b)
	if ta == tb {
		return strings.Compare(a, b)
	}
	// Unknown keys are type 0 and come last.
	return int(ta-1) - int(tb-1)
}

// factionAliases are the names of the first edition.
var factionAliases = map[string]catalog.Faction{
	"rebel": catalog.Rebel, "rebels": catalog.Rebel, "imperial": catalog.Imperial, "empire": catalog.Imperial,
	"imperials": catalog.Imperial, "scum": catalog.Scum, "republic": catalog.Republic,
	"separatist": catalog.Separatist, "separatists": catalog.Separatist,
}

func parseFaction(id string) (catalog.Faction, error) {
	plain := catalog.Slug(id)
	if f, ok := factionAliases[plain]; ok {
		return f, nil
	}
	f, err := catalog.ParseFaction(plain)
	if err != nil {
		_, err = catalog.ParseFaction(id) // the message with the id as written
	}
	return f, err
}

// hugeShips are the ship types that are not fielded (rulings 21, 34), so that they get a plain answer.
var hugeShips = []string{"cr90corelliancorvette", "croccruiser", "gozanticlasscruiser", "gr75mediumtransport",
	"raiderclasscorvette", "tridentclassassaultship"}

func huge(ship string) bool { return slices.Contains(hugeShips, ship) }
