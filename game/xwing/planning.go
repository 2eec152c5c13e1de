package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// planningPhase is phase one of the round (Planning Phase chapter, X20-PLN-001):
// every player sets a dial for each of his ships, behind his curtain, both at
// once. An ionized ship gets none (X20-ION-003), nor a wingmate. The dials lie facedown once
// both players have confirmed theirs (X20-PLN-004).
func (t *Table) planningPhase() bool {
	t.beginPhase(board.Planning)
	t.forgetRound()
	t.bringBack()
	t.joinWings()
	t.Trigger(Moment{When: StartOfPlanning})
	t.closeWindow("planning")
	t.collectDials()
	var ds []game.Decision
	for seat := range t.View.Seats() {
		if d := t.dialDecision(game.Seat(seat)); len(d.Slots) > 0 {
			ds = append(ds, d)
		}
	}
	if len(ds) > 0 {
		for i, c := range t.Ask(ds...) {
			t.assignDials(ds[i], c)
		}
	}
	if t.rules.Edition.PlayerOrder.EachRound {
		t.rollOff()
	}
	if !slices.Contains(t.rules.Edition.Steps, SystemPhase) {
		t.Trigger(Moment{When: StartOfSystem})
	}
	return true
}

// forgetRound drops what counted for the last round alone: the actions performed
// (X20-ACT-011), the Perform Action steps and bonus attacks lost or used up, the
// dials looked at.
func (t *Table) forgetRound() {
	for i := range t.Memory.Ships {
		m := &t.Memory.Ships[i]
		*m = ShipMemory{Initiative: m.Initiative, Used: append(marked(m.Used, "planning"), marked(m.Used, "game")...)}
	}
	t.Hidden.Looked = [board.MaxSeats][]board.ShipID{}
}

// collectDials takes last round's dials back and leaves the ionized ships without
// one.
func (t *Table) collectDials() {
	for i := range t.Hidden.Dials {
		t.Hidden.Dials[i] = catalog.Maneuver{}
	}
	for _, id := range t.View.ShipsInPlay() {
		t.memory(id).NoDial = t.Ionized(id) && !t.rules.Edition.Ion.ByDial
	}
}

// dialDecision asks a seat for one maneuver for each of its ships that gets a
// dial (X20-PLN-002); in any order and to be changed until it is confirmed.
func (t *Table) dialDecision(seat game.Seat) game.Decision {
	d := game.Decision{Kind: ask.SetDials, Seat: seat, Prompt: game.Say("prompt.set-dials"),
		Private: true, Shape: game.OneForEach, About: make([]string, 0, len(t.View.Ships)), Slots: make([]game.Slot, 0, len(t.View.Ships))}
	for _, id := range t.View.ShipsInPlay() {
		if t.Ship(id).Seat != seat || t.withoutDial(id) {
			continue
		}
		d.About = append(d.About, id.Piece())
		slot := game.Slot{ID: id.Piece(), Text: t.say("slot.dial", "ship", id.Piece())}
		switch s := t.Ship(id); {
		case t.ionizedByDial(id):
			for _, m := range t.Dial(id) {
				slot.Options = append(slot.Options, t.maneuverOption("option.maneuver-ionized", m))
			}
		case !s.Stressed() && len(t.printedOn(s).dial) > 0 && t.heeding(concern{query: SettingDial}) == 0:
			slot.Options = t.printedOn(s).dial
		default:
			slot.Options = t.settable(id, t.Dial(id))
		}
		d.Slots = append(d.Slots, slot)
	}
	return d
}

// dialOptions offers maneuvers of a ship. A stressed ship may set a red one, and
// is warned (RULINGS 2).
func (t *Table) dialOptions(id board.ShipID, ms []catalog.Maneuver) []game.Option {
	out := make([]game.Option, len(ms))
	for i, m := range ms {
		key := "option.maneuver"
		flown := m
		if flown.Difficulty = t.Difficulty(id, m); t.tooHard(id, flown) {
			key = "option.maneuver-stressed"
			if t.rules.Edition.Stress.OpponentPicks {
				key = "option.maneuver-too-red"
			}
		}
		out[i] = t.maneuverOption(key, m)
	}
	return out
}

// settable is dialOptions with those refused to which abilities object.
func (t *Table) settable(id board.ShipID, ms []catalog.Maneuver) []game.Option {
	out := t.dialOptions(id, ms)
	for i, m := range ms {
		out[i].Refusal = t.forbidden(SettingDial, &Moment{Ship: id, Move: MomentMove{Maneuver: m}})
	}
	return out
}

func (t *Table) maneuverOption(key string, m catalog.Maneuver) game.Option {
	code := m.Code()
	return game.Option{ID: code, Text: t.say(key, "maneuver", code)}
}

// assignDials lays a seat's dials facedown beside its ships (X20-PLN-003).
func (t *Table) assignDials(d game.Decision, c game.Choice) {
	var ships []board.ShipID
	for _, slot := range d.Slots {
		id := board.ShipOf(slot.ID)
		t.Hidden.Dials[id-1] = maneuverOf(c.Each[slot.ID])
		ships = append(ships, id)
	}
	t.announce(board.DialsAssigned{Seat: d.Seat, Ships: ships})
}

// maneuverOf reads the id of an option that names a maneuver.
func maneuverOf(code string) catalog.Maneuver {
	m, err := catalog.ParseManeuver(code)
	if err != nil {
		panic("xwing: no maneuver: " + err.Error())
	}
	return m
}

// SetDial lets the ship's player set its dial again to one of the maneuvers; the
// one already selected stays available when allowed holds it (X20-DIA-003). A
// facedown dial is set behind the curtain.
func (t *Table) SetDial(id board.ShipID, allowed []catalog.Maneuver) {
	s := t.Ship(id)
	if !s.Dial.Assigned || len(allowed) == 0 {
		return
	}
	if len(allowed) == 1 {
		t.turnDial(id, allowed[0])
		return
	}
	c := t.ask(game.Decision{Kind: ask.SetDial, Seat: s.Seat, Private: !s.Dial.Revealed,
		Prompt: t.say("prompt.set-dial", "ship", id.Piece()), About: []string{id.Piece()},
		Shape: game.OneOf, Options: t.dialOptions(id, allowed)})
	t.turnDial(id, maneuverOf(c.One()))
}

// revealInQueue lets what waits because a ship has revealed its dial go by the maneuver that the dial
// has been set to since: that is the revealed one now (X25-ACT-012).
func (t *Table) revealInQueue(id board.ShipID, m catalog.Maneuver) {
	for i := range t.Memory.Queue {
		if e := &t.Memory.Queue[i].Moment; e.When == AfterRevealingDial && e.Ship == id {
			e.Move.Maneuver = m
		}
	}
}

// turnDial sets a ship's dial, as it lies, to a maneuver.
func (t *Table) turnDial(id board.ShipID, m catalog.Maneuver) {
	t.Hidden.Dials[id-1] = m
	if t.Ship(id).Dial.Revealed {
		t.announce(board.DialRevealed{Ship: id, Maneuver: m})
		t.memory(id).Maneuver = m
		t.revealInQueue(id, m)
		return
	}
	for seat, looked := range t.Hidden.Looked { // nobody has seen what it shows now
		t.Hidden.Looked[seat] = slices.DeleteFunc(slices.Clone(looked), func(l board.ShipID) bool { return l == id })
	}
}
