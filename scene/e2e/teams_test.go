package e2e

import (
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
)

// TestTeamGame plays a game of two against two by 2.5 by mouse to its third round: every seat is called to its own curtain.
func TestTeamGame(t *testing.T) {
	needDisplay(t)
	reds, blues := "testdata/squads/luke.xws,testdata/squads/phoenix.xws", "testdata/squads/vader.xws,testdata/squads/infiltrator.xws"
	p := open(t, t.TempDir(), 0, "play", "--epic", "--points", "amg25", "--teams", "2v2", "--red", reds, "--blue", blues, "--seed", "8",
		"--allow-breaches")
	asked := map[game.Seat]bool{}
	curtains := map[string]bool{}
	pass := func(screen string) {
		if screen == "curtain" {
			curtains[p.words("curtain.who")] = true
			p.keepPicture("team-curtain-" + p.Screen().Seat)
		}
		p.pass(screen)
	}
	p.playUntil(sensible(matchtest.Kit(t), 8), pass, func(s *shadow, d game.Decision, c game.Choice) bool {
		if d.Kind == ask.SetDials {
			asked[d.Seat] = true
			if strings.HasPrefix(p.words("bar.round"), "Round 3") {
				return len(asked) == 4
			}
		}
		p.press(d, c)
		return false
	})
	p.keepPicture("team-round3")
	if len(asked) != 4 {
		t.Errorf("dials were set by the seats %v, behind the curtains of %v", asked, curtains)
	}
}

// TestEvacuation plays Cover the Evacuation by mouse until an objective token lies on a shuttle.
func TestEvacuation(t *testing.T) {
	needDisplay(t)
	p := open(t, t.TempDir(), 0, "play", "--scenario", "evacuation", "--points", "xwa", "--red", "testdata/squads/luke.xws",
		"--blue", "testdata/squads/vader.xws", "--seed", "5", "--allow-breaches")
	p.playUntil(sensible(matchtest.Kit(t), 5), p.pass, func(s *shadow, d game.Decision, c game.Choice) bool {
		v := s.session.State().(*xwing.State).View
		for _, id := range v.RemotesInPlay() {
			if v.Ship(id).Objectives > 0 {
				return true
			}
		}
		p.press(d, c)
		return false
	})
	p.onPiece("ship:3")
	must(t, p.Tick(2))
	p.keepPicture("evacuation")
}

// TestFirstEpicBattle plays an epic battle of first edition by mouse until a section of a corvette is crippled.
// XWING_KEEP_FIRST names a file that gets the journal.
func TestFirstEpicBattle(t *testing.T) {
	needDisplay(t)
	p := open(t, t.TempDir(), 0, "play", "--epic", "--edition", "1", "--red", "testdata/squads/first-corvette.xws",
		"--blue", "testdata/squads/first-raider.xws", "--seed", "11")
	kit, err := match.NewFirstKit(assets.FirstFacts())
	must(t, err)
	crippled := false
	p.playUntil(sensible(kit, 11), p.pass, func(s *shadow, d game.Decision, c game.Choice) bool {
		v := s.session.State().(*xwing.State).View
		for i := range v.Ships {
			crippled = crippled || v.Ships[i].Crippled
		}
		if d.Kind == ask.SetDials && strings.HasPrefix(p.words("bar.round"), "Round 2") {
			p.keepPicture("first-epic-dial")
		}
		if d.Kind == ask.ChooseAttack && strings.Contains(p.words("question"), "Corvette") {
			p.keepPicture("first-epic-attack")
		}
		if crippled {
			return true
		}
		p.press(d, c)
		return false
	})
	p.keepPicture("first-epic-crippled")
	if !crippled {
		t.Error("no section was crippled")
	}
}
