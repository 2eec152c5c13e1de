package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstTitles lists the titles of first edition. Slots and energy that they add are facts.
func firstTitles() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("adaptiveailerons", glides()...),
		firstUpgrade("advancedailerons", append(glides(), number(xwing.ManeuverDifficulty, -1, func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && banks(m) && m.Move.Maneuver.Speed == 3
		}))...),
		firstUpgrade("allianceoverhaul", wish(number(xwing.AttackDiceCount, 1, primary(func(_ *xwing.Table, a *board.Attack) bool {
			return a.Weapon.Arc == catalog.FrontArc
		})), xwing.Cost{}), turnsAttack(board.FocusResult, board.Crit, xwing.Cost{},
			func(_ *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
				return a.Weapon.Arc == catalog.RearArc
			})),
		firstUpgrade("andrasta"),
		firstUpgrade("assailer", turnsYours(board.DefenseDice, board.FocusResult, board.EvadeResult, xwing.Cost{}, reinforcedThere)),
		firstUpgrade("awingtestpilot"),
		firstUpgrade("blackone", shakesLocks()),
		firstUpgrade("brighthope", xwing.Ability{When: xwing.BeforeNeutralizing,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return yours(t, m, m.Other) && t.View.Attack.Section == catalog.ForeSection && t.Ship(m.Other).Has(board.ReinforceFore) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				for range t.Ship(m.Other).Has(board.ReinforceFore) {
					t.Fight().AddDie(board.DefenseDice, board.EvadeResult)
				}
			}}),
		firstUpgrade("brokenhorn", spendsReinforcement()...),
		firstUpgrade("btla4ywing", aheadOnly(), followsUp(func(t *xwing.Table, _ xwing.Moment) bool { return inPrimary(t) },
			func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
				return xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return t.WeaponIn(m.Owner, w, "turret") }}
			})),
		firstUpgrade("concorddawnprotector", xwing.Ability{When: xwing.ModifyingDefenseDice,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return defending(t, m) && t.View.Attack.Range == gauge.Range1 && foeInArc(t, m) && t.InFiringArc(m.Other, m.Owner)
			},
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.DefenseDice, board.EvadeResult) }}),
		firstUpgrade("crossfireformation", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return defending(t, m) && len(friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
					return id != m.Owner && t.Pilot(id).Faction == catalog.Resistance && t.AtRange(id, m.Other, gauge.Range0, gauge.Range2)
				})) > 0
			},
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.DefenseDice, board.FocusResult) }}),
		firstUpgrade("dauntless", xwing.Ability{When: xwing.AfterManeuver,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && len(m.Move.Onto) > 0 && t.CanPerform(m.Owner, xwing.ActionGrant{})
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.GrantActionThen(m, m.Owner, noteUsed, xwing.ActionGrant{}, func() { t.GainTokens(m.Owner, board.Stress, 1) })
			}}),
		firstUpgrade("dodonnaspride", xwing.Ability{Query: xwing.CoordinatingMore, Coordinates: &xwing.CoordinateTerms{More: 1}, If: mine}),
		firstUpgrade("dutyfree", xwing.Ability{Query: xwing.ReachingFar, By: one, If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.Jam) && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range3)
		}}),
		firstUpgrade("enforcer", xwing.Ability{When: xwing.AfterDefending, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.InBullseye(m.Owner, m.Other) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Other, board.Stress, 1) }}),
		firstUpgrade("firstordervanguard", rerolls(board.AttackDice, 1, onlyAhead),
			forTheCard(xwing.Ability{When: xwing.ModifyingDefenseDice, Rerolls: true, If: defending,
				Do: func(t *xwing.Table, m xwing.Moment) {
					n := t.Fight().Rerollable(board.DefenseDice)
					t.Fight().RerollChosen(m.Owner, board.DefenseDice, n, n)
				}})),
		firstUpgrade("ghost", harbors("phantom")...),
		firstUpgrade("ghost-swx72", harbors("phantomii")...),
		firstUpgrade("havoc"),
		firstUpgrade("heavyscykinterceptor"),
		aboard(firstUpgrade("houndstooth", leavesWreck()), "nashtahpuppilot"),
		firstUpgrade("ig2000", borrowsIG()),
		firstUpgrade("impetuous", xwing.Ability{When: xwing.AfterAttacking, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return ofYours(t, m) && t.Ship(m.Other).Destroyed },
			Choice: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Ship(m.Ship).Where == board.InPlay && len(t.Lockable(m.Owner)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Lock(m.Owner) }}),
		firstUpgrade("insatiableworrt", xwing.Ability{When: xwing.AfterAction, If: afterRecovering,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainEnergy(m.Owner, 3) }}),
		firstUpgrade("instigator", xwing.Ability{When: xwing.AfterAction,
			If: func(t *xwing.Table, m xwing.Moment) bool { return afterRecovering(t, m) && len(unshielded(t, m)) > 0 },
			Do: recoversOne}),
		firstUpgrade("jainaslight", xwing.Ability{When: xwing.WouldBeDealtFaceup, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return ofYours(t, m) && t.Fight().Defends(m.Ship) && !t.NotedInAttack(m, noteUsed)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.NoteInAttack(m, noteUsed)
				t.DiscardDealt(m)
				t.DealDamageCard(m.Ship, true)
			}}),
		firstUpgrade("kylorensshuttle", sharesBurden()),
		firstUpgrade("lightscykinterceptor", xwing.Ability{When: xwing.WouldBeDealtFacedown, Do: func(*xwing.Table, xwing.Moment) {}},
			number(xwing.ManeuverDifficulty, -2, func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && banks(m) })),
		firstUpgrade("merchantone"),
		firstUpgrade("millenniumfalcon"),
		firstUpgrade("millenniumfalcon-swx57", wheels()),
		firstUpgrade("misthunter"),
		firstUpgrade("moldycrow", number(xwing.KeepingCircular, 99, func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Token == board.Focus
		})),
		firstUpgrade("os1arsenalloadout", disarmedWith(func(t *xwing.Table, m xwing.Moment, _ string) bool {
			return t.Ship(m.Owner).HasLocked(m.Other.Piece())
		}, "torpedo", "missile")),
		firstUpgrade("outrider", shootsPast()...),
		firstUpgrade("phantom", mansTurret()...),
		firstUpgrade("phantomii", xwing.Ability{When: xwing.EndOfActivation, Docked: true, If: always,
			Act: may(white(catalog.Coordinate))}),
		firstUpgrade("pivotwing", pivots()...),
		firstUpgrade("punishingone"),
		firstUpgrade("quantumstorm", xwing.Ability{When: xwing.StartOfEnd,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Energy(m.Owner).Active <= 1 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainEnergy(m.Owner, 1) }}),
		firstUpgrade("requiem", xwing.Ability{When: xwing.AfterDeploying, Upon: theShip, If: fromYou,
			Do: func(t *xwing.Table, m xwing.Moment) { t.SetInitiative(m.Ship, m.Card, 8, board.End) }}),
		firstUpgrade("royalguardtie"),
		firstUpgrade("sabinesmasterpiece"),
		firstUpgrade("shadowcaster", xwing.Ability{When: xwing.AfterAttacking, May: true, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return hasHit(t, m) && t.InTurretArc(m.Owner, m.Other) && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range2)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { tractors(t, m, m.Other) }}),
		firstUpgrade("slavei"),
		firstUpgrade("specialopstraining", firesBothWays()...),
		firstUpgrade("st321", number(xwing.LockingBeyond, 1, mine)),
		firstUpgrade("starvipermkii", xwing.Ability{Query: xwing.RollingBanks, By: one}),
		firstUpgrade("suppressor", onceARound(xwing.Ability{When: xwing.AfterLocking, May: true, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return ofYours(t, m) && len(strippable(t, m.Other)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { strips(t, m, m.Other) }})),
		firstUpgrade("tantiveiv"),
		firstUpgrade("tied", onceARound(followsUp(func(t *xwing.Table, m xwing.Moment) bool {
			w := t.View.Attack.Weapon
			return t.WeaponIn(m.Owner, w, "cannon") && t.UpgradeCost(m.Owner, w.Upgrade) <= 3
		}, primaries(0)))),
		firstUpgrade("tieshuttle"),
		firstUpgrade("tiev1", xwing.Ability{When: xwing.AfterLocking, Act: may(white(catalog.Evade))}),
		firstUpgrade("tiex1"),
		firstUpgrade("tiex7", xwing.Ability{When: xwing.AfterManeuver, Act: may(white(catalog.Evade)),
			If: func(_ *xwing.Table, m xwing.Moment) bool { return full(m, 3, 5) && len(m.Met.Obstacles) == 0 }}),
		firstUpgrade("vaksai"),
		firstUpgrade("virago"),
		firstUpgrade("xg1assaultconfiguration", disarmedWith(func(t *xwing.Table, m xwing.Moment, xws string) bool {
			return t.UpgradeCost(m.Owner, xws) <= 2
		}, "cannon")),
		firstUpgrade("vector", launches(4, nil)),
	}
}
