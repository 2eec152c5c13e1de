package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// LinkedRules say what linked actions bring (Linked Action chapter).
type LinkedRules struct {
	// Single gives an action that was linked itself no linked action. 2.5: yes.
	Single bool
}

// linkedEntries puts the linked actions of an action just completed into the
// ability queue (Linked Action chapter, X20-LNK-001, 004, 005).
func (t *Table) linkedEntries(id board.ShipID, k catalog.ActionType, g ActionGrant) []Entry {
	if t.gone(id) || g.Source == LinkedAction && t.rules.Edition.Linked.Single || len(t.linkedTo(id, k)) == 0 {
		return nil
	}
	return []Entry{{Index: linkedAction, Moment: Moment{When: AfterAction, Ship: id, Owner: id,
		Action: k.String(), Card: LinkedAction}}}
}

// linkedTo returns what the linked action bar shows beside an action (X20-LNK-002,
// 003).
func (s *State) linkedTo(id board.ShipID, k catalog.ActionType) []catalog.BarAction {
	var out []catalog.BarAction
	for _, a := range s.ActionBar(id) {
		if k != 0 && a.Type == k && a.Linked != nil {
			out = append(out, catalog.BarAction{Type: a.Linked.Type, Difficulty: a.Linked.Difficulty})
		}
	}
	return out
}

// resolveLinked offers the linked action when its turn in the queue comes, in its
// own color (X20-LNK-007). It is dropped if the ship can no longer perform it.
func (t *Table) resolveLinked(m Moment) {
	if g, ok := t.linkedGrant(m); ok {
		t.PerformAction(m.Owner, g)
	}
}

// linkedGrant is the linked action of an entry, if the ship still has it.
func (t *Table) linkedGrant(m Moment) (ActionGrant, bool) {
	k, err := catalog.ParseActionType(m.Action)
	if err != nil || t.gone(m.Owner) {
		return ActionGrant{}, false
	}
	linked := t.linkedTo(m.Owner, k)
	return ActionGrant{Source: LinkedAction, Only: linked}, len(linked) > 0
}
