package compare

import "math"

// What a bare die shows by chance: an attack die a hit or a crit, a defense die an evade.
const (
	hitShare   = 0.5
	evadeShare = 3.0 / 8
)

// Expected is the damage that bare attack dice do on the average against bare defense dice, in hits (Attack Dice, Defense Dice).
func Expected(attack, defense int) float64 {
	sum := 0.0
	for hits := 1; hits <= attack; hits++ {
		for evades := 0; evades < hits && evades <= defense; evades++ {
			sum += float64(hits-evades) * binomial(attack, hits, hitShare) * binomial(defense, evades, evadeShare)
		}
	}
	return sum
}

// binomial is how likely k of n dice show what each shows with chance p.
func binomial(n, k int, p float64) float64 {
	ways := 1.0
	for i := range k {
		ways = ways * float64(n-i) / float64(i+1)
	}
	return ways * math.Pow(p, float64(k)) * math.Pow(1-p, float64(n-k))
}
