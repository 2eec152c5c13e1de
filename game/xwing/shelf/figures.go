package shelf

import (
	"slices"

	"xwing/game/xwing/catalog"
)

// What figures are of.
const (
	Initiative = "initiative"
	Points     = "points" // Of is the id of a points list
	Loadout    = "loadout"
	Attack     = "attack" // Of is the id of an arc
	Agility    = "agility"
	Hull       = "hull"
	Shields    = "shields"
	Charges    = "charges"
	Force      = "force"
	Slots      = "slots"     // Of is the id of an upgrade type
	Actions    = "actions"   // Of is the id of an action
	Maneuvers  = "maneuvers" // Of is the id of a difficulty
	Reach      = "reach"     // the farthest range of an attack
)

// Figure is a number of a card.
type Figure struct {
	What, Of string
	N        int
}

// Less reports whether less of it is better: points, red maneuvers.
func (f Figure) Less() bool {
	return f.What == Points || f.What == Maneuvers && f.Of == catalog.Red.String()
}

// Line is what two cards have of the same; -1 is nothing.
type Line struct {
	What, Of string
	N        [2]int
	Better   int // the place of the card that has the better of it; -1: neither
}

// Compare is what sets two cards apart: the numbers in which they differ, as their points lists have them.
func (s *Shelf) Compare(a, b Row) []Line {
	one, other := s.Figures(a), s.Figures(b)
	var lines []Line
	put := func(f Figure) {
		l := Line{f.What, f.Of, [2]int{number(one, f), number(other, f)}, -1}
		if l.N[0] == l.N[1] || slices.ContainsFunc(lines, func(m Line) bool { return m.What == l.What && m.Of == l.Of }) {
			return
		}
		switch less := f.Less(); {
		case less && min(l.N[0], l.N[1]) < 0, // one is not in the list
			l.What == Maneuvers && l.Of == catalog.White.String(), l.What == Slots && a.Kind == catalog.UpgradeCard: // neither is better
		case (l.N[0] > l.N[1]) != less:
			l.Better = 0
		default:
			l.Better = 1
		}
		lines = append(lines, l)
	}
	for _, f := range one {
		put(f)
	}
	for _, f := range other {
		put(f)
	}
	slices.SortStableFunc(lines, func(x, y Line) int { return slices.Index(order, x.What) - slices.Index(order, y.What) })
	return lines
}

// order is the order of what figures are of.
var order = []string{Initiative, Points, Loadout, Attack, Reach, Agility, Hull, Shields, Charges, Force, Slots, Actions, Maneuvers}

// number is a figure's among others; -1 where there is none.
func number(all []Figure, of Figure) int {
	for _, f := range all {
		if f.What == of.What && f.Of == of.Of {
			return f.N
		}
	}
	return -1
}

// Figures are the numbers of a card as a points list has it, with its costs in all lists.
func (s *Shelf) Figures(r Row) []Figure {
	var all []Figure
	add := func(what, of string, n int) { all = append(all, Figure{what, of, n}) }
	for _, l := range s.InLists(r.Card) {
		if l.Priced && l.Card == r.Card {
			add(Points, string(l.List.ID), l.Cost)
		}
	}
	if r.Loadout >= 0 {
		add(Loadout, "", r.Loadout)
	}
	cat := s.Catalog(r.Card)
	switch r.Kind {
	case catalog.PilotCard:
		all = append(all, ofPilot(cat, r)...)
	case catalog.UpgradeCard:
		all = append(all, ofUpgrade(cat, r)...)
	default:
		for _, f := range []Figure{{Initiative, "", r.Initiative}, {Agility, "", r.Agility}, {Hull, "", r.Hull}} {
			if f.N >= 0 {
				all = append(all, f)
			}
		}
	}
	return all
}

// ofPilot are the numbers of a ship card and of its ship.
func ofPilot(cat *catalog.Catalog, r Row) []Figure {
	p, err := cat.Printed(r.List, r.ID)
	if err != nil {
		return nil
	}
	all := []Figure{{Initiative, "", p.Pilot.Initiative}, {Agility, "", p.Stats.Agility}, {Hull, "", p.Stats.Hull},
		{Shields, "", p.Stats.Shields}}
	count := func(what, of string, n int) {
		if i := slices.IndexFunc(all, func(f Figure) bool { return f.What == what && f.Of == of }); i >= 0 {
			all[i].N += n
			return
		}
		if n > 0 {
			all = append(all, Figure{what, of, n})
		}
	}
	for _, w := range p.Stats.Attacks {
		count(Attack, w.Arc.String(), w.Value)
	}
	count(Charges, "", p.Charges.Value)
	count(Force, "", p.Force.Value)
	for _, t := range p.Slots {
		count(Slots, t.String(), 1)
	}
	for _, a := range p.Actions {
		count(Actions, a.Type.String(), 1)
	}
	for _, m := range p.Ship.Dial {
		count(Maneuvers, m.Difficulty.String(), 1)
	}
	return all
}

// ofUpgrade are the numbers of an upgrade, of a dual card on both sides.
func ofUpgrade(cat *catalog.Catalog, r Row) []Figure {
	card, err := cat.Upgrade(r.ID)
	if err != nil {
		return nil
	}
	in, _ := card.In(r.List)
	var all []Figure
	for _, side := range in.Sides {
		if at := side.Attack; at != nil {
			all = append(all, Figure{Attack, at.Arc.String(), at.Value}, Figure{Reach, "", at.MaxRange})
		}
		if side.Charges.Value > 0 {
			all = append(all, Figure{Charges, "", side.Charges.Value})
		}
		if side.Force.Value > 0 {
			all = append(all, Figure{Force, "", side.Force.Value})
		}
		for _, g := range side.Grants {
			if g.Kind == catalog.GrantAction {
				all = append(all, Figure{Actions, g.Action.Type.String(), 1})
			}
		}
	}
	for _, t := range in.Slots {
		all = append(all, Figure{Slots, t.String(), 1})
	}
	return all
}
