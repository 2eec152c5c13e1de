package xwing

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// beside is a few words beside a ship, of what befalls it now.
type beside struct {
	ship  board.ShipID
	text  string
	color draw.Color
}

// floats says what stands beside a ship while an Event is shown.
func floats[E game.Event](words func(t *onTable, a *desk, e E) beside) func(*onTable, *desk, game.Event) beside {
	return func(t *onTable, a *desk, e game.Event) beside { return words(t, a, e.(E)) }
}

// tokenGained says which tokens a ship gains.
func (t *onTable) tokenGained(_ *desk, e board.TokenGained) beside {
	text := t.play.words.Value("token", e.Token.String())
	if e.N > 1 {
		text = strconv.Itoa(e.N) + " × " + text
	}
	return beside{e.Ship, "+ " + text, pieces.TokenColor(e.Token)}
}

func (t *onTable) lockAcquired(a *desk, e board.LockAcquired) beside {
	return beside{e.Ship, a.Say("locked", "target", e.Target), draw.Text}
}

// why says why something does not happen.
func (t *onTable) why(ship board.ShipID, why game.Phrase) beside {
	return beside{ship, t.play.words.Say(why), draw.Warn}
}

// shieldsChange says how many shields a ship loses or gains: "−1 shield".
func (t *onTable) shieldsChange(a *desk, e board.ShieldsChanged) beside {
	n, sign := 0, "+"
	if s := t.play.board.view.Ship(e.Ship); s != nil {
		n = e.Active - s.Shields.Active
	}
	if n < 0 {
		n, sign = -n, "−"
	}
	return beside{e.Ship, a.Say("shields-change", "n", strconv.Itoa(n), "change", sign+strconv.Itoa(n)), draw.Shield}
}
