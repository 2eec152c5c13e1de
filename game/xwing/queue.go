package xwing

import (
	"reflect"
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
)

// Entry is an ability waiting in the ability queue, as data.
type Entry struct {
	Moment Moment // seen from the owner
	Index  int    // which ability of the card, or what else waits
	Group  int    // of entries side by side among which their player picks when they are at the front; 0 for none
}

// What waits in the queue beside the abilities of cards, as Entry.Index.
const (
	linkedAction = -1 // of the action Moment.Action
	detonation   = -2 // of Moment.Device
)

// seatOf returns the player whose entry it is.
func (t *Table) seatOf(e Entry) game.Seat {
	if e.Index == detonation {
		return t.View.Device(e.Moment.Device.ID).Seat
	}
	return t.Ship(e.Moment.Owner).Seat
}

// piece is the piece that an entry waits for to do something.
func (e Entry) piece() string {
	if e.Index == detonation {
		return e.Moment.Device.ID.Piece()
	}
	return e.Moment.Owner.Piece()
}

// Trigger puts every ability that answers to the moment into the ability queue
// (Ability Queue chapter): the first player's ahead of the second's, each
// player's in the order of his choice; at the front when an ability is being
// resolved, else at the back. Unless one is being resolved, the queue is then
// resolved from the front until it is empty.
func (t *Table) Trigger(m Moment) {
	var found []Entry
	if t.heeding(concern{when: m.When}) != 0 { // mostly nobody
		found = t.Fight().postponed(t.queueable(&m))
	}
	t.enqueue(found)
}

// QueueRules say what keeps an ability out of the ability queue.
type QueueRules struct {
	// ChooseLater queues an ability although there is nothing yet that it could choose. Second edition: no; 2.5: yes.
	ChooseLater bool
	// SetupOnly queues nothing during setup but what says "Setup:", and what a card says that is dealt or assigned then.
	// Second edition: no; 2.5: yes.
	SetupOnly bool
	// TimingAlone queues at a moment of a phase all that answers to it: what an ability requires, chooses from and costs is
	// asked when its turn comes, after what the others have done. First edition: yes.
	TimingAlone bool
}

// queueable collects the entries that the moment puts into the queue, in player order.
func (t *Table) queueable(m *Moment) []Entry {
	if t.settingUp() && !m.When.inSetup() {
		return nil
	}
	rules := t.rules.Edition.Queue
	switch {
	case rules.TimingAlone && m.Ship == 0:
		return t.answering(m, atItsTime)
	case rules.ChooseLater:
		return t.answering(m, required)
	}
	return t.triggered(m)
}

// settingUp reports whether it is setup, and nothing works but what says so (X25-SET-016).
func (t *Table) settingUp() bool {
	return t.rules.Edition.Queue.SetupOnly && t.View.Phase == board.Setup
}

// inSetup reports whether what answers to the timing is resolved during setup, too (X25-SET-016).
func (w Timing) inSetup() bool {
	switch w {
	case BeforePlacingForces, AfterPlacingForces, AfterSettingUp, AfterSetup, WhenDealtFaceup:
		return true
	}
	return false
}

// triggered collects those that could do something at once.
func (t *Table) triggered(m *Moment) []Entry { return t.answering(m, payable) }

// readiness is how much must be so for an ability to answer to a moment.
type readiness uint8

const (
	atItsTime readiness = iota // that it answers to the timing
	required                   // and what it requires of the moment
	payable                    // and that it could do something, and what it costs can be paid
)

// ready reports whether an ability is as ready as that.
func (t *Table) ready(a *Ability, m *Moment, to readiness) bool {
	switch to {
	case atItsTime:
		return true
	case required:
		return a.triggers(t, m)
	}
	return a.applies(t, m) && t.affordable(m.Owner, m.Card, a.Cost)
}

// answering collects the abilities that answer to a moment, as far as they are ready.
func (t *Table) answering(m *Moment, to readiness) []Entry {
	var found []Entry
	t.eachAt(m, func(a *Ability, m Moment, index int) {
		if t.answers(a, &m, to) {
			found = append(found, Entry{Moment: m, Index: index})
		}
	})
	return found
}

// answers reports whether an ability answers to a moment, which as an entry no longer tells when it began: that is settled,
// and tells nothing apart.
func (t *Table) answers(a *Ability, m *Moment, to readiness) bool {
	if a.effect() && !t.cameSince(m) && t.ready(a, m, to) && (a.Place == nil || t.placeable(a, *m) == nil) {
		m.Began = 0
		return true
	}
	return false
}

