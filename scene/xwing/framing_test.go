package xwing

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/table"
	"xwing/scene/ui"
)

// Of the table's own measures: how many units of the design a millimetre is at most, and what floats keeps off edges.
const (
	mostWide = table.MostWide
	margin   = table.Margin
)

// framedIn are the sizes that the table is framed for.
var framedIn = [][2]float64{{1280, 720}, {1366, 768}, {1920, 1080}, {2560, 1440}, {3840, 2160}}

// glideOut builds frames until the camera rests.
func glideOut(t *testing.T, a *Client, in ui.Input) {
	t.Helper()
	table := a.Screen.(*tableScreen)
	for range 3 * scene.GlideTicks {
		a.Clock.Tick++
		a.Build(in)
		if !table.sight.Cam.Gliding() {
			return
		}
	}
	t.Fatal("the camera does not come to rest")
}

// lies reports whether one rectangle lies in another, but for rounding.
func lies(in, r draw.Rect) bool {
	const grain = 0.5
	return r.X >= in.X-grain && r.Y >= in.Y-grain && r.Right() <= in.Right()+grain && r.Bottom() <= in.Bottom()+grain
}

// TestAnswersAreInSight plays a game: whatever is asked, in windows of all sizes, the ships
// that answers point at and the places that they lead to lie where nothing floats over the
// table.
func TestAnswersAreInSight(t *testing.T) {
	a, p := newApp(t, 0)
	table := a.Screen.(*tableScreen)
	kinds, n := map[game.Kind]int{}, 0
	playOn(t, p, func(d game.Decision) bool {
		if kinds[d.Kind]++; kinds[d.Kind] > 40 || d.Private {
			return false
		}
		p.board.Finish()
		size := framedIn[n%len(framedIn)]
		a.Width, a.Height = size[0], size[1]
		settle(a, ui.Input{})
		free := table.sight.Areas.Free
		for i := range d.Options {
			o := &d.Options[i]
			if s := p.board.view.Ship(board.ShipOf(o.Target)); s != nil && s.Where == board.InPlay && o.Legal() {
				if r := table.sight.Rect(s.Base().Shape()); !lies(free, r) {
					t.Errorf("round %d, %v, %s: %s stands at %v, out of %v", p.board.view.Round, size, d.Kind, o.Target, r, free)
				}
				n++
			}
			for j := range o.Places {
				if lo, hi := o.Places[j].Shape().Bounds(); lo.X >= 0 && lo.Y >= 0 && hi.X <= gauge.PlayArea.Width && hi.Y <= gauge.PlayArea.Height {
					if r := table.sight.Cam.Rect(lo, hi); !lies(free, r) {
						t.Errorf("round %d, %v, %s: %s leads to %v, out of %v", p.board.view.Round, size, d.Kind, o.ID, r, free)
					}
					n++
				}
			}
		}
		return t.Failed()
	})
	if n < 100 {
		t.Errorf("only %d targets and places were looked for", n)
	}
}

// TestFrames says what the camera frames: an attack from near, the ships in play with room
// around them, all of the table while it is laid out and when a ship is about to leave.
func TestFrames(t *testing.T) {
	for _, size := range framedIn {
		t.Run(fmt.Sprintf("%.0fx%.0f", size[0], size[1]), func(t *testing.T) {
			a, p := newApp(t, 0)
			a.Width, a.Height = size[0], size[1]
			table := a.Screen.(*tableScreen)
			v := &p.board.view
			cam := &table.sight.Cam
			rect := func(pose physics.Pose, room float64) draw.Rect {
				return cam.Rect(pose.Point().Add(physics.Vec{X: -20 - room, Y: -20 - room}), pose.Point().Add(physics.Vec{X: 20 + room, Y: 20 + room}))
			}
			settle(a, ui.Input{})
			all := cam.K
			felt, free := table.sight.Felt(), table.sight.Areas.Free
			if !lies(free, felt) || felt.H < 0.8*free.W && felt.H < 0.8*free.H {
				t.Errorf("setup: the table is seen at %v in %v", felt, free)
			}

			red, blue := attackInTheMiddle(p)
			settle(a, ui.Input{})
			for _, s := range []*board.Ship{red, blue} {
				if r := rect(s.Pose, 115); !lies(table.sight.Areas.Free, r) {
					t.Errorf("attack: ship %d and its room are seen at %v, out of %v", s.ID, r, table.sight.Areas.Free)
				}
			}
			if cam.K < all*1.1 || cam.K > mostWide*a.UI.S+1e-9 {
				t.Errorf("attack: %.2f px/mm; all of the table has %.2f, a unit is %.2f px", cam.K, all, a.UI.S)
			}
			v.Attack = nil

			red.Pose, blue.Pose = physics.PoseAt(120, 120, 0), physics.PoseAt(200, 780, 180)
			table.sight.Fit()
			settle(a, ui.Input{})
			felt, free = table.sight.Felt(), table.sight.Areas.Free
			if felt.X < free.X || felt.W < free.W && felt.Right() > free.Right() {
				t.Errorf("ships at the left edge: the table is seen at %v, beside what is free: %v", felt, table.sight.Areas.Free)
			}

			red.Pose, blue.Pose = physics.PoseAt(400, 400, 0), physics.PoseAt(860, 500, -90)
			table.sight.Fit()
			settle(a, ui.Input{})
			if felt := table.sight.Felt(); !lies(table.sight.Areas.Table, felt) {
				t.Errorf("a ship looks off the table, which is seen at %v", felt)
			}
		})
	}
}

