package sim

import (
	"testing"

	"xwing/game"
	"xwing/game/trial"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
)

// winged are two squads with two wings each.
var winged = [2]string{
	`{"name": "Shadow", "faction": "galacticempire", "vendor": {"xwing": {"wings": [[0, 1, 2, 3, 4, 5], [6, 7, 8]]}}, "pilots": [
		{"id": "blacksquadronace", "upgrades": {"command": ["skystrikeacademyclass"]}}, {"id": "academypilot"}, {"id": "academypilot"},
		{"id": "obsidiansquadronpilot"}, {"id": "academypilot"}, {"id": "academypilot"},
		{"id": "sabersquadronace", "upgrades": {"command": ["shadowwing"]}}, {"id": "alphasquadronpilot"}, {"id": "alphasquadronpilot"}]}`,
	`{"name": "Torrents", "faction": "galacticrepublic", "vendor": {"xwing": {"wings": [[0, 1, 2, 3], [4, 5, 6]]}}, "pilots": [
		{"id": "jediknight", "upgrades": {"command": ["jedicommander"]}}, {"id": "goldsquadrontrooper"}, {"id": "goldsquadrontrooper"},
		{"id": "bluesquadronprotector"},
		{"id": "shadowsquadronescort", "upgrades": {"command": ["veteranwingleader"]}}, {"id": "loyalistvolunteer"},
			{"id": "loyalistvolunteer"}]}`,
}

// TestWingsFly plays whole games of squads with wings, with every check on: none is stuck, and wings split, fly and join.
func TestWingsFly(t *testing.T) {
	kit := matchtest.Kit(t)
	seen := map[string]int{}
	for _, list := range kit.Lists() {
		for seed := range uint64(2) {
			for _, sensible := range []bool{false, true} {
				h, err := kit.HeaderBy(list, [2][]byte{[]byte(winged[0]), []byte(winged[1])}, seed)
				if err != nil {
					t.Fatal(err)
				}
				g := Game{Header: h, Start: kit.Start, Checks: true, Cover: trial.NewCoverage()}
				for i := range g.Players {
					if g.Players[i] = player.NewRandom(seed + uint64(i)); sensible {
						g.Players[i] = player.NewSensible(seed + uint64(i))
					}
				}
				g.Seen = func(_ *board.View, e game.Event) {
					switch e := e.(type) {
					case board.WingSplit:
						seen[e.Why.Key]++
					case board.WingJoined:
						seen["joins"]++
					case board.ShipMoved:
						seen[string(e.By)]++
					}
				}
				if r := Play(g); r.Err() != nil || !r.Over {
					t.Errorf("%s, seed %d, sensible %v: over %v, %v", list, seed, sensible, r.Over, r.Err())
				}
			}
		}
	}
	t.Log(seen)
	for _, want := range []string{"formation", "joins", "why.wing-will", "refusal.formation-on-ship"} {
		if seen[want] == 0 {
			t.Errorf("in no game: %s", want)
		}
	}
}
