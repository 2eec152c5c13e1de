package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// resistanceResistanceTransportPod lists the pilots of the Resistance Transport Pod that fly for the Resistance.
func resistanceResistanceTransportPod() []*xwing.Card {
	return []*xwing.Card{
		pilot("bb8", inSystemPhase(red(catalog.BarrelRoll, catalog.Boost))),
		pilot("dj-wat1", xwing.Ability{When: xwing.AfterAction, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.Jam) && t.Ship(m.Owner).Has(board.Cloak) == 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Cloak, 1) }}),
		finnInThePod(),
		pilot("rosetico", rerollsBoth(friendsInArc)...),
		viMoradi(),
	}
}

// finnInThePod adds a die, a better one for a strain token.
func finnInThePod() *xwing.Card {
	adds := func(side board.Side) xwing.Ability {
		return xwing.Ability{When: modifying(side), May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return rolls(t, m.Owner, side) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if !t.AskRather(m, m.Owner, "add-blank", "add-focus") {
					t.GainTokens(m.Owner, board.Strain, 1)
					t.Fight().AddDie(side, board.FocusResult)
					return
				}
				t.Fight().AddDie(side, board.Blank)
			}}
	}
	return pilot("finn", adds(board.AttackDice), adds(board.DefenseDice))
}

// friendsInArc counts the other friendly ships in the attack arc, near or not.
func friendsInArc(t *xwing.Table, m xwing.Moment) int {
	a := t.View.Attack
	return len(slices.DeleteFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat), func(id board.ShipID) bool {
		return id == m.Owner || !t.Friendly(m.Owner, id) || !t.InAttackArc(a.Attacker, a.Weapon, a.Defender, id)
	}))
}

func viMoradi() *xwing.Card { return pilot("vimoradi", assigns("compromisingintel")) }
