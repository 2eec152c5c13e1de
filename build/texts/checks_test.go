package main

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing"
)

// difference is what a text and a declaration, or our words, do not agree in.
type difference struct {
	check string // a term, or one of the others below
	says  string
}

func differs(check, says string, args ...any) difference {
	return difference{check, fmt.Sprintf(says, args...)}
}

// differences compares a card with its text in all ways.
func (c card) differences(by *tables) []difference {
	return slices.Concat(c.terms(by), c.timings(by), c.costs(), c.ranges(), c.numbers(), c.may())
}

// terms compares which words are said.
func (c card) terms(by *tables) []difference {
	var out []difference
	for _, x := range by.terms {
		text, mark := x.text.MatchString(c.text), c.marks.any(x.has)
		if text && !mark && x.how != "<" || mark && !text && x.how != ">" {
			out = append(out, differs(x.name, "in the text: %v, in the declaration: %v", text, mark))
		}
		if x.words == nil {
			continue
		}
		if words := x.words.MatchString(c.words); words != text && (text || !x.words.MatchString(c.printed)) {
			out = append(out, differs(x.name, "in the text: %v, in our words: %v", text, words))
		}
	}
	return out
}

// timings wants an ability for every moment that the text names, and the moment of every
// ability named. When devices go off is told by the facts.
func (c card) timings(by *tables) []difference {
	if c.declared.Blast != nil || c.declared.Cloud != nil {
		return nil
	}
	var out []difference
	named := map[string]bool{}
	for _, row := range by.timings {
		if !row.text.MatchString(c.text) {
			continue
		}
		answered := false
		for _, a := range c.declared.Abilities {
			timing, query := a.When.String(), a.Query.String()
			named[timing] = named[timing] || row.answers.MatchString(timing)
			answered = answered || row.answers.MatchString(timing) || row.answers.MatchString(query)
		}
		if row.asks && !answered {
			out = append(out, differs("timing", "the text says %s; no ability answers to that", row.text))
		}
	}
	for _, a := range c.declared.Abilities {
		if timing := a.When.String(); a.When != xwing.Never && !named[timing] {
			out = append(out, differs("timing", "%s is no moment that the text names", timing))
		}
	}
	return out
}

var paid = regexp.MustCompile(`(?i)may (?:[^.]* and )?spend (\d) \[(Charge|Force)\]`)

// costs compares what abilities cost.
func (c card) costs() []difference {
	var out []difference
	want := func(n int, pattern string) {
		if n > 0 && !regexp.MustCompile("(?i)"+strings.ReplaceAll(pattern, "N", strconv.Itoa(n))).MatchString(c.text) {
			out = append(out, differs("cost", "the text does not say %q for N = %d", pattern, n))
		}
	}
	for _, a := range c.declared.Abilities {
		want(a.Cost.Charges, `(spend|lose) [^.]*\bN \[(charge|energy)\]`)
		want(a.Cost.Force, `spend [^.]*\bN \[force\]`)
		want(a.Cost.Energy, `spend [^.]*\bN \[energy\]`)
		want(a.Cost.Shields, `spend [^.]*\bN (shield|\[shield\])`)
		want(a.Cost.Hits, `suffer N \[hit\]`)
		want(a.Cost.GainN, `(gain|receive) (N|an?) `+a.Cost.Gain.String())
		want(a.Cost.SpendN, `(spend|remove|transfer) [^.]*\b(N|an?|your)( \w+ and)? `+a.Cost.Spend.String())
	}
	for _, m := range paid.FindAllStringSubmatch(c.text, -1) {
		n, _ := strconv.Atoi(m[1])
		inCost := slices.ContainsFunc(c.declared.Abilities, func(a xwing.Ability) bool {
			return m[2] == "Charge" && a.Cost.Charges == n || m[2] == "Force" && a.Cost.Force == n
		})
		if !inCost && !(c.marks[".SpendCharges"] && c.marks[m[1]]) {
			out = append(out, differs("cost", "the text wants %d %s", n, m[2]))
		}
	}
	return out
}

var inRange = regexp.MustCompile(`(?i)range (?:is )?(\d)(?:[-–](\d))?`)

// ranges compares the ends of ranges. Range 0 and 3 are where things begin and end
// unsaid.
func (c card) ranges() []difference {
	var out []difference
	said := map[string]bool{}
	for _, m := range inRange.FindAllStringSubmatch(c.text+c.printed, -1) {
		said[m[1]], said[m[2]] = true, true
	}
	for _, m := range inRange.FindAllStringSubmatch(c.text, -1) {
		for _, n := range m[1:] {
			if n != "" && n != "0" && !c.marks["gauge.Range"+n] {
				out = append(out, differs("range", "the declaration knows no range %s", n))
			}
		}
	}
	for _, m := range inRange.FindAllStringSubmatch(c.words, -1) {
		for _, n := range m[1:] {
			if n != "" && n != "0" && !said[n] {
				out = append(out, differs("range", "our words alone know a range %s", n))
			}
		}
	}
	for _, n := range []string{"1", "2"} {
		if between := n == "2" && said["1"] && said["3"]; c.marks["gauge.Range"+n] && !said[n] && !between {
			out = append(out, differs("range", "the declaration alone knows a range %s", n))
		}
	}
	return out
}

var (
	spelled = strings.NewReplacer("two", "2", "three", "3", "four", "4", "twice", "2", "double", "2")
	figure  = regexp.MustCompile(`(^|[^-\w])[2-9]\b`)
)

// figures are those of a text but for ranges and names ("R2-D2").
func figures(text string) []string {
	var out []string
	for _, n := range figure.FindAllString(inRange.ReplaceAllString(text, ""), -1) {
		out = append(out, n[len(n)-1:])
	}
	return out
}

// numbers looks for those of the text in the declaration, and for those of our words in
// the text.
func (c card) numbers() []difference {
	var out []difference
	for _, n := range figures(c.text) {
		if !c.marks[n] && !c.marks[`"`+n+`"`] {
			out = append(out, differs("number", "the declaration has no %s", n))
		}
	}
	for _, n := range figures(spelled.Replace(c.words)) {
		if !regexp.MustCompile(`\b` + n + `\b`).MatchString(spelled.Replace(c.text) + c.printed) {
			out = append(out, differs("number", "our words alone have a %s", n))
		}
	}
	return out
}

var (
	leaves  = regexp.MustCompile(`(?i)\bmay\b|Action:|Attack|\bcan\b|Bomb|Mine|\bup to\b|any number`)
	saysMay = regexp.MustCompile(`(?i)\bmay\b`)
	// offers are what leaves something to a player without saying so in May.
	offers = regexp.MustCompile(`^(\.Act|chooses|\.GrantAction|\.GrantActionFor|\.ChooseUpTo|\.AskUse|\.ChooseShip|\.BonusAttack|\.Place|dropper|acts|afterAction|\.ChooseExchange|\.Ways)$`)
)

// may compares what is left to a player.
func (c card) may() []difference {
	optional, asked := false, c.marks.any(offers.MatchString)
	for _, a := range c.declared.Abilities {
		optional = optional || a.May
		asked = asked || a.When == xwing.AsAction || a.Query != xwing.NoQuery
	}
	switch {
	case optional && !leaves.MatchString(c.text):
		return []difference{differs("may", "the declaration alone leaves a choice")}
	case saysMay.MatchString(c.text) && !optional && !asked:
		return []difference{differs("may", "the text alone leaves a choice")}
	}
	return nil
}
