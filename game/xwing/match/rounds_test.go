package match

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// TestRounds: a header names the number of rounds that its players have agreed on.
func TestRounds(t *testing.T) {
	k := kit(t)
	tie := []byte(`{"faction":"galacticempire","pilots":[{"id":"academypilot","ship":"tielnfighter"}]}`)
	of := func(list catalog.Ruleset, n int) (game.Header, error) {
		h, err := k.HeaderBy(list, [2][]byte{tie, tie}, 1)
		if err != nil {
			t.Fatal(err)
		}
		return k.InRounds(h, n)
	}
	last := func(h game.Header) string {
		s, err := k.Start(h)
		if err != nil {
			return err.Error()
		}
		return fmt.Sprint(s.(*xwing.State).Rules().Edition.Ending.Rounds)
	}
	t.Run("X25-RND-006", func(t *testing.T) {
		for n, want := range map[int]string{0: "12", 1: "1", 8: "8", 99: "99"} {
			h, err := of(catalog.AMG25, n)
			if err != nil || k.RoundsOf(h) != n || last(h) != want {
				t.Errorf("%d rounds: the header says %d, the last is %s: %v", n, k.RoundsOf(h), last(h), err)
			}
		}
		h, _ := of(catalog.AMG25, 8)
		if h, _ = k.InRounds(h, 0); last(h) != "12" {
			t.Errorf("taken back, the last round is %s", last(h))
		}
		if got := k.Rounds(catalog.AMG25); got != 12 {
			t.Errorf("other games of the kit have %d rounds", got)
		}
	})
	t.Run("refused", func(t *testing.T) {
		for _, c := range []struct {
			list catalog.Ruleset
			n    int
			want string
		}{
			{catalog.AMG25, 100, "refusal.rounds"}, {catalog.AMG25, -1, "refusal.rounds"}, {catalog.FFG20, 8, "refusal.rounds-without-end"},
		} {
			h, err := of(c.list, c.n)
			var refused *game.Refused
			if !errors.As(err, &refused) || refused.Refusal.Why.Key != c.want {
				t.Errorf("%s in %d rounds: %v, want %s", c.list, c.n, err, c.want)
			}
			if _, err := k.Start(h); err == nil {
				t.Errorf("%s in %d rounds begins", c.list, c.n)
			}
		}
		h, _ := of(catalog.AMG25, 8)
		for _, text := range []string{`"8"`, `8.5`, `[8]`} {
			h.Extra[roundsKey] = []byte(text)
			if got := last(h); !strings.Contains(got, "no number") {
				t.Errorf("a game of %s rounds: %s", text, got)
			}
		}
	})
}
