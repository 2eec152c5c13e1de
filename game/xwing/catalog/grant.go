package catalog

import (
	"fmt"
	"strconv"
	"strings"

	"xwing/internal/facts"
)

// GrantKind says what an upgrade adds to its ship.
type GrantKind uint8

// The kinds of grants.
const (
	GrantSlot     GrantKind = iota + 1 // icons of the upgrade bar, or fewer
	GrantStat                          // attack, agility, hull, shields, energy, initiative
	GrantAction                        // an icon of the action bar
	GrantForce                         // Force capacity, and a side of the Force
	GrantArc                           // an arc indicator
	GrantDiscount                      // upgrades of a type, or all, cost less, but not less than 0
	GrantTreat                         // icons of the upgrade bar may be treated as others
)

var grantIDs = []string{"", "slot", "stat", "action", "force", "arc", "discount", "treat"}

func (k GrantKind) String() string { return facts.EnumString(grantIDs, k) }

// Stat names a value of the stat line.
type Stat string

// The stats that upgrades change.
const (
	AttackStat  Stat = "attack"
	AgilityStat Stat = "agility"
	HullStat    Stat = "hull"
	ShieldsStat Stat = "shields"
	EnergyStat  Stat = "energy" // huge ships

	InitiativeStat Stat = "initiative" // in first edition the pilot skill
)

// Grant is one thing that an upgrade adds to its ship.
type Grant struct {
	Kind   GrantKind
	Slot   UpgradeType   // GrantSlot, GrantTreat; GrantDiscount, none: every type
	Or     []UpgradeType `json:",omitempty"` // GrantSlot: its player chooses among these, too; GrantTreat: as what
	UpTo   int           `json:",omitempty"` // GrantSlot: for cards that cost at most that; 0: for all
	Unique bool          `json:",omitempty"` // GrantSlot: for unique cards only
	Stat   Stat          // GrantStat
	Arc    ArcKind       // GrantArc; of an attack value: that weapon
	Action BarAction     // GrantAction
	Sides  []ForceSide   // GrantForce
	Amount int           // GrantSlot, GrantStat, GrantForce, GrantDiscount
}

// UnmarshalText reads the codes of the facts: "slot crew +1", "stat hull -2", "stat attack front +1",
// "action red boost", "force +1 dark", "arc singleturret"; "slot crew +2 upto 4", "slot salvaged-astromech +1 unique",
// "slot cannon|torpedo +1", "discount sensor +4", "discount any +1", "treat hardpoint torpedo|missile".
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
	if g.Kind, err = facts.ParseEnum[GrantKind]("grant", grantIDs, kind); err != nil {
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
			s, err := facts.ParseEnum[ForceSide]("side of the Force", forceSideIDs, side)
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
	switch g.Kind {
	case GrantTreat:
		err = g.treat(words[0], words[1])
		return g, err
	case GrantSlot, GrantDiscount:
		err = g.slot(words)
		return g, err
	}
	if g.Amount, err = strconv.Atoi(words[len(words)-1]); err != nil {
		return g, err
	}
	g.Stat = Stat(words[0])
	switch g.Stat {
	case AttackStat, AgilityStat, HullStat, ShieldsStat, EnergyStat, InitiativeStat:
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

// treat reads which slot counts as which others.
func (g *Grant) treat(slot, as string) (err error) {
	if g.Slot, err = ParseUpgradeType(slot); err != nil {
		return err
	}
	for _, id := range strings.Split(as, "|") {
		other, err := ParseUpgradeType(id)
		if err != nil {
			return err
		}
		g.Or = append(g.Or, other)
	}
	return nil
}

// slot reads which slots and how many, then for which cards.
func (g *Grant) slot(words []string) (err error) {
	if g.Kind == GrantSlot || words[0] != "any" {
		for i, id := range strings.Split(words[0], "|") {
			t, err := ParseUpgradeType(id)
			if err != nil {
				return err
			}
			if g.Or = append(g.Or, t); i == 0 {
				g.Slot, g.Or = t, nil
			}
		}
	}
	if g.Amount, err = strconv.Atoi(words[1]); err != nil {
		return err
	}
	switch more := words[2:]; {
	case len(more) == 0:
		return nil
	case len(more) == 1 && more[0] == "unique":
		g.Unique = true
		return nil
	case len(more) == 2 && more[0] == "upto":
		g.UpTo, err = strconv.Atoi(more[1])
		return err
	}
	return fmt.Errorf("want nothing more, \"unique\", or \"upto\" and a cost")
}
