package cards

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases of first edition's setup.

// scansFirst may be set up at another pilot skill, and gives friends that are set up after it at range 1-2 a token.
func scansFirst() []xwing.Ability {
	skills := []string{"skill-0", "skill-6", "skill-12"}
	return []xwing.Ability{
		{When: xwing.BeforePlacingForces, May: true, If: always, Do: func(t *xwing.Table, m xwing.Moment) {
			skill, _ := strconv.Atoi(strings.TrimPrefix(t.AskAmong(m, m.Owner, skills...), "skill-"))
			t.SetInitiative(m.Owner, m.Card, skill, board.Setup)
		}},
		{When: xwing.AfterSettingUp, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !you(m) && t.Ship(m.Owner).Where == board.InPlay && friendlyAt(t, m, gauge.Range2)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainEither(m, m.Ship, board.Focus, board.Evade) }},
	}
}

// minesField may discard bombs once all ships are set up, to lay their tokens out far from enemies.
func minesField() xwing.Ability {
	far := xwing.Away{Beyond: gauge.Range3}
	bombs := func(t *xwing.Table, m xwing.Moment) []string {
		return slices.DeleteFunc(t.PlacersAway(m, func(string) bool { return true }, far), func(xws string) bool {
			return t.Ship(m.Owner).Upgrade(xws).Kind != catalog.DeviceSlot.String()
		})
	}
	return xwing.Ability{When: xwing.AfterPlacingForces, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(bombs(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for more := true; more; more = len(bombs(t, m)) > 0 && t.AskUse(m) {
				xws := t.ChooseUpgrade(m, bombs(t, m))
				t.PlaceAway(m, xws, far)
				t.DiscardUpgrade(m.Owner, xws)
			}
		}}
}
