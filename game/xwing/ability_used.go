package xwing

import (
	"slices"
	"strconv"

	"xwing/game/xwing/board"
)

// An ability resolves no more than once in each opportunity that it names
// (Card Abilities chapter, X20-CRD-008). Queued abilities do so by nature: one
// trigger, one entry. Those offered as options are marked used in their window:
// "attack", "system", "activation".

// usedIn reports whether the entry's ability was used in the open window.
func (t *Table) usedIn(window string, e Entry) bool {
	used := t.memory(e.Moment.Owner).Used
	return len(used) > 0 && slices.Contains(used, e.mark(window))
}

// markUsed marks the entry's ability used until the window closes.
func (t *Table) markUsed(window string, e Entry) {
	m := t.memory(e.Moment.Owner)
	m.Used = append(m.Used, e.mark(window))
}

// closeWindow makes the abilities used in the window available again.
func (t *Table) closeWindow(window string) {
	for i := range t.Memory.Ships {
		t.Memory.Ships[i].forget(window)
	}
}

// putAside closes a window as another of its kind opens in it, and returns the marks of the ships.
func (t *Table) putAside(window string) [][]string {
	marks := make([][]string, len(t.Memory.Ships))
	for i := range t.Memory.Ships {
		marks[i] = marked(t.Memory.Ships[i].Used, window)
	}
	t.closeWindow(window)
	return marks
}

// putBack opens the window again that was put aside.
func (t *Table) putBack(window string, marks [][]string) {
	t.closeWindow(window)
	for i, of := range marks {
		m := &t.Memory.Ships[i]
		m.Used = append(m.Used, of...)
	}
}

// forget drops what is remembered of a ship in a window.
func (m *ShipMemory) forget(window string) {
	within := func(mark string) bool { return markOf(mark, window) }
	if slices.ContainsFunc(m.Used, within) {
		m.Used = slices.DeleteFunc(slices.Clone(m.Used), within)
	}
}

// beforeAttack makes out a copy of the state in which nothing is used or noted in an
// attack: as another one finds it. Until that begins, the last one's marks stay.
// What is remembered of the ships may come to stand in the room given.
func (s *State) beforeAttack(out *State, room []ShipMemory) []ShipMemory {
	*out = *s
	for i := range s.Memory.Ships {
		if slices.ContainsFunc(s.Memory.Ships[i].Used, inAttack) {
			room = append(room[:0], s.Memory.Ships...)
			out.Memory.Ships = room
			(&Table{State: out}).closeWindow("attack")
			break
		}
	}
	return room
}

// inAttack reports whether a mark is of an attack.
func inAttack(mark string) bool { return markOf(mark, "attack") }

// markOf reports whether it is a mark of a window.
func markOf(mark, window string) bool {
	return len(mark) > len(window) && mark[len(window)] == '/' && mark[:len(window)] == window
}

// marked returns the marks of a window among all.
func marked(used []string, window string) []string {
	var out []string
	for _, mark := range used {
		if markOf(mark, window) {
			out = append(out, mark)
		}
	}
	return out
}

// Note remembers for the rest of the round, on behalf of the moment's card, that
// something has happened.
func (t *Table) Note(m Moment, what string) {
	if mem := t.memory(m.Owner); !t.Noted(m, what) {
		mem.Used = append(mem.Used, note(m, what))
	}
}

// Noted reports whether Note has been told so this round.
func (t *Table) Noted(m Moment, what string) bool {
	return slices.Contains(t.memory(m.Owner).Used, note(m, what))
}

// NoteForPlanning remembers until the start of the next Planning Phase, on behalf of
// the moment's card, that something has happened.
func (t *Table) NoteForPlanning(m Moment, what string) {
	t.memory(m.Owner).Used = append(t.memory(m.Owner).Used, "planning/"+m.Card+"/"+what)
}

// NotedForPlanning reports whether NoteForPlanning has been told so.
func (t *Table) NotedForPlanning(m Moment, what string) bool {
	return slices.Contains(t.memory(m.Owner).Used, "planning/"+m.Card+"/"+what)
}

// NoteForGame remembers for the rest of the game, on behalf of the moment's card, that something has happened.
func (t *Table) NoteForGame(m Moment, what string) {
	t.memory(m.Owner).Used = append(t.memory(m.Owner).Used, "game/"+m.Card+"/"+what)
}

// NotedForGame reports whether NoteForGame has been told so.
func (t *Table) NotedForGame(m Moment, what string) bool {
	return slices.Contains(t.memory(m.Owner).Used, "game/"+m.Card+"/"+what)
}

// NoteInAttack remembers for the attack under way, on behalf of the moment's card,
// that something has happened. An attack inside it knows nothing of that.
func (t *Table) NoteInAttack(m Moment, what string) {
	t.memory(m.Owner).Used = append(t.memory(m.Owner).Used, "attack/"+m.Card+"/"+what)
}

// NotedInAttack reports whether NoteInAttack has been told so in this attack, its aftermath included.
func (t *Table) NotedInAttack(m Moment, what string) bool {
	return t.View.Attack != nil && slices.Contains(t.memory(m.Owner).Used, "attack/"+m.Card+"/"+what)
}

func note(m Moment, what string) string { return "round/" + m.Card + "/" + what }

func (e Entry) mark(window string) string {
	return window + "/" + e.Moment.Card + "/" + strconv.Itoa(e.Moment.Copy) + "/" + strconv.Itoa(e.Index)
}

// NoteForManeuver remembers until the owner has executed a maneuver, on behalf of the moment's card, that it is used.
func (t *Table) NoteForManeuver(m Moment) {
	t.memory(m.Owner).Used = append(t.memory(m.Owner).Used, "maneuver/"+m.Card)
}

// NotedForManeuver reports whether NoteForManeuver has been told so.
func (t *Table) NotedForManeuver(m Moment) bool {
	return slices.Contains(t.memory(m.Owner).Used, "maneuver/"+m.Card)
}

// NoteForDecloak remembers until a ship has decloaked, or has not, on behalf of the moment's card, that it does so otherwise.
func (t *Table) NoteForDecloak(m Moment, id board.ShipID) {
	t.memory(m.Owner).Used = append(t.memory(m.Owner).Used, "decloak/"+m.Card+"/"+id.Piece())
}

// NotedForDecloak reports whether NoteForDecloak has been told so.
func (t *Table) NotedForDecloak(m Moment, id board.ShipID) bool {
	return slices.Contains(t.memory(m.Owner).Used, "decloak/"+m.Card+"/"+id.Piece())
}
