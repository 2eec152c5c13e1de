package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstResistanceConditions lists the conditions that the Resistance assigns, first edition.
func firstResistanceConditions() []*xwing.Card {
	const struck = "struck"
	return []*xwing.Card{
		firstCondition(bombShy,
			xwing.Ability{When: xwing.WouldSufferDamage,
				If:      func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Device.ID != 0 },
				Replace: func(t *xwing.Table, m xwing.Moment, _ *xwing.Damage) { t.Note(m, struck) }},
			xwing.Ability{When: xwing.AfterDeviceEffect,
				If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Noted(m, struck) },
				Do: func(t *xwing.Table, m xwing.Moment) {
					t.SufferDamage(m.Owner, xwing.Damage{Crits: 1})
					t.RemoveThis(m)
				}},
			xwing.Ability{When: xwing.AsAction, Do: func(t *xwing.Table, m xwing.Moment) {
				if f := rollFor(t, m); f == board.FocusResult || f == board.Hit {
					t.RemoveThis(m)
				}
			}}),
	}
}

// bombShy is the condition of ships that fear bombs.
const bombShy = "rattled"
