package scene

import (
	"errors"

	"xwing/game"
)

// takeBack is what an undo takes back: everything up to the latest choice that a
// person made, in so many undos of the Session.
func (p *play) takeBack() (steps int, u game.Undoable) {
	f := p.session.Fork()
	defer f.Close()
	for {
		v := f.CanUndo(game.NoSeat)
		if v.End && steps == 0 {
			return 1, v
		}
		if v.Choices == 0 {
			return steps, u
		}
		steps++
		u.Choices += v.Choices
		u.Agreement, u.Chance = u.Agreement || v.Agreement, u.Chance || v.Chance
		if !p.hands.self[f.Choices()-1] || f.Undo(game.NoSeat, true, 1) != nil {
			return steps, u
		}
	}
}

// undo takes back the latest choice that a person made, with what the scene
// answered after it; if dice have been rolled since, the other player is asked
// first.
func (t *tableScreen) undo(a *App) {
	steps, u := t.play.takeBack()
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
	a.askFirst("undo", a.say("undo-title"), a.say(key), func(button int) {
		if button == 0 {
			t.undoAll(a, steps, true)
		}
	}, a.say("undo-agreed"), a.say("undo-kept"))
}

// undoAll undoes; the question it comes to is a person's to answer.
func (t *tableScreen) undoAll(a *App, steps int, agreed bool) {
	p := t.play
	for range steps {
		if err := p.session.Undo(game.NoSeat, agreed, a.newSeed()); err != nil {
			if !errors.Is(err, game.ErrNothingToUndo) {
				a.fail(err)
			}
			break
		}
	}
	p.hands.undone = append(p.hands.undone, steps)
	p.hands.asking = p.session.Choices() + 1
	p.drain()
	t.restart(a)
}

// redo brings back what the latest undo took.
func (t *tableScreen) redo(a *App) {
	p := t.play
	steps := 1
	if n := len(p.hands.undone); n > 0 {
		steps, p.hands.undone = p.hands.undone[n-1], p.hands.undone[:n-1]
	}
	for range steps {
		if p.session.CanRedo() == 0 {
			break
		}
		if err := p.session.Redo(); err != nil {
			a.fail(err)
			break
		}
	}
	p.drain()
	t.restart(a)
}
