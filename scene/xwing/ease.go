package xwing

import (
	"reflect"
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/internal/settings"
)

// Fewer clicks: questions that need nobody are answered by the scene, through
// Session.Choose like any other, with a line in the log that says so. Only what
// both players may see decides, so that an answer given, or left to a person,
// tells of nothing hidden.

// easing is an answer that the scene gives, and the line that says so.
type easing struct {
	choice game.Choice
	line   game.Phrase
	whys   []game.Refusal // what speaks against the other answers, read while the mouse is on the line
}

// ease looks whether a question needs anybody. never tells for which abilities
// their player has said: not again this round.
func ease(on settings.Ease, s *game.Session, d game.Decision, never func(d game.Decision) bool) (easing, bool) {
	if d.Private {
		return easing{}, false
	}
	switch d.Shape {
	case game.OneOf:
		return easeOneOf(on, s, d, never)
	case game.SomeOf:
		return easeSomeOf(on, d)
	}
	return easing{}, false
}

func easeOneOf(on settings.Ease, s *game.Session, d game.Decision, never func(d game.Decision) bool) (easing, bool) {
	one := func(id string, line game.Phrase) easing {
		return easing{choice: game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{id}}, line: line}
	}
	forced := only(d)
	switch {
	case on.Single && forced != nil && (len(d.Options) == 1 || forced.ID != "none"):
		return one(forced.ID, game.Say("ui.eased-single", "seat", d.Seat.ID())), true
	case d.Kind == ask.ChooseShipToEngage && on.Pass:
		if first, moot := mootOrder(s, d); moot {
			return one(first, game.Say("ui.eased-engage", "ship", first)), true
		}
		return easing{}, false
	case d.Kind == ask.ChooseAbility && on.Order:
		return one(d.Options[0].ID, game.Say("ui.eased-order-moot", "seat", d.Seat.ID())), mootAbilities(s, d)
	case d.Kind == ask.ModifyDefenseDice && on.Idle:
		if mootDice(s, d) {
			return one("done", game.Say("ui.eased-dice", "ship", d.About[0])), true
		}
		return easing{}, false
	case d.Kind == ask.ChooseAttack || d.Kind == ask.ChooseAction:
		whys, nothing := nothingPossible(d)
		if !on.Pass || !nothing {
			return easing{}, false
		}
		e := one("none", game.Say(passing(d.Kind, whys), "ship", d.About[0]))
		e.whys = whys
		return e, true
	case d.Kind == ask.UseAbility:
		args := []string{"ship", d.Prompt.Arg("ship"), "card", d.Prompt.Arg("card")}
		if never(d) {
			return one("no", game.Say("ui.eased-never", args...)), true
		}
		if on.Idle && idle(s, d) {
			return one("no", game.Say("ui.eased-idle", args...)), true
		}
	}
	return easing{}, false
}

// easeSomeOf gives all that may be picked where all of it has to be.
func easeSomeOf(on settings.Ease, d game.Decision) (easing, bool) {
	c := game.Choice{Seat: d.Seat, Kind: d.Kind}
	for _, o := range d.Options {
		if o.Legal() {
			c.Pick = append(c.Pick, o.ID)
		}
	}
	return easing{choice: c, line: game.Say("ui.eased-single", "seat", d.Seat.ID())}, on.Single && len(c.Pick) == d.Min && d.Min > 0
}

// nothingPossible reports whether "none" is the only legal answer, and the
// reasons against the others, each once, those that speak most often first.
func nothingPossible(d game.Decision) ([]game.Refusal, bool) {
	var whys []game.Refusal
	count := map[string]int{}
	none := false
	for _, o := range d.Options {
		switch {
		case o.ID == "none":
			none = true
		case o.Legal():
			return nil, false
		default:
			key := o.Refusal.Why.String()
			if count[key] == 0 {
				whys = append(whys, *o.Refusal)
			}
			count[key]++
		}
	}
	slices.SortStableFunc(whys, func(a, b game.Refusal) int { return count[b.Why.String()] - count[a.Why.String()] })
	return whys, none && len(whys) > 0 && len(d.About) > 0
}

// passing is the line that says why nothing is possible, in a few words.
func passing(kind game.Kind, whys []game.Refusal) string {
	if kind == ask.ChooseAction {
		return "ui.eased-no-action"
	}
	only := func(reasons ...string) bool {
		return !slices.ContainsFunc(whys, func(r game.Refusal) bool { return !slices.Contains(reasons, r.Why.Key) })
	}
	switch {
	case only("refusal.disarmed"):
		return "ui.eased-disarmed"
	case only("refusal.cloaked-attack"):
		return "ui.eased-cloaked"
	case only("refusal.on-asteroid"):
		return "ui.eased-on-asteroid"
	case only("refusal.not-in-arc", "refusal.beyond-range-3", "refusal.attack-range", "refusal.attack-at-range", "refusal.range-0"):
		return "ui.eased-no-target"
	}
	return "ui.eased-no-attack"
}

// idle reports whether it makes no difference if an ability is used: both ways
// lead to the same events, the same question and the same state. Where chance or
// something hidden comes in between, nobody can know.
func idle(s *game.Session, d game.Decision) bool {
	type outcome struct {
		events []game.Event
		open   []game.Decision
		hash   string
	}
	try := func(pick string) (o outcome, ok bool) {
		f := s.Fork()
		defer f.Close()
		f.Drain()
		if f.Choose(game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{pick}}) != nil || f.Fault() != nil || f.Guessed() {
			return o, false
		}
		for _, e := range f.Drain() {
			if _, used := e.(board.AbilityUsed); !used {
				o.events = append(o.events, e)
			}
		}
		o.open, o.hash = f.Open(), f.Hash()
		return o, true
	}
	yes, ok := try("yes")
	if !ok {
		return false
	}
	no, ok := try("no")
	return ok && yes.hash == no.hash && reflect.DeepEqual(yes, no)
}
