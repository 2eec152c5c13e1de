package main

// meeting is what package armada gets besides its switches.
const meeting = `package armada

// Met is condition n, which holds once it is taken away.
func Met(n int, c func(t *Table, m Moment) bool) func(t *Table, m Moment) bool {
	return func(t *Table, m Moment) bool { return Taken(n) || Needs(n, c(t, m)) }
}

// ForOwner is what an ability without a condition says.
func ForOwner(n int) func(t *Table, m Moment) bool {
	return Met(n, func(_ *Table, m Moment) bool { return m.Ship == m.Owner && m.Owner != 0 })
}
`

// kitAgain lets a kit have its declarations as they are built now.
const kitAgain = `package match

import (
	"xwing/game/armada"
	"xwing/game/armada/cards"
	"xwing/game/armada/gauge"
	"xwing/game/armada/objectives"
)

// Again is the kit with its declarations built anew.
func (k *Kit) Again() (*Kit, error) {
	rules, err := armada.NewRules(RulesVersion, k.Facts, cards.Library(), objectives.All(), gauge.StandardField())
	return &Kit{Facts: k.Facts, rules: rules}, err
}
`

// armadaTrial is a test that package script gets besides its own, as scriptTrial is for X-Wing; there are no bystanders.
const armadaTrial = `package script

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"xwing/game/armada"
	"xwing/game/armada/match"
	"xwing/game/armada/terms"
	"xwing/game/script"
)

type trialRun struct {
	kit   *match.Kit
	words *terms.Words
	cases []script.Case
	names []string
}

func TestTrial(t *testing.T) {
	armada.Forget()
	kit, w := load(t)
	built := map[int]bool{}
	for _, n := range armada.Matters() {
		built[n] = true
	}
	r := &trialRun{kit: kit, words: w}
	files, _ := filepath.Glob("testdata/*.txt")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		f, err := Read(string(text))
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range f.Cases {
			r.cases, r.names = append(r.cases, c), append(r.names, filepath.Base(file)+" "+c.Title)
		}
	}
	could := map[int][]int{}
	for i := range r.cases {
		armada.Forget()
		if r.misses(i) {
			t.Fatalf("%s: another game with all conditions in place", r.names[i])
		}
		for _, n := range armada.Matters() {
			could[n] = append(could[n], i)
		}
	}
	tried(func(n int, card string) {
		own, others := r.parted(card, could[n], built[n])
		armada.Without(n)
		defer armada.Without(0)
		if built[n] {
			again, err := kit.Again()
			if err != nil {
				t.Fatal(err)
			}
			r.kit = again
			defer func() { r.kit = kit }()
		}
		for i, list := range [][]int{own, others} {
			for _, at := range list {
				if within(func() bool { return r.misses(at) }) {
					fmt.Println([]string{"own", "other"}[i], n, r.names[at])
					return
				}
			}
		}
		fmt.Println("none", n, len(own)+len(others))
	})
}

// parted are the cases in which a condition could make a difference, those that name the card first; of one with which the
// declaration is built, all that name the card, or, where several say it, all.
func (r *trialRun) parted(card string, could []int, built bool) (own, others []int) {
	names := regexp.MustCompile("(^|[ /\n])" + regexp.QuoteMeta(card[strings.LastIndex(card, "/")+1:]) + "($|[ /\n])")
	if built {
		could = nil
		for i := range r.cases {
			could = append(could, i)
		}
	}
	for _, i := range could {
		switch {
		case card != "all" && names.MatchString(r.cases[i].Whole()):
			own = append(own, i)
		case card == "all" || !built:
			others = append(others, i)
		}
	}
	return own, others
}

// misses reports whether a case plays otherwise than written.
func (r *trialRun) misses(i int) bool {
	c := r.cases[i]
	got, refused, err := Run(r.kit, r.words, c)
	return err != nil || got != c.Text() || refused != strings.Contains(c.Title, "refused")
}
`
