package armada

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/scene"
	"xwing/scene/armada/pieces"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// onTable paints what lies on the table: ships, squadrons, obstacles, tokens.
type onTable struct {
	play  *play
	sight *table.Sight
	set   *pieces.Set
}

// question is the Decision on the panel, and what of it is to be seen on the table.
type question struct {
	scene.Question
	play  *play
	sight *table.Sight

	high float64 // how high the panel would be with all that stands on it
	told float64 // of it, for what has happened since the latest answer
}

// side is what stands at the sides of the table, the strip above it, and the log.
type side struct {
	play     *play
	sight    *table.Sight
	question *question
	set      *pieces.Set

	listed string // the piece in a roster that the mouse is on
	open   bool   // the log is
	log    scene.LogPanel
}

// dials asks for the command dials, behind the curtain.
type dials struct {
	play     *play
	sight    *table.Sight
	question *question
	set      *pieces.Set

	looking bool // at the stacks, with nothing to be set
}

// tool lays the maneuver tool.
type tool struct {
	play     *play
	sight    *table.Sight
	question *question
	pieces   *onTable

	key   string // the question that it is laid for
	laid  course
	joint int              // in hand
	shown map[string]shown // how courses come out, by their option
}

// placing shows how the pieces that are set down lie.
type placing struct {
	scene.Placing
	play   *play
	sight  *table.Sight
	pieces *onTable
}

// ghosts are the places that answers lead to, on the table.
type ghosts struct {
	scene.Ghosts
	play *play
}

// shown is how a course comes out, and what is told of it.
type shown struct {
	armada.Preview
	ok bool
}

// tableScreen is the game: the table in the middle, a fleet at each side, the phases on top, and what is asked below the
// table, or over it where that is looked at from near.
type tableScreen struct {
	client *Client
	play   *play
	ruler  table.Ruler
	ranges bool   // bands around the piece under the mouse
	over   string // the piece under the mouse
	chosen string // the piece that was clicked last

	sight    *table.Sight
	pieces   *onTable
	question *question
	ghosts   *ghosts
	side     *side
	dials    *dials
	tool     *tool
	placing  *placing
	trays    trays
	banded   []bandTag // of the frame
	hold     hold
	ahead    ahead
}

// hold is a hand on a squadron.
type hold struct {
	piece string  // "" none
	x, y  float64 // where it was pressed
	going bool    // that it moves is answered: it is held once its place is asked for
}

// ahead is whom the squadron whose turn it is may attack, before that is asked.
type ahead struct {
	key  string // of the question that it is looked up for
	next game.Decision
	ok   bool
	hint *game.Option // under the mouse in this frame
}

// trays are where dice and tokens of the attack lie in the frame.
type trays struct {
	dice   []draw.Rect
	locks  []draw.Rect // where accuracy icons were that lock tokens
	tokens []draw.Rect
	at     [2]draw.Rect // the trays themselves: dice, tokens
}
