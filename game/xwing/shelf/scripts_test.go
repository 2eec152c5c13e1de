package shelf_test

import (
	"bytes"
	"compress/gzip"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/shelf"
)

// where the index stands, and the scripts that it is of.
const (
	indexFile   = "../../../assets/scripts/xwing.tsv"
	scriptsRoot = "../script/testdata"
)

var (
	cased = regexp.MustCompile(`(?m)^== `)
	rowed = regexp.MustCompile(`(?m)^(?:# |== )((?:X10|X20|X25)-[A-Z]+-\d+)`)
)

// indexed is the index as the scripts have it now.
func indexed(t *testing.T) string {
	t.Helper()
	folders := map[string][]string{}
	err := fs.WalkDir(os.DirFS(scriptsRoot), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(name) != ".txt" || strings.Count(name, "/") < 2 ||
			strings.Contains(name, "/rule/") || strings.Contains(name, "/scenario/") {
			return err
		}
		text, err := os.ReadFile(path.Join(scriptsRoot, name))
		if err != nil {
			return err
		}
		var rows []string
		for _, m := range rowed.FindAllStringSubmatch(string(text), -1) {
			rows = append(rows, "="+m[1])
		}
		slices.Sort(rows)
		id := strings.TrimSuffix(path.Base(name), ".txt")
		cases := strconv.Itoa(max(1, len(cased.FindAllString(string(text), -1))))
		folders[path.Dir(name)] = append(folders[path.Dir(name)], id+":"+cases+strings.Join(slices.Compact(rows), ""))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for folder, files := range folders {
		slices.Sort(files)
		lines = append(lines, folder+"\t"+strings.Join(files, " ")+"\n")
	}
	slices.Sort(lines)
	return strings.Join(lines, "")
}

// TestScripts holds the index of scripts to the scripts; UPDATE=1 writes it. It is small enough for the page.
func TestScripts(t *testing.T) {
	want := indexed(t)
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(indexFile, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if assets.CardScripts() != want {
		t.Error("the index of scripts is not theirs: UPDATE=1 go test ./game/xwing/shelf -run TestScripts writes it")
	}
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	if _, err := z.Write([]byte(want)); err != nil || z.Close() != nil || packed.Len() > 40<<10 {
		t.Errorf("it takes %d bytes of the page, %v", packed.Len(), err)
	}
}

// TestScriptsOfCards finds scripts by card: no other's of a like name, nor those of another edition.
func TestScriptsOfCards(t *testing.T) {
	const index = "xwing1/pilot/rebelalliance\tlukeskywalker:2\nxwing2/pilot/rebelalliance\t" +
		"lukeskywalker-battleofyavin:4 lukeskywalker:3=X20-CHG-007=X25-CHG-001\nxwing2/upgrade/gunner\tlukeskywalker:5\n"
	got := shelf.Scripts(index, catalog.Card(catalog.PilotCard, "lukeskywalker"))
	if len(got) != 1 || got[0].Place != "xwing2/pilot/rebelalliance/lukeskywalker.txt" || got[0].Cases != 3 ||
		!slices.Equal(got[0].Rows, []string{"X20-CHG-007", "X25-CHG-001"}) {
		t.Errorf("%+v", got)
	}
	if got = shelf.Scripts(index, catalog.Card(catalog.PilotCard, "luke")); got != nil {
		t.Errorf("of no such card: %+v", got)
	}
}
