// Package assets holds the files that are built into the program. It only embeds: what they mean is
// decoded elsewhere (the games' catalogs, game/xwing/squad, game/words, scene).
package assets

import (
	"embed"
	"io/fs"
)

//go:embed facts
var files embed.FS

// Facts is the folder of the second edition's facts, as catalog.Load reads it.
func Facts() fs.FS { return sub("facts/xwing2") }

// FirstFacts is the folder of first edition's facts, as catalog.XWing1 reads it.
func FirstFacts() fs.FS { return sub("facts/xwing1") }

// ArmadaFacts is the folder of Star Wars: Armada's facts.
func ArmadaFacts() fs.FS { return sub("facts/armada") }

// Squads is the folder of our own sample squads, one XWS file each.
func Squads() fs.FS { return sub("facts/squads") }

// LaterSquads is the folder of our own sample squads of the 2.5 rules.
func LaterSquads() fs.FS { return sub("facts/squads25") }

// FirstSquads is the folder of our own sample squads of first edition.
func FirstSquads() fs.FS { return sub("facts/squads1") }

// EpicSquads is the folder of our own sample squads for epic battles.
func EpicSquads() fs.FS { return sub("facts/squads-epic") }

// Fleets is the folder of our own sample fleets, one file each.
func Fleets() fs.FS { return sub("facts/fleets") }

// sub is a folder that is known to be embedded: the name is a constant of this package.
func sub(name string) fs.FS {
	dir, err := fs.Sub(files, name)
	if err != nil {
		return files // unreachable: the names above are valid
	}
	return dir
}
