package cards

import (
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// cloneAces are those of the Republic, droidAces of the Separatists.
func cloneAces() []*armada.Card {
	return []*armada.Card{
		ahsokaTanoSquadron(), anakinSkywalkerBTLBSquadron(), anakinSkywalkerDelta7Squadron(), axe(), kickbackSquadron(),
		kitFistoSquadron(), luminaraUnduliSquadron(), matchstickSquadron(), oddBallSquadron(), ploKoonSquadron(),
	}
}

func ahsokaTanoSquadron() *armada.Card {
	volley := armada.Volley{Dice: catalog.Dice{catalog.Blue: 2}, Squadrons: true}
	ready := all(otherSquadron, friendlySquadron, near(gauge.Distance1), func(t *armada.Table, m armada.Moment) bool {
		return len(t.Wing(m.Squadron).Targets(volley)) > 0
	})
	return squadron("ahsoka-tano", armada.Ability{When: armada.AfterMoving, May: true, If: all(thisSquadron, someone(ready)),
		Do: func(t *armada.Table, m armada.Moment) { t.Wing(choose(t, m, ready)).Attack(volley, false) }})
}

func anakinSkywalkerBTLBSquadron() *armada.Card {
	return squadron("anakin-skywalker-btl-b-y-wing", armada.Ability{When: armada.DuringActivation, May: true, Dear: true,
		If: all(thisSquadron, hasToken, func(t *armada.Table, m armada.Moment) bool { return t.IsEngaged(m.Self) }),
		Do: func(t *armada.Table, m armada.Moment) {
			if payToken(t, m) {
				t.Wing(m.Self).Free()
			}
		}})
}

func anakinSkywalkerDelta7Squadron() *armada.Card {
	return squadron("anakin-skywalker-delta-7-aethersprite", armada.Ability{When: armada.AfterDamage, May: true,
		If: all(thisSquadron, active, attackingSquadron, damages, someone(byDefender)),
		Do: func(t *armada.Table, m armada.Moment) {
			for _, id := range t.Own(m).ChooseSquadrons(around(t, m, byDefender), 2) {
				t.Attack().HurtAlso(id, 1)
			}
		}})
}

func axe() *armada.Card {
	return squadron("axe", armada.Ability{When: armada.BeforeSuffering, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return neighbor(t, m, m.Shot.Defender) && hasToken(t, m)
		},
		Do: func(t *armada.Table, m armada.Moment) {
			if payToken(t, m) {
				t.Attack().Lower(1)
			}
		}})
}

func kickbackSquadron() *armada.Card { return squadron("kickback", slipsAway(thisSquadron)) }

func kitFistoSquadron() *armada.Card {
	return squadron("kit-fisto", armada.Ability{When: armada.WhenSpendingToken, May: true, Dear: true, If: isAttacked,
		Do: func(t *armada.Table, m armada.Moment) {
			t.Attack().DiscardSpent()
			t.Attack().Instead()
			t.Attack().Reduce(m, 3)
		}})
}

func luminaraUnduliSquadron() *armada.Card {
	return squadron("luminara-unduli", armada.Ability{Query: armada.Obscured, By: one,
		If: all(enemySquadron, near(gauge.Distance1), func(t *armada.Table, m armada.Moment) bool {
			id := board.SquadronOf(m.Shot.Defender)
			return id != 0 && !t.SquadronCard(id).Unique
		})})
}

func matchstickSquadron() *armada.Card {
	return squadron("matchstick", armada.Ability{Query: armada.KeywordValue,
		If: all(thisSquadron, func(t *armada.Table, m armada.Moment) bool {
			return m.Keyword == catalog.Relay && t.Keyword(m.For, catalog.Bomber) > 0
		}),
		By: func(*armada.Table, armada.Moment) int { return 3 }})
}

func oddBallSquadron() *armada.Card {
	flown := func(t *armada.Table, m armada.Moment) bool { return t.Wing(m.Self).HasMoved() }
	return squadron("odd-ball", rerolls(upTo(2), thisSquadron, flown))
}

func ploKoonSquadron() *armada.Card {
	common := func(t *armada.Table, m armada.Moment) bool { return !t.SquadronCard(m.Squadron).Unique }
	card := squadron("plo-koon", grants(catalog.Counter, friendlySquadron, near(gauge.Distance1), common))
	card.Abilities[0].By = func(_ *armada.Table, m armada.Moment) int { return max(0, 1-m.N) }
	return card
}

func droidAces() []*armada.Card {
	return []*armada.Card{
		baktoidPrototypesSquadron(), dbs404Squadron(), dfs311Squadron(), disT81Squadron(), generalGrievousSquadron(),
		haorChallPrototypesSquadron(), jangoFettSquadron(), phlacArphoccPrototypesSquadron(),
	}
}

func baktoidPrototypesSquadron() *armada.Card {
	return squadron("baktoid-prototypes", changes(accuracy(), thisSquadron, attackingShip,
		someone(all(otherSquadron, friendlySquadron, ofKeyword(catalog.Bomber), atDefender))))
}

func dbs404Squadron() *armada.Card {
	return squadron("dbs-404", armada.Ability{When: armada.ResolvingEffects, May: true, Dear: true,
		If: all(thisSquadron, withDice, func(t *armada.Table, m armada.Moment) bool {
			return t.Touches(m.Self.Piece(), m.Shot.Defender)
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			if t.Hurt(m.Self, 1); flies(t, m) {
				t.Attack().AddDie(false, by(m))
			}
		}})
}

func dfs311Squadron() *armada.Card {
	return squadron("dfs-311", armada.Ability{When: armada.SpendingTokens, May: true,
		If: all(isAttacked, withDice, func(_ *armada.Table, m armada.Moment) bool { return m.Shot.IsObstructed() }),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().ForceReroll(1, by(m)) }})
}

func disT81Squadron() *armada.Card {
	return squadron("dis-t81", armada.Ability{Query: armada.Obstructing, If: thisSquadron, Refuse: forbids})
}

func generalGrievousSquadron() *armada.Card {
	return squadron("general-grievous", critsHurt(func(t *armada.Table, m armada.Moment) bool { return !hasReadied(t, m.Shot.Defender) }))
}

func haorChallPrototypesSquadron() *armada.Card {
	at := func(m armada.Moment) armada.Volley { return armada.Volley{At: moved(m), Even: true} }
	return squadron("haor-chall-prototypes", armada.Ability{When: armada.BeforeMoving, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return len(t.Wing(m.Self).Targets(at(m))) > 0
		},
		Do: func(t *armada.Table, m armada.Moment) { t.Wing(m.Self).Attack(at(m), false) }})
}

// moved is what moves.
func moved(m armada.Moment) string {
	if m.Ship != 0 {
		return m.Ship.Piece()
	}
	return m.Squadron.Piece()
}

func jangoFettSquadron() *armada.Card {
	others := all(otherSquadron, friendlySquadron, atDefender)
	return squadron("jango-fett", armada.Ability{When: armada.ResolvingEffects, May: true, Dear: true,
		If: all(thisSquadron, active, attackingUnique, someone(others)),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Hurt(choose(t, m, others), 1)
			t.Attack().ChangeDieWhere(anyDie, catalog.AllFaces(), by(m))
		}})
}

func phlacArphoccPrototypesSquadron() *armada.Card {
	return squadron("phlac-arphocc-prototypes", armada.Ability{When: armada.AfterActivation,
		If: all(enemySquadron, near(gauge.Distance1)), Do: hurtsIt})
}
