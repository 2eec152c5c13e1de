package player_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/player"
)

// TestAimIsThePreview plays games in which, whenever a ship may attack, what aiming
// tells of every attack that it could make is compared with what is previewed of it.
func TestAimIsThePreview(t *testing.T) {
	compared, blocked := 0, 0
	var aim xwing.Aim
	for seed := range uint64(6) {
		s := begin(t, [...]string{"rebel-core", "scum-hunters"}[seed%2], [...]string{"imperial-heavies", "republic-jedi"}[seed%2], seed)
		mind := [2]player.Player{player.NewSensible(seed), player.NewSensible(seed + 1)}
		playOut(t, s, mind, func(now *xwing.State, d game.Decision) bool {
			if d.Kind != ask.ChooseAttack {
				return false
			}
			id := board.ShipOf(d.About[0])
			now.TakeAim(&aim, id)
			for _, w := range now.Weapons(id) {
				for i := range now.View.Ships {
					other := now.View.Ships[i].ID
					p := now.PreviewAttack(id, w.ID, other)
					if a, def := aim.Dice(w.ID, other); a != p.AttackDice || def != p.DefenseDice {
						t.Fatalf("seed %d: ship %d attacks %d with %s: aims at %d against %d dice, want %d against %d",
							seed, id, other, w.ID, a, def, p.AttackDice, p.DefenseDice)
					}
					if p.InArc {
						compared++
					}
					if len(p.Obstructed) > 0 {
						blocked++
					}
				}
			}
			return false
		})
	}
	if compared < 100 || blocked < 10 {
		t.Errorf("compared %d attacks, %d of them obstructed: too few to tell", compared, blocked)
	}
}
