// Package compare puts two squads side by side: what each costs, how much it takes and deals, which of their ships are the
// same, and what damage a weapon does by chance.
package compare

import (
	"cmp"
	"slices"
	"strings"

	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// Squad is what of a squad is compared.
type Squad struct {
	Points, Limit int // or threat
	Hull, Shields int
	Attack        int // the dice of the best primary weapon of each ship
	Least, Most   int // initiative
	Ships         []Ship
}

// Ship is a ship with its upgrades.
type Ship struct {
	Pilot      string // XWS id
	Type       string // XWS id; "": the card is not known
	Upgrades   []string
	Points     int // -1: not known
	Initiative int
	Agility    int
	Hull       int
	Shields    int
	Weapons    []Weapon
	Both       bool // the other squad has the same ship: see Differ
}

// Weapon is a primary weapon, or a special one of an upgrade.
type Weapon struct {
	Card     string // XWS id of the upgrade; "" for a primary weapon
	Arc      catalog.ArcKind
	Value    int
	Min, Max int
	Bonus    bool // attacks with it have range bonuses (Range Bonus chapter)
	far      int  // defense dice beyond range 3
}

// Of is what of a squad is compared, by the rules of its points list.
func Of(rules *xwing.Rules, mode squad.Mode, s squad.Squad) Squad {
	facts := rules.Catalog
	out := Squad{Points: s.KnownPoints(facts, mode.Ruleset), Limit: mode.Points}
	if mode.Quick {
		out.Points, _, _ = s.Threat(facts)
	}
	for i := range s.Pilots {
		ship := shipOf(rules, mode, s, i)
		out.Ships = append(out.Ships, ship)
		out.Hull += ship.Hull
		out.Shields += ship.Shields
		best := 0
		for _, w := range ship.Weapons {
			if w.Card == "" {
				best = max(best, w.Value)
			}
		}
		out.Attack += best
		if ship.Type == "" {
			continue
		}
		if out.Most == 0 && out.Least == 0 {
			out.Least = ship.Initiative
		}
		out.Least, out.Most = min(out.Least, ship.Initiative), max(out.Most, ship.Initiative)
	}
	return out
}

// shipOf is a ship of a squad.
func shipOf(rules *xwing.Rules, mode squad.Mode, s squad.Squad, i int) Ship {
	facts, p := rules.Catalog, s.Pilots[i]
	out := Ship{Pilot: p.Pilot, Upgrades: p.UpgradeIDs(), Points: -1}
	if n, err := s.PilotPoints(facts, mode.Ruleset, i); err == nil && !mode.Quick {
		out.Points = n
	}
	card, err := facts.Pilot(p.Pilot)
	if err != nil {
		return out
	}
	if own, _ := card.Rules(mode.Ruleset); len(out.Upgrades) == 0 && !mode.Quick {
		for _, e := range squad.Loadout(facts, own) {
			out.Upgrades = append(out.Upgrades, e.XWS)
		}
	}
	slices.Sort(out.Upgrades)
	known := slices.DeleteFunc(slices.Clone(out.Upgrades), func(id string) bool {
		_, err := facts.Upgrade(id)
		return err != nil
	})
	profile, err := facts.Profile(mode.Ruleset, p.Pilot, known...)
	if err != nil {
		return out
	}
	out.Type, out.Initiative = profile.Ship.XWS, profile.Pilot.Initiative
	out.Agility, out.Hull, out.Shields = profile.Stats.Agility, profile.Stats.Hull, profile.Stats.Shields
	out.Weapons = weapons(rules, profile, known)
	return out
}

// Primary is the best primary weapon of a ship; ok is false where it has none.
func Primary(rules *xwing.Rules, p catalog.Profile) (best Weapon, ok bool) {
	for _, w := range weapons(rules, p, nil) {
		if w.Value > best.Value {
			best, ok = w, true
		}
	}
	return best, ok
}

// weapons are the primary weapons of a ship, then those of its upgrades.
func weapons(rules *xwing.Rules, p catalog.Profile, upgrades []string) []Weapon {
	far := rules.Edition.Huge.FarDice
	var out []Weapon
	for _, w := range p.Stats.Weapons() {
		least, most := w.Min, w.Max
		if most == 0 {
			least, most = 1, 3
		}
		out = append(out, Weapon{Arc: w.Arc, Value: w.Value, Min: least, Max: most, Bonus: true, far: far})
	}
	for _, id := range upgrades {
		card, err := rules.Catalog.Upgrade(id)
		if err != nil {
			continue
		}
		for i := range card.Sides {
			if a := card.Sides[i].Attack; a != nil {
				out = append(out, Weapon{Card: id, Arc: a.Arc, Value: a.Value, Min: a.MinRange, Max: a.MaxRange,
					Bonus: !a.Ordnance && !rules.Edition.RangeBonus.PrimaryOnly, far: far})
				break
			}
		}
	}
	return out
}

// Dice are how many dice an attack at a range is rolled with against a ship, tokens and cards aside; ok is false where the
// weapon does not reach.
func (w Weapon) Dice(at int, on Ship) (attack, defense int, ok bool) {
	attack, defense = w.Value, on.Agility
	switch {
	case w.Bonus && at == 1:
		attack++
	case w.Bonus && at == 3:
		defense++
	case w.Bonus && at > 3:
		defense += w.far
	}
	return attack, defense, at >= w.Min && at <= w.Max && w.Value > 0
}

// Damage is what an attack does on the average with bare dice; ok is false where the weapon does not reach.
func (w Weapon) Damage(at int, on Ship) (damage float64, ok bool) {
	attack, defense, ok := w.Dice(at, on)
	if !ok {
		return 0, false
	}
	return Expected(attack, defense), true
}

// Differ marks the ships that both squads have, as often as both have them, and tells how many those are.
func Differ(a, b *Squad) (same int) {
	for i := range a.Ships {
		for k := range b.Ships {
			if other := &b.Ships[k]; !other.Both && a.Ships[i].key() == other.key() {
				a.Ships[i].Both, other.Both = true, true
				same++
				break
			}
		}
	}
	return same
}

// key tells ships apart.
func (s *Ship) key() string { return s.Pilot + " " + strings.Join(s.Upgrades, " ") }

// Arms are the weapons of a squad, of those that are alike one: primary weapons first, the stronger before the weaker.
func (s *Squad) Arms() []Weapon {
	var out []Weapon
	for i := range s.Ships {
		for _, w := range s.Ships[i].Weapons {
			if !slices.Contains(out, w) && w.Value > 0 {
				out = append(out, w)
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Weapon) int {
		return cmp.Or(strings.Compare(a.Card, b.Card), cmp.Compare(b.Value, a.Value), cmp.Compare(a.Arc, b.Arc))
	})
	return out
}

// Agilities are the agility values of a squad's ships, the best first.
func (s *Squad) Agilities() []int {
	var out []int
	for i := range s.Ships {
		if one := &s.Ships[i]; one.Type != "" && !slices.Contains(out, one.Agility) {
			out = append(out, one.Agility)
		}
	}
	slices.Sort(out)
	slices.Reverse(out)
	return out
}
