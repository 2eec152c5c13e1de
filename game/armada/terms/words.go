package terms

import (
	"io/fs"

	"xwing/game/armada/catalog"
	"xwing/game/words"
)

// Words is the sentences of one language with Armada's terms and the names of its cards. It never changes.
type Words struct {
	*words.Words
	cat *catalog.Catalog
}

// folder is where Armada's own sentences stand below the words.
const folder = "armada"

// Load reads the shell's words of a language and Armada's from the files; cards are named as the catalog does.
func Load(files fs.FS, language string, cat *catalog.Catalog) (*Words, error) {
	w, err := words.Load(files, language, folder)
	if err != nil {
		return nil, err
	}
	return named(w, cat), nil
}

func named(w *words.Words, cat *catalog.Catalog) *Words {
	c := &Words{cat: cat}
	c.Words = w.With(c.term)
	return c
}

// Watched returns the same words; missing is told every key that has no sentence.
func (w *Words) Watched(missing func(key string)) *Words {
	return named(w.Words.Watched(missing), w.cat)
}

// term words the values that are Armada's own: texts that stand for themselves are given as they are.
func (w *Words) term(arg, value string) (string, bool) {
	switch arg {
	case "card", "name", "type", "by", "ship", "near", "objective", "sentence":
		return value, true
	}
	return "", false
}

// ship is the name of a ship card, or what the fleet calls it, in quotes.
func (w *Words) ship(id string) string {
	if card, err := w.cat.Ship(id); err == nil {
		return card.Name
	}
	return quoted(id)
}

func (w *Words) squadron(id string) string {
	if card, err := w.cat.Squadron(id); err == nil {
		return card.Name
	}
	return quoted(id)
}

func (w *Words) upgrade(id string) string {
	if card, err := w.cat.Upgrade(id); err == nil {
		return card.Name
	}
	return quoted(id)
}

func (w *Words) objective(id string) string {
	if card, err := w.cat.Objective(id); err == nil {
		return card.Name
	}
	return quoted(id)
}

func quoted(s string) string { return `"` + s + `"` }
