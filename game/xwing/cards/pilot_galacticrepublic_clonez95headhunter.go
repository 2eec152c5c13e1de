package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// republicCloneZ95Headhunter lists the pilots of the Clone Z-95 Headhunter that fly for the Galactic Republic.
func republicCloneZ95Headhunter() []*xwing.Card {
	return []*xwing.Card{
		pilot("boost", xwing.Ability{When: xwing.StartOfEngagement, If: besideBlue, Act: may(white(catalog.Boost))}),
		pilot("drift", rerollFor(func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range1) && (tokensOf(t, m.Owner, board.RedColor) == 1 || tokensOf(t, m.Owner, board.Orange) == 1)
		})),
		hawk("hawk-clonez95headhunter"),
		killer(),
		knack(),
		pilot("slider", xwing.Ability{When: xwing.AfterRevealingDial, May: true, Cost: xwing.Cost{Charges: 2},
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Move.Maneuver.Speed == 2 && (m.Move.Maneuver.Bearing == gauge.BankLeft ||
					m.Move.Maneuver.Bearing == gauge.BankRight)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { slides(t, m) }}),
		pilot("stub",
			number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && revealedParity(t, m, 0) }),
			number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && inPrimary(t) && revealedParity(t, m, 1) })),
		pilot("warthog-clonez95headhunter", keepsTheDead()),
	}
}

// besideBlue reports whether the maneuver that a friendly ship close by has revealed is
// blue.
func besideBlue(t *xwing.Table, m xwing.Moment) bool {
	return len(friendsAt(t, m, gauge.Range1, func(id board.ShipID) bool { return revealed(t, id, catalog.Blue) })) > 0
}

// revealedParity reports whether the speed that the owner has revealed is even (0) or
// odd (1).
func revealedParity(t *xwing.Table, m xwing.Moment, rest int) bool {
	d := t.Ship(m.Owner).Dial
	return d.Revealed && d.Maneuver.Speed%2 == rest
}

// killer spends himself on whoever is as good as dead.
func killer() *xwing.Card {
	die := wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && t.Ship(m.Other).HullRemaining() <= 2
	}), xwing.Cost{})
	die.Do = func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, "more") }
	return pilot("killer", die, xwing.Ability{When: xwing.AfterRolling,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Attack.Pool && m.Attack.Side == board.AttackDice && t.NotedInAttack(m, "more")
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Deplete, 1) }})
}

// knack leaves what he could do best to somebody nameless.
func knack() *xwing.Card {
	a := hands(xwing.BeforeDestroyedRemoved, xwing.Handing{Slot: "talent", Most: 1, To: func(t *xwing.Table, _ xwing.Moment, id board.ShipID) bool {
		return t.Pilot(id).Limited == 0
	}})
	able := a.If
	a.If = func(t *xwing.Table, m xwing.Moment) bool { return you(m) && able(t, m) }
	return pilot("knack", a)
}
