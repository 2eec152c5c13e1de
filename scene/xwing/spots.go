package xwing

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
)

// spot is a place where the acting ship could come to stand, shown as a ghost on
// the table.
type spot struct {
	pick     string // the answer that leads there
	place    string // the position, where the answer is a barrel roll that would fail
	pose     physics.Pose
	template physics.Shape // where it is known
	words    game.Phrase
	refusal  *game.Refusal // why the ship cannot stand there
	device   string        // the kind of device that would lie there, "" for the ship
}

// id names the spot in the log of the screen.
func (s *spot) id() string {
	if s.place != "" {
		return "pose:" + s.pick + "/" + s.place
	}
	return "pose:" + s.pick
}

// spots is the places that the open question leads to, looked for once.
func (t *ghosts) spots(d game.Decision) []spot {
	if !t.question.draft.placed {
		t.question.draft.placed = true
		t.question.draft.spots = spotsOf(t.play.Session, d)
	}
	return t.question.draft.spots
}

// spotsOf lists the places that a question about one ship leads to.
func spotsOf(s *game.Session, d game.Decision) []spot {
	state := s.State().(*xwing.State)
	id := actor(d)
	ship := state.View.Ship(id)
	if d.Shape != game.OneOf || d.Private || ship == nil || ship.Where != board.InPlay && ship.Docked == 0 {
		return nil
	}
	var out []spot
	for _, o := range posed(d) {
		out = append(out, spot{pick: o.ID, pose: *o.Pose, words: o.Text, refusal: o.Refusal})
	}
	switch d.Kind {
	case ask.ChooseBoost:
		agree(out, state.PreviewBoost(id))
	case ask.ChooseDevicePlace, ask.ChooseRelocation, ask.ChooseGuides:
		withTemplates(state, d, out)
	case ask.ChooseDeployment:
		for _, p := range state.PreviewDeploy(id) {
			for i := range out {
				if out[i].pick == p.ID {
					out[i].template = p.Template
				}
			}
		}
	case ask.ChooseTallonRollPosition:
		if m := ship.Dial.Maneuver; !m.IsZero() {
			for i := range out {
				out[i].template = state.PreviewManeuver(id, m).Template
			}
		}
	case ask.ChooseBarrelRoll:
		left, right := state.PreviewBarrelRoll(id, gauge.LeftSide), state.PreviewBarrelRoll(id, gauge.RightSide)
		out = withRolls(d, out, "", left, right)
	case ask.ChooseDecloak:
		boost, left, right := state.PreviewDecloak(id)
		agree(out, boost)
		out = withRolls(d, out, "roll-", left, right)
	case ask.ChooseTractorMove:
		boost, left, right := state.PreviewTractor(id)
		agree(out, boost)
		out = withRolls(d, out, "roll-", left, right)
	}
	return out
}

// withRolls adds what a preview knows of barrel rolls to both sides, and the places of
// a side on which it would fail. Prefix begins the answers.
func withRolls(d game.Decision, out []spot, prefix string, left, right []xwing.Spot) []spot {
	for i, known := range [2][]xwing.Spot{left, right} {
		agree(out, known)
		if o := scene.OptionOf(d, prefix+[2]string{"left", "right"}[i]); o != nil {
			for _, k := range known {
				out = append(out, spot{pick: o.ID, place: k.ID, pose: k.Pose, template: k.Template, refusal: k.Refusal,
					words: o.Text})
			}
		}
	}
	return out
}

// agree adds the templates and the refusals that a preview knows to the places
// that it agrees about.
func agree(out []spot, known []xwing.Spot) {
	for i := range out {
		for _, k := range known {
			if k.Pose == out[i].pose {
				out[i].template = k.Template
				if out[i].refusal == nil {
					out[i].refusal = k.Refusal
				}
			}
		}
	}
}

// drawGhosts paints the places that answers lead to, legal or not, and the piece
// that is being placed.
func (t *tableScreen) drawGhosts(a *Client) {
	d, ok := t.question.Decision()
	if !ok || !t.play.board.Resting() || t.question.BehindCurtain() {
		return
	}
	if s := t.play.state().View.Ship(actor(d)); s != nil && (s.Where == board.InPlay || s.Docked != 0) {
		spots := t.ghosts.spots(d)
		for i := range spots {
			t.pieces.ghost(a, s, &spots[i], t.ghosts.pointed(&spots[i]))
			a.UI.Piece(spots[i].id(), t.ghosts.wordsOfSpot(&spots[i]), t.sight.shapeRect(t.pieces.outlineOf(a, &spots[i], s)))
		}
		for _, later := range t.ghosts.spotsLater(d) {
			t.pieces.ghost(a, s, &later, false)
		}
		for i := range spots { // the one in hand lies on top
			if t.ghosts.pointed(&spots[i]) {
				t.pieces.ghost(a, s, &spots[i], true)
			}
		}
	}
	if d.Shape == game.Place {
		t.placing.drawPlaced(a, d)
	}
}

