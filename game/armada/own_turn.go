package armada

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// Maneuver has the card's ship execute a maneuver of the card, at a speed of its own.
func (o Own) Maneuver(speed int) { maneuverAt(o.t, o.m.Owner, speed) }

// CanResolve reports whether the card's ship can resolve a command now.
func (o Own) CanResolve(c catalog.Command) bool {
	return slices.ContainsFunc(o.t.commandOptions(o.m.Owner, c), game.Option.Legal)
}

// ResolveCommand lets the card's ship resolve a repair or squadron command at a time of the card.
func (o Own) ResolveCommand(c catalog.Command) { o.t.resolveOne(o.m.Owner, c) }

// CanResolveAs reports whether the card's ship can resolve a squadron command, and would activate a squadron by it.
func (o Own) CanResolveAs(c catalog.Command) bool {
	r := newRanging()
	return o.t.againstCommand(o.m.Owner, c) == nil && slices.ContainsFunc(o.t.waiting(o.Player()), func(q board.SquadronID) bool {
		_, ok := r.ranged(o.t, o.m.Owner, q)
		return ok
	})
}

// ResolveAs has the card's ship resolve a squadron command as if it had spent a dial for it; a token it may spend besides.
func (o Own) ResolveAs(c catalog.Command) {
	w := by{token: hasCommand(o.t.Ship(o.m.Owner), c) && o.t.Choose(o.m, o.Player(), "without-a-token", "with-a-token") == "with-a-token"}
	o.t.squadronCommand(beginAs(o.t, o.m.Owner, c, w, by{dial: true, token: w.token}))
	o.t.endCommand()
}

// ResolvedFirst reports whether the card's ship has resolved one command so far in this activation of it.
func (o Own) ResolvedFirst() bool {
	deeds := o.t.Deeds(o.m.Owner)
	return o.t.Active() == o.m.Owner && len(deeds.Resolved) == deeds.Before+1
}

// HasResolved reports whether the card's ship has resolved a command in this activation of it.
func (o Own) HasResolved(c catalog.Command) bool {
	deeds := o.t.Deeds(o.m.Owner)
	return slices.Contains(deeds.Resolved[deeds.Before:], c)
}

// Used reports whether the card was used in this activation, by an ability that has a limit.
func (o Own) Used() bool { return o.usedUp(OncePerActivation) }

// AddToken lays a command token on the card.
func (o Own) AddToken(c catalog.Command) {
	u := *o.Upgrade()
	u.Commands = append(slices.Clone(u.Commands), c)
	upgradeOn{o.t, o.m.Owner, u}.hold()
}

// LimitRaids has a ship remove one raid token alone by its dial.
func (o Own) LimitRaids(id board.ShipID) { o.t.Deeds(id).OneRaid = true }

// RemoveRaid takes a raid token from a ship.
func (o Own) RemoveRaid(id board.ShipID, c catalog.Command) {
	o.t.announce(board.RaidTokenRemoved{Ship: id, Command: c})
}

// Cover has the damage card that is dealt faceup be turned facedown before it does anything.
func (o Own) Cover() { o.t.covered = true }

// ForceDials has the dials that are assigned to the card's ship in this Command Phase be of one command, and be shown.
func (o Own) ForceDials(c catalog.Command) { o.t.Deeds(o.m.Owner).Forced = c }

// LookAtDials shows the card's player alone all command dials of a ship.
func (o Own) LookAtDials(id board.ShipID) {
	names := make([]string, len(o.t.Hidden.Stacks[id-1]))
	for i, c := range o.t.Hidden.Stacks[id-1] {
		names[i] = c.String()
	}
	o.t.askSeeing(game.Decision{Kind: ask.ChooseEffect, Seat: o.Player(), About: []string{id.Piece()}, Shape: game.OneOf,
		Prompt:  game.Say("prompt.dials-seen", "card", o.m.Card, "ship", id.Piece(), "commands", strings.Join(names, " ")),
		Options: []game.Option{{ID: "done", Text: game.Say("option.done")}}})
}

// ShowTopDial turns the top dial of a ship to a command that everybody knows.
func (o Own) ShowTopDial(id board.ShipID, c catalog.Command) {
	o.t.TurnTopDial(id, c)
	o.t.announce(board.DialsShown{Ship: id, Command: c, N: 1})
}

// ChooseSpeed has the card's player choose a speed for a ship that is up to so much more or less than it has, and another one.
func (o Own) ChooseSpeed(id board.ShipID, most int) int {
	ship := o.t.Ship(id)
	var options []game.Option
	for speed := max(0, ship.Speed-most); speed <= min(o.t.shipCard(id).MaxSpeed(), ship.Speed+most); speed++ {
		if speed != ship.Speed {
			options = append(options, game.Option{ID: strconv.Itoa(speed), Text: game.Say("option.speed", "n", strconv.Itoa(speed))})
		}
	}
	speed, _ := strconv.Atoi(o.t.askOne(o.Player(), ask.SetSpeed, game.Say("prompt.change-speed", "ship", id.Piece()),
		[]string{id.Piece()}, options))
	return speed
}

// lastRound is the last round for which there is a token where the rounds are unlimited.
const lastRound = 6

// ChooseRounds has the card's player lay the tokens of two rounds on the card that do not follow each other.
func (o Own) ChooseRounds() {
	last := o.t.rules.Rounds
	if last == 0 {
		last = lastRound
	}
	d := o.decision(ask.ChooseEffect, "prompt.choose-rounds", game.OneOf)
	var pairs [][]int
	for a := 1; a <= last; a++ {
		for b := a + 2; b <= last; b++ {
			pairs = append(pairs, []int{a, b})
			d.Options = append(d.Options, game.Option{ID: strconv.Itoa(a) + "+" + strconv.Itoa(b),
				Text: game.Say("option.rounds", "first", strconv.Itoa(a), "second", strconv.Itoa(b))})
		}
	}
	pick := o.t.ask(d).One()
	u := *o.Upgrade()
	u.Rounds = pairs[slices.IndexFunc(d.Options, func(o game.Option) bool { return o.ID == pick })]
	upgradeOn{o.t, o.m.Owner, u}.hold()
}

// InRound reports whether the token of the round lies on the card.
func (o Own) InRound() bool {
	u := o.Upgrade()
	return u != nil && slices.Contains(u.Rounds, o.t.View.Round)
}
