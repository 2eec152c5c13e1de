package words

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/physics"
)

// arcIDs are the terms of the arcs, as the catalog spells them.
var arcIDs = [...]string{physics.Front: "front", physics.Left: "left", physics.Right: "right", physics.Rear: "rear",
	physics.Bullseye: "bullseye", physics.FullFront: "fullfront", physics.FullRear: "fullrear", physics.AllRound: "allround"}

// attackPhrase is phrase for the Events of attacks and damage; no values for
// any other.
func (w *Words) attackPhrase(e game.Event) (variant string, values []string) {
	switch e := e.(type) {
	case board.AttackDeclared:
		variant = when(len(e.Attack.Obstructed) > 0, ".obstructed")
		values = []string{"ship", e.Attack.Attacker.Piece(), "target", e.Attack.Defender.Piece(),
			"weapon", e.Attack.Weapon.ID, "range", strconv.Itoa(int(e.Attack.Range))}
	case board.AttackStepBegan:
		values = []string{"step", e.Step.String()}
	case board.DiceRolled:
		variant = when(!e.Attack, when(e.Ship != 0, ".other")+when(e.Ship == 0, ".nobody"))
		values = []string{"ship", e.Ship.Piece(), "dice", w.dice(e.Dice), "side", sides[e.Side]}
		if !e.Attack {
			variant += when(w.names.own(e.Ship, e.Why.Arg("card")) != "", ".own")
			values = append(values, "why", w.Say(e.Why))
		}
	case board.DiceModified:
		values = []string{"ship", e.Ship.Piece(), "dice", w.dice(e.Dice), "side", sides[e.Side], "how", w.how(e.Ship, e.How)}
	case board.DiceCanceled:
		variant = when(e.How == "", ".spent")
		if variant == "" {
			variant = when(len(e.Canceled) == 1, ".one")
		}
		values = []string{"ship", e.Ship.Piece(), "dice", w.faces(e.Canceled), "n", strconv.Itoa(len(e.Canceled)),
			"side", sides[e.Side], "how", w.how(e.Ship, e.How)}
	case board.ResultsNeutralized:
		variant = when(!e.Hit, ".miss")
		values = []string{"dice", w.dice(e.Dice[board.AttackDice])}
	case board.AttackEnded:
		values = []string{"ship", e.Attacker.Piece(), "target", e.Defender.Piece()}
	case board.DamageSuffered:
		values = []string{"ship", e.Ship.Piece(), "damage", damage(e.Crit)}
	case board.DamagePrevented:
		values = []string{"ship", e.Ship.Piece(), "damage", damage(e.Crit)}
	case board.DamageDealt:
		return damageCard(e.Ship, e.Card)
	case board.DamageExposed:
		return damageCard(e.Ship, e.Card)
	case board.DamageRepaired:
		return damageCard(e.Ship, e.Card)
	}
	return variant, values
}

// how names what changed or canceled a ship's dice; its own ability as such.
func (w *Words) how(id board.ShipID, option string) string {
	how := way(option)
	if own := w.names.own(id, how); own != "" && !strings.Contains(option, "@") {
		return own
	}
	return how
}

// way is what changed dice, without whose it is and which of a card's abilities.
func way(option string) string {
	if i := strings.IndexAny(option, "@#"); i >= 0 {
		return option[:i]
	}
	return option
}

var sides = [...]string{board.AttackDice: "attack", board.DefenseDice: "defense"}

// damageCard tells faceup damage cards from facedown ones.
func damageCard(id board.ShipID, card string) (variant string, values []string) {
	if card == "" {
		return ".facedown", []string{"ship", id.Piece()}
	}
	return "", []string{"ship", id.Piece(), "card", "damage/" + card}
}

func damage(crit bool) string {
	if crit {
		return "crit"
	}
	return "hit"
}

// dice lists the results of the dice that count: "hit, hit, focus".
func (w *Words) dice(dice []board.Die) string {
	var counted []board.Face
	for _, d := range dice {
		if !d.Gone {
			counted = append(counted, d.Face)
		}
	}
	return w.faces(counted)
}

// faces lists results.
func (w *Words) faces(faces []board.Face) string {
	var shown []string
	for _, f := range faces {
		shown = append(shown, w.Value("die", f.String()))
	}
	if len(shown) == 0 {
		return w.Value("die", "none")
	}
	return strings.Join(shown, ", ")
}
