package xwing_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// Primary Weapon and Special Weapon chapters.
func TestWeapons(t *testing.T) {
	ids := func(s *xwing.State) string {
		var out []string
		for _, w := range s.Weapons(1) {
			out = append(out, w.ID)
		}
		return strings.Join(out, " ")
	}
	t.Run("X20-WPN-001", func(t *testing.T) {
		s := duel{red: "104thbattalionpilot"}.state(t)
		eq(t, "weapons", ids(s), "primary:0 primary:1")
		w := s.Weapons(1)
		eq(t, "front", w[0].Value, 3)
		eq(t, "rear", w[1].Value, 2)
		eq(t, "arcs", w[0].Arc.String()+" "+w[1].Arc.String(), "front rear")
	})
	t.Run("X20-WPN-005 X20-WPN-014", func(t *testing.T) {
		s := duel{upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(0, 1)}}.state(t)
		eq(t, "weapons", ids(s), "primary:0 upgrade:protontorpedoes")
		eq(t, "primary is special", s.Weapons(1)[0].Special, false)
		eq(t, "torpedoes are special", s.Weapons(1)[1].Special, true)
		s = duel{red: "graysquadronbomber", upgrades: []string{"clustermissiles", "ioncannon", "dorsalturret", "hotshottailblaster", "snapshot"}}.state(t)
		eq(t, "several", ids(s), "primary:0 upgrade:clustermissiles upgrade:ioncannon upgrade:dorsalturret upgrade:hotshottailblaster upgrade:snapshot")
		for _, w := range s.Weapons(1)[1:] {
			eq(t, w.ID+" is special", w.Special, true)
		}
	})
	t.Run("X20-WPN-004 X20-WPN-013", func(t *testing.T) {
		if1 := func(special bool) func(*xwing.Table, xwing.Moment) bool {
			return func(t *xwing.Table, m xwing.Moment) bool {
				return m.Ship == m.Owner && t.View.Attack.Weapon.Special == special
			}
		}
		plus := func(n int) func(*xwing.Table, xwing.Moment) int {
			return func(*xwing.Table, xwing.Moment) int { return n }
		}
		s := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(0, 1),
			card("pilot/"+xwingPilot, xwing.Ability{Query: xwing.AttackDiceCount, If: if1(true), By: plus(2)},
				xwing.Ability{Query: xwing.AttackDiceCount, If: if1(false), By: plus(5)})}}.state(t)
		for _, w := range append((duel{red: "104thbattalionpilot"}).state(t).Weapons(1), (duel{red: "rebelscout"}).state(t).Weapons(1)...) {
			eq(t, w.ID+" "+w.Arc.String()+" is special", w.Special, false)
		}
		remote := duel{devices: []xwing.ScenarioDevice{{Seat: game.Blue, Kind: "imperialsupercommandos", Pose: at(600, 300)}}}.state(t)
		eq(t, "a remote's is special", remote.Weapons(3)[0].Special, false)
		added := duel{cards: []*xwing.Card{card("pilot/"+xwingPilot, xwing.Ability{Query: xwing.AddingWeapon, Arc: catalog.RearArc, By: plus(2)})}}.state(t).Weapons(1)
		eq(t, "an added one is special", len(added) != 2 || added[1].Special, false)
		turret := duel{red: "graysquadronbomber", upgrades: []string{"dorsalturret"}}.state(t).Weapons(1)
		eq(t, "a turret upgrade is special", turret[len(turret)-1].Special, true)
		eq(t, "primary", s.PreviewAttack(1, "primary:0", 2).AttackDice, 8)
		eq(t, "special", s.PreviewAttack(1, "upgrade:protontorpedoes", 2).AttackDice, 6)
	})
}

