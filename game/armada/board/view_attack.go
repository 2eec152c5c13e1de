package board

import (
	"slices"

	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// Die is a die of the attack under way.
type Die struct {
	Color catalog.Color
	Face  catalog.Face
	Fixed bool `json:",omitempty"` // it cannot be modified any more
	Set   bool `json:",omitempty"` // it cannot be rerolled or changed
}

// AttackKind says what kind of attack it is.
type AttackKind string

// The kinds of attacks.
const (
	NormalAttack   AttackKind = "attack"
	CounterAttack  AttackKind = "counter"
	SalvoAttack    AttackKind = "salvo"
	SnipeAttack    AttackKind = "snipe"
	IgnitionAttack AttackKind = "ignition"
)

// Attack is the attack under way.
type Attack struct {
	Kind       AttackKind
	Attacker   string     // a piece: ship, squadron or obstacle; "" an attack that is nobody's
	From       gauge.Zone // the attacking hull zone; 0 of what has none
	Defender   string
	At         gauge.Zone // the defending hull zone; 0 of what has none
	Range      gauge.Range
	Obstructed bool
	Dice       []Die
	Locked     []int // defense tokens of the defender that accuracy icons were spent on, by index
	Spent      []int // and those that were spent
	Damage     int   // once it is totaled
	Redirected []Redirection
}

// Redirection is damage taken by another hull zone than the defending one.
type Redirection struct {
	Zone gauge.Zone
	N    int
}

func (a *Attack) clone() *Attack {
	if a == nil {
		return nil
	}
	c := *a
	c.Dice, c.Locked, c.Spent, c.Redirected = slices.Clone(a.Dice), slices.Clone(a.Locked), slices.Clone(a.Spent),
		slices.Clone(a.Redirected)
	return &c
}
