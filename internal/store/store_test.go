package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"xwing/assets"
	"xwing/game"
	"xwing/game/words"
)

func open(t *testing.T) *Store {
	t.Helper()
	root := folder(t)
	return Open(Folders{Config: join(root, "config"), Data: root, Games: join(root, "games")})
}

func TestEmptyStore(t *testing.T) {
	s := open(t)
	if games, err := s.Games(); err != nil || len(games) > 0 {
		t.Errorf("Games() = %v, %v", games, err)
	}
	if squads, err := shelf(s).List(); err != nil || len(squads) > 0 {
		t.Errorf("Squads() = %v, %v", squads, err)
	}
	if text, err := s.Config(); err != nil || text != nil {
		t.Errorf("Config() = %q, %v", text, err)
	}
}

// told is an error as a player reads it.
func told(t *testing.T, err error) string {
	w, wordless := words.Load(assets.Words, "en", "xwing")
	if err == nil || wordless != nil {
		t.Errorf("nothing is told of %v: %v", err, wordless)
		return ""
	}
	return w.Error(err)
}

func TestErrorsAreOneClearLine(t *testing.T) {
	_, err := ReadFile(join(folder(t), "nothing.json"), MaxConfig)
	if said := told(t, err); strings.Contains(said, "\n") || !strings.Contains(said, "nothing.json: there is no such file; ") {
		t.Errorf("ReadFile = %v", err)
	}
}

func TestFileNames(t *testing.T) {
	for name, want := range map[string]string{
		"Ace":       "Ace",
		"Ærøskøb ✈": "Ærøskøb ✈",
		"a/b\\c":    "a%2Fb%5Cc",
		"..":        "%2E%2E",
		"NUL":       "%4EUL",
		"com1.x":    "%63om1.x",
		"100%":      "100%25",
		"a\nb":      "a%0Ab",
	} {
		if got := fileName(name); got != want {
			t.Errorf("fileName(%q) = %q, want %q", name, got, want)
		}
		if got := plainName(fileName(name)); got != name {
			t.Errorf("plainName(fileName(%q)) = %q", name, got)
		}
	}
}

func TestFileNamesProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.String().Draw(t, "name")
		file := fileName(name)
		if len(file) > longestName+4 || strings.ContainsAny(file, "/\\:*?\"<>|\x00\n") || strings.HasPrefix(file, ".") {
			t.Fatalf("fileName(%q) = %q", name, file)
		}
		if len(name) < 30 && plainName(file) != strings.ToValidUTF8(name, "\uFFFD") && plainName(file) != name {
			t.Fatalf("plainName(%q) = %q, want %q", file, plainName(file), name)
		}
	})
}

func TestJournal(t *testing.T) {
	s := open(t)
	j, err := s.Begin("xwing 2.5")
	if err != nil {
		t.Fatal(err)
	}
	twin, err := s.Begin("xwing 2.5")
	if err != nil {
		t.Fatal(err)
	}
	if games, err := s.Games(); err != nil || len(games) > 0 {
		t.Errorf("before a line is written there are %v, %v", games, err)
	}
	header, _ := json.Marshal(game.Header{Format: game.Format, Edition: "2.5", Seed: 3})
	header = bytes.TrimSpace(game.Reseal(header))
	if err := twin.Append(header); err != nil {
		t.Fatal(err)
	}
	defer twin.Close()
	for _, line := range []string{string(header), `{"a":1}`} {
		if err := j.Append([]byte(line)); err != nil {
			t.Fatal(err)
		}
	}
	if err := j.Note([]byte("note")); err != nil {
		t.Fatal(err)
	}
	if err := j.Append([]byte("two\nlines")); err == nil {
		t.Error("a line with a line feed inside is taken")
	}
	for range 2 {
		if err := j.Fault([]byte("report")); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(j.Close(), j.Close()); err != nil {
		t.Error(err)
	}
	if err := j.Append([]byte("late")); err == nil {
		t.Error("a closed journal takes a line")
	}
	text, again, err := s.OpenGame(j.Path())
	if err != nil || string(text) != string(header)+"\n{\"a\":1}\nnote\n" {
		t.Fatalf("OpenGame = %q, %v", text, err)
	}
	if err := again.Append([]byte("more")); err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	games, err := s.Games()
	if err != nil || len(games) != 2 {
		t.Fatalf("Games() = %+v, %v", games, err)
	}
	for _, g := range games {
		switch {
		case g.Path == j.Path() && (g.Err != nil || g.Header.Seed != 3 || g.When.IsZero()):
			t.Errorf("game %+v", g)
		case g.Path == twin.Path() && g.Err != nil:
			t.Errorf("a game just begun is %v", g.Err)
		}
	}
	report, err := ReadFile(strings.TrimSuffix(j.Path(), gameExt)+".fault-2.txt", MaxJournal)
	if err != nil || string(report) != "report" {
		t.Errorf("report %q, %v", report, err)
	}
	if err := twin.Close(); err != nil {
		t.Error(err)
	}
	if _, err := s.RemoveGame(twin.Path()); err != nil {
		t.Error(err)
	}
	if _, _, err := s.OpenGame(twin.Path()); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("OpenGame of a deleted game = %v", err)
	}
}

