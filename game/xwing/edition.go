package xwing

import (
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// Edition is the rules of one edition as a value: package edition declares each.
// Chapters ask it; nobody asks which edition it is.
type Edition struct {
	ID     string                 // what journals, points lists and cards call it: "2.0"
	Steps  []Step                 // the phase table; the first edition has no System Phase
	Again  int                    // a round begins at Steps[Again]
	Area   gauge.Area             // the play area
	Arcs   gauge.ArcLayout        // printed on the tokens; those of the first edition are narrower
	Prints map[string]gauge.Token // by ship type, of Arcs: what is printed on the base of one that is not like all of its size
	Ledger *rule.Ledger           // where its rules stand

	Setup        SetupRules
	PlayerOrder  PlayerOrderRules
	Overlap      OverlapRules
	Dock         DockRules
	Range0       Range0Rules
	RangeBonus   RangeBonusRules
	Dice         DiceRules
	Difficulty   DifficultyRules
	Stress       StressRules
	Strain       StrainRules
	Destroy      DestroyRules
	DamageDeck   DamageDeckRules
	Tokens       TokenRules
	Actions      ActionRules
	Force        ForceRules
	Linked       LinkedRules
	Reposition   RepositionRules
	Queue        QueueRules
	SLAM         SLAMRules
	Cloak        CloakRules
	Simultaneous SimultaneousRules
	Lock         LockRules
	Jam          JamRules
	Ion          IonRules
	Tractor      TractorRules
	Obstacles    ObstacleRules
	Devices      DeviceRules
	Exchange     ExchangeRules
	Huge         HugeRules
	Teams        TeamRules
	Scoring      ScoringRules
	Ending       EndingRules
	Epic         EpicRules
}

// BySize is a number for each size of ship.
type BySize struct{ Small, Medium, Large, Huge int }

// Unreached is a number of tokens that no ship of a size reaches.
const Unreached = 1 << 20

// Of returns the number for a size, those of both huge ones being one; 0 for what has no size, such as a remote.
func (n BySize) Of(size gauge.Size) int {
	return [...]int{0, n.Small, n.Medium, n.Large, n.Huge, n.Huge}[size]
}
