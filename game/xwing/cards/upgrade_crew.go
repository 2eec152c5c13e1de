package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// crewUpgrades lists the upgrades of the slot crew.
func crewUpgrades() []*xwing.Card {
	return []*xwing.Card{
		tripleZero(),
		upgrade("4lom-armedanddangerous", handsStress()),
		upgrade("agentterex-epicsl", rewards()),
		redFocusFor("ahsokatano-crew", func(m xwing.Moment) bool { return m.Move.Full }, gauge.Range2,
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
				return t.InArc(m.Owner, id, gauge.FullRear)
			}),
		upgrade("bokatankryze", rerolls(board.AttackDice, 1, besideFoe)),
		upgrade("chewbacca-armedanddangerous", repairsFaceup(xwing.DuringSystemPhase, xwing.Cost{Charges: 2})),
		upgrade("embo-armedanddangerous", braces()),
		upgrade("generalhux-evacuationofdqar", coordinatesRed(ofTheLine)),
		drained(upgrade("l337-armedanddangerous", recallsAll()...)),
		upgrade("niteowlsentries-armedanddangerous", armsForLater(), ambushes()),
		upgrade("nixjerd-evacuationofdqar", rearms()),
		upgrade("r0gr-evacuationofdqar", keepsTalking()...),
		upgrade("thechild-armedanddangerous", wakes()),
		upgrade("todo360-armedanddangerous", distracts()),
		upgrade("bokatankryze-rebel-scum", xwing.Ability{When: xwing.AfterAttacking, May: true,
			If:     func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Other).Destroyed },
			Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(burdenedFriends(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range t.ChooseShips(m, burdenedFriends(t, m)) {
					t.Shed(m, id, board.RedColor, board.Orange)
				}
			}}),
		upgrade("aqseriesbattledroids-epicsl", xwing.Ability{When: xwing.AfterGainingToken, Of: xwing.BecomingTractored, Upon: theShip,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range2)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Ship, board.Jam, 1) }}),
		upgrade("azmorigan-epicsl", inherits("illicit", recoversAll)),
		upgrade("bailorgana-epicsl", sharesGreen()),
		upgrade("c3po-epicsl", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return defending(t, m) && t.Fight().CountResults(board.DefenseDice, board.Blank, board.FocusResult) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().ChangeOne(m.Owner, board.DefenseDice, board.EvadeResult, board.Blank, board.FocusResult)
			}}),
		upgrade("caijvanda-epicsl", xwing.Ability{When: xwing.ModifyingDefenseDice,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return defending(t, m) && t.InArc(m.Owner, m.Other, gauge.Front)
			},
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.DefenseDice, board.EvadeResult) }}),
		chancellorPalpatine(),
		upgrade("chewbacca-battleofyavin", wish(gainsAfter(board.Focus, catalog.Evade), xwing.Cost{})),
		upgrade("clonecommandercody-epicsl", strainsBy(func(t *xwing.Table, m xwing.Moment) bool {
			return attacking(t, m) && t.View.Attack.Weapon.Arc == catalog.SingleTurretArc
		})),
		fennRauCrew(),
		freelanceSlicer(),
		upgrade("ga75-epicsl", callsUp("ga75-epicsl", plus(2),
			func(t *xwing.Table, id board.ShipID) bool { return t.Ship(id).Wing.Leads() })...),
		gonkDroid(),
		upgrade("hondoohnaka", befriends()),
		informant(),
		upgrade("jangofett", blanks(board.AttackDice), blanks(board.DefenseDice)),
		upgrade("leiaorgana-epicsl", rallies(gauge.Range3, *may(white(catalog.Boost, catalog.Focus)), anotherShip)),
		upgrade("maul", xwing.Ability{When: xwing.AfterSufferingDamage, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanRecover(m.Owner, board.ForceCharges) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ForceCharges, 1) }}),
		upgrade("perceptivecopilot", gainsAfter(board.Focus, catalog.Focus)),
		upgrade("niennunb-epicsl", firesOn()),
		noviceTechnician(),
		protectorateGleb(),
		upgrade("previzsla", xwing.Ability{Query: xwing.ChoosingFriends, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.Coordinate) && t.RemoteFills(m.Other, catalog.CrewSlot) &&
					t.CanRelocate(m.Other, commandoPaths())
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RelocateByTemplate(m.Other, commandoPaths(), true) }}),
		primeMinisterAlmec(),
		upgrade("r2d2-epicsl", mendsShield(xwing.EndOfEngagement, always,
			func(t *xwing.Table, m xwing.Moment) { t.DealDamageCard(m.Owner, false) })),
		resets("seasonednavigator", func(t *xwing.Table, m xwing.Moment, d catalog.Maneuver) bool {
			return d.Speed == m.Move.Maneuver.Speed && d != m.Move.Maneuver && t.Difficulty(m.Owner, d) != catalog.Red
		}),
		upgrade("savageopress", xwing.Ability{When: xwing.AfterGainingToken, Upon: theShip, May: true, Cost: xwing.Cost{Force: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return (m.Token == board.Stress || m.Token == board.Strain) && t.Friendly(m.Owner, m.Ship) &&
					t.AtRange(m.Owner, m.Ship, gauge.Range1, gauge.Range2) && t.InArc(m.Owner, m.Ship, gauge.Front)
			},
			Do: focuses}),
		upgrade("protectorategleb-epicsl", strainsForFocus(board.AttackDice), strainsForFocus(board.DefenseDice)),
		upgrade("thrawn-epicsl", namesSpeed()),
		theChild(),
		tristanWren(),
		upgrade("urcosfurdam-epicsl", xwing.Ability{When: xwing.AfterManeuver,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Difficulty == catalog.Blue && t.CanRecover(m.Owner, board.ShipCharges)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ShipCharges, 1) }}),
		upgrade("zamwesell", secrets("zamwesell")...),
		upgrade("wolfpack-siegeofcoruscant", byLocksOf(func(t *xwing.Table, _ xwing.Moment, id board.ShipID) bool {
			return t.Pilot(id).Name == "Plo Koon" || t.HasShipAbility(id, "bornforthis")
		})),
		upgrade("leebo-rsl", actsRepaired()),
		upgrade("leebo-swz103", actsRepaired()),
	}
}

