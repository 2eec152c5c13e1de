// Package threat tells where the ships of a player's opponents could be next, and how many attack dice could fall where on
// the table. It looks at what everybody sees and at no dial that is not revealed: a ship has each maneuver of its dial that
// it could execute, with the rules' own moves, and of its weapons the one that rolls most. Actions are not counted, nor what
// cards add to dice; of a place that somebody means to take [Count.At] tells what the rules say of an attack there.
package threat
