package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// Placing is what an ability puts into play: a device of a kind, by one of the
// ways. The cost of the ability is paid for each device that is placed.
type Placing struct {
	Device string // "protonbomb"
	Ways   []board.Way
	UpTo   int   // how many, each with another template; 0 is one
	More   bool  // besides the one that a ship may place
	Fuses  int   // fuse markers that lie on it from the start
	Behind bool  // touching its ship, along the rear edge alone, and on no ship
	Beside []int // further tokens of the set, so many mm to the right of the middle
}

// PlaceSpot is a place where a device could come to lie.
type PlaceSpot struct {
	Way      board.Way
	Pose     physics.Pose
	Template physics.Shape
	Refusal  *game.Refusal
}

// placeSpots returns the place of each way, those not wholly in the play area
// with the reason (X20-DEV-002, 003, 013).
func (s *State) placeSpots(id board.ShipID, p *Placing) []PlaceSpot {
	var out []PlaceSpot
	for _, w := range p.Ways {
		if w.Touching {
			out = append(out, s.touchingSpot(id, p))
			continue
		}
		base := w.Turned(s.View.Ship(id).Base())
		spot := PlaceSpot{Way: w}
		if w.Launch {
			spot.Pose, spot.Template = gauge.Launch(base, w.Template), gauge.LaunchTemplate(base, w.Template)
		} else {
			spot.Pose, spot.Template = gauge.Drop(base, w.Template), gauge.DropTemplate(base, w.Template)
		}
		spot.Pose = spot.Pose.Moved(0, s.rules.token(p.Device).Guides)
		if w.Around {
			spot.Pose = spot.Pose.Turned(180)
		}
		parts, off := p.parts(spot.Pose), 0
		for _, part := range parts {
			if s.offTable(s.rules.TokenShape(part.token, part.pose)) {
				off++
			}
		}
		if off == len(parts) || off > 0 && !s.rules.Edition.Devices.PartlyOutside {
			spot.Refusal = s.Refuse(rule.DeviceOutside, "refusal.device-outside")
		}
		out = append(out, spot)
	}
	return out
}

// offTable reports whether what is placed there would lie too far out of the play area.
func (s *State) offTable(token physics.Shape) bool {
	if s.rules.Edition.Devices.PartlyOutside {
		return !physics.ShapesOverlap(s.View.Area.Shape(), token)
	}
	return !gauge.Inside(s.View.Area, token)
}

// part is one token of what is placed.
type part struct {
	token string
	pose  physics.Pose
}

// parts returns the tokens that are placed with the middle one at a pose.
func (p *Placing) parts(at physics.Pose) []part {
	out := []part{{p.Device, at}}
	for _, mm := range p.Beside {
		out = append(out, part{p.Device + "side", at.Moved(float64(mm), 0)})
	}
	return out
}

// DeviceRules say when devices are placed (Device chapter).
type DeviceRules struct {
	// SystemPhaseOnly limits a ship to one device in the System Phase, and in no other. 2.5: yes; else it is one a round.
	SystemPhaseOnly bool
	// RemotesFlee lets a remote be relocated partly out of the play area, from which it flees. 2.5: yes; else it cannot.
	RemotesFlee bool
	// OrDecloak lets a ship that has placed a device in a phase not decloak in it, as it never places one once it has
	// decloaked. 2.5: yes.
	OrDecloak bool
	// CardEach deals a remote a damage card for each damage. 2.5: yes; else it is one card however much it suffers.
	CardEach bool
	// SetsAtOnce has the player of a set of mines placed under ships pick whom each affects before the first detonates,
	// and the order. 2.5: yes; else each is picked for and detonates in turn.
	SetsAtOnce bool
	// PartlyOutside lets a device be placed partly out of the play area, and does not count that part of it. First edition:
	// yes; else it cannot.
	PartlyOutside bool
	// AmongAbilities has bombs detonate among what else their player's cards do at the end of the Activation Phase, as he
	// orders it. First edition: yes; else all of them do before any ability (X10-ABL-005).
	AmongAbilities bool
}

// HasPlaced reports whether the ship has dropped or launched a device this round.
func (t *Table) HasPlaced(id board.ShipID) bool { return t.memory(id).PlacedDevice }

// countsPlacing reports whether a device placed now is the one that a ship may place.
func (t *Table) countsPlacing() bool {
	return !t.rules.Edition.Devices.SystemPhaseOnly || t.View.Phase == board.System
}

