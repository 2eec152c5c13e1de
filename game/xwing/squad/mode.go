package squad

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// Epic is the format of epic games, in every points list that has it.
const Epic = "epic"

// How many obstacles a squad brings.
const (
	Obstacles     = 3
	EpicObstacles = 6 // in epic games
)

// Mode is what a game mode asks of a squad (Game Mode, Squad Building).
type Mode struct {
	Ruleset     catalog.Ruleset // whose costs and slots
	Points      int             // the squad point limit; 0: none
	Format      string          // only cards legal in it; "": every card of the rule set
	Cards       string          // the format that says which those are; "": Format itself
	OfType      catalog.OfType  // epic points, and ships of one type
	Epic        bool            // an epic game: see InFormat
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
// epic games have no limit of ours beyond the points or, of quick builds, the threat. Squads of them may have huge ships
// and what is equipped in epic games alone, each other ship has a command slot more, and six obstacles are brought
// (X25-EPC-001, 002, 005; RULINGS 62, 63). Those of first edition are bounded by epic points, too, and by how many ships
// of one type there are (X10-HUG-042).
func (m Mode) InFormat(cat *catalog.Catalog, format string) (Mode, error) {
	if format == "" {
		return m, nil
	}
	l, err := cat.List(m.Ruleset)
	if err != nil {
		return m, err
	}
	cards, ok := l.CardsIn(format)
	if !ok {
		return m, fmt.Errorf("unknown format %q of %s: one of %s", format, m.Ruleset, strings.Join(l.AllFormats(), ", "))
	}
	m.Epic = format == Epic || cards == Epic // team games, too
	if m.Quick && m.Epic {                   // whatever the builds have is legal
		m.Points = EpicThreat
		return m, nil
	}
	m.Format, m.Cards, m.OfType = format, cards, l.OfType[format]
	if budget := l.Budgets[format]; budget > 0 {
		m.Points = budget
	}
	if m.Epic {
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
	return slices.Contains(formats, cmp.Or(m.Cards, m.Format))
}

// holdsHuge reports whether a huge ship may be in the squad whose card is legal in these formats: in epic games, in others
// where a format of theirs lets it in (RULINGS 61).
func (m Mode) holdsHuge(formats []string) bool {
	return m.Epic || !m.Quick && slices.ContainsFunc(formats, func(f string) bool { return f != Epic })
}

// Obstacles is how many of them a squad brings at most (X20-SET-005, RULINGS 63).
func (m Mode) Obstacles() int {
	if m.Epic {
		return EpicObstacles
	}
	return Obstacles
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
