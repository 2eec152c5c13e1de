package assets

import (
	"embed"
	"io/fs"
)

// Words holds the words of every language: words/en.toml, and a game's own in a folder
// named for it, words/xwing/en.toml.
//
//go:embed words
var Words embed.FS

// GlossaryWords is where glossaries are told: glossary.LANGUAGE.toml in the folder of each game, and asking/LANGUAGE.toml for
// how a language asks.
func GlossaryWords() fs.FS {
	dir, err := fs.Sub(Words, "words")
	if err != nil {
		return Words // unreachable: the name is valid
	}
	return dir
}

// Glossary is the folder of what the terms of glossaries rest on, one file a game.
func Glossary() fs.FS { return sub("facts/glossary") }
