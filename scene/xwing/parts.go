package xwing

import (
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/table"
)

// onTable paints what lies on the table: ships, obstacles, devices, how they came to be
// there and what they reach.
type onTable struct {
	play  *play
	sight *table.Sight

	selected board.ShipID // whose card is shown
	card     bool         // it is: that of the ship that is pointed at, or else selected
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
	sight  *table.Sight
	pieces *onTable
	cards  *cards

	plated []plated // where the plates stand in the latest frame
	whole  plated   // and the one of the ship under the mouse
}

// question is the Decision on the panel, and what of it is to be seen on the table.
type question struct {
	scene.Question
	play   *play
	sight  *table.Sight
	pieces *onTable
	cards  *cards
	plates *plates

	draft draft
	hint  hint    // what the mouse rests on, to be shown on the table
	high  float64 // how high the panel would be with all that stands on it
	told  float64 // of it, for what has happened since the latest answer
}

// ghosts are the places that answers lead to, on the table.
type ghosts struct {
	scene.Ghosts
	play     *play
	question *question
}

// dials asks what is to be set for several ships: maneuvers, mostly.
type dials struct {
	play     *play
	sight    *table.Sight
	pieces   *onTable
	question *question
}

// prompt lists the answers of a question, of which one, some or an order is picked.
type prompt struct {
	play     *play
	sight    *table.Sight
	pieces   *onTable
	cards    *cards
	plates   *plates
	question *question
}

// side is what stands at the sides of the table: both squads, the card of a ship, and the
// log.
type side struct {
	play     *play
	ruler    *ruler
	sight    *table.Sight
	pieces   *onTable
	cards    *cards
	question *question

	listed board.ShipID // the ship in a roster that the mouse is on
	ranges bool         // range bands around the selected or hovered ship
	folded [2]bool      // a roster shows badges alone
	opened [2]bool      // or more than those, where all do
	pinned board.ShipID // whose card stays beside it; 0: none does
	open   bool         // the log is
	log    scene.LogPanel
	turns  []ranked // the order of the phase, as it was when nothing moved
}

// placing shows how the pieces that are set down lie.
type placing struct {
	scene.Placing
	play   *play
	sight  *table.Sight
	pieces *onTable
	cards  *cards
}
