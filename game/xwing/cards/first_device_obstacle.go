package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// firstObstacleDevices lists the obstacles that cards of first edition put into play.
func firstObstacleDevices() []*xwing.Card {
	return []*xwing.Card{
		firstDevice(catalog.CargoDrift, nil), // an asteroid
		firstDevice(catalog.LooseCargo, nil), // a debris cloud
	}
}
