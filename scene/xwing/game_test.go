package xwing

import (
	"reflect"
	"testing"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
)

// TestAGameBeginsOnce shows what a new game begins with, such as mission points for a squad below
// the limit and what setup abilities give, as it is, not twice.
func TestAGameBeginsOnce(t *testing.T) {
	a, _ := newApp(t, 0)
	p, err := a.begun(setup{squads: matchtest.Squads(t, "scum-protectors", "imperial-aces"), list: catalog.AMG25, scenario: "chance"})
	if err != nil {
		t.Fatal(err)
	}
	p.board.Finish()
	shown, now := p.board.view, p.state().ViewFor(game.NoSeat)
	if !reflect.DeepEqual(shown, now) || now.Score != [2]int{3, 2} {
		t.Errorf("the table shows the score %v, and the game has %v (want 3 and 2); all else alike: %v", shown.Score, now.Score, reflect.DeepEqual(shown, now))
	}
}
