package xwing

import (
	"xwing/game/xwing"
	"xwing/game/xwing/tally"
	"xwing/scene"
)

// count has a game told once more and counts what happened.
type count struct {
	scene.Recount
	tally *tally.Tally
}

func newCount(p *play) *count {
	tale := p.Session.Retell()
	t := tally.New(tale.State().(*xwing.State).View, p.state().Standing)
	return &count{scene.Recount{Tale: tale, Add: t.Add}, t}
}
