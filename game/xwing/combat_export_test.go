package xwing

import "xwing/game/xwing/board"

// What tests of combat need to ask without an attack under way.

// AttackDiceOf returns the attack dice of the attack in the state's view.
func AttackDiceOf(s *State) int { return diceOf((&Table{State: s}).Fight().attackParts(nil)) }

// AgilityOf returns a ship's agility value.
func AgilityOf(s *State, id board.ShipID) int { return (&Table{State: s}).Agility(id) }
