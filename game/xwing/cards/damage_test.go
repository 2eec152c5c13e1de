package cards_test

import (
	"testing"

	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/xwingtest"
)

const (
	veteran = board.ShipID(1) // an X-wing of Red's
	academy = board.ShipID(2) // a TIE fighter of Blue's, ahead of it
)

func TestDamageCardsDeclared(t *testing.T) {
	rules := xwingtest.Rules(t, cards.All()...)
	for _, c := range rules.Catalog.DamageDeck() {
		if rules.Cards.Card("damage/"+c.ID) == nil {
			t.Errorf("damage card %s is not declared", c.ID)
		}
	}
}