// TestPlacesAreSeenFromNear: the places that a ship may take are looked at from nearer than all
// ships, with whom it will be near there.
func TestPlacesAreSeenFromNear(t *testing.T) {
	a, p := newApp(t, 0)
	a.Width, a.Height = 1920, 1080
	table := a.Screen.(*tableScreen)
	asked := 0
	playOn(t, p, func(d game.Decision) bool {
		if d.Kind != ask.ChooseBarrelRoll {
			return false
		}
		asked++
		p.board.Finish()
		settle(a, ui.Input{})
		ship := p.board.view.Ship(actor(d))
		lo, hi := ship.Base().Shape().Bounds()
		room := physics.Vec{X: gauge.RangeBand, Y: gauge.RangeBand}
		lo, hi = lo.Sub(room), hi.Add(room)
		other := *table.sight
		other.Show(&a.Desk, a.Clock.Tick, table.whole(), other.Areas.Seen)
		if whole := other.Cam.K; table.sight.Cam.K < 1.5*whole {
			t.Errorf("%d rolls: %.2f px/mm, all of the table has %.2f", ship.ID, table.sight.Cam.K, whole)
		}
		area, near := gauge.PlayArea, table.sight.Cam.Rect(lo, hi)
		if lo.X > 0 && lo.Y > 0 && hi.X < area.Width && hi.Y < area.Height && !lies(table.sight.Areas.Free, near) {
			t.Errorf("%d rolls: what is near it is out of sight", ship.ID)
		}
		return t.Failed() || asked == 5
	})
	if asked == 0 {
		t.Error("nobody rolled")
	}
}

// TestCameraStays: it does not move for what is to be seen well already, nor under the hand
// of somebody who holds the mouse or measures, nor against the player's own zoom; F gives it
// back.
func TestCameraStays(t *testing.T) {
	a, p := newApp(t, 100)
	v := onTheTable(p)
	table := a.Screen.(*tableScreen)
	cam := &table.sight.Cam
	red, blue := &v.Ships[0], &v.Ships[len(v.Ships)-1]
	attack := func(x, y float64) {
		red.Pose, blue.Pose = physics.PoseAt(400, 400, 0), physics.PoseAt(x, y, 180)
		v.Attack = &board.Attack{Attacker: red.ID, Defender: blue.ID}
	}
	look := func() scene.Look { return scene.Look{X: cam.X, Y: cam.Y, K: cam.K} }
	attack(450, 560)
	glideOut(t, a, ui.Input{})
	first := look()
	attack(470, 550)
	glideOut(t, a, ui.Input{})
	if now := look(); now != first {
		t.Errorf("the defender went 22 mm, and the camera from %v to %v", first, now)
	}
	far := func(name string, in ui.Input, moves bool) {
		t.Helper()
		before := look()
		attack(700, 760)
		for range 40 {
			a.Clock.Tick++
			a.Build(in)
		}
		if now := look(); (now != before) != moves {
			t.Errorf("%s: the camera went from %v to %v", name, before, now)
		}
		if glideOut(t, a, ui.Input{}); !table.ruler.On && cam.Fitted && look() == before {
			t.Errorf("%s: the camera stays when that is over", name)
		}
		attack(450, 560)
		glideOut(t, a, ui.Input{})
	}
	far("the left button is down", ui.Input{Down: [3]bool{ui.LeftButton: true}}, false)
	far("the right button is down", ui.Input{Down: [3]bool{ui.RightButton: true}}, false)
	table.ruler.On = true
	far("somebody measures", ui.Input{}, false)
	table.ruler.On = false
	far("nobody does anything", ui.Input{}, true)
	cam.Zoom(640, 400, 1.3)
	far("a player has zoomed", ui.Input{}, false)
	a.Build(ui.Input{Keys: []ebiten.Key{ebiten.KeyF}, Struck: []ebiten.Key{ebiten.KeyF}})
	far("he gives it back", ui.Input{}, true)
	a.Opt.Settings.Table.Still = true
	glideOut(t, a, ui.Input{})
	far("the setting says so", ui.Input{}, false)
}

