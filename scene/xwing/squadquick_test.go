package xwing

import (
	"os"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/scene/draw"
	"xwing/scene/scenetest"
	"xwing/scene/ui"
)

// TestQuickSquads draws squads of quick builds for every faction, and begins a game of two of them.
func TestQuickSquads(t *testing.T) {
	a, s, _ := squadsOf(t, SquadFile{Name: "fair", XWS: listOf(t, "imperial-core", "fair", "", 0)})
	click(t, a, "squads.quick")
	for range catalog.Factions() {
		settle(a, ui.Input{})
	}
	count := map[catalog.Faction]int{}
	for i := range s.folder.quick.entries {
		e := &s.folder.quick.entries[i]
		count[e.squad.Faction]++
		e.judge(a, s.mode(a))
		if len(e.breaches) > 0 || e.unplayable != nil || e.points != 8 {
			t.Errorf("%s: threat %d, %v, %v", e.title(), e.points, e.breaches, e.unplayable)
		}
	}
	for _, f := range catalog.Factions() {
		if count[f] < 3 {
			t.Errorf("%d squads of quick builds of the %s, want three", count[f], f)
		}
	}
	click(t, a, "squads.epic")
	for range catalog.Factions() {
		settle(a, ui.Input{})
	}
	if all := s.folder.quick.entries; len(all) < 10 {
		t.Errorf("%d squads of quick builds for epic battles", len(all))
	}
	for i := range s.folder.quick.entries {
		e := &s.folder.quick.entries[i]
		if e.judge(a, s.mode(a)); len(e.breaches) > 0 || e.points != squad.EpicThreat {
			t.Errorf("%s: threat %d, %v", e.title(), e.points, e.breaches)
		}
	}
	click(t, a, "squads.epic")
	for range catalog.Factions() {
		settle(a, ui.Input{})
	}
	click(t, a, "faction:resistance")
	red := shownSquad(t, a, ":red")
	click(t, a, red)
	click(t, a, "faction:galacticrepublic")
	click(t, a, shownSquad(t, a, ":blue"))
	click(t, a, "squads.own")
	if got := s.folder.entry(s.picked[0]); got == nil || got.squad.Faction != catalog.Resistance {
		t.Fatalf("red has picked %v", s.picked[0])
	}
	click(t, a, "squads.begin")
	if a.Screen.Name() != "table" {
		t.Errorf("on the screen %s, want the table", a.Screen.Name())
	}
}

// shownSquad is the first button on screen that picks a squad for a seat.
func shownSquad(t *testing.T, a *Client, seat string) string {
	t.Helper()
	for _, item := range a.UI.Widgets {
		if strings.HasPrefix(item.ID, "squad:") && strings.HasSuffix(item.ID, seat) {
			return item.ID
		}
	}
	t.Fatal("no squad is shown")
	return ""
}

// TestMadeForOtherList says of squads made for another points list that they were, in place of what they break.
func TestMadeForOtherList(t *testing.T) {
	read := func(name string) SquadFile {
		text, err := os.ReadFile("../../game/xwing/squad/testdata/" + name + ".xws")
		if err != nil {
			t.Fatal(err)
		}
		return SquadFile{Name: name, Where: "/own", XWS: text}
	}
	a, s, _ := squadsOf(t, read("x2po-resistance"), read("amg25-firstorder"), read("ffg20-firstorder"))
	for name, want := range map[string]string{
		"x2po-resistance":  "Made for the points of Legacy 2.0: choose Legacy 2.0 above. Here it counts by FFG 2.0.",
		"amg25-firstorder": "Made for the points of AMG 2.5: choose AMG 2.5 above. Here it counts by FFG 2.0.",
		"ffg20-firstorder": "",
	} {
		e := s.folder.entry(name)
		if e.judge(a, s.mode(a)); e.elsewhere != want {
			t.Errorf("%s: %q, want %q", name, e.elsewhere, want)
		}
		if e.unplayable != nil && !strings.Contains(e.unplayable.Error(), want) {
			t.Errorf("%s: nobody can play it for %q", name, e.unplayable)
		}
	}
	click(t, a, "squads.list:x2po")
	if e := s.folder.entry("x2po-resistance"); e.judged.Ruleset != catalog.X2PO || e.elsewhere != "" {
		t.Errorf("by its own list: %q", e.elsewhere)
	}
}

