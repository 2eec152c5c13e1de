package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// forcePowerUpgrades lists the upgrades of the slot force-power.
func forcePowerUpgrades() []*xwing.Card {
	return []*xwing.Card{
		battleMeditation(),
		upgrade("brilliantevasion", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Cost: xwing.Cost{Force: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return defending(t, m) && !t.InBullseye(m.Other, m.Owner) &&
					t.Fight().CountResults(board.DefenseDice, board.FocusResult) > 0
			},
			Do: changes(board.DefenseDice, board.FocusResult, board.EvadeResult, 2)}),
		compassion(),
		upgrade("extrememaneuvers", xwing.Ability{Query: xwing.BoostingTurns, Cost: xwing.Cost{Force: 1}, By: plus(xwing.InItsColor),
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Difficulty != 0 }}),
		foresight(),
		upgrade("hate", xwing.Ability{When: xwing.AfterSufferingDamage,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanRecover(m.Owner, board.ForceCharges) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ForceCharges, m.N) }}),
		heightenedPerception(),
		instinctiveAim(),
		upgrade("malice", hurtsDeeply()...),
		patience(),
		precognitiveReflexes(),
		predictiveShot(),
		roilingAnger("roilinganger-rsl"),
		roilingAnger("roilinganger-siegeofcoruscant"),
		sense(),
		shatteringShot(),
		supernaturalReflexes(),
	}
}

// battleMeditation reaches many who are nobody.
func battleMeditation() *xwing.Card {
	return upgrade("battlemeditation",
		xwing.Ability{Query: xwing.Coordinating, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Pilot(m.Other).Limited > 0 }},
		xwing.Ability{Query: xwing.CoordinatingMore, Coordinates: &xwing.CoordinateTerms{More: 1, Alike: true},
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Difficulty == catalog.Purple }})
}

func foresight() *xwing.Card {
	return weapon("foresight", nothing, 0, ambush(true, xwing.Cost{Force: 1}),
		turnsAttack(board.FocusResult, board.Hit, xwing.Cost{}, func(_ *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return itself(m, a.Weapon)
		}),
		fixing(func(t *xwing.Table, m xwing.Moment) bool {
			return firing(t, m) && !m.IsOwn()
		}))
}

func heightenedPerception() *xwing.Card {
	return upgrade("heightenedperception", xwing.Ability{
		When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Force: 1},
		If: func(_ *xwing.Table, _ xwing.Moment) bool { return true },
		Do: func(t *xwing.Table, m xwing.Moment) { t.SetInitiative(m.Owner, m.Card, 7, board.Engagement) },
	})
}

func instinctiveAim() *xwing.Card {
	return upgrade("instinctiveaim", xwing.Ability{
		Query: xwing.WaivingRequirement, May: true, Cost: xwing.Cost{Force: 1},
		If: func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.Focus, catalog.Lock)
		},
	})
}

func patience() *xwing.Card {
	return upgrade("patience", xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Gain: board.Deplete, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return len(enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InArc(m.Owner, id, gauge.Front) })) > 0
		},
		Choice: missesForce,
		Do:     func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ForceCharges, 1) }})
}

// missesForce reports whether the owner has spent Force: another ability of the same timing may do it first.
func missesForce(t *xwing.Table, m xwing.Moment) bool {
	return t.CanRecover(m.Owner, board.ForceCharges)
}

// predictiveShot knows where the defender will be.
func predictiveShot() *xwing.Card {
	return upgrade("predictiveshot",
		xwing.Ability{When: xwing.AfterBecomingDefender, May: true, Cost: xwing.Cost{Force: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner && t.InBullseye(m.Owner, m.Ship) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, "predicted") }},
		xwing.Ability{Query: xwing.MostDice,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && t.NotedInAttack(m, "predicted")
			},
			By: func(t *xwing.Table, _ xwing.Moment) int {
				return t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit)
			}})
}

// roilingAnger draws the Force from being shot at.
func roilingAnger(xws string) *xwing.Card {
	return upgrade(xws, xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return len(enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InArc(id, m.Owner, gauge.Front) })) > 0
		},
		Choice: missesForce,
		Do:     func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ForceCharges, 1) }})
}

// Sense offers the enemy ships whose dials lie facedown: those of one's own side
// are no secret. A ship beyond range 1 costs 1 Force.
func sense() *xwing.Card {
	return upgrade("sense", xwing.Ability{
		When: xwing.DuringSystemPhase, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(sensed(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			ship := t.ChooseShip(m, sensed(t, m), true)
			if ship == 0 {
				return
			}
			if t.RangeBetween(m.Owner, ship) > gauge.Range1 {
				t.SpendCharges(m.Owner, board.ForceCharges, 1)
			}
			t.LookAtDial(m.Owner, ship)
		},
	})
}

func sensed(t *xwing.Table, m xwing.Moment) []board.ShipID {
	reach := gauge.Range1
	if t.ActiveCharges(m.Owner, board.ForceCharges) > 0 {
		reach = gauge.Range3
	}
	return t.ShipsAt(m.Owner, reach, func(id board.ShipID) bool { return dialHidden(t, m, id) })
}

func shatteringShot() *xwing.Card {
	return upgrade("shatteringshot", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Force: 1},
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return len(a.Obstructed) > 0 || len(t.ObstaclesUnder(a.Defender)) > 0
		}),
		Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.AttackDice, board.FocusResult) }})
}

func supernaturalReflexes() *xwing.Card {
	reflex := xwing.ActionGrant{Only: white(catalog.BarrelRoll, catalog.Boost), Must: true}
	return upgrade("supernaturalreflexes", xwing.Ability{
		When: xwing.BeforeActivating, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanPerform(m.Owner, reflex) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			action, performed := t.GrantAction(m, m.Owner, reflex)
			onBar := slices.ContainsFunc(t.ActionBar(m.Owner), func(a catalog.BarAction) bool { return a.Type.String() == action })
			if performed && !onBar {
				t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
			}
		},
	})
}

// compassion takes a friend's wound upon itself. Crew are hurt on huge ships alone.
func compassion() *xwing.Card {
	return upgrade("compassion", xwing.Ability{When: xwing.WouldBeDealtFaceup, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && friendlyAt(t, m, gauge.Range2) && t.DamageTrait(m.Damage.Dealt.Card) == catalog.PilotTrait
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.DiscardDealt(m)
			t.DealDamageCard(m.Owner, false)
			if t.Ship(m.Owner).DamageCards() >= 2 {
				t.RecoverCharges(m.Owner, board.ForceCharges, 2)
			}
		}})
}

// precognitiveReflexes move before the ship does; whoever is not made for it strains and rests then.
func precognitiveReflexes() *xwing.Card {
	swerves, pays := xwing.ActionGrant{Only: white(catalog.BarrelRoll, catalog.Boost)}, xwing.Cost{Force: 1}
	return upgrade("precognitivereflexes",
		xwing.Ability{When: xwing.AfterRevealingDial,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.ActiveCharges(m.Owner, board.ForceCharges) > 0 && t.CanPerform(m.Owner, swerves)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				action, done := t.GrantActionFor(m, m.Owner, pays, swerves)
				known := slices.ContainsFunc(t.ActionBar(m.Owner), func(a catalog.BarAction) bool { return a.Type.String() == action })
				if done && !known {
					t.GainTokens(m.Owner, board.Strain, 1)
					t.Note(m, "acted")
				}
			}},
		xwing.Ability{Query: xwing.PerformingAction, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.View.Phase == board.Activation && t.View.Active == m.Owner && t.Noted(m, "acted")
			}})
}
