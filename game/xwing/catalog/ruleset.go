package catalog

// Ruleset is the id of a points list: which costs count, which cards are legal. Printed values are shared,
// points are not. [Catalog.Lists] tells which there are; a player's own list may add to these.
type Ruleset string

// The lists that are built in.
const (
	FFG20 Ruleset = "ffg20" // 2.0, squads of 200 points
	AMG25 Ruleset = "amg25" // 2.5, squads of 20 points, each ship with a loadout value
	XWA   Ruleset = "xwa"   // community continuation of 2.5, 50 points
	X2PO  Ruleset = "x2po"  // community continuation of 2.0, 200 points
	FFG10 Ruleset = "ffg10" // first edition: what is printed on its cards, 100 points
)

// Rulesets lists those of the second edition that are built in, in their fixed order.
func Rulesets() []Ruleset { return []Ruleset{FFG20, AMG25, XWA, X2PO} }
