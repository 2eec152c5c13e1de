package sim

import (
	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/trial"
)

// coverage counts Armada's families of things: "attack", "token", "command", "damage", "obstacle", "objective", "flown" and
// "why" a game has ended.
type coverage struct{ *trial.Coverage }

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
		c.Count("attack", string(e.Attack.Kind), 1)
		if e.Attack.Obstructed {
			c.Count("attack", "obstructed", 1)
		}
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
		c.Count("why", e.Why.Key, 1)
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
