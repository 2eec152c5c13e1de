// Package fleet is lists of ships, squadrons and objectives: what they cost, and which rules of fleet building they
// break.
//
// A [Fleet] is what somebody wrote down, legal or not; [Fleet.Check] says what breaks a rule, as data, each breach with
// its row in the ledger of rules. The package opens no file and knows no rule of play.
package fleet
