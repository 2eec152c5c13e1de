package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// overShips is the planning of a huge ship with another one and two small ones before it.
const overShips = `ship red alderaanianguard 450 300 0
ship blue academypilot 420 480 180
ship blue omicrongrouppilot 495 500 150
ship blue outerrimgarrison 260 510 90
phase planning
`

// TestHugeDial sets the dial of a huge ship: what it would run over and into is said and framed before it is chosen, and the
// arcs of its weapons are shown out to their ranges.
func TestHugeDial(t *testing.T) {
	needDisplay(t)
	p := atScript(t, "set-dials", overShips)
	p.want("curtain", "set-dials")
	p.click("curtain.open")
	says := map[string]string{"2FB": "runs over", "3BR": "runs into 4: slowed to 1", "4FR": "red: costs 1 energy", "0OR": ""}
	for _, id := range p.Enabled("option:") {
		code := id[strings.LastIndex(id, ":")+1:]
		want, asked := says[code]
		if !asked {
			continue
		}
		delete(says, code)
		must(t, p.MoveTo(id))
		must(t, p.Tick(2))
		if got := p.words("dial.words"); !strings.Contains(got, want) || want == "" && strings.Contains(got, "runs") {
			t.Errorf("of %s it says %q", code, got)
		}
		p.keepPicture("huge-dial-" + code)
	}
	if len(says) > 0 {
		t.Errorf("maneuvers that were not there: %v, of %v", says, p.Enabled("option:"))
	}
	p.onPiece("ship:1")
	must(t, p.Hold(ebiten.KeyA))
	must(t, p.Tick(2))
	if p.words("reach") == "" {
		t.Error("the arcs of the ship are not shown")
	}
	p.keepPicture("huge-arcs")
}

// keepPicture keeps a picture of the window in the folder of XWING_SCREENS, if there is one.
func (p *client) keepPicture(name string) {
	p.t.Helper()
	folder := os.Getenv("XWING_SCREENS")
	if folder == "" {
		return
	}
	img, err := p.Picture()
	must(p.t, err)
	writePNG(p.t, filepath.Join(folder, name+".png"), img)
}
