package xwing

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/catalog"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
	"xwing/scene/xwing/dialgrid"
)

// grid lays out a dial written in codes.
func grid(t *testing.T, codes ...string) dialgrid.Grid {
	t.Helper()
	dial := map[catalog.Maneuver]*game.Option{}
	for _, code := range codes {
		m, err := catalog.ParseManeuver(code)
		if err != nil {
			t.Fatal(err)
		}
		dial[m] = &game.Option{ID: code}
	}
	return dialgrid.Of(maps.Keys(dial))
}

// TestDialGrid goes through a dial by arrows, by speed and by wheel.
func TestDialGrid(t *testing.T) {
	g := grid(t, "1BW", "1NW", "2TW", "2BB", "2FB", "2NB", "2YW", "3FB", "4FW", "4KR")
	at := func(code string) catalog.Maneuver {
		m, _ := catalog.ParseManeuver(code)
		return m
	}
	for _, tt := range []struct {
		how       string
		got, want catalog.Maneuver
	}{
		{"right of 2FB", g.Step(at("2FB"), 0, 1), at("2NB")},
		{"left of 2TW", g.Step(at("2TW"), 0, -1), at("2TW")},
		{"down from 4KR", g.Step(at("4KR"), 1, 0), at("3FB")},
		{"up from 2BB", g.Step(at("2BB"), -1, 0), at("3FB")},
		{"down from 2FB over a gap", g.Step(at("2FB"), 1, 0), at("1BW")},
		{"nothing yet", g.Step(catalog.Maneuver{}, 0, 1), at("2FB")},
		{"speed 4 of 2FB", g.Speed(at("2FB"), 4), at("4FW")},
		{"speed 1 of 2YW", g.Speed(at("2YW"), 1), at("1NW")},
		{"speed 5", g.Speed(at("2FB"), 5), at("2FB")},
		{"wheel from 2YW", g.Turn(at("2YW"), 1), at("3FB")},
		{"wheel past the end", g.Turn(at("4KR"), 1), at("1BW")},
		{"wheel before the beginning", g.Turn(at("1BW"), -1), at("4KR")},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: %s, want %s", tt.how, tt.got.Code(), tt.want.Code())
		}
	}
}

// strike is one key going down.
func strike(keys ...ebiten.Key) ui.Input { return ui.Input{Struck: keys, Keys: keys} }

// dialsOpen plays up to the first dials and opens the curtain before them.
func dialsOpen(t *testing.T) (*Client, *play, *tableScreen) {
	t.Helper()
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.SetDials })
	p.board.Finish()
	settle(a, ui.Input{})
	uitest.Press(t, a.UI, a.Build, "curtain.open")
	settle(a, ui.Input{})
	return a, p, a.Screen.(*tableScreen)
}

// TestDialsByKeys sets all dials without the mouse, copies one to the rest and
// confirms.
func TestDialsByKeys(t *testing.T) {
	a, p, table := dialsOpen(t)
	d, ok := table.dials.dials()
	if !ok {
		t.Fatal("no dials are asked for")
	}
	for range d.Slots {
		slot := table.question.Draft.Slot
		a.Build(strike(ebiten.KeyDigit2))
		if m, _ := maneuverOf(table.question.Draft.Each[slot]); m.Speed != 2 {
			t.Errorf("after 2 the dial of %s says %v", slot, table.question.Draft.Each[slot])
		}
		a.Build(strike(ebiten.KeyTab))
	}
	if table.question.Draft.Slot != d.Slots[0].ID {
		t.Errorf("after all ships Tab leads to %s, want the first", table.question.Draft.Slot)
	}
	set := table.question.Draft.Each[d.Slots[0].ID]
	a.Build(strike(ebiten.KeyArrowLeft))
	if table.question.Draft.Each[d.Slots[0].ID] == set {
		t.Error("the left arrow changed nothing")
	}
	settle(a, ui.Input{})
	uitest.Press(t, a.UI, a.Build, "dial.copy")
	want, _ := maneuverOf(table.question.Draft.Each[d.Slots[0].ID])
	for slot := range sameManeuver(d, d.Slots[0].ID, want) {
		if got, _ := maneuverOf(table.question.Draft.Each[slot]); got.Speed != want.Speed || got.Bearing != want.Bearing {
			t.Errorf("copied to %s: %v, want the like of %v", slot, got, want)
		}
	}
	a.Build(strike(ebiten.KeyEnter))
	if next, ok := p.Session.Decision(d.Seat); ok && next.Kind == ask.SetDials {
		t.Error("Enter did not confirm")
	}
}

