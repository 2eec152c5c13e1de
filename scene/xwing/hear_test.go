package xwing

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/player"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// heardUntilRest is what is heard until the table rests, and no longer there.
func heardUntilRest(p *play) []sound.Cue {
	var all []sound.Cue
	for !p.board.Resting() {
		p.board.Tick()
		all = append(all, p.board.Cues...)
		p.board.Cues = nil
	}
	p.board.Tick()
	return all
}

// TestCues says of Events what is heard.
func TestCues(t *testing.T) {
	a, p := newApp(t, 0) // Rebels against the Empire
	v := p.state().ViewFor(game.NoSeat)
	rebel, imperial := board.ShipID(0), board.ShipID(0)
	for i := range v.Ships {
		v.Ships[i].Shields = board.Charges{Active: 2, Limit: 3}
		if v.Ships[i].Seat == game.Red {
			rebel = v.Ships[i].ID
		} else {
			imperial = v.Ships[i].ID
		}
	}
	v.Ship(imperial).Size = gauge.Large
	here, there := physics.PoseAt(0, 0, 0), physics.PoseAt(100, 0, 0)
	shot := func(ship board.ShipID, w board.Weapon) board.AttackDeclared {
		return board.AttackDeclared{Attack: board.Attack{Attacker: ship, Weapon: w}}
	}
	special := func(xws string) board.Weapon { return board.Weapon{Special: true, Upgrade: xws} }
	for _, c := range []struct {
		event game.Event
		want  string // "": nothing
	}{
		{board.PhaseBegan{Phase: board.Planning}, "phase/2"},
		{board.PhaseBegan{Phase: board.End}, "phase/6"},
		{board.DialsAssigned{}, "confirm"},
		{board.DialRevealed{Ship: rebel}, "reveal"},
		{board.ShipMoved{Ship: rebel, By: board.ByManeuver, From: here, To: there}, "engine/jet/1"},
		{board.ShipMoved{Ship: imperial, By: board.ByManeuver, From: here, To: there}, "engine/howl/3"},
		{board.ShipMoved{Ship: rebel, By: board.ByManeuver, From: here, To: here}, ""},
		{board.ShipMoved{Ship: rebel, By: board.ByBoost, From: here, To: there}, "thrust"},
		{board.ManeuverExecuted{Ship: rebel, Full: true}, ""},
		{board.ManeuverExecuted{Ship: rebel}, "bump"},
		{board.ObstacleMet{Ship: rebel}, "rocks"},
		{shot(rebel, board.Weapon{}), "laser/jet"},
		{shot(imperial, board.Weapon{}), "laser/howl"},
		{shot(imperial, special("protontorpedoes")), "torpedo"},
		{shot(imperial, special("concussionmissiles")), "missile"},
		{shot(rebel, special("ioncannonturret")), "ion"},
		{shot(rebel, special("heavylasercannon")), "laser/jet"},
		{board.DiceRolled{Dice: make([]board.Die, 3)}, "dice/3"},
		{board.DiceRolled{Dice: make([]board.Die, 9)}, "dice/5"},
		{board.DiceRolled{}, ""},
		{board.ShieldsChanged{Ship: rebel, Active: 1}, "shield"},
		{board.ShieldsChanged{Ship: rebel, Active: 3}, "recharge"},
		{board.DamageDealt{Ship: rebel}, "hull"},
		{board.DamageDealt{Ship: rebel, Card: "stunnedpilot"}, "critical"},
		{board.DamageExposed{Ship: rebel}, "critical"},
		{board.ShipDestroyed{Ship: imperial}, "explosion/3"},
		{board.ShipFled{Ship: rebel}, "flee"},
		{board.TokenGained{Ship: rebel, Token: board.Focus}, "good"},
		{board.TokenGained{Ship: rebel, Token: board.Cloak}, "good"},
		{board.TokenGained{Ship: rebel, Token: board.Stress}, "bad"},
		{board.LockAcquired{Ship: rebel}, "lock"},
		{board.ActionFailed{Ship: rebel}, "bad"},
		{board.GameEnded{Winner: game.Blue}, "win"},
		{board.GameEnded{Winner: game.NoSeat}, "draw"},
		{board.TokenLost{Ship: rebel}, ""},
		{board.DialLookedAt{Ship: rebel}, ""},
	} {
		got, ok := (&display{view: v, facts: a.kit.Facts}).Cue(c.event)
		if name := got.String(); ok && name != c.want || !ok && c.want != "" {
			t.Errorf("%s %+v: %s (%v), want %q", game.EventKind(c.event), c.event, name, ok, c.want)
		}
	}
}

