package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// rebelRZ1AWing lists the pilots of the RZ-1 A-wing that fly for the Rebel Alliance.
func rebelRZ1AWing() []*xwing.Card {
	return []*xwing.Card{
		ahsokaOfTheRebellion(),
		arvelCrynyd("arvelcrynyd", false, attacksTouched(you)),
		later(arvelCrynyd("arvelcrynyd", true, number(xwing.ClosingIn, 1, ownAtRange(gauge.Range0)))),
		arvelCrynyd("arvelcrynyd-swz106", true, number(xwing.ClosingIn, 1, ownAtRange(gauge.Range0))),
		also(arvelCrynydOverEndor(), "arvelcrynyd-battleoverendor-lsl"),
		pilot("derekklivian", shedsRed(xwing.AfterLocking), shedsRed(xwing.AfterSpendingLock)),
		also(gemmerSojan(), "gemmersojan-battleoverendor-lsl"),
		heraLends("herasyndulla-rz1awing"),
		also(jakeFarrell(), "jakefarrell-swz106"),
		keoVenzee(),
		pilot("sabinewren-rz1awing", inFrontOfHim(board.AttackDice, board.Hit, board.Blank, board.FocusResult, board.Crit),
			inFrontOfHim(board.DefenseDice, board.EvadeResult, board.Blank, board.FocusResult)),
		also(pilot("sharabey-rz1awing", spendsLock(board.AttackDice), spendsLock(board.DefenseDice)), "sharabey-swz106"),
		pilot("tychocelchu", calmUnder(2, func(m xwing.Moment) bool { return m.Action != xwing.ManeuverWhileStressed })),
		also(tychoCelchuOverEndor(), "tychocelchu-battleoverendor-lsl"),
		pilot("wedgeantilles-rz1awing", number(xwing.DefenseDiceCount, -1, aheadOfWedge)),
	}
}

func ahsokaOfTheRebellion() *xwing.Card {
	any := xwing.ActionGrant{Stressed: true}
	return pilot("ahsokatano-rz1awing", given(func(t *xwing.Table, m xwing.Moment) bool {
		return full(m, 0, 5) && t.ActiveCharges(m.Owner, board.ForceCharges) >= 2
	}, chooses(xwing.AfterManeuver,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return othersAt(t, m, gauge.Range2, func(id board.ShipID) bool {
				return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.CanPerform(id, any)
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendCharges(m.Owner, board.ForceCharges, 2)
			t.GrantAction(m, id, any)
		})))
}

// arvelCrynyd flies into others, to shoot from there.
func arvelCrynyd(xws string, may bool, touching xwing.Ability) *xwing.Card {
	return pilot(xws, touching, xwing.Ability{When: xwing.WouldFailBoost, May: may,
		Do: func(t *xwing.Table, m xwing.Moment) { t.BoostPartially(m) }})
}

func arvelCrynydOverEndor() *xwing.Card {
	return pilot("arvelcrynyd-battleoverendor", turnsOwn(board.DefenseDice, board.FocusResult, board.EvadeResult, 1, xwing.Cost{Gain: board.Strain, GainN: 1}, nil))
}

func gemmerSojan() *xwing.Card {
	return pilot("gemmersojan-battleoverendor", turnsOwn(board.DefenseDice, board.Blank, board.FocusResult, 2, xwing.Cost{Gain: board.Strain, GainN: 1}, nil))
}

// inFrontOfHim turns one result right ahead of the enemy's nose.
func inFrontOfHim(side board.Side, to board.Face, from ...board.Face) xwing.Ability {
	return xwing.Ability{When: modifying(side), May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return rolls(t, m.Owner, side) && t.View.Attack.Range == gauge.Range1 && t.InArc(m.Other, m.Owner, gauge.Front) &&
				t.Fight().CountResults(side, from...) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().ChangeOne(m.Owner, side, to, from...) }}
}

func jakeFarrell() *xwing.Card {
	focus := xwing.ActionGrant{Only: white(catalog.Focus)}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.CanPerform(id, focus) })
	}
	return pilot("jakefarrell", xwing.Ability{When: xwing.AfterAction,
		If:     func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Is(catalog.BarrelRoll, catalog.Boost) },
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(able(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if to := t.ChooseShip(m, able(t, m), true); to != 0 {
				t.GrantAction(m, to, focus)
			}
		}})
}

// tychoCelchuOverEndor fires missiles when nothing else of his fires, and fewer at a time.
func tychoCelchuOverEndor() *xwing.Card {
	missiles := though(always, "missile")
	missiles.By = plus(99) // however many tokens there are
	return pilot("tychocelchu-battleoverendor", missiles,
		number(xwing.MostDice, 4, func(t *xwing.Table, m xwing.Moment) bool {
			return attacksWith(t, m, "missile") && t.Ship(m.Owner).Has(board.Disarm) > 0
		}))
}

func aheadOfWedge(t *xwing.Table, m xwing.Moment) bool {
	return m.Other == m.Owner && inPrimary(t) && t.InArc(m.Owner, m.Ship, gauge.Front)
}

// shedsRed takes a red token off the owner.
func shedsRed(when xwing.Timing) xwing.Ability {
	return xwing.Ability{When: when, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanShed(m.Owner, board.RedColor) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.Shed(m, m.Owner, board.RedColor) }}
}

// keoVenzee finds the Force again where he slides.
func keoVenzee() *xwing.Card {
	return pilot("keovenzee", xwing.Ability{When: xwing.AfterRevealingDial, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return curved(t, m) && t.ActiveCharges(m.Owner, board.ForceCharges) == 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Note(m, slides(t, m).String())
			t.RecoverCharges(m.Owner, board.ForceCharges, 1)
		}}, harder(1))
}