func (t *Table) enqueue(found []Entry) {
	if len(found) == 0 && (t.resolving || len(t.Memory.Queue) == 0) {
		return
	}
	ordered := found
	if len(found) > 1 {
		ordered = t.ordered(found)
	}
	if t.resolving {
		t.Memory.Queue = append(ordered, t.Memory.Queue...)
		return
	}
	t.Memory.Queue = append(t.Memory.Queue, ordered...)
	t.drain()
}

// ordered puts what is triggered at once into player order, each player's own as a
// group.
func (t *Table) ordered(found []Entry) []Entry {
	out, group := make([]Entry, 0, len(found)), t.newGroup()
	for seat := range t.playerOrder() {
		var own []Entry
		for _, e := range found {
			if t.seatOf(e) == seat {
				own = append(own, e)
			}
		}
		out = append(out, t.grouped(own, group)...)
		group++
	}
	return out
}

// drain resolves the queue from the front until it is empty.
func (t *Table) drain() {
	for len(t.Memory.Queue) > 0 {
		e := t.Memory.Queue[0]
		if e.Group > 0 {
			t.whileResolving(t.resolveGroup)
			continue
		}
		t.Memory.Queue = slices.Delete(t.Memory.Queue, 0, 1)
		t.whileResolving(func() { t.resolve(e) })
	}
	t.removeLeaving()
}

// whileResolving runs a part of an ability: what it triggers waits at the front
// of the queue until the ability is over.
func (t *Table) whileResolving(part func()) {
	outer, owed := t.resolving, t.owed
	t.resolving, t.owed = true, nil
	t.causing(cause{}, func() {
		part()
		t.settle()
	})
	t.resolving, t.owed = outer, owed
}

// Process runs a process with steps and timing windows of its own (an attack, a
// maneuver) that an ability has started: what it triggers resolves at its own
// moments, ahead of everything that waits outside.
func (t *Table) Process(run func()) {
	outer, waiting := t.resolving, t.Memory.Queue
	t.resolving, t.Memory.Queue = false, nil
	t.waiting += len(waiting)
	run()
	t.waiting -= len(waiting)
	t.resolving, t.Memory.Queue = outer, waiting
}

// alike reports whether nothing tells two entries apart: one ability of the same
// ship, triggered twice by the same, such as two shields lost, or that of two
// copies of a card.
func (e Entry) alike(other Entry) bool {
	a, b := e.Moment, other.Moment
	a.Copy = b.Copy
	return e.Index == other.Index && reflect.DeepEqual(a, b)
}

// resolve carries out the entry at the front of the queue, or drops it without
// effect if that is no longer possible (X20-QUE-009).
func (t *Table) resolve(e Entry) {
	m := e.Moment
	switch e.Index {
	case linkedAction:
		t.resolveLinked(m)
		return
	case detonation:
		t.Process(func() { t.detonate(m.Device.ID, 0) })
		return
	}
	card := t.rules.Cards.Card(m.Card)
	if card == nil || !t.inForce(m, &card.Abilities[e.Index]) {
		return
	}
	a := &card.Abilities[e.Index]
	if !a.applies(t, &m) || !t.affordable(m.Owner, m.Card, a.Cost) {
		return
	}
	if a.Place != nil { // choosing no place is declining
		t.place(a, m, !a.May)
		return
	}
	if a.Act != nil { // so is picking no action
		t.act(a, m)
		return
	}
	if a.May && !t.askUse(a, m) {
		return
	}
	t.use(a, m)
}

// effect reports whether something happens when the ability resolves.
func (a *Ability) effect() bool { return a.Do != nil || a.Place != nil || a.Act != nil }

// useEntry carries out an ability that its player picked among options, and
// reports whether he has not thought better of it.
func (t *Table) useEntry(e Entry) bool {
	a := t.ability(e)
	if a.Place != nil {
		return t.place(a, e.Moment, a.must(t, e.Moment))
	}
	if a.Act != nil {
		return t.act(a, e.Moment)
	}
	t.use(a, e.Moment)
	return true
}

// must reports whether the option may not be passed over.
func (a *Ability) must(t *Table, m Moment) bool { return a.Must != nil && a.Must(t, m) }

// inForce reports whether the entry's card is still in force on its owner, and shows the ability: it may have been
// turned to its other side since.
func (t *Table) inForce(m Moment, a *Ability) bool {
	var room [16]activeCard
	for _, c := range t.appendCards(room[:0], t.Ship(m.Owner), concern{}) {
		if c.ref == m.Card && c.copy == m.Copy {
			return a.Side == 0 || a.Side == c.side
		}
	}
	return false
}
