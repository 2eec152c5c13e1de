package environment

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// ContinuousBombardment has a device more in every round.
func ContinuousBombardment() *xwing.Environment {
	bombs := []string{catalog.Bomblet, catalog.IonBomb, catalog.ProtonBomb, catalog.SeismicCharge}
	return &xwing.Environment{
		ID: "continuousbombardment", Supplies: brought(6), Beds: placed(), Apart: true, Fuses: 1,
		Devices: append(oneEach(0, bombs...), oneEach(0, bombs...)...),
		Later:   &xwing.Bed{For: xwing.Devices, By: xwing.Obstacles, Clear: xwing.Everything},
	}
}

// Countdown is a bomb that both players put off or hurry.
func Countdown() *xwing.Environment {
	return &xwing.Environment{
		ID: "countdown", Supplies: brought(5), Devices: oneEach(2, catalog.ElectroProtonBomb), Timers: 3,
		Beds:   []xwing.Bed{apart(xwing.Obstacles|xwing.Devices, xwing.Obstacles|xwing.Devices)},
		Ending: func(t *xwing.Table) { t.SpendTimers(catalog.ElectroProtonBomb) },
	}
}

// Minefield is a field of mines.
func Minefield() *xwing.Environment {
	mines := append(oneEach(0, catalog.ConnerNet, catalog.ProximityMine, catalog.ProximityMine),
		xwing.Placing{Device: catalog.ClusterMine, Beside: []int{-40, 40}})
	return &xwing.Environment{
		ID: "minefield", Supplies: brought(4), Devices: mines,
		Beds: []xwing.Bed{clearOf(apart(xwing.Obstacles, xwing.Obstacles)),
			{For: xwing.Devices, Edges: 1, Apart: xwing.Devices, Beyond: 1, Clear: xwing.Everything}},
	}
}

// clearOf is a bed that is beyond range 0 of everything, too.
func clearOf(b xwing.Bed) xwing.Bed {
	b.Clear = xwing.Everything
	return b
}

// MunitionsCache has a cache on each obstacle.
func MunitionsCache() *xwing.Environment {
	return &xwing.Environment{
		ID: "munitionscache", Supplies: brought(6), Beds: placed(), Caches: true,
		Drawn: []string{"clustermines", "connernets", "ionbombs", "protonbombs", "protontorpedoes", "proximitymines", "seismiccharges"},
		Met: func(t *xwing.Table, m xwing.Moment) {
			if m.Met.Overlap {
				t.OpenCache(m.Ship, m.Met.Obstacles[0])
			}
		},
	}
}

// PinpointBombardment arms each side with bombs that go off twice near target points.
func PinpointBombardment() *xwing.Environment {
	return &xwing.Environment{
		ID: "pinpointbombardment", Supplies: brought(6), Beds: placed(), Targets: true,
		Issued: []string{"bombletgenerator", "electroprotonbomb", "ionbombs", "protonbombs", "seismiccharges"},
		Again: func(t *xwing.Table, d board.DeviceID) bool {
			return t.IsBomb(t.View.Device(d).Kind) && t.TargetsNear(d, gauge.Range1)
		},
	}
}

// UnexplodedOrdnance are bombs with fuses that nobody can count on.
func UnexplodedOrdnance() *xwing.Environment {
	return &xwing.Environment{
		ID: "unexplodedordnance", Supplies: brought(5),
		Devices: oneEach(2, catalog.Bomblet, catalog.IonBomb, catalog.ProtonBomb, catalog.SeismicCharge),
		Beds: []xwing.Bed{clearOf(apart(xwing.Obstacles, xwing.Obstacles)),
			{For: xwing.Devices, Edges: 1, Apart: xwing.Devices, Beyond: 1, By: xwing.Obstacles}},
		Ending: func(t *xwing.Table) {
			t.RollForBombs(func(had int, die board.Face) int {
				switch die {
				case board.FocusResult:
					return had + 2
				case board.Hit:
					return max(0, had-1)
				case board.Crit:
					return 0
				}
				return had
			})
		},
	}
}
