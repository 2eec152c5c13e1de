package edition

import (
	"xwing/game/xwing"
	"xwing/game/xwing/gauge"
)

// Epic returns an edition as epic battles are played by it (RULINGS 63): on a table of six feet by three, along whose long
// edges ships are set up two bands deep, for twelve rounds, for casualties. The edition given stays as it is.
func Epic(e *xwing.Edition) *xwing.Edition {
	own := *e
	own.Area = gauge.Area{Width: 1828.8, Height: 914.4}
	own.Ledger = e.Ledger.Epic()
	own.Setup, own.Scoring, own.Ending.Rounds = e.Epic.Setup, e.Epic.Scoring, e.Epic.Rounds
	return &own
}
