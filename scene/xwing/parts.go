package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// onTable paints what lies on the table: ships, obstacles, devices, how they came to be
// there and what they reach.
type onTable struct {
	play  *play
	sight *table.Sight
}

// sandboxScreen is the sandbox: the table as it is edited, and a panel that says of it what is not to be dragged.
type sandboxScreen struct {
	table   *tableScreen
	sandbox *sandbox
}

// looked is which ships are looked at.
type looked struct {
	selected board.ShipID // whose card is shown
	card     bool         // it is: that of the ship that is pointed at, or else selected
	hovered  board.ShipID // under the mouse
}

// cards tells in words and signs what everybody, or whoever sits there, may know of a
// ship.
type cards struct {
	play *play

	private *board.View // of the open curtain's player; nil while there is none
}

// plates stand beside the ships and keep their size on screen; tags and lines keep off
// them.
type plates struct {
	play   *play
	sight  *table.Sight
	looked *looked
	cards  *cards

	plated []plated // where the plates stand in the latest frame
	whole  plated   // and the one of the ship under the mouse
}

// question is the Decision on the panel, and what of it is to be seen on the table.
type question struct {
	scene.Question
	play   *play
	sight  *table.Sight
	looked *looked
	cards  *cards

	lines []bandLine      // range lines to choose among
	flips map[string]bool // ships whose card is to be turned over when they have their turn; has those of which that can be said

	hint hint    // what the mouse rests on, to be shown on the table
	high float64 // how high the panel would be with all that stands on it
	told float64 // of it, for what has happened since the latest answer
}

// ghosts are the places that answers lead to, on the table.
type ghosts struct {
	scene.Ghosts
	play  *play
	later map[string][]scene.Spot // the places that come after an action
}

// dials asks what is to be set for several ships: maneuvers, mostly.
type dials struct {
	play     *play
	sight    *table.Sight
	looked   *looked
	question *question

	inHand draw.Rect // where the dial of the slot in hand was in the frame before
}

// prompt lists the answers of a question, of which one, some or an order is picked.
type prompt struct {
	play     *play
	sight    *table.Sight
	looked   *looked
	cards    *cards
	question *question
}

// side is what stands at the sides of the table: both squads, the card of a ship, and the
// log.
type side struct {
	play     *play
	sight    *table.Sight
	looked   *looked
	cards    *cards
	question *question

	center  func(scene.About)      // has the camera look at what a line of the log is about
	measure func(*board.Ship) bool // takes a ship for an end of the ruler; false while nothing is measured

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
}

// diceTrays shows the attack under way on the table: beside each of both ships a tray
// with what it is about and its dice.
type diceTrays struct {
	play     *play
	sight    *table.Sight
	rocks    func() []draw.Rect // the scenery as it stands on screen
	cards    *cards
	question *question

	draft diceDraft
	stand trayStand
	ahead awaited
	boxes [2][]draw.Rect // where the dice of the frame lie
}

// hint is what the mouse rests on in the panels, to be shown on the table.
type hint struct {
	ship     board.ShipID     // the ship it moves
	maneuver catalog.Maneuver // a maneuver of a dial
}

// plated is where the plate of a ship stands.
type plated struct {
	ship board.ShipID
	at   draw.Rect
	led  bool // a line leads from it to its ship
}

// ranked is a ship in the order, and the initiative that it has there.
type ranked struct {
	ship       board.ShipID
	initiative int
}

// tableScreen is the game: the table in the middle, a squad at each side, the phases on
// top, and what is asked over the table. It puts its parts together, each of which has one
// subject, knows no part but some of those above it here, and is given whatever else it asks.
type tableScreen struct {
	client *Client
	play   *play
	ruler  table.Ruler

	sight    *table.Sight
	looked   *looked
	pieces   *onTable
	cards    *cards
	plates   *plates
	question *question
	ghosts   *ghosts
	dice     *diceTrays
	dials    *dials
	prompt   *prompt
	side     *side
	placing  *placing
	advice   advice
	odds     oddsPanel
	taught   taught
	threat   threatLook
}

// diceDraft is what the dice know of an answer in the making.
type diceDraft struct {
	results map[string]dicePreview       // what answers would make of the dice
	die     struct{ before, now string } // the option of the die under the mouse, in the frame before and in this one
	way     *diceWay                     // the modification that a click on a die stands for
	looked  bool                         // for it
}

// sheet is the card of one ship while it is built.
type sheet struct {
	side *side
	a    *desk
	ship *board.Ship
	id   string // what its own widgets begin with
}

// rosterRow is a ship's card in a roster while it is painted.
type rosterRow struct {
	side   *side
	a      *desk
	ship   *board.Ship
	light  float64 // of portrait and pips: less once it has had its turn
	celled bool    // its energy is shown by cells
}
