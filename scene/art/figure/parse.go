package figure

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Source returns the text of the description of that name.
type Source func(name string) (string, error)

// Load reads the description of that name.
func Load(name string, from Source) (Figure, error) {
	return load(name, from, 0)
}

// deep is how many descriptions may be built upon each other.
const deep = 4

func load(name string, from Source, depth int) (Figure, error) {
	f := Figure{Paint: map[Tone]uint32{}}
	if depth > deep {
		return f, fmt.Errorf("%s: too many descriptions are like each other", name)
	}
	text, err := from(name)
	if err != nil {
		return f, err
	}
	n := 0
	for line := range strings.Lines(text) {
		n++
		line, _, _ = strings.Cut(line, "#")
		fields := strings.Fields(line)
		if len(fields) == 0 {
			continue
		}
		if err := f.line(fields, from, depth); err != nil {
			return f, fmt.Errorf("%s, line %d: %w", name, n, err)
		}
	}
	if len(f.Parts) == 0 {
		return f, fmt.Errorf("%s: there is nothing to paint", name)
	}
	return f, nil
}

// mirror turns the figure into its mirror image.
func (f *Figure) mirror() {
	for i := range f.Parts {
		for k, o := range f.Parts[i].Outlines {
			f.Parts[i].Outlines[k] = mirrored(o)
		}
	}
}

// line adds what one line says.
func (f *Figure) line(fields []string, from Source, depth int) error {
	switch fields[0] {
	case "lopsided":
		f.Lopsided = true
		return nil
	case "like", "same", "mirror":
		if len(fields) != 2 {
			return fmt.Errorf("%s wants one name", fields[0])
		}
		other, err := load(fields[1], from, depth+1)
		if err != nil {
			return err
		}
		if fields[0] == "mirror" {
			other.mirror()
		}
		f.Parts = append(f.Parts, other.Parts...)
		f.Lopsided = f.Lopsided || other.Lopsided
		for tone, c := range other.Paint {
			f.Paint[tone] = c
		}
		if fields[0] == "same" {
			f.Same = fields[1]
		}
		return nil
	case "paint":
		if len(fields) != 3 || !slices.Contains(Tones(), Tone(fields[1])) {
			return fmt.Errorf("paint wants a tone and a color")
		}
		c, err := strconv.ParseUint(fields[2], 16, 24)
		f.Paint[Tone(fields[1])] = uint32(c)
		return err
	}
	part, err := parsePart(fields)
	if err != nil {
		return err
	}
	f.Parts = append(f.Parts, part)
	return nil
}

// parsePart reads "TONE [right|left] [smooth] SHAPE numbers".
func parsePart(fields []string) (Part, error) {
	p := Part{Tone: Tone(fields[0])}
	if !slices.Contains(Tones(), p.Tone) {
		return p, fmt.Errorf("there is no tone %q", fields[0])
	}
	var side string
	smooth := false
	rest := fields[1:]
	for len(rest) > 0 {
		switch rest[0] {
		case "right", "left":
			side, rest = rest[0], rest[1:]
			continue
		case "smooth":
			smooth, rest = true, rest[1:]
			continue
		}
		break
	}
	if len(rest) == 0 {
		return p, fmt.Errorf("what shape?")
	}
	n := make([]float64, len(rest)-1)
	for i, s := range rest[1:] {
		var err error
		if n[i], err = strconv.ParseFloat(s, 64); err != nil {
			return p, err
		}
	}
	outlines, err := outlinesOf(rest[0], n, smooth)
	if err != nil {
		return p, err
	}
	if side != "left" {
		p.Outlines = append(p.Outlines, outlines...)
	}
	if side != "right" && rest[0] != "spine" && !onAxis(outlines) {
		for _, o := range outlines {
			p.Outlines = append(p.Outlines, mirrored(o))
		}
	}
	if p.Tone == Cut {
		for _, o := range p.Outlines {
			slices.Reverse(o)
		}
	}
	return p, nil
}

// onAxis reports whether outlines are their own mirror image: every point has one.
func onAxis(outlines [][]Pt) bool {
	for _, o := range outlines {
		for _, p := range o {
			if !slices.ContainsFunc(o, func(q Pt) bool { return near(q, Pt{-p.X, p.Y}) }) {
				return false
			}
		}
	}
	return true
}

func near(p, q Pt) bool { return max(p.X-q.X, q.X-p.X, p.Y-q.Y, q.Y-p.Y) < 1e-6 }

// mirrored is the outline on the other side, winding as before.
func mirrored(o []Pt) []Pt {
	out := make([]Pt, len(o))
	for i, p := range o {
		out[len(o)-1-i] = Pt{-p.X, p.Y}
	}
	return out
}
