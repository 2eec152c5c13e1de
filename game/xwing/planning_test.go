package xwing_test

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func poseAt(x, y, degrees float64) physics.Pose { return physics.PoseAt(x, y, degrees) }

func TestPlanning(t *testing.T) {
	rules := xwingtest.Rules(t)
	table := ships(red(tie, 200, 200, 0), red(xwingT65, 400, 200, 0), blue(awing, 400, 700, 180))

	t.Run("X20-PLN-001 X20-AVN-001", func(t *testing.T) {
		g := xwingtest.Start(t, rules, table, nil)
		if got := g.Now().View.Phase; got != board.Planning {
			t.Fatalf("phase = %s, want planning", got)
		}
		g.Dials(nil)
		var phases []string
		for _, e := range xwingtest.All[board.PhaseBegan](g) {
			phases = append(phases, e.Phase.String())
		}
		if want := []string{"system", "activation"}; !slices.Equal(phases, want) {
			t.Errorf("phases after planning: %v, want %v", phases, want)
		}
	})
	t.Run("X20-PLN-003", func(t *testing.T) {
		g := fly(t, rules, table, codes{2: "3FW"}, nil)
		if got, want := g.Ship(2).Dial, (board.Dial{Assigned: true}); got != want {
			t.Errorf("dial of a ship that waits = %+v, want %+v", got, want)
		}
		laid := 0
		for _, e := range g.Events {
			switch e := e.(type) {
			case board.DialsAssigned:
				laid += len(e.Ships)
			case board.DialRevealed:
				if g.Now().View.Phase != board.Activation || !xwingtest.Has(g, func(a board.ShipActive) bool { return a.Ship == e.Ship }) {
					t.Errorf("the dial of ship %d is revealed before its turn", e.Ship)
				}
			}
		}
		if began := indexOf(g, func(e board.PhaseBegan) bool { return e.Phase == board.System }); laid != 3 || indexOf(g, func(board.DialRevealed) bool { return true }) < began {
			t.Errorf("%d dials laid down, want all 3 and none of them faceup: %s", laid, g.Kinds())
		}
	})
	t.Run("X20-PLN-004 X20-PLN-005", func(t *testing.T) {
		for _, first := range []game.Seat{game.Red, game.Blue} {
			g := xwingtest.Start(t, rules, table, nil)
			each := map[string]string{"ship:1": "2FB", "ship:2": "2FB"}
			if first == game.Blue {
				each = map[string]string{"ship:3": "2FB"}
			}
			g.MustChoose(game.Choice{Seat: first, Kind: ask.SetDials, Each: each})
			if v := g.Now().View; v.Phase != board.Planning || v.Ship(1).Dial.Assigned || v.Ship(3).Dial.Assigned {
				t.Errorf("planning went on before both players agreed")
			}
			if open := g.Open(); len(open) != 1 || open[0].Seat != (1-first) {
				t.Errorf("open: %v, want the other player's dials", open)
			}
		}
		g := xwingtest.Start(t, rules, table, nil)
		err := g.Choose(game.Choice{Seat: game.Red, Kind: ask.SetDials, Each: map[string]string{"ship:1": "2FB"}})
		if err == nil {
			t.Error("a ship was left without a dial")
		}
	})
	t.Run("X20-PLN-006", func(t *testing.T) {
		g := xwingtest.Start(t, rules, table, nil)
		set := func(code string) {
			g.MustChoose(game.Choice{Seat: game.Red, Kind: ask.SetDials, Each: map[string]string{"ship:1": code, "ship:2": "2FB"}})
		}
		set("3KR")
		if err := g.Undo(game.Red, false, 1); err != nil {
			t.Fatalf("a dial cannot be set again while the other player thinks: %v", err)
		}
		set("2FB")
		g.Dials(nil)
		if got := g.Ship(1).Dial.Maneuver.Code(); got != "2FB" {
			t.Errorf("revealed %s, want the later setting", got)
		}
		if err := g.Undo(game.Red, false, 1); !errors.Is(err, game.ErrNeedsAgreement) {
			t.Errorf("undo past a revealed dial: %v, want agreement asked", err)
		}
	})
}

