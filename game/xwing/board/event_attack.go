package board

import (
	"strconv"
	"strings"

	"xwing/game"
)

// AttackDeclared opens an attack.
type AttackDeclared struct{ Attack Attack }

// Change begins the attack.
func (e AttackDeclared) Change(v *View) { v.Attack = e.Attack.Clone() }

// Phrase says who attacks whom, and with what.
func (e AttackDeclared) Phrase(*View) game.Phrase {
	a := &e.Attack
	return tell(e, when(a.IsObstructed(), ".obstructed"), "ship", a.Attacker.Piece(), "target", a.Defender.Piece(),
		"weapon", a.Weapon.ID, "range", strconv.Itoa(int(a.Range)))
}

// AttackStepBegan moves the attack on.
type AttackStepBegan struct{ Step AttackStep }

// Change names the step.
func (e AttackStepBegan) Change(v *View) { v.Attack.Step = e.Step }

// Phrase says the step.
func (e AttackStepBegan) Phrase(*View) game.Phrase { return tell(e, "", "step", e.Step.String()) }

// ResultNamed: a ship's card has named a result of the dice that another is about to roll.
type ResultNamed struct {
	Ship, Of ShipID
	Face     Face
}

// Change changes nothing.
func (e ResultNamed) Change(*View) {}

// Phrase says what was named.
func (e ResultNamed) Phrase(*View) game.Phrase {
	return tell(e, when(e.Ship == e.Of, ".own"), "ship", e.Ship.Piece(), "of", e.Of.Piece(), "face", e.Face.String())
}

// DiceRolled shows a roll. Dice holds the whole pool after it. Outside an
// attack (Attack false) Ship rolled for Why.
type DiceRolled struct {
	Ship   ShipID
	Side   Side
	Dice   []Die
	Attack bool
	Why    game.Phrase
}

// Change lays the dice of an attack into its pool.
func (e DiceRolled) Change(v *View) {
	if e.Attack {
		v.show(e.Side, e.Dice)
	}
}

// Phrase says what was rolled, outside an attack what for.
func (e DiceRolled) Phrase(v *View) game.Phrase {
	values := []string{"ship", e.Ship.Piece(), "dice", listed(e.Dice), "side", e.Side.String()}
	if e.Attack {
		return tell(e, "", values...)
	}
	card := e.Why.Arg("card")
	variant := when(e.Ship != 0, ".other") + when(e.Ship == 0, ".nobody") + when(v.own(e.Ship, card) != card, ".own")
	return tell(e, variant, values...).With("why", e.Why)
}

func (e DiceRolled) effect() ShipID {
	if e.Attack {
		return 0
	}
	return e.Ship
}

// DiceModified shows a pool after somebody changed, rerolled or added dice.
type DiceModified struct {
	Ship ShipID // who modified
	Side Side
	Dice []Die
	How  string // option id: "focus", "lock", "upgrade/predator"
}

// Change shows the dice as they are now.
func (e DiceModified) Change(v *View) { v.show(e.Side, e.Dice) }

// Phrase says what changed them.
func (e DiceModified) Phrase(v *View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "dice", listed(e.Dice), "side", e.Side.String(), "how", v.how(e.Ship, e.How))
}

// DiceCanceled shows a pool after results were canceled, which is no modification,
// or spent, which is one.
type DiceCanceled struct {
	Ship     ShipID // whose card canceled; 0 if the results were spent
	Side     Side
	Dice     []Die
	Canceled []Face
	How      string // the card: "upgrade/munitionsfailsafe"; "" if the results were spent
}

// Change shows the dice as they are now.
func (e DiceCanceled) Change(v *View) { v.show(e.Side, e.Dice) }

// Phrase says which results went, and what canceled them.
func (e DiceCanceled) Phrase(v *View) game.Phrase {
	variant := when(e.How == "", ".spent")
	if variant == "" {
		variant = when(len(e.Canceled) == 1, ".one")
	}
	return tell(e, variant, "ship", e.Ship.Piece(), "dice", list(e.Canceled), "n", strconv.Itoa(len(e.Canceled)),
		"side", e.Side.String(), "how", v.how(e.Ship, e.How))
}

// ResultsNeutralized shows both pools after canceling, and whether the attack hits.
type ResultsNeutralized struct {
	Dice [2][]Die
	Hit  bool
}

// Change shows both pools as they are now.
func (e ResultsNeutralized) Change(v *View) {
	for side, dice := range e.Dice {
		v.show(Side(side), dice)
	}
	v.Attack.Hit = e.Hit
}

// Phrase says what is left, or that the attack misses.
func (e ResultsNeutralized) Phrase(*View) game.Phrase {
	return tell(e, when(!e.Hit, ".miss"), "dice", listed(e.Dice[AttackDice]))
}

// AttackEnded closes the attack.
// Resumed is the attack in whose Aftermath it happened, if any.
type AttackEnded struct {
	Attacker, Defender ShipID
	Resumed            *Attack
}

// Change goes back to the attack around it, if any.
func (e AttackEnded) Change(v *View) { v.Attack = e.Resumed.Clone() }

// Phrase says whose attack it was.
func (e AttackEnded) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Attacker.Piece(), "target", e.Defender.Piece())
}

// show lays dice into a pool of the attack under way: those of the event, which nobody changes any more.
func (v *View) show(side Side, dice []Die) {
	if v.Attack != nil {
		v.Attack.Dice[side] = dice
	}
}

// how names what changed or canceled a ship's dice, without whose it is and which of a
// card's abilities; the ship's own ability as such.
func (v *View) how(id ShipID, option string) string {
	how := option
	if i := strings.IndexAny(option, "@#"); i >= 0 {
		how = option[:i]
	}
	if strings.Contains(option, "@") {
		return how
	}
	return v.own(id, how)
}

// listed lists the results of the dice that count: "hit,hit,focus".
func listed(dice []Die) string {
	var counted []Face
	for _, d := range dice {
		if !d.Gone {
			counted = append(counted, d.Face)
		}
	}
	return list(counted)
}

// list lists results, "none" if there are none.
func list(faces []Face) string {
	if len(faces) == 0 {
		return "none"
	}
	ids := make([]string, len(faces))
	for i, f := range faces {
		ids[i] = f.String()
	}
	return strings.Join(ids, ",")
}
