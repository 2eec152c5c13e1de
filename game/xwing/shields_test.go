package xwing_test

import (
	"testing"

	"xwing/game/xwing"
)

// Shield chapter.
func TestShields(t *testing.T) {
	t.Run("X20-SHD-001 X20-SHD-002", func(t *testing.T) {
		s := duel{}.state(t)
		eq(t, "active at setup", s.View.Ship(attacker).Shields.Active, 2)
		eq(t, "shielded", s.View.Ship(attacker).Shielded(), true)
		eq(t, "TIE fighter", s.View.Ship(defender).Shielded(), false)
		s.View.Ship(attacker).Shields.Active = 1
		eq(t, "shielded by the last one", s.View.Ship(attacker).Shielded(), true)
		s.View.Ship(attacker).Shields.Active = 0
		eq(t, "shielded by inactive ones", s.View.Ship(attacker).Shielded(), false)
	})
	t.Run("X20-SHD-003 X20-SHD-004", func(t *testing.T) {
		var got []bool
		g := inflict(t, duel{change: func(s *xwing.State) { s.View.Ship(attacker).Shields.Active = 1 }},
			func(t *xwing.Table, m xwing.Moment) {
				got = append(got, t.RecoverShield(attacker), t.RecoverShield(attacker))
			})
		eq(t, "shields", g.Ship(attacker).Shields.Active, 2)
		eq(t, "first", got[0], true)
		eq(t, "with all active", got[1], false)
		g = inflict(t, duel{change: func(s *xwing.State) { s.View.Ship(attacker).Shields.Active = 0 }},
			func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(attacker) })
		eq(t, "one at a time", g.Ship(attacker).Shields.Active, 1)
	})
	t.Run("X20-SHD-005 X20-SHD-006", func(t *testing.T) {
		var got []bool
		g := inflict(t, duel{}, func(t *xwing.Table, m xwing.Moment) {
			got = append(got, t.LoseShield(attacker), t.SpendShield(attacker), t.SpendShield(attacker))
		})
		eq(t, "shields", g.Ship(attacker).Shields.Active, 0)
		eq(t, "cards", g.Ship(attacker).DamageCards(), 0)
		eq(t, "third", got[2], false)
		g = inflict(t, duel{}, func(t *xwing.Table, m xwing.Moment) { t.LoseShield(attacker) })
		eq(t, "one at a time", g.Ship(attacker).Shields.Active, 1)
	})
}
