package cards

import (
	"xwing/game/armada"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// squadronTitles are titles that change what squadrons do.
func squadronTitles() []*armada.Card {
	return []*armada.Card{
		centicore(), corrupter(), independence(), instigator(), nevootaBee(), triumphant(), vector(),
	}
}

// lends: another friendly ship's command may activate so many squadrons that fit by the range of this one.
func lends(n int, r gauge.Range, fits condition) armada.Ability {
	return armada.Ability{Query: armada.Lending,
		If: all(friendlyShip, another, fits, func(t *armada.Table, m armada.Moment) bool {
			q := m.Squadron
			if m.For != 0 {
				q = m.For
			}
			return t.RangeBetween(m.Owner.Piece(), q.Piece()) <= r
		}),
		By: func(*armada.Table, armada.Moment) int { return n }}
}

func centicore() *armada.Card {
	return upgrade("centicore", lends(2, gauge.MediumRange, func(*armada.Table, armada.Moment) bool { return true }))
}

// faster: squadrons that fit and that the ship's command activates are 1 faster, at most so fast.
func faster(most int, fits condition) armada.Ability {
	return armada.Ability{Query: armada.SquadronSpeed, If: all(flownBy, fits),
		By: func(_ *armada.Table, m armada.Moment) int { return max(m.N, min(m.N+1, most)) }}
}

func corrupter() *armada.Card {
	return upgrade("corrupter", faster(5, func(t *armada.Table, m armada.Moment) bool { return t.Keyword(m.Squadron, catalog.Bomber) > 0 }))
}

func independence() *armada.Card {
	return upgrade("independence", armada.Ability{When: armada.WhenActivating, May: true,
		If: all(flownBy, func(t *armada.Table, m armada.Moment) bool { return t.SquadronCard(m.Squadron).Speed < 4 }),
		Do: func(t *armada.Table, m armada.Moment) {
			t.TreatSpeed(m.Squadron, 4)
			t.ForbidAttack(m.Squadron)
		}})
}

func instigator() *armada.Card {
	return upgrade("instigator", armada.Ability{Query: armada.Engagement,
		If: func(t *armada.Table, m armada.Moment) bool {
			return t.Own(m).Enemy(m.Squadron.Piece()) && t.Apart(m.Owner.Piece(), m.Squadron.Piece()) == gauge.Distance1
		},
		By: func(*armada.Table, armada.Moment) int { return 2 }})
}

func nevootaBee() *armada.Card {
	return upgrade("nevoota-bee",
		armada.Ability{Query: armada.KeywordValue,
			If: all(flownBy, func(t *armada.Table, m armada.Moment) bool {
				card := t.SquadronCard(m.Squadron)
				return m.Keyword == catalog.Swarm && !card.Unique && card.Value(catalog.Swarm) == 0
			}),
			By: func(*armada.Table, armada.Moment) int { return 1 }},
		armada.Ability{When: armada.ResolvingEffects, May: true,
			If: all(flownBy, attackingShip, withDice, func(t *armada.Table, m armada.Moment) bool {
				return t.Keyword(m.Squadron, catalog.Swarm) > 0
			}),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().Reroll(1, nil, by(m)) }})
}

func triumphant() *armada.Card {
	return upgrade("triumphant", lends(3, gauge.CloseRange, func(t *armada.Table, m armada.Moment) bool {
		return t.View.Round > 1 && !t.Card(m.Ship).Flotilla && t.Keyword(m.Squadron, catalog.Adept) == 0
	}))
}

func vector() *armada.Card {
	return upgrade("vector", faster(5, func(t *armada.Table, m armada.Moment) bool { return t.Keyword(m.Squadron, catalog.Heavy) == 0 }))
}
