package find

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// colour reads the colour of a maneuver or an action; green is the easy one of first edition.
func colour(word string) (catalog.Difficulty, bool) {
	if word == "green" {
		return catalog.Blue, true
	}
	d, err := catalog.ParseDifficulty(word)
	return d, err == nil
}

// actionWords are names of actions beside their ids.
var actionWords = map[string]catalog.ActionType{"barrel roll": catalog.BarrelRoll, "target lock": catalog.Lock, "locks": catalog.Lock,
	"recover": 0} // in first edition an action of huge ships, else a word

// action reads the name of an action, and of how many words it is.
func action(words []string) (catalog.ActionType, int) {
	for n := min(2, len(words)); n > 0; n-- {
		name := strings.Join(words[:n], " ")
		if a, ok := actionWords[name]; ok && a != 0 {
			return a, n
		} else if ok {
			return 0, 0
		}
		if a := catalog.ActionNamed(name); a != 0 {
			return a, n
		}
	}
	return 0, 0
}

// bar reads an action with its colour, linked or not: "red boost", "linked lock"; also one of two words without either.
func (p *parser) bar() (int, want) {
	at, linked := 0, false
	color, colored := colour(p.words[0])
	if colored {
		at++
	}
	if linked = at < len(p.words) && p.words[at] == "linked"; linked {
		at++
	}
	a, n := action(p.words[at:])
	if n == 0 || at == 0 && n < 2 {
		return 0, nil
	}
	if at == 0 {
		return n, p.either(p.word(a.String()), strings.Join(p.words[:n], " "))
	}
	is := func(t catalog.ActionType, d catalog.Difficulty) bool { return t == a && (!colored || d == color) }
	return at + n, func(e *entry) int {
		for _, b := range e.actions {
			switch {
			case !linked && is(b.Type, b.Difficulty):
				return rankWord
			case b.Linked != nil && is(b.Linked.Type, b.Linked.Difficulty):
				return rankKnown
			}
		}
		return -1
	}
}

// either asks for something, or for words in what an entry does.
func (p *parser) either(w want, text string) want {
	folded := sentences(text)
	return func(e *entry) int {
		if rank := w(e); rank >= 0 {
			return rank
		}
		if strings.Contains(e.text, strings.TrimRight(folded, " ")) {
			return rankText
		}
		return -1
	}
}

// bearingWords are what maneuvers out of the common are called in what an entry is known by.
var bearingWords = map[gauge.Bearing]string{gauge.KoiogranTurn: "koiogran", gauge.SegnorsLoopLeft: "segnorsloop",
	gauge.TallonRollLeft: "tallonroll",
	gauge.Stationary:     "stationary", gauge.ReverseStraight: "reverse", gauge.ReverseBankLeft: "reverse"}

// bearings are the maneuvers that a word means.
var bearings = map[string][]gauge.Bearing{
	"straight": {gauge.StraightAhead}, "bank": {gauge.BankLeft, gauge.BankRight}, "turn": {gauge.TurnLeft, gauge.TurnRight},
	"koiogran": {gauge.KoiogranTurn}, "kturn": {gauge.KoiogranTurn}, "k-turn": {gauge.KoiogranTurn}, "k": {gauge.KoiogranTurn},
	"sloop": {gauge.SegnorsLoopLeft, gauge.SegnorsLoopRight}, "s-loop": {gauge.SegnorsLoopLeft, gauge.SegnorsLoopRight},
	"segnor's": {gauge.SegnorsLoopLeft, gauge.SegnorsLoopRight}, "segnors": {gauge.SegnorsLoopLeft, gauge.SegnorsLoopRight},
	"tallon": {gauge.TallonRollLeft, gauge.TallonRollRight}, "talon": {gauge.TallonRollLeft, gauge.TallonRollRight},
	"t-roll": {gauge.TallonRollLeft, gauge.TallonRollRight}, "troll": {gauge.TallonRollLeft, gauge.TallonRollRight},
	"stop": {gauge.Stationary}, "stationary": {gauge.Stationary},
	"reverse": {gauge.ReverseStraight, gauge.ReverseBankLeft, gauge.ReverseBankRight},
}

// move reads a maneuver of a dial: "blue 3 turn", "5 straight", "red tallon roll"; without speed and colour, one that
// is out of the common.
func (p *parser) move() (int, want) {
	at, speed := 0, -1
	color, colored := colour(p.words[0])
	if colored {
		at++
	}
	if at < len(p.words) {
		if n, err := strconv.Atoi(p.words[at]); err == nil && n >= 0 && n <= 5 {
			at, speed = at+1, n
		}
	}
	if at >= len(p.words) {
		return 0, nil
	}
	word := p.words[at]
	means := bearings[strings.TrimSuffix(word, "s")]
	if means == nil {
		means = bearings[word]
	}
	if means == nil || at == 0 && (bearingWords[means[0]] == "" || word == "k" || word == "reverse") {
		return 0, nil
	}
	n := at + 1
	if n < len(p.words) && slices.Contains([]string{"turn", "turns", "loop", "loops", "roll", "rolls"}, p.words[n]) {
		n++
	}
	return n, func(e *entry) int {
		for _, m := range e.dial {
			if slices.Contains(means, m.Bearing) && (speed < 0 || m.Speed == speed) && (!colored || m.Difficulty == color) {
				return rankWord
			}
		}
		return -1
	}
}

