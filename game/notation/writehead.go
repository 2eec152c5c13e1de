package notation

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"xwing/game"
)

// eased are the kinds of questions of which most that left no choice were answered by the client, who asked nobody.
func eased(h game.Header, moves []move, g Game) (kinds []game.Kind, err error) {
	state, err := g.Start(h)
	if err != nil {
		return nil, err
	}
	s, err := game.NewSession(h, state, nil)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	s.Deafen()
	more := map[game.Kind]int{}
	for i := range moves {
		if c := moves[i].choice; c != nil {
			d, _ := s.Decision(c.Seat)
			if _, forced := (&question{d: &d}).forced(); forced && c.Self {
				more[d.Kind]++
			} else if forced {
				more[d.Kind]--
			}
		}
		if err := moves[i].do(s); err != nil {
			return nil, fmt.Errorf("choice %d of the journal: %w", i+1, err)
		}
	}
	for k, n := range more {
		if n > 0 {
			kinds = append(kinds, k)
		}
	}
	slices.Sort(kinds)
	return kinds, nil
}

// header writes what is known before the game.
func (w *writer) header(h game.Header) ([]string, error) {
	h.Format = 0
	object, err := json.Marshal(h)
	if err != nil {
		return nil, err
	}
	object = []byte(strings.Replace(string(object), `"format":0,`, "", 1))
	pieces, err := short(object)
	if err != nil {
		return nil, err
	}
	if len(w.eased) > 0 {
		words := make([]string, len(w.eased))
		for i, k := range w.eased {
			words[i] = bare(quoted(string(k)))
		}
		pieces = append(pieces, "eased:"+strings.Join(words, ","))
	}
	named := make([]string, 0, len(w.names))
	for _, id := range slices.SortedFunc(maps.Keys(w.names), natural) {
		named = append(named, bare(quoted(w.names[id]))+"="+bare(quoted(id)))
	}
	if len(named) > 0 {
		named[0] = "pieces(" + named[0]
		named[len(named)-1] += ")"
	}
	return append(pieces, named...), nil
}

// natural puts ids into the order of their numbers.
func natural(a, b string) int {
	if n := len(a) - len(b); n != 0 && strings.SplitN(a, ":", 2)[0] == strings.SplitN(b, ":", 2)[0] {
		return n
	}
	return strings.Compare(a, b)
}
