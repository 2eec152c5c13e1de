package armada

import (
	"strconv"

	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/physics"
	"xwing/scene/draw"
)

// engagements paints between which squadrons there is engagement: whole lines as they stand, dotted ones as they would be
// where the squadron in hand is held.
func (t *tableScreen) engagements(a *desk) {
	v, state := &t.play.board.view, t.play.state()
	d, asked := t.question.Asked()
	moving := board.SquadronID(0)
	if asked && d.Kind == ask.MoveSquadron && len(d.About) > 0 {
		moving = board.SquadronOf(d.About[0])
	}
	if !t.near() && t.over == "" || !t.play.board.Resting() {
		return
	}
	u, cam := a.UI, &t.sight.Cam
	for i := range v.Squadrons {
		s := &v.Squadrons[i]
		if s.Where != board.OnTable || s.Seat != 0 || s.ID == moving {
			continue
		}
		for _, id := range state.EngagedWith(s.ID, s.Pose) {
			if id == moving {
				continue
			}
			t.between(a, s.Pose, v.Squadron(id).Pose, true)
		}
	}
	q := v.Squadron(moving)
	if q == nil {
		return
	}
	_, hand, ok := t.placing.InHand()
	if !ok {
		return
	}
	at := t.placing.Pose(hand.ID)
	for _, id := range state.EngagedWith(moving, at) {
		t.between(a, at, v.Squadron(id).Pose, false)
	}
	x0, y0 := cam.At(q.Pose.Point())
	x1, y1 := cam.At(at.Point())
	a.Back.Dashed(x0, y0, x1, y1, max(1, u.Px(1.5)), u.Px(5), draw.Accent)
	reach := gauge.SquadronRadius + gauge.Distance1.Limit()
	ring := physics.Disc(at.Point(), reach)
	a.Back.DashedOutline(cam.Points(ring.Outline(0.5)), max(1, u.Px(1.2)), u.Px(5), draw.Fade(draw.Gold, 0.8))
	far := at.Point().Sub(q.Pose.Point()).Len()
	text := a.Say("ends-here", "mm", strconv.Itoa(int(far)))
	if n := len(state.EngagedWith(moving, at)); n > 0 {
		text += " · " + a.Say("engages", "n", strconv.Itoa(n))
	}
	t.sight.Tag(a.Desk, x1, y1+u.Px(40), text, draw.Good)
}

// between joins two squadrons that are engaged, or would be.
func (t *tableScreen) between(a *desk, from, to physics.Pose, is bool) {
	u, cam := a.UI, &t.sight.Cam
	x0, y0 := cam.At(from.Point())
	x1, y1 := cam.At(to.Point())
	if is {
		a.Back.Line(x0, y0, x1, y1, max(1, u.Px(1.3)), draw.Fade(draw.Gold, 0.8))
		a.Back.Disc((x0+x1)/2, (y0+y1)/2, u.Px(2.5), draw.Gold)
		return
	}
	a.Back.Dashed(x0, y0, x1, y1, max(1, u.Px(1.6)), u.Px(2.5), draw.Gold)
}
