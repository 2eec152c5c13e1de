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
	Start  func(game.Header) (game.State, error)         // the rules, for a game that is read from its journal
	Show   func(session *game.Session, log game.Log)     // shows a game that stands somewhere in its middle
	New    func()                                        // goes to where a new game is put together
	Sample func()                                        // begins a game at once, for whoever has played none
	Hint   func() string                                 // tells him where what he brings belongs
	Tell   func(h game.Header) (*words.Words, [2]string) // the words of a kept game, and what its sides are called
	Crest  func(sky, mark draw.Rect)                     // paints what flies over the title, and the mark before its name
	Acts   []Act                                         // what its keys do beside the shell's
	Icon   func() []image.Image                          // the icon of its window, in several sizes
	Wake   func()                                        // looks, once a tick of the title, for what was dropped there
}
