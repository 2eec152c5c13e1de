package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// DrawFire has the ship that has chosen a weapon and a target attack another with that weapon (BeforeDeclaringDefender).
func (t *Table) DrawFire(to board.ShipID) { t.drawn = to }

// redrawn is the shot at whoever has drawn it, at the section that the attacker's player chooses; the same if it cannot be.
func (t *Table) redrawn(id board.ShipID, s shot, to board.ShipID) shot {
	terms := *s.terms
	terms.Weapon = func(w board.Weapon) bool { return w.ID == s.weapon.ID || !w.Special && !s.weapon.Special }
	terms.Whom = func(defender board.ShipID) bool { return slices.Contains(t.cardShips(to), defender) }
	legal := slices.DeleteFunc(t.shots(id, terms), func(way shot) bool { return way.refusal != nil })
	switch len(legal) {
	case 0:
		return s
	case 1:
		return legal[0]
	}
	options, legal := t.attackOptions(id, legal)
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseAttack, t.say("prompt.choose-attack", "ship", id.Piece()), t.list(id.Piece()), options)
	if i := slices.IndexFunc(options, func(o game.Option) bool { return o.ID == pick }); i >= 0 {
		return legal[i]
	}
	return s
}
