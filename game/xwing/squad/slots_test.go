package squad_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// TestSlots tells the slots of ships: printed ones, those that cards bring and take, those of ship abilities, of standard
// loadouts, and cards that have none.
func TestSlots(t *testing.T) {
	second, first := load(t), loadFirst(t)
	for _, c := range []struct {
		name, ship string
		list       catalog.Ruleset
		want       []string
	}{
		{"free and filled", "lukeskywalker: r2d2", catalog.FFG20,
			[]string{"configuration", "astromech=r2d2", "modification", "force-power", "torpedo"}},
		{"a card takes and adds", "lokrevenant: havoc", catalog.FFG20, []string{"crew closed by havoc", "astromech by havoc",
			"sensor by havoc", "title=havoc"}},
		{"two slots, one card", "moraloeval: jabbathehutt", catalog.FFG20, []string{"crew=jabbathehutt", "crew=jabbathehutt"}},
		{"a ship ability's", "cartelspacer", catalog.FFG20, []string{"modification", "cannon|torpedo|missile by weaponhardpoint"}},
		{"filled by one of its types", "cartelspacer: ionmissiles", catalog.FFG20,
			[]string{"modification", "cannon|torpedo|missile=ionmissiles by weaponhardpoint"}},
		{"no slot", "lukeskywalker: r2d2 r5d8", catalog.FFG20, []string{"astromech=r5d8 missing"}},
		{"unknown cards", "nobody: r2d2", catalog.FFG20, []string{"astromech=r2d2"}},
		{"a standard loadout", "lukeskywalker-battleofyavin", catalog.XWA, []string{"fixed"}},
		{"first edition adds", "royalguardpilot: royalguardtie", catalog.FFG10, []string{"modification", "modification by royalguardtie",
			"title=royalguardtie"}},
		{"first edition takes", "wesjanson: r2d6", catalog.FFG10, []string{"talent by r2d6"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			cat := second
			if c.list == catalog.FFG10 {
				cat = first
			}
			s := build(t, cat, catalog.Rebel, c.ship)
			got := slotTexts(squad.Slots(cat, squad.ModeOf(cat, c.list), s, 0))
			for _, want := range c.want {
				i := slices.IndexFunc(got, func(g string) bool { return g == want || want == "fixed" && strings.HasSuffix(g, " fixed") })
				if i < 0 {
					t.Fatalf("slots %q, want %q", got, want)
				}
				got = slices.Delete(slices.Clone(got), i, i+1)
			}
		})
	}
	if got := squad.Slots(second, squad.ModeOf(second, catalog.FFG20), squad.Squad{}, 0); got != nil {
		t.Errorf("slots of no ship: %v", got)
	}
}

// slotTexts is slots as texts.
func slotTexts(slots []squad.Slot) []string {
	var all []string
	for _, s := range slots {
		text := s.ID
		if s.Card != "" {
			text += "=" + s.Card
		}
		for _, more := range [...]struct {
			is   bool
			what string
		}{{s.By != "", " by " + s.By}, {s.Closed != "", " closed by " + s.Closed}, {s.Missing, " missing"}, {s.Fixed, " fixed"},
			{s.Card != "" && s.At < 0 && !s.Fixed, fmt.Sprint(" nowhere ", s.At)}} {
			if more.is {
				text += more.what
			}
		}
		all = append(all, text)
	}
	return all
}
