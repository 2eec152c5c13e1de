package xwing

import (
	"math"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// claim is what the players make of a scenario feature at the table that is shown.
func (t *onTable) claim(id board.FeatureID) (xwing.Claim, bool) {
	for _, c := range t.play.state().ClaimsAt(&t.play.board.view) {
		if c.Feature == id {
			return c, true
		}
	}
	return xwing.Claim{}, false
}

// holders are the seats in whose colors the two halves of a feature are shown: the one alone to whom it gives points,
// both where both are after it, or nobody.
func (t *onTable) holders(id board.FeatureID) [2]game.Seat {
	c, _ := t.claim(id)
	switch red, blue := c.Gives[game.Red] > 0, c.Gives[game.Blue] > 0; {
	case red && !blue:
		return [2]game.Seat{game.Red, game.Red}
	case blue && !red:
		return [2]game.Seat{game.Blue, game.Blue}
	case c.By[game.Red] > 0 && c.By[game.Blue] > 0:
		return [2]game.Seat{game.Red, game.Blue}
	}
	return [2]game.Seat{game.NoSeat, game.NoSeat}
}

// featureAt is the scenario feature in the play area under a point of the screen, nil for none.
func (t *onTable) featureAt(x, y float64) *board.Feature {
	v, at := &t.play.board.view, t.sight.Cam.Table(x, y)
	for i := range v.Features {
		if f := &v.Features[i]; f.InPlay() && f.Shape().Contains(at) {
			return f
		}
	}
	return nil
}

// featureHelp tells whose the feature under the mouse is, unless a piece is in hand.
func (t *tableScreen) featureHelp(a *desk) {
	in := &a.UI.In
	f := t.pieces.featureAt(in.X, in.Y)
	if _, _, placing := t.placing.InHand(); f == nil || placing || t.looked.hovered != 0 {
		return
	}
	a.UI.Tip(t.pieces.claimWords(a, f.ID), draw.Rect{X: in.X, Y: in.Y, W: a.UI.Px(14), H: 1})
}

// claimWords say what a feature is, and what it would give to whom.
func (t *onTable) claimWords(a *desk, id board.FeatureID) string {
	m := t.play.state().Mission()
	lines := []string{t.play.words.Value("feature", id.Piece()), a.Say("scenario-why-" + m.ID)}
	c, _ := t.claim(id)
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		if c.By[seat] > 0 {
			lines = append(lines, a.Say("feature-claim", "seat", seat.ID(), "n", strconv.Itoa(c.By[seat]), "points", strconv.Itoa(c.Gives[seat])))
		}
	}
	if c.By == [2]int{} {
		lines = append(lines, a.Say("feature-nobody"))
	}
	return strings.Join(lines, "\n")
}

// reaches shows how far from the feature under the mouse ships count.
func (t *onTable) reaches(a *desk) {
	f := t.featureAt(a.UI.In.X, a.UI.In.Y)
	if f == nil || !t.sight.Areas.Table.Contains(a.UI.In.X, a.UI.In.Y) {
		return
	}
	reach := board.FeatureRadius + t.play.state().Mission().Reach.Limit()
	const corners = 72
	at := func(i int) (x, y float64) {
		angle := 2 * math.Pi * float64(i) / corners
		return t.sight.Cam.At(f.Pose.Point().Add(physics.Vec{X: reach * math.Cos(angle), Y: reach * math.Sin(angle)}))
	}
	for i := 0; i < corners; i += 2 {
		x0, y0 := at(i)
		x1, y1 := at(i + 1)
		a.Back.Line(x0, y0, x1, y1, max(1, a.UI.Px(1.5)), draw.Fade(draw.Text, 0.7))
	}
}

// ahead shows beside a score what the End Phase would add to it now.
func (t *tableScreen) ahead(a *desk, r draw.Rect, seat game.Seat) {
	u, state := a.UI, t.play.state()
	n, why := 0, ""
	for _, gain := range state.ObjectivesAhead(&t.play.board.view) {
		if gain.Seat == seat {
			n += gain.N
			why += "\n" + a.Say("score-ahead-for", "n", strconv.Itoa(gain.N), "why", t.play.words.Say(gain.Why))
		}
	}
	words := "+" + strconv.Itoa(n)
	st := draw.Style{Size: 15, Bold: true, Color: art.SeatName(seat), Align: draw.Center}
	if n == 0 {
		st.Color = draw.Muted
	}
	u.Label(r, words, st)
	u.Note("bar.ahead:"+seat.ID(), words, r)
	if u.Over(r) {
		u.Tip(a.Say("score-ahead", "seat", seat.ID(), "n", strconv.Itoa(n))+why, r)
	}
}

// scoreBar fills with a score up to what wins, or all there is to score; what the End Phase would add is paler.
func (t *tableScreen) scoreBar(a *desk, bar draw.Rect, seat game.Seat, now int) {
	u, state := a.UI, t.play.state()
	most, soon := state.SidePoints()[state.View.Across(seat)], now
	if m := state.Mission(); m != nil {
		most = m.Points
		for _, gain := range state.ObjectivesAhead(&t.play.board.view) {
			if gain.Seat == seat {
				soon += gain.N
			}
		}
	}
	u.L.Round(bar, u.Px(3), draw.EdgeSoft)
	fill := func(n int, c draw.Color) {
		part := float64(n) / float64(max(most, 1))
		if part <= 0 {
			return
		}
		full := bar
		full.W = max(bar.W*min(part, 1), u.Px(6))
		if seat == game.Blue {
			full.X = bar.Right() - full.W
		}
		u.L.Round(full, u.Px(3), c)
	}
	if soon > now {
		fill(soon, draw.Fade(art.SeatColor(seat), 0.45))
	}
	fill(now, art.SeatColor(seat))
}

// asPlayed is the key of a sentence as the edition that is played says it, or an epic battle.
func (p *play) asPlayed(key string) string {
	if own := key + "@epic"; p.state().Rules().Edition.Scoring.Casualties && p.words.Has("ui."+own) {
		return own
	}
	if own := key + "@" + p.state().Rules().Edition.ID; p.words.Has("ui." + own) {
		return own
	}
	return key
}
