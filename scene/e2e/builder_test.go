package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// builderShot keeps a picture of the builder where XWING_SCREENS names a folder.
func (p *client) builderShot(name string) {
	p.t.Helper()
	p.shot("builder-" + name)
}

// shot keeps a picture of the window where XWING_SCREENS names a folder.
func (p *client) shot(name string) {
	p.t.Helper()
	folder := os.Getenv("XWING_SCREENS")
	if folder == "" {
		return
	}
	must(p.t, os.MkdirAll(folder, 0o755))
	must(p.t, p.Rest())
	must(p.t, p.Tick(60)) // the studio paints
	img, err := p.Picture()
	must(p.t, err)
	size := img.Bounds().Size()
	writePNG(p.t, filepath.Join(folder, fmt.Sprintf("%s-%dx%d.png", name, size.X, size.Y)), img)
}

// seek writes into the field that looks for cards.
func (p *client) seek(words string) {
	p.t.Helper()
	p.click("builder.find")
	must(p.t, p.Type(words))
	must(p.t, p.Key(ebiten.KeyEnter))
}

// slot clicks the slot of a name.
func (p *client) slot(name string) {
	p.t.Helper()
	for _, id := range p.Enabled("slot:") {
		if w, _ := p.Find(id); strings.HasPrefix(w.Words, name) && !strings.HasSuffix(id, ":out") {
			p.click(id)
			return
		}
	}
	p.t.Fatalf("no slot is called %s", name)
}

// TestBuildingByMouse builds a legal squad from the title by mouse, keeps it, and picks it for a game.
func TestBuildingByMouse(t *testing.T) {
	home := t.TempDir()
	p := open(t, home, 0)
	must(t, p.Rest())
	p.click("title.build:X-Wing")
	p.want("builder", "")
	p.click("build-list:ffg20")
	p.builderShot("start")
	p.click("build-faction:rebelalliance")
	for _, ship := range [][2]string{{"luke", "lukeskywalker"}, {"wedge", "wedgeantilles"}, {"thane", "thanekyrell"}} {
		p.seek(ship[0])
		p.click("fit:" + ship[1])
	}
	p.click("ship:1")
	p.slot("Torpedo")
	p.seek("proton")
	p.click("fit:protontorpedoes")
	p.slot("Astromech")
	p.seek("r2-d2")
	p.click("fit:r2d2")
	p.click("builder.twice")
	if w, there := p.Find("builder.breach"); !there || !strings.Contains(w.Words, "Luke Skywalker") {
		t.Errorf("of two Lukes it is said %q", w.Words)
	}
	p.builderShot("breach")
	p.click("builder.breach.go")
	p.click("builder.undo")
	if _, there := p.Find("builder.breach"); there {
		t.Error("the breach is not gone with what made it")
	}
	p.dragShip(1, 3)
	p.click("builder.save")
	p.click("builder.play")
	p.want("squads", "")
	p.builtSquad("wedgeantilles thanekyrell lukeskywalker")
}

// dragShip takes a ship of the squad to another place.
func (p *client) dragShip(from, to int) {
	p.t.Helper()
	a, _ := p.Find(fmt.Sprint("ship:", from))
	b, _ := p.Find(fmt.Sprint("ship:", to))
	middle := func(r [4]int) (x, y float64) { return float64(r[0] + r[2]/2), float64(r[1] + r[3]/2) }
	x0, y0 := middle(a.Rect)
	x1, y1 := middle(b.Rect)
	must(p.t, p.Drag(ebiten.MouseButtonLeft, x0, y0, x1, y1))
	must(p.t, p.Rest())
}

