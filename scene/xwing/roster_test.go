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
	"xwing/scene/scenetest"
	"xwing/scene/ui"
)

// longestNames fills both rosters with so many ships each, those of the longest names but two, which are wider than any
// roster where words are small.
func longestNames(a *Client, p *play, each int) {
	v, facts := &p.board.view, a.kit.Facts
	like := v.Ships[0]
	like.Where = board.InReserve
	pilots := slices.Clone(facts.Pilots())
	slices.SortStableFunc(pilots, func(a, b *catalog.Pilot) int { return -cmp.Compare(len(a.Name), len(b.Name)) })
	pilots = slices.CompactFunc(pilots, func(a, b *catalog.Pilot) bool { return a.Name == b.Name })
	pilots = pilots[2:]
	v.Ships = v.Ships[:0]
	for i := range 2 * each {
		s := like
		s.ID, s.Seat, s.Pilot = board.ShipID(i+1), game.Seat(i%2), pilots[i].XWS
		v.Ships = append(v.Ships, s)
	}
	p.names = terms.NewNames(v, facts)
	p.speaks(a.words.With(p.names))
}

// TestLongNamesOfManyShips fills both rosters with the ships that have the longest names:
// however many there are, each name stands there whole, if not beside a scroll bar.
func TestLongNamesOfManyShips(t *testing.T) {
	a, p := newApp(t, 0)
	found := map[string]bool{}
	for each := 8; each <= 16; each += 2 {
		longestNames(a, p, each)
		for _, size := range scenetest.Windows(a.App) {
			size.Set(a.App)
			for range 3 {
				settle(a, ui.Input{X: -9, Y: -9})
			}
			scenetest.Legible(a.App, func(kind, what string) {
				beside := max(a.UI.Slack("ships:red.list"), a.UI.Slack("ships:blue.list")) > 0
				if !(beside && kind == "cut") && !found[kind+what] {
					found[kind+what] = true
					t.Errorf("%s ships, %s: %s: %s", strconv.Itoa(each), size, kind, what)
				}
			})
		}
	}
}

// TestRosterNamesStandOnOneLine: the longest names that there are break over no lines, and those of a roster are
// written alike; eight ships a side need no scrolling.
func TestRosterNamesStandOnOneLine(t *testing.T) {
	a, p := newApp(t, 0)
	for _, each := range []int{1, 8, 12} {
		longestNames(a, p, each)
		for _, window := range [][2]float64{{1280, 720}, {1920, 1080}} {
			a.Width, a.Height = window[0], window[1]
			for range 3 {
				settle(a, ui.Input{X: -9, Y: -9})
			}
			all, _ := scenetest.Writings(a.App)
			sizes := [2]map[float64]bool{{}, {}}
			areas := &a.Screen.(*tableScreen).sight.Areas
			for i := range p.board.view.Ships {
				s := &p.board.view.Ships[i]
				name, lines := p.names.Bare(s.ID), 0
				for _, w := range all {
					if w.Text == name && areas.Sides[s.Seat].Contains(w.Rect.X, w.Rect.Y) {
						sizes[s.Seat][w.Size] = true
						lines++
					}
				}
				if lines != 1 {
					t.Errorf("%d ships, %v: %q stands on a line of its roster %d times", each, window, name, lines)
				}
			}
			for seat, found := range sizes {
				if len(found) != 1 {
					t.Errorf("%d ships, %v: the names of %v have the sizes %v", each, window, game.Seat(seat), found)
				}
			}
			if slack := a.UI.Slack("ships:red.list"); each <= 8 && slack > 0 {
				t.Errorf("%d ships, %v: the roster scrolls by %v", each, window, slack)
			}
		}
	}
}
