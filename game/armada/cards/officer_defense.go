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
		adiGallia(), admiralMontferrat(), barrissOffee(), captainBrunson(), damageControlOfficer(), palpatineOfficer(), expertShieldTech(),
		landoCalrissian(), liraWessex(), majorDerlin(), reevaDemesne(), walexBlissex(),
	}
}

func adiGallia() *armada.Card {
	return upgrade("adi-gallia", armada.Ability{When: armada.WhenSuffering, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return defending(t, m) && len(t.Attack().Divertible()) > 0
		},
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().Divert(m) }})
}

func admiralMontferrat() *armada.Card {
	return upgrade("admiral-montferrat",
		armada.Ability{Query: armada.Obscured,
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Shot.Defender == m.Owner.Piece() && m.Squadron == 0 && t.Ship(m.Owner).Speed >= 3
			},
			By: func(*armada.Table, armada.Moment) int { return 1 }},
		armada.Ability{When: armada.AfterMoving,
			If: all(you, func(t *armada.Table, _ armada.Moment) bool { return t.Maneuver().Overlapped() }),
			Do: func(t *armada.Table, m armada.Moment) { t.Own(m).Discard() }})
}

func barrissOffee() *armada.Card {
	redirects := func(t *armada.Table, m armada.Moment) []armada.Token {
		return ofKinds(t, t.Spendable(m.Owner, m.Owner.Piece()), catalog.Redirect)
	}
	return upgrade("barriss-offee", armada.Ability{When: armada.WhenTargeted, May: true,
		If: all(you, func(t *armada.Table, m armada.Moment) bool {
			return t.Ship(m.Owner).Speed > 0 && len(redirects(t, m)) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			if token, ok := t.Own(m).ChooseToken(redirects(t, m)); ok {
				t.Attack().SpendInstead(token)
				t.Attack().AimElsewhere()
			}
		}})
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

func palpatineOfficer() *armada.Card {
	return upgrade("emperor-palpatine-officer", armada.Ability{When: armada.WhenTargeted,
		If: all(you, func(t *armada.Table, m armada.Moment) bool {
			q := board.SquadronOf(m.Shot.Attacker)
			return (q == 0 || t.SquadronCard(q).Unique) && len(t.Attack().Spendables()) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) { t.Own(m).AttackerSpends() }})
}

func expertShieldTech() *armada.Card {
	return upgrade("expert-shield-tech", armada.Ability{When: armada.WhenSpendingToken, May: true,
		If: all(defending, spends(catalog.Redirect), effective),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Attack().Instead()
			t.Attack().Reduce(m, 1)
		}})
}

// effective: the token that is spent has its own effect still.
func effective(t *armada.Table, _ armada.Moment) bool { return !t.Attack().IsInstead() }

func landoCalrissian() *armada.Card {
	return upgrade("lando-calrissian", armada.Ability{When: armada.SpendingTokens, May: true, Cost: armada.Discard,
		If: all(defending, withDice),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().ForceReroll(len(t.Attack().Dice()), by(m)) }})
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

func reevaDemesne() *armada.Card {
	return upgrade("reeva-demesne", armada.Ability{When: armada.WhenTargeted, May: true, Cost: armada.Exhaust,
		If: all(you, shieldsCount, func(t *armada.Table, m armada.Moment) bool {
			return t.Ship(m.Owner).Shields[m.Shot.At] > 0 && len(t.Readiable(m.Owner.Piece())) > 0
		}),
		Do: readiesToken})
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
