package e2e

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
)

// TestGameByKeys plays a game from the title to its result without the mouse,
// as two sensible players would, and plays its journal again and compares.
func TestGameByKeys(t *testing.T) {
	needDisplay(t)
	home := t.TempDir()
	smallSquads(t, home)
	p := open(t, home, 0)
	p.want("title", "")
	p.focusOn("title.new:X-Wing") // Enter alone begins the first game
	must(t, p.Key(ebiten.KeyEnter))
	p.want("squads", "")
	p.focusOn("squad:small-red:red")
	must(t, p.Key(ebiten.KeyEnter))
	p.focusOn("squad:small-blue:blue")
	must(t, p.Key(ebiten.KeySpace))
	p.focusOn("squads.seed")
	must(t, p.Key(ebiten.KeyEnter))
	must(t, p.Type("3"))
	must(t, p.Key(ebiten.KeyEnter))
	must(t, p.Key(ebiten.KeyControlLeft, ebiten.KeyEnter))
	p.want("table", "")
	p.playByKeys(5)
	p.everyShape()
	must(t, p.Key(ebiten.KeyEnter)) // the bright button: once more
	must(t, p.Rest())
	p.want("table", "choose-first-player")
}

// TestEveryShapeByMouse plays the same squads by clicks on what the log of the
// screen names, to the result.
func TestEveryShapeByMouse(t *testing.T) {
	needDisplay(t)
	home := t.TempDir()
	dir := smallSquads(t, home)
	p := open(t, home, 0, "play", "--red", filepath.Join(dir, "small-red.xws"), "--blue", filepath.Join(dir, "small-blue.xws"), "--seed", "3")
	p.playSensibly(5)
	p.everyShape()
}

// everyShape holds the journal of the game at the result to be that game, with
// questions of every shape in it.
func (p *client) everyShape() {
	t := p.t
	t.Helper()
	journal, session := matchtest.Kept(t, matchtest.Kit(t), p.sameAgain(matchtest.Kit(t).Start))
	came := map[game.Shape]int{}
	for _, line := range journal.Lines {
		if line.Choice == nil {
			continue
		}
		d, _ := session.Decision(line.Choice.Seat)
		came[d.Shape]++
		must(t, session.Choose(*line.Choice))
	}
	for _, shape := range []game.Shape{game.OneOf, game.SomeOf, game.OneForEach, game.Order, game.Place} {
		if came[shape] == 0 {
			t.Errorf("no question of shape %v came", shape)
		}
	}
	t.Logf("by shape %v", came)
}

// smallSquads writes two squads that are soon done with into the player's folder
// of squads and returns it. Their cards bring questions of every shape.
func smallSquads(t *testing.T, home string) (dir string) {
	t.Helper()
	dir = filepath.Join(home, "data", "xwing", "squads")
	must(t, os.MkdirAll(dir, 0o755))
	for name, text := range map[string]string{
		"small-red":  `{"name":"Small Red","faction":"rebelalliance","pilots":[{"id":"lukeskywalker","ship":"t65xwing","upgrades":{"astromech":["r2d2"],"force-power":["supernaturalreflexes"],"configuration":["servomotorsfoils"],"torpedo":["protontorpedoes"]}},{"id":"redsquadronveteran","ship":"t65xwing","upgrades":{"talent":["elusive"]}}]}`,
		"small-blue": `{"name":"Small Blue","faction":"galacticrepublic","pilots":[{"id":"naboohandmaiden","ship":"nabooroyaln1starfighter"},{"id":"naboohandmaiden","ship":"nabooroyaln1starfighter"},{"id":"redsquadronbomber","ship":"btlbywing","upgrades":{"device":["thermaldetonators"]}}]}`,
	} {
		must(t, os.WriteFile(filepath.Join(dir, name+".xws"), []byte(text), 0o644))
	}
	return dir
}

// focusOn goes on by Tab until the keys are at a widget.
func (p *client) focusOn(id string) {
	p.t.Helper()
	for range 200 {
		if p.Screen().Focus == id {
			p.worded()
			return
		}
		must(p.t, p.Key(ebiten.KeyTab))
	}
	p.t.Fatalf("Tab does not come to %s; the keys are at %q", id, p.Screen().Focus)
}

// playByKeys strikes what a sensible player would answer, to the result.
func (p *client) playByKeys(seed uint64) {
	p.t.Helper()
	enters := func(string) { must(p.t, p.Key(ebiten.KeyEnter)) }
	p.playOut(seed, enters, func(s *shadow, d game.Decision, c game.Choice) {
		before := s.session.Choices()
		p.strike(d, c)
		s.follow(p)
		if s.session.Choices() == before {
			p.t.Fatalf("the keys do not answer %s with %v", d.Kind, c)
		}
	})
}

