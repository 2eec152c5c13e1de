package catalog

import (
	"fmt"
	"strconv"
	"strings"
)

// GrantKind says what an upgrade adds to its ship.
type GrantKind uint8

// The kinds of grants.
const (
	GrantSlot   GrantKind = iota + 1 // icons of the upgrade bar, or fewer
	GrantStat                        // attack, agility, hull, shields, energy
	GrantAction                      // an icon of the action bar
	GrantForce                       // Force capacity, and a side of the Force
	GrantArc                         // an arc indicator
)

var grantIDs = []string{"", "slot", "stat", "action", "force", "arc"}

func (k GrantKind) String() string { return enumString(grantIDs, k) }

// Stat names a value of the stat line.
type Stat string

// The stats that upgrades change.
const (
	AttackStat  Stat = "attack"
	AgilityStat Stat = "agility"
	HullStat    Stat = "hull"
	ShieldsStat Stat = "shields"
	EnergyStat  Stat = "energy" // huge ships
)

// Grant is one thing that an upgrade adds to its ship.
type Grant struct {
	Kind   GrantKind
	Slot   UpgradeType // GrantSlot
	Stat   Stat        // GrantStat
	Arc    ArcKind     // GrantArc; of an attack value: that weapon
	Action BarAction   // GrantAction
	Sides  []ForceSide // GrantForce
	Amount int         // GrantSlot, GrantStat, GrantForce
}

// UnmarshalText reads the codes of the facts: "slot crew +1", "stat hull -2", "stat attack front +1",
// "action red boost", "force +1 dark", "arc singleturret".
func (g *Grant) UnmarshalText(t []byte) error {
	parsed, err := parseGrant(string(t))
	if err != nil {
		return fmt.Errorf("grant %q: %w", t, err)
	}
	*g = parsed
	return nil
}

func parseGrant(code string) (g Grant, err error) {
	kind, rest, _ := strings.Cut(code, " ")
	if g.Kind, err = parseEnum[GrantKind]("grant", grantIDs, kind); err != nil {
		return g, err
	}
	words := strings.Fields(rest)
	switch g.Kind {
	case GrantAction:
		g.Action, err = ParseBarAction(rest)
		return g, err
	case GrantArc:
		g.Arc, err = ParseArcKind(rest)
		return g, err
	case GrantForce:
		if len(words) == 0 {
			return g, fmt.Errorf("want an amount")
		}
		for _, side := range words[1:] {
			s, err := parseEnum[ForceSide]("side of the Force", forceSideIDs, side)
			if err != nil {
				return g, err
			}
			g.Sides = append(g.Sides, s)
		}
		g.Amount, err = strconv.Atoi(words[0])
		return g, err
	}
	if len(words) < 2 {
		return g, fmt.Errorf("want a name and an amount")
	}
	if g.Amount, err = strconv.Atoi(words[len(words)-1]); err != nil {
		return g, err
	}
	if g.Kind == GrantSlot {
		g.Slot, err = ParseUpgradeType(words[0])
		return g, err
	}
	g.Stat = Stat(words[0])
	switch g.Stat {
	case AttackStat, AgilityStat, HullStat, ShieldsStat, EnergyStat:
	default:
		return g, fmt.Errorf("unknown stat %q", words[0])
	}
	if len(words) == 3 {
		g.Arc, err = ParseArcKind(words[1])
	}
	if (g.Stat == AttackStat) != (g.Arc != 0) && err == nil {
		err = fmt.Errorf("an attack value, and nothing else, has an arc")
	}
	return g, err
}
