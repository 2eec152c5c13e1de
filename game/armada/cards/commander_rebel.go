package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func rebelCommanders() []*armada.Card {
	return []*armada.Card{admiralAckbar(), commanderSato(), generalMadine(), leiaOrgana()}
}

func admiralAckbar() *armada.Card {
	broadside := func(_ *armada.Table, m armada.Moment) bool {
		return m.Shot.From == gauge.Left || m.Shot.From == gauge.Right
	}
	bound := all(lastingFriend, kept)
	return upgrade("admiral-ackbar",
		armada.Ability{When: armada.BeforeAttackStep, May: true, If: friendlyShip,
			Do: func(t *armada.Table, m armada.Moment) { t.Own(m).Last(int(m.Ship)) }},
		armada.Ability{Query: armada.DeclaringTarget, Lasts: true,
			If: func(t *armada.Table, m armada.Moment) bool {
				return bound(t, m) && !broadside(t, m) && m.Shot.Defender != "" // what only measures attacks nobody
			},
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-CRD-048", m) }},
		armada.Ability{When: armada.ResolvingEffects, Lasts: true, May: true, If: all(bound, attackingShip, addable),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDice(catalog.Red, 2, by(m)) }})
}

// kept: the card's use that lasts is about that ship.
func kept(_ *armada.Table, m armada.Moment) bool { return m.Kept == int(m.Ship) }

func commanderSato() *armada.Card {
	return upgrade("commander-sato", armada.Ability{When: armada.BeforeRolling, May: true,
		If: all(friendlyShip, attackingShip, func(t *armada.Table, m armada.Moment) bool {
			return t.Attack().Gathered() > 0 && slices.ContainsFunc(t.Squadrons(t.Own(m).Player()), func(q board.SquadronID) bool {
				return t.Squadron(q).Where == board.OnTable && t.Apart(q.Piece(), m.Shot.Defender) == gauge.Distance1
			})
		}),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().ReplaceDice(2) }})
}

func generalMadine() *armada.Card {
	return upgrade("general-madine", armada.Ability{When: armada.DeterminingCourse,
		If: all(friendlyShip, inStep, func(t *armada.Table, m armada.Moment) bool {
			return !t.Maneuver().Extra() && t.Deeds(m.Ship).Moves == 0
		}),
		Do: func(t *armada.Table, _ armada.Moment) { t.Maneuver().Raise() }})
}

func leiaOrgana() *armada.Card {
	return upgrade("leia-organa-commander",
		armada.Ability{When: armada.ResolvingCommand, May: true,
			If: all(friendlyShip, byDial, func(t *armada.Table, m armada.Moment) bool { return len(t.Deeds(m.Ship).Resolved) == 1 }),
			Do: func(t *armada.Table, m armada.Moment) {
				t.Command().AsBoth()
				t.Own(m).Last(int(m.Ship))
			}},
		armada.Ability{Query: armada.Commanding, Lasts: true, If: all(lastingFriend, kept),
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-CRD-026", m) }})
}
