package xwing

import (
	"slices"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// Barrel is a weapon of a ship through one of its arcs.
type Barrel struct {
	Weapon board.Weapon // with the ranges that it has through that arc
	Arc    gauge.Arc
	Dice   [gauge.Beyond]int // attack dice of its value and range bonus, by attack range; 0 where it does not reach
}

// Barrels returns the weapons of a ship as they are now, by their arcs, with the range that the ship may give them.
// Of one whose card has "Bonus Attack:" headers the value is that of the card.
func (s *State) Barrels(id board.ShipID) []Barrel {
	var out []Barrel
	add := func(w board.Weapon) {
		for _, arc := range s.arcsOf(id, w) {
			out = append(out, Barrel{w, arc, s.diceByRange(w)})
		}
	}
	for _, w := range s.Weapons(id) {
		w = s.widened(id, w)
		add(w)
		if s.turnsRound(id, w) {
			add(s.turnedRound(id, w))
		}
	}
	return out
}

// diceByRange is how many attack dice a weapon's value and range bonus are, 0 where it does not reach.
func (s *State) diceByRange(w board.Weapon) (dice [gauge.Beyond]int) {
	e := s.rules.Edition
	for r := range dice {
		at := s.nearestRange(gauge.Range(r))
		if at < w.Min || at > w.Max {
			continue
		}
		dice[r] = w.Value
		a := board.Attack{Weapon: w, Range: at}
		if a.CloseRange() && at >= e.RangeBonus.Nearest && !(e.RangeBonus.PrimaryOnly && w.Special) {
			dice[r]++
		}
		if e.Dice.Most > 0 {
			dice[r] = min(dice[r], e.Dice.Most)
		}
	}
	return dice
}

// Maneuvers returns those that a ship could execute by a dial that nobody knows: of its dial those that may be set and that
// it is not too stressed for, or the ion maneuver where ionized ships have no dial; none for a ship that follows another.
func (s *State) Maneuvers(id board.ShipID) []catalog.Maneuver {
	t := &Table{State: s}
	if s.Ionized(id) && !s.rules.Edition.Ion.ByDial {
		return []catalog.Maneuver{s.IonManeuver()}
	}
	return slices.DeleteFunc(slices.Clone(s.Dial(id)), func(m catalog.Maneuver) bool {
		return t.forbidden(SettingDial, &Moment{Ship: id, Move: MomentMove{Maneuver: m}}) != nil ||
			t.rules.Edition.Stress.OpponentPicks && t.TooStressed(id, m)
	})
}
