package xwing

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene/ui"
)

// shows reports whether a widget is on screen.
func shows(a *Client, id string) bool {
	return slices.ContainsFunc(a.UI.Widgets, func(w ui.Widget) bool { return w.ID == id && w.Rect[2] > 0 })
}

// twoShips is a table with a ship of each side, at a question that is about neither.
const twoShips = "ship red lukeskywalker 400 300 0\nship blue patrolleader 400 700 180\nphase engagement\nred ?\n"

// TestSheetsSideBySide opens the card of a ship by a click, pins it, opens that of another
// beside it, and has Escape put away one after the other before it opens the menu.
func TestSheetsSideBySide(t *testing.T) {
	a, table, _ := atText(t, twoShips, ask.ChooseAttack)
	click(t, a, "ship:1")
	a.Build(ui.Input{X: 640, Y: 30})
	if !shows(a, "card") || shows(a, "pin") {
		t.Fatal("a click on a ship in the roster opens no card")
	}
	click(t, a, "card.pin")
	click(t, a, "ship:2")
	settle(a, ui.Input{X: 640, Y: 30})
	live, pinned := widget(t, a, "card").Rect, widget(t, a, "pin").Rect
	if cross(live, pinned) || live[0] == pinned[0] {
		t.Errorf("the cards are at %v and %v", live, pinned)
	}
	for _, want := range [][2]bool{{false, true}, {false, false}} {
		a.Build(strike(ebiten.KeyEscape))
		settle(a, ui.Input{X: 640, Y: 30})
		if got := [2]bool{shows(a, "card"), shows(a, "pin")}; got != want {
			t.Errorf("after Escape the card and the pinned one are open: %v, want %v", got, want)
		}
	}
	if a.Covers.Over != nil {
		t.Error("Escape opens the menu while a card is open")
	}
	a.Build(strike(ebiten.KeyEscape))
	if a.Covers.Over == nil {
		t.Error("Escape opens no menu when no card is open")
	}
	a.Covers.Over = nil
	table.looked.selected = 0
	for _, key := range []ebiten.Key{ebiten.KeyS, ebiten.KeyD, ebiten.KeyK, ebiten.KeyS} {
		a.Build(strike(key))
	}
	settle(a, ui.Input{X: 640, Y: 30})
	if !shows(a, "card") || !shows(a, "pin") {
		t.Error("keys open no two cards")
	}
}

// TestSheetOfTheTable opens the card of a ship by a click on it, and puts it away by one
// beside it.
func TestSheetOfTheTable(t *testing.T) {
	a, table, _ := atText(t, twoShips, ask.ChooseAttack)
	at := func(id string) (x, y float64) {
		for _, w := range a.UI.Pieces {
			if w.ID == id {
				return float64(w.Rect[0] + w.Rect[2]/2), float64(w.Rect[1] + w.Rect[3]/2)
			}
		}
		t.Fatalf("%s is not on the table", id)
		return 0, 0
	}
	x, y := at("ship:1")
	a.Build(pressAt(x, y))
	a.Build(releaseAt(x, y))
	if a.Build(ui.Input{X: 640, Y: 30}); !shows(a, "card") {
		t.Fatal("a click on a ship opens no card")
	}
	x, y = table.sight.Areas.Table.X+4, table.sight.Areas.Foot.Y-40
	a.Build(pressAt(x, y))
	a.Build(releaseAt(x, y))
	if a.Build(ui.Input{X: 640, Y: 30}); shows(a, "card") {
		t.Error("a click beside all ships leaves the card open")
	}
}

// TestDialOnTheSheet tells what is set on a dial to its player alone until it is revealed.
func TestDialOnTheSheet(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.SetDials })
	playOn(t, p, func(d game.Decision) bool { return d.Kind != ask.SetDials })
	p.board.Finish()
	table := a.Screen.(*tableScreen)
	table.question.Restart()
	ships := p.board.view.Ships
	at := slices.IndexFunc(ships, func(s board.Ship) bool { return s.Dial.Assigned && !s.Dial.Revealed && !s.Activated })
	if at < 0 {
		t.Fatal("no dial lies facedown")
	}
	ship := &ships[at]
	table.side.pinned = ship.ID
	own := p.state().ViewFor(ship.Seat)
	set := p.words.Maneuver(own.Ship(ship.ID).Dial.Maneuver)
	for _, want := range []struct {
		seat  game.Seat
		words string
	}{{ship.Seat, set}, {(1 - ship.Seat), a.Say("dial-set")}, {game.NoSeat, a.Say("dial-set")}} {
		v := p.state().ViewFor(want.seat)
		table.cards.private = &v
		settle(a, ui.Input{X: 640, Y: 30})
		if got := widget(t, a, "pin.dial").Words; got != want.words {
			t.Errorf("to %v the dial says %q, want %q", want.seat, got, want.words)
		}
	}
}
