package armada

import (
	"math"
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// Measures of the table screen in units of the design.
const (
	rosterWide = 184
	bridgeHigh = 134
	nameWide   = 184 // a player's name in the bar
	scoreWide  = 80  // the bar of a score
)

// near reports whether the table is looked at from near, with the question over it: an attack, or squadrons at work.
func (t *tableScreen) near() bool {
	v := &t.play.board.view
	if v.Attack != nil || v.Phase == board.SquadronPhase {
		return true
	}
	d, ok := t.question.Pending()
	if !ok {
		return false
	}
	return slices.Contains(nearKinds[:], d.Kind)
}

// nearKinds are the questions that are looked at from near; the objectives and the dials of a
// card have more words than the band has room for.
var nearKinds = [...]game.Kind{ask.ChooseObjective, ask.ChooseAttack, ask.NextSquadron, ask.SquadronAction, ask.MoveSquadron,
	ask.ActivateSquadron, ask.SetCardDials}

// layout divides the screen, and has the camera look at what it is about.
func (t *tableScreen) layout(a *Client) {
	if d, ok := t.question.Pending(); ok && t.play.board.Resting() {
		t.sight.Asked = d.Seat
	}
	v := &t.play.board.view
	t.sight.Area = table.Area{Width: v.Field.Width, Height: v.Field.Depth}
	p := table.Parts{Order: true, LogOpen: t.side.open}
	broad := a.Room() == scene.Broad
	for seat := range p.Sides {
		if broad {
			p.Sides[seat] = math.Round(a.UI.Px(rosterWide))
		}
	}
	if broad && !t.near() {
		p.Band = a.UI.Px(bridgeHigh)
	}
	if table.Measured(&a.Desk).Foot == 0 && t.play.Session != nil {
		p.Tools = table.ToolsWide(&a.Desk, table.InBar(t.tools()))
	}
	t.sight.Layout(&a.Desk, p)
	set := &a.Opt.Settings
	g := table.Gaze{Now: a.Clock.Tick, Ticks: table.GlideTicks(set.Animation), Held: t.held(a.desk), Still: set.Table.Still}
	t.sight.Look(&a.Desk, g, t.subject)
}

// held reports whether somebody is at something on the table that may not move under his hand.
func (t *tableScreen) held(a *desk) bool {
	return slices.Contains(a.UI.In.Down[:], true) || t.ruler.On || t.sight.Panning() || t.placing.Dragging()
}

// Room around what is framed, in mm.
const (
	roomAttack    = 110
	roomSquadrons = 60
	reachOf       = 150 // around a squadron at work
)

// subject is what the game is about now; told is false while that is what it was about.
func (t *tableScreen) subject() (of table.Region, told bool) {
	v := &t.play.board.view
	d, asked := t.question.Pending()
	asked = asked && t.play.board.Resting()
	switch {
	case v.Attack != nil:
		of = table.About(t.sight.Area, roomAttack)
		t.add(&of, v.Attack.Attacker)
		t.add(&of, v.Attack.Defender)
	case asked && (d.Kind == ask.ChooseAttack || d.Kind == ask.NextSquadron):
		of = table.About(t.sight.Area, roomAttack)
		t.addAnswers(&of, d)
	case asked && (d.Kind == ask.SquadronAction || d.Kind == ask.MoveSquadron):
		of = table.About(t.sight.Area, roomSquadrons)
		t.addAnswers(&of, d)
		for _, piece := range d.About {
			if shape, ok := t.pieces.shape(piece); ok {
				of.Add(shape, reachOf)
			}
		}
		if d.Placement != nil {
			for _, p := range d.Placement.Pieces {
				of.Add(p.Zone.Outline, 0)
			}
		}
	case asked && d.Kind == ask.ActivateSquadron:
		of = table.About(t.sight.Area, roomAttack)
		for i := range v.Squadrons {
			t.add(&of, v.Squadrons[i].ID.Piece())
		}
	case !asked && t.near():
		return of, false
	default:
		return table.Whole(t.sight.Area), true
	}
	if of.Empty() {
		return table.Whole(t.sight.Area), true
	}
	return of, true
}

// add adds a piece that is on the table.
func (t *tableScreen) add(of *table.Region, piece string) {
	if shape, ok := t.pieces.shape(piece); ok {
		of.Add(shape, 0)
	}
}

// addAnswers adds what a question is about, and what its answers point at.
func (t *tableScreen) addAnswers(of *table.Region, d game.Decision) {
	for _, piece := range d.About {
		t.add(of, piece)
	}
	for i := range d.Options {
		if o := &d.Options[i]; o.Legal() {
			t.add(of, o.Target)
			for k := range o.Places {
				of.Add(o.Places[k].Shape(), 0)
			}
		}
	}
}

// clearances is how much of what lies around the piece in hand is worth telling.
func (t *tableScreen) clearances(string) scene.Measured {
	return scene.Measured{Most: 4, KeepOut: func(asked float64) float64 { return float64(1.6*asked) + 60 },
		Edge: func(asked float64) float64 {
			if asked == 0 {
				return 0
			}
			return asked + 80
		}, Far: 304}
}

// stands is where what a question is about stands.
func (p *play) stands(d game.Decision) (at physics.Pose, ok bool) {
	for _, piece := range d.About {
		if s := p.board.view.Ship(board.ShipOf(piece)); s != nil {
			return s.Pose, true
		}
		if s := p.board.view.Squadron(board.SquadronOf(piece)); s != nil {
			return s.Pose, true
		}
	}
	return at, d.Kind == ask.PlaceAside
}

// free is the window less the bar, for panels that cover the table.
func (t *tableScreen) free() draw.Rect { return t.sight.Areas.Curtain() }
