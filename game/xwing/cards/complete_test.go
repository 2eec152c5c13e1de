package cards_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

// named lists the cards of 2.0 that the examples, the errata and the questions of
// the rules reference name (X20-EXA, X20-ERR, X20-FAQ).
const named = `
	pilot/airencracken pilot/autopilotdrone pilot/captainferoph pilot/captainkagi pilot/chopper pilot/deathfire
	pilot/drearenthal pilot/edriotwotubes pilot/grandinquisitor pilot/hansolo pilot/hansolo-modifiedyt1300lightfreighter
	pilot/idenversio pilot/jakefarrell pilot/kavil pilot/kylekatarn pilot/lieutenantsai pilot/magvayarro
	pilot/majorvermeil pilot/nashtahpup pilot/norrawexley pilot/oldteroch pilot/phoenixsquadronpilot pilot/sawgerrera
	upgrade/advancedsensors upgrade/bobafett upgrade/chopper upgrade/chopper-crew upgrade/cikatrovizago
	upgrade/cloakingdevice upgrade/deathtroopers upgrade/debrisgambit upgrade/directorkrennic upgrade/dorsalturret
	upgrade/elusive upgrade/fearless upgrade/hansolo upgrade/houndstooth upgrade/informant upgrade/ioncannon
	upgrade/isbslicer upgrade/magvayarro upgrade/outmaneuver upgrade/outrider upgrade/pivotwing upgrade/protontorpedoes
	upgrade/proximitymines upgrade/punishingone upgrade/r3astromech upgrade/riggedcargochute upgrade/sabinewren
	upgrade/saturationsalvo upgrade/sawgerrera upgrade/slavei upgrade/staticdischargevanes upgrade/swarmtactics
	upgrade/tractorbeam upgrade/trickshot upgrade/veteranturretgunner
	ship/adaptiveailerons ship/advancedtargetingcomputer ship/microthrusters ship/riggedenergycells ship/vectoredthrusters
	condition/listeningdevice condition/optimizedprototype
	damage/woundedpilot
	device/loosecargo device/proximitymine`

// TestNamedCardsAreEnforced holds the cards that the rules reference speaks of.
func TestNamedCardsAreEnforced(t *testing.T) {
	rules := xwingtest.Rules(t, declared()...)
	for _, ref := range strings.Fields(named) {
		kind, xws, _ := strings.Cut(ref, "/")
		var err error
		switch catalog.Kind(kind) {
		case catalog.PilotCard:
			_, err = rules.Catalog.Pilot(xws)
		case catalog.UpgradeCard:
			_, err = rules.Catalog.Upgrade(xws)
		}
		if err != nil || !rules.Enforced(ref) {
			t.Errorf("%s is not enforced (%v)", ref, err)
		}
	}
}

// TestEveryDeviceIsEnforced asks for all upgrades of the 2.0 lists that put a device
// or a remote into play, and for what they put there.
func TestEveryDeviceIsEnforced(t *testing.T) {
	rules := xwingtest.Rules(t, declared()...)
	seen := 0
	for _, list := range []catalog.Ruleset{catalog.FFG20, catalog.X2PO} {
		for _, d := range rules.Catalog.Devices() {
			if !d.In(list) {
				continue
			}
			for _, xws := range d.Upgrades {
				u, err := rules.Catalog.Upgrade(xws)
				if err != nil {
					t.Fatal(err)
				}
				if _, in := u.Rules(list); !in {
					continue
				}
				seen++
				for _, ref := range []string{"upgrade/" + xws, "device/" + d.ID} {
					if !rules.Enforced(ref) {
						t.Errorf("%s of %s is not enforced", ref, list)
					}
				}
			}
		}
		for _, u := range rules.Catalog.Upgrades() {
			if _, in := u.Rules(list); in && slices.Contains(u.Slots, catalog.DeviceSlot) && !rules.Enforced("upgrade/"+u.XWS) {
				t.Errorf("upgrade/%s of %s is not enforced", u.XWS, list)
			}
		}
	}
	if seen < 35 {
		t.Errorf("only %d looked at", seen)
	}
}
