package glossary

import (
	"cmp"
	"slices"
	"strings"

	"xwing/internal/spelling"
)

// QuestionLimit bounds what is asked, in letters.
const QuestionLimit = 80

// Find is the terms that a question is about, the nearest first: words that name a term or begin its name, as when somebody
// types them, also with a letter wrong, and words of its text. All terms by name if nothing is asked.
func (b *Book) Find(question string) []*Term {
	if len(question) > QuestionLimit {
		question = question[:QuestionLimit]
	}
	asked := wordsOf(question)
	if len(asked) == 0 {
		return b.all()
	}
	whole := strings.Join(asked, " ")
	if telling := slices.DeleteFunc(slices.Clone(asked), func(w string) bool { return slices.Contains(b.asks.idle, w) }); len(telling) > 0 {
		asked = telling
	}
	type hit struct {
		term  *Term
		score int
	}
	var hits []hit
	best := 0
	for i := range b.Terms {
		if n := b.asks.score(asked, whole, b.sought[i]); n > 0 {
			hits = append(hits, hit{&b.Terms[i], n})
			best = max(best, n)
		}
	}
	slices.SortStableFunc(hits, func(x, y hit) int { return cmp.Compare(y.score, x.score) })
	var out []*Term
	for _, h := range hits {
		if h.score*4 >= best {
			out = append(out, h.term)
		}
	}
	return out
}

// all is every term.
func (b *Book) all() []*Term {
	out := make([]*Term, len(b.Terms))
	for i := range b.Terms {
		out[i] = &b.Terms[i]
	}
	return out
}

// What a word of a question that a term has is worth.
const (
	inName   = 12
	inAlso   = 9
	inText   = 2
	wholeIs  = 40 // the question is a name of the term
	wholeHas = 10 // for each word of a name that the question has in it
)

// sought is what a term is found by: its name, its other words, last its text.
func (t *Term) sought() []words {
	out := []words{wordsOf(t.Name)}
	for _, s := range slices.Concat(t.Also, t.Asked) {
		out = append(out, wordsOf(s))
	}
	return append(out, wordsOf(t.Text))
}

// score is how near a term is to a question, 0 if it is not.
func (t *tongue) score(asked words, whole string, sought []words) int {
	sum := 0
	for _, w := range asked {
		most := 0
		for i, list := range sought {
			worth := inAlso
			switch i {
			case 0:
				worth = inName
			case len(sought) - 1:
				worth = inText
			}
			for _, own := range list {
				most = max(most, worth*t.likeness(w, own, worth > inText)/6)
			}
		}
		sum += most
	}
	most := 0
	for i, list := range sought[:len(sought)-1] {
		name := strings.Join(list, " ")
		n := 0
		switch {
		case name == whole:
			n = wholeIs
		case strings.Contains(" "+t.stems(whole)+" ", " "+t.stems(name)+" "):
			n = wholeHas * len(list)
		case strings.HasPrefix(name, whole):
			n = wholeHas
		}
		if i == 0 {
			n += n / 4
		}
		most = max(most, n)
	}
	return sum + most
}

// likeness is how like a word of a question a word is, from 0 to 6: the same, the same but for its ending, begun, misspelled.
func (t *tongue) likeness(asked, own string, loose bool) int {
	switch {
	case asked == own:
		return 6
	case t.stem(asked) == t.stem(own):
		return 5
	case !loose:
		return 0
	case len(asked) >= 2 && strings.HasPrefix(own, asked):
		return 4
	case len(asked) >= 4 && len(own) >= 4 && spelling.Distance(asked, own) <= 1+len(asked)/8:
		return 3
	}
	return 0
}
