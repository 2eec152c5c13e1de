package xwing

import (
	"xwing/game"
	"xwing/game/xwing/position"
)

// untried says why nothing can be tried from the position; "" if it can.
func (s *sandboxScreen) untried() string {
	t := s.table
	v := &t.play.board.view
	if len(v.ShipsInPlay()) == 0 {
		return t.client.Say("sandbox-empty")
	}
	if on := position.Overlaps(v); len(on) > 0 {
		return t.play.words.Say(game.Say("position.overlap", "ship", on[0][0].Piece(), "other", on[0][1].Piece()))
	}
	return ""
}

// try plays on from the position, by the rules; it is kept as any other game.
func (s *sandboxScreen) try() {
	a, b := s.table.client, s.sandbox
	p := b.steps.Now()
	h, err := a.kit.FromPosition(p)
	if err != nil {
		a.Fail(err)
		return
	}
	var session *game.Session
	var kept game.Log
	begin := func(log game.Log) error {
		state, err := a.kit.Start(h)
		if err == nil {
			session, err = game.NewSession(h, state, log)
		}
		kept = log
		return err
	}
	if err := a.InJournal(b.name, begin); err != nil {
		if begin(nil) != nil {
			a.Fail(err)
			return
		}
	}
	b.trying, b.page, b.piece = true, "", ""
	a.showGame(session, kept)
	if t, is := a.Screen.(*tableScreen); is {
		t.sight.Cam = s.table.sight.Cam
	}
}
