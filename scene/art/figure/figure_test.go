package figure

import (
	"errors"
	"math"
	"strings"
	"testing"
)

// one reads a single description.
func one(text string) (Figure, error) {
	return Load("it", func(name string) (string, error) {
		switch name {
		case "it":
			return text, nil
		case "other":
			return "paint hull 010203\nlopsided\nhull right box 10 0 30 40", nil
		case "itself":
			return "like itself", nil
		}
		return "", errors.New("there is no " + name)
	})
}

// area is the area of the outlines of a part; holes count less.
func area(outlines [][]Pt) float64 {
	sum := 0.0
	for _, o := range outlines {
		for i, p := range o {
			q := o[(i+1)%len(o)]
			sum += (p.X*q.Y - q.X*p.Y) / 2
		}
	}
	return sum
}

// TestShapes measures the area that each shape covers.
func TestShapes(t *testing.T) {
	for _, tt := range []struct {
		line string
		want float64
	}{
		{"hull spine 0 -50 20 -50 20 50 0 50", 4000},
		{"hull shape 10 0 30 0 30 40 10 40", 1600}, // on both sides
		{"hull right shape 10 40 30 40 30 0 10 0", 800},
		{"hull left box 10 0 30 40", 800},
		{"hull box -10 0 10 40", 800}, // on the middle line: once
		{"hull disc 0 0 50", math.Pi * 2500},
		{"hull disc 40 0 10 20", 2 * math.Pi * 200},
		{"hull ring 0 0 50 20", math.Pi * (3600 - 1600)},
		{"hull hex 0 0 20 40", 2400},
		{"hull bar 4 10 0 10 50", 400},
		{"hull arc 0 0 50 -90 90 10", math.Pi * 500},
		{"hull star 0 0 2 40 20", 1600},
		{"cut box -10 0 10 40", -800},
	} {
		f, err := one(tt.line)
		if err != nil {
			t.Errorf("%s: %v", tt.line, err)
			continue
		}
		if got := area(f.Parts[0].Outlines); math.Abs(got-tt.want) > math.Abs(tt.want)/40 {
			t.Errorf("%s covers %.0f, want %.0f", tt.line, got, tt.want)
		}
	}
}

// TestLoad reads what a description takes from another and says of itself.
func TestLoad(t *testing.T) {
	f, err := one("# a remark\nlike other\nhull box -10 0 10 40 # another\n")
	if err != nil || len(f.Parts) != 2 || !f.Lopsided || f.Paint[Hull] != 0x010203 || f.Same != "" {
		t.Errorf("like other = %+v, %v", f, err)
	}
	f, err = one("mirror other")
	if x, _ := f.Extent(); err != nil || x != 30 || f.Parts[0].Outlines[0][0].X >= 0 {
		t.Errorf("mirror other = %+v, %v", f, err)
	}
	if f, err = one("same other"); err != nil || f.Same != "other" {
		t.Errorf("same other = %+v, %v", f, err)
	}
}

// TestFaults names the line that cannot be read, and why.
func TestFaults(t *testing.T) {
	for text, want := range map[string]string{
		"":                             "nothing to paint",
		"hull disc 0 0 5\nhul box 0 0": `line 2: there is no tone "hul"`,
		"hull":                         "what shape?",
		"hull right":                   "what shape?",
		"hull blob 1 2 3":              `no shape "blob"`,
		"hull disc 1 2":                "disc has 2 numbers",
		"hull spine 0 0 1":             "spine has 3 numbers",
		"hull bar 3 0 0 1":             "bar has 4 numbers",
		"hull disc 0 0 five":           "five",
		"paint hull":                   "paint wants",
		"like nobody":                  "there is no nobody",
		"like itself":                  "too many",
	} {
		if _, err := one(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want %q", text, err, want)
		}
	}
}
