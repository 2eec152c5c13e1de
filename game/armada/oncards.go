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

// starts lays on the upgrades of a ship that is deployed what these begin the game with (ARM-UPG-003 to -007, -009,
// ARM-SET-040), but for those of placeLate. Upgrades of a ship that arrives later begin with nothing (ARM-CLR-141).
func (t *Table) starts(id board.ShipID) {
	if t.View.Phase != board.Setup {
		return
	}
	for i := range t.Ship(id).Upgrades {
		if on, s := t.startsOn(id, i); !s.Late {
			on.start(s)
		}
	}
}

// placeLate does the same for those of which that is chosen once both fleets are deployed: the players choose by turns, for
// one card at a time, the first player first (ARM-SET-041).
func (t *Table) placeLate() {
	var late [2][]upgradeOn
	for seat := range late {
		for _, id := range t.onTable(game.Seat(seat)) {
			for i := range t.Ship(id).Upgrades {
				if on, s := t.startsOn(id, i); s.Late {
					late[seat] = append(late[seat], on)
				}
			}
		}
	}
	for seat := t.View.First; len(late[0])+len(late[1]) > 0; seat = board.Across(seat) {
		if len(late[seat]) > 0 {
			on := late[seat][0]
			card, _ := t.rules.Catalog.Upgrade(on.u.Card)
			on.start(card.Starts)
			late[seat] = late[seat][1:]
		}
	}
}

// startsOn is an upgrade of a ship and what it begins with; nothing, if it is discarded.
func (t *Table) startsOn(id board.ShipID, i int) (upgradeOn, catalog.Starts) {
	u := t.Ship(id).Upgrades[i]
	card, err := t.rules.Catalog.Upgrade(u.Card)
	if err != nil || u.Discarded {
		return upgradeOn{t, id, u}, catalog.Starts{}
	}
	return upgradeOn{t, id, u}, card.Starts
}

// upgradeOn is an upgrade on a ship on which something is laid.
type upgradeOn struct {
	t  *Table
	id board.ShipID
	u  board.Upgrade
}

// hold announces what lies on it.
func (on upgradeOn) hold() {
	on.t.announce(board.UpgradeChanged{Ship: on.id, Upgrade: on.u, Tokens: true})
}

// start lays on it what it begins with.
func (on upgradeOn) start(s catalog.Starts) {
	of := s.Of
	if len(of) == 0 {
		of = catalog.Commands()
	}
	switch {
	case s.Dials > 0:
		on.setDials(s.Dials, of)
	case s.Tokens > 0 && s.Each:
		for _, c := range of {
			on.u.Commands = append(on.u.Commands, slices.Repeat([]catalog.Command{c}, s.Tokens)...)
		}
		on.hold()
	case s.Tokens > 0:
		on.u.Commands = on.askMix(of, s.Tokens)
		on.hold()
	}
}

// setDials has the owner set the dials that a card begins with, in secret; the first slot is the top one (ARM-UPG-006 to -008).
func (on upgradeOn) setDials(n int, of []catalog.Command) {
	t, id, u := on.t, on.id, on.u
	stack := CardDials{Ship: id, Card: u.Card, Dials: slices.Repeat(of[:1], n)}
	if len(of) > 1 {
		d := game.Decision{Kind: ask.SetCardDials, Seat: t.Ship(id).Seat, Private: true, Shape: game.OneForEach,
			About: []string{id.Piece()}, Prompt: game.Say("prompt.set-card-dials", "card", "upgrade/"+u.Card)}
		var options []game.Option
		for _, c := range of {
			options = append(options, game.Option{ID: c.String(), Text: game.Say("option.command", "command", c.String())})
		}
		for k := range n {
			d.Slots = append(d.Slots, game.Slot{ID: id.Piece() + "/" + u.Card + "/" + strconv.Itoa(k+1), Options: options,
				Text: game.Say("slot.dial", "ship", "upgrade/"+u.Card, "n", strconv.Itoa(k+1))})
		}
		c := t.ask(d)
		for k, slot := range d.Slots {
			stack.Dials[k] = commandOf(c.Each[slot.ID])
		}
	}
	t.Hidden.OnCards = append(t.Hidden.OnCards, stack)
	on.u.Dials = n
	on.hold()
}

// commandOf reads a command's id; 0 if it is none.
func commandOf(id string) catalog.Command {
	for _, c := range catalog.Commands() {
		if c.String() == id {
			return c
		}
	}
	return 0
}

