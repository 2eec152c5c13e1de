package match

import (
	"encoding/json"
	"fmt"
	"strconv"

	"xwing/game"
)

// Where what the players have agreed on stands in the Extra of a journal's header.
const (
	fieldKey     = "field"
	roundsKey    = "rounds"
	objectiveKey = "objective"
)

// The play areas, by name: of 6' by 3', and of 3' by 3' (ARM-SET-002, ARM-SET-003).
const (
	StandardField = "standard"
	CoreField     = "core"
)

// Rounds is how many rounds a game has whose players agree on no other number (ARM-RND-002), MostRounds the largest number
// that they can agree on.
const (
	Rounds     = 6
	MostRounds = 99
)

// Options are what the players have agreed on; the zero value is the standard game.
type Options struct {
	Field     string // "" is the standard one
	Rounds    int    // 0: six
	Unlimited bool   // rounds are, until a fleet has lost its last ship (ARM-OPT-002)
	Objective string // id of the one that is played, of any category; "": the first player chooses of the second player's
}

// rounds is how many the rules know of.
func (o Options) rounds() int {
	switch {
	case o.Unlimited:
		return 0
	case o.Rounds == 0:
		return Rounds
	}
	return o.Rounds
}

// extra is the options as a header has them.
func (o Options) extra() (map[string]json.RawMessage, error) {
	extra := map[string]json.RawMessage{}
	switch o.Field {
	case "", StandardField:
	case CoreField:
		extra[fieldKey] = json.RawMessage(strconv.Quote(o.Field))
	default:
		return nil, fmt.Errorf("a play area %q; there are %s and %s", o.Field, StandardField, CoreField)
	}
	switch n := o.rounds(); {
	case n < 0 || n > MostRounds:
		return nil, wrongRounds(n)
	case n != Rounds:
		extra[roundsKey] = json.RawMessage(strconv.Itoa(n))
	}
	if o.Objective != "" {
		extra[objectiveKey] = json.RawMessage(strconv.Quote(o.Objective))
	}
	if len(extra) == 0 {
		return nil, nil
	}
	return extra, nil
}

// playable says why an objective cannot be agreed on: it is not known, the program does not play it, or rounds are unlimited, for
// then none is played (ARM-OPT-001).
func (k *Kit) playable(o Options) error {
	if o.Objective == "" {
		return nil
	}
	key, named := "", "objective/"+o.Objective
	switch _, err := k.Facts.Objective(o.Objective); {
	case err != nil:
		key, named = "refusal.objective-unknown", o.Objective
	case k.rules.Objectives[o.Objective] == nil:
		key = "refusal.objective-not-played"
	case o.Unlimited:
		key = "refusal.objective-without-end"
	default:
		return nil
	}
	return &game.Refused{Refusal: game.Refusal{Rule: game.RuleForm, Why: game.Say(key, "objective", named)}}
}

// wrongRounds refuses a number of rounds.
func wrongRounds(n int) error {
	return &game.Refused{Refusal: game.Refusal{Rule: game.RuleForm,
		Why: game.Say("refusal.rounds", "n", strconv.Itoa(n), "most", strconv.Itoa(MostRounds))}}
}

// OptionsOf is what the players of a game have agreed on.
func OptionsOf(h game.Header) (o Options, err error) {
	if text, ok := h.Extra[fieldKey]; ok {
		if json.Unmarshal(text, &o.Field) != nil || o.Field != StandardField && o.Field != CoreField {
			return o, fmt.Errorf("a game on the play area %s; there are %s and %s", text, StandardField, CoreField)
		}
	}
	if text, ok := h.Extra[objectiveKey]; ok && json.Unmarshal(text, &o.Objective) != nil {
		return o, fmt.Errorf("a game of the objective %s, which is no name of one", text)
	}
	if text, ok := h.Extra[roundsKey]; ok {
		if json.Unmarshal(text, &o.Rounds) != nil {
			return o, fmt.Errorf("a game of %s rounds, which is no number of them", text)
		}
		if o.Rounds < 0 || o.Rounds > MostRounds {
			return o, wrongRounds(o.Rounds)
		}
		o.Unlimited = o.Rounds == 0
	}
	return o, nil
}
