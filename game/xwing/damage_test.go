package xwing_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/xwingtest"
)

// inflict begins the Engagement Phase with the X-wing's pilot doing something to
// the ships before it engages; play stands at its choose-attack.
func inflict(t *testing.T, d duel, do func(t *xwing.Table, m xwing.Moment)) *xwingtest.Game {
	t.Helper()
	d.cards = append(d.cards, card("pilot/"+xwingPilot, xwing.Ability{When: xwing.BeforeEngaging, Do: do}))
	return d.start(t)
}

// hits makes the TIE fighter suffer hit damage.
func hits(n int) func(*xwing.Table, xwing.Moment) {
	return func(t *xwing.Table, _ xwing.Moment) { t.SufferDamage(defender, xwing.Damage{Hits: n}) }
}

// crits makes it suffer crit damage.
func crits(n int) func(*xwing.Table, xwing.Moment) {
	return func(t *xwing.Table, _ xwing.Moment) { t.SufferDamage(defender, xwing.Damage{Crits: n}) }
}

// Damage chapter.
func TestDamage(t *testing.T) {
	t.Run("X20-DMG-001 X20-DMG-004 X20-DMG-005", func(t *testing.T) {
		g := inflict(t, duel{change: func(s *xwing.State) { top(s, game.Blue, "weaponsfailure", "stunnedpilot") },
			cards: cards.All()}, hits(1))
		eq(t, "facedown", g.Ship(defender).Facedown, 1)
		eq(t, "faceup", len(g.Ship(defender).Faceup), 0)
		g = inflict(t, duel{change: func(s *xwing.State) { top(s, game.Blue, "panickedpilot") }, cards: cards.All()}, crits(1))
		eq(t, "its text is resolved", g.Ship(defender).Has(board.Stress), 2)
		stress := 0
		inflict(t, duel{change: func(s *xwing.State) { top(s, game.Blue, "panickedpilot") }, cards: cards.All()}, func(t *xwing.Table, m xwing.Moment) {
			crits(1)(t, m)
			stress = t.Ship(defender).Has(board.Stress)
		})
		eq(t, "at once", stress, 2)
		g = inflict(t, duel{change: func(s *xwing.State) { top(s, game.Blue, "weaponsfailure", "stunnedpilot") }}, crits(2))
		eq(t, "two faceup", len(g.Ship(defender).Faceup), 2)
		g = inflict(t, duel{change: func(s *xwing.State) { top(s, game.Blue, "weaponsfailure") }}, crits(1))
		eq(t, "faceup", g.Ship(defender).Faceup[0].Card, "weaponsfailure")
		g = duel{attack: "cbbb", defense: "bbb", change: func(s *xwing.State) { top(s, game.Blue, "panickedpilot") }, cards: cards.All()}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "resolved in an attack", g.Ship(defender).Has(board.Stress), 2)
		hit := duel{attack: "hbbb", defense: "bbb"}.start(t)
		hit.Pick(ask.ChooseAttack, shoot)
		eq(t, "facedown in an attack", hit.Ship(defender).Facedown, 1)
		eq(t, "crit damage", xwingtest.All[board.DamageSuffered](g)[0].Crit, true)
		eq(t, "hit damage", xwingtest.All[board.DamageSuffered](inflict(t, duel{}, hits(1)))[0].Crit, false)
	})
	t.Run("X20-DMG-002 X20-DMG-003", func(t *testing.T) {
		g := inflict(t, duel{blue: "bluesquadronescort"}, hits(3)) // 2 shields
		eq(t, "one at a time", strings.Join(order(g, "DamageSuffered", "ShieldsChanged", "DamageDealt"), " "),
			"DamageSuffered ShieldsChanged DamageSuffered ShieldsChanged DamageSuffered DamageDealt")
		eq(t, "shields", g.Ship(defender).Shields.Active, 0)
		eq(t, "cards", g.Ship(defender).DamageCards(), 1)
		g = inflict(t, duel{blue: "bluesquadronescort"}, crits(3))
		eq(t, "shields after crits", g.Ship(defender).Shields.Active, 0)
		eq(t, "cards after crits", g.Ship(defender).DamageCards(), 1)
		var shields []int // abilities see each point by itself
		watch := card("pilot/bluesquadronescort", xwing.Ability{When: xwing.AfterSufferingDamage, Do: func(t *xwing.Table, m xwing.Moment) {
			shields = append(shields, t.Ship(defender).Shields.Active)
		}})
		for _, dice := range []string{"hhbb", "ccbb"} {
			shields = nil
			duel{blue: "bluesquadronescort", cards: []*xwing.Card{watch}, attack: dice, defense: "bb"}.start(t).Pick(ask.ChooseAttack, shoot)
			if !slices.Equal(shields, []int{1, 0}) {
				t.Errorf("%s: shields after each point: %v, want 1, 0", dice, shields)
			}
		}
	})
	t.Run("X20-DMG-006", func(t *testing.T) {
		g := inflict(t, duel{blue: "bluesquadronescort"}, crits(2))
		eq(t, "shields", g.Ship(defender).Shields.Active, 0)
		eq(t, "cards", g.Ship(defender).DamageCards(), 0)
		g = duel{blue: "bluesquadronescort", attack: "cbbb", defense: "bb"}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "shields after an attack", g.Ship(defender).Shields.Active, 1)
		eq(t, "cards after an attack", g.Ship(defender).DamageCards(), 0)
	})
	t.Run("X20-DMG-008", func(t *testing.T) {
		g := inflict(t, duel{}, hits(1))
		eq(t, "damaged", g.Ship(defender).Damaged(), true)
		eq(t, "critically", g.Ship(defender).CriticallyDamaged(), false)
		eq(t, "the other", g.Ship(attacker).Damaged(), false)
		g = inflict(t, duel{change: func(s *xwing.State) { top(s, game.Blue, "weaponsfailure") }}, crits(1))
		eq(t, "critically", g.Ship(defender).CriticallyDamaged(), true)
		eq(t, "by a faceup card alone", g.Ship(defender).Damaged(), true)
	})
	t.Run("X20-DMG-009", func(t *testing.T) {
		triggered := 0
		watch := card("pilot/bluesquadronescort", xwing.Ability{When: xwing.AfterSufferingDamage,
			Do: func(*xwing.Table, xwing.Moment) { triggered++ }})
		for _, faceup := range []bool{false, true} {
			g := inflict(t, duel{blue: "bluesquadronescort", cards: []*xwing.Card{watch}},
				func(t *xwing.Table, _ xwing.Moment) { t.DealDamageCard(defender, faceup) })
			eq(t, "shields", g.Ship(defender).Shields.Active, 2)
			eq(t, "cards", g.Ship(defender).DamageCards(), 1)
			eq(t, "triggers", triggered, 0)
			eq(t, "suffered", len(xwingtest.All[board.DamageSuffered](g)), 0)
		}
		inflict(t, duel{blue: "bluesquadronescort", cards: []*xwing.Card{watch}}, hits(1))
		eq(t, "suffering triggers", triggered, 1)
	})
	t.Run("X20-DMG-010", func(t *testing.T) {
		g := inflict(t, duel{}, hits(5))
		eq(t, "cards on 3 hull", g.Ship(defender).DamageCards(), 5)
		eq(t, "crits on 3 hull", inflict(t, duel{}, crits(5)).Ship(defender).DamageCards(), 5)
		g = duel{attack: "hhhc", defense: "bbb", change: func(s *xwing.State) { hurt(s, defender, 2) }}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "by an attack", g.Ship(defender).DamageCards(), 6)
	})
	t.Run("X20-HUL-001 X20-HUL-002 X20-DCD-009", func(t *testing.T) {
		g := inflict(t, duel{}, hits(2))
		eq(t, "hull value", g.Ship(defender).Hull, 3)
		eq(t, "hull remaining", g.Ship(defender).HullRemaining(), 1)
		eq(t, "less a faceup card", inflict(t, duel{change: func(s *xwing.State) { top(s, game.Blue, "weaponsfailure") }}, crits(1)).Ship(defender).HullRemaining(), 2)
		eq(t, "destroyed", g.Ship(defender).Destroyed, false)
		eq(t, "destroyed by a third card", inflict(t, duel{}, hits(3)).Ship(defender).Destroyed, true)
		eq(t, "destroyed by three faceup", inflict(t, duel{}, crits(3)).Ship(defender).Destroyed, true)
	})
	t.Run("X20-QUE-006", func(t *testing.T) {
		// An ability's damage triggers abilities only after the ability.
		var log []string
		g := inflict(t, duel{cards: []*xwing.Card{card("pilot/"+tiePilot, xwing.Ability{When: xwing.AfterSufferingDamage,
			Do: func(*xwing.Table, xwing.Moment) { log = append(log, "triggered") }})}},
			func(t *xwing.Table, _ xwing.Moment) {
				t.SufferDamage(defender, xwing.Damage{Hits: 2})
				log = append(log, "done")
			})
		eq(t, "order", strings.Join(log, " "), "done triggered triggered")
		_ = g
	})
}

