package board

import (
	"testing"

	"xwing/game"
)

// TestEffectsAndCauses: what a maneuver or an action has led to says whom it befell,
// and the maneuver itself whose it was; an attacker's dice befall nobody.
func TestEffectsAndCauses(t *testing.T) {
	for _, c := range []struct {
		e             game.Event
		effect, cause ShipID
	}{
		{ShipMoved{Ship: 3}, 3, 0}, {DiceRolled{Ship: 3}, 3, 0}, {DiceRolled{Ship: 3, Attack: true}, 0, 0},
		{DamageDealt{Ship: 3}, 3, 0}, {ShipFled{Ship: 3}, 0, 0},
		{ManeuverExecuted{Ship: 3}, 0, 3}, {ActionPerformed{Ship: 3}, 0, 3}, {AttackEnded{}, 0, 0},
	} {
		if effect, cause := EffectOn(c.e), CauseOf(c.e); effect != c.effect || cause != c.cause {
			t.Errorf("%T befalls %d and is the cause of %d, want %d and %d", c.e, effect, cause, c.effect, c.cause)
		}
	}
}
