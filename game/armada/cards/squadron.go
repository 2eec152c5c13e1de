package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func squadrons() []*armada.Card {
	return slices.Concat(imperialAces(), rebelAces(), cloneAces(), droidAces())
}

// thisSquadron: it is about the squadron itself.
func thisSquadron(_ *armada.Table, m armada.Moment) bool { return m.Squadron == m.Self }

// otherSquadron: it is about another squadron.
func otherSquadron(_ *armada.Table, m armada.Moment) bool {
	return m.Squadron != 0 && m.Squadron != m.Self
}

// friendlySquadron, enemySquadron: it is about a squadron of the card's player, of the other one.
func friendlySquadron(t *armada.Table, m armada.Moment) bool {
	return t.Own(m).Friendly(m.Squadron.Piece())
}

func enemySquadron(t *armada.Table, m armada.Moment) bool {
	return t.Own(m).Enemy(m.Squadron.Piece())
}

// near: the squadron that it is about is at most so far from the squadron itself.
func near(d gauge.Distance) condition {
	return func(t *armada.Table, m armada.Moment) bool {
		return m.Squadron != 0 && t.Apart(m.Self.Piece(), m.Squadron.Piece()) <= d
	}
}

// shipAttacks, squadronAttacks: what attacks.
func shipAttacks(_ *armada.Table, m armada.Moment) bool { return m.Ship != 0 }

func squadronAttacks(_ *armada.Table, m armada.Moment) bool { return m.Squadron != 0 }

// attacksNear: what is attacked is at distance 1 of the squadron itself.
func attacksNear(t *armada.Table, m armada.Moment) bool {
	return t.Apart(m.Self.Piece(), m.Shot.Defender) == gauge.Distance1
}

// ofKeyword: the squadron that it is about has that keyword.
func ofKeyword(k catalog.KeywordName) condition {
	return func(t *armada.Table, m armada.Moment) bool { return t.Keyword(m.Squadron, k) > 0 }
}

// isAttacked: the squadron itself is.
func isAttacked(_ *armada.Table, m armada.Moment) bool { return m.Shot.Defender == m.Self.Piece() }

// active: it happens in the squadron's own activation.
func active(t *armada.Table, m armada.Moment) bool { return t.Wing(m.Self).IsActive() }

// neighbor reports whether what a player's cards are asked for is another squadron of his, at distance 1.
func neighbor(t *armada.Table, m armada.Moment, piece string) bool {
	return board.SquadronOf(piece) != 0 && piece != m.Self.Piece() && t.Apart(m.Self.Piece(), piece) == gauge.Distance1
}

