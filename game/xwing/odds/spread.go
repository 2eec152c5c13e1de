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

// tally is what an attack comes to, and in a volley also how the defender stands afterwards.
type tally struct {
	Spread
	kept float64              // tokens and Force that the defender has left, on average
	ends map[standing]float64 // nil of an attack by itself
}

// standing is what of a defender a later attack meets: what it may spend yet, and what it has suffered.
type standing struct {
	has            purse
	shields, cards int8 // lost, and dealt, since the first attack
}

// add adds another with a weight.
func (t *tally) add(o *tally, weight float64) {
	t.Spread.add(&o.Spread, weight)
	if o.ends == nil {
		return
	}
	t.kept += weight * o.kept
	if t.ends == nil {
		t.ends = map[standing]float64{}
	}
	for end, p := range o.ends {
		t.ends[end] += weight * p
	}
}

// target is what of the defender decides what damage does to it.
type target struct{ shields, hull int }

// loses is how many shields and damage cards so much damage costs.
func (t target) loses(damage, bypasses int) (shields, cards int) {
	shields = min(t.shields, damage-bypasses)
	return shields, damage - shields
}

// suffers is the Spread of so much damage for sure.
func (t target) suffers(hits, crits, bypasses int) Spread {
	var s Spread
	all := hits + crits
	s.Damage[min(all, MostDamage)] = 1
	shields, cards := t.loses(all, bypasses)
	s.Hit = chance(all > 0)
	s.Crit = chance(crits > 0 && (bypasses > 0 || cards > 0))
	s.Strip = chance(shields == t.shields)
	s.Kill = chance(cards >= t.hull)
	return s
}

func chance(sure bool) float64 {
	if sure {
		return 1
	}
	return 0
}
