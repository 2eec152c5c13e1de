package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
)

// AttackTerms bind an attack that an ability grants. The zero value is the one
// attack that a ship may make when it engages.
type AttackTerms struct {
	Bonus   bool                                                      // a bonus attack
	Weapon  func(w board.Weapon) bool                                 // nil: any weapon
	Through func(turretArc string) bool                               // through which of its turret arcs, "rear"; nil: any
	Picked  func(turretArc string)                                    // is told of it once it is picked, "" if it is no turret attack
	With    func(w board.Weapon)                                      // is told of the weapon once it is picked
	Whom    func(defender board.ShipID) bool                          // nil: any enemy ship
	Target  func(w board.Weapon, defender board.ShipID) *game.Refusal // what more is asked of the defender
	Charges int                                                       // what it costs of the attacker's own card
	Headed  bool                                                      // by a "Bonus Attack:" header of one of its weapons
	Waive   bool                                                      // the requirement in parentheses is lifted
	Free    bool                                                      // the weapon's own charges are not paid
	Must    bool                                                      // it may not be forgone
	Uncloak bool                                                      // its cloak is given up for it
	header  *bonusHeader                                              // the "Bonus Attack:" header by which it is performed
}