// againstPlacing returns why a ship may not place a device now: it has placed one
// this round (X20-DEV-008), unless this is one more, or has decloaked in this phase (X20-CLK-014).
func (t *Table) againstPlacing(id board.ShipID, more bool) *game.Refusal {
	mem := t.memory(id)
	switch {
	case mem.PlacedDevice && !more && t.countsPlacing():
		return t.Refuse(rule.OneDevice, "refusal.device-placed")
	case mem.Decloaked:
		return t.Refuse(rule.DeviceAfterDecloak, "refusal.device-decloaked")
	}
	return nil
}

// placeable returns why the moment's ability can place nothing now, nil if it
// can. An obstacle that a card drops is no device and not limited.
func (t *Table) placeable(a *Ability, m Moment) *game.Refusal {
	p := *a.Place
	if no := t.againstPlacing(m.Owner, p.More); no != nil && t.isDevice(p.Device) {
		return no
	}
	p.Ways = t.ways(m, a.Place)
	var no *game.Refusal
	for _, s := range t.placeSpots(m.Owner, &p) {
		if s.Refusal == nil {
			return nil
		}
		no = s.Refusal
	}
	return no
}

// isDevice reports whether the kind is a device, not only an obstacle.
func (s *State) isDevice(kind string) bool {
	types := s.DeviceTypes(kind)
	return len(types) != 1 || types[0] != catalog.ObstacleDevice
}

// place has the player of an ability choose how to place its device, pay for it
// and place it; of several, one after the other, each with another template. Nothing is
// paid for a device that is not placed after all (X20-DEV-014). It reports
// whether one was.
func (t *Table) place(a *Ability, m Moment, must bool) bool {
	p := *a.Place
	p.Ways = t.ways(m, a.Place)
	if t.placeable(a, m) != nil {
		return false
	}
	placed := 0
	for range max(p.UpTo, 1) {
		if t.Ship(m.Owner).Where != board.InPlay || !t.affordable(m.Owner, m.Card, a.Cost) {
			break
		}
		spot, ok := t.choosePlace(m, &p, must && placed == 0)
		if !ok {
			break
		}
		if placed == 0 {
			t.announce(board.AbilityUsed{Ship: m.Owner, Card: m.Card})
		}
		placed++
		t.whileResolving(func() {
			t.pay(m.Owner, m.Card, a.Cost)
			t.payWay(m, spot.Way)
			t.putDown(m, &p, spot)
		})
		able := t.ways(m, a.Place) // of the others, what has been paid for may not be paid for again
		p.Ways = slices.DeleteFunc(p.Ways, func(w board.Way) bool {
			return w.Template == spot.Way.Template || !slices.Contains(able, w)
		})
	}
	if placed > 0 && a.Do != nil {
		t.whileResolving(func() { a.Do(t, m) })
	}
	if !t.resolving {
		t.drain()
	}
	return placed > 0
}

// choosePlace asks for one of the places; false for none of them.
func (t *Table) choosePlace(m Moment, p *Placing, must bool) (PlaceSpot, bool) {
	spots := t.placeSpots(m.Owner, p)
	var options []game.Option
	for i := range spots {
		s := &spots[i]
		options = append(options, game.Option{ID: s.Way.ID(), Text: t.textOf(m, s.Way), Refusal: s.Refusal,
			Places: t.lying(p.Device, Spot{Pose: s.Pose, Template: s.Template, Refusal: s.Refusal})})
	}
	if !slices.ContainsFunc(options, game.Option.Legal) {
		return PlaceSpot{}, false
	}
	if !must {
		options = append(options, game.Option{ID: game.None, Text: game.Say("option.place-none")})
	}
	pick := t.askOne(t.Ship(m.Owner).Seat, ask.ChooseDevicePlace,
		game.Say("prompt.choose-device-place", "ship", m.Owner.Piece(), "device", devicePiece(p.Device)),
		[]string{m.Owner.Piece(), devicePiece(p.Device)}, options)
	for _, s := range spots {
		if s.Way.ID() == pick {
			if s.Way.Touching {
				s.Pose = t.placeBeside(m.Owner, p)
			}
			return s, true
		}
	}
	return PlaceSpot{}, false
}

// devicePiece names a device that is not yet in play, as a card reference.
func devicePiece(kind string) string { return catalog.DeviceKind.Ref(kind) }

// DeviceKindOf returns the kind of device that a card reference names, "" if none.
func DeviceKindOf(piece string) string {
	kind, ok := catalog.DeviceKind.Of(piece)
	if !ok {
		return ""
	}
	return kind
}
