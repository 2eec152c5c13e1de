package e2e

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match"
)

// flown are the built-in squads that are flown against each other, by the options of a game: of each faction of each edition.
var flown = []struct{ options, red, blue string }{
	{"--points amg25 --scenario salvage", "squads25/imperial-sigma", "squads25/rebel-trench"},
	{"--edition 1", "squads1/scum-aggressors", "squads1/rebel-solo"},
	{"--points amg25 --scenario assault", "squads25/imperial-wall", "squads25/resistance-black"},
	{"--points amg25 --scenario chance", "squads25/firstorder-whispers", "squads25/republic-coruscant"},
	{"--points amg25 --scenario scramble", "squads25/scum-mandalore", "squads25/separatist-coruscant"},
	{"--points amg25 --scenario salvage", "squads25/firstorder-supreme", "squads25/rebel-falcon"},
	{"--points amg25 --scenario assault", "squads25/resistance-awings", "squads25/separatist-general"},
	{"--points amg25 --scenario chance", "squads25/republic-naboo", "squads25/scum-guild"},
	{"--edition 1", "squads1/imperial-howlrunner", "squads1/rebel-blades"},
	{"--edition 1", "squads1/imperial-palpatine", "squads1/scum-mindlink"},
	{"--points ffg20", "squads/imperial-aces", "squads/rebel-legends"},
	{"--points ffg20", "squads/firstorder-darkside", "squads/republic-jedi"},
	{"--points ffg20", "squads/resistance-heroes", "squads/scum-hunters"},
	{"--points ffg20", "squads/separatist-swarm", "squads/imperial-swarm"},
}

// TestSquadsAreFlown plays two rounds by mouse of built-in squads: nothing of them says that it is not enforced. The first two
// games are played; XWING_FLOWN=1 plays all.
func TestSquadsAreFlown(t *testing.T) {
	needDisplay(t)
	games := flown
	if os.Getenv("XWING_FLOWN") == "" {
		games = games[:2]
	}
	for i, g := range games {
		t.Run(g.red+" "+g.blue, func(t *testing.T) {
			file := func(name string) string { return "../../assets/facts/" + name + ".xws" }
			options := append([]string{"play"}, strings.Fields(g.options)...)
			p := open(t, t.TempDir(), 0, append(options, "--red", file(g.red), "--blue", file(g.blue), "--seed", fmt.Sprint(i+1))...)
			var kit *match.Kit
			var err error
			if g.options == "--edition 1" {
				kit, err = match.NewFirstKit(assets.FirstFacts())
			} else {
				kit, err = match.NewKit(assets.Facts())
			}
			must(t, err)
			p.playUntil(sensible(kit, uint64(i+1)), p.pass, func(_ *shadow, d game.Decision, c game.Choice) bool {
				if d.Kind == ask.SetDials && strings.HasPrefix(p.words("bar.round"), "Round 3") {
					return true
				}
				p.press(d, c)
				return false
			})
			for _, w := range p.Screen().Widgets {
				if strings.Contains(w.Words, "not enforced") {
					t.Errorf("%s says %q", w.ID, w.Words)
				}
			}
			p.keepPicture("flown-" + strings.ReplaceAll(g.red, "/", "-"))
		})
	}
}