func TestWeaponsRequire(t *testing.T) {
	t.Run("X20-WPN-006", func(t *testing.T) {
		d := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(catalog.Lock, 1)}}
		eq(t, "no lock", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-011")
		d.change = all(locked("ship:2"), func(s *xwing.State) { s.View.Ship(1).Upgrades[0].Charges.Active = 0 })
		eq(t, "no charge", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-ATK-011")
		d.cards = nil
		eq(t, "not declared", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-006")
	})
	t.Run("X20-WPN-007", func(t *testing.T) {
		d := duel{upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(0, 1)},
			change: func(s *xwing.State) { s.View.Ship(2).Pose = physics.PoseAt(450, 100, 0) }}
		eq(t, "behind", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-007")
		d = duel{upgrades: []string{"heavylasercannon"}, gap: 160, cards: []*xwing.Card{card("upgrade/heavylasercannon")}}
		const fire = "upgrade:heavylasercannon>ship:2"
		eq(t, "ahead", refusal(d.start(t), ask.ChooseAttack, fire), "")
		d.change = func(s *xwing.State) { s.View.Ship(2).Pose.X += 60_000 }
		eq(t, "in the front arc, not in the bullseye arc", refusal(d.start(t), ask.ChooseAttack, fire), "X20-WPN-007")
		for to, want := range map[gauge.Arc]string{gauge.Front: "", gauge.Rear: "X20-WPN-007"} {
			d = duel{red: "graysquadronbomber", upgrades: []string{"dorsalturret"}, cards: []*xwing.Card{card("upgrade/dorsalturret")},
				change: func(s *xwing.State) { s.View.Ship(attacker).Turret = []gauge.Arc{to} }}
			eq(t, "turret to "+fmt.Sprint(to), refusal(d.start(t), ask.ChooseAttack, "upgrade:dorsalturret>ship:2"), want)
		}
		d = duel{upgrades: []string{"multimissilepods"}, cards: []*xwing.Card{card("upgrade/multimissilepods")},
			change: func(s *xwing.State) { s.View.Ship(defender).Pose = physics.PoseAt(540, 320, 180) }}
		eq(t, "in the full front arc, not in the front arc", refusal(d.start(t), ask.ChooseAttack, "upgrade:multimissilepods>ship:2"), "")
	})
	t.Run("X20-WPN-010 X20-WPN-011", func(t *testing.T) {
		d := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(catalog.Lock, 1)}, attack: "bbbb",
			change: locked("ship:2")}
		g := d.start(t)
		eq(t, "with a lock", refusal(g, ask.ChooseAttack, fireTorpedoes), "")
		g.Pick(ask.ChooseAttack, fireTorpedoes)
		g.Pick(ask.ModifyAttackDice, "done")
		eq(t, "locks", len(g.Ship(1).Locks), 1)
		d.change = locked("ship:1")
		eq(t, "lock on something else", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-011")
		d.more = []xwing.ScenarioShip{xwingtest.Ship(game.Red, tiePilot, 600, 300, 0)}
		d.change = func(s *xwing.State) {
			s.View.Ship(3).Locks, s.View.Ship(2).Locks = []string{"ship:2"}, []string{"ship:1"}
		}
		eq(t, "a friend's lock, and the defender's own", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-011")
	})
	t.Run("X20-WPN-006 X20-WPN-010 X20-WPN-011", func(t *testing.T) {
		// A bonus attack asks for as much.
		again := card("pilot/"+xwingPilot, xwing.Ability{When: xwing.AfterDefending, Bonus: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, xwing.AttackTerms{}) }})
		for charges, rule := range map[int]string{2: "X20-WPN-011", 0: "X20-ATK-011"} {
			g := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(catalog.Lock, 1), again}, attack: "bb", change: func(s *xwing.State) {
				s.View.Ship(1).Upgrades[0].Charges.Active = charges
				if charges == 0 {
					s.View.Ship(1).Locks = []string{"ship:2"}
				}
			}}.start(t)
			g.Pick(ask.ChooseAttack, "none")
			g.Pick(ask.ChooseAttack, "primary:0>ship:1")
			eq(t, "bonus attack", refusal(g, ask.ChooseBonusAttack, fireTorpedoes), rule)
		}
	})
}

