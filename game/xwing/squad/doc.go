// Package squad is lists of ships: read from and written to XWS, the exchange format of the squad
// builders, priced, and checked against the squad building rules of a rule set.
//
// A [Squad] is what the file says, legal or not: unknown cards and keys are kept, and [Squad.Check] says what
// breaks a rule, as data. A [Pool] draws random legal squads, [Quick] puts quick builds together. The package
// opens no file and knows no rule of play.
package squad
