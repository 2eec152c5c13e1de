package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// Laying says near whose edge of the play area a scenario feature is placed, at range 2 to 4 of it, by whoever places it.
type Laying uint8

// The edges.
const (
	OwnEdge Laying = iota
	OpponentsEdge
)

// placeFeatures puts the scenario features into the play area, one a run, before any obstacle (X25-SCN-005): the
// first exactly into the middle, the others by the players in turn. It reports whether all of them lie there.
func (t *Table) placeFeatures() bool {
	m, n := t.rules.Mission, len(t.View.Features)
	switch {
	case m == nil || n > len(m.Layings):
		return true
	case m.Feature == "":
		if m.Convoy != nil {
			t.layConvoy(m.Convoy)
		}
		return true
	case n == 0:
		t.announce(board.FeaturePlaced{Feature: 1, Kind: m.Feature, Seat: game.NoSeat, Pose: t.middle()})
		return false
	}
	seat := t.inTurn(n - 1)
	p, _ := t.featurePlacement(seat, m.Layings[n-1]).Closer(*t.Refuse(rule.NoRoom, "refusal.feature-no-room"))
	c := t.ask(game.Decision{Kind: ask.PlaceFeature, Seat: seat, Shape: game.Place, Placement: &p,
		Prompt: game.Say(lays[m.Layings[n-1]].prompt, "kind", m.Feature)})
	t.announce(board.FeaturePlaced{Feature: board.FeatureID(n + 1), Kind: m.Feature, Seat: seat, Pose: *c.Pose})
	return false
}

// lays are the words of each Laying.
var lays = [...]struct{ prompt, refusal string }{
	OwnEdge:       {"prompt.place-feature", "refusal.feature-own-edge"},
	OpponentsEdge: {"prompt.place-feature-across", "refusal.feature-other-edge"},
}

// middle is the middle of the play area.
func (t *Table) middle() physics.Pose {
	return physics.PoseAt(t.View.Area.Width/2, t.View.Area.Height/2, 0)
}

// featurePlacement says where a player may place the next feature: at range 3 of the one in the middle, beyond range 2
// of the others, and at range 2 to 4 of an edge, to its closest point (X25-SCN-023).
func (t *Table) featurePlacement(seat game.Seat, by Laying) game.Placement {
	area, edge := t.View.Area, t.View.Head(seat)
	if by == OpponentsEdge {
		edge = t.View.Across(seat)
	}
	const near, far = gauge.RangeBand + 2*physics.Slack, 4*gauge.RangeBand + 2*board.FeatureRadius
	zone := physics.Rect(0, near, area.Width, far)
	if edge == game.Blue {
		zone = physics.Rect(0, area.Height-far, area.Width, area.Height-near)
	}
	middle := t.View.Feature(1)
	p := game.Placement{Area: area.Shape(),
		Pieces: []game.Piece{{ID: board.FeatureID(len(t.View.Features) + 1).Piece(), Outline: board.FeatureOutline(), Start: t.middle(),
			Zone: game.Zone{Outline: zone, Refusal: *t.Refuse(rule.FeatureNearEdge, lays[by].refusal)}}},
		Near: &game.Near{IDs: []string{middle.ID.Piece()}, Shapes: []physics.Shape{middle.Shape()}, Min: 2 * gauge.RangeBand, Max: 3 * gauge.RangeBand,
			Refusal: *t.Refuse(rule.FeatureNearMiddle, "refusal.feature-middle", "feature", middle.ID.Piece())}}
	for i := range t.View.Features[1:] {
		other := &t.View.Features[i+1]
		p.KeepOut = append(p.KeepOut, game.KeepOut{ID: other.ID.Piece(), Shape: other.Shape(), Distance: 2 * gauge.RangeBand,
			Refusal: *t.Refuse(rule.FeaturesApart, "refusal.feature-near-feature", "feature", other.ID.Piece())})
	}
	return p
}

// offFeatures keeps obstacles off the scenario features (X25-SCN-007), and off what remotes a scenario brings.
func (t *Table) offFeatures() []game.KeepOut {
	var out []game.KeepOut
	for i := range t.View.Features {
		f := &t.View.Features[i]
		out = append(out, game.KeepOut{ID: f.ID.Piece(), Shape: f.Shape(),
			Refusal: *t.Refuse(rule.ObstacleOffFeature, "refusal.obstacle-on-feature", "feature", f.ID.Piece())})
	}
	for _, id := range t.View.RemotesInPlay() {
		out = append(out, game.KeepOut{ID: id.Piece(), Shape: t.ShipShape(id),
			Refusal: *t.Refuse(rule.ObstaclesApart, "refusal.obstacle-on-feature", "feature", id.Piece())})
	}
	return out
}
