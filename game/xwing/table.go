package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// Table is a State while one of its steps runs. Its methods are the verbs of
// the game; each owns its legality, its Event and its change.
type Table struct {
	*game.Table
	*State
	resolving bool               // an entry of the ability queue is being resolved
	owed      []func()           // what tokens do that were gained as its cost, once it is over
	untold    []untold           // abilities being resolved, the innermost last, of which nothing has come yet
	fight     *Fight             // the attack under way
	glimpse   *Fight             // one that is looked at alone; nil until it is asked for
	loose     *looseRoll         // the roll outside an attack's pools that abilities follow now
	named     []named            // ahead of the roll about to be made
	aiming    board.ShipID       // the ship of which an attack is weighed that is not declared yet, as if it were
	damaging  int                // how deep in suffering damage
	removing  []board.ShipID     // destroyed ships about to be removed
	leaving   []board.ShipID     // destroyed and fled ships that stay until the attack is over and no ability waits
	waiting   int                // entries of the ability queue that wait outside the process under way
	focusing  board.ShipID       // the ionized ship whose Perform Action step it is
	acting    board.ShipID       // the ship whose Perform Action step it is
	spared    int                // energy that the recover action about to be performed leaves
	drawn     board.ShipID       // who is attacked in place of whom the attacker has chosen; 0: nobody
	cause     cause              // what the rules have ships suffer from now
	struck    struck             // of which section a huge ship is dealt cards now
	other     board.ShipID       // the huge ship that draws its next card from the deck of its other section
	dealing   *dealing           // the damage card about to be dealt, while something may happen instead
	met       []board.ObstacleID // by the last maneuver
	passed    []board.ObstacleID // those for which the active ship rolls once its Perform Action step is over
	regarding board.ShipID       // the ship whose upgrade is asked or resolved, if it measures range its own way
	kept      bool               // no step runs, but what is kept of the cards is up to date
	arrivals  []arrival          // what has come into play since the table was set
	cards     []activeCard       // being looked at, by whoever looks, one behind the other
	aimed     []shot             // room for the ways of the next attack to be chosen
	pages     *pages             // where its words stand; nil where each word stands alone
	rehearsal *Rehearsal         // of which the attack is; nil of one that counts
}

// announce changes the view by the event and tells everybody.
func (t *Table) announce(e game.Event) {
	t.tellUses()
	t.View.Apply(e)
	t.noteArrival(e)
	switch e.(type) {
	case board.RemotePlaced, board.PilotTakenOver, board.UpgradesExchanged, board.UpgradeHanded, board.UpgradeUncovered,
		board.UpgradeEquipped, board.UpgradeReplaced:
		t.keepPrinted()
		t.keepHeed()
	case board.DamageDealt, board.DamageExposed, board.DamageRepaired, board.DamageTurned, board.DamageDiscarded, board.DecksShuffled, board.ConditionAssigned, board.ConditionRemoved, board.ConditionRevealed:
		t.keepHeed()
	}
	t.Table.Announce(e)
	t.loosen(e)
	switch e := e.(type) {
	case board.DamageDealt:
		t.scoreHalf(e.Ship)
	case board.ShieldsChanged:
		t.scoreHalf(e.Ship)
	}
}

// Ship returns the ship with the id; nil if there is none.
func (t *Table) Ship(id board.ShipID) *board.Ship { return t.View.Ship(id) }

// memory returns what the rules remember of the ship.
func (t *Table) memory(id board.ShipID) *ShipMemory { return &t.Memory.Ships[id-1] }

// Refuse builds a Refusal: a rule of the edition, words key and values.
func (s *State) Refuse(broken rule.Name, key string, keysAndValues ...string) *game.Refusal {
	no := new(wordedRefusal)
	no.Rule = s.rules.Edition.Ledger.Row(broken)
	no.Why = game.Say(key, append(no.words[:0], keysAndValues...)...)
	return &no.Refusal
}

// wordedRefusal is a refusal with room for its values: most are built for options that nobody picks.
type wordedRefusal struct {
	game.Refusal
	words [8]string
}

// Pilot returns the ship's pilot card's facts.
func (s *State) Pilot(id board.ShipID) *catalog.Pilot {
	return s.printedOn(s.View.Ship(id)).pilot
}

// conclude announces that a ship has executed a maneuver or performed an action, of which all that it led to has been
// told. A ship that this took out of the game has done neither.
func (t *Table) conclude(e game.Event) {
	if t.Ship(board.CauseOf(e)).Where != board.Removed {
		t.announce(e)
	}
}
