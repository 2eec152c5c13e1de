package xwing

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/terms"
	"xwing/physics"
	"xwing/scene"
)

// display is X-Wing's table as it is shown: a view changed by Events alone, one
// after the other, each for as long as it takes to see it.
type display struct {
	scene.Show
	view  board.View
	state func() *xwing.State // of the game that is shown
	words *terms.Words
	facts *catalog.Catalog // by which is known what is heard of a ship; nil: nobody listens

	hears func(game.Event) // of what has been shown; nil: nobody does
	anew  func()           // and that it is told anew

	initiative int // at which the ship acts that does

	last  *lastMove    // the latest move, until something else matters
	cause game.Event   // what changed the dice last, until the next step
	hurt  map[bool]int // points of damage dealt by this attack so far: hits, and crits under true
}

// Line is the log's sentence of an Event.
func (b *display) Line(e game.Event) (scene.LogLine, bool) {
	text, ok := b.words.Event(e)
	line := scene.LogLine{Text: text, About: aboutOf(e), Effect: pieceOf(board.EffectOn(e)), Cause: pieceOf(board.CauseOf(e))}
	_, line.Heading = e.(board.PhaseBegan)
	return line, ok
}

// Apply brings the table to where an Event leaves it.
func (b *display) Apply(e game.Event) {
	if acts, ok := e.(board.ShipActive); ok {
		b.initiative = acts.Initiative
	}
	b.view.Apply(e)
	if b.hears != nil {
		b.hears(e)
	}
}

// Renew shows the table as everybody sees it now.
func (b *display) Renew() {
	s := b.state()
	b.view, b.initiative, b.last, b.cause = s.ViewFor(game.NoSeat), 0, nil, nil
	if b.anew != nil {
		b.anew()
	}
	if b.view.Active != 0 {
		b.initiative = s.Initiative(b.view.Active)
	}
}

// pieceOf is the piece of a ship, "" for none.
func pieceOf(id board.ShipID) string {
	if id == 0 {
		return ""
	}
	return id.Piece()
}

// lastMove is the latest move of a ship: how it went and what came of it.
type lastMove struct {
	board.ShipMoved
	way []physics.Pose // where the ship was on its way, at even shares of the time
	met []board.ObstacleID
}
