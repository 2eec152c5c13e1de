package main

// trialTest is a test that package script gets besides its own: it plays the scripts
// of a card without one of its conditions after the other, in one process, and prints
// the numbers of those that none of the scripts misses.
const trialTest = `package script

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"xwing/game/match"
	"xwing/game/match/matchtest"
	"xwing/game/words"
	"xwing/game/xwing"
	"xwing/game/xwing/cards"
)

func TestTrial(t *testing.T) {
	kit, w := matchtest.Kit(t), matchtest.Words(t)
	for _, line := range strings.Fields(os.Getenv("XWING_TRIAL")) {
		var n int
		card, number, _ := strings.Cut(line, "=")
		fmt.Sscan(number, &n)
		files, err := filepath.Glob("testdata/" + card + "*.txt")
		if err != nil {
			t.Fatal(err)
		}
		missed := false
		for _, file := range files {
			if rest := strings.TrimPrefix(file, "testdata/"+card); rest[0] != '.' && rest[0] != '_' {
				continue
			}
			missed = missed || misses(kit, w, n, file)
		}
		if !missed {
			fmt.Println("not missed", n)
		}
	}
}

// misses reports whether a script plays otherwise without condition n.
func misses(kit *match.Kit, w *words.Words, n int, file string) bool {
	text, err := os.ReadFile(file)
	if err != nil {
		panic(err)
	}
	cards.Without(n)
	rules := *kit.Rules
	rules.Cards = xwing.NewLibrary(rules.Edition.ID, cards.All()...)
	own := &match.Kit{Facts: kit.Facts, Rules: &rules}
	same := make(chan bool, 1)
	go func() {
		defer func() {
			if recover() != nil {
				same <- false
			}
		}()
		got, _, err := Run(own, w, string(text))
		same <- err == nil && got == string(text)
	}()
	select {
	case same := <-same:
		return !same
	case <-time.After(20 * time.Second):
		return true
	}
}
`
