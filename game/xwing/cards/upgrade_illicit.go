package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// illicitUpgrades lists the upgrades of the slot illicit.
func illicitUpgrades() []*xwing.Card {
	return []*xwing.Card{
		babuFrik(),
		chaffParticles(),
		cloakingDevice(),
		coaxiumHyperfuel(),
		contrabandCybernetics(),
		later(drained(contrabandCybernetics())),
		deadMansSwitch(),
		falseTransponders(),
		feedbackArray(),
		drained(upgrade("feedbackemitter-battleoverendor", jamsLocker())),
		fuelInjectionOverride(),
		weapon("hotshottailblaster", nothing, 1),
		inertialDampeners(),
		upgrade("kinesoswitch-armedanddangerous", xwing.Ability{When: xwing.AfterAction, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.SLAM) && t.FullyExecuted(m.Owner) && len(t.LockedBy(m.Owner)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.BreakLocksOn(m.Owner) }}),
		overtunedModulators(),
		drained(dropper("quickreleaselocks", cargoBehind())),
		riggedCargoChute(),
		upgrade("saboteursmap", laysMines()),
		scannerBaffler(),
		trackingFob(),
	}
}

// babuFrik keeps what would trouble his ship on his bench, as long as he has parts for it.
func babuFrik() *xwing.Card {
	return upgrade("babufrik",
		xwing.Ability{When: xwing.WouldGainToken, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && (m.Token.Color() == board.RedColor || m.Token.Color() == board.Orange)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.PutOnCard(m, append(slices.Clone(t.OnCard(m)), m.Token)...) }},
		xwing.Ability{When: xwing.DuringSystemPhase,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(t.OnCard(m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.SpendCharges(m.Owner, "babufrik", 1) {
					return
				}
				for _, k := range slices.Clone(t.OnCard(m)) {
					t.HandOut(m, m.Owner, k)
				}
			}})
}

// chaffParticles shake something off with what is left of an evasion.
func chaffParticles() *xwing.Card {
	return upgrade("chaffparticles-rsl", xwing.Ability{When: xwing.AfterNeutralizing, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.Fight().Spendable(m, board.DefenseDice, board.FocusResult, board.EvadeResult) > 0 &&
				t.CanShed(m.Owner, board.RedColor, board.Orange)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.Fight().SpendResult(m.Owner, board.DefenseDice, board.FocusResult) ||
				t.Fight().SpendResult(m.Owner, board.DefenseDice, board.EvadeResult) {
				t.Shed(m, m.Owner, board.RedColor, board.Orange)
			}
		}})
}

// Cloaking Device flickers: where the decloaking that it forces fails, the cloak
// stays (X20-FAQ-048).
func cloakingDevice() *xwing.Card {
	cloak := xwing.ActionGrant{Only: white(catalog.Cloak), Must: true}
	return upgrade("cloakingdevice",
		xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanPerform(m.Owner, cloak) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Owner, cloak) }},
		xwing.Ability{When: xwing.StartOfPlanning,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Has(board.Cloak) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if rollFor(t, m) != board.FocusResult {
					return
				}
				if t.AskRather(m, m.Owner, "decloak", "discard-cloak") {
					t.MustDecloak(m.Owner)
					return
				}
				t.RemoveTokens(m.Owner, board.Cloak, 1)
			}})
}

func contrabandCybernetics() *xwing.Card {
	return upgrade("contrabandcybernetics",
		xwing.Ability{When: xwing.BeforeActivating, May: true, Cost: xwing.Cost{Charges: 1},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, "wired") }},
		xwing.Ability{Query: xwing.IgnoringStress, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Noted(m, "wired") }})
}

// coaxiumHyperfuel SLAMs under stress and after a collision, at the ship's expense.
func coaxiumHyperfuel() *xwing.Card {
	slam := xwing.ActionGrant{Only: white(catalog.SLAM), Must: true, Source: catalog.UpgradeCard.Ref("coaxiumhyperfuel")}
	return upgrade("coaxiumhyperfuel",
		number(xwing.IgnoringStress, 1, func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Is(catalog.SLAM) }),
		xwing.Ability{When: xwing.AfterAction, Do: overheats,
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.SLAM) && m.Act.Stressed && !m.Act.Excused
			}},
		xwing.Ability{When: xwing.AfterManeuver, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return partly(t, m) && t.CanPerform(m.Owner, slam) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				overheats(t, m)
				t.GrantAction(m, m.Owner, slam)
			}})
}

// overheats exposes one of the owner's damage cards, or has it suffer a crit, as its player chooses.
func overheats(t *xwing.Table, m xwing.Moment) {
	if t.Exposable(m.Owner) > 0 && t.AskRather(m, m.Owner, "expose", "crit") {
		t.ExposeDamage(m.Owner)
		return
	}
	t.SufferDamage(m.Owner, xwing.Damage{Crits: 1})
}

