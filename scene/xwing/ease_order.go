package xwing

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/scene"
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
func (p *play) keepOrder(d game.Decision) (scene.Easing, bool) {
	first, ok := p.first[orderKey(d)]
	return scene.EaseBy(d, first, game.Say("ui.eased-order", "seat", d.Seat.ID())), ok
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
	return scene.SameAfter(s, d, d.Options[0].ID, d.Options[1].ID, func(game.Event) bool { return false })
}
