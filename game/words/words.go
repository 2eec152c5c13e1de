// Package words turns what the rules say as data (Phrases, Events, Decisions,
// refusals) into sentences of one language.
//
// All sentences stand in assets/words under the keys that the rules use: what every
// game needs in <language>.toml, and what a game says in <game>/<language>.toml. A key without a sentence is shown in ⟦double brackets⟧ instead of
// being hidden, and tests look for it. In a sentence, {x} stands for the value
// x of the Phrase; values are ids, and the Terms of a game turn them into names. The
// package knows no term of any game.
package words

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/BurntSushi/toml"

	"xwing/game"
)

// Words is the sentences of one language, and the terms of one game. It never changes;
// With returns another one.
type Words struct {
	language  string
	dialect   string // "": none
	sentences map[string]string
	lacks     []string // keys whose sentences are English, for want of others
	terms     Terms
	missing   func(key string)
}

// Terms words the values that are a game's own: its pieces, its cards. It reports
// false for what it does not know.
type Terms func(arg, value string) (string, bool)

// English is the language in which everything has a sentence.
const English = "en"

// Languages lists the codes of all languages that the files have words of, English first.
func Languages(files fs.FS) []string {
	all := []string{English}
	names, _ := fs.Glob(files, "words/*.toml") // the pattern is a good one
	for _, name := range names {
		if code := strings.TrimSuffix(path.Base(name), ".toml"); code != English {
			all = append(all, code)
		}
	}
	return all
}

// Load reads words/<language>.toml from the files, and for each of the games
// words/<game>/<language>.toml. A key has one sentence in all of them. What has none is said in English.
func Load(files fs.FS, language string, games ...string) (*Words, error) {
	w, err := read(files, language, games)
	if err != nil || language == English {
		return w, err
	}
	english, err := read(files, English, games)
	if err != nil {
		return nil, err
	}
	for key, s := range english.sentences {
		if _, ok := w.sentences[key]; !ok {
			w.sentences[key] = s
			w.lacks = append(w.lacks, key)
		}
	}
	slices.Sort(w.lacks)
	return w, nil
}

// Lacks returns every key that is said in English for want of a sentence, sorted.
func (w *Words) Lacks() []string { return slices.Clone(w.lacks) }

// read is what the files of a language say.
func read(files fs.FS, language string, games []string) (*Words, error) {
	w := &Words{language: language, sentences: map[string]string{}}
	if err := w.read(files, "words"); err != nil {
		return nil, err
	}
	for _, game := range games {
		if err := w.read(files, "words/"+game); err != nil {
			return nil, err
		}
	}
	return w, nil
}

