package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestBattleFromSquads begins an epic battle by mouse, from the title on: it is picked on the squads screen, where its sample
// squads are offered, a wing is changed and obstacles are picked, until the table stands.
func TestBattleFromSquads(t *testing.T) {
	needDisplay(t)
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		t.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(t *testing.T) {
			p := openSized(t, t.TempDir(), 0, size[0], size[1])
			seen := func(name string) {
				t.Helper()
				must(t, p.Tick(300)) // pictures of ships come by and by
				if faults := misplaced(p.Screen(), size[0], size[1]); len(faults) > 0 {
					t.Errorf("%s: %s", name, strings.Join(faults, "; "))
				}
				p.keepPicture(fmt.Sprintf("%s-%d", name, size[0]))
			}
			p.click("title.new:X-Wing")
			p.click("squads.list:amg25")
			p.click("squads.epic")
			seen("battle-offered")
			p.click("squad:imperial-swarm:red") // it brings three obstacles
			p.click("obstacle:red:4")
			seen("battle-obstacles")
			must(t, p.Key(ebiten.KeyEscape))
			p.click("squad:epic-rebel-corvette:red")
			p.click("squad:epic-imperial-raider:blue")
			seen("battle-picked")
			p.click("wings:blue")
			seen("battle-wings")
			p.click("wing:2:5")
			p.click("wings.save")
			if w := p.words("points:blue"); !strings.Contains(w, "47") {
				t.Errorf("the squad that is kept costs %q", w)
			}
			p.click("player:blue")
			p.click("squads.begin")
			p.want("table", "")
			seen("battle-table")
		})
	}
}
