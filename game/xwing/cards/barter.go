package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/physics"
)

// barter lists cards that move cards.
func barter() []*xwing.Card { return []*xwing.Card{cikatroVizago()} }

// cikatroVizago barters. What he returns after the game is nothing to a single
// game.
func cikatroVizago() *xwing.Card {
	goods := func(t *xwing.Table, m xwing.Moment) []xwing.Equipped {
		return t.EquippedIn("illicit", friendsAt(t, m, physics.Range1, func(board.ShipID) bool { return true }))
	}
	return upgrade("cikatrovizago", xwing.Ability{When: xwing.DuringEndPhase,
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.AnyExchange(goods(t, m)) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if a, b, ok := t.ChooseExchange(m, goods(t, m)); ok {
				t.Exchange(a, b)
			}
		}})
}