// askMix has the owner mix so many command tokens of some kinds for a card, each mix an option: "navigate+navigate+repair".
func (on upgradeOn) askMix(of []catalog.Command, n int) []catalog.Command {
	t, id, card := on.t, on.id, on.u.Card
	kinds := t.fold(StartingKinds, 1, Moment{Ship: id, Upgrade: card})
	var options []game.Option
	var mixes [][]catalog.Command
	var mix func(from int, list []catalog.Command)
	mix = func(from int, list []catalog.Command) {
		if len(list) == n {
			if len(slices.Compact(slices.Clone(list))) >= kinds {
				mixes = append(mixes, slices.Clone(list))
				options = append(options, mixOption(list))
			}
			return
		}
		for k := from; k < len(of); k++ {
			mix(k, append(list, of[k]))
		}
	}
	mix(0, nil)
	if len(options) == 1 {
		return mixes[0]
	}
	pick := t.askOne(t.Ship(id).Seat, ask.StartingTokens, game.Say("prompt.starting-tokens", "card", "upgrade/"+card), []string{id.Piece()},
		options)
	return mixes[slices.IndexFunc(options, func(o game.Option) bool { return o.ID == pick })]
}

// mixOption offers tokens.
func mixOption(list []catalog.Command) game.Option {
	names := make([]string, len(list))
	for i, c := range list {
		names[i] = c.String()
	}
	return game.Option{ID: strings.Join(names, "+"), Text: game.Say("option.tokens", "commands", strings.Join(names, " "))}
}

// take takes a command token from it.
func (on upgradeOn) take(c catalog.Command) {
	i := slices.Index(on.u.Commands, c)
	on.u.Commands = slices.Delete(slices.Clone(on.u.Commands), i, i+1)
	on.hold()
}

// readyUpgrades readies the exhausted upgrades of a ship that have a recur icon or none (ARM-RND-006).
func (t *Table) readyUpgrades(s *board.Ship) {
	for _, u := range s.Upgrades {
		card, err := t.rules.Catalog.Upgrade(u.Card)
		if u.Exhausted && !u.Discarded && err == nil && card.Recur != catalog.NonRecurs && readies(t, s.ID, u.Card) {
			upgradeOn{t, s.ID, u}.ready()
		}
	}
}

// readies reports whether no card keeps an upgrade from being readied.
func readies(t *Table, id board.ShipID, card string) bool {
	return t.forbidden(Regaining, Moment{Ship: id, Upgrade: card}) == nil
}

// payReadyCosts lets the players ready exhausted cards that do not recur, by turns one card each, the first player first;
// one who declines, or can pay no more, leaves the other to go on (ARM-RND-007, -008).
func payReadyCosts(t *Table) {
	out := [2]bool{}
	for seat := t.View.First; !out[0] || !out[1]; seat = board.Across(seat) {
		out[seat] = out[seat] || !payReadyCost(t, seat)
	}
}

// payReadyCost lets a player ready one card; false if he readies none.
func payReadyCost(t *Table, seat game.Seat) bool {
	var options []game.Option
	var pay []func()
	for _, id := range t.onTable(seat) {
		for _, u := range t.Ship(id).Upgrades {
			card, err := t.rules.Catalog.Upgrade(u.Card)
			if err != nil || !u.Exhausted || u.Discarded || card.Recur != catalog.NonRecurs || !readies(t, id, u.Card) {
				continue
			}
			offer := func(c catalog.Command, from string, spend func()) {
				options = append(options, game.Option{ID: id.Piece() + "/" + u.Card + "/" + from + c.String(), Target: id.Piece(),
					Text: game.Say("option.ready", "card", "upgrade/"+u.Card, "command", c.String())})
				pay = append(pay, func() {
					spend()
					upgradeOn{t, id, *t.Ship(id).Upgrade(u.Card)}.ready()
				})
			}
			for _, c := range card.Ready {
				if hasCommand(t.Ship(id), c) {
					offer(c, "", func() { t.SpendCommandToken(id, c) })
				}
				if slices.Contains(u.Commands, c) && t.sum(PayingFromCard, Moment{Ship: id, Upgrade: u.Card}) > 0 {
					offer(c, "card:", func() { upgradeOn{t, id, u}.take(c) })
				}
			}
		}
	}
	if len(options) == 0 {
		return false
	}
	options = append(options, game.Option{ID: "none", Text: game.Say("option.none")})
	pick := t.askOne(seat, ask.ReadyCard, game.Say("prompt.ready-card"), nil, options)
	i := slices.IndexFunc(options, func(o game.Option) bool { return o.ID == pick })
	if i == len(pay) {
		return false
	}
	pay[i]()
	return true
}