// Replacement effects of damage.
func TestDamageReplaced(t *testing.T) {
	prevent := func(may bool) xwing.Ability {
		return xwing.Ability{When: xwing.WouldSufferDamage, May: may,
			Replace: func(_ *xwing.Table, _ xwing.Moment, d *xwing.Damage) { *d = xwing.Damage{} }}
	}
	t.Run("X20-REP-002 X20-REP-003", func(t *testing.T) {
		after := 0
		g := inflict(t, duel{cards: []*xwing.Card{card("pilot/"+tiePilot, prevent(false),
			xwing.Ability{When: xwing.AfterSufferingDamage, Do: func(*xwing.Table, xwing.Moment) { after++ }})}}, hits(2))
		eq(t, "cards", g.Ship(defender).DamageCards(), 0)
		eq(t, "prevented", len(xwingtest.All[board.DamagePrevented](g)), 2)
		eq(t, "suffered", len(xwingtest.All[board.DamageSuffered](g)), 0)
		eq(t, "triggers", after, 0)
	})
	t.Run("X20-REP-005 X20-ABL-002", func(t *testing.T) {
		// Hull Breach would turn hits into crits; a card of a friend could prevent
		// them: one of the two applies.
		breach := func(s *xwing.State) {
			s.View.Ship(defender).Faceup = []board.FaceupDamage{{Card: "hullbreach", N: 91}}
			top(s, game.Blue, "weaponsfailure")
		}
		d := duel{cards: append(cards.All(), card("pilot/"+tiePilot, prevent(true))), change: breach}
		g := inflict(t, d, hits(1))
		eq(t, "none", refusal(g, ask.ChooseReplacement, "none"), "X20-ABL-002")
		g.Pick(ask.ChooseReplacement, "damage/hullbreach/91")
		eq(t, "faceup cards", len(g.Ship(defender).Faceup), 2)
		g = inflict(t, d, hits(1))
		g.Pick(ask.ChooseReplacement, "pilot/"+tiePilot)
		eq(t, "faceup cards", len(g.Ship(defender).Faceup), 1)
	})
	t.Run("X20-ABL-002 X20-CRD-004", func(t *testing.T) {
		g := inflict(t, duel{cards: []*xwing.Card{card("pilot/"+tiePilot, prevent(true))}}, hits(1))
		g.Pick(ask.UseAbility, "no")
		eq(t, "declined", g.Ship(defender).DamageCards(), 1)
		g = inflict(t, duel{cards: []*xwing.Card{card("pilot/"+tiePilot, prevent(false))}}, hits(1))
		eq(t, "without may he is asked", g.Asks(ask.UseAbility), false)
		eq(t, "without may it is prevented", g.Ship(defender).DamageCards(), 0)
	})
	t.Run("X20-REP-005 X20-REP-001 X20-PLO-001", func(t *testing.T) {
		// Both players could replace the damage: the first player's card does.
		for first, owner := range map[game.Seat]board.ShipID{game.Red: attacker, game.Blue: defender} {
			var by []board.ShipID
			anyone := xwing.Ability{When: xwing.WouldSufferDamage, If: func(*xwing.Table, xwing.Moment) bool { return true },
				Replace: func(_ *xwing.Table, m xwing.Moment, d *xwing.Damage) {
					by = append(by, m.Owner)
					*d = xwing.Damage{}
				}}
			g := inflict(t, duel{cards: []*xwing.Card{card("pilot/"+tiePilot, anyone), card("upgrade/elusive", anyone)},
				upgrades: []string{"elusive"}, change: func(s *xwing.State) { s.View.First = first }}, hits(1))
			if !slices.Equal(by, []board.ShipID{owner}) {
				t.Errorf("first player %d: replaced by %v, want ship %d's card alone", first, by, owner)
			}
			eq(t, "suffered all the same", g.Ship(defender).DamageCards(), 0)
		}
	})
	t.Run("X20-DMG-007", func(t *testing.T) {
		var seen []bool
		see := xwing.Ability{When: xwing.WouldSufferDamage, Replace: func(_ *xwing.Table, m xwing.Moment, _ *xwing.Damage) {
			seen = append(seen, m.Damage.Crit)
		}}
		inflict(t, duel{cards: []*xwing.Card{card("pilot/"+tiePilot, see)}},
			func(t *xwing.Table, _ xwing.Moment) { t.SufferDamage(defender, xwing.Damage{Hits: 2, Crits: 1}) })
		if !slices.Equal(seen, []bool{false, true}) {
			t.Errorf("asked for %v, want hits, then crits", seen)
		}
		// A hit that has become a crit waits for the other hits.
		worse := xwing.Ability{When: xwing.WouldSufferDamage, Replace: func(_ *xwing.Table, m xwing.Moment, d *xwing.Damage) {
			if !m.Damage.Crit {
				d.Hits, d.Crits = d.Hits-1, d.Crits+1
			}
		}}
		g := inflict(t, duel{cards: []*xwing.Card{card("pilot/"+tiePilot, worse)}}, hits(2))
		if e := xwingtest.All[board.DamageSuffered](g); len(e) != 2 || e[0].Crit || !e[1].Crit {
			t.Errorf("suffered %+v, want a hit, then a crit", e)
		}
	})
}

