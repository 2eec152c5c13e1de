package xwing

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/rule"
)

// Modifying dice (Dice Modification chapter): attack dice in the Modify Attack
// Dice step, defense dice in the Modify Defense Dice step (X20-DIC-005).

// modifyAttackDice: the defending player first, then the attacking player
// (X20-ATK-016).
func (t *Table) modifyAttackDice() {
	a := t.attackStep(board.ModifyAttackDice)
	t.modifyDice(a.Defender, board.AttackDice)
	t.modifyDice(a.Attacker, board.AttackDice)
}

// modifyDefenseDice: the attacking player first, then the defending player
// (X20-ATK-018).
func (t *Table) modifyDefenseDice() {
	a := t.attackStep(board.ModifyDefenseDice)
	t.modifyDice(a.Attacker, board.DefenseDice)
	t.modifyDice(a.Defender, board.DefenseDice)
}

// modification is one way in which a player may modify dice now.
type modification struct {
	option game.Option
	kind   string // what it is to whatever forbids it, if not the option's id
	must   bool   // the ability is not optional
	aside  bool   // it modifies no dice
	do     func()
}

func (w *modification) how() string {
	if w.kind != "" {
		return w.kind
	}
	return w.option.ID
}

// modifyDice has the player of a ship modify dice in as many ways as he likes,
// until he is done. He is not asked when there is nothing legal to do.
func (t *Table) modifyDice(by board.ShipID, side board.Side) {
	t.fight.changing = true
	defer func() { t.fight.changing = false }()
	kind := [...]game.Kind{ask.ModifyAttackDice, ask.ModifyDefenseDice}[side]
	for {
		ways := t.modifications(by, side)
		if !slices.ContainsFunc(ways, func(w modification) bool { return w.option.Legal() }) {
			return
		}
		options := make([]game.Option, 0, len(ways)+1)
		done := game.Option{ID: game.Done, Text: game.Say("option.done")}
		for _, w := range ways {
			options = append(options, w.option)
			if w.must && w.option.Legal() {
				done.Refusal = t.Refuse(rule.MandatoryEffect, "refusal.must-modify", "card", w.option.ID)
			}
		}
		picked := t.askOne(t.Ship(by).Seat, kind, game.Say("prompt."+string(kind), "ship", by.Piece()),
			[]string{by.Piece()}, append(options, done))
		if picked == game.Done {
			return
		}
		for _, w := range ways {
			if w.option.ID == picked {
				t.modifies(by, w.how(), w.do)
			}
		}
	}
}

// modifications lists the ways in which the player of a ship may modify dice of
// a side: what the tokens of the ship do to its own dice, then cards. Those that
// an ability forbids bear its refusal.
func (t *Table) modifications(by board.ShipID, side board.Side) []modification {
	t.fight.judged = by
	defer func() { t.fight.judged = 0 }()
	var ways []modification
	if t.Rolled(side) == by {
		ways = t.tokenModifications(by, side)
	}
	other := t.View.Attack.Attacker
	if other == by {
		other = t.View.Attack.Defender
	}
	for _, e := range t.cardModifications(by, other, side) {
		id := e.choiceID(func(id string) bool {
			return slices.ContainsFunc(ways, func(w modification) bool { return w.option.ID == id })
		})
		a := t.ability(e)
		ways = append(ways, modification{must: !a.May, aside: a.Aside, do: func() {
			t.markUsed("attack", e)
			t.useEntry(e)
		}, option: game.Option{ID: id, Target: e.Moment.Owner.Piece(),
			Text: game.Say("option.modify-card", "ship", e.Moment.Owner.Piece(), "card", e.Moment.Card)}})
	}
	for i := range ways {
		if o, how := &ways[i].option, ways[i].how(); o.Refusal == nil && !ways[i].aside {
			m := Moment{Ship: by, Other: other, Side: side, Action: how}
			o.Refusal = either(t.againstRange0(by, how, side), t.forbidden(ModifyingDice, m), t.againstChange(side, how))
		}
	}
	return ways
}

// cardModifications lists the abilities that the player of a ship can use on the
// dice, each once an attack (X20-CRD-010).
func (t *Table) cardModifications(by, other board.ShipID, side board.Side) []Entry {
	when := [...]Timing{ModifyingAttackDice, ModifyingDefenseDice}[side]
	var out []Entry
	for _, e := range t.triggered(Moment{When: when, Ship: by, Other: other}) {
		a := t.ability(e)
		foe := e.Moment.Owner == other || !t.friendly(e.Moment.Owner, by) // a ship may attack a friend
		if foe == a.Foe && !t.usedIn("attack", e) && (!a.Rerolls || t.Rerollable(side) > 0) {
			out = append(out, e)
		}
	}
	return out
}

// choiceID names the entry's ability among options: its card, with the ship when
// it is another's, and a number where one card offers more than one.
func (e Entry) choiceID(taken func(id string) bool) string {
	if e.Index == detonation {
		return e.piece()
	}
	id := e.Moment.Card
	if e.Moment.Copy > 0 {
		id = fmt.Sprintf("%s/%d", id, e.Moment.Copy)
	}
	if e.Moment.Ship != e.Moment.Owner {
		id += "@" + e.Moment.Owner.Piece()
	}
	if taken(id) {
		return fmt.Sprintf("%s#%d", id, e.Index)
	}
	return id
}

// Rolled returns the ship that rolls the dice of a side in the attack under way.
func (t *Table) Rolled(side board.Side) board.ShipID {
	if side == board.AttackDice {
		return t.View.Attack.Attacker
	}
	return t.View.Attack.Defender
}
