package notation

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"xwing/game"
)

// book knows the words of one game: what its pieces are called, and how answers are written.
type book struct {
	wording Wording
	kinds   *strings.Replacer // takes away what its ids begin with and a reader can do without
	names   map[string]string // of pieces, by their ids
	eased   []game.Kind       // of questions that the client answers where there is no choice
}

// decline is how it is written that something is not done.
const decline = "-"

// piece is what a piece is called; its id if it has no name.
func (b *book) piece(id string) string {
	if name := b.names[id]; name != "" {
		return name
	}
	return id
}

// named puts names of pieces into the place of their ids.
func (b *book) named(s string) string {
	var out strings.Builder
	for s != "" {
		colon := strings.IndexByte(s, ':')
		if colon < 0 {
			break
		}
		from, to := colon, colon+1
		for from > 0 && 'a' <= s[from-1] && s[from-1] <= 'z' {
			from--
		}
		for to < len(s) && '0' <= s[to] && s[to] <= '9' {
			to++
		}
		out.WriteString(s[:from])
		out.WriteString(b.piece(s[from:to]))
		s = s[to:]
	}
	return out.String() + s
}

// newBook is a book that abbreviates as a game does.
func newBook(w Wording, names map[string]string) *book {
	var pairs []string
	for _, kind := range w.Kinds {
		pairs = append(pairs, kind, "")
	}
	return &book{wording: w, names: names, kinds: strings.NewReplacer(pairs...)}
}

// bareWord is an answer in short, which may not be the only one written so.
func (b *book) bareWord(d *game.Decision, id string) string {
	if word := b.wording.Word(d, id); word != "" {
		return b.named(word)
	}
	switch id {
	case game.Yes, game.No:
		sign := "+"
		if id == game.No {
			sign = "-"
		}
		about := d.Prompt.Arg("card")
		if about == "" {
			about = string(d.Kind)
		}
		return sign + b.named(b.kinds.Replace(about))
	case game.None, game.Done:
		return decline
	}
	return b.named(b.kinds.Replace(strings.TrimSuffix(id, "/0")))
}

// isWord reports whether a word may stand in a text as it is.
func isWord(w string) bool {
	if w == "" || strings.ContainsAny(w, " \t\r\n\",=~@"+beginners) || strings.HasSuffix(w, ":") || strings.ContainsAny(w[:1], "/|") {
		return false
	}
	return !slices.Contains(separators, w) && strings.IndexFunc(w, func(r rune) bool {
		return r < ' ' || r == '\u00a0' ||
			r == '\ufeff'
	}) < 0
}

// separators are words that say nothing.
var separators = []string{"/", "|", "→", "->"}

// options are answers by their words, each of which is the only one of its kind.
type options struct {
	words []string // of those that may be picked, in their order
	ids   []string
}

// options are the legal ones of a question in words.
func (b *book) options(d *game.Decision, all []game.Option) options {
	var o options
	bare, times := make([]string, len(all)), map[string]int{}
	for i := range all {
		bare[i] = b.bareWord(d, all[i].ID)
		times[bare[i]]++
	}
	for i := range all {
		if !all[i].Legal() {
			continue
		}
		word := bare[i]
		if times[word] > 1 || !isWord(word) || d.Shape != game.OneOf && word == decline {
			word = quoted(all[i].ID)
		}
		o.words, o.ids = append(o.words, word), append(o.ids, all[i].ID)
	}
	return o
}

// quoted is an id as it stands in journals.
func quoted(id string) string {
	text, _ := json.Marshal(id)
	return string(text)
}

// id is the answer of a word; false if it is none of these.
func (o options) id(word string) (string, bool) {
	if i := slices.Index(o.words, word); i >= 0 {
		return o.ids[i], true
	}
	if id := ""; strings.HasPrefix(word, `"`) && json.Unmarshal([]byte(word), &id) == nil && slices.Contains(o.ids, id) {
		return id, true
	}
	return "", false
}

// word is how an answer is written.
func (o options) word(id string) string {
	if i := slices.Index(o.ids, id); i >= 0 {
		return o.words[i]
	}
	return quoted(id)
}

// list takes words apart that stand behind commas, outside of quotes.
func list(word string) []string {
	var out []string
	from, within := 0, false
	for i := range len(word) {
		switch c := word[i]; {
		case c == '\\' && within:
		case c == '"' && (i == 0 || word[i-1] != '\\'):
			within = !within
		case c == ',' && !within:
			out, from = append(out, word[from:i]), i+1
		}
	}
	return append(out, word[from:])
}

// decimals writes thousandths, or whatever the scale is, exactly.
func decimals(n int32, digits int) string {
	s := strconv.FormatInt(int64(max(n, -n)), 10)
	if len(s) <= digits {
		s = strings.Repeat("0", digits+1-len(s)) + s
	}
	s = strings.TrimRight(s[:len(s)-digits]+"."+s[len(s)-digits:], "0")
	if s = strings.TrimSuffix(s, "."); n < 0 {
		return "-" + s
	}
	return s
}

// fromDecimals is the inverse of decimals.
func fromDecimals(s string, digits int) (int32, bool) {
	whole, rest, _ := strings.Cut(s, ".")
	if len(rest) > digits || len(whole) > 9 || whole == "" || whole == "-" {
		return 0, false
	}
	n, err := strconv.ParseInt(whole+rest+strings.Repeat("0", digits-len(rest)), 10, 32)
	return int32(n), err == nil && !strings.ContainsAny(s, "+_") && !strings.Contains(rest, "-")
}
