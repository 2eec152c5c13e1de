package terms

import (
	"io/fs"
	"strconv"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/words"
)

// Words is the sentences of one language with Armada's terms, the names of its cards and of one game's pieces. It never
// changes; With returns another one.
type Words struct {
	*words.Words
	cat   *catalog.Catalog
	names *Names
}

// folder is where Armada's own sentences stand below the words.
const folder = "armada"

// Load reads the shell's words of a language and Armada's from the files; cards are named as the catalog does.
func Load(files fs.FS, language string, cat *catalog.Catalog) (*Words, error) {
	w, err := words.Load(files, language, folder)
	if err != nil {
		return nil, err
	}
	return named(w, cat, nil), nil
}

func named(w *words.Words, cat *catalog.Catalog, n *Names) *Words {
	c := &Words{cat: cat, names: n}
	c.Words = w.With(c.term)
	return c
}

// With returns the same words with the names of a game's pieces.
func (w *Words) With(n *Names) *Words { return named(w.Words, w.cat, n) }

// Watched returns the same words; missing is told every key that has no sentence.
func (w *Words) Watched(missing func(key string)) *Words {
	return named(w.Words.Watched(missing), w.cat, w.names)
}

// Event returns the sentence that the log shows for an Event; false for one that passes in silence (its sentence is empty).
func (w *Words) Event(e game.Event) (string, bool) {
	p := game.Say("event." + game.EventKind(e))
	switch e := e.(type) {
	case game.Rewound:
		p = e.Phrase()
	case board.Event:
		p = e.Phrase(w.names.table())
	}
	s := w.Say(p)
	return s, s != ""
}

// ShipCard, SquadronCard, UpgradeCard and ObjectiveCard are the names of cards, or what a fleet calls what is not known.
func (w *Words) ShipCard(id string) string { return w.ship(id) }

// SquadronCard is that of a squadron.
func (w *Words) SquadronCard(id string) string { return w.squadron(id) }

// UpgradeCard is that of an upgrade.
func (w *Words) UpgradeCard(id string) string { return w.upgrade(id) }

// ObjectiveCard is that of an objective.
func (w *Words) ObjectiveCard(id string) string { return w.objective(id) }

// Does is what an objective does, in our words, and what its victory tokens are worth, or that the rules do not know it.
func (w *Words) Does(id string) string {
	text, known := w.does("objective", id)
	if card, err := w.cat.Objective(id); known && err == nil && card.Victory > 0 {
		text += " " + w.Say(game.Say("does.worth", "n", strconv.Itoa(card.Victory)))
	}
	return text
}

// CardDoes is what an "upgrade" or a "squadron" does, in our words; where there are none, that it is enforced as it is printed,
// or that the rules do not know it.
func (w *Words) CardDoes(kind, id string, enforced bool) string {
	text, known := w.does(kind, id)
	if !known && enforced {
		return w.Say(game.Say("does.printed"))
	}
	return text
}

// Ruling is what we decided that touches a card, by its reference ("upgrade/squall"); ok is false where there is nothing.
func (w *Words) Ruling(ref string) (text string, ok bool) { return w.Sentence("ruling." + ref) }

func (w *Words) does(kind, id string) (text string, known bool) {
	if text, known = w.Sentence("does." + kind + "." + id); known {
		return text, true
	}
	return w.Say(game.Say("does.unknown")), false
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

func (w *Words) damage(id string) string {
	if card, err := w.cat.Damage(id); err == nil {
		return card.Name
	}
	return quoted(id)
}

func quoted(s string) string { return `"` + s + `"` }
