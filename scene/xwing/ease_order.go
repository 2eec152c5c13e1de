package xwing

import (
	"reflect"
	"slices"
	"strings"

	"xwing/game"
)

// orderKey is a question which of a player's abilities comes first where all of them
// resolve, "" of any other question: an answer there means no more than the order.
func orderKey(d game.Decision) string {
	if d.Prompt.Key != "prompt.choose-ability-order" {
		return ""
	}
	ids := make([]string, len(d.Options))
	for i, o := range d.Options {
		ids[i] = o.ID
	}
	slices.Sort(ids)
	return d.Seat.ID() + " " + strings.Join(ids, " ")
}

// keepOrder takes the ability first that came first among the same ones before.
func (p *play) keepOrder(d game.Decision) (easing, bool) {
	first, ok := p.first[orderKey(d)]
	return easing{choice: game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{first}},
		line: game.Say("ui.eased-order", "seat", d.Seat.ID())}, ok
}

// noteOrder remembers which ability came first.
func (p *play) noteOrder(d game.Decision, c game.Choice) {
	if key := orderKey(d); key != "" {
		if p.first == nil {
			p.first = map[string]string{}
		}
		p.first[key] = c.Pick[0]
	}
}

// mootAbilities reports whether two abilities that both resolve come to the same in
// either order. Where chance or something hidden comes in between, nobody can know.
func mootAbilities(s *game.Session, d game.Decision) bool {
	if orderKey(d) == "" || len(d.Options) != 2 {
		return false
	}
	var open [2][]game.Decision
	var hash [2]string
	for i, o := range d.Options {
		f := s.Fork()
		defer f.Close()
		if f.Choose(game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{o.ID}}) != nil || f.Fault() != nil || f.Guessed() {
			return false
		}
		open[i], hash[i] = f.Open(), f.Hash()
	}
	return hash[0] == hash[1] && reflect.DeepEqual(open[0], open[1])
}
