package xwing

import (
	"encoding/json"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Rules is what a game is played by: immutable, shared, and no part of the state.
type Rules struct {
	Version     string // of this code, as journals carry it
	Edition     *Edition
	List        catalog.Ruleset // the points list: costs, slots, card faces, texts
	Catalog     *catalog.Catalog
	Cards       *Library
	Deck        string        // the damage deck, of several; "" where there is but one
	Mission     *Mission      // the scenario; nil: none
	Environment *Environment  // the environment card; nil: none
	Facts       func() string // which of the facts the game goes by, as journals carry it; nil: all of them
}

// ByList returns the rules with the costs, slots, card faces and texts of a points list.
func (r *Rules) ByList(list catalog.Ruleset) *Rules {
	cards := r.Cards.By(r.Catalog.Texts(list))
	if r.List == list && cards == r.Cards {
		return r
	}
	rules := *r
	rules.List, rules.Cards = list, cards
	return &rules
}

// State is a whole game between two steps, as plain data.
type State struct {
	rules      *Rules
	printed    []printed // by ShipID-1; found anew if it is not there
	heed       *heed     // what the cards on the ships answer to, as kept by the step under way
	placed     []placed  // by ObstacleID-1; likewise
	stepping   bool      // a step is under way: what is kept of the cards is up to date by the Events that change it
	farsighted int       // ships that treat friendly ships far from them as near
	lenders    int       // ships whose pilots may work for their carrier, or that borrow those of others
	worth      []int     // squad points by ShipID-1, as the squads were built
	shown      showing   // empty between steps
	table      *Table    // of the steps run so far, for its memory alone
	View       board.View
	Hidden     Hidden
	Memory     Memory
}

// Hidden is what no view may show: facedown dials and cards, decks, chance.
type Hidden struct {
	Secrets  []Secret           `json:",omitempty"` // what facedown conditions are
	Beneath  []Beneath          `json:",omitempty"` // what lies facedown beneath upgrades
	Dials    []catalog.Maneuver // by ShipID-1, while facedown
	Facedown [][]DamageCard     // by ShipID-1
	Decks    []Deck             // by board.Pile, no longer than there are any
	Dice     game.Source
	Loaded   [2][]board.Face                // scripted results that come before any roll (tests)
	Looked   [board.MaxSeats][]board.ShipID // dials of others that a seat has looked at this round
	Keyed    Keyed                          `json:",omitzero"` // in games that are tried (Belief)
}

// Memory is what the rules remember between steps, none of it secret.
type Memory struct {
	At     int                    // index into Edition.Steps
	Ships  []ShipMemory           // by ShipID-1
	Points [board.MaxSeats]int    // squad points by seat, for player order
	Worth  []int                  `json:",omitempty"` // squad points by ShipID-1, where mission points are given for ships
	Halved []board.ShipID         `json:",omitempty"` // for half of whose health the opponent has scored
	Squads [board.MaxSeats]string // squad names by seat
	Queue  []Entry                // the ability queue; empty between steps
	// Returns are the ships in reserve that the next Planning Phase brings back.
	Returns []Return `json:",omitempty"`
	Now     int      // the initiative that the phase has reached

	Engaging bool // the start of the Engagement Phase is resolved
	Reached  bool // ships of the initiative Now have engaged
	// AtZero: what happens at initiative 0 is resolved.
	AtZero bool `json:",omitempty"`
}

// ShipMemory is what the rules remember of one ship, mostly for one round.
type ShipMemory struct {
	Actions     []string         // action ids performed or failed this round
	Maneuver    catalog.Maneuver // the maneuver revealed, or what abilities have made of it
	Executed    catalog.Maneuver // the maneuver executed this round, the last of several
	Fastest     int              `json:",omitempty"` // the highest speed of those
	Moved       bool             // it has executed one
	Full        bool             // and fully
	SkipAction  bool             // loses its Perform Action step
	NoDial      bool             // ionized in the Planning Phase: activates without a dial
	BonusAttack bool             // has made its one bonus attack
	Bonus       []string         `json:",omitempty"` // weapons with which it has made more than that
	SystemDone  bool             // has had its turn in the System Phase
	Decloaking  bool             // has tried to decloak in the System Phase
	Decloaked   bool             // has decloaked in this phase: no devices in it
	// Mourned: what its destruction triggers has resolved, or is in the queue.
	Mourned bool `json:",omitempty"`
	Stays   Stay `json:",omitempty"` // how long it is not removed although it is destroyed
	Blocked bool `json:",omitempty"` // it has overlapped an enemy ship and performs no more actions in its activation
	// PlacedDevice: it has dropped or launched its device of the round.
	PlacedDevice bool `json:",omitempty"`
	// Deploying, Deployed and JustDocked: this round, tried to deploy from its
	// carrier, has, or docked with it.
	Deploying  bool     `json:",omitempty"`
	Deployed   bool     `json:",omitempty"`
	JustDocked bool     `json:",omitempty"`
	Used       []string // abilities used in the current window ("attack", "round"): "window/card/index"
	Initiative []InitiativeChange
	Late       catalog.Difficulty `json:",omitempty"` // the difficulty of a maneuver that is checked after its Perform Action step
	// Agility: how much more agile it is for the round, whatever becomes of who made it so (X10-ABL-007).
	Agility int `json:",omitempty"`
}

// InitiativeChange is an effect that replaces a ship's initiative; the most
// recent one counts (X20-INI-003).
type InitiativeChange struct {
	By    string // card
	Value int
	Phase board.Phase // it ends with this phase
}

// Clone returns a deep copy of the state.
func (s *State) Clone() game.State { return s.clone() }

func (s *State) clone() *State { return s.cloneIn(new(room)) }

// cloneIn is clone in a room.
func (s *State) cloneIn(r *room) *State {
	c := *s
	c.table, c.stepping = nil, false
	c.View = s.View.CloneIn(&r.view)
	c.Hidden.Dials = slices.Clone(s.Hidden.Dials)
	c.Hidden.Facedown, c.Hidden.Decks = s.Hidden.copyCards(&r.cards)
	for i := range s.Hidden.Loaded {
		c.Hidden.Loaded[i] = slices.Clone(s.Hidden.Loaded[i])
	}
	for i := range s.Hidden.Looked {
		c.Hidden.Looked[i] = slices.Clone(s.Hidden.Looked[i])
	}
	c.Hidden.Secrets = slices.Clone(s.Hidden.Secrets)
	c.Hidden.Beneath = slices.Clone(s.Hidden.Beneath)
	c.Memory.Queue = slices.Clone(s.Memory.Queue)
	c.Memory.Returns = slices.Clone(s.Memory.Returns)
	c.Memory.Worth = slices.Clone(s.Memory.Worth)
	c.Memory.Halved = slices.Clone(s.Memory.Halved)
	r.ships = append(r.ships[:0], s.Memory.Ships...)
	c.Memory.Ships = r.ships[:len(r.ships):len(r.ships)]
	r.ids.Again(4 * len(s.Memory.Ships))
	for i := range c.Memory.Ships {
		m := &c.Memory.Ships[i]
		m.Actions, m.Used, m.Bonus = r.ids.Of(m.Actions), r.ids.Of(m.Used), r.ids.Of(m.Bonus)
		m.Initiative = slices.Clone(m.Initiative)
	}
	return &c
}

// Versions returns the versions of the rules and of the facts that the game is
// played by: a journal of others may be of another game.
func (s *State) Versions() (rules, catalogue string) {
	if s.rules.Facts != nil {
		return s.rules.Version, s.rules.Facts()
	}
	return s.rules.Version, s.rules.Catalog.Version()
}

// Rules returns the rules the game is played by.
func (s *State) Rules() *Rules { return s.rules }

// Step names the step that Run will run next.
func (s *State) Step() string {
	at, round := s.Memory.At, s.View.Round
	if s.table == nil || s.table.pages == nil {
		return s.stepName(at, round)
	}
	p := s.table.pages
	if p.step == "" || p.at != at || p.round != round {
		p.step, p.at, p.round = s.stepName(at, round), at, round
	}
	return p.step
}

func (s *State) stepName(at, round int) string {
	return string(s.rules.Edition.Steps[at]) + "/" + strconv.Itoa(round)
}

// Run runs the next step: one piece of the current entry of the phase table.
func (s *State) Run(gt *game.Table) {
	s.keepPlaced()
	if s.table == nil { // from its first step on, what is announced keeps up to date what is kept of the cards
		s.keepPrinted()
		s.keepHeed()
		s.table = &Table{pages: new(pages)}
	}
	s.stepping = true
	defer func() { s.stepping = false }()
	t := s.table
	*t = Table{Table: gt, State: s, cards: t.cards[:0], aimed: t.aimed[:0], pages: t.pages}
	steps := s.rules.Edition.Steps
	entry := steps[s.Memory.At]
	if t.View.Step != string(entry) {
		t.announce(board.StepBegan{Step: string(entry)})
	}
	if !t.runStep(entry) {
		return
	}
	s.endInitiativeChanges(entry.Phase())
	s.Memory.At++
	if s.Memory.At == len(steps) {
		s.Memory.At = s.rules.Edition.Again
	}
}

// Outcome returns the winner once the game has ended.
func (s *State) Outcome() (game.Outcome, bool) {
	if !s.View.Ended {
		return game.Outcome{}, false
	}
	return game.Outcome{Winner: game.Side(s.View.Winner), Why: game.Say(s.why())}, true
}

// The streams of chance that one seed feeds.
const (
	diceStream = iota + 1
	deckStream // and those behind it, one for each damage deck
)

// Reseed replaces the randomness still to come: the dice, and the order of the
// cards left in the decks.
func (s *State) Reseed(seed uint64) {
	s.Hidden.Dice = game.NewSource(seed, diceStream)
	s.seedDecks(seed)
	for i := range s.Hidden.Decks {
		d := &s.Hidden.Decks[i]
		d.Chance.Shuffle(len(d.Cards), func(a, b int) { d.Cards[a], d.Cards[b] = d.Cards[b], d.Cards[a] })
	}
}

// whole is all of a state, as it is encoded.
type whole struct {
	V *board.View
	H *Hidden
	M *Memory
}

// Encode returns the canonical bytes of the state.
func (s *State) Encode() []byte {
	b, err := json.Marshal(whole{&s.View, &s.Hidden, &s.Memory})
	if err != nil {
		panic("xwing: state does not encode: " + err.Error())
	}
	return b
}

// Public returns the table as everybody sees it: the live one, to be read only.
func (s *State) Public() *board.View { return &s.View }

// ViewFor returns what a seat may see behind its own curtain: the public view
// and its own facedown dials, or those it has looked at. NoSeat gets the public
// view. The copy is the caller's.
func (s *State) ViewFor(seat game.Seat) board.View {
	v := s.View.Clone()
	if seat == game.NoSeat {
		return v
	}
	for i := range v.Ships {
		own := v.Ships[i].Seat == seat || slices.Contains(s.Hidden.Looked[seat], v.Ships[i].ID)
		if own && v.Ships[i].Dial.Assigned && !v.Ships[i].Dial.Revealed {
			v.Ships[i].Dial.Maneuver = s.Hidden.Dials[i]
		}
		for j := range v.Ships[i].Conditions {
			if c := &v.Ships[i].Conditions[j]; c.Facedown && c.Seat == seat {
				c.Card = s.secret(v.Ships[i].ID)
			}
		}
	}
	for _, b := range s.Hidden.Beneath {
		if ship := v.Ship(b.Ship); ship.Seat == seat {
			ship.Upgrade(b.Under).Beneath = b.XWS
		}
	}
	return v
}

// secret returns what the ship's facedown condition is.
func (s *State) secret(id board.ShipID) string {
	for _, c := range s.Hidden.Secrets {
		if c.Ship == id {
			return c.Card
		}
	}
	return ""
}
