package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// The words of declarations: conditions and effects that many cards have.

func upgrade(id string, abilities ...armada.Ability) *armada.Card {
	return &armada.Card{Ref: "upgrade/" + id, Abilities: abilities}
}

func squadron(id string, abilities ...armada.Ability) *armada.Card {
	return &armada.Card{Ref: "squadron/" + id, Abilities: abilities}
}

// condition is when an ability answers.
type condition func(t *armada.Table, m armada.Moment) bool

// all is a condition of several.
func all(conditions ...condition) condition {
	return func(t *armada.Table, m armada.Moment) bool {
		for _, c := range conditions {
			if !c(t, m) {
				return false
			}
		}
		return true
	}
}

// you: it is about the ship itself.
func you(_ *armada.Table, m armada.Moment) bool { return m.Ship == m.Owner && m.Owner != 0 }

// friendlyShip: it is about a ship of the card's player.
func friendlyShip(t *armada.Table, m armada.Moment) bool {
	return m.Ship != 0 && t.Own(m).Friendly(m.Ship.Piece())
}

// enemyShip: it is about a ship of the other player.
func enemyShip(t *armada.Table, m armada.Moment) bool {
	return m.Ship != 0 && t.Own(m).Enemy(m.Ship.Piece())
}

// starts: a phase begins.
func starts(p board.Phase) condition {
	return func(_ *armada.Table, m armada.Moment) bool { return m.Phase == p }
}

// attackingShip, attackingSquadron: what is attacked. A station counts as a ship (ARM-STN-002), a mine as a squadron (ARM-TKN-010).
func attackingShip(t *armada.Table, m armada.Moment) bool { return !attackingSquadron(t, m) }

func attackingSquadron(_ *armada.Table, m armada.Moment) bool {
	return board.SquadronOf(m.Shot.Defender) != 0 || board.MarkerOf(m.Shot.Defender) != 0
}

// withDice: the pool has a die.
func withDice(t *armada.Table, _ armada.Moment) bool { return len(t.Attack().Dice()) > 0 }

// showing: a die of the pool is one of those.
func showing(fits func(board.Die) bool) condition {
	return func(t *armada.Table, _ armada.Moment) bool {
		for _, d := range t.Attack().Dice() {
			if fits(d) {
				return true
			}
		}
		return false
	}
}

// canTrade: a die of the pool can be spent to turn another one to one of the faces.
func canTrade(faces []catalog.Face) condition {
	return func(t *armada.Table, _ armada.Moment) bool { return t.Attack().CanTrade(faces) }
}

// within: at that range or nearer; of squadrons and ships that are attacked by squadrons none.
func within(r gauge.Range) condition {
	return func(_ *armada.Table, m armada.Moment) bool { return m.Shot.Range <= r }
}

// addable: dice may be added to the attack; to a salvo none may (ARM-DEF-033).
func addable(_ *armada.Table, m armada.Moment) bool { return m.Shot.Kind != board.SalvoAttack }

// defending: the ship itself is attacked.
func defending(t *armada.Table, m armada.Moment) bool {
	return m.Owner != 0 && t.Attack().Defender() == m.Owner.Piece()
}

// shieldsCount: the defender counts as having the shields that it has.
func shieldsCount(t *armada.Table, _ armada.Moment) bool { return !t.Attack().Shieldless() }

// friendDefends: a ship of the card's player is attacked.
func friendDefends(t *armada.Table, m armada.Moment) bool {
	return board.ShipOf(t.Attack().Defender()) != 0 && t.Own(m).Friendly(t.Attack().Defender())
}

// spends: the token that is spent.
func spends(kind catalog.DefenseToken) condition {
	return func(_ *armada.Table, m armada.Moment) bool { return m.Token.Kind == kind }
}

// resolves: the command that is resolved.
func resolves(c catalog.Command) condition {
	return func(_ *armada.Table, m armada.Moment) bool { return m.Command == c }
}

// by is the card as what does something to dice.
func by(m armada.Moment) game.Phrase { return game.Say("by.card", "card", m.Card) }

// color is a die of that color.
func color(c catalog.Color) func(board.Die) bool {
	return func(d board.Die) bool { return d.Color == c }
}

// critical is an upgrade's critical effect, in attacks of any kind: of dice of some colors, or of any.
func critical(cost armada.Cost, do func(t *armada.Table, m armada.Moment), colors ...catalog.Color) armada.Ability {
	return criticalIf(cost, all(), do, colors...)
}

// criticalIf is one that does something only if a condition is met.
func criticalIf(cost armada.Cost, when condition, do func(t *armada.Table, m armada.Moment), colors ...catalog.Color) armada.Ability {
	return armada.Ability{When: armada.CriticalEffect, May: true, Cost: cost, Do: do,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return m.N > 0 && t.Attack().ShowsCrit(colors...) }, when)}
}

// number is a query's fixed answer for the ship itself.
func number(q armada.Query, n int, when ...condition) armada.Ability {
	return armada.Ability{Query: q, If: all(append([]condition{you}, when...)...),
		By: func(*armada.Table, armada.Moment) int { return n }}
}

// itsOwn: the query is about the very card.
func itsOwn(_ *armada.Table, m armada.Moment) bool { return m.Card == "upgrade/"+m.Upgrade }

// each does something to each friendly, or each enemy ship on the table.
func each(t *armada.Table, m armada.Moment, fits condition, do func(id board.ShipID)) {
	for _, id := range t.Ships(game.NoSeat) {
		about := m
		if about.Ship = id; fits(t, about) {
			do(id)
		}
	}
}

// pool are the ships that fit.
func pool(t *armada.Table, m armada.Moment, fits condition) (ids []board.ShipID) {
	each(t, m, fits, func(id board.ShipID) { ids = append(ids, id) })
	return ids
}

// apart: the piece that it is about is at most so far from the ship itself.
func apart(d gauge.Distance) condition {
	return func(t *armada.Table, m armada.Moment) bool {
		piece := m.Ship.Piece()
		if m.Ship == 0 {
			piece = m.Squadron.Piece()
		}
		return t.Apart(m.Owner.Piece(), piece) <= d
	}
}

// another: it is about another ship than the card's.
func another(_ *armada.Table, m armada.Moment) bool { return m.Ship != 0 && m.Ship != m.Owner }

// exhausted: the card is.
func exhausted(t *armada.Table, m armada.Moment) bool {
	return t.Own(m).Upgrade().Exhausted
}

// copied: a copy of the card on another ship of its player within a distance can be exhausted.
func copied(d gauge.Distance) condition {
	return func(t *armada.Table, m armada.Moment) bool { return len(t.Own(m).Copies(d)) > 0 }
}

// gains: deployed, the ship gains a defense token.
func gains(kind catalog.DefenseToken) armada.Ability {
	return armada.Ability{When: armada.WhenDeployed, If: you,
		Do: func(t *armada.Table, m armada.Moment) { t.Own(m).GainDefenseToken(m.Owner.Piece(), kind) }}
}

// ofKinds are those of defense tokens that are of some kinds.
func ofKinds(t *armada.Table, tokens []armada.Token, kinds ...catalog.DefenseToken) []armada.Token {
	return slices.DeleteFunc(tokens, func(k armada.Token) bool { return !slices.Contains(kinds, t.Kind(k)) })
}

// anyNumber is more dice, tokens or shields than there ever are.
const anyNumber = 99

// accuracy is the face of that icon, crits are those with a critical icon.
func accuracy() []catalog.Face { return []catalog.Face{catalog.Accuracy} }
func crits() []catalog.Face    { return []catalog.Face{catalog.Crit, catalog.HitCrit} }
