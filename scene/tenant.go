package scene

import (
	"image"

	"xwing/game"
	"xwing/game/words"
	"xwing/scene/draw"
)

// Tenant is the game that lives in the shell, as far as the shell asks: what its title
// shows, how its games are told of, begun and gone on with.
type Tenant struct {
	Start  func(game.Header) (game.State, error)     // the rules, for a game that is read from its journal
	Show   func(session *game.Session, log game.Log) // shows a game that stands somewhere in its middle
	New    func()                                    // goes to where a new game is put together
	Sample func()                                    // begins a game at once, for whoever has played none
	Hint   func() string                             // tells him where what he brings belongs
	Tell   func(game.Header) Told                    // what is told of a kept game before it is played
	Glance func(*game.Session) *Glance               // what the list of games shows of how a game stands; nil: nothing
	Crest  func(sky, mark draw.Rect)                 // paints what flies over the title, and the mark before its name
	Acts   []Act                                     // what its keys do beside the shell's
	Icon   func() []image.Image                      // the icon of its window, in several sizes
	Wake   func()                                    // looks, once a tick of the title, for what was dropped there
}

// Told is what the header of a kept game tells.
type Told struct {
	Words *words.Words
	Sides [2]string // what they are called
	Rules string    // by what it is played
}

// Glance is a game as the list of games shows it: nothing of it that only one player knows.
type Glance struct {
	Score [2]string
	Paint func(l *draw.List, r draw.Rect) // the table, in a square
}
