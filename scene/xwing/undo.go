package xwing

import (
	"errors"

	"xwing/game"
)

// undo takes back the latest choice that a person made, with what the scene
// answered after it; if dice have been rolled since, the other player is asked
// first.
func (t *question) undo(a *Client) {
	steps, u := t.play.TakeBack()
	if steps == 0 {
		return
	}
	if !u.Agreement {
		t.undoAll(a, steps, false)
		return
	}
	key := "undo-shown"
	if u.Chance {
		key = "undo-rolled"
	}
	a.AskFirst("undo", a.Say("undo-title"), a.Say(key), func(button int) {
		if button == 0 {
			t.undoAll(a, steps, true)
		}
	}, a.Say("undo-agreed"), a.Say("undo-kept"))
}

// undoAll undoes; the question it comes to is a person's to answer.
func (t *question) undoAll(a *Client, steps int, agreed bool) {
	p := t.play
	for range steps {
		if err := p.Session.Undo(game.NoSeat, agreed, a.NewSeed()); err != nil {
			if !errors.Is(err, game.ErrNothingToUndo) {
				a.Fail(err)
			}
			break
		}
	}
	p.Hands.Undone = append(p.Hands.Undone, steps)
	p.Hands.Asking = p.Session.Choices() + 1
	p.Drain()
	t.restart(a)
}

// redo brings back what the latest undo took.
func (t *question) redo(a *Client) {
	p := t.play
	steps := 1
	if n := len(p.Hands.Undone); n > 0 {
		steps, p.Hands.Undone = p.Hands.Undone[n-1], p.Hands.Undone[:n-1]
	}
	for range steps {
		if p.Session.CanRedo() == 0 {
			break
		}
		if err := p.Session.Redo(); err != nil {
			a.Fail(err)
			break
		}
	}
	p.Drain()
	t.restart(a)
}
