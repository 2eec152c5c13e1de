package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// MusterWing is a wing of a squad, by the places of its ships in Muster.Ships; the mates by their numbers.
type MusterWing struct {
	Leader int
	Mates  []int
}

// formWings gives ships the ID cards of their wings (X25-HUG-079).
func (s *State) formWings(first int, wings []MusterWing) {
	for _, w := range wings {
		e := board.WingFormed{Leader: board.ShipID(first + w.Leader + 1)}
		for _, mate := range w.Mates {
			e.Mates = append(e.Mates, board.ShipID(first+mate+1))
		}
		s.View.Apply(e)
	}
}

// wingmateActions are all that a wingmate performs in the Activation Phase (X25-HUG-086).
var wingmateActions = []catalog.ActionType{catalog.Calculate, catalog.Evade, catalog.Focus, catalog.Reinforce, catalog.Lock}

// againstWingmate refuses all other actions to a wingmate, whoever grants them, but what a card permits.
func (t *Table) againstWingmate(id board.ShipID, o offer) *game.Refusal {
	if t.View.Phase != board.Activation || !t.Ship(id).Wing.Mate() || slices.Contains(wingmateActions, o.kind) ||
		t.permits(id, o.id, AsWingmate) {
		return nil
	}
	return t.Refuse(rule.WingmateAction, "refusal.wingmate-action")
}

// withoutDial reports whether a ship is assigned no dial: wingmates follow that of their leader (X25-HUG-081), aft sections that
// of the fore one; and those that are idle.
func (t *Table) withoutDial(id board.ShipID) bool {
	return t.memory(id).NoDial || t.Ship(id).Follows() || t.Ship(id).Wing.Mate() || t.idles(id)
}

// adrift reports whether a ship has split from its wing too late for a dial, and has not moved on since (X25-HUG-091).
func (t *Table) adrift(s *board.Ship) bool {
	return s.Wing.Split && s.Flies() && !s.Activated && !s.Dial.Assigned && !t.memory(s.ID).NoDial
}

// waits reports whether a ship activates in its own turn, and has yet to.
func (t *Table) waits(s *board.Ship) bool {
	return s.Flies() && !s.Activated && !s.Follows() && !s.Wing.Mate() && !t.adrift(s) && !t.idle(s)
}

// split has a wingmate leave its wing.
func (t *Table) split(id board.ShipID, why game.Phrase) {
	if t.Ship(id).Wing.Mate() {
		t.announce(board.WingSplit{Ship: id, Why: why})
	}
}

// SplitWing has all wingmates of a ship leave its wing, by what a card says.
func (t *Table) SplitWing(m Moment) {
	for _, mate := range t.View.Wingmates(m.Owner) {
		t.split(mate, game.Say("why.card", "card", m.Card))
	}
}

// scatter splits a wingmate, or all those of a leader.
func (t *Table) scatter(id board.ShipID, why, leader string) {
	t.split(id, game.Say(why))
	for _, mate := range t.View.Wingmates(id) {
		t.split(mate, game.Say(leader, "leader", id.Piece()))
	}
}

// loosen splits those that what has happened forces to (X25-HUG-087 to 090).
func (t *Table) loosen(e game.Event) {
	switch e := e.(type) {
	case board.TokenGained:
		if s := t.Ship(e.Ship); s.Wing.Leader != 0 {
			t.loosenByToken(s, e)
		}
	case board.ShipMoved:
		if e.By != board.ByManeuver && e.By != board.BySLAM && e.By != board.ByFormation {
			t.split(e.Ship, game.Say("why.wing-moved"))
		}
	case board.ShipPlaced:
		if t.View.Phase != board.Setup && !e.Formed {
			t.split(e.Ship, game.Say("why.wing-moved"))
		}
	case board.ShipDocked:
		t.scatter(e.Ship, "why.wing-moved", "why.wing-leader-gone")
	case board.ShipWithdrawn:
		if !e.Formed {
			t.scatter(e.Ship, "why.wing-moved", "why.wing-leader-gone")
		}
	case board.ShipRemoved:
		for _, mate := range t.View.Wingmates(e.Ship) {
			t.split(mate, game.Say("why.wing-leader-gone", "leader", e.Ship.Piece()))
		}
	case board.ManeuverExecuted:
		if e.Maneuver.Difficulty == catalog.Red {
			t.loosenByRed(e.Ship)
		}
	}
}

// loosenByToken splits a ship that has become ionized or tractored, or those that it leads.
func (t *Table) loosenByToken(s *board.Ship, e board.TokenGained) {
	need := 0
	switch e.Token {
	case board.Ion:
		need = t.rules.Edition.Ion.Tokens.Of(s.Size)
	case board.Tractor:
		need = t.rules.Edition.Tractor.Tokens.Of(s.Size)
	default:
		return
	}
	if has := s.Has(e.Token); has >= need && has-e.N < need {
		t.scatter(s.ID, "why.wing-"+e.Token.String(), "why.wing-leader-"+e.Token.String())
	}
}

// loosenByRed splits the stressed ones of a ship's wingmates, once it has executed a red maneuver.
func (t *Table) loosenByRed(leader board.ShipID) {
	for _, mate := range t.View.Wingmates(leader) {
		if t.Ship(mate).Stressed() {
			t.split(mate, game.Say("why.wing-red", "leader", leader.Piece()))
		}
	}
}

// winged reports whether any ship is of a wing.
func (s *State) winged() bool {
	return slices.ContainsFunc(s.View.Ships, func(ship board.Ship) bool { return ship.Wing.Leader != 0 })
}

// inWings is an order of ships with all wingmates behind their leaders.
func (s *State) inWings(order []board.ShipID) []board.ShipID {
	if !s.winged() {
		return order
	}
	out := make([]board.ShipID, 0, len(order))
	for _, id := range order {
		if !s.View.Ship(id).Wing.Mate() {
			out = append(append(out, id), s.View.Wingmates(id)...)
		}
	}
	return out
}

// formationSpot is where a ship's place in its wing's formation is now, with what keeps it from lying there (X25-HUG-078,
// 084).
func (s *State) formationSpot(id board.ShipID) Spot {
	ship := s.View.Ship(id)
	spot := Spot{ID: id.Piece(), Pose: gauge.WingPlace(s.View.Ship(ship.Wing.Leader).Base(), ship.Wing.At)}
	base := ship.Base().At(spot.Pose)
	if other := s.overlapped(id, base); other != 0 {
		spot.Refusal = s.Refuse(rule.WingFormation, "refusal.formation-on-ship", "ship", other.Piece())
	} else if s.outside(base) {
		spot.Refusal = s.Refuse(rule.WingFormation, "refusal.formation-outside")
	}
	return spot
}

// splitAtWill asks, in the End Phase, which wingmates split of their own will (X25-HUG-092).
func (t *Table) splitAtWill() {
	if !t.winged() {
		return
	}
	for seat := range t.playerOrder() {
		var options []game.Option
		for _, id := range t.View.ShipsOf(seat) {
			if t.Ship(id).Wing.Mate() {
				options = append(options, game.Option{ID: id.Piece(), Target: id.Piece(),
					Text: game.Say("option.split-wing", "ship", id.Piece(), "leader", t.Ship(id).Wing.Leader.Piece())})
			}
		}
		if len(options) == 0 {
			continue
		}
		c := t.ask(game.Decision{Kind: ask.SplitWing, Seat: seat, Prompt: game.Say("prompt.split-wing"), Shape: game.SomeOf,
			Max: len(options), Options: options})
		for _, pick := range c.Pick {
			t.split(board.ShipOf(pick), game.Say("why.wing-will"))
		}
	}
}
