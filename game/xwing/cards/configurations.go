package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/physics"
)

// configurations lists configurations, which are mostly facts.
func configurations() []*xwing.Card {
	return []*xwing.Card{
		// What these change of the stat line, the bars and the ship ability is a fact.
		upgrade("sensitivecontrols"), upgrade("wartimeloadout"), upgrade("b6bladewingprototype"),
		upgrade("maneuverassistmgk300", smoother(3, 3, physics.StraightAhead, physics.BankLeft, physics.BankRight)),
		upgrade("tiedefenderelite", smoother(0, 5, physics.TurnLeft, physics.TurnRight),
			number(xwing.ManeuverDifficulty, 1, func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Maneuver.Bearing == physics.KoiogranTurn
			})),
		integratedSFoils(), targetAssist(), stabilizedSFoils(),
	}
}

// Integrated S-foils start closed (side 1): fewer dice but straight ahead.
func integratedSFoils() *xwing.Card {
	closed := number(xwing.AttackDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && !t.InBullseye(m.Owner, m.Other)
	})
	closed.Side = 1
	return upgrade("integratedsfoils", closed, xwing.Ability{When: xwing.BeforeActivating, May: true, Turns: true,
		Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, "integratedsfoils") }})
}

func targetAssist() *xwing.Card {
	marks := func(t *xwing.Table, m xwing.Moment) int {
		return len(enemyAt(t, m, arcReach, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= physics.Range2 && t.InFiringArc(m.Owner, id)
		}))
	}
	return upgrade("targetassistmgk300", xwing.Ability{When: xwing.BeforeEngaging,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Owner)
			return you(m) && s.Green() == 0 && !s.Stressed() && marks(t, m) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, min(2, marks(t, m))) }})
}

// The open S-foils of the B-wing bring another cannon to bear.
func stabilizedSFoils() *xwing.Card {
	const open = 2
	second := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		fired := t.View.Attack.Weapon.ID
		return xwing.AttackTerms{Whom: func(id board.ShipID) bool { return id == m.Other },
			Weapon: func(w board.Weapon) bool { return t.WeaponIn(m.Owner, w, "cannon") && w.ID != fired }}
	}
	return upgrade("stabilizedsfoils",
		xwing.Ability{When: xwing.BeforeActivating, May: true, Turns: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.Ship(m.Owner).CriticallyDamaged() },
			Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, "stabilizedsfoils") }},
		xwing.Ability{When: xwing.AfterAttacking, Upon: theOther, Side: open, May: true, Bonus: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.CanSpendLock(m.Owner, m.Other.Piece()) && t.CanBonusAttack(m.Owner, second(t, m))
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				terms := second(t, m)
				terms.Must = true
				t.SpendLock(m.Owner, m.Other.Piece())
				t.BonusAttack(m.Owner, terms)
			}})
}
