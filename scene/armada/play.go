package armada

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/catalog"
	"xwing/game/armada/match"
	"xwing/game/armada/terms"
	"xwing/scene"
)

// play is a game of Armada in progress: the table that shows it, what it is called.
type play struct {
	scene.Play
	board display
	words *terms.Words
	facts *catalog.Catalog
	setup setup  // what it was begun with
	again func() // begins the same game once more
}

// speaks has the game told in words.
func (p *play) speaks(w *terms.Words) { p.words, p.board.words, p.Play.Words = w, w, w.Words }

// state is the live state, for previews; it is never kept.
func (p *play) state() *armada.State { return p.Session.State().(*armada.State) }

// setup is what a game is begun with.
type setup struct {
	fleets   [2][]byte // in any form
	names    [2]string // of the players; "": by their color
	agreed   match.Options
	computer scene.Seats // that it plays
	seed     uint64
	seeded   bool // else a seed is drawn
}

// newPlay shows a game.
func newPlay(session *game.Session) *play {
	p := &play{Play: scene.Play{Session: session}}
	p.board.Stage, p.board.state = &p.board, p.state
	p.Show = &p.board.Show
	p.board.Renew()
	return p
}
