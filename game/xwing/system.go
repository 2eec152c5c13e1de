package xwing

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/rule"
)

// systemPhase is the second phase, one ship a run: ships take their turns from
// lowest to highest initiative, player order breaking ties, and each may resolve
// the abilities that work in this phase (System Phase chapter, X20-SYS-002). A
// ship with nothing to do is not asked.
func (t *Table) systemPhase() bool {
	if t.beginPhase(board.System) {
		t.Trigger(Moment{When: StartOfSystem})
	}
	id := t.nextSystemTurn()
	if id == 0 {
		for i := range t.Memory.Ships {
			t.Memory.Ships[i].SystemDone = false
		}
		t.closeWindow("system")
		return true
	}
	t.systemTurn(id)
	t.memory(id).SystemDone = true
	return false
}

// nextSystemTurn returns the ship that takes its turn now, 0 when all are done.
// Among his ships of one initiative the player picks the order (X20-SYS-005);
// the turns of ships that are passed over do not come back.
func (t *Table) nextSystemTurn() board.ShipID {
	var room [16]board.ShipID
	for _, group := range t.byInitiative(append(t.View.AppendTargets(room[:0]), t.View.Aboard()...)) {
		var able []board.ShipID
		for _, id := range group {
			if !t.memory(id).SystemDone && slices.ContainsFunc(t.systemOptions(id), game.Option.Legal) {
				able = append(able, id)
			}
		}
		if len(able) > 0 {
			return t.pickTurn(ask.ChooseShipForSystem, able)
		}
		for _, id := range group {
			t.memory(id).SystemDone = true
		}
	}
	return 0
}

// systemTurn has a ship resolve abilities of this phase, one after the other, as its player orders them, until he is done
// (X20-SYS-003): what nobody may decline keeps him from that, and is not asked for where it alone is left.
func (t *Table) systemTurn(id board.ShipID) {
	for t.Ship(id).Present() {
		options := t.systemOptions(id)
		legal := slices.DeleteFunc(slices.Clone(options), func(o game.Option) bool { return !o.Legal() })
		due := t.mandatory(id)
		if len(legal) == 0 {
			return
		}
		if len(legal) == 1 && len(due) == 1 && due[0].optionID() == legal[0].ID {
			t.systemAbility(id, legal[0].ID)
			continue
		}
		done := game.Option{ID: game.Done, Text: game.Say("option.done")}
		if len(due) > 0 || slices.ContainsFunc(t.systemEntries(id), func(e Entry) bool { return t.ability(e).must(t, e.Moment) }) {
			done.Refusal = t.Refuse(rule.MandatoryAbility, "refusal.must-use")
		}
		picked := t.askOne(t.Ship(id).Seat, ask.SystemAbilities, game.Say("prompt.system-abilities", "ship", id.Piece()),
			[]string{id.Piece()}, append(options, done))
		if picked == game.Done {
			return
		}
		t.systemAbility(id, picked)
	}
}

// mandatory lists the abilities of the ship that nobody may decline.
func (t *Table) mandatory(id board.ShipID) []Entry {
	return slices.DeleteFunc(t.systemEntries(id), t.optional)
}

// systemOptions lists what the ship may do in the System Phase: decloak, or
// resolve abilities that work in it (X20-SYS-004).
func (t *Table) systemOptions(id board.ShipID) []game.Option {
	var options []game.Option
	if t.canDecloak(id) && !t.rules.Edition.Cloak.InActivation && !t.picked(id, "decloak") {
		options = append(options, game.Option{ID: "decloak", Text: game.Say("option.decloak"), Refusal: t.againstDecloak(id)})
	}
	options = append(options, slices.DeleteFunc(t.dockOptions(id), func(o game.Option) bool { return t.picked(id, o.ID) })...)
	for _, e := range t.systemEntries(id) {
		options = append(options, game.Option{ID: e.optionID(),
			Text: game.Say("option.ability", "ship", id.Piece(), "card", e.Moment.Card)})
	}
	return append(options, t.refusedPlacings(id)...)
}

// refusedPlacings shows the devices that the ship could place but for a rule.
func (t *Table) refusedPlacings(id board.ShipID) []game.Option {
	if s := t.Ship(id); s.Where != board.InPlay || !t.heeds(s, concern{when: DuringSystemPhase}) {
		return nil
	}
	var options []game.Option
	for _, c := range t.cardsOf(id) {
		m := Moment{When: DuringSystemPhase, Ship: id, Owner: id, Card: c.ref, Copy: c.copy}
		for i := range c.card.Abilities {
			a := &c.card.Abilities[i]
			if a.When != m.When || a.Place == nil || !a.applies(t, &m) || !t.affordable(id, m.Card, a.Cost) {
				continue
			}
			if no := t.placeable(a, m); no != nil {
				options = append(options, game.Option{ID: Entry{Moment: m, Index: i}.optionID(), Refusal: no,
					Text: game.Say("option.ability", "ship", id.Piece(), "card", m.Card)})
			}
		}
	}
	return options
}

// systemEntries lists the abilities of the ship's cards that it can use now,
// each once a phase (X20-CRD-008).
func (t *Table) systemEntries(id board.ShipID) []Entry {
	var out []Entry
	for _, e := range t.triggered(&Moment{When: DuringSystemPhase, Ship: id}) {
		if e.Moment.Owner == id && !t.usedIn("system", e) && t.canAct(t.ability(e), e.Moment) {
			out = append(out, e)
		}
	}
	return out
}

// systemAbility carries out what the player of the ship has picked. Whether he then goes through with it or not, that is not
// offered again in the phase: else whoever always answers alike goes round for ever.
func (t *Table) systemAbility(id board.ShipID, picked string) {
	m := t.memory(id)
	m.Used = append(m.Used, pickedMark(picked))
	if picked == "decloak" {
		t.Decloak(id)
		return
	}
	if t.dockAbility(id, picked) {
		return
	}
	for _, e := range t.systemEntries(id) {
		if e.optionID() == picked {
			t.markUsed("system", e)
			t.useEntry(e)
			return
		}
	}
}

// picked reports whether the ship's player has picked the option in this System Phase.
func (t *Table) picked(id board.ShipID, option string) bool {
	return slices.Contains(t.memory(id).Used, pickedMark(option))
}

// pickedMark remembers an option of the System Phase until that ends.
func pickedMark(option string) string { return "system/picked/" + option }

// optionID names the entry's ability among the options of its ship
// ("upgrade/sense/0").
func (e Entry) optionID() string { return fmt.Sprintf("%s/%d", e.Moment.Card, e.Index) }
