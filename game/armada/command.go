package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
)

// by is what a command is resolved by; virtual: a card counts as the token.
type by struct{ dial, token, virtual bool }

// ways are the ways in which a ship can resolve a command now: by its dial, a token, or both at once (ARM-CMD-003), and by a
// card as if by a token.
func (t *Table) ways(id board.ShipID, c catalog.Command) (ways []by) {
	ship := t.Ship(id)
	dial, token := ship.Revealed == c || slices.Contains(ship.Gained, c), hasCommand(ship, c)
	if dial {
		ways = append(ways, by{dial: true})
	}
	if token {
		ways = append(ways, by{token: true})
	}
	if dial && token {
		ways = append(ways, by{dial: true, token: true})
	}
	for n, able := range [2]bool{true, dial} {
		if able && t.sum(VirtualToken, Moment{Ship: id, Command: c, N: n}) > 0 {
			ways = append(ways, by{n == 1, true, true})
		}
	}
	return ways
}

// againstCommand is why a ship may not resolve a command.
func (t *Table) againstCommand(id board.ShipID, c catalog.Command) *game.Refusal {
	switch {
	case slices.Contains(t.Deeds(id).Resolved, c):
		return refuse(rule.CommandOnce, "command-once", "ship", id.Piece(), "command", c.String())
	case slices.Contains(t.Ship(id).Raided, c):
		return refuse(rule.Raided, "raided", "ship", id.Piece(), "command", c.String())
	}
	return t.forbidden(Commanding, Moment{Ship: id, Command: c})
}

// commandOptions are the ways of several commands as options: "repair/dial", "repair/token", "repair/both".
func (t *Table) commandOptions(id board.ShipID, commands ...catalog.Command) (options []game.Option) {
	for _, c := range commands {
		for _, w := range t.ways(id, c) {
			options = append(options, game.Option{ID: c.String() + "/" + w.id(),
				Text:    game.Say("option.resolve."+w.id(), "command", c.String()),
				Refusal: t.againstCommand(id, c)})
		}
	}
	return options
}

func (w by) id() string {
	switch w {
	case by{true, true, false}:
		return "both"
	case by{true, true, true}:
		return "dial-and-card"
	case by{false, true, true}:
		return "card"
	case by{dial: true}:
		return "dial"
	}
	return "token"
}

// resolveOne lets the owner resolve one of the commands; false when he resolves none, or can resolve none.
func (t *Table) resolveOne(id board.ShipID, commands ...catalog.Command) bool {
	options := t.commandOptions(id, commands...)
	if !slices.ContainsFunc(options, game.Option.Legal) {
		return false
	}
	options = append(options, game.Option{ID: "done", Text: game.Say("option.done")})
	pick := t.askOne(t.Ship(id).Seat, ask.ResolveCommand, game.Say("prompt.resolve-command", "ship", id.Piece()), []string{id.Piece()},
		options)
	for _, c := range commands {
		for _, w := range t.ways(id, c) {
			if pick != c.String()+"/"+w.id() {
				continue
			}
			if command := t.beginCommand(id, c, w); c == catalog.Repair {
				t.repair(command)
			} else {
				t.squadronCommand(command)
			}
			t.endCommand()
			return true
		}
	}
	return false
}

// repair spends engineering points: the ship's value by a dial, half of it, rounded up, by a token (ARM-ENG).
func (t *Table) repair(c *Command) {
	id := c.Ship
	value, points := t.Engineering(id), c.points
	if c.as.dial {
		points += value
	}
	if c.as.token {
		points += (value + 1) / 2
	}
	if c.replaced {
		points = 0
	}
	c.points = points
	done := map[string]bool{}
	for c.points > 0 && t.Ship(id).Where == board.OnTable {
		cards := c.cards(t, done)
		options := slices.Concat(t.repairs(id, c.points), c.moreRepairs(t, c.points), offered(cards))
		if len(options) == 0 {
			return
		}
		options = append(options, game.Option{ID: "done", Text: game.Say("option.done")})
		pick := t.askOne(t.Ship(id).Seat, ask.SpendPoints,
			game.Say("prompt.spend-points", "ship", id.Piece(), "n", strconv.Itoa(c.points)), []string{id.Piece()}, options)
		switch pick {
		case "done":
			return
		case "move":
			c.points--
			from := t.askZone(id, game.Say("prompt.shield-from", "ship", id.Piece()), t.movers(id))
			t.announce(board.ShieldsChanged{Ship: id, Zone: from, Shields: t.Ship(id).Shields[from] - 1})
			t.raise(id, game.Say("prompt.shield-to", "ship", id.Piece()), from)
		case "recover":
			c.points -= 2
			t.raise(id, game.Say("prompt.shield-recovered", "ship", id.Piece()), 0)
		case "hull":
			c.points -= 3
			t.DiscardDamage(id)
		default:
			if i := slices.IndexFunc(cards, func(p pending) bool { return p.ref() == pick }); i >= 0 {
				done[pick] = true
				t.use(cards[i], c.spending())
			} else {
				c.points -= c.spendRepair(t, pick)
			}
		}
	}
}

// spending is the command as a moment in which its points are spent.
func (c *Command) spending() Moment {
	return Moment{When: SpendingPoints, Ship: c.Ship, Command: c.What, N: c.points}
}