// pointed reports whether the mouse is on the spot or on the answer that leads
// to it.
func (t *ghosts) pointed(s *spot) bool {
	if t.question.hint.spot != nil {
		return t.question.hint.spot.id() == s.id()
	}
	return t.question.hint.option != nil && t.question.hint.option.ID == s.pick
}

// hintedSpot is the place that the mouse is on, or the one place to which the
// answer leads that it is on; nil for none.
func (t *ghosts) hintedSpot() *spot {
	d, ok := t.question.Decision()
	if t.question.hint.spot != nil || t.question.hint.option == nil || !ok || t.question.BehindCurtain() {
		return t.question.hint.spot
	}
	spots := t.spots(d)
	for i := range spots {
		if spots[i].place == "" && t.pointed(&spots[i]) {
			return &spots[i]
		}
	}
	return nil
}

// ghost paints one place.
func (t *onTable) ghost(a *Client, ship *board.Ship, s *spot, pointed bool) {
	if s.device != "" {
		t.deviceGhost(a, s, ship, pointed)
		return
	}
	c, alpha := draw.Good, 0.75
	if s.refusal != nil {
		c, alpha = draw.Bad, 0.5
	}
	base := gauge.Base{Pose: s.pose, Size: ship.Size}
	corners := base.Corners()
	pts := t.sight.cam.Points(corners[:])
	if pointed {
		alpha = 1
		t.sight.template(a, s.template, c, 0.8)
		t.drawBase(a, ship, s.pose, 0.8)
	} else {
		a.Back.Polygon(pts, draw.Fade(c, 0.10))
	}
	width := max(1, a.UI.Px(1.5))
	if pointed {
		width = max(2, a.UI.Px(2.5))
	}
	a.Back.Outline(pts, width, draw.Fade(c, alpha))
	nose := t.sight.cam.Points([]physics.Vec{corners[0], corners[1]})
	x, y := t.sight.cam.At(base.Pose.Point())
	a.Back.Line(x, y, float64(nose[0].X+nose[1].X)/2, float64(nose[0].Y+nose[1].Y)/2, max(1, a.UI.Px(1)), draw.Fade(c, alpha*0.8))
}

// wordsOfSpot says where a spot is and what is against it.
func (t *ghosts) wordsOfSpot(s *spot) string {
	text := t.play.words.Say(s.words)
	if s.refusal != nil {
		text += "\n" + t.play.words.Refusal(*s.refusal)
	}
	return text
}

// spotAt is the spot whose ghost is under the mouse: of several the nearest,
// legal ones first.
func (t *ghosts) spotAt(a *Client, d game.Decision, x, y float64) *spot {
	ship := t.play.board.view.Ship(actor(d))
	if ship == nil {
		return nil
	}
	v := t.sight.cam.Table(x, y)
	var best *spot
	least := 1e18
	spots := t.spots(d)
	for i := range spots {
		if !t.pieces.outlineOf(a, &spots[i], ship).Contains(v) || spots[i].device == "" && spots[i].pose.Point() == ship.Pose.Point() {
			continue // a ship that turns on the spot lies under all its ghosts
		}
		distance := spots[i].pose.Point().Sub(v).Len()
		if spots[i].refusal != nil {
			distance += 1e6
		}
		if distance < least {
			best, least = &spots[i], distance
		}
	}
	return best
}

// spotKeys lets the keys go to the ghosts and take one.
func (t *ghosts) spotKeys(a *Client) {
	d, ok := t.question.Decision()
	if !ok || d.Shape != game.OneOf || !t.play.board.Resting() || t.question.BehindCurtain() || a.Covers.Covered() {
		return
	}
	ship := t.play.board.view.Ship(actor(d))
	spots := t.spots(d)
	for i := range spots {
		r := t.sight.screenRect(gauge.Base{Pose: spots[i].pose, Size: ship.Size})
		hot, pressed := a.UI.Stop(spots[i].id(), r)
		if hot {
			t.pointSpot(a, d, &spots[i], r, pressed)
		}
		if pressed {
			return
		}
	}
}

// pointSpot says beside r what a ghost that the mouse or the keys are at stands
// for, and when it is pressed goes there if it may.
func (t *ghosts) pointSpot(a *Client, d game.Decision, s *spot, r draw.Rect, pressed bool) {
	t.question.hint.spot = s
	a.UI.Tip(t.wordsOfSpot(s), r)
	if !pressed {
		return
	}
	a.Touch()
	if s.refusal != nil {
		t.question.Draft.Refusal = t.play.words.Refusal(*s.refusal)
		return
	}
	t.question.Pick(d, s.pick)
}
