package xwing

import (
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/find"
	"xwing/game/xwing/shelf"
	"xwing/game/xwing/terms"
)

// shelfScreen is the shelf of every card of every edition: what is found, the card that is looked at, and what sets two apart.
type shelfScreen struct {
	client *Client
	cards  *shelf.Shelf
	stage  *builderScreen       // that shows ship cards: as the builder does
	back   func()               // goes where the shelf was opened from
	take   func(catalog.CardID) // takes a card along there; nil: nothing is taken

	find   string // what is looked for
	only   shelf.Filter
	column find.Column // that rows are sorted by; "": the best first
	down   bool        // from the largest on
	rows   []shelf.Row
	shared map[catalog.CardID][]string // why a row is like a card
	of     shelvedFor                  // what the rows are the answer to
	reveal bool                        // the row that the keys are at is to be seen

	at     int             // which row is looked at
	by     catalog.Ruleset // the points list that it is looked at by; "": that of its row
	kin    kinship
	aside  []catalog.CardID // put aside to be compared: two at most
	paths  bool             // the names of scripts are told
	page   string           // that is shown where columns have no room beside each other
	words  map[catalog.Ruleset]*terms.Words
	listed listedCard
}

// kinship is the cards that are listed for a card in place of all that are looked for.
type kinship struct {
	how  string // takers or likes; "": none
	card catalog.CardID
	list catalog.Ruleset
}

// How cards are listed for one.
const (
	takers = "takers" // who can take it, or what it can take
	likes  = "likes"  // which are like it
)

// shelvedFor is what the rows depend on.
type shelvedFor struct {
	find   string
	only   shelf.Filter
	column find.Column
	down   bool
	kin    kinship
}

// listedCard is what all points lists have of the card that is looked at.
type listedCard struct {
	card  catalog.CardID
	lists []shelf.InList
}

// The pages of the shelf.
const (
	listPage    = "list"
	cardPage    = "card"
	comparePage = "compare"
)
