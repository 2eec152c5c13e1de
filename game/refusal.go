package game

import (
	"slices"
	"strings"
)

// The rules of the kernel itself, for answers that no rulebook speaks about.
const (
	RuleForm = "GAME-FORM" // the answer does not fit the question
	RuleTurn = "GAME-TURN" // nobody asked this seat
	RuleArea = "GAME-AREA" // a piece must stand wholly inside the play area
)

// Refusal says why an answer is not legal: the ledger's rule and its words.
type Refusal struct {
	Rule string `json:"rule"` // ledger or ruling id, such as X20-ATK-010
	Why  Phrase `json:"why"`
}

// Refused is the error of an illegal Choice. The game is as it was before.
type Refused struct {
	Refusal Refusal
	More    []Refusal // further reasons against the same pose, if any
}

// Error names the rule and the key of the reason; package words says it well.
func (r *Refused) Error() string {
	return "refused by " + r.Refusal.Rule + ": " + r.Refusal.Why.String()
}

// String shows the phrase as its key and values, for logs and tests.
func (p Phrase) String() string {
	if len(p.Args) == 0 {
		return p.Key
	}
	args := make([]string, 0, len(p.Args)/2)
	for i := 0; i+1 < len(p.Args); i += 2 {
		args = append(args, p.Args[i]+"="+p.Args[i+1])
	}
	slices.Sort(args)
	return p.Key + " " + strings.Join(args, " ")
}

// refuse builds the error of one reason of the kernel's own.
func refuse(rule, key string, keysAndValues ...string) *Refused {
	return &Refused{Refusal: Refusal{Rule: rule, Why: Say("refused."+key, keysAndValues...)}}
}
