package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// Command is the command that a ship resolves: what lasts as long as it does.
type Command struct {
	t         *Table
	Ship      board.ShipID
	What      catalog.Command
	spent     by // what was spent for it
	as        by // by what it counts as resolved
	points    int
	projects  projection         // shields that it may move to another ship
	cheaper   bool               // facedown damage cards cost it a point less
	squadrons []board.SquadronID // that it has activated
	more      int                // squadrons that it may activate further
	replaced  bool               // no engineering points are spent by it
	accurate  bool               // its squadrons may spend accuracy icons for assault
	used      []string           // cards used in it
	within    *Command
}

// Command is the command that is being resolved; nil if there is none.
func (t *Table) Command() *Command { return t.command }

// beginCommand spends the dial and the token of a command that a ship resolves (ARM-CMD-001), and lets its cards say what that
// comes to.
func (t *Table) beginCommand(id board.ShipID, c catalog.Command, w by) *Command {
	return beginAs(t, id, c, w, w)
}

// beginAs is beginCommand of one that counts as paid for otherwise.
func beginAs(t *Table, id board.ShipID, c catalog.Command, w, as by) *Command {
	t.Deeds(id).Resolved = append(t.Deeds(id).Resolved, c)
	if w.dial {
		t.announce(board.DialSpent{Ship: id, Command: c, Gained: t.Ship(id).Revealed != c})
	}
	if w.token && !w.virtual {
		t.SpendCommandToken(id, c)
	}
	t.announce(board.CommandResolved{Ship: id, Command: c, Dial: as.dial, Token: as.token})
	t.command = &Command{t: t, Ship: id, What: c, spent: as, as: as, within: t.command}
	t.trigger(ResolvingCommand, Moment{Ship: id, Command: c})
	return t.command
}

// endCommand ends the command under way.
func (t *Table) endCommand() {
	c := t.command
	if t.Ship(c.Ship).Where == board.OnTable {
		t.trigger(AfterCommand, Moment{Ship: c.Ship, Command: c.What})
	}
	t.command = c.within
}

// Spent reports whether a dial and whether a token were spent for it.
func (c *Command) Spent() (dial, token bool) { return c.spent.dial, c.spent.token }

// AsDial has it count as resolved by a dial alone.
func (c *Command) AsDial() { c.as = by{dial: true} }

// TokenDone has the token that was spent for it have no effect of its own any more.
func (c *Command) TokenDone() { c.as.token = false }

// AsBoth has it count as resolved by a dial and a token, and both as spent.
func (c *Command) AsBoth() { c.spent, c.as = by{dial: true, token: true}, by{dial: true, token: true} }

// Replace has something else come of a repair command than engineering points.
func (c *Command) Replace() { c.replaced = true }

// Points are the engineering points of a repair command that are left.
func (c *Command) Points() int { return c.points }

// SpendPoints spends some of them.
func (c *Command) SpendPoints(n int) { c.points -= n }

// AddPoints gives it more engineering points.
func (c *Command) AddPoints(n int) { c.points += n }

// Uses is how often a card was used in it.
func (c *Command) Uses(m Moment) (n int) {
	for _, name := range c.used {
		if name == m.user() {
			n++
		}
	}
	return n
}

// Squadrons are the squadrons that it has activated, in their order.
func (c *Command) Squadrons() []board.SquadronID { return c.squadrons }

// AddSquadrons lets it activate further squadrons.
func (c *Command) AddSquadrons(n int) { c.more += n }

// further reports whether it activates a further squadron: once it has activated all that it may, cards can give it more.
func (c *Command) further(n *int) bool {
	if *n == 0 {
		c.t.trigger(SquadronTurn, Moment{Ship: c.Ship, Command: c.What, Seat: game.NoSeat})
	}
	*n, c.more = *n+c.more, 0
	return *n > 0
}

// Virtual reports whether a card counts as the token by which it is resolved.
func (c *Command) Virtual() bool { return c.spent.virtual }

// AssaultByAccuracy has the squadrons that it activates spend accuracy icons for assault as they spend hit icons.
func (c *Command) AssaultByAccuracy() { c.accurate = true }

// As reports whether it counts as resolved by a dial and by a token.
func (c *Command) As() (dial, token bool) { return c.as.dial, c.as.token }

// Activates reports whether it is a ship's squadron command by which a squadron is active.
func (c *Command) Activates(id board.SquadronID, by board.ShipID) bool {
	return c != nil && c.What == catalog.SquadronCommand && c.Ship == by && slices.Contains(c.squadrons, id)
}

// Instead has it do nothing of what the command does: a card does something instead.
func (c *Command) Instead() { c.as = by{} }

// CommandedBy is the ship whose squadron command has activated a squadron that is active; 0 for none.
func (t *Table) CommandedBy(id board.SquadronID) board.ShipID {
	for _, f := range t.Memory.Flights {
		if f.Squadron == id {
			return f.By
		}
	}
	return 0
}

// Hold keeps a squadron where it is to the end of the ship's activation.
func (t *Table) Hold(id board.SquadronID) {
	if !t.IsHeld(id) {
		t.Memory.Held = append(t.Memory.Held, id)
	}
}

// IsHeld reports whether a squadron is kept so.
func (s *State) IsHeld(id board.SquadronID) bool { return slices.Contains(s.Memory.Held, id) }

// HasMoved reports whether a squadron has moved in the ship's activation.
func (t *Table) HasMoved(id board.SquadronID) bool { return slices.Contains(t.Memory.Moved, id) }
