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
	framing framing
	areas   areas
	tags    []tag       // words to be painted over the table in this frame
	written []tag       // those of the latest frame
	asked   game.Seat   // who was asked last: his edge is lit
	trays   []draw.Rect // of dice, where they stand in this frame
	sheets  []draw.Rect // the rooms of the cards of ships, if they are open
	stay    []draw.Rect // of those that stay open wherever the mouse goes
	judged  judged      // what nothing may lie over in this frame
	free    scene.Free  // what of the table is free of all that: where words may lie
	strewn  string      // the mat that stars are of
	stars   []mat.Star
	panning bool
	lastX   float64
	lastY   float64
}

// areas is where the parts of the screen are. The table fills the middle, between the
// squads, below the bar; what is asked, told and shown floats over it.
type areas struct {
	top    draw.Rect    // names, score, round and steps
	squads [2]draw.Rect // a roster at each side, by seat
	table  draw.Rect
	order  draw.Rect // the room of who is next
	turns  draw.Rect // and what of it that takes
	asks   draw.Rect // the room of the question, whoever is asked: so the table need not make way
	asking draw.Rect // and what of it that takes
	foot   draw.Rect // the latest line of the log, and the tools
	log    draw.Rect // all of the log, while it is open
	free   draw.Rect // what of the table nothing lies over but the cards of ships
	seen   draw.Rect // what those leave
}

// onTable paints what lies on the table: ships, obstacles, devices, how they came to be
// there and what they reach.
type onTable struct {
	play  *play
	sight *sight

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
	hint  hint    // what the mouse rests on, to be shown on the table
	high  float64 // how high the panel would be with all that stands on it
	told  float64 // of it, for what has happened since the latest answer
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

// side is what stands at the sides of the table: both squads, the card of a ship, and the
// log.
type side struct {
	play     *play
	ruler    *ruler
	sight    *sight
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
	play     *play
	sight    *sight
	pieces   *onTable
	cards    *cards
	question *question
}