// TestCopyAfterSetting: one maneuver for the whole squad is a dial set and one click: though setting it has
// opened the next, it is the one that is copied.
func TestCopyAfterSetting(t *testing.T) {
	a, _, table := dialsOpen(t)
	d, _ := table.dials.dials()
	first := d.Slots[0].ID
	uitest.Press(t, a.UI, a.Build, "option:"+first+":2FB")
	settle(a, ui.Input{})
	if table.question.Draft.Slot == first {
		t.Fatal("setting a dial does not open the next")
	}
	uitest.Press(t, a.UI, a.Build, "dial.copy")
	for _, s := range d.Slots {
		if m, _ := maneuverOf(table.question.Draft.Each[s.ID]); m.Code()[:2] != "2F" {
			t.Errorf("the dial of %s says %q", s.ID, table.question.Draft.Each[s.ID])
		}
	}
}

// TestWheelTurnsTheDial turns the dial of the ship under the mouse and leaves the
// camera alone.
func TestWheelTurnsTheDial(t *testing.T) {
	a, _, table := dialsOpen(t)
	d, _ := table.dials.dials()
	slot := d.Slots[len(d.Slots)-1].ID
	for _, w := range a.UI.Pieces {
		if w.ID != slot {
			continue
		}
		zoom := table.sight.Cam.K
		at := ui.Input{X: float64(w.Rect[0] + w.Rect[2]/2), Y: float64(w.Rect[1] + w.Rect[3]/2), WheelY: -1}
		a.Build(at)
		first := table.question.Draft.Each[slot]
		a.Build(at)
		if first == "" || table.question.Draft.Each[slot] == first {
			t.Errorf("the wheel turned the dial to %q, then %q", first, table.question.Draft.Each[slot])
		}
		if table.sight.Cam.K != zoom {
			t.Error("the wheel over a ship zoomed the table as well")
		}
	}
}

// TestDialKeysHaveOneSize: the keys of every dial of a game are as large as those of the widest.
func TestDialKeysHaveOneSize(t *testing.T) {
	a, _, _ := atText(t, "ship red lukeskywalker 400 300 0\nship red graysquadronbomber 500 300 0\nship blue academypilot 400 700 180\nphase planning\nred ?\n", ask.SetDials)
	table := a.Screen.(*tableScreen)
	p := table.play
	d := p.Session.Open()[0]
	table.question.OpenCurtain(d.Seat)
	settle(a, ui.Input{})
	widths, columns := map[int]bool{}, map[int]bool{}
	for i := range p.state().View.Ships {
		s := &p.state().View.Ships[i]
		if s.Seat != d.Seat {
			continue
		}
		columns[len(dialgrid.Of(slices.Values(p.state().Dial(s.ID))).Columns)] = true
		table.question.Draft.Slot = s.ID.Piece()
		settle(a, ui.Input{})
		for _, w := range a.UI.Widgets {
			if strings.HasPrefix(w.ID, "option:"+s.ID.Piece()+":") {
				widths[w.Rect[2]] = true
			}
		}
	}
	if all := slices.Sorted(maps.Keys(widths)); len(all) == 0 || all[len(all)-1]-all[0] > 1 || len(columns) < 2 { // whole pixels
		t.Errorf("keys are %v pixels wide, the dials have %v columns", all, columns)
	}
}
