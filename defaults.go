// Package xwing is the root of the module. It holds nothing but the defaults
// that a player may change.
package xwing

import _ "embed"

// Defaults is the text of config.toml.
//
//go:embed config.toml
var Defaults []byte
