package catalog

import (
	"cmp"
	"slices"
	"strings"

	"xwing/internal/spelling"
)

// ShipKind is a ship type among what a search finds, EnvironmentKind and ScenarioKind likewise.
const (
	ShipKind        = ShipAbility // the id of a ship type is no ability's here
	EnvironmentKind = Kind("environment")
	ScenarioKind    = Kind("scenario")
)

// kinds is the order in which a search tells what it finds.
var kinds = []Kind{ShipKind, PilotCard, UpgradeCard, ConditionCard, DeviceKind, RemoteKind, ObstacleKind,
	DamageKind, EnvironmentKind, ScenarioKind}

// Found is something a search found.
type Found struct {
	Kind  Kind
	ID    string
	Name  string
	ByID  bool // the search was for its id
	Exact bool // the search was for its id or its name

	rank   int
	others []string // further words it is found by
}

// Search finds what has all the words in its id, its name, or what it is known by: ship, faction, keywords,
// upgrade types; or the initials of its name. Case, diacritics and punctuation do not matter. The best come first. With a points list, only
// what is in it; "" for everything.
func (c *Catalog) Search(query string, r Ruleset) []Found {
	whole, words := spelling.Fold(query), spelling.Words(query)
	if whole == "" {
		return nil
	}
	var hits []Found
	for _, f := range c.everything(r) {
		if f.rank = f.match(whole, words); f.rank < 0 {
			continue
		}
		if f.ByID = strings.EqualFold(strings.TrimSpace(query), f.ID); f.ByID {
			f.rank = rankID
		}
		f.Exact = f.rank <= rankName
		hits = append(hits, f)
	}
	slices.SortStableFunc(hits, func(a, b Found) int {
		return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(slices.Index(kinds, a.Kind), slices.Index(kinds, b.Kind)),
			cmp.Compare(a.Name, b.Name), cmp.Compare(a.ID, b.ID))
	})
	return hits
}

// How well something is found, the best first.
const (
	rankID = iota
	rankName
	rankStart    // the name begins with it
	rankInitials // the words of the name begin with its letters
	rankWords    // each word begins a word of the name
	rankWithin   // each word is in the name or the id
	rankOther    // likewise, or in what it is known by
)

// match is the rank, or -1.
func (f *Found) match(whole string, words []string) int {
	name, id := spelling.Fold(f.Name), spelling.Fold(f.ID)
	switch {
	case whole == id, whole == name:
		return rankName
	case strings.HasPrefix(name, whole):
		return rankStart
	}
	nameWords, rank := spelling.Words(f.Name), rankWords
	for _, parts := range [][]string{nameWords, spelling.Words(strings.ReplaceAll(f.Name, "-", " "))} {
		if len(parts) > 1 && whole == initials(parts) {
			return rankInitials
		}
	}
	for _, w := range words {
		switch {
		case slices.ContainsFunc(nameWords, func(n string) bool { return strings.HasPrefix(n, w) }):
		case strings.Contains(name, w), strings.Contains(id, w):
			rank = max(rank, rankWithin)
		case slices.ContainsFunc(f.others, func(o string) bool { return strings.Contains(spelling.Fold(o), w) }):
			rank = rankOther
		default:
			return -1
		}
	}
	return rank
}

// initials is how players shorten a long name: HLC, FCS.
func initials(words []string) string {
	var b strings.Builder
	for _, w := range words {
		for _, first := range w {
			b.WriteRune(first)
			break
		}
	}
	return b.String()
}

// everything lists all that can be found, with the points list or without one.
func (c *Catalog) everything(r Ruleset) []Found {
	var all []Found
	add := func(in bool, k Kind, id, name string, others ...string) {
		if in || r == "" {
			all = append(all, Found{Kind: k, ID: id, Name: name, others: others})
		}
	}
	for _, s := range c.Ships() {
		add(s.inList(r), ShipKind, s.XWS, s.Name, slices.Concat(names(s.Factions), s.Aliases, []string{s.Class.String()})...)
	}
	for _, p := range c.Pilots() {
		card, in := p.In(r)
		ship, _ := c.Ship(card.Ship)
		others := append([]string{p.Faction.String()}, card.Keywords...)
		if ship != nil {
			others = append(others, ship.Name)
		}
		add(in, PilotCard, p.XWS, p.Name, others...)
	}
	for _, u := range c.Upgrades() {
		_, in := u.Rules(r)
		others := names(u.Slots)
		for _, side := range u.Sides {
			others = append(others, side.Title)
		}
		for _, x := range u.Restrictions {
			others = append(others, slices.Concat(names(x.Factions), x.Keywords, x.Ships)...)
		}
		add(in, UpgradeCard, u.XWS, u.Name, others...)
	}
	for _, x := range c.Conditions() {
		add(x.In(r), ConditionCard, x.XWS, x.Name)
	}
	for _, d := range c.Devices() {
		add(d.In(r), DeviceKind, d.ID, d.Name, names(d.Types)...)
	}
	for _, m := range c.Remotes() {
		_, in := m.In(r)
		add(in, RemoteKind, m.ID, m.Name)
	}
	for _, o := range c.Obstacles() {
		add(true, ObstacleKind, o.ID, o.Name, o.Type.String())
	}
	for _, d := range c.DamageDeck() {
		add(true, DamageKind, d.ID, d.Title, d.Trait.String())
	}
	for _, e := range c.Environments() {
		add(true, EnvironmentKind, e.XWS, e.Name)
	}
	for _, s := range c.Scenarios() {
		_, in := s.Rules(r)
		add(in, ScenarioKind, s.ID, s.Name)
	}
	return all
}

// inList reports whether any faction may field the ship type.
func (s *Ship) inList(r Ruleset) bool {
	return slices.ContainsFunc(s.pilots, func(p *Pilot) bool { _, ok := p.Rules(r); return ok })
}

func names[T interface{ String() string }](values []T) []string {
	out := make([]string, len(values))
	for i, v := range values {
		out[i] = v.String()
	}
	return out
}
