package armada

import (
	"math"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/scene"
	"xwing/scene/armada/pieces"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// bridge asks for a course below the table: ship and command, a column a joint, a tile a speed, the buttons.
func (t *tool) bridge(a *desk, r draw.Rect, d game.Decision) {
	t.ready(d)
	u, q := a.UI, t.question
	in := q.ground(a)
	ship := board.ShipOf(d.About[0])
	left := in.CutLeft(u.Px(222), u.Px(10))
	t.helm(a, left, d, ship)
	buttons := in.CutRight(u.Px(120), u.Px(8))
	foot := in.CutBottom(u.Px(18), u.Px(2))
	room := in.W
	joints := min(u.Px(112), room*0.5/float64(max(t.laid.Speed, 1)))
	for joint := range t.laid.Speed {
		t.jointCells(a, in.CutLeft(joints, u.Px(6)), d, ship, joint)
	}
	t.tiles(a, in, d, ship)
	t.note(a, foot, d)
	move := buttons.CutTop(u.Px(46), u.Px(8))
	reason := ""
	if o := option(d, t.laid); o != nil && !o.Legal() {
		reason = t.play.words.Refusal(*o.Refusal)
	}
	st := ui.ButtonStyle{Primary: reason == "", Reason: reason, Size: 16, Cap: scene.Caps(u, scene.ActPress)}
	if u.Button("tool.move", move, a.Say("course-move"), st) {
		t.move(d)
		return
	}
	if q.Play.CanTakeBack() {
		back := ui.ButtonStyle{Align: draw.Center, Size: 13, Tip: a.Say("undo-tip")}
		if u.Button("tool.back", buttons.CutTop(u.Px(34), 0), a.Say("undo"), back) {
			q.Undo()
		}
	}
}

// helm is who moves at which speed, by what, and on which side the tool lies.
func (t *tool) helm(a *desk, in draw.Rect, d game.Decision, ship board.ShipID) {
	u, q := a.UI, t.question
	q.Whom(&in, d, t.play.words.Brief(ship))
	sides := in.CutBottom(u.Px(30), u.Px(4)).Columns(2, u.Px(6))
	ask := a.Say("course-ask", "n", strconv.Itoa(t.laid.Speed))
	q.Tell(&in, "prompt.text", ask, draw.Style{Size: 16, Bold: true, Color: draw.Text})
	if text := t.command(a, ship); text != "" && in.H > u.Px(14) {
		u.Label(in.CutTop(u.Px(16), 0), text, draw.Style{Size: 12, Color: pieces.CommandColor(catalog.Navigate)})
	}
	for i, side := range []gauge.Side{gauge.LeftSide, gauge.RightSide} {
		id := [2]string{"left", "right"}[i]
		key := scene.Caps(u, [2]scene.Act{actToolLeft, actToolRight}[i])
		st := ui.ButtonStyle{On: t.laid.Side == side, Align: draw.Center, Size: 13, Cap: key}
		if t.blocked(d, side) {
			st.Tip = a.Say("course-under-" + id)
		}
		if u.Button("tool.side:"+id, sides[i], a.Say("tool-"+id), st) {
			t.lay(side)
		}
		if t.blocked(d, side) {
			u.L.DashedOutline(corners(sides[i].Inset(1)), max(1, u.Px(1)), u.Px(4), draw.Warn)
		}
	}
}

// corners are those of a rectangle.
func corners(r draw.Rect) []draw.Pt {
	x, y, w, h := float32(r.X), float32(r.Y), float32(r.W), float32(r.H)
	return []draw.Pt{{X: x, Y: y}, {X: x + w, Y: y}, {X: x + w, Y: y + h}, {X: x, Y: y + h}}
}

// command says what the navigate command adds, "" where it was not resolved.
func (t *tool) command(a *desk, ship board.ShipID) string {
	if s := t.play.board.view.Ship(ship); s != nil && t.raised(ship) {
		return a.Say("course-raised")
	}
	return ""
}

// raised reports whether one joint may have a click more than the chart has.
func (t *tool) raised(ship board.ShipID) bool {
	d, _, ok := t.asking()
	if !ok {
		return false
	}
	for joint := range t.laid.Speed {
		for clicks := int8(-2); clicks <= 2; clicks++ {
			if !t.chart(ship, joint, clicks) && possible(d, joint, clicks) {
				return true
			}
		}
	}
	return false
}

// jointCells are the five settings of a joint, from two to the left to two to the right.
func (t *tool) jointCells(a *desk, r draw.Rect, d game.Decision, ship board.ShipID, joint int) {
	u := a.UI
	if t.joint == joint {
		u.L.Round(r, u.Px(4), draw.Fade(draw.ButtonOn, 0.5))
		u.L.Ring(r, u.Px(4), max(1, u.Px(1.2)), draw.Accent)
	}
	in := r.Inset(u.Px(3))
	head := in.CutTop(u.Px(18), u.Px(2))
	printed := t.play.state().Yaw(ship, t.laid.Speed)
	most := 0
	if joint < len(printed) {
		most = printed[joint]
	}
	u.Label(head, a.Say("joint", "n", strconv.Itoa(joint+1)), draw.Style{Size: 13, Bold: true, Color: draw.Text})
	used := a.Say("joint-used", "n", strconv.Itoa(int(abs(t.laid.Yaw[joint]))), "of", strconv.Itoa(most))
	u.Label(head, used, draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned})
	extra := in.CutBottom(u.Px(14), 0)
	cells := in.Columns(5, u.Px(2))
	for i, cell := range cells {
		t.cell(a, cell, extra, d, ship, joint, int8(2-i))
	}
}

