package xwing

import "xwing/game/xwing/catalog"

// Card is the declaration of one card's abilities.
type Card struct {
	ID        catalog.CardID
	Editions  []string
	Lists     []catalog.Ruleset    // points lists whose text it is; nil: of all that have no text of their own
	Requires  catalog.ActionType   // special weapons: the token or lock that the attack requires, if any
	Or        []catalog.ActionType // special weapons: what will do in place of that
	Spend     int                  // special weapons: charges that the attack costs
	Bonus     []BonusHeader        // the "Bonus Attack:" headers of its first side; of one weapon the cheaper before the dearer
	Blast     *Blast               // devices that detonate
	Cloud     *Cloud               // devices that are obstacles of their own kind
	Drained   bool                 // its charges cannot be recovered
	Fallback  bool                 // its effect is code of its own rather than a few verbs and queries
	Aboard    string               // upgrades: the pilot of a ship that comes with its ship, docked from the start
	Estranged bool                 // conditions: the ship and its friends are only allied
	Befriends int                  // of upgrades by which a ship joins a squad: the side, 1 or 2, that makes it a friend; 0: none
	Abilities []Ability
	Also      []string // ids of its kind that print the same
	Reprint   bool     // it is one of those of another card

	ref   string   // "kind/xws"
	heeds concerns // what its abilities answer to
}
