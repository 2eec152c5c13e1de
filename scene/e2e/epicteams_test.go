package e2e

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match/matchtest"
)

// TestPickingTeams picks an epic battle of two against two in its scenario on the squads screen, by mouse and keys, leaves it and
// comes back, and plays to the end of setup.
func TestPickingTeams(t *testing.T) {
	needDisplay(t)
	p := open(t, t.TempDir(), 0)
	p.click("title.new:X-Wing")
	p.click("squads.list:amg25")
	p.click("squads.epic")
	p.keepPicture("squads-epic")
	p.click("squads.teams:2v2")
	p.click("squads.task:evacuation")
	for seat, squad := range map[string]string{"red": "rebel-beef", "seat3": "rebel-smugglers", "blue": "imperial-aces"} {
		p.click("squad:" + squad + ":" + seat)
	}
	if w, _ := p.Find("squads.begin"); w.Enabled || !strings.HasPrefix(w.Reason, "Blue 2") {
		t.Errorf("the game can be begun: %v, %q", w.Enabled, w.Reason)
	}
	p.keepPicture("squads-teams-three")
	p.click("squad:imperial-swarm:seat4")
	p.click("team:seat4.squad")
	p.click("player:seat4")
	faults := misplaced(p.Screen(), 1280, 720)
	if len(faults) > 0 {
		t.Errorf("on the squads screen: %s", strings.Join(faults, "; "))
	}
	p.keepPicture("squads-teams")
	red, blue := p.words("team:red"), p.words("team:blue")
	must(t, p.Key(ebiten.KeyEscape))
	p.want("title", "")
	p.click("title.new:X-Wing")
	if p.words("team:red") != red || p.words("team:blue") != blue || red == "" {
		t.Errorf("after coming back the sides have %q and %q, before %q and %q", p.words("team:red"), p.words("team:blue"), red, blue)
	}
	p.click("squads.begin")
	if p.Screen().Screen == "dialog" {
		p.click("breaches.1")
	}
	laid := map[game.Seat]bool{}
	p.playUntil(sensible(matchtest.Kit(t), 3), p.pass, func(s *shadow, d game.Decision, c game.Choice) bool {
		laid[d.Seat] = true
		if d.Kind == ask.SetDials {
			v := s.session.State().(*xwing.State).View
			if v.Round != 1 || len(v.RemotesInPlay()) != 3 || len(s.session.Sides()) != 4 {
				t.Errorf("round %d, remotes %v, sides %v", v.Round, v.RemotesInPlay(), s.session.Sides())
			}
			return true
		}
		p.press(d, c)
		return false
	})
	p.keepPicture("teams-setup")
	if !laid[0] || !laid[1] || !laid[2] || laid[3] {
		t.Errorf("asked were %v: the computer plays Blue 2", laid)
	}
}
