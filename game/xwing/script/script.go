// Package script is X-Wing in scripts (game/script): what stands on a table as lines of text,
// and how its game is told.
//
// A script begins with what stands on the table:
//
//	ship red lukeskywalker 400 200 0 with servomotorsfoils r2d2
//	ship blue academypilot 400 400 180
//	obstacle coreasteroid0 500 500 30
//	device blue protonbomb 450 300 0
//	tokens ship:1 focus 1
//	lock ship:1 ship:2
//	damage ship:1 stunnedpilot
//	facedown ship:1 2
//	left ship:1 shields 0
//	left ship:1 r2d2 1
//	flip ship:1 servomotorsfoils
//	condition ship:2 hunted ship:1 [facedown]
//	docked ship:3 ship:1
//	reserve ship:4
//	holds ship:1 sabinewren ion jam
//	ordnance ship:1 protontorpedoes 1
//	discarded ship:1 concussionmissiles
//	dial ship:1 3FB
//	wing ship:1 ship:2 ship:3
//	split ship:3
//	turret ship:1 front
//	turret ship:1 turbolaserbattery left
//	first red
//	phase engagement
//
// with places in mm from the lower left corner and headings in degrees, 0 up and
// left positive. What is left is of an upgrade's charges, the pilot's, of its force
// or of its shields; a condition is of the ship named last, and so is what a ship is
// docked with. In "phase setup" the ships stand where they will; in "phase forces"
// they are still to be set up. What happens at the start of the System and of the
// Activation Phase is over in "phase system" and "phase activation". Cards are those
// of the edition's own points list, but of another after a line such as "list x2po". A game
// of first edition says so, and which damage deck is played with if not the latest:
//
//	edition 1 2012
//
// A scenario of 2.5 has features, the first in the middle, and a round:
//
//	list amg25
//	scenario salvage
//	feature 457.2 457.2
//	tows ship:1 feature:1
//	worth ship:1 5
//	round 2
//
// Or it begins with two built-in squads, to be set up:
//
//	squad red rebel-core
//	squad blue imperial-core
//	seed 3
//
// Dice and damage cards come in the order in which they are named anywhere, facedown
// cards that ships have first:
//
//	dice attack hit crit blank
//	dice defense evade focus
//	deck blue directhit
//
// Then come answers, as in scripts of any game: "red choose-attack primary:0>ship:2".
//
// No line has words that mean nothing, and no dial shows what is not on it, unless the line
// says so ("dial ship:1 5FR foreign"). "UPDATE=1" names the dice that are rolled and the cards
// that are shown in a case, where the seed has brought them.
package script

import (
	"xwing/game"
	"xwing/game/script"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match"
	"xwing/game/xwing/terms"
)

// Read reads a file of scripts.
func Read(text string) (script.File, error) { return grammar().Read(text) }

// Edition is the edition that the file's table names, "" where it is left to the kit.
func Edition(f script.File) string {
	if said := f.Said("edition"); said != nil {
		return said[0]
	}
	return ""
}

// newTable returns a table without anything on it.
func newTable(kit *match.Kit, w *terms.Words) *table {
	t := &table{kit: kit, words: w}
	t.Table.Phase = board.Planning
	return t
}

// Run plays a case and returns its text with what came of it; refused tells whether
// its last answer was refused. With an error comes what there was until then.
func Run(kit *match.Kit, w *terms.Words, c script.Case) (result string, refused bool, err error) {
	return grammar().Run(newTable(kit, w), c)
}

// Open sets up the table of a file's case, for "" of its first, and gives its answers
// until a question of that kind is asked, or ("") the first one of all. What has
// happened is still to be drained. The Session is the caller's.
func Open(kit *match.Kit, text, title string, kind game.Kind) (*game.Session, error) {
	return grammar().Open(newTable(kit, nil), text, title, kind)
}
