package assets

import _ "embed"

//go:embed scripts/xwing.tsv
var scripts string

//go:embed scripts/armada.tsv
var fleetScripts string

//go:embed scripts/lesson.txt
var lesson string

// Lesson is the first game of X-Wing as it goes where everything is answered as suggested, which package lesson reads.
func Lesson() string { return lesson }

// CardScripts is the index of X-Wing's scripts about cards, which go test ./game/xwing/shelf -run TestScripts writes:
// package shelf reads it.
func CardScripts() string { return scripts }

// FleetScripts is the index of Armada's scripts by cards, which go test ./game/armada/shelf -run TestScripts writes: Armada's
// package shelf reads it.
func FleetScripts() string { return fleetScripts }
