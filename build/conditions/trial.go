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
		pattern := "testdata/" + card + "*.txt"
		if card == "all" {
			pattern = "testdata/*/*.txt"
		}
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		missed := false
		for _, file := range files {
			if rest := strings.TrimPrefix(file, "testdata/"+card); card != "all" && rest[0] != '.' && rest[0] != '_' {
				continue
			}
			missed = missed || misses(kit, w, n, file)
		}
		if !missed && card != "all" {
			cards.Without(n)
			missed = strangers(t, card)
		}
		if !missed {
			fmt.Println("not missed", n)
		}
	}
}

// strangers reports whether something else comes up of the card for bystanders.
func strangers(t *testing.T, card string) (missed bool) {
	folder, _, _ := strings.Cut(card, "/")
	if folder == "devices" || folder == "shipabilities" {
		return false
	}
	written, err := os.ReadFile(bystanders)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{}
	for _, line := range strings.SplitAfter(string(written), "\n") {
		name, _, _ := strings.Cut(line, "\t")
		want[name] += line
	}
	defer func() { missed = missed || recover() != nil }()
	for _, name := range scripts(t) {
		if name != card && !strings.HasPrefix(name, card+"_") || strings.HasSuffix(name, "_not") || strings.HasSuffix(name, "_fail") {
			continue
		}
		if told, _ := forBystanders(t, name); told != want[name] {
			return true
		}
	}
	return false
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