// read adds the sentences of a folder.
func (w *Words) read(files fs.FS, folder string) error {
	name := folder + "/" + w.language + ".toml"
	text, err := fs.ReadFile(files, name)
	if err != nil {
		return fmt.Errorf("no words for the language %q: %w", w.language, err)
	}
	var tree map[string]any
	if err = toml.Unmarshal(text, &tree); err == nil {
		err = w.flatten("", tree)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// flatten joins the names of nested tables with dots into keys.
func (w *Words) flatten(prefix string, tree map[string]any) error {
	for name, v := range tree {
		switch v := v.(type) {
		case string:
			if w.Has(prefix + name) {
				return fmt.Errorf("%s%s has a sentence already", prefix, name)
			}
			w.sentences[prefix+name] = v
		case map[string]any:
			if err := w.flatten(prefix+name+".", v); err != nil {
				return err
			}
		default:
			return fmt.Errorf("%s%s is not a sentence", prefix, name)
		}
	}
	return nil
}

// With returns the same words with the terms of a game.
func (w *Words) With(t Terms) *Words {
	c := *w
	c.terms = t
	return &c
}

// Spoken returns the same words in a dialect, as an older edition of a game has: of a key that has a sentence with "@"
// and the dialect added, that one counts.
func (w *Words) Spoken(dialect string) *Words {
	c := *w
	c.dialect = dialect
	return &c
}

// Watched returns the same words; missing is told every key that has no sentence.
func (w *Words) Watched(missing func(key string)) *Words {
	c := *w
	c.missing = missing
	return &c
}

// Language returns the language's code ("en").
func (w *Words) Language() string { return w.language }

// Keys returns every key that has a sentence, sorted.
func (w *Words) Keys() []string { return slices.Sorted(maps.Keys(w.sentences)) }

// Has reports whether the key has a sentence.
func (w *Words) Has(key string) bool {
	_, ok := w.Sentence(key)
	return ok
}

// Sentence returns the sentence of a key as written, with its {x} unfilled.
func (w *Words) Sentence(key string) (string, bool) {
	if w.dialect != "" {
		if s, ok := w.sentences[key+"@"+w.dialect]; ok {
			return s, true
		}
	}
	s, ok := w.sentences[key]
	return s, ok
}

// Say returns the sentence of a Phrase. Where its value n is 1 and the key has
// a sentence with ".one" added, it is that one.
func (w *Words) Say(p game.Phrase) string {
	key := p.Key
	if p.Arg("n") == "1" && w.Has(key+".one") {
		key += ".one"
	}
	s, ok := w.Sentence(key)
	if !ok {
		return w.Lacking(p.Key, p.String())
	}
	return w.fill(s, p)
}

// Lacking is what is shown in place of something that has no words.
func (w *Words) Lacking(key, shown string) string {
	if w.missing != nil {
		w.missing(key)
	}
	return "⟦" + shown + "⟧"
}

// fill replaces every {x} of a sentence. A sentence that begins with a value
// begins with a capital.
func (w *Words) fill(sentence string, p game.Phrase) string {
	var b strings.Builder
	for rest := sentence; rest != ""; {
		before, after, found := strings.Cut(rest, "{")
		b.WriteString(before)
		if !found {
			break
		}
		name, tail, closed := strings.Cut(after, "}")
		if !closed {
			b.WriteString("{" + after)
			break
		}
		b.WriteString(w.argument(p, name, sentence))
		rest = tail
	}
	if strings.HasPrefix(sentence, "{") && strings.ContainsAny(sentence, " ") {
		return capital(b.String())
	}
	return b.String()
}

// argument is what stands for a name in the sentence of a Phrase.
func (w *Words) argument(p game.Phrase, name, sentence string) string {
	if p.Part != nil && p.Part.Name == name {
		return w.Say(p.Part.Phrase)
	}
	if value, ok := p.Lookup(name); ok {
		return w.Value(name, value)
	}
	return w.Lacking("{"+name+"} in "+sentence, name)
}

// textMark begins a value that is no id, whatever it looks like.
const textMark = "\u2060" // a word joiner: it is not to be seen

// Text is the value of a Phrase that stands for itself: what a person has called something, a file, words put together
// already. Else a squad called "focus" would be taken for the token, and one called "aces" for an id without words.
func Text(s string) string { return textMark + s }

// Value returns the words for the value of a Phrase: a term of the game, a number, or a
// text that stands for itself. Of a term, the sentence may be meant for one argument
// alone: term.<argument>.<value> comes before term.<value>.
func (w *Words) Value(arg, value string) string {
	if text, ok := strings.CutPrefix(value, textMark); ok {
		return text
	}
	if w.terms != nil {
		if s, ok := w.terms(arg, value); ok {
			return s
		}
	}
	if s, ok := w.Sentence("term." + arg + "." + value); ok {
		return s
	}
	if _, err := strconv.Atoi(value); err == nil || value == "" {
		return value
	}
	if s, ok := w.Sentence("term." + value); ok {
		return s
	}
	if strings.IndexFunc(value, func(r rune) bool { return r < 'a' || r > 'z' }) < 0 {
		return w.Lacking("term."+value, value) // an id that nobody has given words
	}
	return value // a text: a name, a file, a date
}

// capital returns s with its first letter in upper case.
func capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if !unicode.IsLower(r) {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}
