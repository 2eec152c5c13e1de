package xwing

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/terms"
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

	initiative int // at which the ship acts that does

	last *lastMove    // the latest move, until something else matters
	hurt map[bool]int // points of damage dealt by this attack so far: hits, and crits under true
}

// Line is the log's sentence of an Event.
func (b *display) Line(e game.Event) (scene.LogLine, bool) {
	text, ok := b.words.Event(e)
	line := scene.LogLine{Text: text, About: aboutOf(e), Effect: pieceOf(effectOn(e)), Cause: pieceOf(causeOf(e))}
	_, line.Heading = e.(board.PhaseBegan)
	return line, ok
}

// Apply brings the table to where an Event leaves it.
func (b *display) Apply(e game.Event) {
	if acts, ok := e.(board.ShipActive); ok {
		b.initiative = acts.Initiative
	}
	b.view.Apply(e)
}

// Renew shows the table as everybody sees it now.
func (b *display) Renew() {
	s := b.state()
	b.view, b.initiative, b.last = s.ViewFor(game.NoSeat), 0, nil
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

// causeOf is the ship whose maneuver or action an Event tells of, 0 for any other:
// what it has led to was told before.
func causeOf(e game.Event) board.ShipID {
	switch e := e.(type) {
	case board.ManeuverExecuted:
		return e.Ship
	case board.ActionPerformed:
		return e.Ship
	}
	return 0
}

// effectOn is the ship that an event befalls on its way or by its action, 0 for any
// other event.
func effectOn(e game.Event) board.ShipID {
	switch e := e.(type) {
	case board.ShipMoved:
		return e.Ship
	case board.TokenGained:
		return e.Ship
	case board.LockAcquired:
		return e.Ship
	case board.LockLost:
		return e.Ship
	case board.TurretRotated:
		return e.Ship
	case board.ObstacleMet:
		return e.Ship
	case board.DiceRolled:
		if !e.Attack {
			return e.Ship
		}
	case board.DamageSuffered:
		return e.Ship
	case board.DamageDealt:
		return e.Ship
	case board.ShieldsChanged:
		return e.Ship
	}
	return 0
}
