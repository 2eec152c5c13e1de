package main

// scriptTrial is a test that package script gets besides its own. It plays every
// script once and notes which conditions could make a difference there: those that
// were asked for and said other than what stands in their place once they are taken
// away. Then it takes one condition after the other away, plays those scripts again,
// their card on bystanders as well, and prints who misses it first.
const scriptTrial = `package script

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/terms"
	"xwing/game/xwing/cards"
)

func TestTrial(t *testing.T) {
	r := &trialRun{t: t, words: matchtest.Words(t), scenes: scenes(t), told: map[string]string{}}
	declared()
	built := cards.Matters()
	written, err := os.ReadFile(bystanders)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.SplitAfter(string(written), "\n") {
		name, _, _ := strings.Cut(line, "\t")
		r.told[name] += line
	}
	scripted, strange := map[int][]scene{}, map[int][]scene{}
	for _, s := range r.scenes {
		kit := r.own(s)
		cards.Forget()
		r.play(kit, s)
		for _, n := range cards.Matters() {
			scripted[n] = append(scripted[n], s)
		}
		cards.Forget()
		if r.strange(s) {
			t.Fatalf("bystanders of %s are not as written down with all conditions in place", s.name())
		}
		for _, n := range cards.Matters() {
			strange[n] = append(strange[n], s)
		}
	}
	building := map[int]bool{}
	for _, n := range built {
		building[n] = true
	}
	tried(func(n int, card string) {
		first, others := scripted[n], strange[n]
		if building[n] { // the declaration is built with it: whoever has the card may miss it
			first, others = r.naming(card), r.naming(card)
		}
		first = ownFirst(card, first)
		cards.Without(n)
		r.print(n, card, first, others)
		cards.Without(0)
	})
}

type trialRun struct {
	t      *testing.T
	words  *terms.Words
	scenes []scene
	told   map[string]string // what comes up for bystanders, by scene
}

// print prints who misses condition n, which is away.
func (r *trialRun) print(n int, card string, scripts, strange []scene) {
	for _, s := range scripts {
		if within(func() bool { return r.play(r.own(s), s) }) {
			if card != "" && s.key() == card {
				fmt.Println("own", n, s.name())
			} else {
				fmt.Println("other", n, s.name())
			}
			return
		}
	}
	for _, s := range strange {
		if within(func() bool { return r.strange(s) }) {
			fmt.Println("bystander", n, s.name())
			return
		}
	}
	fmt.Println("none", n, len(scripts)+len(strange))
}

// own is the kit with the declarations as they are built now.
func (r *trialRun) own(s scene) *match.Kit {
	return s.kit(r.t).WithCards(declared()...)
}

// play reports whether a scene plays otherwise than written.
func (r *trialRun) play(kit *match.Kit, s scene) bool {
	got, _, faults, err := s.played(kit, r.words)
	return err != nil || len(faults) > 0 || got != s.Text()
}

// strange reports whether something else comes up for bystanders than written.
func (r *trialRun) strange(s scene) bool {
	if !s.forStrangers() {
		return false
	}
	var told string
	ok := false
	r.t.Run("bystanders", func(t *testing.T) {
		told, _ = s.forBystanders(t)
		ok = !t.Failed()
	})
	return !ok || told != r.told[s.name()]
}

// naming lists the scenes that name the card.
func (r *trialRun) naming(card string) []scene {
	xws := card[strings.LastIndex(card, "/")+1:]
	var some []scene
	for _, s := range r.scenes {
		if s.key() == card || strings.Contains(s.Whole(), xws) {
			some = append(some, s)
		}
	}
	return some
}

// ownFirst puts the scenes of the card before others.
func ownFirst(card string, all []scene) []scene {
	var own, others []scene
	for _, s := range all {
		if s.key() == card {
			own = append(own, s)
		} else {
			others = append(others, s)
		}
	}
	return append(own, others...)
}
`
