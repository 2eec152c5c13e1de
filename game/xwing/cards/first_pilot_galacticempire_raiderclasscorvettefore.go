package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstImperialRaider lists the fore section of the Raider-class corvette.
func firstImperialRaider() []*xwing.Card {
	primary := xwing.AttackTerms{Must: true, Weapon: func(w board.Weapon) bool { return !w.Special }}
	return []*xwing.Card{
		firstPilot("raiderclasscorvettefore", onceARound(xwing.Ability{When: xwing.AfterAttacking, Bonus: true, May: true,
			Cost: xwing.Cost{Energy: 2},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && intact(t, m) && inPrimary(t) && t.CanAttack(m.Owner, primary)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.MakeAttack(m.Owner, primary) }})),
	}
}
