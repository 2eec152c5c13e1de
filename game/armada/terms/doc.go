// Package terms puts into words what only Star Wars: Armada has: its cards, the faults of fleets and of their files. The
// sentences stand in assets/words/armada. It decides no rule.
package terms
