// Package luck tells what dice did in the attacks of a game, from its Events alone: before each roll, what damage was to be
// expected; after it, by how much the roll moved that. What players and cards made of the dice is no part of it: each
// roll is held against what that very roll could have shown, so that fair dice come to nothing on the average whoever plays,
// and whatever he answers (docs/decisions/0029).
//
// Expected is what bare dice and the tokens that lie there do: a lock rerolls blanks, focus, calculate and Force turn focus
// results, evade tokens count. No card is known here.
package luck
