package scene

import (
	"errors"
	"slices"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Undo takes back the latest choice that a person made, with what the scene and the
// computer answered after it; if dice have been rolled since, the other player is asked first.
func (q *Question) Undo() {
	steps, u := q.Play.TakeBack()
	if steps == 0 {
		return
	}
	// The computer agrees to all of it: it minds nothing, and who plays alone spites nobody
	// by it. Chance brings something new all the same.
	if alone := q.Play.Alone(); alone || !u.Agreement {
		q.UndoAll(steps, alone)
		return
	}
	a := q.App
	key := "undo-shown"
	if u.Chance {
		key = "undo-rolled"
	}
	a.AskFirst("undo", a.Say("undo-title"), a.Say(key), func(button int) {
		if button == 0 {
			q.UndoAll(steps, true)
		}
	}, a.Say("undo-agreed"), a.Say("undo-kept"))
}

// UndoAll undoes; the question it comes to is a person's to answer.
func (q *Question) UndoAll(steps int, agreed bool) {
	p := q.Play
	for range steps {
		if err := p.Session.Undo(game.NoSeat, agreed, q.App.NewSeed()); err != nil {
			if !errors.Is(err, game.ErrNothingToUndo) {
				q.App.Fail(err)
			}
			break
		}
	}
	p.Hands.Asking = p.Session.Choices() + 1
	p.Drain()
	q.Restart()
}

// Redo brings back what the latest undo took: a person's choice, and what the scene and
// the computer answered after it.
func (q *Question) Redo() {
	p := q.Play
	for first := true; ; first = false {
		again := p.Session.Redoable()
		if len(again) == 0 || !first && slices.ContainsFunc(again, func(c game.Choice) bool { return !p.byTable(c) }) {
			break
		}
		if err := p.Session.Redo(); err != nil {
			q.App.Fail(err)
			break
		}
	}
	p.Drain()
	q.Restart()
}

// A way back inside an action: as long as an answer has led to nothing but the next
// question of the same player, it can be thought better of. What has been paid,
// rolled or placed is a matter of undo.

// StepBack offers the way back above the answers.
func (q *Question) StepBack(in *draw.Rect, d game.Decision) {
	if !q.Play.CanStepBack(d) {
		return
	}
	a := q.App
	u := a.UI
	b := in.CutTop(u.Px(30), u.Px(8))
	st := ui.ButtonStyle{Size: 14, Tip: a.Say("step-back-tip"), Cap: Caps(u, ActStepBack), Quiet: true}
	if u.Button("step.back", b, a.Say("step-back"), st) || Struck(&u.In, ActStepBack) && !u.Writing() {
		q.Undo()
	}
}