// builtSquad holds the one file of the player's squads to its ships, in order, and to the rules.
func (p *client) builtSquad(ships string) {
	p.t.Helper()
	files, err := filepath.Glob(filepath.Join(p.home, "data", "xwing", "squads", "*"))
	must(p.t, err)
	if len(files) != 1 {
		p.t.Fatalf("the folder of squads holds %v", files)
	}
	text, err := os.ReadFile(files[0])
	must(p.t, err)
	s, err := squad.ParseXWS("built", text)
	must(p.t, err)
	facts, err := catalog.Open(assets.Facts())
	must(p.t, err)
	var got []string
	for _, pilot := range s.Pilots {
		got = append(got, pilot.Pilot)
	}
	if strings.Join(got, " ") != ships {
		p.t.Errorf("the squad has %v, want %s", got, ships)
	}
	if broken := s.Check(facts, catalog.FFG20); len(broken) > 0 {
		p.t.Errorf("it breaks %v", broken)
	}
}

// TestBuilderShots keeps pictures of the builder in windows of all sizes where XWING_SCREENS names a folder.
func TestBuilderShots(t *testing.T) {
	if os.Getenv("XWING_SCREENS") == "" {
		t.Skip("XWING_SCREENS names no folder")
	}
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}, {915, 412}} {
		t.Run(fmt.Sprint(size[0]), func(t *testing.T) {
			p := openSized(t, t.TempDir(), 0, size[0], size[1])
			must(t, p.Rest())
			p.builderShot("title")
			p.click("title.build:X-Wing")
			p.builderShot("start")
			p.click("build-list:amg25")
			p.click("build-faction:rebelalliance")
			p.builderShot("empty")
			for _, ship := range [][2]string{{"luke", "lukeskywalker"}, {"wedge", "wedgeantilles"}, {"thane", "thanekyrell"}} {
				p.seek(ship[0])
				p.click("fit:" + ship[1])
			}
			if size[0] < 1000 {
				p.builderShot("fits")
				p.click("builder.page:squad")
				p.builderShot("squad")
				p.click("ship:1")
				p.builderShot("ship")
				p.slot("Torpedo")
				p.builderShot("slot")
				return
			}
			must(t, p.Move(1, 1))
			p.builderShot("added")
			must(t, p.MoveTo("fit:hortonsalm"))
			p.builderShot("candidate")
			p.click("ship:1")
			for _, card := range [][2]string{{"Astromech", "r2d2"}, {"Force", "instinctiveaim"}, {"Torpedo", "advprotontorpedoes"}} {
				p.slot(card[0])
				p.seek(card[1][:4])
				p.click("fit:" + card[1])
			}
			p.slot("Torpedo")
			p.seek("torp")
			must(t, p.MoveTo("fit:iontorpedoes"))
			p.builderShot("slot")
		})
	}
}

// TestBuilderFormatShots keeps pictures of formats, epic squads, wings, quick builds and swaps where XWING_SCREENS names a folder.
func TestBuilderFormatShots(t *testing.T) {
	if os.Getenv("XWING_SCREENS") == "" {
		t.Skip("XWING_SCREENS names no folder")
	}
	epic, err := filepath.Abs("../../assets/facts/squads-epic/epic-imperial-gozanti.xws")
	must(t, err)
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {915, 412}} {
		t.Run(fmt.Sprint(size[0]), func(t *testing.T) {
			p := openSized(t, t.TempDir(), 0, size[0], size[1], "build", "--epic", "--points", "ffg20", epic)
			must(t, p.Rest())
			p.builderShot("epic")
			p.click("builder.wings")
			p.builderShot("wings")
			p.click("close")
			p.click("builder.format")
			p.builderShot("formats")
			p.click("build-format:hyperspace")
			p.builderShot("format-move")
			p.click("close")
			p.click("ship:1")
			p.builderShot("huge")
			p.click("builder.swap")
			p.builderShot("swap")
			q := openSized(t, t.TempDir(), 0, size[0], size[1], "build", "--format", "quickbuilds", "--points", "ffg20")
			must(t, q.Rest())
			q.builderShot("start-formats")
			q.click("build-faction:rebelalliance")
			for _, build := range []string{"airencracken", "ahsokatano-rz1awing"} {
				q.seek(build)
				q.click("fit:" + build)
			}
			q.builderShot("quick")
		})
	}
}
