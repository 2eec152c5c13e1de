package words_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"xwing/game"
)

// TestFaultsInWords: what the kernel puts as data is a sentence, anywhere in an error, and
// all else stands as it is.
func TestFaultsInWords(t *testing.T) {
	w := load(t)
	check := game.Refusal{Rule: "FIDE-3.9", Why: game.Say("refused.check", "piece", "king")}
	refused := &game.Refused{Refusal: check, More: []game.Refusal{check}}
	parted := &game.Divergence{Line: 7, Step: "opening", What: game.Say("replay.over")}
	turned := &game.Divergence{Line: 8, Step: "opening", What: game.Say("replay.refused", "by", "as logged"), Refused: refused}
	for _, test := range []struct {
		err  error
		want string
	}{
		{errors.New("no disk"), "no disk"},
		{refused, "The king stands in check. The king stands in check."},
		{fmt.Errorf("move 3: %w", refused), "move 3: The king stands in check. The king stands in check."},
		{fmt.Errorf("a.jsonl: %w", parted), "a.jsonl: Line 7 (⟦opening⟧): it is over"},
		{turned, "Line 8 (⟦opening⟧): refused: The king stands in check. The king stands in check"},
		{fmt.Errorf("a.jsonl: %w", game.NewFlaw("replay.over")), "a.jsonl: it is over"},
	} {
		if got := w.Error(test.err); got != test.want {
			t.Errorf("Error(%v) = %q, want %q", test.err, got, test.want)
		}
	}
	if got := w.Notice(game.Notice{Divergence: parted, Void: 4}); !slices.Equal(got, []string{"Line 7 (⟦opening⟧): it is over. 4 are void."}) {
		t.Errorf("Notice = %q", got)
	}
}
