package position

import (
	"slices"

	"xwing/game/script"
)

// grammar is how the lines of a position look.
var grammar = script.Grammar{Puts: []string{"ship"}, Forms: []string{
	"ship red PILOT X Y HEADING [with UPGRADE…]",
	"obstacle ID X Y HEADING",
	"device red KIND X Y HEADING [FUSES]",
	"tokens ship:N TOKEN COUNT",
	"turret ship:N [UPGRADE] front [rear…]",
	"lock ship:N PIECE",
	"damage ship:N CARD",
	"first red",
	"phase planning",
	"seed N",
	"dice attack FACE…",
	"deck red CARD…",
	"edition ID [DAMAGE-DECK]",
	"list NAME",
	"scenario NAME",
	"feature X Y",
	"format epic",
	"environment ID",
	"counter cache|target obstacle:N|X [Y]",
	"round N",

	"left ship:N pilot|force|shields|UPGRADE COUNT",
	"facedown ship:N COUNT",
	"dial ship:N MANEUVER [foreign]",
	"ordnance ship:N UPGRADE COUNT",
	"discarded ship:N UPGRADE",
	"flip ship:N UPGRADE",
	"condition ship:N CARD ship:N [facedown]",
	"docked ship:N ship:N",
	"reserve ship:N",
	"tows ship:N feature:N",
	"holds ship:N UPGRADE TOKEN…",
	"worth ship:N POINTS",
	"scored ship:N POINTS",
	"objectives ship:N NUMBER",
	"wing ship:N ship:N ship:N…",
	"split ship:N",
	"activated ship:N",
	"engaged ship:N",
}}

// Grammar is how the lines of a position look, with further forms, some of which put pieces on the table.
func Grammar(puts []string, forms ...string) script.Grammar {
	return script.Grammar{Puts: slices.Concat(grammar.Puts, puts), Forms: slices.Concat(grammar.Forms, forms)}
}
