package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/art/mat"
	"xwing/scene/draw"
)

// sight is how the table is looked at: the camera, where the parts of the screen are,
// and the words that stand over all else.
type sight struct {
	cam     scene.Camera
	areas   areas
	tags    []tag       // words to be painted over the table in this frame
	asked   game.Seat   // who was asked last: his edge is lit
	trays   []draw.Rect // of dice, where they stand in this frame
	strewn  string      // the mat that stars are of
	stars   []mat.Star
	panning bool
	lastX   float64
	lastY   float64
}

// areas is where the parts of the screen are.
type areas struct {
	top, left, ships, table draw.Rect
}

// onTable paints what lies on the table: ships, obstacles, devices, how they came to be
// there and what they reach.
type onTable struct {
	play  *play
	sight *sight

	selected board.ShipID // whose card is shown
	hovered  board.ShipID // under the mouse
}

// cards tells in words and signs what everybody, or whoever sits there, may know of a
// ship.
type cards struct {
	play   *play
	pieces *onTable

	private *board.View // of the open curtain's player; nil while there is none
}

// plates stand beside the ships and keep their size on screen; tags and lines keep off
// them.
type plates struct {
	play   *play
	sight  *sight
	pieces *onTable
	cards  *cards

	plated []plated // where the plates stand in the latest frame
	whole  plated   // and the one of the ship under the mouse
}

// question is the Decision on the panel, and what of it is to be seen on the table.
type question struct {
	scene.Question
	play   *play
	sight  *sight
	pieces *onTable
	cards  *cards
	plates *plates

	draft draft
	hint  hint // what the mouse rests on, to be shown on the table
}

// ghosts are the places that answers lead to, on the table.
type ghosts struct {
	scene.Ghosts
	play     *play
	sight    *sight
	pieces   *onTable
	question *question
}

// dials asks what is to be set for several ships: maneuvers, mostly.
type dials struct {
	play     *play
	sight    *sight
	pieces   *onTable
	cards    *cards
	question *question
}

// prompt lists the answers of a question, of which one, some or an order is picked.
type prompt struct {
	play     *play
	sight    *sight
	pieces   *onTable
	cards    *cards
	plates   *plates
	question *question
	ghosts   *ghosts
}

// side is what stands on the right: the card of a ship, and the log.
type side struct {
	play     *play
	ruler    *ruler
	sight    *sight
	pieces   *onTable
	cards    *cards
	question *question

	listed board.ShipID // the ship whose row in the list is under the mouse
	ranges bool         // range bands around the selected or hovered ship
	tall   tall         // which panel on the right has most of the room
	log    scene.LogPanel
}

// placing shows how the pieces that are set down lie.
type placing struct {
	scene.Placing
	play     *play
	sight    *sight
	pieces   *onTable
	cards    *cards
	question *question
}
