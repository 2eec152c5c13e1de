package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/rule"
)

// pages is where the words about options stand, many to a page: each question brings dozens of them, of which
// most are read by nobody. What is written stays as it is; a page lives as long as anything on it does.
type pages struct {
	words     []string
	refusals  []game.Refusal
	decisions []game.Decision
	shots     map[shotParts]string

	step      string // the name of the step under way, of the round
	at, round int
}

// How much a page holds.
const (
	wordsOnPage     = 128
	refusalsOnPage  = 16
	decisionsOnPage = 8
)

// write is a list of words on the page.
func (p *pages) write(words []string) []string {
	if len(words) > cap(p.words)-len(p.words) {
		p.words = make([]string, 0, max(wordsOnPage, len(words)))
	}
	from := len(p.words)
	p.words = append(p.words, words...)
	return p.words[from:len(p.words):len(p.words)]
}

// say is [game.Say] for the many phrases of options.
func (t *Table) say(key string, keysAndValues ...string) game.Phrase {
	if t.pages == nil || len(keysAndValues) == 0 {
		return game.Say(key, append([]string(nil), keysAndValues...)...)
	}
	return game.Say(key, t.pages.write(keysAndValues)...)
}

// Refuse is [State.Refuse] for the many refusals of options.
func (t *Table) Refuse(broken rule.Name, key string, keysAndValues ...string) *game.Refusal {
	p := t.pages
	if p == nil {
		return t.State.Refuse(broken, key, keysAndValues...)
	}
	if len(p.refusals) == cap(p.refusals) {
		p.refusals = make([]game.Refusal, 0, refusalsOnPage)
	}
	p.refusals = append(p.refusals, game.Refusal{Rule: t.rules.Edition.Ledger.Row(broken), Why: t.say(key, keysAndValues...)})
	return &p.refusals[len(p.refusals)-1]
}

// list is a list of pieces that a question is about.
func (t *Table) list(pieces ...string) []string {
	if t.pages == nil {
		return slices.Clone(pieces)
	}
	return t.pages.write(pieces)
}

// shotParts are what the id of a shot is joined from.
type shotParts struct {
	weapon string
	target board.ShipID
}

// shotID is the id of a shot, which every question of its kind offers again.
func (t *Table) shotID(weapon string, target board.ShipID) string {
	if t.pages == nil {
		return weapon + ">" + target.Piece()
	}
	id, ok := t.pages.shots[shotParts{weapon, target}]
	if !ok {
		if t.pages.shots == nil {
			t.pages.shots = map[shotParts]string{}
		}
		id = weapon + ">" + target.Piece()
		t.pages.shots[shotParts{weapon, target}] = id
	}
	return id
}

// put is a decision as the only one that is asked.
func (t *Table) put(d *game.Decision) []game.Decision {
	p := t.pages
	if p == nil {
		return []game.Decision{*d}
	}
	if len(p.decisions) == cap(p.decisions) {
		p.decisions = make([]game.Decision, 0, decisionsOnPage)
	}
	n := len(p.decisions)
	p.decisions = append(p.decisions, *d)
	return p.decisions[n : n+1 : n+1]
}
