package xwing

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/physics"
	"xwing/scene/ui"
)

// happenings are Events that are seen on the table, about two of its ships.
func happenings(v *board.View) []game.Event {
	a, b := &v.Ships[0], &v.Ships[len(v.Ships)-1]
	shot := board.Attack{Attacker: a.ID, Defender: b.ID}
	torpedo := shot
	torpedo.Weapon.Upgrade = "protontorpedoes"
	return []game.Event{
		board.AttackDeclared{Attack: shot}, board.AttackDeclared{Attack: torpedo},
		board.DamageSuffered{Ship: b.ID}, board.DamageSuffered{Ship: b.ID, Crit: true},
		board.ShieldsChanged{Ship: a.ID, Active: 0}, board.DamageDealt{Ship: b.ID},
		board.ShipDestroyed{Ship: b.ID}, board.DeviceDetonated{Device: v.Devices[0].ID}, board.RemoteDetonated{Ship: b.ID}, board.ObstacleMet{Ship: a.ID},
		board.LockAcquired{Ship: a.ID, Target: b.ID.Piece()},
		board.TokenGained{Ship: a.ID, Token: board.Tractor, N: 1}, board.TokenGained{Ship: a.ID, Token: board.Ion, N: 1},
		board.TokenGained{Ship: a.ID, Token: board.Focus, N: 1},
	}
}

// onTheTable sets two ships of a new game on the table, and a bomb.
func onTheTable(p *play) *board.View {
	v := &p.board.view
	for i, s := range []*board.Ship{&v.Ships[0], &v.Ships[len(v.Ships)-1]} {
		s.Where, s.Pose = board.InPlay, physics.PoseAt(400, 300+200*float64(i), 0)
	}
	v.Devices = append(v.Devices, board.Device{ID: 1, Kind: "protonbomb", Pose: physics.PoseAt(500, 400, 0)})
	return v
}

// TestWhatHappensIsSeen shows each Event: half way something is painted for it, the
// same every time, for less than a second; with reduced motion something still is, and
// with all shown nothing.
func TestWhatHappensIsSeen(t *testing.T) {
	a, p := newApp(t, 100)
	v := onTheTable(p)
	table := a.Screen.(*tableScreen)
	settle(a, ui.Input{})
	painted := func(e game.Event, reduced bool) int {
		a.Opt.Settings.Animation.Reduced = reduced
		n, _ := p.board.Ticks(e)
		if n < 6 || n > 60 {
			t.Errorf("%T is shown for %d ticks", e, n)
		}
		p.board.Queue, p.board.Now = []game.Event{e}, nil
		for range n / 2 {
			p.board.Tick()
		}
		before := a.Back.Len()
		table.pieces.effects(a.desk)
		p.board.Now, p.board.Queue = nil, nil
		return a.Back.Len() - before
	}
	for _, e := range happenings(v) {
		all, again, reduced := painted(e, false), painted(e, false), painted(e, true)
		if all == 0 || reduced == 0 || again != all {
			t.Errorf("%#v: painted by %d commands, again by %d, with reduced motion by %d", e, all, again, reduced)
		}
		if reduced > all {
			t.Errorf("%#v: reduced motion paints more", e)
		}
	}
	before := a.Back.Len()
	if table.pieces.effects(a.desk); a.Back.Len() != before {
		t.Error("something is seen while nothing happens")
	}
}

// TestWake: a ship that moves leaves lights behind, none with reduced motion.
func TestWake(t *testing.T) {
	a, p := newApp(t, 100)
	v := onTheTable(p)
	table := a.Screen.(*tableScreen)
	settle(a, ui.Input{})
	s := &v.Ships[0]
	p.board.Queue = []game.Event{board.ShipMoved{Ship: s.ID, From: s.Pose, To: s.Pose.Moved(0, 80), Full: true}}
	for range 55 {
		p.board.Tick()
	}
	lights := func(reduced bool) int {
		a.Opt.Settings.Animation.Reduced = reduced
		before := a.Back.Len()
		table.pieces.wake(a.desk, s)
		return a.Back.Len() - before
	}
	if lights(false) < wakeLights || lights(true) != 0 {
		t.Errorf("a moving ship leaves %d lights, %d with reduced motion", lights(false), lights(true))
	}
	p.board.Finish()
	if lights(false) != 0 {
		t.Error("a ship at rest leaves lights")
	}
}
