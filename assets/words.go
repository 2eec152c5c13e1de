package assets

import "embed"

// Words holds the words of every language, one TOML file each: words/en.toml.
//
//go:embed words
var Words embed.FS
