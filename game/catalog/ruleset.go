package catalog

import (
	"fmt"
	"slices"
)

// Ruleset names a list of points and of legal cards. Printed values are shared, points are not.
type Ruleset string

// The rule sets of the second edition.
const (
	FFG20 Ruleset = "ffg20" // 2.0, squads of 200 points
	AMG25 Ruleset = "amg25" // 2.5, squads of 20 points, each ship with a loadout value
	XWA   Ruleset = "xwa"   // community continuation of 2.5, 50 points
	X2PO  Ruleset = "x2po"  // community continuation of 2.0, 200 points
)

// Rulesets lists the rule sets in their fixed order.
func Rulesets() []Ruleset { return []Ruleset{FFG20, AMG25, XWA, X2PO} }

// ParseRuleset reads a rule set's id.
func ParseRuleset(id string) (Ruleset, error) {
	if r := Ruleset(id); slices.Contains(Rulesets(), r) {
		return r, nil
	}
	return "", fmt.Errorf("unknown rule set %q: one of %v", id, Rulesets())
}