// TestQuickTitlesRead shows every ship of a squad of quick builds in the list, not only in a tooltip.
func TestQuickTitlesRead(t *testing.T) {
	a, s, _ := squadsOf(t, SquadFile{Name: "fair", XWS: listOf(t, "imperial-core", "fair", "", 0)})
	click(t, a, "squads.quick")
	for range catalog.Factions() {
		settle(a, ui.Input{})
	}
	longest := 0
	for i := range s.folder.quick.entries {
		e := &s.folder.quick.entries[i]
		seen := map[string]bool{}
		for _, name := range strings.Split(e.title(), ", ") {
			if seen[name] {
				t.Errorf("%q names %s twice", e.title(), name)
			}
			seen[name] = true
		}
		for _, width := range []float64{218, 340} { // at 1280 and 1920 pixels and more
			o := e.offer(a)
			lines := o.Lines(a.UI, width)
			longest = max(longest, len(lines))
			st := o.Style()
			for _, line := range lines {
				if a.Canvas.Fonts.Width(line, st) > width {
					t.Errorf("%q is cut in %q", e.title(), line)
				}
			}
			if got := strings.Join(lines, " "); got != e.title() {
				t.Errorf("the list says %q, want %q", got, e.title())
			}
		}
	}
	if longest < 2 {
		t.Error("no title takes two lines: the test sees nothing")
	}
}

// TestQuickSquadsEnforced draws, of each faction, squads first whose cards the list's own edition enforces.
func TestQuickSquadsEnforced(t *testing.T) {
	a, _, _ := squadsOf(t)
	for _, list := range []catalog.Ruleset{catalog.FFG20, catalog.AMG25, catalog.XWA} {
		rules := a.kit.RulesBy(list)
		for _, f := range catalog.Factions() {
			for _, p := range drawQuick(a, squad.QuickMode(list), f)[0].squad.Pilots {
				if ref := catalog.PilotCard.Ref(p.Pilot); !rules.Enforced(ref) {
					t.Errorf("%s: %s comes first, not enforced", list, ref)
				}
				for _, up := range p.Upgrades {
					if ref := catalog.UpgradeCard.Ref(up.XWS); !rules.Enforced(ref) {
						t.Errorf("%s: %s comes first, not enforced", list, ref)
					}
				}
			}
		}
	}
}

// TestNotEnforcedByList marks a pilot's ability where the edition of the list that is chosen does not enforce it.
func TestNotEnforcedByList(t *testing.T) {
	a, _, _ := squadsOf(t,
		SquadFile{Name: "slow", XWS: []byte(`{"faction":"galacticempire","pilots":[{"id":"vizier","ship":"tiereaper"}]}`)},
		SquadFile{Name: "far", XWS: []byte(`{"faction":"separatistalliance","pilots":[{"id":"bobafett-separatistalliance","ship":"firesprayclasspatrolcraft"}]}`)})
	for _, list := range []catalog.Ruleset{catalog.FFG20, catalog.AMG25} {
		click(t, a, "squads.list:"+string(list))
		for squad, pilot := range map[string]string{"slow": "vizier", "far": "bobafett-separatistalliance"} {
			click(t, a, "squad:"+squad+":red")
			settle(a, ui.Input{})
			all, _ := scenetest.Writings(a.App)
			got := slices.ContainsFunc(all, func(w draw.Writing) bool { return w.Text == a.Say("ability-not-enforced") })
			if want := !a.kit.RulesBy(list).Enforced(catalog.PilotCard.Ref(pilot)); got != want {
				t.Errorf("%s: %s is marked %v, want %v", list, pilot, got, want)
			}
		}
	}
}
