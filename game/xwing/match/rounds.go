package match

import (
	"encoding/json"
	"fmt"
	"strconv"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// roundsKey is where the number of rounds that the players have agreed on stands in the
// Extra of a journal's header.
const roundsKey = "rounds"

// MostRounds is the largest number of rounds that players can agree on.
const MostRounds = 99

// Rounds is how many rounds a game by a points list has as long as its players agree on
// no other number; 0 where rounds are not limited, and there is none to agree on.
func (k *Kit) Rounds(list catalog.Ruleset) int { return k.of(list).Edition.Ending.Rounds }

// AgreesOnRounds reports whether the players of a game by a points list can agree on a number of rounds.
func (k *Kit) AgreesOnRounds(list catalog.Ruleset) bool { return agreeable(k.of(list).Edition) }

func agreeable(e *xwing.Edition) bool { return e.Ending.Rounds > 0 || e.Ending.Agreed }

// InRounds is the header of the same game with an agreed number of rounds (X25-RND-006,
// X10-OPT-004); 0 for the edition's own.
func (k *Kit) InRounds(h game.Header, n int) (game.Header, error) {
	h = without(h, roundsKey)
	if n == 0 {
		return h, nil
	}
	list, err := k.ListOf(h)
	if err != nil {
		return h, err
	}
	if h, err = with(h, roundsKey, n); err != nil {
		return h, err
	}
	_, err = k.editionOf(list, h)
	return h, err
}

// RoundsOf is the number of rounds that the players of a game have agreed on; 0 if they have not.
func (k *Kit) RoundsOf(h game.Header) int {
	var n int
	_ = json.Unmarshal(h.Extra[roundsKey], &n) // what is no number does not begin
	return n
}

// agreed is the edition as it is played with the number of rounds that a header names.
func (k *Kit) agreed(e *xwing.Edition, h game.Header) (*xwing.Edition, error) {
	text, ok := h.Extra[roundsKey]
	if !ok {
		return e, nil
	}
	var n int
	if err := json.Unmarshal(text, &n); err != nil {
		return nil, fmt.Errorf("a game of %s rounds, which is no number of them", text)
	}
	no := game.Refusal{Rule: game.RuleForm}
	switch {
	case !agreeable(e):
		no.Why = game.Say("refusal.rounds-without-end", "edition", e.ID)
	case n < 1 || n > MostRounds:
		no.Why = game.Say("refusal.rounds", "n", strconv.Itoa(n), "most", strconv.Itoa(MostRounds))
	default:
		own := *e
		own.Ending.Rounds = n
		return &own, nil
	}
	return nil, &game.Refused{Refusal: no}
}
