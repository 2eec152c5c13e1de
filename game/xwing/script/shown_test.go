package script

import (
	"fmt"
	"slices"
	"testing"

	"xwing/game/script"
	"xwing/game/xwing"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
)

// unshown are abilities that make no difference to a script, with the reason.
var unshown = map[string]string{
	"damage/projectorfault/0":           "where the card is dealt there is seldom a shield left: a test of the cards makes one",
	"damage/woundedgunners/1":           "it wants a bonus attack besides: tests of the cards and of hardpoints make some",
	"pilot/nashtahpup/0":                "Escape Craft, which it has as well, says the same",
	"ship/escapecraft/0":                "the one pilot that has it says the same",
	"xwing1/upgrade/advancedailerons/1": "who may leave them out flies another type: Adaptive Ailerons, told the same way, show it",
	"xwing1/upgrade/phantom/1":          "no other card has a Ghost attack after the Combat phase",
	"upgrade/phoenixsquadron/0":         "its wing is set up as those of the other cards that lead one, which show it",
}

// TestEveryAbilityIsShown leaves out one ability of a card after the other: one of
// the card's scripts must play otherwise.
func TestEveryAbilityIsShown(t *testing.T) {
	cases := map[string][]script.Case{} // by card
	for _, s := range scenes(t) {
		cases[s.key()] = append(cases[s.key()], s.Case)
	}
	for i, c := range declared() {
		ref, kit := keyOf(c.ID), kitOf(t, c.ID.Family)
		if len(cases[ref]) == 0 {
			continue // TestEveryCardHasScripts says so
		}
		for j := range c.Abilities {
			ability := fmt.Sprintf("%s/%d", ref, j)
			t.Run(ability, func(t *testing.T) {
				t.Parallel()
				less := leaving(kit, i, j)
				differs := slices.ContainsFunc(cases[ref], func(c script.Case) bool { return playsOtherwise(t, less, c) })
				if reason := unshown[ability]; differs == (reason != "") {
					t.Errorf("a script plays otherwise without the ability: %v, and there is a reason why not: %q", differs, reason)
				}
			})
		}
	}
}

// leaving returns the kit without an ability of a card, by their places.
func leaving(kit *match.Kit, card, ability int) *match.Kit {
	all := declared()
	c := *all[card]
	c.Abilities = slices.Clone(c.Abilities)
	c.Abilities[ability] = xwing.Ability{}
	all[card] = &c
	return kit.WithCards(all...)
}

// playsOtherwise reports whether something else comes of a script. Cards that count
// on what was left out may well stumble.
func playsOtherwise(t *testing.T, kit *match.Kit, c script.Case) (otherwise bool) {
	defer func() {
		if recover() != nil {
			otherwise = true
		}
	}()
	got, _, err := Run(kit, matchtest.Words(t), c)
	return err != nil || got != c.Text()
}
