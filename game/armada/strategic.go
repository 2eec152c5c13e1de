package armada

import (
	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
	"xwing/physics"
)

// strategic lets a squadron that has ended a move at distance 1 of objective tokens place one of them anew, at distance 1 of
// itself (ARM-KEY-035 to -037). Tokens that ships and squadrons carry lie on no table, and mines are none (ARM-TKN-020).
func (t *Table) strategic(id board.SquadronID) {
	q := t.Squadron(id)
	if q.Where != board.OnTable || t.keyword(id, catalog.Strategic) == 0 {
		return
	}
	base := gauge.Squadron(q.Pose)
	var options []game.Option
	for i := range t.View.Markers {
		m := &t.View.Markers[i]
		if m.Kind == board.ObjectiveToken && !m.Gone && gauge.At(base, gauge.Token(m.Pose), gauge.Distance1, gauge.Distance1) {
			options = append(options, game.Option{ID: m.ID.Piece(), Text: game.Say("option.marker", "marker", m.ID.Piece()),
				Target: m.ID.Piece()})
		}
	}
	if len(options) == 0 {
		return
	}
	options = append(options, game.Option{ID: "none", Text: game.Say("option.none")})
	m := t.View.Marker(board.MarkerOf(t.askOne(q.Seat, ask.ChooseEffect, game.Say("prompt.strategic", "squadron", id.Piece()),
		[]string{id.Piece()}, options)))
	if m == nil {
		return
	}
	why := *refuse(rule.StrategicReach, "strategic-reach", "squadron", id.Piece())
	p := t.markerPlacement(m.ID, m.Pose, t.View.Field.All().Shape(), why)
	p.Near = &game.Near{IDs: []string{id.Piece()}, Shapes: []physics.Shape{base}, Max: gauge.Distance1.Limit(), Refusal: why}
	moved := *m
	moved.Pose = t.askMarker(q.Seat, p, "move-objective-token")
	from := m.Pose
	t.announce(board.MarkerPlaced{Marker: moved})
	tokenMoved(t, m.ID, from)
}