// cell is one setting of a joint: in the chart, the command's click, or never.
func (t *tool) cell(a *desk, r, below draw.Rect, d game.Decision, ship board.ShipID, joint int, clicks int8) {
	u := a.UI
	can, chart, on := possible(d, joint, clicks), t.chart(ship, joint, clicks), t.laid.Yaw[joint] == clicks
	line, ink := draw.Edge, draw.Text
	x, y := r.Center()
	switch {
	case on:
		u.L.Round(r, u.Px(3), draw.Mix(draw.Panel, draw.Now, 0.35))
		line, ink = draw.Now, draw.White
	case !can:
		line, ink = draw.Fade(draw.Dim, 0.35), draw.Fade(draw.Dim, 0.5)
	case chart:
		u.L.Round(r, u.Px(3), draw.Button)
	}
	if can && chart || on {
		u.L.Ring(r, u.Px(3), max(1, u.Px(1)), line)
	} else {
		if can {
			line = pieces.CommandColor(catalog.Navigate)
			u.L.Text(x, below.Y+below.H/2, "+1", draw.Style{Size: u.Px(12), Color: line, Align: draw.Center})
		}
		u.L.DashedOutline(corners(r.Inset(0.5)), max(1, u.Px(1)), u.Px(3), line)
	}
	half := min(r.H*0.30, r.W*0.6)
	sin, cos := math.Sincos(float64(clicks) * 22.5 * math.Pi / 180)
	u.L.Line(x+sin*half, y+cos*half, x-sin*half, y-cos*half, max(1.5, u.Px(2)), ink)
	if !can {
		return
	}
	words := a.Say("joint-straight", "n", strconv.Itoa(joint+1))
	switch {
	case clicks > 0:
		words = a.Say("joint-left", "n", strconv.Itoa(joint+1), "clicks", strconv.Itoa(int(clicks)))
	case clicks < 0:
		words = a.Say("joint-right", "n", strconv.Itoa(joint+1), "clicks", strconv.Itoa(int(-clicks)))
	}
	if hot, clicked := u.Area("tool.joint:"+strconv.Itoa(joint+1)+"="+strconv.Itoa(int(clicks)), words, r); clicked {
		t.turn(d, joint, clicks)
	} else if hot {
		u.L.Ring(r, u.Px(3), max(1, u.Px(1.5)), draw.Lit)
	}
}

// tiles tell of each speed how it would come out.
func (t *tool) tiles(a *desk, in draw.Rect, d game.Decision, ship board.ShipID) {
	u := a.UI
	all := t.speeds()
	n := len(all)
	if n == 0 {
		return
	}
	wide := min((in.W-u.Px(5)*float64(n-1))/float64(n), u.Px(124))
	for i := n - 1; i >= 0; i-- {
		c := all[i]
		p := t.out(ship, c)
		r := in.CutLeft(wide, u.Px(5))
		text, fine := t.verdict(a, &p)
		full := c.Speed == t.laid.Speed
		color := draw.Good
		if !fine {
			color = draw.Warn
		}
		if len(p.Met) > 0 || p.Leaves {
			color = draw.Damage
		}
		ground := draw.Card
		if full {
			ground = draw.PanelHigh
		}
		u.L.Round(r, u.Px(4), ground)
		if fine {
			u.L.Ring(r, u.Px(4), max(1, u.Px(1)), draw.Fade(color, map[bool]float64{true: 1, false: 0.35}[full]))
		} else {
			light := map[bool]float64{true: 1, false: 0.6}[full]
			u.L.DashedOutline(corners(r.Inset(1)), max(1, u.Px(1.3)), u.Px(4), draw.Fade(color, light))
		}
		cell := r.Inset(u.Px(5))
		head := cell.CutTop(u.Px(18), 0)
		u.Label(head, strconv.Itoa(c.Speed)+" ▲", draw.Style{Size: 15, Bold: true, Color: color})
		told := []string{text}
		for _, more := range []string{t.card(a, &p), t.lifted(a, &p)} {
			if more != "" {
				told = append(told, more)
			}
		}
		size := 12.0
		for i, line := range told {
			ink := draw.Muted
			if i == 0 {
				ink = color
			}
			cell.CutTop(u.Paragraph(cell, line, draw.Style{Size: size, Color: ink}), 0)
		}
		u.Note("tool.speed:"+strconv.Itoa(c.Speed), strings.Join(told, " "), r)
	}
}

// note says why a side cannot be taken, or how the tool is set.
func (t *tool) note(a *desk, r draw.Rect, d game.Decision) {
	u := a.UI
	text, color := a.Say("course-how"), draw.Muted
	switch {
	case t.question.Draft.Refusal != "":
		text, color = t.question.Draft.Refusal, draw.Warn
	case t.blocked(d, t.laid.Side):
		text, color = a.Say("course-under-"+sideID(t.laid.Side)), draw.Warn
	case t.blocked(d, other(t.laid.Side)):
		text, color = a.Say("course-under-"+sideID(other(t.laid.Side))), draw.Warn
	}
	u.Label(r, text, draw.Style{Size: 12, Color: color})
	u.Note("prompt.refusal", text, r)
}

func sideID(s gauge.Side) string {
	if s == gauge.LeftSide {
		return "left"
	}
	return "right"
}
