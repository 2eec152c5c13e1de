package assets

import _ "embed"

//go:embed scripts/xwing.tsv
var scripts string

// CardScripts is the index of X-Wing's scripts about cards, which go test ./game/xwing/shelf -run TestScripts writes:
// package shelf reads it.
func CardScripts() string { return scripts }
