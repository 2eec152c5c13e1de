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
func (f *Fight) modifyAttackDice() {
	a := f.attackStep(board.ModifyAttackDice)
	f.modifyDice(a.Defender, board.AttackDice)
	f.modifyDice(a.Attacker, board.AttackDice)
}

// modifyDefenseDice: the attacking player first, then the defending player
// (X20-ATK-018).
func (f *Fight) modifyDefenseDice() {
	a := f.attackStep(board.ModifyDefenseDice)
	f.modifyDice(a.Attacker, board.DefenseDice)
	f.modifyDice(a.Defender, board.DefenseDice)
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
func (f *Fight) modifyDice(by board.ShipID, side board.Side) {
	t := f.t
	f.changing = true
	defer func() { f.changing = false }()
	kind := [...]game.Kind{ask.ModifyAttackDice, ask.ModifyDefenseDice}[side]
	for {
		ways := f.modifications(by, side)
		legal := false
		for i := range ways {
			legal = legal || ways[i].option.Legal()
		}
		if !legal {
			return
		}
		options := make([]game.Option, 0, len(ways)+1)
		done := game.Option{ID: game.Done, Text: game.Say("option.done")}
		for i := range ways {
			w := &ways[i]
			options = append(options, w.option)
			if w.must && w.option.Legal() {
				done.Refusal = t.Refuse(rule.MandatoryEffect, "refusal.must-modify", "card", w.option.ID)
			}
		}
		picked := t.askOne(t.Ship(by).Seat, kind, f.t.say("prompt."+string(kind), "ship", by.Piece()),
			t.list(by.Piece()), append(options, done))
		if picked == game.Done {
			return
		}
		for i := range ways {
			if w := &ways[i]; w.option.ID == picked {
				f.modifies(by, w.how(), w.do)
			}
		}
	}
}

// modifications lists the ways in which the player of a ship may modify dice of
// a side: what the tokens of the ship do to its own dice, then cards. Those that
// an ability forbids bear its refusal.
func (f *Fight) modifications(by board.ShipID, side board.Side) []modification {
	t := f.t
	f.judged = by
	defer func() { f.judged = 0 }()
	var ways []modification
	if f.Rolled(side) == by {
		ways = f.tokenModifications(by, side)
	}
	other := f.seen().Attacker
	if other == by {
		other = f.seen().Defender
	}
	for _, e := range f.cardModifications(by, other, side) {
		id := e.choiceID(func(id string) bool {
			return slices.ContainsFunc(ways, func(w modification) bool { return w.option.ID == id })
		})
		a := t.ability(e)
		ways = append(ways, modification{must: !a.May, aside: a.Aside, do: func() {
			t.markUsed("attack", e)
			t.useEntry(e)
		}, option: game.Option{ID: id, Target: e.Moment.Owner.Piece(),
			Text: f.t.say("option.modify-card", "ship", e.Moment.Owner.Piece(), "card", e.Moment.Card)}})
	}
	for i := range ways {
		if o, how := &ways[i].option, ways[i].how(); o.Refusal == nil && !ways[i].aside {
			m := Moment{Ship: by, Other: other, Attack: MomentAttack{Side: side}, Action: how}
			o.Refusal = either(f.againstRange0(by, how, side), t.forbidden(ModifyingDice, &m), f.againstChange(side, how))
		}
	}
	return ways
}

// cardModifications lists the abilities that the player of a ship can use on the
// dice, each once an attack (X20-CRD-010).
func (f *Fight) cardModifications(by, other board.ShipID, side board.Side) []Entry {
	t := f.t
	when := [...]Timing{ModifyingAttackDice, ModifyingDefenseDice}[side]
	var out []Entry
	t.eachAt(&Moment{When: when, Ship: by, Other: other}, func(a *Ability, m Moment, index int) {
		foe := m.Owner == other || !t.sameSide(m.Owner, by) // a ship may attack a friend
		if foe != a.Foe || !foe && !t.friendly(m.Owner, by) || a.Rerolls && f.Rerollable(side) == 0 {
			return // asked first: what the card itself requires takes longer
		}
		if e := (Entry{Moment: m, Index: index}); t.answers(a, &e.Moment, payable) && !t.usedIn("attack", e) {
			out = append(out, e)
		}
	})
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

// Rolled returns the ship that rolls the dice of a side in the attack; 0 if there is none.
func (f *Fight) Rolled(side board.Side) board.ShipID {
	switch a := f.seen(); {
	case a == nil:
		return 0
	case side == board.AttackDice:
		return a.Attacker
	default:
		return a.Defender
	}
}
