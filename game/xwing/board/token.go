package board

// Token is a kind of token that a ship can hold; locks are kept apart (Ship.Locks).
type Token uint8

// The tokens. Fore and aft reinforce tokens are two kinds.
const (
	Focus Token = iota
	Evade
	Calculate
	ReinforceFore
	ReinforceAft
	Stress
	Strain
	Ion
	Tractor
	Jam
	Disarm
	Cloak
	Deplete
	TokenKinds // how many kinds there are
)

// Color is a token's color, which decides when it leaves (Tokens chapter).
type Color uint8

// The colors of tokens: green and orange ones are circular and leave in the
// End Phase.
const (
	Green Color = iota
	Orange
	RedColor
	BlueColor
)

var tokenFacts = [TokenKinds]struct {
	ID    string
	color Color
}{
	Focus: {"focus", Green}, Evade: {"evade", Green}, Calculate: {"calculate", Green},
	ReinforceFore: {"reinforcefore", Green}, ReinforceAft: {"reinforceaft", Green},
	Stress: {"stress", RedColor}, Strain: {"strain", RedColor}, Ion: {"ion", RedColor},
	Tractor: {"tractor", Orange}, Jam: {"jam", Orange}, Disarm: {"disarm", Orange},
	Cloak: {"cloak", BlueColor}, Deplete: {"deplete", RedColor},
}

// String returns the token's stable id ("focus").
func (k Token) String() string { return tokenFacts[k].ID }

// Color returns the token's color.
func (k Token) Color() Color { return tokenFacts[k].color }

// Circular reports whether the token leaves in the End Phase.
func (k Token) Circular() bool { return k.Color() == Green || k.Color() == Orange }

// Tokens counts the tokens of each kind that a ship holds.
type Tokens [TokenKinds]int8
