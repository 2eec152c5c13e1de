package terms_test

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"xwing/game"
)

// rawKey matches a key as it stands in the source, or the values of one.
var rawKey = regexp.MustCompile(`\b(refused|refusal|replay|notice|why|outcome)\.[a-z]|\b[a-z]+=|[a-z]/[0-9]|⟦`)

// TestNoKeyReachesAPlayer puts every key that the rules may say into every error and
// notice that can hold one, and looks at what a player reads.
func TestNoKeyReachesAPlayer(t *testing.T) {
	w := load(t)
	tried := 0
	for _, s := range saidKeys(t) {
		head, _, _ := strings.Cut(s.key, ".")
		if s.partial || s.args == nil || head != "replay" && head != "refused" && head != "refusal" {
			continue
		}
		tried++
		var args []string
		for _, name := range s.args {
			value := "7"
			if name == "step" {
				value = "engagement/attack/3"
			}
			args = append(args, name, value)
		}
		p := game.Say(s.key, args...)
		refused := &game.Refused{Refusal: game.Refusal{Rule: "X20-ATK-001", Why: p}}
		parted := &game.Divergence{Line: 12, Step: "activation/ship/2", What: p}
		if head != "replay" {
			parted.What, parted.Refused = game.Say("replay.refused", "by", refused.Error()), refused
		}
		for _, err := range []error{refused, parted, fmt.Errorf("a.jsonl: %w", parted), fmt.Errorf("step: %w", errors.Join(refused))} {
			if text := w.Error(err); rawKey.MatchString(text) {
				t.Errorf("%s: a player reads %q", s.at, text)
			}
		}
		for _, text := range w.Notice(game.Notice{Dropped: 5, Divergence: parted, Drift: parted, Void: 3}) {
			if rawKey.MatchString(text) {
				t.Errorf("%s: a notice is %q", s.at, text)
			}
		}
	}
	if tried < 80 {
		t.Errorf("only %d keys were tried", tried)
	}
	parted := &game.Divergence{Line: 12, Step: "activation/ship/2", What: game.Say("replay.no-step", "step", "planning/1")}
	if text := w.Error(parted); text != "Line 12 (Activation Phase, round 2): it ends a step that is not over in the game" {
		t.Errorf("a divergence is %q", text)
	}
	setup := &game.Divergence{Line: 2, Step: "setup/forces/0", What: game.Say("replay.over")}
	if text := w.Error(setup); text != "Line 2 (setup): it ends a game that is over" {
		t.Errorf("a divergence in setup is %q", text)
	}
}

// TestErrorsOfFilesHaveWords: what is wrong with a journal is told by sentences, wherever
// in an error it stands.
func TestErrorsOfFilesHaveWords(t *testing.T) {
	w := load(t)
	damage := &game.DamageError{Line: 7, What: game.Say("journal.broken"), Cure: game.Say("journal.play-on", "number", "6"),
		Err: game.NewFlaw("journal.no-sum")}
	for _, test := range []struct {
		err  error
		says string
	}{
		{damage, "journal line 7 is damaged: it has no checksum; the client can play on from line 6"},
		{game.OfJournal("a b.jsonl", damage), "the game a b.jsonl: journal line 7 is damaged: it has no checksum; the client can play on from line 6"},
		{fmt.Errorf("begin: %w", game.OfJournal("ace", errors.New("no room"))), "begin: the game ace: no room"},
		{errors.New("no words"), "no words"},
	} {
		if says := w.Error(test.err); says != test.says {
			t.Errorf("%v is told as %q, want %q", test.err, says, test.says)
		}
	}
}
