package xwing_test

import (
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

// What the anatomy of a ship card says of all of them; its example cards are played by
// the tests of the cards.
func TestAnatomies(t *testing.T) {
	t.Run("X20-ANA-001 X20-ABL-007", func(t *testing.T) {
		for _, p := range xwingtest.Rules(t).Catalog.Pilots() {
			if _, ok := p.Rules(catalog.FFG20); ok && p.Limited > 0 && !p.HasAbility && p.XWS != "autopilotdrone" { // it has a ship ability alone
				t.Errorf("%s is limited and has no pilot ability", p.XWS)
			}
		}
	})
}