// overtunedModulators calculate a lot at once, and strain the ship with all that it does not use.
func overtunedModulators() *xwing.Card {
	return upgrade("overtunedmodulators",
		xwing.Ability{When: xwing.DuringSystemPhase, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return !t.Ship(m.Owner).Stressed() },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 3) }},
		xwing.Ability{When: xwing.AfterCircularLeave,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.N > 0 && t.ActiveCharges(m.Owner, "overtunedmodulators") == 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Strain, m.N) }})
}

func deadMansSwitch() *xwing.Card {
	return upgrade("deadmansswitch", xwing.Ability{When: xwing.BeforeDestroyedRemoved,
		Do: bursts})
}

// falseTransponders jam the first ship that locks the owner or that it locks.
func falseTransponders() *xwing.Card {
	const codes = "falsetranspondercodes"
	other := func(m xwing.Moment) board.ShipID {
		if you(m) {
			return m.Other
		}
		return m.Ship
	}
	return upgrade("falsetranspondercodes", xwing.Ability{When: xwing.AfterLocking, Upon: func(m xwing.Moment) string { return other(m).Piece() },
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return (you(m) || m.Other == m.Owner) && t.ActiveCharges(m.Owner, codes) == 1
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.LoseCharges(m.Owner, codes, 1)
			t.JamShip(m.Owner, other(m))
		}})
}

// feedbackArray hurts all that touch the ship, and the ship itself: everything is at range 0 of itself (X25-RNG-003).
func feedbackArray() *xwing.Card {
	return upgrade("feedbackarray", xwing.Ability{When: xwing.BeforeEngaging, May: true, Cost: xwing.Cost{Gain: board.Ion, GainN: 1},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Owner, board.Disarm, 1)
			for _, id := range t.ShipsAt(m.Owner, gauge.Range0, func(board.ShipID) bool { return true }) {
				t.SufferDamage(id, xwing.Damage{Hits: 1})
			}
		}})
}

// inertialDampeners stop the ship where it is; it is stressed before anything that
// follows a maneuver.
func inertialDampeners() *xwing.Card {
	return upgrade("inertialdampeners", xwing.Ability{When: xwing.BeforeManeuver, May: true, Cost: xwing.Cost{Shields: 1},
		If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Act.Step && !m.Move.Ion }, // another has not been revealed
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.ExecuteInstead(m.Owner, catalog.Maneuver{Bearing: gauge.Stationary, Difficulty: catalog.White})
			t.GainTokens(m.Owner, board.Stress, 1)
		}})
}

func riggedCargoChute() *xwing.Card {
	return upgrade("riggedcargochute", xwing.Ability{
		When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
		Place: &xwing.Placing{Device: catalog.LooseCargo, Ways: board.Drops(straight(1))},
	})
}

// scannerBaffler has friends around it turn up elsewhere. A wing stays together, where it is.
func scannerBaffler() *xwing.Card {
	hidden := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range1, func(id board.ShipID) bool {
			s := t.Ship(id)
			return s.Size != gauge.Huge && s.Wing.Leader == 0 && t.InDeploymentZone(id)
		})
	}
	return upgrade("scannerbaffler", xwing.Ability{When: xwing.AfterSetup, If: always,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(hidden(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SetUpAgain(t.Ship(m.Owner).Seat, t.ChooseUpTo(m, hidden(t, m), len(hidden(t, m))))
		}})
}

// trackingFob marks a limited ship if there is one.
func trackingFob() *xwing.Card {
	return upgrade("trackingfob",
		yields("markedforelimination", 1, func(t *xwing.Table, ids []board.ShipID) []board.ShipID {
			var limited []board.ShipID
			for _, id := range ids {
				if t.Pilot(id).Limited > 0 {
					limited = append(limited, id)
				}
			}
			if len(limited) > 0 {
				return limited
			}
			return ids
		}),
		xwing.Ability{Query: xwing.LockingBeyond,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Other != 0 && t.Ship(m.Other).HasCondition("markedforelimination")
			},
			By: func(*xwing.Table, xwing.Moment) int { return 1 }})
}

// fuelInjectionOverride drives all that its ship does this round further.
func fuelInjectionOverride() *xwing.Card {
	const open = "open"
	return upgrade("fuelinjectionoverride-rsl",
		xwing.Ability{When: xwing.BeforeActivating, May: true, Cost: xwing.Cost{Charges: 1, Gain: board.Strain, GainN: 1},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, open) }},
		number(xwing.FasterTemplates, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Noted(m, open) }))
}
