package odds_test

import (
	"math"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/compare"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/odds"
	"xwing/game/xwing/squad"
)

// TestBareDuelsComeAsCompared holds that the tables of bare dice show what the rules bring: an attack with every weapon of ships
// whose cards change no dice, at every range, is counted as the table has it.
func TestBareDuelsComeAsCompared(t *testing.T) {
	for _, c := range []struct {
		kit      *match.Kit
		list     catalog.Ruleset
		attacker string
		card     squad.Equipped
		defender string
		weapons  int // attacks that are compared
	}{
		{matchtest.Kit(t), catalog.FFG20, "redsquadronveteran", squad.Equipped{}, "academypilot", 3},
		{matchtest.Kit(t), catalog.FFG20, "goldsquadronveteran", squad.Equipped{Slot: "turret", XWS: "dorsalturret"}, "academypilot", 5},
		{matchtest.Kit(t), catalog.FFG20, "outerrimsmuggler", squad.Equipped{}, "academypilot", 3},
		{matchtest.Kit(t), catalog.AMG25, "academypilot", squad.Equipped{}, "redsquadronveteran", 3},
		{matchtest.FirstKit(t), catalog.FFG10, "rookiepilot", squad.Equipped{}, "academypilot", 3},
	} {
		t.Run(string(c.list)+"/"+c.attacker, func(t *testing.T) {
			rules := c.kit.RulesBy(c.list)
			of := func(pilot string, cards ...squad.Equipped) compare.Ship {
				s := squad.Squad{Pilots: []squad.SquadPilot{{Pilot: pilot, Upgrades: cards}}}
				return compare.Of(rules, squad.ModeOf(c.kit.Facts, c.list), s).Ships[0]
			}
			one, other := of(c.attacker), of(c.defender)
			fighter := odds.Fighter{Pilot: c.attacker}
			if c.card.XWS != "" {
				one, fighter.Upgrades = of(c.attacker, c.card), []string{c.card.XWS}
			}
			compared := 0
			for at := 1; at <= 3; at++ {
				attacks, err := odds.Duel(rules, fighter, odds.Fighter{Pilot: c.defender}, gauge.Range(at))
				if err != nil {
					t.Fatal(err)
				}
				for _, attack := range attacks {
					o, err := odds.Of(attack.Table, attack.Shot)
					if err != nil {
						t.Fatal(err)
					}
					want, ok := weaponOf(t, one, attack.Shot.Weapon.Upgrade).Damage(at, other)
					if !ok || math.Abs(o.Mean()-want) > 1e-12 {
						t.Errorf("%s at range %d: %.6f by the rules, %.6f in the table", attack.Shot.Weapon.ID, at, o.Mean(), want)
					}
					compared++
				}
			}
			if compared != c.weapons {
				t.Errorf("%d attacks were compared, want %d", compared, c.weapons)
			}
		})
	}
}

// weaponOf is the weapon of a card, or the primary one.
func weaponOf(t *testing.T, s compare.Ship, card string) compare.Weapon {
	t.Helper()
	for _, w := range s.Weapons {
		if w.Card == card {
			return w
		}
	}
	t.Fatalf("%s has no weapon of the card %q", s.Pilot, card)
	return compare.Weapon{}
}
