//go:build unix

package store

import (
	"os"
	"strings"
	"testing"

	"xwing/game"
)

// TestHomeless finds and writes nothing where HOME names no folder, neither at the root
// nor wherever the program was started.
func TestHomeless(t *testing.T) {
	for _, v := range []string{"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"} {
		t.Setenv(v, "")
	}
	for _, home := range []string{"", "here", "./here"} {
		t.Setenv("HOME", home)
		t.Chdir(t.TempDir())
		s := Open(Folders{})
		if err := s.Homeless(); err == nil || !strings.Contains(err.Error(), "HOME") {
			t.Errorf("HOME=%q: %v, want what is the matter with HOME", home, err)
		}
		text, err := s.Config()
		squads, squadsErr := shelf(s).List()
		games, gamesErr := s.Games()
		lists, listsErr := s.PointsLists()
		if len(text)+len(squads)+len(games)+len(lists) != 0 || err != nil || squadsErr != nil || gamesErr != nil || listsErr != nil {
			t.Errorf("HOME=%q: something is found, or missed: %v, %v, %v, %v", home, err, squadsErr, gamesErr, listsErr)
		}
		j, err := s.Begin("Red - Blue")
		if err == nil {
			err = j.Append([]byte("{}"))
		}
		_, added := shelf(s).Add("Reds", []byte("{}"))
		_, crashed := s.Crash("", []byte("report"))
		for doing, err := range map[string]error{"a journal": err, "a setting": s.SetConfig("sound.volume", 3), "a squad": added, "a report": crashed} {
			if told := game.Told(err, func(key string, args ...string) string { return key }); err == nil || told != "file.told" || !strings.Contains(err.Error(), "HOME") {
				t.Errorf("HOME=%q: %s is written: %v", home, doing, err)
			}
		}
		if left, _ := os.ReadDir("."); len(left) != 0 {
			t.Errorf("HOME=%q: %v is left where the program was started", home, left)
		}
	}
	t.Setenv("HOME", "/somebody")
	if err := Open(Folders{}).Homeless(); err != nil {
		t.Errorf("somebody with a home is told %v", err)
	}
}
