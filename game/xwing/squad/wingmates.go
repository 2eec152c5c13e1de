package squad

import (
	"slices"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// Unfit is why a ship may not join a wing.
type Unfit string

// The reasons, in the order in which they are looked for.
const (
	UnfitTaken  Unfit = "taken"  // it leads a wing, or flies in one
	UnfitSmall  Unfit = "small"  // it is not small
	UnfitType   Unfit = "type"   // the card takes no ships of its type
	UnfitSingle Unfit = "single" // the card takes one of its type, which there is
	UnfitAlike  Unfit = "alike"  // the card takes ships of one type, and the others are of another
	UnfitJunior Unfit = "junior" // its initiative is not below the leader's
	UnfitFull   Unfit = "full"   // the card takes no more
)

// Led is a wing that a card of a squad forms, flown or not (appendix Wings).
type Led struct {
	Leader int    // the place of its ship in the squad
	Card   string // XWS id
	Terms  *catalog.WingTerms
	Mates  []int // the places of the wingmates, by their numbers
}

// Led lists the wings that cards of the squad form, by the places of their leaders.
func (s Squad) Led(cat *catalog.Catalog) []Led {
	c := checker{squad: s, cat: cat}
	wings := s.Wings()
	var all []Led
	for i := range s.Pilots {
		xws, terms := c.formsWing(i)
		if terms == nil {
			continue
		}
		l := Led{Leader: i, Card: xws, Terms: terms}
		if at := slices.IndexFunc(wings, func(w Wing) bool { return w[0] == i }); at >= 0 {
			l.Mates = slices.Clone(wings[at][1:])
		}
		all = append(all, l)
	}
	return all
}

// TidyWings is the squad with such wings alone as its cards form, of ships that are there and fly in one of them.
func (s Squad) TidyWings(cat *catalog.Catalog) Squad {
	led, flown := s.Led(cat), map[int]bool{}
	for _, l := range led {
		flown[l.Leader] = true
	}
	tidy := s
	if len(s.Wings()) > 0 {
		tidy = s.WithWings()
	}
	for _, l := range led {
		l.Mates = slices.DeleteFunc(l.Mates, func(i int) bool {
			gone := i < 0 || i >= len(s.Pilots) || flown[i]
			flown[i] = true
			return gone
		})
		tidy = tidy.WithLed(l)
	}
	if slices.EqualFunc(tidy.Wings(), s.Wings(), slices.Equal[Wing]) {
		return s
	}
	return tidy
}

// WithLed is the squad with a wing flown by the mates that it names; without any it is not flown.
func (s Squad) WithLed(l Led) Squad {
	wings := slices.DeleteFunc(s.Wings(), func(w Wing) bool { return w[0] == l.Leader })
	if len(l.Mates) > 0 {
		wings = append(wings, append(Wing{l.Leader}, l.Mates...))
	}
	slices.SortFunc(wings, func(a, b Wing) int { return a[0] - b[0] })
	return s.WithWings(wings...)
}

// Unfit is why the ship in a place may not join a wing, beside the mates that it has; "" if it may.
func (s Squad) Unfit(cat *catalog.Catalog, mode Mode, l Led, i int) Unfit {
	return s.looked(cat, mode).unfit(l, i)
}

// looked is a checker that has looked up the ships.
func (s Squad) looked(cat *catalog.Catalog, mode Mode) *checker {
	c := &checker{squad: s, cat: cat, mode: mode, ledger: mode.ledger(cat)}
	for k := range s.Pilots {
		c.ship(k)
	}
	return c
}

// unfit is why the ship in a place may not join a wing; "" if it may.
func (c *checker) unfit(l Led, i int) Unfit {
	leader, ok := c.shipAt(l.Leader)
	mate, known := c.shipAt(i)
	if !ok || !known {
		return UnfitType
	}
	var types []string
	for _, k := range l.Mates {
		if other, ok := c.shipAt(k); ok {
			types = append(types, other.printed.Ship.XWS)
		}
	}
	switch {
	case c.flies(i):
		return UnfitTaken
	case mate.printed.Ship.Size != gauge.Small:
		return UnfitSmall
	}
	if why := against(l.Terms, leader, mate, types); why != "" {
		return why
	}
	if len(l.Mates) >= l.Terms.Most {
		return UnfitFull
	}
	return ""
}

// flies reports whether a ship leads a wing or flies in one.
func (c *checker) flies(i int) bool {
	_, terms := c.formsWing(i)
	return terms != nil || slices.ContainsFunc(c.squad.Wings(), func(w Wing) bool { return slices.Contains(w, i) })
}

// against is what the card of a leader has against a mate, beside others of these types; "" for nothing.
func against(terms *catalog.WingTerms, leader, mate ship, others []string) Unfit {
	chassis := mate.printed.Ship.XWS
	switch {
	case !terms.Takes(leader.printed.Ship.XWS, chassis, nil):
		return UnfitType
	case slices.Contains(terms.Single, chassis) && slices.Contains(others, chassis):
		return UnfitSingle
	case !terms.Takes(leader.printed.Ship.XWS, chassis, others):
		return UnfitAlike
	case terms.Junior && mate.printed.Pilot.Initiative >= leader.printed.Pilot.Initiative:
		return UnfitJunior
	}
	return ""
}
