package cards

import (
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

func defensiveRetrofits() []*armada.Card {
	return []*armada.Card{clusterBombs(), earlyWarningSystem(), reinforcedBlastDoors(), thermalShields()}
}

func clusterBombs() *armada.Card {
	return upgrade("cluster-bombs", armada.Ability{When: armada.AfterAttack, May: true, Cost: armada.Discard, EvenDestroyed: true,
		If: all(defending, func(t *armada.Table, m armada.Moment) bool {
			return m.Squadron != 0 && t.Squadron(m.Squadron).Where == board.OnTable
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			n := 0
			for _, d := range t.RollDice(m.Card, catalog.Blue, 4) {
				n += d.Face.Hits() + d.Face.Crits()
			}
			t.Hurt(m.Squadron, n)
		}})
}

func earlyWarningSystem() *armada.Card {
	return upgrade("early-warning-system", armada.Ability{When: armada.StartOfPhase, May: true,
		If: starts(board.ShipPhase),
		Do: func(t *armada.Table, m armada.Moment) {
			for _, z := range t.ChooseZones(m, t.Own(m).Player(), m.Owner, t.Zones(m.Owner), 1, 1) {
				t.Assign(m.Owner.Piece(), armada.ChaffToken(z), false)
			}
		}})
}

func reinforcedBlastDoors() *armada.Card {
	return upgrade("reinforced-blast-doors", armada.Ability{When: armada.StartOfPhase, May: true, Cost: armada.Discard,
		If: all(starts(board.ShipPhase), func(t *armada.Table, m armada.Moment) bool { return t.Ship(m.Owner).Facedown > 0 }),
		Do: func(t *armada.Table, m armada.Moment) { t.Own(m).DiscardFacedown(m.Owner, 3) }})
}

func thermalShields() *armada.Card {
	braces := func(t *armada.Table, m armada.Moment) []armada.Token {
		return tokensOf(t, t.Spendable(m.Owner, m.Owner.Piece()), catalog.Brace)
	}
	return upgrade("thermal-shields", armada.Ability{When: armada.AfterGathering, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return m.N == 1 && defending(t, m) && t.Ship(m.Owner).Speed > 0 && t.Attack().Gathered() > 1 && len(braces(t, m)) > 0
		},
		Do: func(t *armada.Table, m armada.Moment) {
			token, _ := t.Own(m).ChooseToken(braces(t, m))
			t.SpendToken(token)
			t.Attack().TakeDice(t.Own(m).Player(), t.Attack().Gathered()/2)
		}})
}
