package settings

import (
	"fmt"
	"strings"
	"testing"

	"xwing"
	"xwing/scene/art/mat"
)

func TestDefaultsAreComplete(t *testing.T) {
	s, err := Load(Source{"config.toml", xwing.Defaults})
	if err != nil {
		t.Fatal(err)
	}
	if s.Language != "en" || s.Window.Width != 1280 || s.Sim.Player != "mixed" {
		t.Errorf("Load(defaults) = %+v", s)
	}
}

func TestOwnFileOverrides(t *testing.T) {
	s, err := Load(Source{"config.toml", xwing.Defaults}, Source{"own", []byte("[sound]\nvolume = 5\n")})
	if err != nil || s.Sound.Volume != 5 || s.Window.Height != 800 {
		t.Errorf("Load(defaults, own) = %+v, %v", s, err)
	}
}

// TestOldFile reads a file that was written before there was more to set.
func TestOldFile(t *testing.T) {
	old := "[window]\nfullscreen = true\nwidth = 1500\nheight = 900\n\n[sound]\nvolume = 40\n"
	s, err := Load(Source{"config.toml", xwing.Defaults}, Source{"old", []byte(old)})
	if err != nil {
		t.Fatal(err)
	}
	if want := (Sound{Volume: 40, Effects: 100, Interface: 60, Bed: 70}); s.Sound != want {
		t.Errorf("Sound = %+v, want %+v", s.Sound, want)
	}
	if w := s.Window; !w.Fullscreen || w.Width != 1500 || w.Monitor != "" || w.Maximized {
		t.Errorf("Window = %+v", w)
	}
}

// TestEveryMat loads settings with each mat that the table has.
func TestEveryMat(t *testing.T) {
	ids := []string{mat.Plain}
	for _, m := range mat.All() {
		ids = append(ids, m.ID)
	}
	for _, id := range ids {
		if _, err := Load(Source{"config.toml", xwing.Defaults}, Source{"own.toml", fmt.Appendf(nil, "[table]\nmat = %q\n", id)}); err != nil {
			t.Error(err)
		}
	}
}

func TestFaultsNameTheLine(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"unknown key", "language = \"en\"\nvolum = 3\n", `own.toml:2: there is no setting "volum"`},
		{"unknown key in a table", "[sound]\n\nvolum = 3\n", `own.toml:3: there is no setting "sound.volum"`},
		{"unknown table", "[sounds]\nvolume = 3\n", `own.toml:1: there is no setting "sounds"`},
		{"out of range", "[sound]\nvolume = 300\n", "own.toml:2: sound.volume must be from 0 to 100"},
		{"effects", "[sound]\neffects = -1\n", "own.toml:2: sound.effects must be from 0 to 100"},
		{"interface", "[sound]\ninterface = 101\n", "own.toml:2: sound.interface must be from 0 to 100"},
		{"bed", "[sound]\nbed = 200\n", "own.toml:2: sound.bed must be from 0 to 100"},
		{"theme", "[window]\ntheme = \"neon\"\n", "own.toml:2: window.theme must be dark or bright"},
		{"mat", "[table]\nmat = \"lava\"\n", "own.toml:2: table.mat must be teal, ember, violet, ice or plain"},
		{"words too large", "[window]\nscale = 300\n", "own.toml:2: window.scale must be from 75 to 200"},
		{"dotted", "sound.volume = 300\n", "own.toml:1: sound.volume must be from 0 to 100"},
		{"no such player", "# mine\n[sim]\nplayer = \"clever\"\n", "own.toml:3: sim.player must be random, sensible, peaceful or mixed"},
		{"not TOML", "language = \n", "own.toml:1: "},
		{"no number", "\n[sound]\nvolume = \"loud\"\n", "own.toml:3: sound.volume wants a whole number;"},
		{"no text", "language = 3\n", "own.toml:1: language wants a text in quotes,"},
		{"neither true nor false", "[sound]\nmute = 1\n", "own.toml:2: sound.mute wants true or false;"},
		{"keys that are no texts", "[keys.table]\nfit = [3]\n", "own.toml:2: a command wants its keys in quotes"},
		{"player's clock", "[clock]\nplayer = -1\n", "own.toml:2: clock.player must be from 0 to 999"},
		{"game's clock", "[clock]\ngame = 1000\n", "own.toml:2: clock.game must be from 0 to 999"},
		{"no table", "sound = 3\n", "own.toml:1: sound has the wrong kind of value"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Load(Source{"config.toml", xwing.Defaults}, Source{"own.toml", []byte(c.text)})
			if err == nil || !strings.HasPrefix(err.Error(), c.want) {
				t.Errorf("Load(%q) = %v, want %q…", c.text, err, c.want)
			}
		})
	}
}
