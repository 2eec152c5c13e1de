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

// GlossaryWords is the folder of a game's words, where its glossary stands: "xwing", "armada".
func GlossaryWords(game string) fs.FS {
	dir, err := fs.Sub(Words, "words/"+game)
	if err != nil {
		return Words // unreachable: games are named by this program
	}
	return dir
}

// Glossary is the folder of what the terms of glossaries rest on, one file a game.
func Glossary() fs.FS { return sub("facts/glossary") }
