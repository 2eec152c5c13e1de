package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// GainDial gives a ship a further dial, which its owner may trade for a token at once (ARM-DIA-012).
func (t *Table) GainDial(id board.ShipID, c catalog.Command) {
	t.announce(board.DialGained{Ship: id, Command: c})
	pick := t.askOne(t.Ship(id).Seat, ask.RevealDial, game.Say("prompt.gained-dial", "ship", id.Piece(), "command", c.String()),
		[]string{id.Piece()}, dialOptions(c))
	if pick == "token" {
		t.announce(board.DialSpent{Ship: id, Command: c, Gained: true})
		t.GainCommand(id, c)
	}
}

// dialOptions offer to keep a dial or to trade it for a token.
func dialOptions(c catalog.Command) []game.Option {
	return []game.Option{
		{ID: "dial", Text: game.Say("option.keep-dial", "command", c.String())},
		{ID: "token", Text: game.Say("option.trade-dial", "command", c.String())},
	}
}

// TurnTopDial sets a ship's top dial to a command.
func (t *Table) TurnTopDial(id board.ShipID, c catalog.Command) {
	if stack := t.Hidden.Stacks[id-1]; len(stack) > 0 {
		t.Hidden.Stacks[id-1] = append([]catalog.Command{c}, stack[1:]...)
	}
}

// TopDial is a ship's top dial, 0 if it has none: for the player who may see it.
func (t *Table) TopDial(id board.ShipID) catalog.Command {
	if stack := t.Hidden.Stacks[id-1]; len(stack) > 0 {
		return stack[0]
	}
	return 0
}

// SpendCommandToken spends a command token of a ship, for a command or as a cost.
func (t *Table) SpendCommandToken(id board.ShipID, c catalog.Command) {
	t.announce(board.CommandTokenSpent{Ship: id, Command: c})
	t.trigger(BeforeCommandToken, Moment{Ship: id, Command: c, N: 1})
}

// HasCommand reports whether a ship has a dial that is revealed or gained, or a token, of a command.
func (t *Table) HasCommand(id board.ShipID, c catalog.Command) bool { return len(t.ways(id, c)) > 0 }

// CanPayFleetCommand reports whether a ship has a command token that it may spend for a fleet command.
func (s *State) CanPayFleetCommand(id board.ShipID, c catalog.Command) bool {
	t := &Table{State: s}
	return hasCommand(s.View.Ship(id), c) && t.forbidden(PayingFleetCommand, Moment{Ship: id, Command: c}) == nil
}

// HasToken reports whether a ship has a command token.
func (s *State) HasToken(id board.ShipID, c catalog.Command) bool { return hasCommand(s.Ship(id), c) }

// HasShields reports whether a ship has a shield.
func (t *Table) HasShields(id board.ShipID) bool { return len(t.givers(id)) > 0 }

// OnObstacle reports whether a ship overlaps an obstacle.
func (t *Table) OnObstacle(id board.ShipID) bool { return len(t.met(t.Ship(id).Base().Shape())) > 0 }

// HasTag reports whether a ship has a tag, printed on it or by an upgrade.
func (t *Table) HasTag(id board.ShipID, tag catalog.Tag) bool {
	return slices.Contains(t.shipCard(id).Tags, tag) || slices.ContainsFunc(t.Ship(id).Upgrades, func(u board.Upgrade) bool {
		card, err := t.rules.Catalog.Upgrade(u.Card)
		return err == nil && !u.Discarded && slices.Contains(card.Tags, tag)
	})
}

// RecoverShield has a seat recover a shield in a hull zone of a ship.
func (t *Table) RecoverShield(id board.ShipID) {
	if t.CanRecoverShield(id) {
		t.raise(id, game.Say("prompt.shield-recovered", "ship", id.Piece()), 0)
	}
}

// CanRecoverShield reports whether a hull zone of a ship can gain a shield.
func (t *Table) CanRecoverShield(id board.ShipID) bool { return len(t.receivers(id, 0)) > 0 }

// SufferAt has a ship suffer damage at a hull zone, which is no damage from an attack (ARM-DMG-018).
func (t *Table) SufferAt(id board.ShipID, z gauge.Zone, n int) { t.suffer(id, z, n, nil) }

// Squadrons are the ids of a seat's squadrons in play; game.NoSeat: of both.
func (t *Table) Squadrons(seat game.Seat) (ids []board.SquadronID) {
	for i := range t.View.Squadrons {
		if q := &t.View.Squadrons[i]; q.Where <= board.OnTable && (seat == game.NoSeat || q.Seat == seat) {
			ids = append(ids, q.ID)
		}
	}
	return ids
}

// outline is the base of a piece, or the token of a station.
func (t *Table) outline(piece string) physics.Shape {
	if s := t.Ship(board.ShipOf(piece)); s != nil {
		return s.Base().Shape()
	}
	if o := t.View.Obstacle(board.ObstacleOf(piece)); o != nil {
		return o.Shape()
	}
	return gauge.Squadron(t.Squadron(board.SquadronOf(piece)).Pose)
}

// Apart is how far two pieces are from one another, from base to base.
func (t *Table) Apart(a, b string) gauge.Distance {
	return gauge.DistanceOf(physics.Distance(t.outline(a), t.outline(b)).Distance)
}

// ApartFrom is that of a piece from where a squadron was.
func (t *Table) ApartFrom(piece string, at physics.Pose) gauge.Distance {
	return gauge.DistanceOf(physics.Distance(t.outline(piece), gauge.Squadron(at)).Distance)
}

// RangeBetween is that as a range.
func (t *Table) RangeBetween(a, b string) gauge.Range {
	return gauge.RangeOf(physics.Distance(t.outline(a), t.outline(b)).Distance)
}

// LoseShield takes one shield from a hull zone of the owner's choice; false when he takes none.
func (t *Table) LoseShield(m Moment, id board.ShipID) bool {
	if len(t.givers(id)) == 0 {
		return false
	}
	zones := t.ChooseZones(m, t.Ship(id).Seat, id, t.givers(id), 0, 1)
	for _, z := range zones {
		t.LoseShields(id, z, 1)
	}
	return len(zones) > 0
}

// HasTargeted reports whether a ship has attacked, in this activation, the shot's target from the shot's hull zone.
func (t *Table) HasTargeted(id board.ShipID, s *Shot) bool {
	return t.Memory.Ship == id && slices.Contains(t.Deeds(id).Targets, s.target())
}

// Active is the ship that is activated; 0 if none is.
func (s *State) Active() board.ShipID { return s.Memory.Ship }

// TurnAway has the damage card that is dealt faceup be discarded instead.
func (t *Table) TurnAway() { t.away = true }

// Trait is the trait of a damage card.
func (t *Table) Trait(card board.FaceupDamage) catalog.Trait {
	if c, err := t.rules.Catalog.Damage(card.Card); err == nil {
		return c.Trait
	}
	return 0
}
