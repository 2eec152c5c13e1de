package cards

import (
	"strings"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// fixedDice lists cards that forbid to modify dice.
func fixedDice() []*xwing.Card {
	return []*xwing.Card{snapShot(), foresight(), moffGideon(),
		pilot("midnight", fixing(func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.Ship(m.Owner).HasLocked(m.Ship.Piece())
		})),
		pilot("dineeellberger", fixing(func(t *xwing.Table, m xwing.Moment) bool {
			mine, theirs := t.Ship(m.Owner).Dial, t.Ship(m.Ship).Dial
			return m.Other == m.Owner && mine.Revealed && theirs.Revealed && mine.Maneuver.Speed == theirs.Maneuver.Speed
		})),
	}
}

// fixing forbids to modify dice where f holds: m.Ship rolls them against m.Other.
func fixing(f func(t *xwing.Table, m xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{Query: xwing.ChangingDice, If: f, Refuse: refusing(rule.CardForbids)}
}

// ambush is a bonus attack with a weapon on an enemy who has just flown.
func ambush(xws string, may bool, c xwing.Cost) xwing.Ability {
	terms := func(m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Must: may, Weapon: func(w board.Weapon) bool { return w.Upgrade == xws },
			Whom: func(id board.ShipID) bool { return id == m.Ship }}
	}
	return xwing.Ability{When: xwing.AfterManeuver, Upon: theShip, May: may, Bonus: true, Cost: c,
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanBonusAttack(m.Owner, terms(m)) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, terms(m)) }}
}

// firing reports whether the dice are the owner's in an attack with the weapon.
func firing(t *xwing.Table, m xwing.Moment, xws string) bool {
	return m.Side == board.AttackDice && with(xws)(t, m)
}

func snapShot() *xwing.Card {
	return weapon("snapshot", "", 0, ambush("snapshot", false, xwing.Cost{}),
		fixing(func(t *xwing.Table, m xwing.Moment) bool { return firing(t, m, "snapshot") }))
}

func foresight() *xwing.Card {
	return weapon("foresight", "", 0, ambush("foresight", true, xwing.Cost{Force: 1}),
		turnsAttack(board.FocusResult, board.Hit, xwing.Cost{}, func(_ *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return a.Weapon.Upgrade == "foresight"
		}),
		fixing(func(t *xwing.Table, m xwing.Moment) bool {
			return firing(t, m, "foresight") && !strings.HasPrefix(m.Action, "upgrade/foresight")
		}))
}

// moffGideon has one of his own pay for it.
func moffGideon() *xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Ship, physics.Range1, func(id board.ShipID) bool { return t.Friendly(m.Owner, id) })
	}
	return pilot("moffgideon",
		xwing.Ability{When: xwing.AfterBecomingDefender, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, physics.Range1, physics.Range3) && len(near(t, m)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.NoteInAttack(m, "cornered")
				t.GainTokensFrom(t.Ship(m.Owner).Seat, t.ChooseShip(m, near(t, m), false), board.Strain, 1)
			}},
		fixing(func(t *xwing.Table, m xwing.Moment) bool {
			return m.Side == board.DefenseDice && t.NotedInAttack(m, "cornered")
		}))
}
