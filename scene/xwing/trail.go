package xwing

import (
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// sweeps is how many places of a ship on its way are shown.
const sweeps = 8

// Follow keeps the latest move, to be shown until something else matters.
func (b *display) Follow(e game.Event) {
	if b.hurt == nil {
		b.hurt = map[bool]int{}
	}
	switch e := e.(type) {
	case board.ShipMoved:
		b.last = &lastMove{ShipMoved: e}
		if s := b.view.Ship(e.Ship); s != nil && e.From != e.To {
			for i := range sweeps + 1 {
				b.last.way = append(b.last.way, b.poseOnWay(e, s.Size, float64(i)/sweeps))
			}
		}
	case board.ObstacleMet:
		if b.last != nil && b.last.Ship == e.Ship {
			b.last.met = append(b.last.met, e.Obstacle)
		}
	case board.DamageSuffered:
		if at := b.view.Attack; at != nil && at.Step == board.DealDamage && e.Ship == at.Defender {
			b.hurt[e.Crit]++
		}
	case board.AttackStepBegan:
		if b.cause = nil; e.Step <= board.DealDamage {
			b.hurt = map[bool]int{}
		}
	case board.DiceModified, board.DiceCanceled:
		b.cause = e
	case board.AttackEnded:
		b.cause = nil
	case board.PhaseBegan, board.AttackDeclared, board.ShipRemoved:
		b.last, b.cause = nil, nil
	}
}

// trail paints how a ship moves, and once it rests how it came to be there: the
// template, what its base swept over, where it stopped and why.
func (t *onTable) trail(a *desk) {
	m := t.play.board.last
	if m == nil {
		return
	}
	s := t.play.board.view.Ship(m.Ship)
	if s == nil || s.Where != board.InPlay {
		return
	}
	_, moving := t.play.board.Now.(board.ShipMoved)
	strength, shown := 0.45, sweeps+1
	if moving {
		strength, shown = 1, int(t.play.board.Progress()*sweeps)+1
	} else if s.Pose != m.To {
		return
	}
	color := art.SeatColor(s.Seat)
	t.madeWith(a, m, s.Size, 0.55*strength)
	for i := range min(shown, len(m.way)) {
		corners := gauge.Base{Pose: m.way[i], Size: s.Size}.Corners()
		pts := t.sight.Cam.Points(corners[:])
		if i == 0 {
			a.Back.Outline(pts, max(1, a.UI.Px(1)), draw.Fade(color, 0.6*strength))
			continue
		}
		a.Back.Polygon(pts, draw.Fade(color, 0.05*strength))
		a.Back.Outline(pts, max(1, a.UI.Px(1)), draw.Fade(color, 0.16*strength))
	}
	if moving {
		return
	}
	if !m.Full && m.Move.Bearing != 0 { // where it wanted to go
		corners := gauge.Base{Pose: gauge.End(gauge.Base{Pose: m.From, Size: s.Size}, m.Move), Size: s.Size}.Corners()
		a.Back.Outline(t.sight.Cam.Points(corners[:]), max(1, a.UI.Px(1.2)), draw.Fade(draw.Warn, 0.45))
	}
	if text := t.stopped(a, m); text != "" {
		r := t.sight.Rect(s.Base().Shape())
		y := r.Bottom() + a.UI.Px(32)
		if len(tokensOf(s))+len(s.Locks) == 0 {
			y = r.Bottom() + a.UI.Px(14)
		}
		t.sight.Tag(a.Desk, r.X+r.W/2, y, text, draw.Warn)
		a.UI.Note("move.words", text, r)
	}
}

// stopped says where a move ended short, and what it met.
func (t *onTable) stopped(a *desk, m *lastMove) string {
	var says []string
	if !m.Full {
		switch {
		case m.From == m.To && m.Blocked != 0:
			says = append(says, a.Say("moved-not", "ship", m.Blocked.Piece()))
		case m.Touched != 0:
			says = append(says, a.Say("moved-short", "ship", m.Touched.Piece()))
		}
	}
	for _, o := range m.met {
		says = append(says, a.Say("moved-met", "obstacle", o.Piece()))
	}
	return strings.Join(says, " · ")
}

// madeWith paints what a move was made with: a template, or the tool of huge ships.
func (t *onTable) madeWith(a *desk, m *lastMove, size gauge.Size, alpha float64) {
	if _, huge := t.play.state().Rules().Edition.Huge.Tools.Of(size); huge {
		t.toolBy(a, gauge.Base{Pose: m.From, Size: size}, m.Move, alpha)
		return
	}
	t.sight.Template(a.Desk, m.templateOf(size), draw.Muted, alpha)
}

// templateOf is the template that the move was made with.
func (m *lastMove) templateOf(size gauge.Size) physics.Shape {
	base := gauge.Base{Pose: m.From, Size: size}
	if m.Move.Bearing != 0 {
		return gauge.TemplateShape(base, m.Move)
	}
	if m.Side == gauge.NoSide {
		return physics.Shape{}
	}
	template := gauge.Template{Kind: gauge.Straight, Speed: m.Move.Speed}
	if m.Curve != gauge.Uncurved {
		template.Kind = gauge.Bank
	}
	return gauge.BarrelRoll(base, m.Side, template, m.Curve)[1-m.Move.Slide].Template
}