// TestCuesOfAGame plays a game: much is heard, nothing of what is skipped, undone
// or brought back.
func TestCuesOfAGame(t *testing.T) {
	a, p := newApp(t, 100)
	kinds := map[sound.Kind]int{}
	playOn(t, p, func(game.Decision) bool {
		for _, cue := range heardUntilRest(p) {
			kinds[cue.Kind]++
		}
		return p.Session.Choices() >= 250
	})
	for _, k := range []sound.Kind{sound.Phase, sound.Place, sound.Confirm, sound.Reveal, sound.Engine, sound.Laser, sound.Dice, sound.Good} {
		if kinds[k] == 0 {
			t.Errorf("%s is never heard", sound.Cue{Kind: k})
		}
	}
	table := a.Screen.(*tableScreen)
	if p.Session.CanUndo(game.NoSeat).Choices == 0 {
		t.Fatal("nothing can be undone")
	}
	table.question.UndoAll(1, true)
	if got := heardUntilRest(p); len(got) > 0 {
		t.Errorf("undo lets hear %v", got)
	}
	if p.Session.CanRedo() > 0 {
		table.question.Redo()
		if got := heardUntilRest(p); len(got) > 0 {
			t.Errorf("redo lets hear %v", got)
		}
	}
	p.board.Add(board.PhaseBegan{Phase: board.End, Round: 1})
	table.question.Skip()
	if len(p.board.Cues) > 0 {
		t.Errorf("skipping lets hear %v", p.board.Cues)
	}
	p.board.Add(board.PhaseBegan{Phase: board.End, Round: 1})
	if got := heardUntilRest(p); len(got) != 1 {
		t.Errorf("afterwards %v is heard", got)
	}
}

// TestNothingHeardBehindTheCurtain sets dials: nobody hears how often one is
// turned or clicked, unless the table is open.
func TestNothingHeardBehindTheCurtain(t *testing.T) {
	for _, open := range []bool{false, true} {
		a, p := newApp(t, 0)
		a.Opt.Settings.Table.Open = open
		playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.SetDials })
		p.board.Finish()
		settle(a, ui.Input{})
		a.Cues = nil
		if !open {
			click(t, a, "curtain.open")
			if !slices.Equal(a.Cues, []sound.Cue{{Kind: sound.Curtain}}) {
				t.Errorf("the curtain lets hear %v", a.Cues)
			}
		}
		settle(a, ui.Input{})
		a.Cues = nil
		for _, w := range a.UI.Widgets {
			if len(w.ID) > 7 && w.ID[:7] == "option:" && w.Enabled && w.Rect[2] > 0 {
				click(t, a, w.ID)
				break
			}
		}
		a.Build(strike(ebiten.KeyArrowUp))
		a.Build(strike(ebiten.KeyArrowRight))
		a.Build(strike(ebiten.KeyDigit2))
		if heard := len(a.Cues) > 0; heard != open {
			t.Errorf("with an open table %v, setting a dial lets hear %v", open, a.Cues)
		}
	}
}

