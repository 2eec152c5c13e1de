package catalog_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/armada/catalog"
)

// TestObjectives: how many there are of each category, and what a victory token is worth.
func TestObjectives(t *testing.T) {
	c, err := catalog.Load(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	categories, worth := map[catalog.Category]int{}, map[int][]string{}
	for _, o := range c.Objectives() {
		categories[o.Category]++
		worth[o.Victory] = append(worth[o.Victory], o.ID)
	}
	t.Run("ARM-OBJ-004", func(t *testing.T) {
		for category, n := range map[catalog.Category]int{catalog.AssaultObjective: 12, catalog.DefenseObjective: 12,
			catalog.NavigationObjective: 12, catalog.CampaignObjective: 13, catalog.ScenarioObjective: 1} {
			if categories[category] != n {
				t.Errorf("%d of the category %s, want %d", categories[category], category, n)
			}
		}
		brought := []catalog.Category{catalog.AssaultObjective, catalog.DefenseObjective, catalog.NavigationObjective}
		if !slices.Equal(catalog.Categories(), brought) {
			t.Errorf("a fleet brings one of each of %v", catalog.Categories())
		}
	})
	t.Run("ARM-OBJ-005 ARM-OBJ-006", func(t *testing.T) {
		for victory, ids := range map[int]string{
			10: "abandoned-mining-facility close-range-intel-scan holonet-override rift-assault",
			15: "dangerous-territory fighter-ambush fire-lanes fleet-in-being hyperlane-raid " +
				"infested-fields ion-storm marked-for-destruction " +
				"navigational-hazards precision-strike sensor-net steal-supplies superior-positions volatile-cargo volatile-deposits",
			20: "blockade-run contested-outpost doomed-station double-agent hyperspace-migration salvage-run show-of-force",
			25: "pilot-defection", 30: "prototype-recovery", 40: "station-assault", 50: "capture-the-vip",
			0: "advanced-gunnery asteroid-tactics base-defense-armed-station base-defense-fighter-wing " +
				"base-defense-ion-cannon fleet-ambush " +
				"hired-scum hyperspace-assault intel-sweep jamming-barrier minefields most-wanted opening-salvo " +
				"planetary-ion-cannon recruit-allies rift-ambush solar-corona summa-of-all-things surprise-attack targeting-beacons",
		} {
			got := worth[victory]
			slices.Sort(got)
			if strings.Join(got, " ") != ids {
				t.Errorf("worth %d: %v", victory, got)
			}
		}
	})
}
