package words

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/physics"
)

// arcIDs are the terms of the arcs, as the catalog spells them.
var arcIDs = [...]string{physics.Front: "front", physics.Left: "left", physics.Right: "right", physics.Rear: "rear",
	physics.Bullseye: "bullseye", physics.FullFront: "fullfront", physics.FullRear: "fullrear", physics.AllRound: "allround"}

// attackPhrase is phrase for the Events of attacks and damage; no values for
// any other.
func (w *Words) attackPhrase(e game.Event) (variant string, values []string) {
	switch e := e.(type) {
	case xwing.AttackDeclared:
		variant = when(len(e.Attack.Obstructed) > 0, ".obstructed")
		values = []string{"ship", e.Attack.Attacker.Piece(), "target", e.Attack.Defender.Piece(),
			"weapon", e.Attack.Weapon.ID, "range", strconv.Itoa(int(e.Attack.Range))}
	case xwing.AttackStepBegan:
		values = []string{"step", e.Step.String()}
	case xwing.DiceRolled:
		variant = when(!e.Attack, when(e.Ship != 0, ".other")+when(e.Ship == 0, ".nobody"))
		values = []string{"ship", e.Ship.Piece(), "dice", w.dice(e.Dice), "side", sides[e.Side]}
		if !e.Attack {
			variant += when(w.names.own(e.Ship, e.Why.Arg("card")) != "", ".own")
			values = append(values, "why", w.Say(e.Why))
		}
	case xwing.DiceModified:
		values = []string{"ship", e.Ship.Piece(), "dice", w.dice(e.Dice), "side", sides[e.Side], "how", w.how(e.Ship, e.How)}
	case xwing.DiceCanceled:
		variant = when(e.How == "", ".spent")
		if variant == "" {
			variant = when(len(e.Canceled) == 1, ".one")
		}
		values = []string{"ship", e.Ship.Piece(), "dice", w.faces(e.Canceled), "n", strconv.Itoa(len(e.Canceled)),
			"side", sides[e.Side], "how", w.how(e.Ship, e.How)}
	case xwing.ResultsNeutralized:
		variant = when(!e.Hit, ".miss")
		values = []string{"dice", w.dice(e.Dice[xwing.AttackDice])}
	case xwing.AttackEnded:
		values = []string{"ship", e.Attacker.Piece(), "target", e.Defender.Piece()}
	case xwing.DamageSuffered:
		values = []string{"ship", e.Ship.Piece(), "damage", damage(e.Crit)}
	case xwing.DamagePrevented:
		values = []string{"ship", e.Ship.Piece(), "damage", damage(e.Crit)}
	case xwing.DamageDealt:
		return damageCard(e.Ship, e.Card)
	case xwing.DamageExposed:
		return damageCard(e.Ship, e.Card)
	case xwing.DamageRepaired:
		return damageCard(e.Ship, e.Card)
	}
	return variant, values
}

// how names what changed or canceled a ship's dice; its own ability as such.
func (w *Words) how(id xwing.ShipID, option string) string {
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

var sides = [...]string{xwing.AttackDice: "attack", xwing.DefenseDice: "defense"}

// damageCard tells faceup damage cards from facedown ones.
func damageCard(id xwing.ShipID, card string) (variant string, values []string) {
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
func (w *Words) dice(dice []xwing.Die) string {
	var counted []xwing.Face
	for _, d := range dice {
		if !d.Gone {
			counted = append(counted, d.Face)
		}
	}
	return w.faces(counted)
}

// faces lists results.
func (w *Words) faces(faces []xwing.Face) string {
	var shown []string
	for _, f := range faces {
		shown = append(shown, w.Value("die", f.String()))
	}
	if len(shown) == 0 {
		return w.Value("die", "none")
	}
	return strings.Join(shown, ", ")
}