// strike gives an answer by keys.
func (p *client) strike(d game.Decision, c game.Choice) {
	p.t.Helper()
	switch d.Shape {
	case game.OneOf:
		p.strikeOption(c.One())
	case game.SomeOf:
		for _, id := range c.Pick {
			p.strikeOption(id)
		}
		must(p.t, p.Key(ebiten.KeyControlLeft, ebiten.KeyEnter))
	case game.Order:
		p.strikeOrder(d, c.Pick)
	case game.OneForEach:
		for range d.Slots {
			p.strikeDial(d, c)
			must(p.t, p.Key(ebiten.KeyTab))
		}
		must(p.t, p.Key(ebiten.KeyEnter))
	case game.Place:
		p.strikePlace(d, c)
	}
}

// strikeOption takes an option: by its key where one stands on it and, every
// other time, by arrows and Enter.
func (p *client) strikeOption(id string) {
	p.t.Helper()
	nth := -1
	for i, o := range p.ofOptions() {
		if o == "option:"+id {
			nth = i
		}
	}
	switch {
	case nth < 0:
		p.t.Fatalf("there is no answer %s among %v", id, p.ofOptions())
	case (id == "none" || id == "done" || id == "no") && p.dice.IntN(2) == 0:
		must(p.t, p.Key(ebiten.KeyP))
	case nth < 9 && id != "none" && id != "done" && id != "no" && p.dice.IntN(2) == 0:
		must(p.t, p.Key(ebiten.KeyDigit1+ebiten.Key(nth)))
	default:
		for range 60 {
			if p.Screen().Focus == "option:"+id {
				break
			}
			must(p.t, p.Key(ebiten.KeyArrowDown))
		}
		if got := p.Screen().Focus; got != "option:"+id {
			p.t.Fatalf("the arrows do not come to %s but to %s", id, got)
		}
		must(p.t, p.Key(ebiten.KeyEnter))
	}
}

// ofOptions lists the answers on screen, from the top.
func (p *client) ofOptions() []string {
	var ids []string
	for _, w := range p.Screen().Widgets {
		if strings.HasPrefix(w.ID, "option:") && !slices.Contains(ids, w.ID) {
			ids = append(ids, w.ID)
		}
	}
	return ids
}

// strikeOrder moves the options up until they stand in the order wanted.
func (p *client) strikeOrder(d game.Decision, want []string) {
	p.t.Helper()
	now := legalOf(d)
	for i, id := range want {
		p.focusOn("option:" + id)
		for at := slices.Index(now, id); at > i; at-- {
			must(p.t, p.Key(ebiten.KeyShiftLeft, ebiten.KeyArrowUp))
			now[at-1], now[at] = now[at], now[at-1]
		}
	}
	must(p.t, p.Key(ebiten.KeyControlLeft, ebiten.KeyEnter))
}

// strikeDial sets the dial in hand: the speed by its number, the bearing by arrows.
func (p *client) strikeDial(d game.Decision, c game.Choice) {
	p.t.Helper()
	for _, slot := range d.Slots {
		if w, _ := p.Find("slot:" + slot.ID); !w.On {
			continue
		}
		want := c.Each[slot.ID]
		m, err := catalog.ParseManeuver(want)
		must(p.t, err)
		for _, key := range []ebiten.Key{ebiten.KeyArrowLeft, ebiten.KeyArrowRight} {
			must(p.t, p.Key(ebiten.KeyDigit0+ebiten.Key(m.Speed))) // the row may have been left at its end
			for range 14 {
				if w, _ := p.Find("option:" + slot.ID + ":" + want); w.On {
					return
				}
				must(p.t, p.Key(key))
			}
		}
		p.t.Fatalf("the keys do not set %s", want)
	}
}

// strikePlace turns and pushes a piece about where it is wanted; if that is not
// legal, it asks for a legal place.
func (p *client) strikePlace(d game.Decision, c game.Choice) {
	p.t.Helper()
	for range d.Placement.Pieces {
		if w, _ := p.Find("piece:" + c.Piece); w.On {
			break
		}
		must(p.t, p.Key(ebiten.KeyTab))
	}
	piece, _ := d.Placement.Piece(c.Piece)
	turn := math.Mod(c.Pose.Degrees()-piece.Start.Degrees()+540, 360) - 180
	p.turns(turn, 15, ebiten.KeyQ, ebiten.KeyE)
	from, to := piece.Start.Point(), c.Pose.Point()
	p.turns(to.X-from.X, 10, ebiten.KeyArrowRight, ebiten.KeyArrowLeft)
	p.turns(to.Y-from.Y, 10, ebiten.KeyArrowUp, ebiten.KeyArrowDown)
	for range 5 {
		if w, _ := p.Find("confirm"); w.Enabled {
			break
		}
		must(p.t, p.Key(ebiten.KeyG))
	}
	must(p.t, p.Key(ebiten.KeyEnter))
}

// turns strikes one key, or the other for less than nothing, until a piece has
// gone so far: in large steps, then with shift in small ones.
func (p *client) turns(far, step float64, more, less ebiten.Key) {
	p.t.Helper()
	key := more
	if far < 0 {
		key, far = less, -far
	}
	for ; far >= step; far -= step {
		must(p.t, p.Key(key))
	}
	for ; far >= 1; far-- {
		must(p.t, p.Key(ebiten.KeyShiftLeft, key))
	}
}