// TestHiddenFactsAreNotHeard changes a facedown dial: until it is revealed the
// same is heard.
func TestHiddenFactsAreNotHeard(t *testing.T) {
	heard := func(dial catalog.Maneuver) (all []sound.Cue) {
		_, p := newApp(t, 100)
		playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.SetDials && p.state().View.Round == 2 })
		heardUntilRest(p)
		brain := player.NewSensible(9)
		for range 2 {
			d := p.Session.Open()[0]
			c, err := brain.Answer(p.seen(d), d)
			if err != nil {
				t.Fatal(err)
			}
			for slot := range c.Each {
				if _, g, ok := dialSlot(d, slot); ok {
					if option := dialOption(d, slot, g.Speed(catalog.Maneuver{}, dial.Speed)); option != "" {
						c.Each[slot] = option
					}
				}
			}
			if err := p.Choose(c); err != nil {
				t.Fatal(err)
			}
		}
		for !p.board.Resting() {
			p.board.Tick()
			if _, revealed := p.board.Now.(board.DialRevealed); revealed {
				break
			}
			all = append(all, p.board.Cues...)
			p.board.Cues = nil
		}
		return all
	}
	one, two := heard(catalog.Maneuver{Speed: 1}), heard(catalog.Maneuver{Speed: 3})
	if len(one) < 2 || !slices.Equal(one, two) {
		t.Errorf("slow dials let hear %v, fast ones %v", one, two)
	}
}

// dialOption is the option of a slot that is a maneuver.
func dialOption(d game.Decision, slot string, m catalog.Maneuver) string {
	for i := range d.Slots {
		if d.Slots[i].ID == slot {
			if dial, ok := dialOf(&d.Slots[i]); ok && dial[m] != nil && dial[m].Legal() {
				return dial[m].ID
			}
		}
	}
	return ""
}

// TestMute turns the sound off by key and by button, and moves a slider.
func TestMute(t *testing.T) {
	a, _ := newApp(t, 0)
	kept := map[string]any{}
	a.Opt.Files = keptConfig{noFiles{}, kept}
	a.Build(strike(ebiten.KeyN))
	if !a.Opt.Settings.Sound.Mute || kept["sound.mute"] != true {
		t.Errorf("N does not mute: %v", kept)
	}
	if got := widget(t, a, "toast").Words; got != a.Say("sound-off") {
		t.Errorf("it says %q", got)
	}
	a.Clock.Tick += scene.ToastTicks
	a.Build(ui.Input{})
	if a.Covers.Note.Text != "" {
		t.Error("the line stays")
	}
	a.Cover(scene.SettingsOverlay{})
	a.Build(ui.Input{})
	click(t, a, "sound:on")
	if a.Opt.Settings.Sound.Mute || kept["sound.mute"] != false {
		t.Errorf("the button does not turn the sound on: %v", kept)
	}
	r := widget(t, a, "volume:effects").Rect
	x, y := float64(r[0]+r[2]/2), float64(r[1]+r[3]/2)
	a.Build(ui.Input{X: x, Y: y, Pressed: [3]bool{true}, Down: [3]bool{true}})
	a.Build(ui.Input{X: x + float64(r[2]), Y: y + 200, Down: [3]bool{true}})
	if got := a.Opt.Settings.Sound.Effects; got != 100 || kept["sound.effects"] != nil {
		t.Errorf("dragged to the end: %d, kept %v too early", got, kept)
	}
	a.Build(ui.Input{X: x, Y: y, Down: [3]bool{true}})
	a.Build(ui.Input{X: x, Y: y, Released: [3]bool{true}})
	if got := a.Opt.Settings.Sound.Effects; got != 50 || kept["sound.effects"] != 50 {
		t.Errorf("let go in the middle: %d, kept %v", got, kept)
	}
	a.Build(ui.Input{X: x, Y: y, WheelY: -1})
	if got := a.Opt.Settings.Sound.Effects; got != 45 || kept["sound.effects"] != 45 {
		t.Errorf("by the wheel: %d, kept %v", got, kept)
	}
}

// keptConfig remembers what is kept.
type keptConfig struct {
	noFiles
	kept map[string]any
}

func (k keptConfig) SetConfig(key string, value any) error {
	k.kept[key] = value
	return nil
}
