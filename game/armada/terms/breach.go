package terms

import (
	"strconv"

	"xwing/game"
	"xwing/game/armada/fleet"
)

// Breach says which rule of fleet building a fleet breaks, and where. The rule's row stays with the Breach: it says
// nothing to a player.
func (w *Words) Breach(f fleet.Fleet, b fleet.Breach) string {
	sentence := w.BreachAlone(b)
	switch {
	case b.Ship >= 0:
		return w.Say(game.Say("breach.of.ship", "place", strconv.Itoa(b.Ship+1), "name", w.ship(f.Ships[b.Ship].ID), "sentence", sentence))
	case b.Squadron >= 0:
		return w.Say(game.Say("breach.of.squadron", "name", w.squadron(f.Squadrons[b.Squadron].ID), "sentence", sentence))
	}
	return w.Say(game.Say("breach.of.fleet", "sentence", sentence))
}

// BreachAlone is Breach without where, for what stands beside the card that it is about.
func (w *Words) BreachAlone(b fleet.Breach) string {
	var values []string
	if b.Upgrade != "" {
		values = append(values, "card", w.upgrade(b.Upgrade))
	}
	for name, v := range b.Args {
		switch name {
		case "ship":
			v = w.ship(v)
		case "squadron":
			v = w.squadron(v)
		case "by":
			v = w.upgrade(v)
		case "objective":
			v = w.objective(v)
		case "near":
			v = w.nearest(b.Kind, v)
		}
		values = append(values, name, v)
	}
	key := "breach." + string(b.Kind)
	if b.Args["near"] != "" {
		key += "-near"
	} else if b.Kind == fleet.WrongFaction && b.Upgrade != "" {
		key += "-upgrade"
	}
	return w.Say(game.Say(key, values...))
}

// nearest is the name of the card that is spelled almost like an unknown one.
func (w *Words) nearest(kind fleet.Kind, id string) string {
	switch kind {
	case fleet.UnknownShip:
		return w.ship(id)
	case fleet.UnknownSquadron:
		return w.squadron(id)
	case fleet.UnknownObjective:
		return w.objective(id)
	}
	return w.upgrade(id)
}

// Note says what a player should hear of a fleet's file.
func (w *Words) Note(n fleet.Note) string {
	card := w.ship(n.Card)
	if _, err := w.cat.Squadron(n.Card); err == nil {
		card = w.squadron(n.Card)
	} else if _, err := w.cat.Upgrade(n.Card); err == nil {
		card = w.upgrade(n.Card)
	}
	return w.Say(game.Say("note."+string(n.Kind), "line", strconv.Itoa(n.Line), "card", card,
		"cost", strconv.Itoa(n.Cost), "now", strconv.Itoa(n.Now)))
}
