package glossary

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
)

// tongue is how questions are asked in a language.
type tongue struct {
	idle    []string // words that they have beside what they are about
	endings []string // what grammar adds to words, the longest first
}

// tongueOf reads how a language asks, or English if that is not told.
func tongueOf(says fs.FS, language string) (tongue, error) {
	var told struct{ Idle, Endings string }
	err := decode(says, "asking/"+language+".toml", &told)
	if errors.Is(err, fs.ErrNotExist) && language != english {
		return tongueOf(says, english)
	}
	t := tongue{strings.Fields(told.Idle), strings.Fields(told.Endings)}
	slices.SortStableFunc(t.endings, func(a, b string) int { return len(b) - len(a) })
	return t, err
}

// stems is a text of words without what grammar adds to them.
func (t *tongue) stems(text string) string {
	list := strings.Fields(text)
	for i, w := range list {
		list[i] = t.stem(w)
	}
	return strings.Join(list, " ")
}

// stem is a word without what grammar adds.
func (t *tongue) stem(w string) string {
	for _, ending := range t.endings {
		if s, ok := strings.CutSuffix(w, ending); ok && len(s) >= 3 {
			return s
		}
	}
	return w
}
