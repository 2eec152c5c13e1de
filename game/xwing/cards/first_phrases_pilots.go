package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases that pilots and upgrades of first edition share.

// losesStress may take a stress token off the owner.
func losesStress(when xwing.Timing) xwing.Ability {
	return xwing.Ability{When: when, May: true,
		If: stressed,
		Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Stress, 1) }}
}

// gotStress is of a stress token of the owner's.
func gotStress(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Token == board.Stress }

// calm reports whether the owner has no stress.
func calm(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.Ship(m.Owner).Stressed() }

// lessAgileFoe takes 1 off the agility value of whoever the owner attacks where f holds. In the aftermath it has attacked.
func lessAgileFoe(f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return number(xwing.AgilityValue, -1, func(t *xwing.Table, m xwing.Moment) bool {
		return t.Fight().Fighting(m.Ship) && t.View.Attack.Attacker == m.Owner && t.View.Attack.Defender == m.Ship && f(t, m)
	})
}

// aimsAt reports whether a ship has another inside its firing arc at range 1-3.
func aimsAt(t *xwing.Table, id, other board.ShipID) bool {
	return t.InFiringArc(id, other) && t.AtRange(id, other, gauge.Range1, gauge.Range3)
}

// touching reports whether a ship touches another one.
func touching(t *xwing.Table, id board.ShipID) bool {
	return slices.ContainsFunc(t.View.ShipsInPlay(), func(other board.ShipID) bool { return t.View.Touch(id, other) })
}

// strippable are what can be taken off a ship: its focus and evade tokens, and the lock that it has.
func strippable(t *xwing.Table, id board.ShipID) (ids []string) {
	s := t.Ship(id)
	if s.Has(board.Focus) > 0 {
		ids = append(ids, "take-focus")
	}
	if s.Has(board.Evade) > 0 {
		ids = append(ids, "take-evade")
	}
	if len(s.Locks) > 0 {
		ids = append(ids, "take-lock")
	}
	return ids
}

// strips takes one of them off a ship, as the owner's player chooses.
func strips(t *xwing.Table, m xwing.Moment, id board.ShipID) {
	ids := strippable(t, id)
	pick := ids[0]
	if len(ids) > 1 {
		pick = t.AskAmong(m, m.Owner, ids...)
	}
	switch pick {
	case "take-focus":
		t.RemoveTokens(id, board.Focus, 1)
	case "take-evade":
		t.RemoveTokens(id, board.Evade, 1)
	default:
		t.BreakLock(id, t.Ship(id).Locks[0], false)
	}
}

// anyOfBar grants an action of the ship's action bar.
func anyOfBar() xwing.ActionGrant { return xwing.ActionGrant{OnBar: catalog.ActionTypes()} }

// reskills has the owner's player choose one of the ships, whose pilot skill is another in the Combat phase.
func reskills(when xwing.Timing, skill int, among func(*xwing.Table, xwing.Moment) []board.ShipID) xwing.Ability {
	return xwing.Ability{When: when,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(among(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SetInitiative(t.ChooseShip(m, among(t, m), false), m.Card, skill, board.Engagement)
		}}
}

// rerollsSome rerolls up to so many of the owner's dice of a side that show a face, as its player chooses.
func rerollsSome(side board.Side, f board.Face, most int, when func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	shows := func(d board.Die) bool { return d.Face == f && !d.Rerolled }
	return xwing.Ability{When: modifying(side), May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return rolls(t, m.Owner, side) && when(t, m) && diceThat(t, side, shows) != nil
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			n := min(most, len(diceThat(t, side, shows)), t.Fight().Rerollable(side))
			t.Fight().RerollDice(side, t.Fight().ChooseDice(m.Owner, side, 1, n, func(d board.Die) *game.Refusal {
				if shows(d) {
					return nil
				}
				return cardForbids(t, m)
			}))
		}}
}

// evadesStressed may turn up to two focus results of the owner's defense to evades while it is stressed.
func evadesStressed() xwing.Ability {
	return turnsOwn(board.DefenseDice, board.FocusResult, board.EvadeResult, 2, xwing.Cost{},
		func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Stressed() })
}

// showsDarkSide shows whoever hits the owner first in a round the dark side.
func showsDarkSide() xwing.Ability {
	return onceARound(xwing.Ability{When: xwing.IfAttackHits, Upon: theShip,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner },
		Do: func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, m.Ship, darkness) }})
}

// dodgesFirst may boost or barrel roll before the owner reveals its dial.
func dodgesFirst() xwing.Ability {
	return xwing.Ability{When: xwing.BeforeRevealingDial, Act: may(white(catalog.BarrelRoll, catalog.Boost))}
}
