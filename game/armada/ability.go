package armada

import (
	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
)

// Timing is a moment at which abilities of cards resolve. The list is closed; names follow the rules reference
// (ARM-TIM-002 to -011).
type Timing uint8

// The timings. Those marked (option) are offered in their step instead of resolved.
const (
	Never                  Timing = iota
	WhenDealtFaceup               // Moment.Damage arrives at, or turns faceup on, Moment.Ship
	BeforeRevealing               // before Moment.Ship reveals its dial
	BeforeRolling                 // before the attack's dice are rolled; Moment.Ship or Moment.Squadron attacks
	AfterOverlapping              // after Moment.Ship has overlapped a ship or an obstacle (Moment.Obstacle, 0: a ship)
	AfterManeuver                 // after Moment.Ship has executed a maneuver
	AfterChangingSpeed            // after the owner of Moment.Ship has changed its speed
	EndOfMovement                 // when Moment.Ship has ended a movement, before it resolves obstacles
	AfterChoosingObjective        // after the objective is chosen
	BeforePlacingObstacles        // before the first obstacle is placed
	AfterPlacingObstacles         // after the last obstacle is placed
	BeforeDeploying               // before the first deployment turn
	WhenDeployed                  // when Moment.Ship is deployed
	AfterDeploying                // after both fleets are deployed
	EndOfCommandPhase             // at the end of the Command Phase
	StartOfRound                  // at the start of the round, before dials are stacked
	StartOfShipPhase              // at the start of the Ship Phase
	AfterRevealing                // after Moment.Ship has revealed its dial
	ResolvingEffects              // (option) in the Resolve Attack Effects step
	AfterObstacle                 // after Moment.Obstacle has had its effect on Moment.Ship: Moment.N damage suffered and cards dealt
	AfterExogorths                // after exogorths have attacked at the start of the Squadron Phase
	AfterAttack                   // after an attack, Moment.Shot; Moment.N is its damage
	WhenDestroyed                 // when Moment.Ship is destroyed
	EndOfRound                    // at the end of the round
	timingCount
)

// Query is a number or permission that abilities change while they are active. It is asked, never pushed.
type Query uint8

// The queries.
const (
	NoQuery           Query = iota
	SpendingAccuracy        // (Refuse) may the attacker Moment.Ship spend accuracy icons
	DeclaringTarget         // (Refuse) may Moment.Ship declare Moment.Shot
	GainingShield           // (Refuse) may Moment.Ship recover a shield in Moment.Zone, or move one to it
	SpendingToken           // (Refuse) may Moment.Ship spend its defense token Moment.N
	ReadyingToken           // (Refuse) may Moment.Ship ready its defense tokens
	GainingCommand          // (Refuse) may Moment.Ship gain a command token
	ResolvingCritical       // (Refuse) may the attacker Moment.Ship resolve a critical effect
	EngineeringValue        // the engineering value of Moment.Ship, Moment.N before
	IgnoringObstacle        // (Refuse) does Moment.Obstacle do anything to Moment.Ship
	Obstructing             // (Refuse) does Moment.Obstacle obstruct lines of sight
	RepeatingZone           // more than 0: may Moment.Ship attack from a zone that has attacked, by Moment.Shot
	FinalScore              // points of Moment.Seat at the end of the game
	YawValue                // clicks more or less of joint Moment.N of Moment.Ship, whose yaw values are Moment.Yaw
	queryCount
)

// Moment is what happens, or is asked about, as plain data.
type Moment struct {
	When     Timing
	Ship     board.ShipID // whom it is about
	Squadron board.SquadronID
	Obstacle board.ObstacleID
	Zone     gauge.Zone
	Damage   board.FaceupDamage
	Shot     *Shot
	Seat     game.Seat
	Yaw      []int
	N        int
	Owner    board.ShipID // the ship whose card is looked at: "you" (ARM-TIM-019); 0: the objective
	Card     string       // and the card: "damage/crew-panic"
	Copy     int          // which copy of a damage card
}

// Ability is one ability of a card: a timing and an effect, or a query and an answer.
type Ability struct {
	When   Timing
	Query  Query
	If     func(t *Table, m Moment) bool // nil: for the owner itself
	Do     func(t *Table, m Moment)
	By     func(t *Table, m Moment) int           // the new value of a numeric Query
	Refuse func(t *Table, m Moment) *game.Refusal // the answer of a permission Query
}

// Card is a card's declaration: its reference ("damage/crew-panic", "upgrade/gunnery-team") and its abilities.
type Card struct {
	Ref       string
	Abilities []Ability
}

// Library is all declared cards, by reference and by what they answer to.
type Library struct {
	cards map[string]*Card
	when  [timingCount]map[string]bool
	query [queryCount]map[string]bool
}

// NewLibrary sorts declarations. It panics when a card is declared twice.
func NewLibrary(cards ...*Card) *Library {
	l := &Library{cards: map[string]*Card{}}
	for i := range l.when {
		l.when[i] = map[string]bool{}
	}
	for i := range l.query {
		l.query[i] = map[string]bool{}
	}
	for _, c := range cards {
		l.add(c)
	}
	return l
}

func (l *Library) add(c *Card) {
	if l.cards[c.Ref] != nil {
		panic("armada: declared twice: " + c.Ref)
	}
	l.cards[c.Ref] = c
	for _, a := range c.Abilities {
		l.when[a.When][c.Ref], l.query[a.Query][c.Ref] = true, true
	}
}

// Declared reports whether a card's text is enforced.
func (l *Library) Declared(ref string) bool { return l != nil && l.cards[ref] != nil }

// yaw are the yaw values of a ship's column as the queries leave them.
func (t *Table) yaw(id board.ShipID, speed int) []int {
	printed := t.shipCard(id).YawAt(speed)
	values := append([]int(nil), printed...)
	for i := range values {
		values[i] = max(0, values[i]+t.sum(YawValue, Moment{Ship: id, N: i, Yaw: printed}))
	}
	return values
}

// engineering is the engineering value of a ship.
func (t *Table) engineering(id board.ShipID) int {
	return t.fold(EngineeringValue, t.shipCard(id).Engineering, Moment{Ship: id})
}
