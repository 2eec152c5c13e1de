package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/position"
	"xwing/internal/steps"
	"xwing/scene"
	"xwing/scene/sound"
)

// samePosition reports whether two positions say the same.
func samePosition(a, b *position.Position) bool { return a.Text() == b.Text() }

// openSandbox shows the sandbox with a position; nil: an empty table by the points list that was picked last.
func (a *Client) openSandbox(p *position.Position) {
	if p == nil {
		empty := position.New(a.lastList())
		empty.Table.Phase, empty.Table.Seed = board.Engagement, 1
		p = &empty
	}
	a.turnTo(a.kits.For(p))
	if list, err := a.kit.PointsOf(p); err == nil {
		p.List = list
	}
	if b := a.sand; b != nil && b.trying { // the position as it has become
		b.trying = false
		b.steps.Take(p)
		a.showSandbox(b, nil)
		return
	}
	b := &sandbox{seat: game.Blue, steps: steps.From(p, samePosition), name: a.Say("sandbox-name")}
	a.showSandbox(b, nil)
}

// showSandbox shows a sandbox as it stands; before is how its table was looked at, nil: it was not.
func (a *Client) showSandbox(b *sandbox, before *tableScreen) {
	a.sand = b
	t, err := a.still(b.steps.Now())
	if err != nil {
		a.Fail(err)
		return
	}
	s := &sandboxScreen{table: t, sandbox: b}
	if before != nil {
		t.sight.Cam, t.looked.selected = before.sight.Cam, before.looked.selected
		t.side.ranges, t.ruler = before.side.ranges, before.ruler
	}
	a.Show(s)
}

// still is the table of a position, on which nothing happens.
func (a *Client) still(p *position.Position) (*tableScreen, error) {
	a.turnTo(a.kits.For(p))
	state, err := a.kit.Stand(p)
	if err != nil {
		return nil, err
	}
	h, err := a.kit.FromPosition(p)
	if err != nil {
		return nil, err
	}
	session, err := game.NewSession(h, position.Still{State: state}, nil)
	if err != nil {
		return nil, err
	}
	t := newTable(a, a.play(session))
	t.play.Computer = scene.Seats{}
	t.question.Watched = true
	return t, nil
}

// change has the position be another one; where that cannot be it stays, and says why.
func (s *sandboxScreen) change(do func(p *position.Position, cat *catalog.Catalog)) {
	a, b := s.table.client, s.sandbox
	next := b.steps.Now().Clone()
	do(&next, a.kit.Facts)
	if err := a.kit.CheckPosition(&next); err != nil {
		a.Cue(sound.Refuse)
		a.Toast(a.WordsOf(err))
		return
	}
	b.steps.Take(&next)
	a.showSandbox(b, s.table)
}
