package cards

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// defenseOfficers are officers about attacks on their ship, and damage.
func defenseOfficers() []*armada.Card {
	return []*armada.Card{
		captainBrunson(), damageControlOfficer(), expertShieldTech(), landoCalrissian(), liraWessex(), majorDerlin(), walexBlissex(),
	}
}

func captainBrunson() *armada.Card {
	return upgrade("captain-brunson", armada.Ability{When: armada.SpendingTokens, May: true, Cost: armada.Exhaust,
		If: all(defending, withDice, func(t *armada.Table, m armada.Moment) bool {
			return len(t.ObstaclesNear(m.Owner.Piece(), gauge.Distance2)) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().CancelDie(by(m)) }})
}

func damageControlOfficer() *armada.Card {
	return upgrade("damage-control-officer",
		armada.Ability{When: armada.WhenSpendingToken, May: true, If: all(defending, spends(catalog.Contain), effective)},
		armada.Ability{Query: armada.ResolvingCritical,
			If:     all(defending, func(t *armada.Table, m armada.Moment) bool { return t.Attack().Used(m) && t.Attack().Contained() }),
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-CRT-001", m) }})
}

func expertShieldTech() *armada.Card {
	return upgrade("expert-shield-tech", armada.Ability{When: armada.WhenSpendingToken, May: true,
		If: all(defending, spends(catalog.Redirect), effective),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Attack().Instead()
			t.Attack().Reduce(m)
		}})
}

// effective: the token that is spent has its own effect still.
func effective(t *armada.Table, _ armada.Moment) bool { return !t.Attack().IsInstead() }

func landoCalrissian() *armada.Card {
	return upgrade("lando-calrissian", armada.Ability{When: armada.SpendingTokens, May: true, Cost: armada.Discard,
		If: all(defending, withDice),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().ForceReroll(by(m)) }})
}

func liraWessex() *armada.Card {
	return upgrade("lira-wessex", armada.Ability{When: armada.BeforeFaceup, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return you(t, m) && m.Damage.Card != "" && t.HasToken(m.Owner, catalog.Repair)
		},
		Do: func(t *armada.Table, m armada.Moment) {
			t.SpendCommandToken(m.Owner, catalog.Repair)
			t.Own(m).Cover()
		}})
}

func majorDerlin() *armada.Card {
	return upgrade("major-derlin", armada.Ability{When: armada.BeforeSuffering, May: true, Cost: armada.Exhaust,
		If: func(t *armada.Table, m armada.Moment) bool { return defending(t, m) && !t.Attack().Braces() },
		Do: func(t *armada.Table, _ armada.Moment) { t.Attack().Lower(1) }})
}

func walexBlissex() *armada.Card {
	return upgrade("walex-blissex", armada.Ability{When: armada.WhenActivating, May: true, Cost: armada.Discard,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return len(t.DiscardedTokens(m.Ship.Piece())) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			if token, ok := t.Own(m).ChooseToken(t.DiscardedTokens(m.Ship.Piece())); ok {
				t.SetToken(token, board.Ready)
			}
		}})
}
