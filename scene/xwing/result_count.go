package xwing

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/luck"
	"xwing/game/xwing/tally"
	"xwing/scene"
)

// count has a game told once more and counts what happened.
type count struct {
	scene.Recount
	tally *tally.Tally
	luck  *luck.Luck
}

func newCount(p *play) *count {
	tale := p.Session.Retell()
	state := tale.State().(*xwing.State)
	t, l := tally.New(state.View, p.state().Standing), luck.New(state)
	add := func(e game.Event) {
		t.Add(e)
		l.Add(tale.Told(), e)
	}
	return &count{scene.Recount{Tale: tale, Add: add}, t, l}
}
