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
	"time"

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
	for _, line := range strings.Fields(os.Getenv("XWING_TRIAL")) {
		var n int
		card, number, _ := strings.Cut(line, "=")
		fmt.Sscan(number, &n)
		first, others := scripted[n], strange[n]
		if building[n] { // the declaration is built with it: whoever has the card may miss it
			first, others = r.naming(card), r.naming(card)
		}
		first = ownFirst(card, first)
		cards.Without(n)
		r.print(n, card, first, others)
		cards.Without(0)
	}
	fmt.Println("trial is over")
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
		if r.within(func() bool { return r.play(r.own(s), s) }) {
			if card != "" && s.key() == card {
				fmt.Println("own", n, s.name())
			} else {
				fmt.Println("other", n, s.name())
			}
			return
		}
	}
	for _, s := range strange {
		if r.within(func() bool { return r.strange(s) }) {
			fmt.Println("bystander", n, s.name())
			return
		}
	}
	fmt.Println("none", n, len(scripts)+len(strange))
}

// within is what f finds, or true if it does not end.
func (r *trialRun) within(f func() bool) bool {
	found := make(chan bool, 1)
	go func() {
		defer func() {
			if recover() != nil {
				found <- true
			}
		}()
		found <- f()
	}()
	select {
	case found := <-found:
		return found
	case <-time.After(10 * time.Second):
		return true
	}
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

// cardsTrial is what package cards gets besides its own tests: with XWING_NOTE it
// runs each test by itself and prints which conditions could make a difference there.
const cardsTrial = `package cards

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
)

func TestMain(m *testing.M) {
	noted := os.Getenv("XWING_NOTE")
	if noted == "" {
		os.Exit(m.Run())
	}
	code := 0
	flag.Parse()
	for _, name := range strings.Fields(noted) {
		Forget()
		flag.Set("test.run", "^"+name+"$")
		code = max(code, m.Run())
		fmt.Println("matters", name, strings.Trim(fmt.Sprint(Matters()), "[]"))
	}
	os.Exit(code)
}
`

// switches is the file that package cards gets besides its own.
const switches = `package cards

import (
	"os"
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

var (
	without, _ = strconv.Atoi(os.Getenv("` + switchVariable + `"))
	matters    [%[1]d]bool
	begun      [%[1]d]int // how often a condition was begun to be asked for, and has not said anything yet
)

// Without takes a condition away.
func Without(n int) { without = n }

// Forget begins to note anew which conditions could make a difference.
func Forget() { matters, begun = [len(matters)]bool{}, [len(begun)]int{} }

// Matters lists those that could; where one asks a player it is asking that makes it.
func Matters() []int {
	var all []int
	for n, does := range matters {
		if does || begun[n] != 0 {
			all = append(all, n)
		}
	}
	return all
}

// taken reports whether condition n is taken away.
func taken(n int) bool {
	if without != n {
		begun[n]++
	}
	return without == n
}

// needs is condition n, which holds once it is taken away.
func needs(n int, is bool) bool {
	begun[n]--
	if !is {
		matters[n] = true
	}
	return is
}

// allows is condition n, which does not hold once it is taken away.
func allows(n int, is bool) bool {
	begun[n]--
	if is {
		matters[n] = true
	}
	return is
}

// actionBut is the action, or none once it is taken away.
func actionBut(n int, a catalog.ActionType) catalog.ActionType {
	matters[n] = true
	if without == n {
		return 0
	}
	return a
}

func rangeBut(n int, r, other gauge.Range) gauge.Range {
	matters[n] = true
	if without == n {
		return other
	}
	return r
}
`
