package pieces

import (
	"xwing/game/xwing/catalog"
	"xwing/scene/art"
)

// Matter is what a type of obstacle is made of.
func Matter(t catalog.ObstacleType) art.Matter {
	switch t {
	case catalog.Asteroid:
		return art.Rock
	case catalog.GasCloud:
		return art.Gas
	}
	return art.Wreck
}