// cards are what cards let points be spent on, each once in a command.
func (c *Command) cards(t *Table, done map[string]bool) []pending {
	if t.rules.Cards == nil || !t.rules.Cards.when[SpendingPoints].any {
		return nil
	}
	seat := t.Ship(c.Ship).Seat
	return append(t.pending(SpendingPoints, c.spending(), seat, done), shared(t, c.spending(), seat, done)...)
}

// repairs are what the points of a ship can be spent on.
func (t *Table) repairs(id board.ShipID, points int) (options []game.Option) {
	add := func(name string, cost int, ok bool) {
		if ok && points >= cost {
			options = append(options, game.Option{ID: name, Text: game.Say("option.repair-" + name)})
		}
	}
	receivers := t.receivers(id, 0)
	add("move", 1, len(t.movers(id)) > 0)
	add("recover", 2, len(receivers) > 0)
	add("hull", 3, t.Ship(id).Damage() > 0)
	return options
}

// movers are the hull zones with a shield that another one can gain.
func (t *Table) movers(id board.ShipID) []gauge.Zone {
	return slices.DeleteFunc(t.givers(id), func(from gauge.Zone) bool { return len(t.receivers(id, from)) == 0 })
}

// givers are the hull zones that have a shield; receivers those below their maximum (ARM-HZN-006), but for one.
func (t *Table) givers(id board.ShipID) (zones []gauge.Zone) {
	for _, z := range t.shipCard(id).Zones() {
		if t.Ship(id).Shields[z] > 0 {
			zones = append(zones, z)
		}
	}
	return zones
}

func (t *Table) receivers(id board.ShipID, but gauge.Zone) (zones []gauge.Zone) {
	for _, z := range t.Zones(id) {
		if z != but && t.againstShield(id, z, but != 0) == nil {
			zones = append(zones, z)
		}
	}
	return zones
}

// raise adds a shield to a zone of the owner's choice; why a zone gains none is shown with it.
func (t *Table) raise(id board.ShipID, prompt game.Phrase, but gauge.Zone) {
	var zones []gauge.Zone
	var options []game.Option
	for _, z := range t.Zones(id) {
		if z != but {
			zones = append(zones, z)
			option := zoneOption(id, z)
			option.Refusal = t.againstShield(id, z, but != 0)
			options = append(options, option)
		}
	}
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseZone, prompt, []string{id.Piece()}, options)
	z := zones[slices.IndexFunc(options, func(o game.Option) bool { return o.ID == pick })]
	t.announce(board.ShieldsChanged{Ship: id, Zone: z, Shields: t.Ship(id).Shields[z] + 1})
}

// againstShield is why a hull zone can gain no shield, recovered or moved.
func (t *Table) againstShield(id board.ShipID, z gauge.Zone, moved bool) *game.Refusal {
	if t.Ship(id).Shields[z] >= t.shieldLimit(id, z, t.command.repairing(id)) {
		return refuse(rule.ZoneFull, "zone-full", "ship", id.Piece(), "zone", z.String())
	}
	m := Moment{Ship: id, Zone: z}
	if moved {
		m.N = 1
	}
	return t.forbidden(Regaining, m)
}

// zoneOption offers a hull zone.
func zoneOption(id board.ShipID, z gauge.Zone) game.Option {
	zone := z.String()
	return game.Option{ID: zone, Text: game.Say("option.zone", "zone", zone), Target: id.Piece() + "/" + zone}
}

// askZone has the owner pick a hull zone of a ship.
func (t *Table) askZone(id board.ShipID, prompt game.Phrase, zones []gauge.Zone) gauge.Zone {
	var options []game.Option
	for _, z := range zones {
		options = append(options, zoneOption(id, z))
	}
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseZone, prompt, []string{id.Piece()}, options)
	for _, z := range zones {
		if z.String() == pick {
			return z
		}
	}
	return zones[0]
}

// squadronCommand activates squadrons in range, one after the other: as many as the squadron value by a dial, one by a
// token (ARM-SQC-001 to -004).
func (t *Table) squadronCommand(c *Command) {
	id, n := c.Ship, 0
	if c.as.dial {
		n += t.SquadronValue(id)
	}
	if c.as.token {
		n++
	}
	r := newRanging()
	for ; t.Ship(id).Where == board.OnTable && !t.ending; n-- {
		var options []game.Option
		for _, q := range t.squadronsOnTable(t.Ship(id).Seat) {
			if t.Squadron(q).Activated {
				continue
			}
			if _, ok := r.ranged(t, id, q); ok {
				options = append(options, game.Option{ID: q.Piece(), Text: game.Say("option.squadron", "squadron", q.Piece()),
					Target: q.Piece()})
			}
		}
		if len(options) == 0 || !c.further(&n) {
			return
		}
		options = append(options, game.Option{ID: "done", Text: game.Say("option.done")})
		pick := t.askOne(t.Ship(id).Seat, ask.ActivateSquadron,
			game.Say("prompt.command-squadron", "ship", id.Piece(), "n", strconv.Itoa(n)),
			[]string{id.Piece()}, options)
		if pick == "done" {
			return
		}
		q := board.SquadronOf(pick)
		c.squadrons = append(c.squadrons, q)
		w, _ := r.ranged(t, id, q)
		r.take(w)
		t.Wing(q).Activate(id, true)
	}
}

// commandReaches reports whether a squadron is at close-medium range of a ship (ARM-SQC-001).
func (t *Table) commandReaches(id board.ShipID, q board.SquadronID) bool {
	return t.shipGap(id, t.Squadron(q).Pose) <= gauge.MediumRange.Limit()+slack
}
