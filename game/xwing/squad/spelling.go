package squad

import (
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
)

// slotAliases are keys that builders write, or wrote, beside the ids of the upgrade types; those of the
// first edition among them. Blanks, hyphens and underscores do not count.
var slotAliases = map[string]string{
	"amd": "astromech", "samd": "astromech", "astromechdroid": "astromech", "salvagedastromech": "astromech",
	"ept": "talent", "elite": "talent", "elitepilottalent": "talent",
	"mod": "modification", "config": "configuration", "system": "sensor",
	"bomb": "device", "payload": "device", "force": "force-power", "forcepowerupgrade": "force-power",
	"relay": "tactical-relay",
}

// factionAliases are the names of the first edition, and short ones.
var factionAliases = map[string]catalog.Faction{
	"rebel": catalog.Rebel, "rebels": catalog.Rebel,
	"imperial": catalog.Imperial, "imperials": catalog.Imperial, "empire": catalog.Imperial,
	"scum": catalog.Scum, "republic": catalog.Republic,
	"separatist": catalog.Separatist, "separatists": catalog.Separatist, "cis": catalog.Separatist,
}

// firstShips are the ids that the first edition gave to the ship types which are called otherwise now.
var firstShips = map[string]string{
	"aggressor": "aggressorassaultfighter", "arc170": "arc170starfighter", "awing": "rz1awing",
	"bsf17bomber": "mg100starfortress", "bwing": "asf01bwing",
	"firespray31": "firesprayclasspatrolcraft", "hwk290": "hwk290lightfreighter", "kwing": "btls8kwing",
	"lambdaclassshuttle": "lambdaclasst4ashuttle", "protectoratestarfighter": "fangfighter",
	"quadjumper": "quadrijettransferspacetug",
	"starviper":  "starviperclassattackplatform", "tieadvanced": "tieadvancedx1", "tieadvprototype": "tieadvancedv1",
	"tieaggressor": "tieagaggressor", "tiebomber": "tiesabomber", "tiedefender": "tieddefender",
	"tiefighter": "tielnfighter", "tieinterceptor": "tieininterceptor", "tiephantom": "tiephphantom",
	"tiepunisher": "tiecapunisher", "tiesilencer": "tievnsilencer", "tiestriker": "tieskstriker",
	"uwing": "ut60duwing", "vcx100": "vcx100lightfreighter", "xwing": "t65xwing",
	"yt1300": "modifiedyt1300lightfreighter", "yt2400": "yt2400lightfreighter", "yv666": "yv666lightfreighter",
	"ywing": "btla4ywing", "z95headhunter": "z95af4headhunter",
	"cr90corvettefore": "cr90corelliancorvette", "cr90corvetteaft": "cr90corelliancorvette",
	"raiderclasscorvettefore": "raiderclasscorvette", "raiderclasscorvetteaft": "raiderclasscorvette",
}

// shipAliases are other ids of ship types in use.
var shipAliases = map[string]string{
	"mg100starfortresssf17": "mg100starfortress", "scavengedyt1300lightfreighter": "scavengedyt1300",
	"cr90corvette": "cr90corelliancorvette",

	// Of the first edition.
	"tieadvancedprototype": "tieadvprototype", "m3ascykinterceptor": "m3ainterceptor", "scykinterceptor": "m3ainterceptor",
	"lambdashuttle": "lambdaclassshuttle", "protectoratefighter": "protectoratestarfighter", "firespray": "firespray31",
	"kihraxz": "kihraxzfighter", "tiefo": "tiefofighter", "tiesf": "tiesffighter", "decimator": "vt49decimator",
	"upsilonshuttle": "upsilonclassshuttle", "jumpmaster": "jumpmaster5000",
}

// setNames are what players call the sets whose cards have ids of their own, and what these ids end in.
var setNames = map[string][]string{
	"boy": {"battleofyavin"}, "battleofyavin": {"battleofyavin"},
	"boe": {"battleoverendor"}, "battleoverendor": {"battleoverendor"},
	"soc": {"siegeofcoruscant"}, "siegeofcoruscant": {"siegeofcoruscant"},
	"hoh": {"swz68"}, "heraldsofhope": {"swz68"},
	"aad": {"armedanddangerous"}, "armedanddangerous": {"armedanddangerous"},
	"eod": {"evacuationofdqar"}, "evacuationofdqar": {"evacuationofdqar"},
	"ssp": {"swz105", "swz106"}, "pnp": {"pnp"}, "ssl": {"ssl"}, "wartime": {"wartime"},
}

// upgradeAliases are other spellings of upgrades whose names stayed nearly the same.
var upgradeAliases = map[string]string{
	"advancedprotontorpedoes": "advprotontorpedoes", "autoblaster": "autoblasters", "connernet": "connernets",
	"chopper-swx72": "chopper", "ghost-swx72": "ghost", "millenniumfalcon-swx57": "millenniumfalcon",
	"r2d2-swx22": "r2d2-crew", "millenniumfalconsegnorsloopversion": "millenniumfalcon-swx57",
}

// salvaged are the keys of the slot that first edition alone has; the second has its cards among the astromechs.
var salvaged = []string{"samd", "salvagedastromech"}

// plainKey is a key without what does not count.
func plainKey(key string) string {
	return strings.Map(func(r rune) rune {
		if r == '-' || r == ' ' || r == '_' {
			return -1
		}
		return r
	}, strings.ToLower(strings.TrimSpace(key)))
}

// slotKey is the canonical key of a slot: an upgrade type's id where the key means one, else the key.
func slotKey(key string, family catalog.Family) string {
	key = strings.ToLower(strings.TrimSpace(key))
	plain := plainKey(key)
	if family == catalog.XWing1 && slices.Contains(salvaged, plain) {
		return catalog.SalvagedAstromechSlot.String()
	}
	if alias, ok := slotAliases[plain]; ok {
		return alias
	}
	for t := catalog.AstromechSlot; t <= catalog.HyperdriveSlot; t++ {
		if id := t.String(); strings.HasPrefix(plain, id[:1]) && strings.ReplaceAll(id, "-", "") == plain {
			return t.String()
		}
	}
	return key
}

func isSlot(key string) bool {
	_, err := catalog.ParseUpgradeType(key)
	return err == nil
}

// hardpoint reports whether this is no upgrade but the slot that one builder let the ship ability Weapon
// Hardpoint choose.
func hardpoint(slot, id string) bool {
	return slot == catalog.HardpointSlot.String() &&
		slices.Contains([]string{"hardpointcannon", "hardpointtorpedo", "hardpointmissile"}, id)
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

// ParseFaction reads a faction's id in any spelling in use: "rebelalliance", "Rebel Alliance", "rebels".
func ParseFaction(id string) (catalog.Faction, error) {
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

// xwsID is an id as XWS writes it: of a printed name lower case letters, digits and hyphens stay. What
// has none of them is kept, so that an error can name it.
func xwsID(text string) string {
	parts := strings.Split(text, "-")
	for i, p := range parts {
		parts[i] = catalog.Slug(p)
	}
	if id := strings.Trim(strings.Join(parts, "-"), "-"); id != "" {
		return id
	}
	return strings.TrimSpace(text)
}
