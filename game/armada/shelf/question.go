package shelf

import (
	"slices"
	"strconv"
	"strings"

	"xwing/internal/spelling"
)

// Figures are the names of the figures of cards, in the order in which they are told.
func Figures() []string {
	return []string{"cost", "command", "squadron", "engineering", "hull", "speed", "copies"}
}

// question is what is asked of a figure.
type question struct {
	figure, sign string
	n            int
}

// signs are those of questions, the longer ones first.
var signs = []string{"<=", ">=", "<", ">", "="}

// parse parts what is asked into questions about figures, and words.
func parse(asked string) (questions []question, words []string) {
	asked = strings.ToLower(asked)
	for _, sign := range signs {
		asked = strings.ReplaceAll(asked, " "+sign+" ", sign)
	}
	for _, word := range strings.Fields(asked) {
		if q, ok := asks(word); ok {
			questions = append(questions, q)
		} else {
			words = append(words, word)
		}
	}
	return questions, words
}

// asks reads a question: "cost<10".
func asks(word string) (question, bool) {
	for _, sign := range signs {
		figure, n, ok := strings.Cut(word, sign)
		if !ok {
			continue
		}
		value, err := strconv.Atoi(n)
		return question{figure, sign, value}, err == nil && slices.Contains(Figures(), figure)
	}
	return question{}, false
}

// holds reports whether all that is asked holds of a card.
func holds(r *Row, questions []question, words string) bool {
	for _, q := range questions {
		v, has := r.Figures[q.figure]
		if !has || !q.holds(v) {
			return false
		}
	}
	return spelling.Holds(r.words, words)
}

func (q question) holds(v int) bool {
	switch q.sign {
	case "<":
		return v < q.n
	case ">":
		return v > q.n
	case "<=":
		return v <= q.n
	case ">=":
		return v >= q.n
	}
	return v == q.n
}
