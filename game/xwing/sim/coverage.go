package sim

import (
	"strings"

	"xwing/game"
	"xwing/game/trial"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// coverage counts X-Wing's families of things: "damage", "token", "obstacle", "device", "detonation", "condition",
// "action", "bearing", "ability", "flown", "order" and "environment".
type coverage struct{ *trial.Coverage }

// decision counts every two cards of a ship that an answered Decision put in order.
func (c coverage) decision(d game.Decision) {
	if c.Coverage == nil || d.Kind != ask.ChooseAbility {
		return
	}
	var cards, ships []string
	for _, o := range d.Options {
		card, ship, ok := strings.Cut(o.ID, "@")
		if !ok {
			continue
		}
		for i := range cards {
			if ships[i] == ship && cards[i] != card {
				c.Count("order", min(cards[i], card)+" "+max(cards[i], card), 1)
			}
		}
		cards, ships = append(cards, card), append(ships, ship)
	}
}

// event counts what happened, seen from the view as it was then.
func (c coverage) event(v *board.View, e game.Event) {
	if c.Coverage == nil {
		return
	}
	switch e := e.(type) {
	case board.PhaseBegan:
		c.flown(v)
	case board.EnvironmentDealt:
		c.Count("environment", e.Environment, 1)
	case board.EnvironmentActs:
		c.Count("environment", e.Environment+" acts", 1)
	case board.UpgradeEquipped:
		c.Count("environment", catalog.UpgradeCard.Ref(e.Upgrade.XWS), 1)
	case board.TokenGained:
		c.Count("token", e.Token.String(), e.N)
	case board.LockAcquired:
		c.Count("token", "lock", 1)
	case board.ObstacleMet:
		c.Count("obstacle", v.Obstacle(e.Obstacle).Type.String(), 1)
	case board.DevicePlaced:
		c.Count("device", e.Kind, 1)
	case board.RemotePlaced:
		c.Count("device", e.Kind, 1)
	case board.DeviceDetonated:
		c.Count("detonation", v.Device(e.Device).Kind, 1)
	case board.RemoteDetonated:
		c.Count("detonation", v.Ship(e.Ship).Remote, 1)
	case board.ConditionAssigned:
		c.Count("condition", e.Condition.Card, 1)
	case board.ActionPerformed:
		c.Count("action", actionID(e.Action), 1)
	case board.ManeuverExecuted:
		c.Count("bearing", e.Maneuver.Code()[1:2], 1)
	case board.AbilityUsed:
		c.Count("ability", e.Card, 1)
	case board.DamageDealt:
		c.damage(e.Card)
	case board.DamageExposed:
		c.damage(e.Card)
	}
}

// flown counts the cards of the ships in play at the beginning of a phase: of those that only change a number
// when it is asked for no event tells.
func (c coverage) flown(v *board.View) {
	for i := range v.Ships {
		s := &v.Ships[i]
		if s.Where != board.InPlay {
			continue
		}
		if s.Remote != "" {
			c.Count("flown", catalog.DeviceKind.Ref(s.Remote), 1)
			continue
		}
		c.Count("flown", catalog.PilotCard.Ref(s.Pilot), 1)
		for _, u := range s.Upgrades {
			c.Count("flown", catalog.UpgradeCard.Ref(u.XWS), 1)
		}
		for _, d := range s.Faceup {
			c.Count("flown", catalog.DamageKind.Ref(d.Card), 1)
		}
		for _, k := range s.Conditions {
			c.Count("flown", catalog.ConditionCard.Ref(k.Card), 1)
		}
	}
}

// damage counts a damage card that came to lie faceup.
func (c coverage) damage(card string) {
	if card != "" {
		c.Count("damage", card, 1)
	}
}

// actionID is an action without what tells copies and abilities of a card apart:
// "card:damage/fuelleak" of "card:damage/fuelleak/1#2".
func actionID(action string) string {
	if parts := strings.SplitN(action, "/", 3); len(parts) == 3 {
		return parts[0] + "/" + parts[1]
	}
	return action
}
