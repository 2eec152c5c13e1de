package cards

import "xwing/game/xwing"

// hyperdriveUpgrades lists the upgrades of the slot hyperdrive.
func hyperdriveUpgrades() []*xwing.Card {
	return []*xwing.Card{
		upgrade("syliure31hyperdrive", number(xwing.SettingUp, xwing.FarFromAll, nil)),
	}
}
