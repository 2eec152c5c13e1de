// Package store keeps the player's files: what he brings to a game (squads), journals of games, the own
// config.toml, bug reports. It is the one place of the program that writes to
// the disk; in a browser, local storage stands in for it (the _js.go twin).
//
// Every error is one line that names the file, its folder, and what helps.
package store
