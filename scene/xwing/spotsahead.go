package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/scene"
)

// spotsLater is the places that the action under the mouse would lead to, to be
// looked at only.
func (t *ghosts) spotsLater(d game.Decision) []scene.Spot {
	o := t.Question.Hint
	if o == nil || !o.Legal() || d.Kind != ask.ChooseAction && d.Kind != ask.ChooseAbility {
		return nil
	}
	spots, seen := t.later[o.ID]
	if !seen {
		spots = lookLater(t.play.Session, d, o.ID)
		if t.later == nil {
			t.later = map[string][]scene.Spot{}
		}
		t.later[o.ID] = spots
	}
	return spots
}

// lookLater lists the places that the question after an answer leads to. Which of
// two prices is paid in between makes no difference to them.
func lookLater(s *game.Session, d game.Decision, pick string) []scene.Spot {
	f := s.Fork()
	defer f.Close()
	for asked := d; ; {
		if f.Choose(game.Choice{Seat: d.Seat, Kind: asked.Kind, Pick: []string{pick}}) != nil || f.Guessed() {
			return nil
		}
		next, ok := f.Decision(d.Seat)
		if !ok || actor(next) != actor(d) {
			return nil
		}
		price := slices.IndexFunc(next.Options, game.Option.Legal)
		if next.Kind != ask.ChooseEither || price < 0 || asked.Kind != d.Kind {
			return scene.SpotsOf(next)
		}
		asked, pick = next, next.Options[price].ID
	}
}
