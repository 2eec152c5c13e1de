package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

// TestDeclarations holds every card to the form of a declaration.
func TestDeclarations(t *testing.T) {
	rules := xwingtest.Rules(t, cards.All()...)
	seen := map[string]bool{}
	for _, c := range cards.All() {
		lists := c.Lists
		if lists == nil {
			lists = []catalog.Ruleset{""}
		}
		for _, list := range lists {
			for _, edition := range c.Editions {
				if text := c.ID.String() + "@" + string(list) + " in " + edition; seen[text] {
					t.Errorf("%s is declared twice", text)
				} else {
					seen[text] = true
				}
			}
		}
		if len(c.Editions) == 0 {
			t.Errorf("%s names no edition", c.ID)
		}
		if ref := string(c.ID.Kind) + "/" + c.ID.XWS; slices.Contains(c.Editions, rules.Edition.ID) && !rules.Enforced(ref) {
			t.Errorf("%s is declared and not enforced", ref)
		}
		t.Run("X20-ABL-001", func(t *testing.T) {
			for i, a := range c.Abilities {
				if (a.When == xwing.Never) == (a.Query == xwing.NoQuery) {
					t.Errorf("%s, ability %d: want a timing or a query, not both or neither", c.ID, i)
				}
				effect := a.Do != nil || a.Replace != nil || a.By != nil || a.Refuse != nil || a.Place != nil || a.Ways != nil ||
					a.Instead != nil || a.Act != nil || a.Bar != nil || a.Coordinates != nil || a.Query == xwing.WaivingRequirement
				if !effect {
					t.Errorf("%s, ability %d has no effect", c.ID, i)
				}
			}
		})
	}
}

// TestEnforced asks about cards with and without rules text.
func TestEnforced(t *testing.T) {
	rules := xwingtest.Rules(t, cards.All()...)
	for ref, want := range map[string]bool{
		"pilot/lukeskywalker": true, "pilot/academypilot": true, "upgrade/hullupgrade": true, "upgrade/elusive": true,
		"pilot/rookiepilot": false, "pilot/Pilots,": false, "damage/hullbreach": true,
		"pilot/cavernangelszealot": true, // prints no rules text, though nobody declares it
		"ship/autothrusters":       true, "ship/hyperspacedockingring": true, "pilot/alphasquadronpilot": true,
		"pilot/transgalmegcontrollink": true,
	} {
		if got := rules.Enforced(ref); got != want {
			t.Errorf("Enforced(%s) = %v, want %v", ref, got, want)
		}
	}
	if xwing.NewLibrary("2.0", cards.All()...).Card("upgrade/elusive") == nil || xwing.NewLibrary("1.0", cards.All()...).Card("upgrade/elusive") != nil {
		t.Error("a library holds the cards of its own edition")
	}
}
