package xwing

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match/matchtest"
	"xwing/scene"
	"xwing/scene/ui"
)

// attackAsked is a table at which a person is asked for an attack.
func attackAsked(t *testing.T) (*Client, *tableScreen) {
	t.Helper()
	s := setup{squads: matchtest.Squads(t, "rebel-core", "imperial-heavies"), computer: scene.SeatsOf(game.Blue), seed: 3, seeded: true}
	a, table, _ := seatedGame(t, matchtest.Kit(t), s, 0)
	for ticks := 0; ; ticks++ {
		if ticks > 1_000_000 {
			t.Fatal("nobody attacks")
		}
		a.Build(ui.Input{})
		d, ok := table.question.Asked()
		if !ok || table.Busy() {
			time.Sleep(time.Millisecond)
			continue
		}
		if d.Kind == ask.ChooseAttack && len(shotsOf(d)) > 1 {
			return a, table
		}
		c, _, err := table.play.think(d)
		if err != nil {
			t.Fatal(err)
		}
		table.question.Answer(c)
	}
}

// oddsCounted waits until the odds that are looked at are counted.
func oddsCounted(t *testing.T, a *Client, table *tableScreen) *counting {
	t.Helper()
	d, _ := table.question.Decision()
	for range 10_000 {
		a.Build(ui.Input{})
		c := table.play.odds.of(table.play.Session, d, table.odds.shot, table.odds.off)
		if c == nil {
			t.Fatal("nothing is counted")
		}
		if _, known := c.known(); known {
			a.Build(ui.Input{})
			return c
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatal("the odds have no end")
	return nil
}

// TestOdds: O tells in place of the question what the attack would come to; digits switch what is used, arrows look at another
// attack, and the attack is made from there.
func TestOdds(t *testing.T) {
	a, table := attackAsked(t)
	d, _ := table.question.Decision()
	a.Build(strike(ebiten.KeyO))
	if !table.odds.open {
		t.Fatal("O opens no odds")
	}
	first := oddsCounted(t, a, table)
	all, _ := first.known()
	if first.err != nil || all.Mean() <= 0 || len(all.Lines) == 0 {
		t.Fatalf("%v %+v", first.err, all)
	}
	a.Build(strike(ebiten.KeyDigit1))
	if len(table.odds.off) != 1 {
		t.Fatal("1 switches nothing off")
	}
	without, _ := oddsCounted(t, a, table).known()
	if without.Mean() == all.Mean() {
		t.Errorf("without %v it is %.3f as before", table.odds.off, all.Mean())
	}
	a.Build(strike(ebiten.KeyDigit1))
	if len(table.odds.off) != 0 {
		t.Error("1 switches nothing on again", table.odds.off, all.Lines, without.Lines)
	}
	shot := table.odds.shot
	a.Build(strike(ebiten.KeyArrowDown))
	if table.odds.shot == shot {
		t.Error("the arrow looks at no other attack")
	}
	oddsCounted(t, a, table)
	another := table.odds.shot
	click(t, a, "odds.step:◄")
	click(t, a, "odds.step:►")
	if table.odds.shot != another {
		t.Errorf("back and forth from %s leads to %s", another, table.odds.shot)
	}
	choices := table.play.Session.Choices()
	click(t, a, "odds.attack")
	if table.odds.open || table.play.Session.Choices() == choices {
		t.Error("no attack was made")
	}
	if played := table.play.Session.Played(); played[len(played)-1].One() == shot && len(d.Options) > 2 {
		t.Error("the attack made is not the one that was looked at")
	}
}

// TestOddsAreOpenedAndShut: the menu opens them, Escape and Back close them, Enter makes the attack; where no attack is asked for the
// menu says so.
func TestOddsAreOpenedAndShut(t *testing.T) {
	a, table := attackAsked(t)
	a.Cover(table.menu())
	settle(a, ui.Input{})
	click(t, a, "menu.odds")
	settle(a, ui.Input{})
	if !table.odds.open {
		t.Fatal("the menu opens no odds")
	}
	a.Build(strike(ebiten.KeyEscape))
	if table.odds.open || a.Covers.Over != nil {
		t.Error("Escape leaves the odds open, or opens the menu")
	}
	a.Build(strike(ebiten.KeyO))
	oddsCounted(t, a, table)
	choices := table.play.Session.Choices()
	a.Build(strike(ebiten.KeyEnter))
	settle(a, ui.Input{})
	if table.play.Session.Choices() == choices {
		t.Error("Enter makes no attack")
	}
	for table.noOdds(a.desk) == "" {
		d, ok := table.question.Asked()
		if !ok || table.Busy() {
			a.Build(ui.Input{})
			continue
		}
		c, _, err := table.play.think(d)
		if err != nil {
			t.Fatal(err)
		}
		table.question.Answer(c)
	}
	if a.Build(strike(ebiten.KeyO)); table.odds.open {
		t.Error("odds are open where nobody attacks")
	}
}

// TestOddsOfAllShooters: below the odds of an attack stands what all ships come to that could shoot its target, never less than that attack
// alone, once that is counted.
func TestOddsOfAllShooters(t *testing.T) {
	a, table := attackAsked(t)
	d, _ := table.question.Decision()
	a.Build(strike(ebiten.KeyO))
	alone, _ := oddsCounted(t, a, table).known()
	volley := table.play.odds.of(table.play.Session, d, volleyOn+table.shotAt(d).ID.Piece(), nil)
	if volley == nil {
		t.Fatal("there is no volley")
	}
	for i := 0; ; i++ {
		if _, known := volley.known(); known {
			break
		} else if i > 60_000 {
			t.Fatal("the volley has no end")
		}
		a.Build(ui.Input{})
		time.Sleep(time.Millisecond)
	}
	all, _ := volley.known()
	if volley.err != nil || all.Mean() < alone.Mean()-1e-9 || len(volley.shots) == 0 {
		t.Errorf("all come to %.3f (%v), one to %.3f", all.Mean(), volley.err, alone.Mean())
	}
	a.Build(ui.Input{})
	if !slices.ContainsFunc(a.UI.Widgets, func(w ui.Widget) bool { return w.ID == "odds.volley" }) {
		t.Error("the window does not tell of all")
	}
}
