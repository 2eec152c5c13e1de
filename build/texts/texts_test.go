package main

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
)

// TestCardsAreDeclaredFromTheirTexts compares every declared card with the text that
// each points list has for it, and with our own words (ruling 45). A difference that is
// none stands in exceptions.tsv with its reason; one that is no more is taken out.
func TestCardsAreDeclaredFromTheirTexts(t *testing.T) {
	by, excused, used := readTables(t), map[[2]string]bool{}, map[[2]string]bool{}
	for _, row := range rows(t, "exceptions.tsv", 3) {
		if row[2] == "" {
			t.Errorf("%s, %s: an exception wants a reason", row[0], row[1])
		}
		excused[[2]string{row[0], row[1]}] = true
	}
	differ := func(ref string, list catalog.Ruleset, d difference) {
		key := [2]string{ref, d.check}
		used[key] = true
		if !excused[key] {
			t.Errorf("%s of %s, %s: %s", ref, list, d.check, d.says)
		}
	}
	compared := map[string]bool{}
	for _, list := range []catalog.Ruleset{catalog.FFG20, catalog.X2PO, catalog.AMG25, catalog.XWA} {
		for _, c := range declaredCards(t, list) {
			compared[c.ref] = true
			for _, d := range c.differences(by) {
				differ(c.ref, list, d)
			}
		}
	}
	for _, c := range cards.All() {
		if ref := string(c.ID.Kind) + "/" + c.ID.XWS; len(c.Abilities) > 0 && !compared[ref] {
			differ(ref, "any list", differs("text", "no list has one"))
		}
	}
	for key := range excused {
		if !used[key] {
			t.Errorf("the exception for %s, %s excuses nothing: take it out", key[0], key[1])
		}
	}
}

// TestDifferencesAreFound shows made-up cards to the comparison, each a little off its
// text.
func TestDifferencesAreFound(t *testing.T) {
	by := readTables(t)
	start := func(a xwing.Ability) *xwing.Card {
		a.When = xwing.StartOfEngagement
		return &xwing.Card{Abilities: []xwing.Ability{a}}
	}
	force := start(xwing.Ability{May: true, Cost: xwing.Cost{Force: 1}})
	const moment = "At the start of the Engagement Phase, "
	for _, c := range []struct {
		what, text string
		declared   *xwing.Card
		marks      []string
		want       []string
	}{
		{"as it says", moment + "you may spend 1 [Force].", force, []string{".Force"}, nil},
		{"another cost", moment + "you may spend 1 [Force].", start(xwing.Ability{May: true, Cost: xwing.Cost{Gain: board.Deplete, GainN: 1}}),
			[]string{"board.Deplete"}, []string{"cost", "deplete", "force"}},
		{"another number", moment + "you may spend 2 [Force].", force, []string{".Force", "1"}, []string{"cost", "number"}},
		{"no choice", moment + "spend 1 [Force].", force, []string{".Force"}, []string{"may"}},
		{"a choice of the other's", moment + "it gains 1 stress token.", start(xwing.Ability{}), []string{"board.Stress", ".AskRather", ".BreakLock"},
			[]string{"break a lock", "choice"}},
		{"charges for once", moment + "you may spend 1 [Charge].", start(xwing.Ability{May: true, Cost: xwing.Cost{Charges: 1}}), []string{".Charges", "drained"},
			[]string{"drained"}},
		{"a revealed maneuver", "After a ship partially executes a maneuver, it gains 1 stress token.",
			&xwing.Card{Abilities: []xwing.Ability{{When: xwing.AfterManeuver}}}, []string{".Full", ".Step", "board.Stress"}, []string{"revealed"}},
		{"another moment", "At the start of the End Phase, gain 1 stress token.", start(xwing.Ability{}), []string{"board.Stress"}, []string{"timing"}},
		{"another range", moment + "each ship at range 0-1 gains 1 stress token.", start(xwing.Ability{}), []string{"board.Stress", "gauge.Range2"}, []string{"range"}},
	} {
		checked := card{text: c.text, words: c.text, declared: c.declared, marks: marks{}}
		for _, m := range c.marks {
			checked.marks[m] = true
		}
		var got []string
		for _, d := range checked.differences(by) {
			got = append(got, d.check)
		}
		slices.Sort(got)
		if got = slices.Compact(got); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.what, got, c.want)
		}
	}
}