// The first line after a crash takes the place of the one that was never finished.
func TestOpenGameAfterACrash(t *testing.T) {
	s := open(t)
	j, err := s.Begin("")
	if err != nil {
		t.Fatal(err)
	}
	if err := j.Append([]byte("whole")); err != nil {
		t.Fatal(err)
	}
	if err := j.lines.writeAt([]byte("never finished, and long"), int64(len(j.text))); err != nil {
		t.Fatal(err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	text, again, err := s.OpenGame(j.Path())
	if err != nil || string(text) != "whole\nnever finished, and long" {
		t.Fatalf("OpenGame = %q, %v", text, err)
	}
	defer again.Close()
	if err := again.Append([]byte("next")); err != nil {
		t.Fatal(err)
	}
	if text, err := ReadFile(j.Path(), MaxJournal); err != nil || string(text) != "whole\nnext\n" {
		t.Errorf("the journal holds %q, %v", text, err)
	}
}

func TestSetConfig(t *testing.T) {
	const text = "# mine\nlanguage = \"en\"  # or so\n\n[sound]\n# loud\nvolume = 5\n\n[window]\nwidth = 800\n"
	for _, test := range []struct {
		text, key string
		value     any
		want      string
	}{
		{text, "sound.volume", 70, strings.Replace(text, "volume = 5", "volume = 70", 1)},
		{text, "language", "de", strings.Replace(text, `language = "en"  # or so`, `language = "de" # or so`, 1)},
		{text, "sound.mute", true, strings.Replace(text, "[sound]\n", "[sound]\nmute = true\n", 1)},
		{text, "sim.games", 9, text + "\n[sim]\ngames = 9\n"},
		{text, "squads", "/x", "squads = \"/x\"\n" + text},
		{"", "language", "de", "language = \"de\"\n"},
		{"", "sound.volume", 1, "\n[sound]\nvolume = 1\n"},
		{"[sound]", "sound.volume", 1, "[sound]\nvolume = 1\n"},
		{"a = \"x # y\" # z\n", "a", "b", "a = \"b\"\n"},
		{text, "sound.volume", nil, strings.Replace(text, "volume = 5\n", "", 1)},
		{text, "window.height", nil, text},
		{text, "keys.table.fit", nil, text},
		{"[keys.table]\nfit = [\"X\"]\n", "keys.table.flip", []string{"Y"}, "[keys.table]\nflip = [\"Y\"]\nfit = [\"X\"]\n"},
	} {
		got, err := setKey(test.text, test.key, test.value)
		if err != nil || got != test.want {
			t.Errorf("setKey(%q, %s) = %q, %v, want %q", test.text, test.key, got, err, test.want)
		}
	}
	for _, test := range []struct{ text, key string }{
		{"sound = {volume = 5}\n", "sound.volume"},
		{"sound.volume = 5\n", "sound.volume"},
		{"a = \"\"\"\nb = 1\n\"\"\"\n", "b"},
		{"a = [\n1,\n]\n", "a"},
		{"a = \n", "b"},
		{"a = 1\n", "a.b"},
	} {
		if got, err := setKey(test.text, test.key, nil); err == nil && test.key != "b" && test.key != "a.b" {
			t.Errorf("setKey(%q, %s, nil) = %q, want an error", test.text, test.key, got)
		}
		if got, err := setKey(test.text, test.key, 1); err == nil {
			t.Errorf("setKey(%q, %s) = %q, want an error", test.text, test.key, got)
		}
	}
	s := open(t)
	if err := s.SetConfig("sound.volume", 3); err != nil {
		t.Fatal(err)
	}
	if got, err := s.Config(); err != nil || string(got) != "\n[sound]\nvolume = 3\n" {
		t.Errorf("Config() = %q, %v", got, err)
	}
	var f *FileError
	if err := s.SetConfig("sound", 3); !errors.As(err, &f) || f.Path != s.ConfigFile() || f.Cure.Key == "" {
		t.Errorf("SetConfig of a table = %v", err)
	}
}
