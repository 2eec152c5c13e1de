package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// separatistConditionCards lists the conditions that are assigned by the Separatist Alliance.
func separatistConditionCards() []*xwing.Card {
	return []*xwing.Card{falseFriend(), fearfulPrey(), guarded()}
}

// falseFriend shows the dial to Tal Merrik and to the remotes of the enemy.
func falseFriend() *xwing.Card {
	listens := func(t *xwing.Table, m xwing.Moment) bool {
		return slices.ContainsFunc(t.View.Ships, func(s board.Ship) bool {
			return enemyUnit(t, m, s.ID) && (s.Remote != "" || t.Equips(s.ID, "talmerrik")) &&
				t.AtRange(s.ID, m.Owner, gauge.Range0, gauge.Range2)
		})
	}
	return condition("falsefriend", dialOpens(listens), xwing.Ability{When: xwing.AsAction,
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Owner, board.Deplete, 1)
			t.GainTokens(m.Owner, board.Stress, 1)
			t.RemoveThis(m)
		}})
}

// fearfulPrey strains a ship that spends no green token against a predator: there
// may be a pack of them.
func fearfulPrey() *xwing.Card {
	return condition("fearfulprey", xwing.Ability{When: xwing.AfterDefending,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Enemy(m.Owner, m.Other) && t.Ship(m.Other).Pilot == "fearsomepredator" && !t.Fight().SpentGreen(m.Owner)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Strain, 1) }})
}

func guarded() *xwing.Card {
	return condition("guarded", xwing.Ability{Query: xwing.DefenseDiceCount,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.InBullseye(m.Other, m.Owner) },
		By: func(t *xwing.Table, m xwing.Moment) int {
			return len(friends(t, m, func(t *xwing.Table, _ xwing.Moment, id board.ShipID) bool {
				s := t.Ship(id)
				return s.Pilot == "magnaguardprotector" && s.Has(board.Calculate)+s.Has(board.Evade) > 0 && inAttackArc(t, id)
			}))
		}})
}
