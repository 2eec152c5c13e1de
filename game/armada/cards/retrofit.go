package cards

import (
	"slices"

	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// retrofits are offensive, defensive and experimental ones.
func retrofits() []*armada.Card {
	return slices.Concat(offensiveRetrofits(), defensiveRetrofits(), []*armada.Card{
		advancedProjectors(), electronicCountermeasures(), g8ExperimentalProjector(), hyperspaceRings(),
		pointDefenseReroute(), quadLaserTurrets(),
		rapidLaunchBays(), reactiveGunnery(), redundantShields(),
	})
}

func advancedProjectors() *armada.Card {
	return upgrade("advanced-projectors", armada.Ability{When: armada.WhenSpendingToken, May: true,
		If: all(defending, spends(catalog.Redirect), effective),
		Do: func(t *armada.Table, _ armada.Moment) { t.Attack().RedirectAnywhere() }})
}

func electronicCountermeasures() *armada.Card {
	return upgrade("electronic-countermeasures", armada.Ability{When: armada.SpendingTokens, May: true, Cost: armada.Exhaust,
		If: all(defending, func(t *armada.Table, _ armada.Moment) bool { return t.Attack().CanSpendLocked() }),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().SpendLocked(m) }})
}

func g8ExperimentalProjector() *armada.Card {
	return upgrade("g-8-experimental-projector", armada.Ability{When: armada.DeterminingCourse, May: true, Cost: armada.Exhaust,
		If: all(enemyShip, apart(gauge.Distance5), func(_ *armada.Table, m armada.Moment) bool { return m.N == 0 }),
		Do: func(t *armada.Table, _ armada.Moment) { t.Maneuver().Slow(1) }})
}

func hyperspaceRings() *armada.Card {
	able := func(t *armada.Table, m armada.Moment) []board.SquadronID {
		return slices.DeleteFunc(t.Squadrons(t.Own(m).Player()), func(q board.SquadronID) bool { return t.Keyword(q, catalog.Rogue) > 0 })
	}
	return upgrade("hyperspace-rings",
		armada.Ability{When: armada.BeforeDeploying, May: true,
			If: func(t *armada.Table, m armada.Moment) bool { return len(able(t, m)) > 0 },
			Do: func(t *armada.Table, m armada.Moment) {
				t.Own(m).Keep(t.Own(m).ChooseSquadrons(able(t, m), t.SquadronValue(m.Owner)))
			}},
		armada.Ability{Query: armada.KeywordValue,
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Keyword == catalog.Scout && slices.Contains(t.Own(m).Kept(), m.Squadron)
			},
			By: func(*armada.Table, armada.Moment) int { return 1 }})
}

func pointDefenseReroute() *armada.Card {
	crit := func(d board.Die) bool { return d.Face.Crits() > 0 }
	return upgrade("point-defense-reroute", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(you, attackingSquadron, within(gauge.CloseRange), showing(crit)),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().Reroll(len(t.Attack().Dice()), crit, by(m)) }})
}

func quadLaserTurrets() *armada.Card {
	return upgrade("quad-laser-turrets", number(armada.KeywordValue, 1,
		func(_ *armada.Table, m armada.Moment) bool { return m.Keyword == catalog.Counter }))
}

func rapidLaunchBays() *armada.Card {
	return upgrade("rapid-launch-bays",
		armada.Ability{When: armada.BeforeDeploying, May: true,
			If: func(t *armada.Table, m armada.Moment) bool { return len(t.Squadrons(t.Own(m).Player())) > 0 },
			Do: func(t *armada.Table, m armada.Moment) {
				chosen := t.Own(m).ChooseSquadrons(t.Squadrons(t.Own(m).Player()), t.SquadronValue(m.Owner))
				t.Own(m).Keep(chosen)
				for _, q := range chosen {
					t.SetAside(q.Piece())
				}
			}},
		armada.Ability{When: armada.WhenRevealing, May: true, Cost: armada.Discard,
			If: all(you, func(t *armada.Table, m armada.Moment) bool { return len(t.Own(m).Kept()) > 0 }),
			Do: func(t *armada.Table, m armada.Moment) {
				for _, q := range t.Own(m).Kept() {
					t.PlaceNear(q, m.Owner)
					t.Hold(q)
				}
			}})
}

func reactiveGunnery() *armada.Card {
	return upgrade("reactive-gunnery", armada.Ability{When: armada.WhenSpendingToken, May: true, Cost: armada.Exhaust,
		If: all(defending, readied, effective, func(t *armada.Table, m armada.Moment) bool {
			return m.Token.Kind != catalog.Salvo && !t.Attack().Salvos() && m.Shot.Kind == board.NormalAttack
		}),
		Do: func(t *armada.Table, _ armada.Moment) {
			t.Attack().Instead()
			t.Attack().Salvo()
		}})
}

func redundantShields() *armada.Card {
	return upgrade("redundant-shields", armada.Ability{When: armada.StartOfPhase, May: true,
		If: all(starts(board.StatusPhase), func(t *armada.Table, m armada.Moment) bool { return t.CanRecoverShield(m.Owner) }),
		Do: func(t *armada.Table, m armada.Moment) { t.RecoverShield(m.Owner) }})
}
