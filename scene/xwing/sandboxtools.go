package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/position"
	"xwing/scene"
)

// sandboxTools lead from a game to the sandbox: with the table as it is, as whoever sits there may know it; and from what is
// tried back to the position that it began from.
func (t *tableScreen) sandboxTools() []scene.MenuTool {
	a, v := t.client, &t.play.board.view
	if v.Seats() > 2 {
		return nil
	}
	here := scene.MenuTool{ID: "sandbox.here", Label: a.Say("sandbox-here"), Tip: a.Say("sandbox-here-tip"), Use: func() {
		p := position.Of(t.play.state().Seen(t.eyes()), a.NewSeed()%1000)
		a.stand(&p)
	}}
	if v.Phase == board.Setup {
		here.Reason = a.Say("sandbox-later")
	}
	tools := []scene.MenuTool{here}
	if a.sand != nil && a.kit.PositionOf(t.play.Session.Header()) != "" {
		tools = append(tools, scene.MenuTool{ID: "sandbox.again", Label: a.Say("sandbox-again"), Tip: a.Say("sandbox-again-tip"),
			Use: func() { a.stand(nil) }})
	}
	return tools
}

// eyes is who looks at the table: the only person who plays, else nobody, who sees what all may see.
func (t *tableScreen) eyes() game.Seat {
	eyes, persons := game.NoSeat, 0
	for seat := range game.Seat(len(t.play.Session.Sides())) {
		if !t.play.Computer.Has(seat) {
			eyes, persons = seat, persons+1
		}
	}
	if persons != 1 {
		return game.NoSeat
	}
	return eyes
}