// TestCameraStaysBetweenSeats: who is asked makes no difference to what is seen.
func TestCameraStaysBetweenSeats(t *testing.T) {
	a, p := newApp(t, 100)
	v := onTheTable(p)
	table := a.Screen.(*tableScreen)
	attacker, defender := &v.Ships[0], &v.Ships[len(v.Ships)-1]
	v.Attack = &board.Attack{Attacker: attacker.ID, Defender: defender.ID}
	for _, c := range []physics.Vec{{X: 10, Y: 300}, {X: 300, Y: 10}} { // from the attacker to the defender
		attacker.Pose, defender.Pose = physics.PoseAt(300, 300, 0), physics.PoseAt(300+c.X, 300+c.Y, 180)
		p.board.Now = board.PhaseBegan{Round: 1}
		var looks []scene.Look
		for _, table.sight.Asked = range []game.Seat{game.Red, game.Blue} {
			table.sight.Cam.Fitted = false
			table.sight.Fit()
			a.Build(ui.Input{})
			looks = append(looks, table.sight.Framing.To)
		}
		if looks[0] != looks[1] {
			t.Errorf("%v apart: %v while Red is asked, %v while Blue is", c, looks[0], looks[1])
		}
	}
}

// TestCameraGlides: the way takes its ticks, ends softly, and is none where nothing moves.
func TestCameraGlides(t *testing.T) {
	for _, c := range []struct{ speed, ticks int }{{100, scene.GlideTicks}, {200, scene.GlideTicks / 2}, {0, 0}} {
		a, p := newApp(t, c.speed)
		v := onTheTable(p)
		glideOut(t, a, ui.Input{})
		v.Attack = &board.Attack{Attacker: v.Ships[0].ID, Defender: v.Ships[len(v.Ships)-1].ID}
		v.Ships[0].Pose, v.Ships[len(v.Ships)-1].Pose = physics.PoseAt(200, 200, 0), physics.PoseAt(250, 350, 180)
		cam, ticks := &a.Screen.(*tableScreen).sight.Cam, 0
		last := cam.K
		var steps []float64
		for a.Build(ui.Input{}); cam.Gliding() && ticks < 100; ticks++ {
			a.Clock.Tick++
			a.Build(ui.Input{})
			steps = append(steps, cam.K/last)
			last = cam.K
		}
		if ticks != c.ticks {
			t.Errorf("at %d %% it takes %d ticks, want %d", c.speed, ticks, c.ticks)
		}
		for i := 1; i < len(steps); i++ {
			if steps[i] > steps[i-1]+1e-9 {
				t.Errorf("at %d %% it gets faster at tick %d", c.speed, i)
			}
		}
	}
}

// TestCameraKnowsNoSecrets: two dials that only their player has seen leave the camera where
// it is, and the ends of all that their ships could fly are in sight.
func TestCameraKnowsNoSecrets(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.SetDials && p.board.view.Round == 2 })
	p.board.Finish()
	table := a.Screen.(*tableScreen)
	d, _ := table.question.Decision()
	for i := range p.board.view.Ships { // close together, so that they could fly away from each other
		p.board.view.Ships[i].Pose = physics.PoseAt(360+60*float64(i%4), 400+60*float64(i/4), 0)
	}
	settle(a, ui.Input{})
	table.question.OpenCurtain(d.Seat)
	settle(a, ui.Input{})
	before := table.sight.Framing
	for _, s := range d.Slots {
		table.question.Draft.Each = map[string]string{s.ID: s.Options[len(s.Options)-1].ID}
		table.question.Draft.Slot = s.ID
		settle(a, ui.Input{X: 400, Y: 300})
	}
	if table.sight.Framing != before {
		t.Errorf("the camera went from %+v to %+v", before, table.sight.Framing)
	}
	for i := range p.board.view.Ships {
		ship := &p.board.view.Ships[i]
		if ship.Seat != d.Seat || ship.Where != board.InPlay {
			continue
		}
		for _, m := range p.state().Dial(ship.ID) {
			end := gauge.Base{Pose: gauge.End(ship.Base(), m.Move()), Size: ship.Size}
			if r := table.sight.Rect(end.Shape()); gauge.InsideBase(gauge.PlayArea, end) && !lies(table.sight.Areas.Free, r) {
				t.Errorf("the end of %s of ship %d is at %v, out of %v", m, ship.ID, r, table.sight.Areas.Free)
			}
		}
	}
}

