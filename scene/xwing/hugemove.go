package xwing

import (
	"fmt"
	"strconv"
	"strings"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/scene/draw"
)

// toolBy paints the tool of huge ships where it lies beside a base, with a number at each of its speeds; that of the move is
// gold.
func (t *onTable) toolBy(a *desk, b gauge.Base, m gauge.Move, alpha float64) {
	tool, ok := t.play.state().Rules().Edition.Huge.Tools.Of(b.Size)
	if !ok {
		return
	}
	bars, marks := tool.Laid(b, m)
	for _, bar := range bars {
		t.sight.Template(a.Desk, bar, draw.White, alpha)
	}
	size := a.UI.Px(13)
	crowded := len(marks) > 1 && marks[1].At.Sub(marks[0].At).Len()*t.sight.Cam.K < 1.5*size // then one number is read
	for _, mark := range marks {
		if crowded && mark.Speed != m.Speed {
			continue
		}
		x, y := t.sight.Cam.At(mark.At)
		text, ground := draw.White, draw.Panel
		if mark.Speed == m.Speed {
			text, ground = draw.Panel, draw.Gold
		}
		a.Back.Disc(x, y, size*0.68, draw.Fade(ground, alpha))
		a.Back.Text(x, y, fmt.Sprint(mark.Speed), draw.Style{Size: size, Bold: true, Color: draw.Fade(text, alpha),
			Align: draw.Center})
	}
}

// otherSpeeds paints as hairlines where the same maneuver of other speeds would take a huge ship.
func (t *onTable) otherSpeeds(a *desk, s *board.Ship, m gauge.Move) {
	tool, _ := t.play.state().Rules().Edition.Huge.Tools.Of(s.Size)
	for speed := range 6 {
		other := gauge.Move{Bearing: m.Bearing, Speed: speed}
		if speed == m.Speed || !tool.Has(other) {
			continue
		}
		corners := s.Base().At(tool.End(s.Base(), other)).Corners()
		a.Back.Outline(t.sight.Cam.Points(corners[:]), max(1, a.UI.Px(1)), draw.Fade(draw.White, 0.22))
	}
}

// hugeNotes says what a maneuver of a huge ship does to what stands where it goes, and what it costs.
func (a *desk) hugeNotes(s *board.Ship, m catalog.Maneuver, p *xwing.HugeMove) (notes []string) {
	if m.Difficulty == catalog.Red && s.Charges.Active > 0 {
		notes = append(notes, a.Say("preview-pushed"))
	}
	if len(p.Rammed) > 0 {
		slowed := catalog.Maneuver{Speed: p.Slowed.Speed, Bearing: p.Slowed.Bearing, Difficulty: m.Difficulty}
		notes = append(notes, a.Say("preview-rams", "ships", a.shipList(p.Rammed), "maneuver", slowed.Code(), "n", fmt.Sprint(m.Speed)))
	}
	if len(p.RunOver) > 0 {
		notes = append(notes, a.Say("preview-runs-over", "ships", a.shipList(p.RunOver), "n", fmt.Sprint(m.Speed)))
	}
	return notes
}

// shipList tells ships by the numbers on their bases.
func (a *desk) shipList(ids []board.ShipID) string {
	var numbers []string
	for _, id := range ids {
		numbers = append(numbers, strconv.Itoa(int(id)))
	}
	return strings.Join(numbers, ", ")
}