// freelanceSlicer jams whoever attacks for the lock on it, at some risk.
func freelanceSlicer() *xwing.Card {
	return upgrade("freelanceslicer", xwing.Ability{When: xwing.AfterBecomingDefender, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.CanSpendLock(m.Owner, m.Other.Piece()) && t.CanGain(m.Other, board.Jam)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendLock(m.Owner, m.Other.Piece())
			seat := t.Ship(m.Owner).Seat
			hurt := rollFor(t, m).Hurts()
			t.GainTokensFrom(seat, m.Other, board.Jam, 1)
			if hurt {
				t.GainTokensFrom(seat, m.Owner, board.Jam, 1)
			}
		}})
}

// gonkDroid charges slowly, and a shield with it.
func gonkDroid() *xwing.Card {
	return upgrade("gnkgonkdroid",
		xwing.Ability{When: xwing.AfterPlacingForces, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.LoseCharges(m.Owner, "gnkgonkdroid", 1) }},
		xwing.Ability{When: xwing.AsAction,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanRecover(m.Owner, "gnkgonkdroid") },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "gnkgonkdroid", 1) }},
		xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanRecoverShield(m.Owner) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) }})
}

// protectorateGleb hands what burdens the ship to the one that it coordinates.
func protectorateGleb() *xwing.Card {
	return upgrade("protectorategleb", xwing.Ability{When: xwing.AfterActingOn, Of: catalog.Coordinate.String(), Upon: theOther, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Friendly(m.Owner, m.Other) && t.CanHand(m.Owner, m.Other, board.Orange, board.RedColor)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Hand(m, m.Owner, m.Other, board.Orange, board.RedColor) }})
}

func informant() *xwing.Card { return upgrade("informant", assigns("listeningdevice")) }

// blanks spoils a focus result of the other ship for the lock on it.
func blanks(side board.Side) xwing.Ability {
	a := spoils(side, func(t *xwing.Table, m xwing.Moment) bool { return t.CanSpendLock(m.Owner, m.Other.Piece()) })
	do := a.Do
	a.Do = func(t *xwing.Table, m xwing.Moment) {
		t.SpendLock(m.Owner, m.Other.Piece())
		do(t, m)
	}
	return a
}

// theChild keeps its Force until its ship is hurt.
func theChild() *xwing.Card {
	return upgrade("thechild",
		yields("mercilesspursuit", 2, func(_ *xwing.Table, ids []board.ShipID) []board.ShipID { return ids }),
		xwing.Ability{Query: xwing.RecoveringLess, By: func(_ *xwing.Table, m xwing.Moment) int { return m.N },
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == board.ForceCharges }},
		xwing.Ability{When: xwing.AfterDefending,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Fight().SufferedDamage(m.Owner) && t.CanRecover(m.Owner, board.ForceCharges)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ForceCharges, 1) }})
}

