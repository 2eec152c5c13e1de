package pieces

import (
	"xwing/game/armada/catalog"
	"xwing/scene/draw"
)

// ShipPicture is the description in assets/ships of a chassis: those that X-Wing has, too, have one in common.
func ShipPicture(chassis string) string {
	switch chassis {
	case "cr90":
		return "cr90corelliancorvette"
	case "gozanti-empire":
		return "gozanticlasscruiser"
	case "gr75":
		return "gr75mediumtransport"
	case "raider":
		return "raiderclasscorvette"
	}
	return "armada/" + chassis
}

// SquadronPicture is the description of what flies in a squadron, "" of what is unknown.
func SquadronPicture(chassis string) string {
	return map[string]string{
		"A-Wing": "rz1awing", "ARC-170": "arc170starfighter", "Aggressor Assault Fighter": "aggressorassaultfighter",
		"B-Wing": "asf01bwing", "BTL-B Y-Wing": "btlbywing", "Belbullab-22 Starfighter": "belbullab22starfighter",
		"Delta-7 Aethersprite": "delta7aethersprite", "Droid Tri-Fighter": "droidtrifighter", "E-Wing": "ewing",
		"Firespray-31": "firesprayclasspatrolcraft", "Modified Firespray-31": "firesprayclasspatrolcraft",
		"HWK-290": "hwk290lightfreighter", "Hyena-class Droid Bomber": "hyenaclassdroidbomber", "JumpMaster 5000": "jumpmaster5000",
		"Lambda-class Shuttle": "lambdaclasst4ashuttle", "Lancer-class Pursuit Craft": "lancerclasspursuitcraft",
		"Mandalorian Gauntlet Fighter": "gauntletfighter", "Scurrg H-6 Bomber": "scurrgh6bomber", "TIE Advanced": "tieadvancedx1",
		"TIE Bomber": "tiesabomber", "TIE Defender": "tieddefender", "TIE Fighter": "tielnfighter", "TIE Interceptor": "tieininterceptor",
		"TIE Phantom": "tiephphantom", "V-19 Torrent": "v19torrentstarfighter", "VCX-100": "vcx100lightfreighter",
		"VT-49 Decimator": "vt49decimator", "Vulture-class Droid Fighter": "vultureclassdroidfighter", "X-Wing": "t65xwing",
		"Y-Wing": "btla4ywing", "YT-1300": "modifiedyt1300lightfreighter", "YT-2400": "yt2400lightfreighter",
		"YV-666": "yv666lightfreighter", "Z-95 Headhunter": "z95af4headhunter",
	}[chassis]
}

// home is the faction whose paint a chassis has as it is described, 0 if only one flies it.
func home(chassis string) catalog.Faction {
	switch chassis {
	case "venator":
		return catalog.Republic
	case "victory", "Mandalorian Gauntlet Fighter":
		return catalog.Imperial
	case "providence-separatist":
		return catalog.Separatist
	}
	return 0
}

// livery is the paint of another faction that flies a chassis, transparent at home.
func livery(chassis string, f catalog.Faction) draw.Color {
	if h := home(chassis); h == 0 || h == f {
		return draw.Color{}
	}
	switch f {
	case catalog.Rebel:
		return draw.RGB(0xc0642e)
	case catalog.Republic:
		return draw.RGB(0x9a2f26)
	case catalog.Separatist:
		return draw.RGB(0x3f6190)
	}
	return draw.RGB(0x5d6873)
}
