// Package script is Armada in scripts (game/script): what stands on a table as lines of text, and how its game is told.
//
// A script begins with what stands on the table, red's ships and squadrons before blue's:
//
//	ship red cr90-corvette-a 900 300 0 2 with leia-organa
//	ship blue victory-i-class-star-destroyer-empire 900 600 180 1
//	squadron red x-wing-squadron 850 400
//	obstacle debris1 500 500 30
//	shields ship:1 front 0
//	dials ship:1 repair navigate
//	commands ship:1 squadron
//	raided ship:1 navigate
//	token ship:1 evade exhausted
//	damage ship:1 blinded-gunners
//	facedown ship:1 2
//	hull squadron:1 2
//	exhausted ship:1 leia-organa
//	holds ship:1 count-dooku navigate navigate repair
//	lies ship:1 gunnery-chief-varnillian red hit
//	kept ship:1 rapid-launch-bays squadron:1
//	chosen ship:1 hyperspace-rings squadron:2
//	activated ship:2
//	passes red 1
//	marked ship:1
//	marked ship:1 chaff/front
//	garrison station armed
//	struck station 3
//	targeting ship:1 500 400
//	marker 500 400
//	marker 500 400 mine
//	marker 500 400 grav-well red g7-x-grav-well-projector
//	aside ship:2
//	objective most-wanted
//	victory red 2
//	card navigate repair
//	tokens 3
//	brought squadron:2
//	reserve squadron/yt-2400
//	first red
//	round 2
//	phase ship
//
// with places in mm from the lower left corner and headings in degrees, 0 up and left positive; the last number of a ship
// is its speed. Dials are the stack, the top one first; a ship without a line has none. What the players have agreed on is
// said as in "rounds 2", "field core", "agreed hired-scum". What an upgrade holds are command tokens, or its facedown dials where it
// has such, the tokens of rounds ("holds ship:1 shu-mai 1 4"), or squadrons set aside, or chosen. In "phase setup" nothing stands on
// the table yet, in "phase deploy" the fleets are
// to be deployed. Red is the first player unless "first blue" says otherwise.
//
// Dice come in the order in which they are named, of each color; damage cards are drawn in the order named, facedown ones
// that ships have first:
//
//	dice red hit crit accuracy
//	deck blue structural-damage
//
// Then come answers, as in scripts of any game: "red choose-attack front>ship:2/left". "UPDATE=1" names the dice that the
// seed has brought.
package script

import (
	"xwing/game"
	"xwing/game/armada/match"
	"xwing/game/armada/terms"
	"xwing/game/script"
)

// grammar is how the lines of Armada's scripts look.
var grammar = script.Grammar{Puts: []string{"ship", "squadron"}, Forms: []string{
	"ship red CARD X Y HEADING SPEED [with UPGRADE…]",
	"squadron red CARD X Y",
	"obstacle ID X Y HEADING",
	"shields ship:N ZONE COUNT",
	"dials ship:N COMMAND…",
	"commands ship:N COMMAND…",
	"raided ship:N COMMAND…",
	"token PIECE TOKEN STATE",
	"damage ship:N CARD",
	"facedown ship:N COUNT",
	"hull squadron:N COUNT",
	"exhausted ship:N UPGRADE",
	"holds ship:N UPGRADE COMMAND…",
	"lies ship:N UPGRADE COLOR FACE",
	"kept ship:N UPGRADE squadron:N…",
	"chosen ship:N UPGRADE squadron:N…",
	"activated PIECE",
	"passes red COUNT",
	"marked PIECE [TOKEN]",
	"garrison OBSTACLE [armed]",
	"struck OBSTACLE COUNT",
	"targeting ship:N X Y",
	"marker X Y [KIND] [SEAT] [CARD]",
	"aside PIECE",
	"objective ID",
	"objectives red ID ID ID",
	"victory red COUNT",
	"card COMMAND…",
	"tokens COUNT",
	"brought PIECE…",
	"reserve CARD…",
	"first red",
	"phase ship",
	"round N",
	"rounds N",
	"field NAME",
	"agreed OBJECTIVE",
	"seed N",
	"dice COLOR FACE…",
	"deck red CARD…",
}}

// Read reads a file of scripts.
func Read(text string) (script.File, error) { return grammar.Read(text) }

// Run plays a case and returns its text with what came of it; refused tells whether its last answer was refused. With an
// error comes what there was until then.
func Run(kit *match.Kit, w *terms.Words, c script.Case) (result string, refused bool, err error) {
	return grammar.Run(newTable(kit, w), c)
}

// Open sets up the table of a file's case, for "" of its first, and gives its answers until a question of that kind is
// asked, or ("") the first one of all. What has happened is still to be drained. The Session is the caller's.
func Open(kit *match.Kit, text, title string, kind game.Kind) (*game.Session, error) {
	return grammar.Open(newTable(kit, nil), text, title, kind)
}