// place reads a slot: "slot talent", "talent slot", or one of two words, "force power".
func (p *parser) place() (int, want) {
	at := 0
	if p.words[0] == "slot" {
		at++
	}
	for n := 2; n > 0; n-- {
		if at+n > len(p.words) {
			continue
		}
		t, err := catalog.ParseUpgradeType(strings.Join(p.words[at:at+n], "-"))
		if err != nil {
			continue
		}
		until := at + n
		if at == 0 && until < len(p.words) && (p.words[until] == "slot" || p.words[until] == "slots") {
			until++
		} else if at == 0 && n < 2 {
			return 0, nil
		}
		return until, holds(func(e *entry) bool { return slices.Contains(e.slots, t) })
	}
	return 0, nil
}

// concept is something that players ask for and cards say in several ways: a verb and what it is done to.
type concept struct {
	asks  []string // how players say it
	says  []string // how the beginnings of words say it, before what it is done to
	after string   // a word that says it behind that; "" for none
}

var concepts = []concept{
	{[]string{"remove", "removes", "removing", "lose", "loses", "shed", "sheds", "clear", "clears", "destress"},
		[]string{"remov", "lose", "shed", "clear", "rid", "shake"}, ""},
	{[]string{"recover", "recovers", "recovering", "regain", "regains", "restore", "restores", "regenerate", "regenerates", "regen"},
		[]string{"recover", "regain", "restor", "back"}, "back"},
	{[]string{"gain", "gains", "get", "gets", "gives", "give"}, []string{"gain", "get", "earn", "give", "brings", "receiv"}, ""},
	{[]string{"ignore", "ignores", "ignoring"}, []string{"ignor"}, ""},
	{[]string{"change", "changes", "turns", "modify", "modifies"}, []string{"chang", "turn"}, ""},
	{[]string{"drop", "drops", "launch", "launches"}, []string{"drop", "launch"}, ""},
	{[]string{"jams", "jamming"}, []string{"jam"}, ""},
}

// again is how cards say that an attack is one more.
var again = []string{" bonus attack", " attack once more", " attacks once more", " attack again", " attacks again", " second attack",
	" attack twice"}

// concept reads a verb with what it is done to, and "double tap", "extra attack" and the like.
func (p *parser) concept() (int, want) {
	if len(p.words) > 1 {
		switch pair := p.words[0] + " " + p.words[1]; pair {
		case "double tap", "extra attack", "bonus attack", "second attack", "attacks twice", "attack twice", "extra attacks",
			"bonus attacks":
			return 2, p.says(func(text string) bool {
				return slices.ContainsFunc(again, func(s string) bool { return strings.Contains(text, s) })
			})
		}
	}
	i := slices.IndexFunc(concepts, func(c concept) bool { return slices.Contains(c.asks, p.words[0]) })
	if i < 0 {
		return 0, nil
	}
	c, at := concepts[i], 1
	for at < len(p.words) && slices.Contains([]string{"a", "an", "the", "its", "all", "one"}, p.words[at]) {
		at++
	}
	if p.words[0] == "destress" {
		return 1, p.says(func(text string) bool { return c.said(text, []string{"stress"}) })
	}
	if at >= len(p.words) {
		return 0, nil
	}
	object := stemsOf(strings.Trim(p.words[at], "."))
	return at + 1, p.says(func(text string) bool { return c.said(text, object) })
}

// says asks for what an entry does.
func (p *parser) says(is func(text string) bool) want {
	return func(e *entry) int {
		if e.text != "" && is(e.text) {
			return rankText
		}
		return -1
	}
}

// near is how many words there may be from a verb to what it is done to.
const near = 5

// said reports whether a text says the concept of an object, given by the beginnings of its words.
func (c concept) said(text string, object []string) bool {
	begins := func(w string, with []string) bool {
		return slices.ContainsFunc(with, func(s string) bool { return strings.HasPrefix(w, s) })
	}
	if !slices.ContainsFunc(object, func(o string) bool { return strings.Contains(text, " "+o) }) {
		return false
	}
	words := strings.Fields(text)
	verb, thing := -near-1, -1
	for i, w := range words {
		switch {
		case w == ".":
			verb, thing = -near-1, -1
		case begins(w, object):
			if i-verb <= near {
				return true
			}
			thing = i
		case c.after != "" && w == c.after && thing >= 0 && i-thing <= near:
			return true
		case begins(w, c.says):
			if verb = i; thing >= 0 && i+1 < len(words) && (words[i+1] == "it" || words[i+1] == "them") {
				return true
			}
		}
	}
	return false
}

// synonyms are words that our texts have for others.
var synonyms = map[string][]string{
	"overlap": {"overlap", "bump"}, "bump": {"bump", "overlap"}, "critical": {"crit"}, "friendly": {"friend"}, "ally": {"friend"},
	"bomb": {"bomb", "device"}, "mine": {"mine", "device"}, "dice": {"dice", "die"}, "die": {"die", "dice"}, "re-roll": {"reroll"},
	"target": {"target", "lock"}, "regen": {"recover"},
}

// stemsOf are the beginnings of the words that a word may mean.
func stemsOf(word string) []string {
	stem := word
	for _, ending := range []string{"ing", "ed", "es", "s"} {
		if cut, ok := strings.CutSuffix(word, ending); ok && len(cut) >= 4 && !strings.HasSuffix(word, "ss") {
			stem = cut
			break
		}
	}
	for _, w := range []string{word, stem} {
		if all := synonyms[w]; all != nil {
			return all
		}
	}
	return []string{stem}
}
