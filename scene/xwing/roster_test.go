package xwing

import (
	"cmp"
	"slices"
	"strconv"
	"testing"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/terms"
	"xwing/scene/ui"
)

// TestLongNamesOfManyShips fills both rosters with the ships that have the longest names:
// however many there are, each name stands there whole.
func TestLongNamesOfManyShips(t *testing.T) {
	a, p := newApp(t, 0)
	v := &p.board.view
	like := v.Ships[0]
	like.Where = board.InReserve
	facts := a.game.Kit.Facts
	pilots := slices.Clone(facts.Pilots())
	slices.SortStableFunc(pilots, func(a, b *catalog.Pilot) int { return -cmp.Compare(len(a.Name), len(b.Name)) })
	found := map[string]bool{}
	for each := 8; each <= 16; each += 2 {
		v.Ships = v.Ships[:0]
		for i := range 2 * each {
			s := like
			s.ID, s.Seat, s.Pilot = board.ShipID(i+1), game.Seat(i%2), pilots[i].XWS
			v.Ships = append(v.Ships, s)
		}
		p.names = terms.NewNames(v, facts)
		p.speaks(a.game.Words.With(p.names))
		for _, size := range windows(a) {
			size.set(a)
			for range 3 {
				settle(a, ui.Input{X: -9, Y: -9})
			}
			legible(a, func(kind, what string) {
				if !found[kind+what] {
					found[kind+what] = true
					t.Errorf("%s ships, %s: %s: %s", strconv.Itoa(each), size, kind, what)
				}
			})
		}
	}
}
