package catalog_test

import (
	"testing"

	"xwing/game/xwing/catalog"
)

// TestNearUpgradeBySides: who names the side of a card that lies down is told which card it is on.
func TestNearUpgradeBySides(t *testing.T) {
	c := load(t)
	for id, want := range map[string]string{"turbolaserbatteryoffline": "turbolaserbattery", "turbolaserbatery": "turbolaserbattery",
		"servomotorsfoilsclosed": "servomotorsfoils", "nothingofthekindatall": ""} {
		if got := c.NearID(catalog.UpgradeCard, id); got != want {
			t.Errorf("near %q is %q, want %q", id, got, want)
		}
	}
}
