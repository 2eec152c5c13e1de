package armada

import (
	"cmp"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// Table is a State while one of its steps runs. Its methods are the verbs of the game; each owns its legality, its
// Event and its change.
type Table struct {
	*game.Table
	*State
	attack    *Attack            // the attack under way
	command   *Command           // the command that is being resolved
	maneuver  *Maneuver          // the maneuver of this activation; of an extra one that
	away      bool               // the damage card that is dealt faceup is discarded instead
	skipped   bool               // the obstacle that is met does nothing to its ship: the objective does not answer to it
	covered   bool               // it is turned facedown instead
	elsewhere bool               // the command token that is about to be gained is gained by another ship
	ending    bool               // the last ship of a fleet is gone: no attack begins any more (ARM-WIN-005)
	salvoing  []board.ShipID     // destroyed ships that are removed once their salvo is over (ARM-DEF-035)
	naming    naming             // of the cards that are used
	tired     []string           // upgrades that were exhausted since an activation has begun
	returned  []board.SquadronID // destroyed squadrons that a card has placed again
	acting    []*activation      // the activations of squadrons under way
	turned    bool               // a card has used the turn of the Squadron Phase up
}

// announce changes the view by the event and tells everybody: first, which card brings it, unless the event says so.
func (t *Table) announce(e board.Event) {
	if u := t.naming.due(e); u != nil {
		t.View.Apply(*u)
		t.Table.Announce(*u)
	}
	t.View.Apply(e)
	t.Table.Announce(e)
	reweigh(t, e)
}

// Ship returns the ship with the id; nil if there is none.
func (s *State) Ship(id board.ShipID) *board.Ship { return s.View.Ship(id) }

// Squadron returns the squadron with the id; nil if there is none.
func (s *State) Squadron(id board.SquadronID) *board.Squadron { return s.View.Squadron(id) }

// Deeds returns what the rules remember of the ship.
func (s *State) Deeds(id board.ShipID) *ShipMemory { return &s.Memory.Ships[id-1] }

// refuse builds a Refusal: a ledger row, words key and values.
func refuse(row, key string, keysAndValues ...string) *game.Refusal {
	return &game.Refusal{Rule: row, Why: game.Say("refusal."+key, keysAndValues...)}
}

// shipCard is what is printed on a ship card.
func (s *State) shipCard(id board.ShipID) *catalog.Ship {
	card, err := s.rules.Catalog.Ship(s.View.Ship(id).Card)
	if err != nil {
		panic("armada: " + err.Error()) // it was found when the fleet was mustered
	}
	return card
}

// squadronCard is what is printed on a squadron card.
func (s *State) squadronCard(id board.SquadronID) *catalog.Squadron {
	card, err := s.rules.Catalog.Squadron(s.View.Squadron(id).Card)
	if err != nil {
		panic("armada: " + err.Error())
	}
	return card
}

// gauged is a ship as the gauge measures it.
func (s *State) gauged(id board.ShipID) *gauge.Ship {
	return gauge.NewShip(s.View.Ship(id).Pose, s.rules.hulls[s.shipCard(id).Chassis])
}

// ask puts one question and returns the answer.
func (t *Table) ask(d game.Decision) game.Choice { return t.Ask(d)[0] }

// askOne has a seat pick one of the options; it returns the id. A single legal option that changes nothing is still asked:
// what is done is the player's.
func (t *Table) askOne(seat game.Seat, kind game.Kind, prompt game.Phrase, about []string, options []game.Option) string {
	return t.ask(game.Decision{Kind: kind, Seat: seat, Prompt: prompt, About: about, Shape: game.OneOf, Options: options}).One()
}

// askSeeing asks a player something behind the curtain that shows what was hidden from that player.
func (t *Table) askSeeing(d game.Decision) game.Choice {
	d.Private = true
	t.Reveal()
	return t.ask(d)
}

// onTable are the ids of a seat's ships on the table; NoSeat: of both.
func (s *State) onTable(seat game.Seat) (ids []board.ShipID) {
	for i := range s.View.Ships {
		if ship := &s.View.Ships[i]; ship.Where == board.OnTable && (seat == game.NoSeat || ship.Seat == seat) {
			ids = append(ids, ship.ID)
		}
	}
	return ids
}

// squadronsOnTable are the ids of a seat's squadrons on the table; NoSeat: of both.
func (s *State) squadronsOnTable(seat game.Seat) (ids []board.SquadronID) {
	for i := range s.View.Squadrons {
		if q := &s.View.Squadrons[i]; q.Where == board.OnTable && (seat == game.NoSeat || q.Seat == seat) {
			ids = append(ids, q.ID)
		}
	}
	return ids
}

// second is the second player.
func (s *State) second() game.Seat { return board.Across(s.View.First) }

// eachObstacle calls with the obstacles that lie on the table.
func (s *State) eachObstacle(call func(o *board.Obstacle)) {
	for i := range s.View.Obstacles {
		if o := &s.View.Obstacles[i]; o.Placed && !o.Gone {
			call(o)
		}
	}
}

func vec(pair [2]float64) physics.Vec { return physics.Vec{X: pair[0], Y: pair[1]} }

func compareCards(a, b DamageCard) int {
	return cmp.Or(cmp.Compare(a.Card, b.Card), cmp.Compare(a.Copy, b.Copy))
}
