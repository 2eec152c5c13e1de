package catalog

import (
	"fmt"
	"maps"
	"slices"
)

// PointsList is a list of points: what cards cost, which slots they have and in which formats they are legal.
type PointsList struct {
	ID         Ruleset
	Name       string // "FFG 2.0"
	Version    string
	Date       string // "2022-02-24"
	Edition    string // whose rules it is for: "2.0" or "2.5"
	Budget     int    // the squad point limit
	Loadout    bool   // upgrades are paid from each ship's loadout value
	LeastShips int    // in a squad; 0: no limit
	MostShips  int
	Formats    []string
	Budgets    map[string]int    // of formats that have another squad point limit
	Borrowed   map[string]string // by formats that no line names: the format whose cards are legal in them
	OfType     map[string]OfType // by formats that bound epic points and ships of one type
	Slots      []UpgradeType     // that every ship has beside those of its line
	File       string
	Own        bool // the player's, not built in

	base *PointsList // rows that are not here are there
	rows func() *listRows
}

// OfType is how much a squad may have of what is dear: epic points, and small and large ships of one type; 0: no limit.
type OfType struct {
	EpicHalves int // halves of an epic point
	Small      int
	Large      int
}

// listRows is what a list says about each card.
type listRows struct {
	ships      map[string]listRow[shipRules]
	pilots     map[string]listRow[PilotRules]
	upgrades   map[string]listRow[UpgradeRules]
	conditions map[string]listRow[struct{}]
	devices    map[string]listRow[struct{}]
	remotes    map[string]listRow[remoteRules]
	scenarios  map[string]listRow[ScenarioRules]
}

// listRow is one card's line; one that is removed hides the line of the base.
type listRow[T any] struct {
	is      T
	removed bool
	line    int
}

// lists are the points lists in force.
type lists struct {
	family Family // of the cards
	byID   map[Ruleset]*PointsList
	order  []*PointsList // those that are built in, then by id
}

func (l *lists) find(r Ruleset) *PointsList {
	if l == nil {
		return nil
	}
	return l.byID[r]
}

// row looks a card up in a list and in what it is based on.
func row[T any](l *PointsList, table func(*listRows) map[string]listRow[T], id string) (T, bool) {
	for ; l != nil; l = l.base {
		if r, ok := table(l.rows())[id]; ok {
			return r.is, !r.removed
		}
	}
	var none T
	return none, false
}

func shipTable(r *listRows) map[string]listRow[shipRules]         { return r.ships }
func pilotTable(r *listRows) map[string]listRow[PilotRules]       { return r.pilots }
func upgradeTable(r *listRows) map[string]listRow[UpgradeRules]   { return r.upgrades }
func conditionTable(r *listRows) map[string]listRow[struct{}]     { return r.conditions }
func deviceTable(r *listRows) map[string]listRow[struct{}]        { return r.devices }
func remoteTable(r *listRows) map[string]listRow[remoteRules]     { return r.remotes }
func scenarioTable(r *listRows) map[string]listRow[ScenarioRules] { return r.scenarios }

// HasFormat reports whether the list knows the format.
func (l *PointsList) HasFormat(format string) bool { return slices.Contains(l.Formats, format) }

// CardsIn is the format whose cards are legal in a format: mostly itself; ok is false where the list does not know it.
func (l *PointsList) CardsIn(format string) (cards string, ok bool) {
	if of, borrows := l.Borrowed[format]; borrows {
		return of, true
	}
	return format, l.HasFormat(format)
}

// AllFormats are the formats that squads can be made for, those without cards of their own among them.
func (l *PointsList) AllFormats() []string {
	return append(slices.Clone(l.Formats), slices.Sorted(maps.Keys(l.Borrowed))...)
}

// String is "FFG 2.0 (2.0 final, 2022-02-24)".
func (l *PointsList) String() string { return fmt.Sprintf("%s (%s, %s)", l.Name, l.Version, l.Date) }