// Destroying Ships chapter, outside the Engagement Phase.
func TestDestroyed(t *testing.T) {
	t.Run("X20-DES-003 in the End Phase", func(t *testing.T) {
		g := duel{attack: "bbbb", cards: []*xwing.Card{card("pilot/"+xwingPilot, xwing.Ability{When: xwing.StartOfEnd,
			If: func(*xwing.Table, xwing.Moment) bool { return true }, Do: hits(3)})}}.start(t)
		g.Until(ask.SetDials, nil)
		eq(t, "order", strings.Join(order(g, "ShipDestroyed", "ShipRemoved", "RoundBegan"), " "), "ShipDestroyed ShipRemoved")
		eq(t, "once planning begins", g.Ship(defender).Where, board.Removed)
	})
	t.Run("X20-DES-003 in the System Phase", func(t *testing.T) {
		g := duel{attack: "bbbb", cards: []*xwing.Card{card("pilot/"+xwingPilot, xwing.Ability{When: xwing.StartOfSystem,
			If: func(*xwing.Table, xwing.Moment) bool { return true }, Do: hits(3)})}}.start(t)
		g.Until(ask.SetDials, nil)
		g.Forget()
		g.Dials(nil)
		eq(t, "order", strings.Join(order(g, "ShipDestroyed", "ShipRemoved", "ShipMoved"), " "), "ShipDestroyed ShipRemoved ShipMoved")
	})
	t.Run("X20-DES-003", func(t *testing.T) {
		d := duel{cards: []*xwing.Card{card("pilot/"+xwingPilot, xwing.Ability{When: xwing.EndOfActivation,
			If: func(*xwing.Table, xwing.Moment) bool { return true }, Do: hits(3)})},
			change: func(s *xwing.State) { s.View.Ship(attacker).Locks = []string{"ship:2"} }}
		g := d.start(t)
		g.Until(ask.SetDials, nil)
		g.Dials(nil)
		g.Until(ask.ChooseAttack, nil)
		eq(t, "in the Engagement Phase it is gone", g.Ship(defender).Where, board.Removed)
		eq(t, "locks on it", len(g.Ship(attacker).Locks), 0)
		destroyed := order(g, "ShipDestroyed", "ShipRemoved", "LockLost", "PhaseBegan", "ShipActive")
		if i := slices.Index(destroyed, "ShipDestroyed"); strings.Join(destroyed[i:i+3], " ") != "ShipDestroyed LockLost ShipRemoved" {
			t.Errorf("order = %v", destroyed)
		}
	})
	t.Run("a removed ship holds nothing", func(t *testing.T) {
		g := duel{attack: "hhhh", defense: "bbb", change: all(give(defender, board.Focus, 1), give(defender, board.Stress, 1),
			func(s *xwing.State) {
				s.View.Ship(defender).Locks = []string{"ship:1"}
				s.View.Ship(attacker).Locks = []string{"ship:2"}
			})}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyAttackDice, "done")
		eq(t, "tokens", g.Ship(defender).Tokens, board.Tokens{})
		eq(t, "its locks", len(g.Ship(defender).Locks), 0)
		eq(t, "locks on it", len(g.Ship(attacker).Locks), 0)
	})
}
