package odds

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// answers lists the answers to a question that could differ in what comes of them; none if it cannot be answered here.
func (w *walk) answers(d *game.Decision) (all []game.Choice) {
	r := &w.rehearsal
	choice := func(pick ...string) game.Choice { return game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: pick} }
	var legal, forced []string
	for _, o := range d.Options {
		switch {
		case !o.Legal():
		case w.isOff(d, o.ID):
			forced = append(forced, o.ID)
		default:
			legal = append(legal, o.ID)
		}
	}
	if len(legal) == 0 { // nobody does without what he must use
		legal = forced
	}
	switch d.Shape {
	case game.OneOf:
		if !w.naive && r.Repeats(d) && r.Unminded() && !(w.volley && !r.Attacks(d.Seat)) {
			legal = atOnce(r, legal)
		}
		for _, id := range legal {
			all = append(all, choice(id))
		}
	case game.SomeOf:
		if d.Kind == ask.ChooseDice {
			return w.diceAnswers(d, legal)
		}
		if len(legal) >= d.Min {
			all = append(all, choice(legal[:d.Min]...))
			if d.Max >= len(legal) && d.Min < len(legal) {
				all = append(all, choice(legal...))
			}
		}
	case game.Order:
		all = append(all, choice(legal...))
	}
	return all
}

// atOnce leaves of the ways to modify dice those that lose nothing. Nobody is done while something that he spends makes
// dice better for sure; and of what he spends, unless cards come between, that comes first after which most can follow:
// a lock, since its rerolls may show focus results, then what turns all of these, then what turns one.
func atOnce(r *xwing.Rehearsal, legal []string) []string {
	order := [...]string{catalog.Lock.String(), board.Focus.String(), board.Calculate.String(), board.ForceCharges, board.Evade.String()}
	first, cards := len(order), false
	rank := func(id string) int {
		what, _, _ := strings.Cut(id, "@")
		return slices.Index(order[:], what)
	}
	locks := false
	for _, id := range legal {
		switch k := rank(id); {
		case k > 0:
			first = min(first, k)
		case k == 0:
			locks = true
		case id != game.Done:
			cards = true
		}
	}
	if locks && (rerollable(r, board.Blank) || first == len(order) && rerollable(r, board.FocusResult)) {
		first = 0
	}
	if first == len(order) {
		return legal
	}
	return slices.DeleteFunc(legal, func(id string) bool { return id == game.Done || !cards && rank(id) != first })
}

// rerollable reports whether an attack die shows a face and may be rerolled.
func rerollable(r *xwing.Rehearsal, f board.Face) bool {
	return slices.ContainsFunc(r.Dice(board.AttackDice), func(d board.Die) bool {
		return !d.Gone && !d.Rerolled && !d.Fixed &&
			d.Face == f
	})
}

// isOff reports whether an answer is switched off: for both players, by its name, or for the one who is asked.
func (w *walk) isOff(d *game.Decision, option string) bool {
	id := name(d, option)
	return w.without[id] || w.without[lineID(id, w.rehearsal.Attacks(d.Seat))]
}

// lineID is the id of a Line of one of the two players.
func lineID(name string, attacks bool) string {
	if attacks {
		return "attacker:" + name
	}
	return "defender:" + name
}

// name is what an answer is called where it is switched off: that of a card that is used, else the option's.
func name(d *game.Decision, option string) string {
	if d.Kind == ask.UseAbility && option == game.Yes {
		return d.Prompt.Arg("card")
	}
	return option
}

// diceAnswers lists what of a pool may be picked, dice that show the same being the same.
func (w *walk) diceAnswers(d *game.Decision, legal []string) (all []game.Choice) {
	r := &w.rehearsal
	side, pool := poolOf(r, d)
	var kinds []board.Die // in an order of their own
	for _, id := range legal {
		kinds = append(kinds, pool[board.NumberOf(id, "die:")])
	}
	slices.SortFunc(kinds, board.CompareDice)
	kinds = slices.Compact(kinds)
	of := make([][]string, len(kinds))
	for _, id := range legal {
		k := slices.Index(kinds, pool[board.NumberOf(id, "die:")])
		of[k] = append(of[k], id)
	}
	keeps := 0 // dice that are as good as can be: they are not rerolled unless there are too few others
	isBest := func(die board.Die) bool {
		return !w.naive && d.Prompt.Key == "prompt.choose-rerolls" && best(r.Attacks(d.Seat), side, die.Face)
	}
	for k, die := range kinds {
		if isBest(die) {
			keeps += len(of[k])
		}
	}
	var pick []string
	var fill func(k int)
	fill = func(k int) {
		if k == len(kinds) {
			if len(pick) >= d.Min && len(pick) <= d.Max {
				all = append(all, game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: slices.Clone(pick)})
			}
			return
		}
		most := len(of[k])
		if isBest(kinds[k]) && len(legal)-keeps >= d.Min {
			most = 0
		}
		before := len(pick)
		for n := 0; n <= most; n++ {
			pick = append(pick[:before], of[k][:n]...)
			fill(k + 1)
		}
		pick = pick[:before]
	}
	fill(0)
	return all
}

// best reports whether a face is the best there is for a player.
func best(attacks bool, side board.Side, f board.Face) bool {
	switch {
	case side == board.AttackDice && attacks:
		return f.Hurts()
	case side == board.DefenseDice && !attacks:
		return f == board.EvadeResult
	}
	return f == board.Blank
}

// poolOf are the dice of which a question offers some.
func poolOf(r *xwing.Rehearsal, d *game.Decision) (board.Side, []board.Die) {
	fits := func(side board.Side) bool {
		pool := r.Dice(side)
		return !slices.ContainsFunc(d.Options, func(o game.Option) bool {
			i := board.NumberOf(o.ID, "die:")
			return i >= len(pool) || pool[i].Face.String() != o.Text.Arg("face")
		})
	}
	if fits(board.DefenseDice) && len(r.Dice(board.DefenseDice)) > 0 {
		return board.DefenseDice, r.Dice(board.DefenseDice)
	}
	return board.AttackDice, r.Dice(board.AttackDice)
}
