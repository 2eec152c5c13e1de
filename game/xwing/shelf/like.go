package shelf

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/internal/spelling"
)

// Alike is a card that is like another, and the words that both have, the rarest first.
type Alike struct {
	Row
	Shared []string
}

// mostAlike bounds how many cards are told to be like another, mostShared how many words that tell why.
const (
	mostAlike  = 40
	mostShared = 3
)

// likeness is what the cards of a family say, by kind: words, each by how rare it is.
type likeness struct {
	words map[catalog.CardID]map[string]float64
	long  map[catalog.CardID]float64
}

// Like are the cards of the same kind and family that say what a card says, the nearest first.
func (s *Shelf) Like(c catalog.CardID, list catalog.Ruleset) []Alike {
	f := s.of(c)
	if f == nil {
		return nil
	}
	if f.like == nil {
		f.like = f.alike()
	}
	mine := f.like.words[c]
	if len(mine) == 0 {
		return nil
	}
	type near struct {
		card  catalog.CardID
		worth float64
	}
	var all []near
	for other, theirs := range f.like.words {
		if other == c || other.Kind != c.Kind {
			continue
		}
		sum := 0.0
		for _, w := range slices.Sorted(maps.Keys(mine)) { // the same sum every time
			sum += mine[w] * theirs[w]
		}
		if worth := sum / (f.like.long[c] * f.like.long[other]); worth > 0.08 {
			all = append(all, near{other, worth})
		}
	}
	slices.SortFunc(all, func(a, b near) int {
		return cmp.Or(cmp.Compare(b.worth, a.worth), strings.Compare(a.card.XWS, b.card.XWS))
	})
	var out []Alike
	for _, n := range all[:min(len(all), mostAlike)] {
		if row, ok := s.Row(n.card, list); ok {
			out = append(out, Alike{row, shared(mine, f.like.words[n.card])})
		}
	}
	return out
}

// shared are the rarest words of both.
func shared(a, b map[string]float64) []string {
	var all []string
	for w := range a {
		if b[w] > 0 && !strings.Contains(w, ":") {
			all = append(all, w)
		}
	}
	slices.SortFunc(all, func(x, y string) int { return cmp.Or(cmp.Compare(a[y], a[x]), strings.Compare(x, y)) })
	return all[:min(len(all), mostShared)]
}

// alike reads what all cards of the family say.
func (f *family) alike() *likeness {
	l := &likeness{map[catalog.CardID]map[string]float64{}, map[catalog.CardID]float64{}}
	often, cards := map[string]int{}, 0
	for _, r := range f.all("").rows {
		words := f.said(r.Kind, r.ID)
		if len(words) == 0 {
			continue
		}
		if r.Slot != "" {
			words["slot:"+r.Slot] = 1
		}
		cards++
		for w := range words {
			often[w]++
		}
		l.words[r.Card] = words
	}
	for c, words := range l.words {
		sum := 0.0
		for _, w := range slices.Sorted(maps.Keys(words)) {
			words[w] = math.Log(float64(cards) / float64(often[w]))
			sum += words[w] * words[w]
		}
		l.long[c] = math.Sqrt(sum)
	}
	return l
}

// said are the words of what a card does.
func (f *family) said(kind catalog.Kind, id string) map[string]float64 {
	if f.source.Text == nil {
		return nil
	}
	words := map[string]float64{}
	for _, w := range strings.FieldsFunc(f.source.Text("", kind.Ref(id)),
		func(r rune) bool { return strings.ContainsRune(" .,:;()–-", r) }) {
		if w = spelling.Fold(w); len(w) > 3 {
			words[w] = 1
		}
	}
	return words
}
