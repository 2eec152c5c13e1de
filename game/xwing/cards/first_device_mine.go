package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstMines lists the bombs of first edition that detonate as a ship overlaps them.
func firstMines() []*xwing.Card {
	met := func(dice int, effect xwing.Effect) *xwing.Blast {
		return &xwing.Blast{Met: true, Dice: dice, Ship: effect}
	}
	skips := func(t *xwing.Table, m xwing.Moment, _ []board.Face) {
		if m.Owner = m.Ship; !t.Ship(m.Ship).Activated && !t.InActionStep(m.Ship) {
			t.SkipActionStep(m)
		}
	}
	asHits := func(t *xwing.Table, m xwing.Moment, dice []board.Face) {
		t.SufferDamage(m.Ship, xwing.Damage{Hits: xwing.Results(dice, board.Hit, board.Crit)})
	}
	return []*xwing.Card{
		firstDevice(catalog.ClusterMine, met(2, asHits)),
		firstDevice(catalog.ConnerNet, met(0, each(suffers(1, 0), gains(board.Ion, 2), skips))),
		firstDevice(catalog.ProximityMine, met(3, matching(0))),
	}
}
