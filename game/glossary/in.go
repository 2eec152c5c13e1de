package glossary

import (
	"slices"
	"strings"
	"unicode"

	"xwing/internal/spelling"
)

// Mark is where a text names a term: bytes From to To of it.
type Mark struct {
	From, To int
	Term     *Term
}

// phrase is words by which a text names a term.
type phrase struct {
	words words
	term  int
}

// mark has words name a term, and their plural with them.
func (b *Book) mark(text string, term int) {
	w := wordsOf(strings.ReplaceAll(text, ",", ""))
	if len(w) == 0 {
		return
	}
	b.phrases[w[0]] = append(b.phrases[w[0]], phrase{w, term})
	slices.SortStableFunc(b.phrases[w[0]], func(x, y phrase) int { return len(y.words) - len(x.words) })
}

// In is where a text names terms, in order, never one within another: the longest name counts.
func (b *Book) In(text string) []Mark {
	var marks []Mark
	found := split(text)
	for i := 0; i < len(found); i++ {
		for _, p := range b.phrases[found[i].word] {
			if n := len(p.words); i+n <= len(found) && p.is(found[i:i+n]) {
				marks = append(marks, Mark{found[i].from, found[i+n-1].to, &b.Terms[p.term]})
				i += n - 1
				break
			}
		}
	}
	return marks
}

// About are the terms that a text names, each once, in its order.
func (b *Book) About(text string) []*Term {
	var out []*Term
	for _, m := range b.In(text) {
		if !slices.Contains(out, m.Term) {
			out = append(out, m.Term)
		}
	}
	return out
}

// is reports whether words of a text, with nothing but spaces between them, are those of a phrase.
func (p phrase) is(found []at) bool {
	for i, f := range found {
		if f.word != p.words[i] || i > 0 && !f.joined {
			return false
		}
	}
	return true
}

// at is a word of a text, where it stands, and whether nothing but a space is before it.
type at struct {
	word     string
	from, to int
	joined   bool
}

// split is the words of a text and where they stand.
func split(text string) []at {
	var out []at
	from, last := -1, 0
	end := func(to int) {
		if from < 0 {
			return
		}
		if word := spelling.Fold(text[from:to]); word != "" {
			out = append(out, at{word, from, to, text[last:from] == " "})
			last = to
		}
		from = -1
	}
	for i, r := range text {
		inside := unicode.IsLetter(r) || unicode.IsDigit(r) || r == '-' || r == '\'' || r == '’' || r == '–'
		switch {
		case inside && from < 0:
			from = i
		case !inside:
			end(i)
		}
	}
	end(len(text))
	return out
}
