package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstCrew lists the crew of first edition.
func firstCrew() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("admiralozzel", burnsShields()),
		firstUpgrade("agentkallus", marksPrey()...),
		firstUpgrade("bazemalbus", shootsAgain(func(m xwing.Moment, id board.ShipID) bool { return id != m.Other })...),
		firstUpgrade("bistan", turnsAttack(board.Hit, board.Crit, xwing.Cost{}, func(_ *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return a.Range <= gauge.Range2
		})),
		firstUpgrade("bodhirook", number(xwing.LockingBeyond, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && len(t.ShipsAt(m.Other, gauge.Range3, func(id board.ShipID) bool { return t.Friendly(m.Owner, id) })) > 0
		})),
		firstUpgrade("bombardier", xwing.Ability{Query: xwing.PlacingWays, Ways: board.Drops(straight(2)),
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action != catalog.LooseCargo }}),
		firstUpgrade("boshek", turnsAside()...),
		firstUpgrade("breachspecialist", shutsBreaches()...),
		firstUpgrade("c3po", statesOdds()),
		firstUpgrade("captainneeda", xwing.Ability{When: xwing.WouldSufferEffect,
			If: func(t *xwing.Table, m xwing.Moment) bool { return ofYours(t, m) && len(m.Met.Obstacles) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if rollFor(t, m).Hurts() {
					t.SufferDamage(m.Ship, xwing.Damage{Hits: 1})
				}
			}}),
		firstUpgrade("captainrex", xwing.Ability{When: xwing.AfterAttacking, May: true, If: hasMissed, Do: focuses}),
		firstUpgrade("carlistrieekan", xwing.Ability{When: xwing.StartOfActivation, May: true, If: atAPhase,
			Do: func(t *xwing.Table, m xwing.Moment) {
				const skill = 12
				t.DiscardThis(m)
				for _, id := range t.View.ShipsInPlay() {
					if t.Friendly(m.Owner, id) {
						t.SetInitiative(id, m.Card, skill, board.Activation)
					}
				}
			}}),
		firstUpgrade("cassianandor", chooses(xwing.StartOfSystem,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return enemyAt(t, m, gauge.Range2, func(id board.ShipID) bool { return dialHidden(t, m, id) })
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
				if t.GuessDial(m, id) {
					t.SetDial(m.Owner, t.Dial(m.Owner))
				}
			})),
		firstUpgrade("chewbacca", shrugsCard(xwing.WouldBeDealtFaceup), shrugsCard(xwing.WouldBeDealtFacedown)),
		firstUpgrade("chopper", calmUnder(99, func(m xwing.Moment) bool { return m.Action != xwing.ManeuverWhileStressed }),
			xwing.Ability{When: xwing.AfterAction, Do: sufferHit,
				If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Act.Stressed }}),
		firstUpgrade("constructiondroid", xwing.Ability{When: xwing.BeforeAction, Of: catalog.Recover.String(), May: true,
			Cost: xwing.Cost{Energy: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { // the action itself takes one
				return ofYours(t, m) && t.Energy(m.Owner).Active > 1 && len(dented(t, m)) > 0
			},
			Do: mendsFacedown}),
		firstUpgrade("courierdroid", xwing.Ability{When: xwing.BeforePlacingForces, May: true, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) {
				skill := 0
				if t.AskRather(m, m.Owner, "skill-8", "skill-0") {
					skill = 8
				}
				t.SetInitiative(m.Owner, m.Card, skill, board.Setup)
			}}),
		firstUpgrade("darthvader", xwing.Ability{When: xwing.AfterAttacking, May: true, Upon: theOther, Cost: xwing.Cost{Hits: 2},
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.SufferDamage(m.Other, xwing.Damage{Crits: 1}) }}),
		firstUpgrade("dashrendar", number(xwing.AttackingAtObstacles, 1, mine), number(xwing.ObstructingAttack, -1, mine)),
		firstUpgrade("deathtroopers", xwing.Ability{When: xwing.AfterBecomingDefender, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !you(m) && friendlyAt(t, m, gauge.Range1) && aimsAt(t, m.Other, m.Owner)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Other, board.Stress, 1) }}),
		firstUpgrade("directorkrennic", improves()),
		firstUpgrade("emperorpalpatine", commandsDie()),
		firstUpgrade("ezrabridger", turnsAttack(board.FocusResult, board.Crit, xwing.Cost{},
			func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
				return stressed(t, m)
			})),
		firstUpgrade("finn", addsBlank(board.AttackDice, foeInArc), addsBlank(board.DefenseDice, foeInArc)),
		firstUpgrade("fleetofficer", commandsFleet()),
		firstUpgrade("flightinstructor", instructs()),
		firstUpgrade("generalhux", stirsUp()),
		firstUpgrade("grandmofftarkin", chooses(xwing.StartOfEngagement, commanded, orders)),
		firstUpgrade("gunner", shootsAgain(func(xwing.Moment, board.ShipID) bool { return true })...),
		firstUpgrade("hansolo", aimsByLock()),
		firstUpgrade("herasyndulla", number(xwing.IgnoringStress, 1, func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Action == xwing.ManeuverWhileStressed
		})),
		firstUpgrade("hotshotcopilot", makesSpend(board.DefenseDice), makesSpend(board.AttackDice)),
		firstUpgrade("inspiringrecruit", onceARound(xwing.Ability{When: xwing.AfterRemovingToken, May: true, Upon: theShip,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Token == board.Stress && friendlyAt(t, m, gauge.Range2) && t.Ship(m.Ship).Stressed()
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Ship, board.Stress, 1) }})),
		firstUpgrade("intelligenceagent", chooses(xwing.StartOfActivation,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return enemyAt(t, m, gauge.Range2, func(id board.ShipID) bool { return dialHidden(t, m, id) })
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.LookAtDial(m.Owner, id) })),
		firstUpgrade("isbslicer", spreadsJam()),
		firstUpgrade("jandodonna", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				by := t.View.Attack.Attacker
				return !yours(t, m, by) && t.Friendly(m.Owner, by) && t.AtRange(m.Owner, by, gauge.Range0, gauge.Range1) &&
					t.Fight().CountResults(board.AttackDice, board.Hit) > 0
			},
			Do: changes(board.AttackDice, board.Hit, board.Crit, 1)}),
		firstUpgrade("janors", onceARound(xwing.Ability{When: xwing.WouldGainToken, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Token == board.Focus && friendlyAt(t, m, gauge.Range3)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Ship, board.Evade, 1) }})),
		firstUpgrade("jynerso", cheersOn()),
		firstUpgrade("kananjarrus", onceARound(xwing.Ability{When: xwing.AfterManeuver, May: true, Upon: theShip,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return friendlyAt(t, m, gauge.Range2) && m.Difficulty == catalog.White && t.Ship(m.Ship).Stressed()
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Ship, board.Stress, 1) }})),
		firstUpgrade("kylekatarn", xwing.Ability{When: xwing.AfterRemovingToken, May: true, Do: focuses,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Token == board.Stress }}),
		firstUpgrade("kyloren", xwing.Ability{When: xwing.AsAction,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(enemyAt(t, m, gauge.Range3, nil)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.AssignCondition(m, t.ChooseShip(m, enemyAt(t, m, gauge.Range3, nil), false), darkness)
			}}),
		firstUpgrade("landocalrissian", triesLuck()),
		firstUpgrade("leebo", xwing.Ability{When: xwing.AsAction,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanPerform(m.Owner, *may(white(catalog.Boost))) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.GrantAction(m, m.Owner, *may(white(catalog.Boost)))
				t.GainTokens(m.Owner, board.Ion, 1)
			}}),
		firstUpgrade("leiaorgana", inspires()...),
		firstUpgrade("lukeskywalker", append(shootsAgain(func(xwing.Moment, board.ShipID) bool { return true }),
			turnsAttack(board.FocusResult, board.Hit, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
				return !unused(t, m)
			}))...),
		firstUpgrade("magvayarro", xwing.Ability{When: xwing.AfterDefending, May: true, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && locksAnew(t, m, m.Other) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Other.Piece()) }}),
		firstUpgrade("marajade", xwing.Ability{When: xwing.EndOfEngagement,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(calmEnemies(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range calmEnemies(t, m) {
					t.GainTokens(id, board.Stress, 1)
				}
			}}),
		firstUpgrade("maul", frets(board.AttackDice),
			xwing.Ability{When: xwing.AfterAttacking, May: true,
				If: func(t *xwing.Table, m xwing.Moment) bool { return hasHit(t, m) && stressed(t, m) },
				Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Stress, 1) }}),
		firstUpgrade("mercenarycopilot", turnsAttack(board.Hit, board.Crit, xwing.Cost{},
			func(_ *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
				return a.Range == gauge.Range3
			})),
		firstUpgrade("moffjerjerrod", sacrifices()),
		firstUpgrade("navigator", navigates()),
		firstUpgrade("niennunb", number(xwing.ManeuverDifficulty, -2, func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Move.Maneuver.Bearing == gauge.StraightAhead
		})),
		firstUpgrade("operationsspecialist", consoles()),
		firstUpgrade("r2d2-swx22", mendsShield(xwing.EndOfEndPhase, always,
			func(t *xwing.Table, m xwing.Moment) { t.ExposeDamage(m.Owner) })),
		firstUpgrade("raymusantilles", chooses(xwing.StartOfActivation,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return enemyAt(t, m, gauge.Range3, func(id board.ShipID) bool { return dialHidden(t, m, id) })
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
				if t.Difficulty(id, t.LookAtDial(m.Owner, id)) == catalog.White {
					t.GainTokens(id, board.Stress, 1)
				}
			})),
		firstUpgrade("rearadmiralchiraneau", pressesOn()),
		firstUpgrade("rebelcaptive", onceARound(xwing.Ability{When: xwing.AfterBecomingDefender, Upon: theOther,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Other, board.Stress, 1) }})),
		firstUpgrade("reconspecialist", gainsAfter(board.Focus, catalog.Focus)),
		firstUpgrade("rey", savesFocus()...),
		firstUpgrade("sabinewren", sapsBombed()),
		firstUpgrade("saboteur", sabotages()),
		firstUpgrade("sawgerrera", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Hits: 1},
			If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, _ *board.Attack) bool {
				return t.Fight().CountResults(board.AttackDice, board.FocusResult) > 0
			}),
			Do: changes(board.AttackDice, board.FocusResult, board.Crit, 99)}),
		firstUpgrade("shieldtechnician", xwing.Ability{When: xwing.BeforeAction, Of: catalog.Recover.String(), May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return ofYours(t, m) && t.Energy(m.Owner).Active > 1 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				all := t.Energy(m.Owner).Active
				t.SpareEnergy(all - t.AskCharges(m, 1, all))
			}}),
		firstUpgrade("systemsofficer", given(ownColor(catalog.Blue), chooses(xwing.AfterManeuver,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return othersAt(t, m, gauge.Range1, func(id board.ShipID) bool { return len(t.Lockable(id)) > 0 })
			},
			func(t *xwing.Table, _ xwing.Moment, id board.ShipID) { t.Lock(id) }))),
		firstUpgrade("tacticalofficer"),
		firstUpgrade("tactician", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.InFiringArc(m.Owner, m.Other) && t.View.Attack.Range == gauge.Range2
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Other, board.Stress, 1) }}),
		firstUpgrade("tailgunner", lessAgileFoe(func(t *xwing.Table, _ xwing.Moment) bool {
			return t.View.Attack.Weapon.Arc == catalog.RearArc
		})),
		firstUpgrade("targetingcoordinator", aimsFor()),
		firstUpgrade("torynfarr", blinds()),
		firstUpgrade("weaponsengineer", xwing.Ability{Query: xwing.LockLimit, By: plus(2)},
			xwing.Ability{Query: xwing.LockLimit, Of: xwing.AtOnce, By: plus(2)}),
		firstUpgrade("wed15repairdroid",
			xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Energy: 1}, Do: mendsFacedown,
				If: func(t *xwing.Table, m xwing.Moment) bool { return len(dented(t, m)) > 0 }},
			xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Energy: 3}, Do: mendsFaceup,
				If: func(t *xwing.Table, m xwing.Moment) bool { return len(broken(t, m)) > 0 }}),
		firstUpgrade("wookieecommandos", rerollsSome(board.AttackDice, board.FocusResult, 99, attacking)),
		firstUpgrade("ysanneisard", xwing.Ability{When: xwing.StartOfEngagement, Act: may(white(catalog.Evade)),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !t.Ship(m.Owner).Shielded() && t.Ship(m.Owner).Damaged()
			}}),
		firstUpgrade("zeborrelios", slipsPast()),
	}
}
