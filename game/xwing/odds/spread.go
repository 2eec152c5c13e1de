package odds

// MostDamage is the most damage that is told apart: what is more counts as so much.
const MostDamage = 15

// Spread is what an attack comes to, each with how likely it is.
type Spread struct {
	Damage [MostDamage + 1]float64 // in all, from 0 on
	Hit    float64                 // that any damage is suffered
	Crit   float64                 // that any crit damage is dealt to the hull
	Strip  float64                 // that no shields are left
	Kill   float64                 // that as many damage cards as the hull has points are dealt
}

// Mean is the damage on average.
func (s *Spread) Mean() (mean float64) {
	for n, p := range s.Damage {
		mean += float64(n) * p
	}
	return mean
}

// add adds another with a weight.
func (s *Spread) add(o *Spread, weight float64) {
	for n := range s.Damage {
		s.Damage[n] += weight * o.Damage[n]
	}
	s.Hit += weight * o.Hit
	s.Crit += weight * o.Crit
	s.Strip += weight * o.Strip
	s.Kill += weight * o.Kill
}

// target is what of the defender decides what damage does to it.
type target struct{ shields, hull int }

// suffers is the Spread of so much damage for sure.
func (t target) suffers(hits, crits, bypasses int) Spread {
	var s Spread
	all := hits + crits
	s.Damage[min(all, MostDamage)] = 1
	onShields := min(t.shields, all-bypasses)
	s.Hit = chance(all > 0)
	s.Crit = chance(crits > 0 && (bypasses > 0 || all-onShields > 0))
	s.Strip = chance(onShields == t.shields)
	s.Kill = chance(all-onShields >= t.hull)
	return s
}

func chance(sure bool) float64 {
	if sure {
		return 1
	}
	return 0
}
