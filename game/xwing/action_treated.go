package xwing

import (
	"strings"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// treatedAs ends the id of an option to perform an action that is treated as a color.
func treatedAs(d catalog.Difficulty) string { return treated + d.String() }

const treated = "-as-"

// Untreated is the id of an option to perform an action, as it would be were that not treated as
// another color.
func Untreated(option string) string {
	if !strings.Contains(option, treated) {
		return option
	}
	for _, d := range []catalog.Difficulty{catalog.White, catalog.Red, catalog.Purple} {
		option = strings.TrimSuffix(option, treatedAs(d))
	}
	return option
}

// payTreated pays for an action that is treated as another color, and says so unless
// something follows the action.
func (t *Table) payTreated(id board.ShipID, o offer) {
	if o.treated == nil {
		return
	}
	a, m := t.ability(*o.treated), o.treated.Moment
	if a.Do == nil {
		t.announce(board.AbilityUsed{Ship: id, Card: m.Card})
	}
	t.pay(id, m.Card, a.Cost)
}

// followTreated does what follows an action that was treated as another color.
func (t *Table) followTreated(o offer) {
	if o.treated == nil {
		return
	}
	if a := *t.ability(*o.treated); a.Do != nil {
		a.Cost = Cost{} // paid before
		t.use(&a, o.treated.Moment)
	}
}

// mayRedden reports whether neither stress nor an ability keeps a ship from performing an action as a red one.
func (t *Table) mayRedden(id board.ShipID, o offer, g ActionGrant) bool {
	o.color = catalog.Red
	return (g.Stressed || !t.hindered(id, o, g)) && t.barred(id, o, g) == nil
}
