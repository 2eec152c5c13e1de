package squad_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/squad/draft"
	"xwing/internal/yardstick"
)

// commas is so many values between commas.
func commas(n int, value string) string {
	var b strings.Builder
	for i := range n {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(strings.ReplaceAll(value, "#", fmt.Sprint(i)))
	}
	return b.String()
}

// long is what all that is done with a hostile text may take at most, in loops of the yardstick; a tenth of it is usual. What
// grows with the square of its length took five times as long.
const long = 8000

// loop is how long a loop of the yardstick takes now.
func loop() time.Duration {
	const n = 100
	from := time.Now()
	for range n {
		yardstick.Loop()
	}
	return time.Since(from) / n
}

// TestHostileFiles opens what somebody made to do harm, changes it, writes it and reads it again; what is refused is refused
// in one line.
func TestHostileFiles(t *testing.T) {
	const ship = `{"id":"thanekyrell","ship":"t65xwing","upgrades":{"torpedo":["protontorpedoes"]}}`
	const head = `{"faction":"rebelalliance","pilots":[` + ship + `],`
	slots := func(s string) string {
		return `{"faction":"rebelalliance","pilots":[{"id":"thanekyrell","upgrades":{` + s + `}}]}`
	}
	cats := families(t)
	vast := squad.MaxXWS - len(head) - 30
	for name, c := range map[string]struct{ text, want string }{
		"80,000 keys":         {head + commas(80_000, `"k#":1`) + `}`, ""},
		"80,000 keys a ship":  {`{"faction":"rebel","pilots":[{"id":"a","upgrades":{},` + commas(80_000, `"k#":1`) + `}]}`, ""},
		"80,000 slots":        {slots(commas(80_000, `"k#":1`)), ""},
		"80,000 empty slots":  {slots(commas(80_000, `"k#":[]`)), ""},
		"180,000 obstacles":   {head + `"obstacles":[` + commas(180_000, `"g"`) + `]}`, "obstacles: 180000 of them"},
		"many signs":          {head + `"description":"` + strings.Repeat("<", 900_000) + `"}`, ""},
		"many in a block":     {head + `"vendor":{"x":"` + strings.Repeat("<&>", 300_000) + `"}}`, ""},
		"many in a name":      {head + `"name":"` + strings.Repeat("\u2028", 300_000) + `"}`, ""},
		"many quotes":         {head + `"description":"` + strings.Repeat(`\"`, 450_000) + `"}`, ""},
		"60 levels":           {head + `"vendor":` + strings.Repeat("[", 60) + commas(400_000, "1") + strings.Repeat("]", 60) + `}`, ""},
		"no end of levels":    {strings.Repeat("[", 900_000), "nested deeper than"},
		"objects without end": {strings.Repeat(`{"a":`, 200_000), "nested deeper than"},
		"200 ships":           {`{"faction":"rebelalliance","pilots":[` + commas(200, ship) + `]}`, "200 ships; a squad has at most 100"},
		"ten megabytes":       {strings.Repeat("Luke Skywalker\n", 700_000), "over a megabyte"},
		"a line of cards":     {"Luke Skywalker" + strings.Repeat(" + R2-D2", 100_000), "no squad"},
		"long lines":          {strings.Repeat(strings.Repeat("a b (3) + ", 470)+"\n", 200), "no squad"},
		"tags":                {strings.Repeat("<b", 400_000), "no squad"},
		"all of it":           {head + `"description":"` + strings.Repeat("x", vast) + `"}`, "over a megabyte, and not be read again"},
		"indented":            {head + `"vendor":` + strings.Repeat("[", 40) + commas(30_000, "1") + strings.Repeat("]", 40) + `}`, ""},
	} {
		t.Run(name, func(t *testing.T) {
			before, from := loop(), time.Now()
			err := opened(t, cats, name, []byte(c.text))
			if took := time.Since(from); took > long*max(before, loop()) {
				t.Errorf("it takes %v, as long as %d loops", took, took/before)
			}
			if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
				t.Errorf("error %v, want %q", err, c.want)
			}
			if err != nil && (strings.Contains(err.Error(), "\n") || len(err.Error()) > 300) {
				t.Errorf("an error of %d letters: %.400q", len(err.Error()), err)
			}
		})
	}
}

// opened builds on a text, and has what is written and kept of it read again.
func opened(t *testing.T, cats []*catalog.Catalog, name string, text []byte) error {
	t.Helper()
	s, xws, err := squad.Read(name, text, cats...)
	if err != nil {
		return err
	}
	s.CheckMode(cats[0], squad.ModeOf(cats[0], catalog.FFG20))
	if out, err := s.XWS(); err == nil {
		if _, err := squad.ParseXWS("written", out); err != nil {
			t.Error("what is written in our form is not read:", err)
		}
	}
	d, err := draft.Open(cats[0], squad.ModeOf(cats[0], catalog.FFG20), name, xws)
	if err != nil {
		return err
	}
	d.Add("lukeskywalker")
	d.Obstacles("gascloud1")
	out, err := d.XWS()
	if err != nil {
		return err
	}
	if _, err := squad.ParseXWS("edited", out); err != nil {
		t.Error("what is written is not read:", err)
	}
	kept, err := d.Keep(draft.Home{})
	if err != nil {
		return err
	}
	_, _, err = draft.Reopen(kept, cats...)
	return err
}
