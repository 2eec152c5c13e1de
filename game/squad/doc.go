// Package squad is lists of ships: read from and written to XWS, the exchange format of the squad
// builders, priced, and checked against the squad building rules of a rule set.
//
// A [Squad] is what the file says, legal or not: unknown cards are kept, and [Squad.Check] says what
// breaks a rule, as data. The package opens no file, knows no rule of play and builds nothing by itself.
package squad
