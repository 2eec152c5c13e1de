// Package glossary is the terms of a game in our own words: what each means in an edition, which rows of the rules' ledgers
// it rests on, and how it is found from a question, a rule or a sentence. It knows no game and no state of one.
package glossary

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"

	"xwing/internal/spelling"
)

// Term is a term of one edition.
type Term struct {
	ID    string
	Name  string   // "Barrel roll"
	Text  string   // what it is, in one to three sentences
	Also  []string // other words that texts have for it
	Asked []string // words by which players look for it, which texts use for more than it
	See   []string // ids of terms of the edition beside those that its text names
	Rows  []string // of the ledgers: a row, a run of rows "X20-ARC-018..024", a chapter "X20-FOC"
	Plain bool     // its name is a word of everyday speech: no text is about the term because it has it
}

// Book is the glossary of an edition, by name. It does not change.
type Book struct {
	Terms   []Term
	at      map[string]int // by id
	phrases map[string][]phrase
	sought  [][]words // of each term, what it is found by
	asks    tongue
}

// wording is what the words of a language say of a term, by key.
type wording map[string]map[string]string

// fact is what a term rests on.
type fact struct {
	Rows  []string
	In    []string
	See   []string
	Plain bool
}

// english is the language in which every term is told.
const english = "en"

// wordingOf is what a language says of each term; what it does not tell is told in English.
func wordingOf(says fs.FS, game, language string) (wording, error) {
	var told, own wording
	if err := decode(says, game+"/glossary."+english+".toml", &told); err != nil || language == english {
		return told, err
	}
	if err := decode(says, game+"/glossary."+language+".toml", &own); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	maps.Copy(told, own)
	return told, nil
}

// Load reads the glossary of a game in an edition, "" of a game that has but one: GAME/glossary.LANGUAGE.toml of all words, how
// questions are asked in the language (asking/LANGUAGE.toml there), and what its terms rest on, GAME.toml of the facts.
func Load(says fs.FS, language string, facts fs.FS, game, edition string) (*Book, error) {
	told, err := wordingOf(says, game, language)
	if err != nil {
		return nil, err
	}
	asks, err := tongueOf(says, language)
	if err != nil {
		return nil, err
	}
	var rest map[string]fact
	if err := decode(facts, game+".toml", &rest); err != nil {
		return nil, err
	}
	b := &Book{asks: asks, at: map[string]int{}, phrases: map[string][]phrase{}}
	for id, says := range told {
		f, ok := rest[id]
		if !ok {
			return nil, fmt.Errorf("the glossary of %s: %q rests on nothing", game, id)
		}
		if len(f.In) == 0 || slices.Contains(f.In, edition) {
			b.Terms = append(b.Terms, f.term(id, says, edition))
		}
		delete(rest, id)
	}
	for id := range rest {
		return nil, fmt.Errorf("the glossary of %s: %q has no words", game, id)
	}
	slices.SortFunc(b.Terms, func(x, y Term) int { return strings.Compare(x.Name+x.ID, y.Name+y.ID) })
	b.index()
	return b, nil
}

// decode reads a file of TOML.
func decode(files fs.FS, name string, into any) error {
	text, err := fs.ReadFile(files, name)
	if err == nil {
		err = toml.Unmarshal(text, into)
	}
	if err != nil {
		return fmt.Errorf("glossary: %s: %w", name, err)
	}
	return nil
}

// term is a term as it is in an edition.
func (f *fact) term(id string, says map[string]string, edition string) Term {
	say := func(key string) string {
		if own, ok := says[key+"@"+edition]; ok {
			return own
		}
		return says[key]
	}
	list := func(key string) []string {
		if say(key) == "" {
			return nil
		}
		return strings.Split(say(key), ", ")
	}
	return Term{ID: id, Name: say("name"), Text: say("text"), Also: list("also"), Asked: list("asked"), See: f.See, Rows: f.Rows,
		Plain: f.Plain}
}

// index makes what terms are found by, and leaves out what the edition has no term for.
func (b *Book) index() {
	for i := range b.Terms {
		b.at[b.Terms[i].ID] = i
	}
	for i := range b.Terms {
		t := &b.Terms[i]
		t.See = slices.DeleteFunc(slices.Clone(t.See), func(id string) bool { _, ok := b.at[id]; return !ok })
		b.sought = append(b.sought, t.sought())
		if !t.Plain {
			b.mark(t.Name, i)
		}
		for _, also := range t.Also {
			b.mark(also, i)
		}
	}
}

// Term is the term of an id, nil if the edition has none.
func (b *Book) Term(id string) *Term {
	i, ok := b.at[id]
	if !ok {
		return nil
	}
	return &b.Terms[i]
}

// Of is the term that a row of a ledger or a ruling stands under, as the rule of a refusal is one: that of the narrowest
// part of the ledger which holds the row. Nil if there is none.
func (b *Book) Of(row string) *Term {
	var best *Term
	least := 0
	for i := range b.Terms {
		for _, part := range b.Terms[i].Rows {
			if n := covers(part, row); n > 0 && (best == nil || n < least) {
				best, least = &b.Terms[i], n
			}
		}
	}
	return best
}

// covers is how many rows a part of a ledger holds if one of them is this, 0 if it is not among them; a chapter holds many.
func covers(part, row string) int {
	const chapter, many = 1 << 10, 1 << 20
	from, last, run := strings.Cut(part, "..")
	switch {
	case part == row:
		return 1
	case run:
		head := from[:len(from)-len(last)]
		number, ok := strings.CutPrefix(row, head)
		lo, _ := strconv.Atoi(from[len(head):])
		hi, _ := strconv.Atoi(last)
		if n, err := strconv.Atoi(number); ok && err == nil && lo <= n && n <= hi {
			return hi - lo + 1
		}
		return 0
	case !strings.HasPrefix(row, part+"-"):
		return 0
	case strings.Contains(part, "-"):
		return chapter
	}
	return many
}

// Linked are the terms that a term leads to: those its text names, then those it says to see; each once, never itself.
func (b *Book) Linked(t *Term) []*Term {
	out := b.About(t.Text)
	for _, id := range t.See {
		if other := b.Term(id); !slices.Contains(out, other) {
			out = append(out, other)
		}
	}
	return slices.DeleteFunc(out, func(other *Term) bool { return other == t })
}

// words are a text's words as searches compare them.
type words []string

func wordsOf(text string) words { return spelling.Words(text) }