// flying are the squadrons on the table for which something holds.
func flying(t *armada.Table, m armada.Moment, fits func(id board.SquadronID) bool) (ids []board.SquadronID) {
	for _, id := range t.Squadrons(game.NoSeat) {
		if fits(id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// around are the squadrons that it could be about for which the condition holds.
func around(t *armada.Table, m armada.Moment, fits condition) []board.SquadronID {
	return flying(t, m, func(id board.SquadronID) bool {
		about := m
		about.Squadron = id
		return fits(t, about)
	})
}

// someone: there is such a squadron.
func someone(fits condition) condition {
	return func(t *armada.Table, m armada.Moment) bool { return len(around(t, m, fits)) > 0 }
}

// choose has the card's player choose one of them.
func choose(t *armada.Table, m armada.Moment, fits condition) board.SquadronID {
	var pieces []string
	for _, id := range around(t, m, fits) {
		pieces = append(pieces, id.Piece())
	}
	return board.SquadronOf(t.Own(m).ChoosePiece(pieces, false))
}

// atDefender, byDefender: the squadron that it is about is at distance 1 of the defender; and another enemy one.
func atDefender(t *armada.Table, m armada.Moment) bool {
	return t.Apart(m.Squadron.Piece(), m.Shot.Defender) == gauge.Distance1
}

func byDefender(t *armada.Table, m armada.Moment) bool {
	return enemySquadron(t, m) && m.Squadron.Piece() != m.Shot.Defender && atDefender(t, m)
}

// flies: the squadron itself is on the table; unactivated: and its slider says that it is not activated.
func flies(t *armada.Table, m armada.Moment) bool { return t.Squadron(m.Self).Where == board.OnTable }

func unactivated(t *armada.Table, m armada.Moment) bool {
	return !t.Squadron(m.Self).Activated
}

// damages: the attack has dealt damage.
func damages(_ *armada.Table, m armada.Moment) bool { return m.N > 0 }

// notFired: in its activation the squadron may attack still.
func notFired(_ *armada.Table, m armada.Moment) bool { return m.N == 0 }

// attackingUnique: a unique squadron is attacked.
func attackingUnique(t *armada.Table, m armada.Moment) bool {
	id := board.SquadronOf(m.Shot.Defender)
	return id != 0 && t.SquadronCard(id).Unique
}

// hasReadied reports whether a piece has a readied defense token.
func hasReadied(t *armada.Table, piece string) bool {
	return slices.ContainsFunc(t.View.TokensOf(piece), func(d board.DefenseToken) bool { return d.State == board.Ready })
}

// critIcon: the die has a critical icon.
func critIcon(d board.Die) bool { return d.Face.Crits() > 0 }

// swarmNeighbor: another friendly squadron with swarm, at distance 1, attacks.
func swarmNeighbor(t *armada.Table, m armada.Moment) bool {
	return neighbor(t, m, m.Squadron.Piece()) && t.Keyword(m.Squadron, catalog.Swarm) > 0
}

// enemiesNear are the enemy ships, stations and squadrons at distance 1 of the squadron.
func enemiesNear(t *armada.Table, m armada.Moment) (pieces []string) {
	for _, piece := range t.ShipsAndStations(board.Across(t.Own(m).Player())) {
		if t.Apart(m.Self.Piece(), piece) == gauge.Distance1 {
			pieces = append(pieces, piece)
		}
	}
	for _, id := range around(t, m, all(enemySquadron, near(gauge.Distance1))) {
		pieces = append(pieces, id.Piece())
	}
	return pieces
}

// slipsAway is an option to move up to distance 1 after an attack, even if it is engaged.
func slipsAway(when ...condition) armada.Ability {
	return armada.Ability{When: armada.AfterAnswering, May: true,
		If: all(all(when...), func(t *armada.Table, m armada.Moment) bool { return t.Moves(m.Self) }),
		Do: func(t *armada.Table, m armada.Moment) { t.MoveSquadron(m.Self, gauge.Distance1) }}
}

// hurtsIt has the squadron that it is about suffer 1 damage.
func hurtsIt(t *armada.Table, m armada.Moment) { t.Hurt(m.Squadron, 1) }

// forbids is a card's "cannot".
func forbids(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-GLD-002", m) }

// one is the answer yes.
func one(*armada.Table, armada.Moment) int { return 1 }

// rerolls is an option of the attacker to reroll up to so many dice.
func rerolls(most func(t *armada.Table, m armada.Moment) int, when ...condition) armada.Ability {
	return armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(all(when...), withDice, func(t *armada.Table, m armada.Moment) bool { return most(t, m) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().Reroll(most(t, m), nil, by(m)) }}
}

// whole is all dice of the pool, upTo at most so many.
func whole(t *armada.Table, _ armada.Moment) int { return len(t.Attack().Dice()) }

func upTo(n int) func(*armada.Table, armada.Moment) int {
	return func(*armada.Table, armada.Moment) int { return n }
}

// changes is an option of the attacker to turn a die to one of the faces.
func changes(faces []catalog.Face, when ...condition) armada.Ability {
	return armada.Ability{When: armada.ResolvingEffects, May: true, If: all(all(when...), canShow(faces)),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().ChangeDieWhere(anyDie, faces, by(m)) }}
}

// canShow: a die of the pool can be turned to one of the faces.
func canShow(faces []catalog.Face) condition {
	return func(t *armada.Table, m armada.Moment) bool {
		return showing(func(d board.Die) bool { return t.Attack().CanShow(d, faces) })(t, m)
	}
}

// critsHurt: each critical icon of the squadron's attack adds 1 damage.
func critsHurt(when ...condition) armada.Ability {
	return armada.Ability{Query: armada.CriticalDamage, If: all(thisSquadron, all(when...)),
		By: func(_ *armada.Table, m armada.Moment) int { return m.N + 1 }}
}

// grants adds 1 to the keyword of the squadrons for which the conditions hold.
func grants(k catalog.KeywordName, when ...condition) armada.Ability {
	return armada.Ability{Query: armada.KeywordValue, By: one,
		If: all(func(_ *armada.Table, m armada.Moment) bool { return m.Keyword == k }, all(when...))}
}

// crit is a critical effect of squadrons for which the condition holds: of dice of some colors, or of any.
func crit(when condition, do func(t *armada.Table, m armada.Moment), colors ...catalog.Color) armada.Ability {
	return armada.Ability{When: armada.CriticalEffect, May: true, Do: do,
		If: all(func(t *armada.Table, m armada.Moment) bool {
			return m.Squadron != 0 && m.N > 0 && t.Attack().ShowsCrit(colors...)
		}, when)}
}

// hasToken: the squadron has a defense token that may be spent for the card.
func hasToken(t *armada.Table, m armada.Moment) bool { return len(t.Spendable(0, m.Self.Piece())) > 0 }

// payToken has a defense token of the squadron be spent; it reports whether one was.
func payToken(t *armada.Table, m armada.Moment) bool {
	token, ok := t.Own(m).ChooseToken(t.Spendable(0, m.Self.Piece()))
	if ok {
		t.SpendToken(token)
	}
	return ok
}