// TestFocusShowsWhatHoverShows compares what the keys show of an answer with
// what the mouse shows: the same words beside it, the same dice.
func TestFocusShowsWhatHoverShows(t *testing.T) {
	needDisplay(t)
	for _, question := range []string{"choose-attack", "choose-action", "modify-attack-dice"} {
		t.Run(question, func(t *testing.T) {
			p := open(t, t.TempDir(), 0, "resume", sceneAt(t, question, 3))
			must(t, p.Rest())
			p.want("table", question)
			shown := func() string {
				out := ""
				for _, w := range p.Screen().Widgets {
					if w.ID == "tip" || strings.HasPrefix(w.ID, "die:") {
						out += fmt.Sprintln(w.ID, w.Words)
					}
				}
				return out
			}
			must(t, p.Move(5, 700))
			nothing := shown()
			id := p.Enabled("option:")[0]
			must(t, p.MoveTo(id))
			want := shown()
			must(t, p.Move(5, 700))
			must(t, p.Key(ebiten.KeyArrowDown))
			if got := p.Screen().Focus; got != id {
				t.Fatalf("the first arrow goes to %q, want %s", got, id)
			}
			if got := shown(); got != want || got == nothing {
				t.Errorf("by keys %s shows\n%s, by mouse\n%s", id, got, want)
			}
			must(t, p.Key(ebiten.KeyEscape))
			if got := shown(); got != nothing || p.Screen().Focus != "" {
				t.Errorf("after Esc %q is still shown", got)
			}
		})
	}
}

// TestGhostsByKeys goes to the ghosts by arrows and takes one by Enter.
func TestGhostsByKeys(t *testing.T) {
	needDisplay(t)
	p := atScript(t, "choose-tallon-roll-position", tallonRoll)
	p.focusOn("pose:left")
	must(t, p.Key(ebiten.KeyEnter))
	must(t, p.Rest())
	if p.Screen().Prompt == "choose-tallon-roll-position" {
		t.Error("Enter on the ghost did not answer")
	}
}

// TestMenusByKeys goes through the menu, the settings and the keys, and takes a
// choice back and brings it again, without the mouse.
func TestMenusByKeys(t *testing.T) {
	needDisplay(t)
	p := open(t, t.TempDir(), 0, "resume", sceneAt(t, "choose-action", 6))
	must(t, p.Rest())
	must(t, p.Key(ebiten.KeyEscape))
	p.want("menu", "")
	p.focusOn("menu.settings")
	must(t, p.Key(ebiten.KeyEnter))
	p.want("settings", "")
	p.focusOn("speed:200")
	must(t, p.Key(ebiten.KeyEnter))
	if w, _ := p.Find("speed:200"); !w.On {
		t.Error("Enter on a setting does not change it")
	}
	must(t, p.Key(ebiten.KeyEscape))
	must(t, p.Key(ebiten.KeyF1))
	p.want("keys", "")
	must(t, p.Key(ebiten.KeyEscape))
	p.want("table", "choose-action")
	asked := p.words("prompt.text")
	must(t, p.Key(ebiten.KeyDigit1))
	must(t, p.Rest())
	if p.words("prompt.text") == asked {
		t.Fatal("the number does not answer")
	}
	must(t, p.Key(ebiten.KeyControlLeft, ebiten.KeyZ))
	if p.Screen().Screen == "dialog" { // something has been revealed since
		must(t, p.Key(ebiten.KeyEnter)) // keeps it
		must(t, p.Key(ebiten.KeyControlLeft, ebiten.KeyZ))
		p.focusOn("undo.0")
		must(t, p.Key(ebiten.KeyEnter))
	}
	must(t, p.Rest())
	if got := p.words("prompt.text"); got != asked {
		t.Errorf("after undo it asks %q, want %q", got, asked)
	}
	must(t, p.Key(ebiten.KeyControlLeft, ebiten.KeyY))
	must(t, p.Rest())
	if got := p.words("prompt.text"); got == asked {
		t.Error("redo brings nothing back")
	}
}

// TestPickedDiceByKeys shows which dice would be rolled again, for what, and
// picks them by number.
func TestPickedDiceByKeys(t *testing.T) {
	needDisplay(t)
	p := open(t, t.TempDir(), 0, "resume", sceneAt(t, "choose-dice", 1))
	p.want("table", "choose-dice")
	unknown := func() int {
		n := 0
		for _, w := range p.Screen().Widgets {
			if strings.HasPrefix(w.ID, "die:") && strings.Contains(w.Words, "→ ?") {
				n++
			}
		}
		return n
	}
	if n := unknown(); n != 0 {
		t.Fatalf("%d dice are unknown before any is picked", n)
	}
	must(t, p.Key(ebiten.KeyArrowDown))
	if n := unknown(); n != 1 {
		t.Errorf("with the keys at a die %d dice are unknown, want 1", n)
	}
	must(t, p.Key(ebiten.KeyEscape))
	must(t, p.Key(ebiten.KeyDigit1)) // of one die the key is the answer
	must(t, p.Rest())
	if p.Screen().Prompt == "choose-dice" {
		t.Error("the key of a die does not pick it")
	}
}
