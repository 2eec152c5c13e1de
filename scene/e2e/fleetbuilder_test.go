package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/assets"
	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
)

// choose looks for each card and takes it, as "words=id".
func (p *client) choose(cards ...[2]string) {
	p.t.Helper()
	for _, c := range cards {
		p.seek(c[0])
		p.click("fit:" + c[1])
	}
}

// objectives chooses one of each category.
func (p *client) objectives(assault, defense, navigation string) {
	p.t.Helper()
	for _, o := range [][2]string{{"assault", assault}, {"defense", defense}, {"navigation", navigation}} {
		p.click("objective:" + o[0])
		p.choose([2]string{o[1], o[1]})
	}
}

// builtFleet holds the one file of the player's fleets to the rules, and to a cost of more than 300 points.
func (p *client) builtFleet(ships int) {
	p.t.Helper()
	files, err := filepath.Glob(filepath.Join(p.home, "data", "xwing", "fleets", "*"))
	must(p.t, err)
	if len(files) != 1 {
		p.t.Fatalf("the folder of fleets holds %v", files)
	}
	text, err := os.ReadFile(files[0])
	must(p.t, err)
	facts, err := catalog.Open(assets.ArmadaFacts())
	must(p.t, err)
	r, err := fleet.Read(files[0], text, facts)
	must(p.t, err)
	total := r.Fleet.Cost(facts).Total
	if broken := r.Fleet.Check(facts); len(broken) > 0 || len(r.Fleet.Ships) != ships || total < 300 || len(r.Notes) > 0 {
		p.t.Errorf("%d ships, %d points: it breaks %v, %v", len(r.Fleet.Ships), total, broken, r.Notes)
	}
}

// TestFleetByMouse builds a legal fleet of 400 points of each of two factions from the title by mouse, keeps it and picks it for a
// game.
func TestFleetByMouse(t *testing.T) {
	t.Run("rebels", func(t *testing.T) {
		p := open(t, t.TempDir(), 0)
		must(t, p.Rest())
		p.click("title.build:Armada")
		p.want("builder", "")
		p.click("build-faction:rebel-alliance")
		p.choose([2]string{"mc80 command", "mc80-command-cruiser"}, [2]string{"nebulon-b esc", "nebulon-b-escort-frigate"},
			[2]string{"gr-75 medium", "gr-75-medium-transports"}, [2]string{"cr90 corvette a", "cr90-corvette-a"})
		p.click("ship:4")
		p.click("builder.twice")
		p.click("ship:1")
		p.slot("Commander")
		p.choose([2]string{"mon moth", "mon-mothma"})
		p.slot("Title")
		p.choose([2]string{"home one", "home-one"})
		p.click("builder.twice")
		if w, there := p.Find("builder.breach"); !there || w.Words == "" {
			t.Error("two flagships break no rule")
		}
		p.builderShot("fleet-breach")
		p.click("builder.undo")
		p.dragShip(1, 2)
		if w, _ := p.Find("ship:2"); w.Words != "MC80 Command Cruiser" {
			t.Errorf("the second ship is %q once the first was dragged there", w.Words)
		}
		p.click("builder.wings")
		p.choose([2]string{"x-wing squadron", "x-wing-squadron"}, [2]string{"luke", "luke-skywalker"})
		p.click("wing:1:more")
		p.click("wing:1:more")
		p.objectives("most-wanted", "hyperspace-assault", "minefields")
		p.click("builder.save")
		p.click("builder.play")
		p.want("fleets", "")
		p.builtFleet(5)
		p.builderShot("fleets")
	})
	t.Run("empire", func(t *testing.T) {
		p := open(t, t.TempDir(), 0)
		must(t, p.Rest())
		p.click("title.build:Armada")
		p.click("build-faction:galactic-empire")
		p.choose([2]string{"imperial i-class", "imperial-i-class-star-destroyer"},
			[2]string{"gladiator i", "gladiator-i-class-star-destroyer"}, [2]string{"gozanti-class cru", "gozanti-class-cruisers"},
			[2]string{"victory i", "victory-i-class-star-destroyer-empire"})
		p.click("ship:1")
		p.slot("Commander")
		p.choose([2]string{"darth vader", "darth-vader-commander"})
		p.slot("Weapons")
		p.choose([2]string{"gunnery team", "gunnery-team"})
		p.click("ship:2")
		p.slot("Title")
		p.choose([2]string{"demol", "demolisher"})
		p.click("builder.wings")
		p.choose([2]string{"tie fighter squad", "tie-fighter-squadron"})
		for range 4 {
			p.click("wing:1:more")
		}
		p.objectives("advanced-gunnery", "fleet-ambush", "superior-positions")
		p.click("builder.save")
		p.builtFleet(4)
	})
}