// TestOpenPanelsLeaveTheFightInSight: the log and the cards of ships take their room from what
// the camera frames in, and give it back; a card that only the mouse brings up does not.
func TestOpenPanelsLeaveTheFightInSight(t *testing.T) {
	for _, size := range framedIn {
		t.Run(fmt.Sprintf("%.0fx%.0f", size[0], size[1]), func(t *testing.T) {
			a, p := newApp(t, 0)
			a.Width, a.Height = size[0], size[1]
			table := a.Screen.(*tableScreen)
			red, blue := attackInTheMiddle(p)
			inSight := func(what string, panels ...draw.Rect) {
				t.Helper()
				for range 3 {
					settle(a, ui.Input{})
				}
				for _, s := range []*board.Ship{red, blue} {
					r := table.sight.Rect(s.Base().Shape())
					if !lies(table.sight.Areas.Free, r) {
						t.Errorf("%s: ship %d is seen at %v, out of %v", what, s.ID, r, table.sight.Areas.Free)
					}
					for _, panel := range append(panels, table.sight.Stay...) {
						if !r.Intersect(panel).Empty() {
							t.Errorf("%s: ship %d is seen at %v, below %v", what, s.ID, r, panel)
						}
					}
				}
			}
			inSight("nothing open")
			free, seen := table.sight.Areas.Free, table.sight.Areas.Seen
			if free != seen {
				t.Errorf("nothing is open, and of %v the camera has %v", free, seen)
			}
			table.side.open = true
			settle(a, ui.Input{})
			inSight("log", table.sight.Areas.Log)
			table.looked.look(blue.ID)
			inSight("log and card", table.sight.Areas.Log)
			if len(table.sight.Stay) != 1 {
				t.Errorf("the card stands at %v", table.sight.Stay)
			}
			table.side.open, table.side.pinned = false, blue.ID
			inSight("pinned")
			table.looked.look(0)
			table.looked.card, table.side.pinned = true, 0
			inSight("closed")
			if table.sight.Areas.Seen != free {
				t.Errorf("all is closed, and of %v the camera has %v", free, table.sight.Areas.Seen)
			}
		})
	}
}

// attackInTheMiddle leaves two ships on the table, of which red's attacks blue's.
func attackInTheMiddle(p *play) (red, blue *board.Ship) {
	onTheTable(p)
	v := &p.board.view
	v.Round = 1
	for i := range v.Ships {
		v.Ships[i].Where = board.InReserve
	}
	red, blue = &v.Ships[0], &v.Ships[len(v.Ships)-1]
	red.Where, blue.Where = board.InPlay, board.InPlay
	red.Pose, blue.Pose = physics.PoseAt(300, 300, 0), physics.PoseAt(420, 620, 180)
	v.Attack = &board.Attack{Attacker: red.ID, Defender: blue.ID}
	return red, blue
}

// TestTableStaysInSetup: while the table is set up by both players in turn, nothing of it
// moves.
func TestTableStaysInSetup(t *testing.T) {
	a, p := newApp(t, 0)
	table := a.Screen.(*tableScreen)
	var seen [2]*scene.Look
	playOn(t, p, func(d game.Decision) bool {
		if p.board.Finish(); p.board.view.Round > 0 {
			return true
		}
		settle(a, ui.Input{})
		if to := table.sight.Framing.To; seen[d.Seat] == nil {
			seen[d.Seat] = &to
		} else if *seen[d.Seat] != to {
			t.Errorf("%s: %v, and before %v", d.Kind, to, *seen[d.Seat])
		}
		return false
	})
	if seen[0] == nil || seen[1] == nil || *seen[0] != *seen[1] {
		t.Errorf("Red sees the table at %v, Blue at %v", seen[0], seen[1])
	}
}

// TestCardsStandByNoFrame: where the card of a ship stands, and with it what the camera
// frames in, depends on no height that a card had in an earlier frame, or of another ship.
func TestCardsStandByNoFrame(t *testing.T) {
	a, p := newApp(t, 0)
	a.Width, a.Height = 1280, 720
	table := a.Screen.(*tableScreen)
	_, blue := attackInTheMiddle(p)
	settle(a, ui.Input{})
	s := &table.sight.Areas
	for _, rest := range []float64{40, 120, 200} { // units below the question
		place := func() draw.Rect {
			s.Asks.H = 1000
			s.Asks.H = table.question.panel(a.desk).H + a.UI.Px(margin+rest)
			return table.side.cardRoom(a.desk)
		}
		unseen := place()
		table.looked.card, table.looked.selected = true, blue.ID
		settle(a, ui.Input{})
		if seen := place(); seen.X != unseen.X || unseen.X >= s.Asks.X {
			t.Errorf("with %v below the question the card stands at %v, and once it has been seen at %v", rest, unseen, seen)
		}
		table.looked.card = false
		settle(a, ui.Input{})
	}
}
