package pieces

import "xwing/game/xwing/catalog"

// likenesses are the pictures of the ship types of first edition, which has other ids for them.
var likenesses = map[string]string{
	"aggressor": "aggressorassaultfighter", "arc170": "arc170starfighter", "awing": "rz1awing", "bsf17bomber": "mg100starfortress",
	"bwing": "asf01bwing", "cr90corvetteaft": "cr90corelliancorvette", "cr90corvettefore": "cr90corelliancorvette",
	"firespray31": "firesprayclasspatrolcraft", "hwk290": "hwk290lightfreighter",
	"kwing": "btls8kwing", "lambdaclassshuttle": "lambdaclasst4ashuttle", "protectoratestarfighter": "fangfighter",
	"quadjumper": "quadrijettransferspacetug", "raiderclasscorvetteaft": "raiderclasscorvette",
	"raiderclasscorvettefore": "raiderclasscorvette", "starviper": "starviperclassattackplatform", "tieadvanced": "tieadvancedx1",
	"tieadvprototype": "tieadvancedv1", "tieaggressor": "tieagaggressor", "tiebomber": "tiesabomber", "tiedefender": "tieddefender",
	"tiefighter": "tielnfighter", "tieinterceptor": "tieininterceptor", "tiephantom": "tiephphantom", "tiepunisher": "tiecapunisher",
	"tiesilencer": "tievnsilencer", "tiestriker": "tieskstriker", "uwing": "ut60duwing", "vcx100": "vcx100lightfreighter",
	"xwing": "t65xwing", "yt1300": "modifiedyt1300lightfreighter", "yt2400": "yt2400lightfreighter", "yv666": "yv666lightfreighter",
	"ywing": "btla4ywing", "z95headhunter": "z95af4headhunter",
}

// Likeness is the ship type whose picture a ship type has: mostly its own.
func Likeness(chassis string) string {
	if like, ok := likenesses[chassis]; ok {
		return like
	}
	return chassis
}

// crafts are the remotes that have a picture of their own; all others are an eye on their token.
var crafts = map[string]bool{catalog.EvacuationShuttle: true}

// Craft reports whether a remote is painted as what it is, by the name of its kind.
func Craft(remote string) bool { return crafts[remote] }