// TestFleetByKeys builds a legal fleet of 400 points by keys alone.
func TestFleetByKeys(t *testing.T) {
	p := open(t, t.TempDir(), 0)
	must(t, p.Rest())
	p.click("title.build:Armada")
	p.click("build-faction:galactic-republic")
	write := func(words string) {
		must(t, p.Type(words))
		must(t, p.Key(ebiten.KeyEnter))
	}
	for _, ship := range []string{"venator i-", "acclamator i-class", "acclamator i-class", "consular-class charger"} {
		write(ship)
	}
	for range 3 {
		must(t, p.Key(ebiten.KeyArrowLeft))
	}
	must(t, p.Key(ebiten.KeyDigit1))
	write("bail organa")
	must(t, p.Type("+"))
	must(t, p.Type("+"))
	write("v-19 torrent squad")
	must(t, p.Key(ebiten.KeyControlLeft, ebiten.KeyD))
	for _, o := range []string{"most wan", "hyperspace ass", "minef"} {
		must(t, p.Key(ebiten.KeyF9))
		write(o)
	}
	must(t, p.Key(ebiten.KeyControlLeft, ebiten.KeyS))
	must(t, p.Rest())
	p.builtFleet(4)
}

// TestFleetBuilderShots keeps pictures of the fleet builder in windows of all sizes where XWING_SCREENS names a folder.
func TestFleetBuilderShots(t *testing.T) {
	if os.Getenv("XWING_SCREENS") == "" {
		t.Skip("XWING_SCREENS names no folder")
	}
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {915, 412}} {
		t.Run(fmt.Sprint(size[0]), func(t *testing.T) {
			p := openSized(t, t.TempDir(), 0, size[0], size[1])
			must(t, p.Rest())
			p.builderShot("fleet-title")
			p.click("title.build:Armada")
			p.builderShot("fleet-start")
			p.click("build-faction:rebel-alliance")
			p.choose([2]string{"mc80 command", "mc80-command-cruiser"}, [2]string{"nebulon-b esc", "nebulon-b-escort-frigate"},
				[2]string{"gr-75 medium", "gr-75-medium-transports"}, [2]string{"cr90 corvette a", "cr90-corvette-a"})
			if size[0] < 1000 {
				p.builderShot("fleet-fits")
				p.click("builder.page:fleet")
				p.builderShot("fleet-fleet")
				p.click("ship:1")
				p.builderShot("fleet-card")
				p.slot("Title")
				p.builderShot("fleet-slot")
				return
			}
			p.builderShot("fleet-ships")
			p.click("ship:1")
			p.slot("Commander")
			p.choose([2]string{"mon moth", "mon-mothma"})
			p.slot("Title")
			must(t, p.MoveTo("fit:home-one"))
			p.builderShot("fleet-slot")
			p.choose([2]string{"home one", "home-one"})
			p.click("builder.wings")
			p.choose([2]string{"x-wing squadron", "x-wing-squadron"}, [2]string{"luke", "luke-skywalker"})
			must(t, p.MoveTo("fit:wedge-antilles"))
			p.builderShot("fleet-wings")
			p.click("objective:assault")
			must(t, p.MoveTo("fit:opening-salvo"))
			p.builderShot("fleet-objective")
			p.click("ship:4")
			p.click("builder.twice")
			p.click("ship:1")
			p.builderShot("fleet-whole")
		})
	}
}
