package cards

import (
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func squadrons() []*armada.Card {
	return []*armada.Card{axe(), howlrunner(), lukeSkywalker(), maulerMithel()}
}

// thisSquadron: it is about the squadron itself.
func thisSquadron(_ *armada.Table, m armada.Moment) bool { return m.Squadron == m.Self }

// neighbor reports whether a piece is another friendly squadron at distance 1.
func neighbor(t *armada.Table, m armada.Moment, piece string) bool {
	return board.SquadronOf(piece) != 0 && piece != m.Self.Piece() && t.Own(m).Friendly(piece) &&
		t.Apart(m.Self.Piece(), piece) == gauge.Distance1
}

func axe() *armada.Card {
	return squadron("axe", armada.Ability{When: armada.BeforeSuffering, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return neighbor(t, m, m.Shot.Defender) && len(t.Spendable(0, m.Self.Piece())) > 0
		},
		Do: func(t *armada.Table, m armada.Moment) {
			if token, ok := t.Own(m).ChooseToken(t.Spendable(0, m.Self.Piece())); ok {
				t.SpendToken(token)
				t.Attack().Lower(1)
			}
		}})
}

func howlrunner() *armada.Card {
	return squadron("howlrunner", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return m.Squadron != 0 && neighbor(t, m, m.Squadron.Piece()) && t.Keyword(m.Squadron, catalog.Swarm) > 0 &&
				attackingSquadron(t, m)
		},
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDice(catalog.Blue, 1, by(m)) }})
}

func lukeSkywalker() *armada.Card {
	return squadron("luke-skywalker", armada.Ability{Query: armada.IgnoringShields, If: all(thisSquadron, attackingShip),
		By: func(*armada.Table, armada.Moment) int { return 1 }})
}

func maulerMithel() *armada.Card {
	return squadron("mauler-mithel", armada.Ability{When: armada.AfterMoving, If: thisSquadron,
		Do: func(t *armada.Table, m armada.Moment) {
			for _, q := range t.Engaged(m.Self) {
				t.Hurt(q, 1)
			}
		}})
}
