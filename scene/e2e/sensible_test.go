package e2e

import (
	"math"
	"os"
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
)

// shadow follows the game on screen by its journal, so that a player of package
// player can say what to press.
type shadow struct {
	session *game.Session
	seen    int // lines of the journal
	start   func(game.Header) (game.State, error)
	think   func(*game.Session, game.Decision) (game.Choice, error)
}

// sensible is a sensible player's shadow by the rules of a kit.
func sensible(kit *match.Kit, seed uint64) *shadow {
	brain := player.NewSensible(seed)
	return &shadow{start: kit.Start, think: func(s *game.Session, d game.Decision) (game.Choice, error) {
		return brain.Answer(xwing.Sit(s, d.Seat), d)
	}}
}

// playSensibly presses what a sensible player would answer, to the result, but
// takes each action of dares once, when it is first offered.
func (p *client) playSensibly(seed uint64, dares ...string) {
	p.t.Helper()
	p.playOut(seed, p.pass, func(_ *shadow, d game.Decision, c game.Choice) {
		for _, o := range d.Options {
			if at := slices.Index(dares, o.ID); at >= 0 && d.Kind == ask.ChooseAction && o.Legal() {
				c.Pick, dares = []string{o.ID}, slices.Delete(dares, at, at+1)
				break
			}
		}
		p.press(d, c)
	})
}

// pass clicks what stands before a question away.
func (p *client) pass(screen string) {
	p.click(map[string]string{"curtain": "curtain.open", "dialog": "dialog.0"}[screen])
}

// playOut has a sensible player's answers given to the result, and what stands before a
// question passed.
func (p *client) playOut(seed uint64, passes func(screen string), give func(*shadow, game.Decision, game.Choice)) {
	p.t.Helper()
	p.playUntil(sensible(matchtest.Kit(p.t), seed), passes, func(s *shadow, d game.Decision, c game.Choice) bool {
		give(s, d, c)
		return false
	})
}

// playUntil is playOut for anybody's shadow, and ends, too, when told.
func (p *client) playUntil(s *shadow, passes func(screen string), give func(*shadow, game.Decision, game.Choice) (end bool)) {
	p.t.Helper()
	for range 3000 {
		must(p.t, p.Rest())
		p.worded()
		switch screen := p.Screen().Screen; screen {
		case "result":
			return
		case "curtain", "dialog":
			passes(screen)
			continue
		}
		d, c := s.answer(p)
		if give(s, d, c) {
			return
		}
	}
	p.t.Fatal("the game does not end")
}

// answer is what the screen asks now, and what the player of package player says.
func (s *shadow) answer(p *client) (game.Decision, game.Choice) {
	p.t.Helper()
	s.follow(p)
	seat, _ := game.SeatOf(p.Screen().Seat, len(s.session.Sides()))
	d, ok := s.session.Decision(seat)
	if !ok || string(d.Kind) != p.Screen().Prompt {
		p.t.Fatalf("the screen asks %s of %s, the journal %v", p.Screen().Prompt, p.Screen().Seat, s.session.Open())
	}
	c, err := s.think(s.session, d)
	must(p.t, err)
	return d, c
}

// follow plays what has been written into the journal since.
func (s *shadow) follow(p *client) {
	p.t.Helper()
	text, err := os.ReadFile(p.journals()[0])
	must(p.t, err)
	journal, err := game.ReadJournal(text)
	must(p.t, err)
	if s.session == nil {
		state, err := s.start(journal.Header)
		must(p.t, err)
		s.session, err = game.NewSession(journal.Header, state, nil)
		must(p.t, err)
	}
	for _, line := range journal.Lines[s.seen:] {
		if line.Choice != nil {
			must(p.t, s.session.Choose(*line.Choice))
		}
		s.seen++
	}
}

// press gives an answer by mouse.
func (p *client) press(d game.Decision, c game.Choice) {
	p.t.Helper()
	switch d.Shape {
	case game.OneOf:
		p.click("option:" + c.One())
	case game.SomeOf:
		for _, id := range c.Pick {
			p.click("option:" + id)
		}
		if d.Min != 1 || d.Max != 1 { // else the press was the answer
			p.click("confirm")
		}
	case game.Order:
		p.pressOrder(d, c.Pick)
	case game.OneForEach:
		for _, slot := range d.Slots {
			id := "option:" + slot.ID + ":" + c.Each[slot.ID]
			if _, open := p.Find(id); !open {
				p.click("slot:" + slot.ID)
			}
			p.click(id)
		}
		p.click("confirm")
	case game.Place:
		p.pressPlace(d, c)
	}
}

// legalOf lists the answers that a question takes, in its order.
func legalOf(d game.Decision) []string {
	var ids []string
	for _, o := range d.Options {
		if o.Legal() {
			ids = append(ids, o.ID)
		}
	}
	return ids
}

// pressOrder moves the options up until they stand in the order wanted.
func (p *client) pressOrder(d game.Decision, want []string) {
	p.t.Helper()
	now := legalOf(d)
	for i, id := range want {
		for at := slices.Index(now, id); at > i; at-- {
			p.click("up:" + id)
			now[at-1], now[at] = now[at], now[at-1]
		}
	}
	p.click("confirm")
}

// pressPlace drags a piece about where it is wanted and turns it about as
// wanted; if that is not legal to the millimetre, it asks for a legal place.
func (p *client) pressPlace(d game.Decision, c game.Choice) {
	p.t.Helper()
	if len(d.Placement.Pieces) > 1 {
		p.click("piece:" + c.Piece)
	}
	piece, _ := d.Placement.Piece(c.Piece)
	turn := math.Mod(c.Pose.Degrees()-piece.Start.Degrees()+540, 360) - 180
	if piece.Outline.Round() || len(piece.Rails) > 0 {
		turn = 0
	}
	for ; turn >= 45; turn -= 90 {
		p.click("place.turn+90")
	}
	for ; turn < -45; turn += 90 {
		p.click("place.turn-90")
	}
	table, _ := p.Find("table")
	at := c.Pose.Point()
	_, area := d.Placement.Area.Bounds()
	p.dragTo(float64(table.Rect[0])+at.X/area.X*float64(table.Rect[2]),
		float64(table.Rect[1])+(1-at.Y/area.Y)*float64(table.Rect[3]))
	for range 5 {
		if w, _ := p.Find("confirm"); w.Enabled {
			break
		}
		p.click("place.suggest")
	}
	p.click("confirm")
}
