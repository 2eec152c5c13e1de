package armada

import (
	"strconv"
	"strings"

	"xwing/game/armada/board"
	"xwing/game/words"
	"xwing/scene/draw"
)

// Measures of the upgrades of a ship in a roster, in units of the design.
const (
	upgradeWide = 10
	upgradeHigh = 9
	upgradeGap  = 3
)

// upgrades are the upgrade cards of a ship as small cards: exhausted ones lie on their side, discarded ones are struck out, a
// dot is for what lies on one. Pointed at, one tells what it does.
func (t *side) upgrades(a *desk, r draw.Rect, s *board.Ship) {
	u := a.UI
	step := min(u.Px(upgradeWide+upgradeGap), r.W/float64(max(len(s.Upgrades), 1)))
	for i := range s.Upgrades {
		up := &s.Upgrades[i]
		cell := draw.Rect{X: r.X + float64(i)*step, Y: r.Y, W: step, H: r.H}
		hot, _ := u.Area("upgrade:"+s.ID.Piece()+"."+up.Card, t.upgradeState(a, up), cell)
		t.upgradeMark(a, cell, up, hot)
		if hot {
			u.Tip(t.upgradeState(a, up)+"\n"+t.play.does("upgrade", up.Card), cell)
		}
	}
}

// upgradeMark is one of them.
func (t *side) upgradeMark(a *desk, cell draw.Rect, up *board.Upgrade, hot bool) {
	u := a.UI
	wide, high := u.Px(upgradeWide-4), u.Px(upgradeHigh)
	if up.Exhausted && !up.Discarded {
		wide, high = u.Px(upgradeWide), u.Px(upgradeHigh-4)
	}
	box := draw.Rect{X: cell.X, Y: cell.Y + (cell.H-high)/2, W: wide, H: high}.Snapped()
	ink := draw.Lit
	switch {
	case up.Discarded:
		u.L.Ring(box, 0, 1, draw.Dim)
		u.L.Line(box.X, box.Bottom(), box.Right(), box.Y, max(1, u.Px(1)), draw.Damage)
		return
	case up.Exhausted:
		ink = draw.Muted
	}
	if hot {
		ink = draw.White
	}
	u.L.Round(box, u.Px(1), ink)
	if up.Dials+len(up.Commands)+len(up.Rounds) > 0 {
		x, y := box.Center()
		u.L.Round(draw.Rect{X: x - u.Px(2), Y: y - u.Px(2), W: u.Px(4), H: u.Px(4)}.Snapped(), u.Px(2), draw.Card)
	}
}

// upgradeState is the name of an upgrade and how its card lies, with what lies on it.
func (t *side) upgradeState(a *desk, up *board.Upgrade) string {
	w, told := t.play.words, []string{t.play.words.UpgradeCard(up.Card)}
	switch {
	case up.Discarded:
		told = append(told, a.Say("upgrade-discarded"))
	case up.Exhausted:
		told = append(told, a.Say("upgrade-exhausted"))
	}
	if up.Dials > 0 {
		told = append(told, a.Say("card-dials", "n", strconv.Itoa(up.Dials)))
	}
	if len(up.Commands) > 0 {
		told = append(told, a.Say("upgrade-tokens", "commands", words.Text(t.commandWords(up.Commands))))
	}
	if len(up.Rounds) > 0 {
		told = append(told, a.Say("upgrade-rounds", "first", strconv.Itoa(up.Rounds[0]), "second",
			strconv.Itoa(up.Rounds[len(up.Rounds)-1])))
	}
	for _, piece := range up.Pieces {
		told = append(told, w.Value("piece", piece))
	}
	return strings.Join(told, " · ")
}
