package assets

import "embed"

// Words holds the words of every language: words/en.toml, and a game's own in a folder
// named for it, words/xwing/en.toml.
//
//go:embed words
var Words embed.FS
