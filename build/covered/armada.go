package main

import (
	"strings"

	"xwing/assets"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/objectives"
)

// armadaGame is Armada, whose games are drawn from all fleets: none are played around what came up seldom.
var armadaGame = subject{things: armadaThings}

// armadaThings are the phases, commands, tokens, critical effects, keywords, obstacles, damage cards, objectives and kinds of
// ending of Armada.
func armadaThings(string) ([]thing, error) {
	cat, err := catalog.Open(assets.ArmadaFacts())
	if err != nil {
		return nil, err
	}
	var things []thing
	add := func(family, id string) { things = append(things, thing{family, id}) }
	for _, c := range catalog.Commands() {
		for _, by := range []string{"dial", "token", "both"} {
			add("command", c.String()+"/"+by)
		}
	}
	for _, k := range catalog.DefenseTokens() {
		add("token", k.String())
	}
	add("critical", "standard")
	for _, k := range []board.AttackKind{board.NormalAttack, board.CounterAttack, board.SalvoAttack, board.SnipeAttack,
		board.IgnitionAttack} {
		add("attack", string(k))
	}
	add("attack", "obstructed")
	for _, k := range catalog.KeywordNames() {
		if printed(cat, k) {
			add("keyword", k.String())
		}
	}
	for _, k := range catalog.ObstacleKinds() {
		add("obstacle", k.String())
	}
	for _, d := range cat.DamageDeck() {
		add("damage", d.ID)
	}
	for _, o := range objectives.All() {
		add("objective", strings.TrimPrefix(o.Card.Ref, "objective/"))
	}
	for _, why := range []string{"why.score", "why.last-ship", "tie"} {
		add("why", why)
	}
	return things, nil
}

// printed reports whether a squadron has the keyword.
func printed(cat *catalog.Catalog, k catalog.KeywordName) bool {
	for _, s := range cat.Squadrons() {
		if s.Value(k) > 0 {
			return true
		}
	}
	return false
}
