package armada

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// Own is the card that is looked at: whose it is, what lies on it, and what its player chooses for it.
type Own struct {
	t *Table
	m Moment
}

// Own is the card of a moment.
func (t *Table) Own(m Moment) Own { return Own{t, m} }

// Player is the player whose card is looked at.
func (o Own) Player() game.Seat {
	switch {
	case o.m.Owner != 0:
		return o.t.Ship(o.m.Owner).Seat
	case o.m.Self != 0:
		return o.t.Squadron(o.m.Self).Seat
	}
	return o.t.second()
}

// Friendly reports whether a piece belongs to the player whose card is looked at: each is friendly to itself, what is
// nobody's to none (ARM-TIM-021 to -023).
func (o Own) Friendly(piece string) bool {
	return o.t.seatOf(piece, game.NoSeat) == o.Player()
}

// Enemy reports whether it belongs to the other player.
func (o Own) Enemy(piece string) bool {
	return o.t.seatOf(piece, game.NoSeat) == board.Across(o.Player())
}

// own is the card that one in play is.
func (t *Table) own(c inPlay) Own { return Own{t, c.at(Moment{})} }

// Upgrade is the upgrade whose card is looked at; nil of other cards.
func (o Own) Upgrade() *board.Upgrade {
	id, ok := strings.CutPrefix(o.m.Card, "upgrade/")
	if ship := o.t.Ship(o.m.Owner); ok && ship != nil {
		return ship.Upgrade(id)
	}
	return nil
}

// payable reports whether the cost of an ability can be paid: what is exhausted is not exhausted again (ARM-RDY-003).
func (o Own) payable(cost Cost) bool {
	if cost == Free {
		return true
	}
	u := o.Upgrade()
	return u != nil && !u.Discarded && (cost == Discard || !u.Exhausted)
}

// pay pays it.
func (o Own) pay(cost Cost) {
	switch cost {
	case Exhaust:
		o.ExhaustUpgrade(o.m.Owner, o.Upgrade().Card)
	case Discard:
		o.Discard()
	}
}

// usedUp reports whether a card was used as often as a limit allows.
func (o Own) usedUp(limit Limit) bool {
	name := o.m.user()
	switch limit {
	case OncePerActivation:
		return slices.Contains(o.t.Memory.Used, name)
	case TwicePerActivation:
		return slices.Index(o.t.Memory.Used, name) != lastIndex(o.t.Memory.Used, name)
	case OncePerRound:
		return slices.Contains(o.t.Memory.UsedInRound, name)
	}
	return false
}

// lastIndex is where a name stands last; -1 if it does not.
func lastIndex(names []string, name string) int {
	for i := len(names) - 1; i >= 0; i-- {
		if names[i] == name {
			return i
		}
	}
	return -1
}

// Last has a card's use last to the end of the round: its abilities that do (Ability.Lasts) answer, with a number.
func (o Own) Last(n int) {
	o.t.Memory.Lasting = append(o.t.Memory.Lasting, Lasting{o.Player(), o.m.Owner, strings.TrimPrefix(o.m.Card, "upgrade/"), n})
}

// Tokens are the kinds of command tokens that lie on a card, each once.
func (o Own) Tokens() (kinds []catalog.Command) {
	if u := o.Upgrade(); u != nil {
		for _, c := range catalog.Commands() {
			if slices.Contains(u.Commands, c) {
				kinds = append(kinds, c)
			}
		}
	}
	return kinds
}

// DiscardToken discards a command token from the card.
func (o Own) DiscardToken(c catalog.Command) { upgradeOn{o.t, o.m.Owner, *o.Upgrade()}.take(c) }

// Dials are how many facedown dials lie on a card.
func (o Own) Dials() int {
	if u := o.Upgrade(); u != nil {
		return u.Dials
	}
	return 0
}

// DiscardDial reveals the top dial on a card and discards it.
func (o Own) DiscardDial() catalog.Command {
	u := *o.Upgrade()
	i := slices.IndexFunc(o.t.Hidden.OnCards, func(on CardDials) bool { return on.Ship == o.m.Owner && on.Card == u.Card })
	on := &o.t.Hidden.OnCards[i]
	command := on.Dials[0]
	on.Dials = on.Dials[1:]
	o.t.Reveal()
	u.Dials--
	o.t.announce(board.UpgradeDialRevealed{Ship: o.m.Owner, Upgrade: u, Command: command})
	return command
}

// ForceSpeed sets a ship's speed dial within its chart; nothing of its owner's doing.
func (o Own) ForceSpeed(id board.ShipID, speed int) {
	t := o.t
	if speed = min(max(0, speed), t.shipCard(id).MaxSpeed()); speed != t.Ship(id).Speed {
		t.announce(board.SpeedChanged{Ship: id, Speed: speed})
		t.trigger(AfterChangingSpeed, Moment{Ship: id, N: 1})
	}
}
