package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// stepsOf are the steps of an attack, as they are told, with the questions that are asked in them.
func stepsOf() []string { return []string{"declare", "roll", "modify", "tokens", "damage"} }

// stepOn is in which step the attack is.
func (t *side) stepOn() int {
	v := &t.play.board.view
	d, ok := t.question.Pending()
	switch {
	case v.Attack == nil || len(v.Attack.Dice) == 0 && v.Attack.Damage == 0:
		return 1
	case ok && slices.Contains([]game.Kind{ask.SpendTokens, ask.EvadeDie}, d.Kind):
		return 3
	case v.Attack.Damage > 0 || ok && slices.Contains([]game.Kind{ask.RedirectDamage, ask.ChooseCritical}, d.Kind):
		return 4
	}
	return 2
}

// steps shows in the strip where the attack is.
func (t *side) steps(a *desk, in draw.Rect) {
	u, v := a.UI, &t.play.board.view
	head := t.play.named(v.Attack.Attacker)
	seat, _ := t.play.seatOf(v.Attack.Attacker)
	wide := min(u.Fonts.Width(head, draw.Style{Size: u.Px(14), Bold: true})+u.Px(14), in.W*0.4)
	u.Label(in.CutLeft(wide, u.Px(4)), head, draw.Style{Size: 14, Bold: true, Color: art.SeatName(seat), Plain: true})
	on := t.stepOn()
	for i, id := range stepsOf() {
		label := a.Say("attack-step-" + id)
		st := draw.Style{Size: 13, Color: draw.StepOff, Align: draw.Center}
		cell := in.CutLeft(u.Fonts.Width(label, draw.Style{Size: u.Px(13), Bold: true})+u.Px(20), u.Px(2))
		switch {
		case i == on:
			u.L.Round(cell, u.Px(11), draw.Primary)
			st.Color, st.Bold = draw.White, true
			u.Note("attack.step", id, cell)
		case i < on:
			st.Color = draw.Good
		}
		u.Label(cell, label, st)
	}
}
