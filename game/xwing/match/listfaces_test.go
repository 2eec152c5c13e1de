package match

import (
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// TestCardsAreOfTheList has a list print other things on cards than the edition's own
// list does: the game goes by the list that is played.
func TestCardsAreOfTheList(t *testing.T) {
	k, err := NewKit(assets.Facts(), catalog.ListFile{Name: "mine.toml", Text: []byte(`id = "mine"
name = "Mine"
version = "1"
date = "2030-01-01"
base = "ffg20"

[pilots]
wedgeantilles = {cost = 50, slots = ["talent"], overrides = {ship = "cr90corelliancorvette"}}

[upgrades]
elusive = {cost = 3, overrides = {sides = [{title = "Elusive", type = "talent", slots = ["talent"], charges = {value = 4, recovers = 1}, grants = ["action boost"], ship_ability = "Autothrusters", has_ability = true}]}}
trickshot = {cost = 3, overrides = {sides = [{title = "Trick Shot", type = "talent", slots = ["talent"]}]}}
`)})
	if err != nil || len(k.Facts.Faults()) > 0 {
		t.Fatal(err, k.Facts.Faults())
	}
	luke := xwing.Muster{Ships: []xwing.MusterShip{{Pilot: "lukeskywalker", Upgrades: []xwing.MusterUpgrade{{Slot: "talent", XWS: "elusive"}}}}}
	for list, mine := range map[catalog.Ruleset]bool{catalog.FFG20: false, "mine": true} {
		rules := k.RulesBy(list)
		s, err := xwing.New(rules, [2]xwing.Muster{luke}, 1)
		if err != nil {
			t.Fatal(err)
		}
		ship := s.View.Ship(1)
		if got := ship.Upgrades[0].Charges.Limit == 4; got != mine {
			t.Errorf("%s: %d charges", list, ship.Upgrades[0].Charges.Limit)
		}
		if got := s.AddedAction(1, "boost", "talent"); got != mine {
			t.Errorf("%s: AddedAction = %v", list, got)
		}
		if got := rules.ShipAbility(ship); (got == "ship/autothrusters") != mine {
			t.Errorf("%s: ShipAbility = %q", list, got)
		}
		bare := *rules
		bare.Cards = xwing.NewLibrary(rules.Edition.ID)
		if got := bare.Enforced("upgrade/trickshot"); got != mine {
			t.Errorf("%s: Enforced of a card with no declaration = %v", list, got)
		}
	}
	text := []byte(strings.ReplaceAll(small, "bluesquadronescort", "wedgeantilles"))
	for list, huge := range map[catalog.Ruleset]bool{catalog.FFG20: false, "mine": true} {
		h, err := k.HeaderBy(list, [2][]byte{text, text}, 1)
		if err != nil {
			t.Fatal(err)
		}
		if s, err := k.Start(h); err != nil || s.(*xwing.State).Huge(1) != huge {
			t.Errorf("%s: Start = %v", list, err)
		}
	}
}
