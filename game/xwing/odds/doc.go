// Package odds counts exactly what an attack would come to: the rules themselves perform it on a copy of the table, for
// every roll and every answer, and both players answer as is best for them. It never rolls, and it knows no card: what
// the rules enforce is counted, whatever it is.
//
// The attacker wants the most damage on average, the defender the least; among answers that do equally well, the attacker
// takes what destroys more often, the defender what does so less, then the first. Dice that already show what is best for
// their player are not rerolled by him. What the damage does to other ships, and what damage cards say, is not counted.
package odds
