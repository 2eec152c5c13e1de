package armada

import (
	"encoding/json"
	"slices"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// State is a whole game between two steps, as plain data.
type State struct {
	rules  *Rules
	View   board.View
	Hidden Hidden
	Memory Memory
}

// Hidden is what no view may show: facedown dials and cards, decks, chance.
type Hidden struct {
	Stacks   [][]catalog.Command // command dials by ShipID-1, the top one first
	OnCards  []CardDials         `json:",omitempty"` // facedown dials on upgrades
	Facedown [][]DamageCard      // by ShipID-1
	Decks    [2][]DamageCard     // the top is the last
	Discard  [2][]DamageCard
	Dice     game.Source
	Shuffle  [2]game.Source
	Card     []catalog.Command `json:",omitempty"` // command dials on the objective card, the top one first
	Station  []DamageCard      `json:",omitempty"` // facedown cards of stations, of the second player's deck
	Loaded   []board.Die       `json:",omitempty"` // scripted results that come before any roll (tests)
}

// CardDials are the facedown dials on an upgrade, the top one first (ARM-UPG-008).
type CardDials struct {
	Ship  board.ShipID
	Card  string
	Dials []catalog.Command
}

// DamageCard is one card of a damage deck: its title and which copy.
type DamageCard struct {
	Card string
	Copy int
}

// Memory is what the rules remember between steps, none of it secret.
type Memory struct {
	At           Step
	Turn         game.Seat          // whose turn it is in a phase of turns
	Deployed     [2]int             // deployment turns that the seat has had
	StationFired bool               `json:",omitempty"` // the armed station has attacked in this round
	Marked       board.MarkerID     `json:",omitempty"` // a token that the objective comes back to
	Activations  [2]int             // ships that the seat has activated in this Ship Phase
	PassedLast   [2]bool            // the seat's last turn of this Ship Phase was a pass for a token
	Ship         board.ShipID       // that is activated
	Ships        []ShipMemory       // by ShipID-1
	Used         []string           `json:",omitempty"` // cards used in this activation that may be once in each
	UsedInRound  []string           `json:",omitempty"` // and in this round
	Lasting      []Lasting          `json:",omitempty"` // uses that last to the end of the round
	Flights      []Flight           `json:",omitempty"` // the activations of squadrons under way
	Gains        []Gain             `json:",omitempty"` // keywords that squadrons have for a time
	Held         []board.SquadronID `json:",omitempty"` // squadrons that cannot move in this ship's activation
	Moved        []board.SquadronID `json:",omitempty"` // and those that have moved in it
	Why          game.Phrase        `json:",omitzero"`  // how the game ended
	Scores       [][2]int           `json:",omitempty"` // at the end of each round, for the sheet
	Reserve      []string           `json:",omitempty"` // forces of the objective that are nobody's yet
	Brought      []string           `json:",omitempty"` // pieces that the objective has brought and comes back to
}

// ShipMemory is what the rules remember of one ship in its activation or in the round.
type ShipMemory struct {
	Resolved []catalog.Command `json:",omitempty"` // this round (ARM-CMD-002)
	Fired    []gauge.Zone      `json:",omitempty"` // hull zones that have attacked in this activation
	Targets  []string          `json:",omitempty"` // zones and whom they have attacked in this activation
	Again    gauge.Zone        `json:",omitempty"` // the zone from which its next attack may be made once more
	Moves    int               `json:",omitempty"` // maneuvers that it has executed in this activation
	OnShips  int               `json:",omitempty"` // attacks on ships this round
	Shots    []string          `json:",omitempty"` // its attacks this round: zone and target
	Before   int               `json:",omitempty"` // commands that it had resolved in the round when it was activated
	Forced   catalog.Command   `json:",omitempty"` // that its new dials have to be of in this Command Phase
	OneRaid  bool              `json:",omitempty"` // its dial removes one raid token
	Silent   bool              `json:",omitempty"` // its dial is discarded: it reveals none this round
}

// Has reports whether the ship has resolved a command in this round.
func (m *ShipMemory) Has(c catalog.Command) bool { return slices.Contains(m.Resolved, c) }

// Flight is the activation of a squadron.
type Flight struct {
	Squadron board.SquadronID
	By       board.ShipID // whose squadron command it is; 0 for none
	Free     bool         `json:",omitempty"` // it ignores engagement
	Speed    int          `json:",omitempty"` // that its speed is changed to before all else; 0: it is as printed
	Still    bool         `json:",omitempty"` // it cannot attack
}

// Clone returns a deep copy of the state.
func (s *State) Clone() game.State {
	c := *s
	c.View = s.View.Clone()
	c.Hidden.Stacks, c.Hidden.Facedown = clones(s.Hidden.Stacks), clones(s.Hidden.Facedown)
	for i := range c.Hidden.Decks {
		c.Hidden.Decks[i], c.Hidden.Discard[i] = slices.Clone(s.Hidden.Decks[i]), slices.Clone(s.Hidden.Discard[i])
	}
	c.Hidden.OnCards = slices.Clone(s.Hidden.OnCards)
	for i := range c.Hidden.OnCards {
		c.Hidden.OnCards[i].Dials = slices.Clone(s.Hidden.OnCards[i].Dials)
	}
	c.Hidden.Loaded, c.Hidden.Card, c.Hidden.Station = slices.Clone(s.Hidden.Loaded), slices.Clone(s.Hidden.Card),
		slices.Clone(s.Hidden.Station)
	c.Memory.Ships = slices.Clone(s.Memory.Ships)
	for i := range c.Memory.Ships {
		m := &c.Memory.Ships[i]
		m.Resolved, m.Fired, m.Shots = slices.Clone(m.Resolved), slices.Clone(m.Fired), slices.Clone(m.Shots)
		m.Targets = slices.Clone(m.Targets)
	}
	c.Memory.Used, c.Memory.UsedInRound = slices.Clone(s.Memory.Used), slices.Clone(s.Memory.UsedInRound)
	c.Memory.Lasting = slices.Clone(s.Memory.Lasting)
	c.Memory.Flights, c.Memory.Gains = slices.Clone(s.Memory.Flights), slices.Clone(s.Memory.Gains)
	c.Memory.Held, c.Memory.Moved = slices.Clone(s.Memory.Held), slices.Clone(s.Memory.Moved)
	c.Memory.Scores = slices.Clone(s.Memory.Scores)
	c.Memory.Reserve, c.Memory.Brought = slices.Clone(s.Memory.Reserve), slices.Clone(s.Memory.Brought)
	return &c
}

func clones[T any](lists [][]T) [][]T {
	c := make([][]T, len(lists))
	for i := range lists {
		c[i] = slices.Clone(lists[i])
	}
	return c
}

// Step names the step that Run will run next.
func (s *State) Step() string { return string(s.Memory.At) }

// Outcome returns how the game ended, and whether it has.
func (s *State) Outcome() (game.Outcome, bool) {
	if !s.View.Ended {
		return game.Outcome{}, false
	}
	return game.Outcome{Winner: game.Side(s.View.Winner), Why: s.Memory.Why}, true
}

// Encode returns the canonical bytes of the whole state, hidden facts included.
func (s *State) Encode() []byte {
	bytes, err := json.Marshal(struct {
		View   *board.View
		Hidden *Hidden
		Memory *Memory
	}{&s.View, &s.Hidden, &s.Memory})
	if err != nil {
		panic("armada: " + err.Error())
	}
	return bytes
}

// Reseed replaces the randomness still to come: the dice, and the order of the decks.
func (s *State) Reseed(seed uint64) {
	s.seed(seed)
	for i := range s.Hidden.Decks {
		s.shuffle(game.Seat(i))
	}
}

// Streams of chance of a seed.
const (
	diceStream = 1
	deckStream = 2 // and the next one
)

func (s *State) seed(seed uint64) {
	s.Hidden.Dice = game.NewSource(seed, diceStream)
	for i := range s.Hidden.Shuffle {
		s.Hidden.Shuffle[i] = game.NewSource(seed, uint64(deckStream+i))
	}
}

// shuffle puts a damage deck into a random order.
func (s *State) shuffle(seat game.Seat) {
	deck := s.Hidden.Decks[seat]
	s.Hidden.Shuffle[seat].Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
}

// Imagine is Reseed that replaces all that is hidden from a seat by what it might be as well: the other player's
// facedown dials, whatever lies facedown of damage, the decks.
func (s *State) Imagine(seat game.Seat, seed uint64, _ game.Belief) {
	s.Reseed(seed)
	chance := game.NewSource(seed, deckStream+2)
	for i := range s.View.Ships {
		if s.View.Ships[i].Seat != seat {
			for k := range s.Hidden.Stacks[i] {
				s.Hidden.Stacks[i][k] = catalog.Commands()[chance.Below(len(catalog.Commands()))]
			}
		}
	}
	for _, on := range s.Hidden.OnCards {
		if s.View.Ship(on.Ship).Seat != seat {
			for k := range on.Dials {
				on.Dials[k] = catalog.Commands()[chance.Below(len(catalog.Commands()))]
			}
		}
	}
	if seat == s.View.First {
		for k := range s.Hidden.Card {
			s.Hidden.Card[k] = catalog.Commands()[chance.Below(len(catalog.Commands()))]
		}
	}
	for side := range s.Hidden.Decks {
		s.imagineDamage(game.Seat(side), &chance)
	}
}

// imagineDamage deals what lies facedown anew from what is in none of the discard pile and faceup.
func (s *State) imagineDamage(side game.Seat, chance *game.Source) {
	unseen := slices.Clone(s.Hidden.Decks[side])
	for i := range s.View.Ships {
		if s.View.Ships[i].Seat == side {
			unseen = append(unseen, s.Hidden.Facedown[i]...)
		}
	}
	station := 0
	if side == s.second() {
		unseen = append(unseen, s.Hidden.Station...)
		station = len(s.Hidden.Station)
	}
	slices.SortFunc(unseen, compareCards)
	chance.Shuffle(len(unseen), func(i, j int) { unseen[i], unseen[j] = unseen[j], unseen[i] })
	for i := range s.View.Ships {
		if s.View.Ships[i].Seat == side {
			n := len(s.Hidden.Facedown[i])
			s.Hidden.Facedown[i], unseen = slices.Clone(unseen[:n]), unseen[n:]
		}
	}
	if station > 0 {
		s.Hidden.Station, unseen = slices.Clone(unseen[:station]), unseen[station:]
	}
	s.Hidden.Decks[side] = slices.Clone(unseen)
}