// tripleZero asks nicely.
func tripleZero() *xwing.Card {
	return upgrade("000", chooses(xwing.StartOfEngagement,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID { return enemyAt(t, m, gauge.Range1, nil) },
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			if t.AskRather(m, id, "stress", "yield-calculate") {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Stress, 1)
				return
			}
			t.GainTokens(m.Owner, board.Calculate, 1)
		}))
}

// tristanWren makes a hit of friendly ordnance count.
func tristanWren() *xwing.Card {
	return upgrade("tristanwren", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyUnitAt(t, m, gauge.Range3) && rolls(t, m.Ship, board.AttackDice) && t.View.Attack.Weapon.Ordnance &&
				t.Fight().CountResults(board.AttackDice, board.Hit) > 0
		},
		Do: changes(board.AttackDice, board.Hit, board.Crit, 1)})
}

// fennRauCrew clears the head of whoever is about to strike up close.
func fennRauCrew() *xwing.Card {
	close := func(t *xwing.Table, m xwing.Moment) bool {
		return len(t.ShipsAt(m.Ship, gauge.Range1, func(id board.ShipID) bool {
			return t.Enemy(m.Owner, id) && t.RangeBetween(m.Ship, id) > gauge.Range0 && t.InArc(m.Ship, id, gauge.Front)
		})) > 0
	}
	return upgrade("fennrau", xwing.Ability{When: xwing.BeforeEngaging, May: true, Upon: theShip,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			d := t.Ship(m.Ship).Dial
			return friendlyAt(t, m, gauge.Range2) && d.Revealed && d.Maneuver.Speed >= 1 && close(t, m) && t.CanShedToken(m.Ship, board.RedColor)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.ShedToken(m, m.Ship, board.RedColor) }})
}

// burdenedFriends are the friendly ships within range 2 from which a red or orange token can be removed.
func burdenedFriends(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return friendsAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.CanShed(id, board.RedColor, board.Orange) })
}

// chancellorPalpatine shows his other face when it suits him.
func chancellorPalpatine() *xwing.Card {
	const chancellor, sidious = 1, 2
	return upgrade("chancellorpalpatine",
		xwing.Ability{When: xwing.AfterDefending, Upon: theOther, Side: chancellor, May: true, Cost: xwing.Cost{Force: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range2) && t.CanGain(m.Other, board.Stress)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Stress, 1)
			}},
		xwing.Ability{When: xwing.DuringEndPhase, Side: chancellor, May: true, Turns: true, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, "chancellorpalpatine") }},
		xwing.Ability{When: xwing.AfterAction, Upon: theOther, Side: sidious,
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.Coordinate) && m.Difficulty == catalog.Purple
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Stress, 1)
				if t.CanRecover(m.Other, board.ForceCharges) && t.AskRatherFor(m, m.Other, "recover-force", "focus") {
					t.RecoverCharges(m.Other, board.ForceCharges, 1)
					return
				}
				t.GainTokens(m.Other, board.Focus, 1)
			}})
}

// noviceTechnician mends something, and maybe breaks something else.
func noviceTechnician() *xwing.Card {
	return upgrade("novicetechnician", xwing.Ability{When: xwing.EndOfEndPhase, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(t.Ship(m.Owner).Faceup) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			f := rollFor(t, m)
			if d, ok := t.ChooseFaceup(m, func(string) bool { return true }); ok {
				t.RepairFaceup(m.Owner, d)
			}
			if f == board.Hit {
				t.ExposeDamage(m.Owner)
			}
		}})
}

// primeMinisterAlmec makes friends think, until he has thought too much himself.
func primeMinisterAlmec() *xwing.Card {
	const minister, puppet = 1, 2
	act := xwing.ActionGrant{OnBar: []catalog.ActionType{catalog.Calculate, catalog.Focus}, Stressed: true}
	return upgrade("primeministeralmec",
		xwing.Ability{When: xwing.AfterRevealingDial, Upon: theShip, Side: minister, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return friendlyAt(t, m, gauge.Range2) && t.Difficulty(m.Ship, m.Move.Maneuver) == catalog.White &&
					t.Ship(m.Ship).Green() == 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.GainTokens(m.Ship, board.Stress, 1)
				t.GainTokens(m.Ship, board.Calculate, 1)
			}},
		xwing.Ability{When: xwing.DuringEndPhase, Side: minister, Turns: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Has(board.Stress) >= 2 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, "primeministeralmec") }},
		xwing.Ability{When: xwing.AfterManeuver, Upon: theShip, Side: puppet,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return friendlyAt(t, m, gauge.Range2) && m.Move.Full && m.Difficulty == catalog.Red && t.CanPerform(m.Ship, act)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Ship, act) }})
}
