package armada

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/game/armada/player"
	"xwing/scene/table"
)

// think is what the computer answers: the sensible player sees the table as its seat may, and no more. Each question finds it
// with a mind of its own, which follows from the game and from how far it is: nobody gets another answer by undoing, or by
// opening the game again.
func (p *play) think(d game.Decision) (game.Choice, error) {
	const odd = 0x9e3779b97f4a7c15 // so that the minds of questions in a row differ in all their bits
	seed := p.Session.Header().Seed + (2*uint64(p.Session.Choices())+uint64(d.Seat)+1)*odd
	return player.NewSensible(seed).Answer(p.state().Seen(d.Seat), d)
}

// smallAnswer reports whether an answer of the computer's is told with others in one sentence: which dice, which of two ways,
// in what order, and whatever it does without.
func smallAnswer(d game.Decision, c game.Choice) bool {
	switch d.Kind {
	case ask.ChooseAttack, ask.ResolveCommand, ask.SquadronAction:
		return false // that nothing is done is to be seen, too
	case ask.ChooseDice, ask.EvadeDie, ask.RemoveDie, ask.OrderAbilities, ask.OrderObstacles, ask.ChooseOverlap, ask.ReduceDamage:
		return d.Shape == game.OneOf
	}
	return d.Shape == game.OneOf && game.Declines(c.One())
}

// drawChosen paints where the computer's answer leads to: a piece that it places, the end of a course.
func (t *tableScreen) drawChosen(a *desk) {
	if d, piece, ok := t.placing.Placed(); ok {
		t.placing.laid(a, d, piece, 0.75)
		return
	}
	d, c, ok := t.question.Chosen()
	if !ok || d.Kind != ask.SetCourse || len(d.About) == 0 {
		return
	}
	id := board.ShipOf(d.About[0])
	s := t.play.board.view.Ship(id)
	laid, known := armada.ParseCourse(c.One())
	if s == nil || !known {
		return
	}
	end := t.play.state().PreviewCourse(id, laid).Landing.Final
	t.pieces.set.Ship(&a.Back, s.Card, s.Seat, t.pieces.place(end, 0.5))
	outline := gauge.Base{Pose: end, Size: s.Size}.Shape().Outline(0.3)
	table.OutlineJudged(a.Desk, t.sight.Cam.Points(outline), max(1.5, a.UI.Px(2)), 1, true)
}
