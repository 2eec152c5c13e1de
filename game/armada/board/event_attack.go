package board

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/armada/gauge"
)

// AttackDeclared begins an attack: zone, target and range are chosen.
type AttackDeclared struct {
	Attack Attack
	By     string `json:",omitempty"` // the card that attacks, where no piece does
}

// Change begins it.
func (e AttackDeclared) Change(v *View) { v.Attack = e.Attack.clone() }

// Phrase says who attacks whom, from and at which zones, at which range.
func (e AttackDeclared) Phrase(*View) game.Phrase {
	a := e.Attack
	if a.Attacker == "" {
		return tell(e, ".card", "card", e.By, "defender", a.Defender, "at", a.At.String(), "range", itoa(int(a.Range)))
	}
	return tell(e, "."+string(a.Kind)+when(a.Obstructed, ".obstructed"), "attacker", a.Attacker, "from", a.From.String(),
		"defender", a.Defender, "at", a.At.String(), "range", itoa(int(a.Range)))
}

// DiceRolled shows a roll: of an attack all its dice, else those of an obstacle or a mine.
type DiceRolled struct {
	By    string // the piece, or the card
	Dice  []Die
	Loose bool // it is no attack's pool
}

// Change shows them.
func (e DiceRolled) Change(v *View) {
	if v.Attack != nil && !e.Loose {
		v.Attack.Dice = slices.Clone(e.Dice)
	}
}

// Phrase says what they show.
func (e DiceRolled) Phrase(*View) game.Phrase {
	return tell(e, when(e.Loose, ".loose"), "piece", e.By, "dice", diceText(e.Dice))
}

// DiceChanged sets the dice of the attack under way: added, rerolled, changed, spent or canceled ones.
type DiceChanged struct {
	Dice []Die
	How  string      // "added", "rerolled", "changed", "spent", "canceled"
	By   game.Phrase // what did it
}

// Change sets them.
func (e DiceChanged) Change(v *View) {
	if v.Attack != nil {
		v.Attack.Dice = slices.Clone(e.Dice)
	}
}

// Phrase says what they show now.
func (e DiceChanged) Phrase(*View) game.Phrase {
	return tell(e, "."+e.How, "dice", diceText(e.Dice)).With("by", e.By)
}

// diceText names dice: "red:hit blue:accuracy".
func diceText(dice []Die) string {
	parts := make([]string, len(dice))
	for i, d := range dice {
		parts[i] = d.Color.String() + ":" + d.Face.String()
	}
	return strings.Join(parts, " ")
}

// TokenLocked says that an accuracy icon is spent: a defense token cannot be spent in this attack.
type TokenLocked struct {
	Defender string
	Token    int
}

// Change locks it.
func (e TokenLocked) Change(v *View) {
	if v.Attack != nil {
		v.Attack.Locked = append(v.Attack.Locked, e.Token)
	}
}

// Phrase says which.
func (e TokenLocked) Phrase(v *View) game.Phrase {
	kind := ""
	if v != nil {
		if tokens := v.TokensOf(e.Defender); e.Token < len(tokens) {
			kind = tokens[e.Token].Kind.String()
		}
	}
	return tell(e, "", "defender", e.Defender, "token", kind)
}

// DamageTotaled says how much damage an attack does.
type DamageTotaled struct{ N int }

// Change notes it.
func (e DamageTotaled) Change(v *View) {
	if v.Attack != nil {
		v.Attack.Damage = e.N
	}
}

// Phrase says how much.
func (e DamageTotaled) Phrase(*View) game.Phrase {
	return tell(e, when(e.N == 0, ".none"), "n", itoa(e.N))
}

// DamageRedirected lets another hull zone take a part of the damage.
type DamageRedirected struct{ To Redirection }

// Change notes it.
func (e DamageRedirected) Change(v *View) {
	if v.Attack != nil {
		v.Attack.Redirected = append(v.Attack.Redirected, e.To)
	}
}

// Phrase says which, and how much.
func (e DamageRedirected) Phrase(*View) game.Phrase {
	return tell(e, "", "zone", e.To.Zone.String(), "n", itoa(e.To.N))
}

// AimChanged has another hull zone defend from now on.
type AimChanged struct {
	Defender string
	At       gauge.Zone
}

// Change notes it.
func (e AimChanged) Change(v *View) {
	if v.Attack != nil {
		v.Attack.At = e.At
	}
}

// Phrase says which.
func (e AimChanged) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Defender, "zone", e.At.String())
}

// CriticalResolved says that an attack's critical effect is resolved.
type CriticalResolved struct{ Effect string } // "standard", or a card

// Change changes nothing.
func (e CriticalResolved) Change(*View) {}

// Phrase says which.
func (e CriticalResolved) Phrase(*View) game.Phrase {
	return tell(e, when(e.Effect == "standard", ".standard"), "card", e.Effect)
}

// AttackCanceled says that an attack ends before it does anything: it has no dice (ARM-ATK), or its attacker is gone.
type AttackCanceled struct{ Lost string }

// Change changes nothing: its end does.
func (e AttackCanceled) Change(*View) {}

// Phrase says so.
func (e AttackCanceled) Phrase(*View) game.Phrase {
	if e.Lost != "" {
		return tell(e, ".lost", "piece", e.Lost)
	}
	return tell(e, "")
}

// AttackEnded ends the attack under way.
type AttackEnded struct{ Before *Attack } // of an attack within another that one

// Change ends it.
func (e AttackEnded) Change(v *View) { v.Attack = e.Before.clone() }

// Phrase says nothing more.
func (e AttackEnded) Phrase(*View) game.Phrase { return tell(e, "") }
