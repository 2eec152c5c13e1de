package board

import (
	"cmp"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// CloseRange reports whether the attacker has its range bonus: range 0 or 1,
// unless the weapon bears the ordnance icon (Range Bonus chapter).
func (a *Attack) CloseRange() bool { return !a.Weapon.Ordnance && a.Range <= gauge.Range1 }

// LongRange reports whether the defender has its range bonus: range 3, or farther.
func (a *Attack) LongRange() bool {
	return !a.Weapon.Ordnance && a.Range >= gauge.Range3 && a.Range < gauge.Beyond
}

var faces = [2][8]Face{
	AttackDice:  {Hit, Hit, Hit, Crit, FocusResult, FocusResult, Blank, Blank},
	DefenseDice: {EvadeResult, EvadeResult, EvadeResult, FocusResult, FocusResult, Blank, Blank, Blank},
}

var sideNames = [...]string{AttackDice: "attack", DefenseDice: "defense"}

var faceNames = [...]string{Blank: "blank", FocusResult: "focus", Hit: "hit", Crit: "crit", EvadeResult: "evade"}

// Faces returns the faces of the dice, eight each (RULINGS 22).
func (s Side) Faces() [8]Face { return faces[s] }

// Results returns the different faces of the dice of the side.
func (s Side) Results() []Face {
	all := s.Faces()
	slices.Sort(all[:])
	return slices.Compact(all[:])
}

// String returns the id of the dice ("attack").
func (s Side) String() string { return sideNames[s] }

// String returns the result's stable id.
func (f Face) String() string { return faceNames[f] }

// CanShow reports whether a die of the side has the face.
func (s Side) CanShow(f Face) bool {
	for _, g := range s.Faces() {
		if g == f {
			return true
		}
	}
	return false
}

// AttackStep is a step of an attack (Attack chapter).
type AttackStep uint8

// The steps of an attack in their order (X20-ATK-001).
const (
	DeclareTarget AttackStep = iota
	RollAttackDice
	ModifyAttackDice
	RollDefenseDice
	ModifyDefenseDice
	NeutralizeResults
	DealDamage
	Aftermath
)

var attackStepNames = [...]string{"declaretarget", "rollattackdice", "modifyattackdice", "rolldefensedice",
	"modifydefensedice", "neutralizeresults", "dealdamage", "aftermath"}

// String returns the step's stable id.
func (s AttackStep) String() string { return attackStepNames[s] }

// Side tells the attack dice from the defense dice.
type Side uint8

// The two kinds of dice.
const (
	AttackDice Side = iota
	DefenseDice
)

// Face is a die's result.
type Face uint8

// The results (RULINGS 22: attack 3 hit, 1 crit, 2 focus, 2 blank; defense 3
// evade, 2 focus, 3 blank).
const (
	Blank Face = iota
	FocusResult
	Hit
	Crit
	EvadeResult
)

// Hurts reports whether the result is a hit or a crit.
func (f Face) Hurts() bool { return f == Hit || f == Crit }

// Die is one die of a pool.
type Die struct {
	Face     Face
	Rerolled bool // no second time (X20-GLD-004)
	Added    bool // put in, not rolled
	Gone     bool // canceled or spent
	Fixed    bool `json:",omitzero"` // nothing modifies it any more: it is not rerolled either
}

// CompareDice puts dice into an order of which nothing depends on how they lie.
func CompareDice(a, b Die) int {
	truth := func(is bool) int {
		if is {
			return 1
		}
		return 0
	}
	marks := func(d Die) int { return truth(d.Gone)<<3 | truth(d.Fixed)<<2 | truth(d.Rerolled)<<1 | truth(d.Added) }
	return cmp.Or(cmp.Compare(a.Face, b.Face), cmp.Compare(marks(a), marks(b)))
}

// Attack is the attack under way.
type Attack struct {
	Attacker    ShipID
	Defender    ShipID
	Weapon      Weapon
	Range       gauge.Range
	Line        physics.Segment // the range line used
	Obstructed  []ObstacleID    // obstacles the line passes through
	Through     []ShipID        // ships the line passes through
	Obstructors []ShipID        // of these, the ones that obstruct it by a card: others are of no effect
	Dice        [2][]Die        // attack dice, defense dice
	Step        AttackStep
	Hit         bool
	Bonus       bool
	Section     catalog.Section `json:",omitzero"` // of the defender that is attacked, where it has two
}

// Weapon is one way in which a ship can attack: a primary weapon of its ship
// card or a special weapon of an upgrade.
type Weapon struct {
	ID       string // "primary:0", "upgrade:protontorpedoes"
	Special  bool
	Upgrade  string          // xws, for special weapons
	Arc      catalog.ArcKind // the icon printed on the weapon
	Value    int             // attack value
	Min, Max gauge.Range
	Ordnance bool   // no range bonus
	Requires string // "", "lock", "focus", "calculate", "calculate-or-lock": printed in parentheses
}

const orRequires = "-or-"

// AnyOf is the requirement that any one of these meets.
func AnyOf(needs ...string) string { return strings.Join(needs, orRequires) }

// Needs yields what meets the requirement of the weapon, each by itself; nothing if it has none.
func (w *Weapon) Needs(yield func(need string) bool) {
	for rest := w.Requires; rest != ""; {
		var need string
		if need, rest, _ = strings.Cut(rest, orRequires); !yield(need) {
			return
		}
	}
}

// IsObstructed reports whether an obstacle obstructs the attack, ignored or not, or a ship does by a card.
func (a *Attack) IsObstructed() bool { return len(a.Obstructed)+len(a.Obstructors) > 0 }

// Clone returns a deep copy of the attack; of none, none.
func (a *Attack) Clone() *Attack {
	if a == nil {
		return nil
	}
	c := *a
	c.Obstructed = slices.Clone(a.Obstructed)
	c.Through = slices.Clone(a.Through)
	c.Obstructors = slices.Clone(a.Obstructors)
	for i := range c.Dice {
		c.Dice[i] = slices.Clone(a.Dice[i])
	}
	return &c
}

// IsTurret reports whether the weapon is a turret weapon; an attack belongs to
// the icon printed on its weapon, not to where the target stands (X20-FAQ-003).
func (w Weapon) IsTurret() bool { return w.Arc.IsTurret() }
