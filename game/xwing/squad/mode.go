package squad

import (
	"fmt"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// Mode is what a game mode asks of a squad (Game Mode, Squad Building).
type Mode struct {
	Ruleset     catalog.Ruleset // whose costs and slots
	Points      int             // the squad point limit; 0: none
	Format      string          // only cards legal in it; "": every card of the rule set
	MinShips    int             // 0: no limit
	MaxShips    int             // 0: no limit
	MixFactions bool            // ships of several factions in one squad
	Loadout     bool            // upgrades are paid from each ship's loadout value
	Quick       bool            // quick builds, see QuickMode: Points is the limit of threat
}

// ModeOf is the mode that a points list recommends: its budget, its number of ships, all of its cards. Of a
// list that the catalog does not have no card is legal.
func ModeOf(cat *catalog.Catalog, r catalog.Ruleset) Mode {
	l, err := cat.List(r)
	if err != nil {
		return Mode{Ruleset: r}
	}
	return Mode{Ruleset: r, Points: l.Budget, MinShips: l.LeastShips, MaxShips: l.MostShips, Loadout: l.Loadout}
}

// InFormat is the mode with the cards of one format of its points list, as in "hyperspace". The formats of
// 2.0 are those of its tournaments, which ask for two to eight ships where the rulebook asks for none;
// epic games have no limit of ours beyond the points.
func (m Mode) InFormat(cat *catalog.Catalog, format string) (Mode, error) {
	if format == "" {
		return m, nil
	}
	l, err := cat.List(m.Ruleset)
	if err != nil {
		return m, err
	}
	if !l.HasFormat(format) {
		return m, fmt.Errorf("unknown format %q of %s: one of %s", format, m.Ruleset, strings.Join(l.Formats, ", "))
	}
	m.Format = format
	if budget := l.Budgets[format]; budget > 0 {
		m.Points = budget
	}
	if format == "epic" {
		m.MinShips, m.MaxShips = 0, 0
	} else if m.MaxShips == 0 {
		m.MinShips, m.MaxShips = cat.ShipsInFormats()
	}
	return m, nil
}

// takes reports whether cards of these formats are legal. What is legal in no format is in no mode but quick builds.
func (m Mode) takes(formats []string) bool {
	if m.Format == "" {
		return len(formats) > 0 || m.Quick
	}
	return slices.Contains(formats, m.Format)
}

// Unspent is what a squad of that total leaves of the limit: in 2.0 its bid for first player, in 2.5 its
// deficit, with which the opponent begins (X25-DEF-001). Never below 0.
func (m Mode) Unspent(total int) int { return max(0, m.Points-total) }

// ledgers are where the rules of editions stand that go by their own name.
var ledgers = map[string]func() *rule.Ledger{"1": rule.First}

// ledger says where the rules of this mode stand: lists with loadout values are of 2.5.
func (m Mode) ledger(cat *catalog.Catalog) *rule.Ledger {
	if l, err := cat.List(m.Ruleset); err == nil && ledgers[l.Edition] != nil {
		return ledgers[l.Edition]()
	}
	if m.Loadout {
		return rule.LaterSecond()
	}
	return rule.Second()
}