func TestDialsChosen(t *testing.T) {
	rules := xwingtest.Rules(t)
	table := ships(red(tie, 200, 200, 0), red(xwingT65, 400, 200, 0), blue(awing, 400, 700, 180))
	t.Run("X20-PLN-002 X20-DIA-007 X20-DIA-001", func(t *testing.T) {
		g := xwingtest.Start(t, rules, table, nil)
		open := g.Open()
		if len(open) != 2 || !open[0].Private || !open[1].Private {
			t.Fatalf("open: %v, want both players asked in private at once", open)
		}
		for _, d := range open {
			if want := map[game.Seat]int{game.Red: 2, game.Blue: 1}[d.Seat]; len(d.Slots) != want {
				t.Errorf("seat %d sets %d dials, want one for each of its %d ships", d.Seat, len(d.Slots), want)
			}
			for _, slot := range d.Slots {
				id := board.ShipOf(slot.ID)
				if g.Ship(id).Seat != d.Seat {
					t.Errorf("seat %d sets the dial of ship %d", d.Seat, id)
				}
				var got []string
				for _, o := range slot.Options {
					got = append(got, o.ID)
				}
				ship, err := rules.Catalog.Ship(g.Ship(id).Chassis)
				if err != nil {
					t.Fatal(err)
				}
				var want []string
				for _, m := range ship.Dial {
					want = append(want, m.Code())
				}
				if !slices.Equal(got, want) {
					t.Errorf("ship %d may dial %v, want %v", id, got, want)
				}
			}
		}
		// So while they are stressed.
		g = xwingtest.Start(t, rules, ships(holding(red(tie, 200, 200, 0), board.Stress, 1),
			holding(blue(awing, 400, 700, 180), board.Stress, 1)), nil)
		for _, d := range g.Open() {
			for _, slot := range d.Slots {
				own, _ := rules.Catalog.Ship(g.Ship(board.ShipOf(slot.ID)).Chassis)
				if len(slot.Options) != len(own.Dial) || slot.Options[0].ID != own.Dial[0].Code() {
					t.Errorf("%s may dial %d maneuvers from %s, want those of its own dial", slot.ID, len(slot.Options), slot.Options[0].ID)
				}
			}
		}
	})
	t.Run("X20-ION-003", func(t *testing.T) {
		g := xwingtest.Start(t, rules, ships(holding(red(tie, 200, 200, 0), board.Ion, 1), red(tie, 300, 200, 0)), nil)
		if d := g.Decision(ask.SetDials); len(d.Slots) != 1 || d.Slots[0].ID != "ship:2" {
			t.Errorf("slots %v, want ship 2 alone", d.Slots)
		}
	})
	t.Run("RULINGS-2", func(t *testing.T) {
		g := xwingtest.Start(t, rules, ships(holding(red(tie, 200, 200, 0), board.Stress, 1)), nil)
		for _, o := range g.Decision(ask.SetDials).Slots[0].Options {
			want := "option.maneuver"
			if o.ID[2] == 'R' {
				want = "option.maneuver-stressed"
			}
			if !o.Legal() || o.Text.Key != want {
				t.Errorf("%s: legal %v, text %s, want legal with %s", o.ID, o.Legal(), o.Text.Key, want)
			}
		}
	})
}

func TestDialsHidden(t *testing.T) {
	rules := xwingtest.Rules(t)
	table := ships(red(tie, 200, 200, 0), red(xwingT65, 400, 200, 0), blue(awing, 400, 700, 180))
	t.Run("X20-DIA-002 X20-DIA-004", func(t *testing.T) {
		var views [][]byte
		for _, code := range []string{"2FB", "5KR"} {
			g := xwingtest.Start(t, rules, table, nil)
			for _, d := range g.Open() {
				if !d.Private {
					t.Errorf("seat %d sets its dials in the open", d.Seat)
				}
			}
			seen := func() string {
				d, _ := g.Session.Decision(game.Red)
				return show(t, g.Now().ViewFor(game.Red)) + show(t, g.Now().ViewFor(game.NoSeat)) + show(t, g.Now().View) + show(t, d) + show(t, g.Events)
			}
			g.MustChoose(game.Choice{Seat: game.Blue, Kind: ask.SetDials, Each: map[string]string{"ship:3": code}})
			thinking := seen()
			g.MustChoose(game.Choice{Seat: game.Red, Kind: ask.SetDials, Each: map[string]string{"ship:1": "2FB", "ship:2": "2FB"}})
			if d := g.Ship(3).Dial; !d.Assigned || d.Revealed {
				t.Fatalf("Blue's dial = %+v, want it facedown", d)
			}
			for _, s := range g.Now().ViewFor(game.Blue).Ships[:2] {
				if !s.Dial.Revealed && !s.Dial.Maneuver.IsZero() {
					t.Errorf("Blue sees the facedown dial of ship %d", s.ID)
				}
			}
			if got := g.Now().ViewFor(game.Blue).Ships[2].Dial.Maneuver.Code(); got != code {
				t.Errorf("Blue has selected %s, his dial shows %s", code, got)
			}
			views = append(views, []byte(thinking+seen()))
		}
		if !bytes.Equal(views[0], views[1]) {
			t.Error("Red's view depends on Blue's facedown dial")
		}
	})
}

func TestSetDial(t *testing.T) {
	again := upgradeCard("elusive", doing(xwing.AfterRevealingDial, func(t *xwing.Table, id board.ShipID) {
		var same []catalog.Maneuver
		for _, m := range t.Dial(id) {
			if m.Speed == t.Ship(id).Dial.Maneuver.Speed {
				same = append(same, m)
			}
		}
		t.SetDial(id, same)
	}))
	rules := xwingtest.Rules(t, again)
	t.Run("X20-DIA-003", func(t *testing.T) {
		for _, code := range []string{"3FB", "3BW"} {
			g := fly(t, rules, ships(red(tie, 400, 200, 0, "elusive")), codes{1: "3FB"}, nil)
			if got, want := g.Legal(ask.SetDial), []string{"3TW", "3BW", "3FB", "3NW", "3YW", "3KR"}; !slices.Equal(got, want) {
				t.Fatalf("set-dial offers %v, want %v", got, want)
			}
			g.Pick(ask.SetDial, code)
			if got := xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code(); got != code {
				t.Errorf("executed %s, want %s", got, code)
			}
		}
		// A facedown dial, too.
		facedown := upgradeCard("elusive", doing(xwing.BeforeRevealingDial, func(t *xwing.Table, id board.ShipID) { t.SetDial(id, t.Dial(id)) }))
		g := fly(t, xwingtest.Rules(t, facedown), ships(red(tie, 400, 200, 0, "elusive")), codes{1: "3FB"}, nil)
		g.Pick(ask.SetDial, "3FB")
		stands(g, 1, 400, 360, 0)
	})
}
