package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// deviceUpgrades lists the upgrades of the slot device.
func deviceUpgrades() []*xwing.Card {
	return []*xwing.Card{
		blazerBombUpgrade(),
		bombletGenerator(),
		clusterMines(),
		concussionBombs(),
		connerNets(),
		drk1ProbeDroids(),
		electroProtonBombUpgrade(),
		ionBombs(),
		protonBombs(),
		proximityMines(),
		seismicCharges(),
		thermalDetonators(),
	}
}

func blazerBombUpgrade() *xwing.Card {
	return dropper("blazerbomb", &xwing.Placing{Device: catalog.BlazerBomb, Ways: board.Drops(straight(1))})
}

func bombletGenerator() *xwing.Card {
	return dropper("bombletgenerator", &xwing.Placing{Device: catalog.Bomblet, Ways: board.Drops(straight(1))}, xwing.Ability{
		When: xwing.StartOfActivation, May: true, Cost: xwing.Cost{Shields: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanRecover(m.Owner, "bombletgenerator") },
		Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "bombletgenerator", 2) },
	})
}

// A set of cluster mines is three mines side by side.
func clusterMines() *xwing.Card {
	return drained(dropper("clustermines", &xwing.Placing{Device: catalog.ClusterMine, Ways: board.Drops(straight(1)), Beside: []int{-40, 40}}))
}

// concussionBombs have to go on once the first has fallen.
func concussionBombs() *xwing.Card {
	c := dropper("concussionbombs", &xwing.Placing{Device: catalog.ConcussionBomb, Ways: board.Drops(straight(1))})
	c.Abilities[0].Must = func(t *xwing.Table, m xwing.Moment) bool { return t.CanRecover(m.Owner, "concussionbombs") }
	return c
}

func connerNets() *xwing.Card {
	return drained(dropper("connernets", &xwing.Placing{Device: catalog.ConnerNet, Ways: board.Drops(straight(1))}))
}

// A speed 3 template may be the straight one, a bank or a turn.
func drk1ProbeDroids() *xwing.Card {
	three := []gauge.Template{straight(3), left(3), right(3),
		{Kind: gauge.Turn, Speed: 3, Side: gauge.LeftSide}, {Kind: gauge.Turn, Speed: 3, Side: gauge.RightSide}}
	return drained(upgrade("drk1probedroids", xwing.Ability{
		When: xwing.DuringEndPhase, May: true, Cost: xwing.Cost{Charges: 1}, If: always,
		Place: &xwing.Placing{Device: catalog.DRK1ProbeDroid, Ways: append(board.Drops(three...), board.Launches(three...)...)},
	}))
}

func electroProtonBombUpgrade() *xwing.Card {
	return drained(dropper("electroprotonbomb", &xwing.Placing{Device: catalog.ElectroProtonBomb, Ways: board.Drops(straight(1)), Fuses: 1}))
}

func ionBombs() *xwing.Card {
	return dropper("ionbombs", &xwing.Placing{Device: catalog.IonBomb, Ways: board.Drops(straight(1))})
}

func protonBombs() *xwing.Card {
	return dropper("protonbombs", &xwing.Placing{Device: catalog.ProtonBomb, Ways: board.Drops(straight(1))})
}

func proximityMines() *xwing.Card {
	return drained(dropper("proximitymines", &xwing.Placing{Device: catalog.ProximityMine, Ways: board.Drops(straight(1))}))
}

func seismicCharges() *xwing.Card {
	return dropper("seismiccharges", &xwing.Placing{Device: catalog.SeismicCharge, Ways: board.Drops(straight(1))})
}

func thermalDetonators() *xwing.Card {
	return dropper("thermaldetonators",
		&xwing.Placing{Device: catalog.ThermalDetonators, Ways: board.Drops(straight(1), straight(2)), UpTo: 2},
		xwing.Ability{Query: xwing.ReloadingMore,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.IsOwn() },
			By: func(*xwing.Table, xwing.Moment) int { return 1 }})
}
