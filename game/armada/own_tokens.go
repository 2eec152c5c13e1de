package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// GainDefenseToken gives a piece a further defense token, readied.
func (o Own) GainDefenseToken(piece string, kind catalog.DefenseToken) {
	o.t.announce(board.DefenseTokenGained{Piece: piece, Kind: kind})
}

// ReplaceDefenseToken lays a defense token of a kind, readied, in place of another one.
func (o Own) ReplaceDefenseToken(k Token, kind catalog.DefenseToken) {
	o.t.announce(board.DefenseTokenGained{Piece: k.Piece, Kind: kind, For: k.Index + 1})
}

// MoveShields lets the owner of a ship move up to so many shields to some of its hull zones from the others, or from one of
// them, one by one: to no more than the card allows.
func (o Own) MoveShields(id board.ShipID, to []gauge.Zone, most int, one bool) {
	from := gauge.Zone(0)
	for ; most > 0; most-- {
		givers, takers := o.movers(id, to)
		if one && from != 0 {
			givers = slices.DeleteFunc(givers, func(z gauge.Zone) bool { return z != from })
		}
		if len(givers) == 0 || len(takers) == 0 {
			return
		}
		if from = o.chooseZone(id, "prompt.move-shield-from", givers, true); from == 0 {
			return
		}
		into := o.chooseZone(id, "prompt.shield-to", takers, false)
		o.t.announce(board.ShieldsChanged{Ship: id, Zone: from, Shields: o.t.Ship(id).Shields[from] - 1})
		o.t.announce(board.ShieldsChanged{Ship: id, Zone: into, Shields: o.t.Ship(id).Shields[into] + 1})
	}
}

// movers are the hull zones of a ship that can give a shield to some of them, and of these the ones that can take it.
func (o Own) movers(id board.ShipID, to []gauge.Zone) (givers, takers []gauge.Zone) {
	for _, z := range o.t.givers(id) {
		if !slices.Contains(to, z) {
			givers = append(givers, z)
		}
	}
	for _, z := range to {
		m := Moment{Ship: id, Zone: z, N: 1}
		if o.t.Ship(id).Shields[z] < o.t.movedShields(id, z) && o.t.forbidden(Regaining, m) == nil {
			takers = append(takers, z)
		}
	}
	return givers, takers
}

// CanMoveShields reports whether a shield of a ship can be moved to one of some hull zones.
func (o Own) CanMoveShields(id board.ShipID, to ...gauge.Zone) bool {
	givers, takers := o.movers(id, to)
	return len(givers) > 0 && len(takers) > 0
}

// chooseZone has the owner of a ship choose one of its hull zones, or none where that is allowed: 0; the only one without it.
func (o Own) chooseZone(id board.ShipID, prompt string, zones []gauge.Zone, may bool) gauge.Zone {
	if len(zones) == 1 && !may {
		return zones[0]
	}
	var options []game.Option
	for _, z := range zones {
		options = append(options, zoneOption(id, z))
	}
	if may {
		options = append(options, game.Option{ID: "none", Text: game.Say("option.none")})
	}
	pick := o.t.askOne(o.t.Ship(id).Seat, ask.ChooseZone, game.Say(prompt, "ship", id.Piece(), "card", o.m.Card), []string{id.Piece()},
		options)
	for _, z := range zones {
		if z.String() == pick {
			return z
		}
	}
	return 0
}

// CanMoveShieldsAtAll reports whether one could be moved to any of the hull zones of the card's ship.
func (o Own) CanMoveShieldsAtAll() bool {
	return slices.ContainsFunc(o.t.Zones(o.m.Owner), func(z gauge.Zone) bool { return o.CanMoveShields(o.m.Owner, z) })
}
