package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/internal/settings"
	"xwing/scene"
)

// ease looks whether a question needs anybody. never tells for which abilities
// their player has said: not again this round.
func ease(on settings.Ease, s *game.Session, d game.Decision, never func(d game.Decision) bool) (scene.Easing, bool) {
	if d.Private {
		return scene.Easing{}, false
	}
	if e, ok := scene.EaseForced(d); ok && on.Single {
		return e, true
	}
	if d.Shape != game.OneOf {
		return scene.Easing{}, false
	}
	ofShip := func(id string, line game.Phrase) scene.Easing {
		e := scene.EaseBy(d, id, line)
		e.About = line.Arg("ship")
		return e
	}
	switch {
	case d.Kind == ask.ChooseShipToEngage && on.Pass:
		if first, moot := mootOrder(s, d); moot {
			return ofShip(first, game.Say("ui.eased-engage", "ship", first)), true
		}
		return scene.Easing{}, false
	case d.Kind == ask.ChooseAbility && on.Order:
		return ofShip(d.Options[0].ID, game.Say("ui.eased-order-moot", "seat", d.Seat.ID())), mootAbilities(s, d)
	case d.Kind == ask.ModifyDefenseDice && on.Idle:
		if mootDice(s, d) {
			return ofShip(game.Done, game.Say("ui.eased-dice", "ship", d.About[0])), true
		}
		return scene.Easing{}, false
	case d.Kind == ask.ChooseAttack || d.Kind == ask.ChooseAction:
		whys, nothing := scene.NothingPossible(d)
		if !on.Pass || !nothing {
			return scene.Easing{}, false
		}
		e := ofShip(game.None, game.Say(passing(d.Kind, whys), "ship", d.About[0]))
		e.Whys = whys
		return e, true
	case d.Kind == ask.UseAbility:
		args := []string{"ship", d.Prompt.Arg("ship"), "card", d.Prompt.Arg("card")}
		if never(d) {
			return ofShip(game.No, game.Say("ui.eased-never", args...)), true
		}
		if on.Idle && idle(s, d) {
			return ofShip(game.No, game.Say("ui.eased-idle", args...)), true
		}
	}
	return scene.Easing{}, false
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
	case only("refusal.on-obstacle"):
		return "ui.eased-on-obstacle"
	case only("refusal.not-in-arc", "refusal.beyond-range-3", "refusal.attack-range", "refusal.attack-at-range", "refusal.range-0"):
		return "ui.eased-no-target"
	}
	return "ui.eased-no-attack"
}

// idle reports whether it makes no difference if an ability is used. Where chance or
// something hidden comes in between, nobody can know.
func idle(s *game.Session, d game.Decision) bool {
	return scene.SameAfter(s, d, game.Yes, game.No, func(e game.Event) bool {
		_, used := e.(board.AbilityUsed)
		return !used
	})
}
