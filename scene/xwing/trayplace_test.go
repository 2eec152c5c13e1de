package xwing

import (
	"math"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/scenetest"
	"xwing/scene/ui"
)

// TestTraysKeepOff sets two ships about each other in every direction, near and far: the
// trays lie on the free part of the table, off both bases, the middle of the shot and each
// other.
func TestTraysKeepOff(t *testing.T) {
	for _, size := range []scenetest.Window{scenetest.Sized(1280, 720, 100), scenetest.Sized(1920, 1080, 200)} {
		t.Run(size.String(), func(t *testing.T) { traysKeepOff(t, size) })
	}
}

func traysKeepOff(t *testing.T, size scenetest.Window) {
	a, p := newApp(t, 100)
	size.Set(a.App)
	v := onTheTable(p)
	table := a.Screen.(*tableScreen)
	settle(a, ui.Input{})
	attacker, defender := &v.Ships[0], &v.Ships[len(v.Ships)-1]
	for i := range 24 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / 24)
		far := 90 + 9*float64(i)
		attacker.Pose = physics.PoseAt(457, 457, 0)
		defender.Pose = physics.PoseAt(457+far*cos, 457+far*sin, 180)
		p.board.view.Attack = &board.Attack{Attacker: attacker.ID, Defender: defender.ID,
			Dice: [2][]board.Die{pool(board.Hit, board.Hit, board.Crit), pool(board.EvadeResult, board.Blank)}}
		settle(a, ui.Input{})
		trays := table.sight.Trays
		if len(trays) != 2 {
			t.Fatalf("%d trays, want 2", len(trays))
		}
		x0, y0 := table.sight.Cam.At(attacker.Pose.Point())
		x1, y1 := table.sight.Cam.At(defender.Pose.Point())
		for _, r := range trays {
			if in := r.Intersect(table.sight.Areas.Table); in != r {
				t.Errorf("direction %d: a tray at %v is not on the table", i, r)
			}
			for _, s := range []*board.Ship{attacker, defender} {
				if scene.Overlap(r, table.sight.Rect(s.Base().Shape())) > 0 && size.Percent == 100 { // larger words leave no room at times
					t.Errorf("direction %d: a tray at %v covers ship %d", i, r, s.ID)
				}
			}
			if r.Contains((x0+x1)/2, (y0+y1)/2) {
				t.Errorf("direction %d: a tray at %v covers the middle of the shot", i, r)
			}
		}
		if scene.Overlap(trays[0], trays[1]) > 0 {
			t.Errorf("direction %d: the trays %v cover each other", i, trays)
		}
	}
}

// TestTraysStay: while an attack goes on its trays keep their places, and nothing moves
// when the mouse does.
func TestTraysStay(t *testing.T) {
	a, p := newApp(t, 100)
	v := onTheTable(p)
	table := a.Screen.(*tableScreen)
	p.board.view.Attack = &board.Attack{Attacker: v.Ships[0].ID, Defender: v.Ships[len(v.Ships)-1].ID}
	var first []draw.Rect
	for _, dice := range [][]board.Die{nil, pool(board.Hit), pool(board.Hit, board.Crit, board.Blank)} {
		p.board.view.Attack.Dice[board.AttackDice] = dice
		settle(a, ui.Input{})
		if first == nil {
			first = append(first, table.sight.Trays...)
		}
		for i, r := range table.sight.Trays {
			if r != first[i] {
				t.Errorf("with %d dice tray %d is at %v, want %v", len(dice), i, r, first[i])
			}
		}
	}
}

// TestDamageIsToldWhenSeen: what a damage card says stands nowhere before it has been
// turned over, and the log tells of damage, shields and cards only when they were seen.
func TestDamageIsToldWhenSeen(t *testing.T) {
	a, p := newApp(t, 100)
	v := onTheTable(p)
	settle(a, ui.Input{})
	s := &v.Ships[0]
	s.Facedown = 1
	name := p.words.CardName("damage/hullbreach")
	for _, e := range []game.Event{board.DamageDealt{Ship: s.ID, Card: "hullbreach", N: 1}, board.DamageExposed{Ship: s.ID, Card: "hullbreach", N: 1},
		board.DamageSuffered{Ship: s.ID}, board.ShieldsChanged{Ship: s.ID, Active: 1}} {
		p.board.Lines = nil
		p.board.Add(e)
		card, turned := strings.HasPrefix(game.EventKind(e), "DamageDealt") || strings.HasPrefix(game.EventKind(e), "DamageExposed"), false
		for p.board.Tick(); p.board.Now != nil; p.board.Tick() {
			a.UI.Widgets = nil
			settle(a, ui.Input{})
			seen := false
			for _, w := range a.UI.Widgets {
				seen = seen || strings.Contains(w.Words, name) && w.ID == "damage"
			}
			if seen && p.board.Part() < cardTurns {
				t.Errorf("%T: the card is read after %.2f of its time", e, p.board.Part())
			}
			if turned = turned || seen; len(p.board.Lines) > 0 && p.board.Now != nil {
				t.Fatalf("%T: the log tells it before it has been seen", e)
			}
		}
		if card != turned || len(p.board.Lines) == 0 {
			t.Errorf("%T: a card was read: %v; the log has %d lines", e, turned, len(p.board.Lines))
		}
	}
}
