package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// crew lists crew and gunners.
func crew() []*xwing.Card {
	return []*xwing.Card{chopperCrew(), deathTroopers(), directorKrennic(), optimizedPrototype(), hanSoloGunner(), scumHanSoloGunner(),
		isbSlicer(), magvaYarroCrew(), sawGerreraCrew(), veteranTurretGunner()}
}

// Chopper works in the Perform Action step only; a red action that brought the
// first stress token was not performed while stressed.
func chopperCrew() *xwing.Card {
	return upgrade("chopper-crew",
		xwing.Ability{Query: xwing.IgnoringStress, By: one,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Step }},
		xwing.Ability{When: xwing.AfterAction,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				stress := t.Ship(m.Owner).Has(board.Stress)
				return you(m) && (stress > 1 || stress == 1 && m.Difficulty != catalog.Red)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.Ship(m.Owner).Facedown == 0 || t.AskEither(m, m.Owner, "expose", "suffer-hit") == "suffer-hit" {
					t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
					return
				}
				t.ExposeDamage(m.Owner)
			}})
}

// keeps holds tokens of a kind on enemy ships near the ship in a phase.
func keeps(k board.Token, p board.Phase, lo, hi physics.Range) xwing.Ability {
	return xwing.Ability{Query: xwing.KeepingToken, By: one,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Token == k && t.View.Phase == p && t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, lo, hi)
		}}
}

func deathTroopers() *xwing.Card {
	return upgrade("deathtroopers", keeps(board.Stress, board.Activation, physics.Range0, physics.Range1))
}

func isbSlicer() *xwing.Card {
	return upgrade("isbslicer", keeps(board.Jam, board.End, physics.Range1, physics.Range2))
}

// The lock action that Krennic adds is a fact.
func directorKrennic() *xwing.Card {
	others := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(t.View.SquadOf(t.Ship(m.Owner).Seat), func(id board.ShipID) bool { return id == m.Owner })
	}
	return upgrade("directorkrennic", xwing.Ability{When: xwing.BeforePlacingForces,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(others(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, t.ChooseShip(m, others(t, m), false), "optimizedprototype")
		}})
}

// optimizedPrototype spends one result, whichever it is, for one of two effects.
func optimizedPrototype() *xwing.Card {
	blank := func(t *xwing.Table) func(board.Die) *game.Refusal {
		return func(d board.Die) *game.Refusal {
			if d.Face == board.Blank {
				return t.Refuse(rule.OptimizedPrototype, "refusal.blank")
			}
			return nil
		}
	}
	return condition("optimizedprototype", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			locked := slices.ContainsFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat), func(id board.ShipID) bool {
				return t.Ship(id).Equips("directorkrennic") && t.Ship(id).HasLocked(a.Defender.Piece())
			})
			d := t.Ship(a.Defender)
			return locked && !a.Weapon.Special && a.Weapon.Arc == catalog.FrontArc && (d.Shielded() || d.Facedown > 0) &&
				t.CountResults(board.AttackDice, board.Hit, board.Crit, board.FocusResult) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendDie(board.AttackDice, t.ChooseDice(m.Owner, board.AttackDice, 1, 1, blank(t))[0])
			d := t.Ship(m.Other)
			if d.Facedown == 0 || d.Shielded() && t.AskEither(m, m.Owner, "strip-shield", "expose") == "strip-shield" {
				t.LoseShield(m.Other)
				return
			}
			t.ExposeDamage(m.Other)
		}})
}

// turretAgain is a bonus attack from a turret arc that has not fired yet.
func turretAgain(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
	return xwing.AttackTerms{Weapon: board.Weapon.IsTurret,
		Through: func(arc string) bool { return !t.TurretFired(m.Owner, arc) }}
}

// Han Solo fires first of all, and not again from that arc.
func hanSoloGunner() *xwing.Card {
	first := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		terms := turretAgain(t, m)
		terms.Picked = func(arc string) { t.Note(m, "fired-"+arc) }
		return terms
	}
	return upgrade("hansolo",
		xwing.Ability{When: xwing.AtInitiative7,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanBonusAttack(m.Owner, turretAgain(t, m)) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, first(t, m)) }},
		xwing.Ability{Query: xwing.MakingAttack,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Noted(m, "fired-"+m.From)
			},
			Refuse: refusing(rule.TurretArcFired)})
}

func scumHanSoloGunner() *xwing.Card {
	grant := xwing.ActionGrant{Source: "upgrade/hansolo-gunner", Only: []catalog.BarAction{{Type: catalog.Focus, Difficulty: catalog.Red}}}
	return upgrade("hansolo-gunner", acts(xwing.BeforeEngaging, grant))
}

func magvaYarroCrew() *xwing.Card {
	return upgrade("magvayarro", xwing.Ability{When: xwing.AfterDefending, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.View.Attack.Hit && t.CanLock(m.Owner, m.Other.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Other.Piece()) }})
}

func sawGerreraCrew() *xwing.Card {
	return upgrade("sawgerrera", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Hits: 1},
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, _ *board.Attack) bool {
			return t.CountResults(board.AttackDice, board.FocusResult) > 0
		}),
		Do: func(t *xwing.Table, _ xwing.Moment) {
			t.ChangeResults(board.AttackDice, board.FocusResult, board.Crit, len(t.Dice(board.AttackDice)))
		}})
}

func veteranTurretGunner() *xwing.Card {
	return upgrade("veteranturretgunner", xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && t.CanBonusAttack(m.Owner, turretAgain(t, m))
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, turretAgain(t, m)) }})
}