func TestWeaponsPay(t *testing.T) {
	t.Run("X20-WPN-010", func(t *testing.T) {
		for requires, token := range map[catalog.ActionType]board.Token{catalog.Focus: board.Focus, catalog.Calculate: board.Calculate, catalog.Evade: board.Evade} {
			for k := range board.TokenKinds {
				d := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(requires, 1)}, change: give(attacker, k, 1)}
				if k == board.Disarm || k == board.Cloak {
					continue
				}
				if got := refusal(d.start(t), ask.ChooseAttack, fireTorpedoes); (got == "") != (k == token) {
					t.Errorf("(%s) with a %s token: refusal %q", requires, k, got)
				}
			}
		}
	})
	t.Run("X20-WPN-012", func(t *testing.T) {
		d := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(catalog.Focus, 1)}, attack: "bbbb"}
		eq(t, "without", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-012")
		d.change = give(attacker, board.Evade, 1)
		eq(t, "with another token", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-012")
		others := d
		others.more = []xwing.ScenarioShip{xwingtest.Ship(game.Red, tiePilot, 600, 300, 0)}
		others.change = all(give(defender, board.Focus, 1), give(3, board.Focus, 1))
		eq(t, "with others' tokens", refusal(others.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-012")
		d.change = give(attacker, board.Focus, 1)
		g := d.start(t)
		g.Pick(ask.ChooseAttack, fireTorpedoes)
		g.Pick(ask.ChooseAttack, "none")
		if xwingtest.Has(g, func(e board.TokenLost) bool { return e.Spent }) {
			t.Error("the token was spent")
		}
	})
	t.Run("waiver", func(t *testing.T) {
		aim := card("upgrade/instinctiveaim", xwing.Ability{Query: xwing.WaivingRequirement, May: true, Cost: xwing.Cost{Force: 1}})
		d := duel{gap: 160, red: "lukeskywalker", upgrades: []string{"protontorpedoes", "instinctiveaim"},
			cards: []*xwing.Card{torpedoes(catalog.Lock, 1), aim}, attack: "bbbb"}
		way := fireTorpedoes + "+upgrade/instinctiveaim"
		g := d.start(t)
		eq(t, "plain", refusal(g, ask.ChooseAttack, fireTorpedoes), "X20-WPN-011")
		g.Pick(ask.ChooseAttack, way)
		eq(t, "Force", g.Ship(1).Force.Active, 1)
		d.change = func(s *xwing.State) { s.View.Ship(1).Force.Active = 0 }
		eq(t, "without Force", refusal(d.start(t), ask.ChooseAttack, way), "X20-ATK-011")
		d.change = locked("ship:2")
		eq(t, "with a lock", refusal(d.start(t), ask.ChooseAttack, way), "absent")
	})
}

// TestPreviewRearwards: what is told of an attack through the rear arc is what the attack is.
func TestPreviewRearwards(t *testing.T) {
	for _, c := range []struct {
		name, blue string
		place      physics.Pose
		furthest   gauge.Range // that it reaches there; Beyond: as printed
		at         gauge.Range
		refused    string
	}{
		{"behind", tiePilot, physics.PoseAt(450, 140, 0), gauge.Beyond, gauge.Range2, ""},
		{"behind, too near", tiePilot, physics.PoseAt(450, 200, 0), gauge.Beyond, gauge.Range1, "X20-WPN-008"},
		{"behind, near enough", tiePilot, physics.PoseAt(450, 200, 0), 2, gauge.Range1, ""},
		{"before and behind, too near before", "patrolleader", physics.PoseAt(520, 300, 0), 2, gauge.Range1, ""},
		{"aside", tiePilot, physics.PoseAt(570, 300, 0), 2, gauge.Beyond, "X20-WPN-007"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := duel{blue: c.blue, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{card("upgrade/protontorpedoes"),
				card("pilot/"+xwingPilot, asking(xwing.AttackingRearwards, int(c.furthest)))},
				change: func(s *xwing.State) { s.View.Ship(2).Pose = c.place }}
			p := d.state(t).PreviewAttack(1, "upgrade:protontorpedoes", 2)
			told := ""
			if p.Refusal != nil {
				told = p.Refusal.Rule
			}
			eq(t, "refusal", told, c.refused)
			eq(t, "the option's", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), c.refused)
			eq(t, "range", p.Range, c.at)
			if c.refused == "" {
				eq(t, "dice", p.AttackDice, 4)
				eq(t, "lines", len(p.Lines) > 0, true)
			}
		})
	}
}
