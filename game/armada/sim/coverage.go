package sim

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/trial"
)

// coverage counts Armada's families of things: "attack", "critical", "token", "command", "keyword", "damage", "obstacle",
// "objective", "flown" and "why" a game has ended.
type coverage struct {
	*trial.Coverage
	cat *catalog.Catalog
}

// event counts what happened, seen from the view as it is then.
func (c coverage) event(v *board.View, e game.Event) {
	if c.Coverage == nil {
		return
	}
	switch e := e.(type) {
	case board.PhaseBegan:
		if e.Phase == board.CommandPhase && e.Round == 1 {
			c.flown(v)
		}
	case board.AttackDeclared:
		c.attack(v, &e.Attack)
		if e.Attack.Obstructed {
			c.Count("attack", "obstructed", 1)
		}
	case board.CriticalResolved:
		c.Count("critical", e.Effect, 1)
	case board.DiceChanged:
		c.dice(v, e)
	case board.SquadronActivated:
		c.activated(v.Squadron(e.Squadron))
	case board.DefenseTokenChanged:
		if tokens := v.TokensOf(e.Piece); e.Spent && e.Token < len(tokens) {
			c.Count("token", tokens[e.Token].Kind.String(), 1)
		}
	case board.CommandResolved:
		by := "dial"
		if e.Token {
			by = "token"
			if e.Dial {
				by = "both"
			}
		}
		c.Count("command", e.Command.String()+"/"+by, 1)
	case board.DamageDealt:
		if e.Faceup.Card != "" {
			c.Count("damage", e.Faceup.Card, 1)
		}
	case board.DamageTurned:
		if !e.Facedown {
			c.Count("damage", e.Card.Card, 1)
		}
	case board.ObstacleMet:
		c.Count("obstacle", v.Obstacle(e.Obstacle).Kind.String(), 1)
	case board.ObjectiveChosen:
		c.Count("objective", e.Objective, 1)
	case board.GameEnded:
		key := e.Why.Key
		if e.Why.Arg("red") != "" && e.Why.Arg("red") == e.Why.Arg("blue") {
			key = "tie"
		}
		c.Count("why", key, 1)
	}
}

// flown counts the cards that are in play at the beginning.
func (c coverage) flown(v *board.View) {
	for i := range v.Ships {
		c.Count("flown", "ship/"+v.Ships[i].Card, 1)
		for _, u := range v.Ships[i].Upgrades {
			c.Count("flown", "upgrade/"+u.Card, 1)
		}
	}
	for i := range v.Squadrons {
		c.Count("flown", "squadron/"+v.Squadrons[i].Card, 1)
	}
}

// used are the keywords that are counted when they are used; of all others it is counted how often a squadron is activated
// that has them.
func used() []catalog.KeywordName {
	return []catalog.KeywordName{catalog.Adept, catalog.AIAntiSquadron, catalog.AIBattery, catalog.Assault, catalog.Bomber, catalog.Counter,
		catalog.Dodge, catalog.Snipe, catalog.Swarm}
}

// attack counts an attack that is declared, and the keywords by which it is.
func (c coverage) attack(v *board.View, a *board.Attack) {
	c.Count("attack", string(a.Kind), 1)
	switch q := v.Squadron(board.SquadronOf(a.Attacker)); {
	case a.Kind == board.CounterAttack:
		c.Count("keyword", catalog.Counter.String(), 1)
	case a.Kind == board.SnipeAttack:
		c.Count("keyword", catalog.Snipe.String(), 1)
	case q != nil && a.At != 0 && c.has(q, catalog.Bomber):
		c.Count("keyword", catalog.Bomber.String(), 1)
	}
}

func (c coverage) has(q *board.Squadron, k catalog.KeywordName) bool {
	card, err := c.cat.Squadron(q.Card)
	return err == nil && card.Value(k) > 0
}

// dice counts the keywords that change dice.
func (c coverage) dice(v *board.View, e board.DiceChanged) {
	switch e.By.Key {
	case "by.adept", "by.swarm", "by.assault", "by.dodge":
		c.Count("keyword", e.By.Key[len("by."):], 1)
	case "by.ai":
		k := catalog.AIBattery
		if v.Attack != nil && v.Attack.At == 0 {
			k = catalog.AIAntiSquadron
		}
		c.Count("keyword", k.String(), 1)
	}
}

// activated counts the keywords of a squadron that is activated, as far as they are not counted when they are used.
func (c coverage) activated(q *board.Squadron) {
	card, err := c.cat.Squadron(q.Card)
	if err != nil {
		return
	}
	for _, k := range card.Keywords {
		if !slices.Contains(used(), k.Name) {
			c.Count("keyword", k.Name.String(), 1)
		}
	}
}
