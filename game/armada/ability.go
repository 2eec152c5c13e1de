package armada

import (
	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// Timing is a moment at which abilities of cards resolve. The list is closed; names follow the rules reference
// (ARM-TIM-002 to -011).
type Timing uint8

// The timings. Those marked (option) are offered in their step instead of resolved.
const (
	Never                  Timing = iota
	BeforeFaceup                  // before Moment.Ship is dealt a faceup damage card; Moment.Damage is the card once it is drawn
	WhenDealtFaceup               // Moment.Damage arrives at, or turns faceup on, Moment.Ship; Moment.N 1: that is destroyed by it
	WhenActivating                // when Moment.Ship, Moment.Squadron is activated
	BeforeRevealing               // before Moment.Ship reveals its dial
	WhenRevealing                 // when Moment.Ship has revealed a dial of Moment.Command
	ResolvingCommand              // while Moment.Ship resolves Moment.Command, before anything of it has come: Table.Command
	AfterCommand                  // after Moment.Ship has resolved it
	BeforeRolling                 // before the attack's dice are rolled; Moment.Ship or Moment.Squadron attacks
	ResolvingEffects              // (option) in the Resolve Attack Effects step
	SpendingTokens                // (option) in the Spend Defense Tokens step; Moment.Ship or Moment.Squadron attacks
	WhenSpendingToken             // when the defender spends Moment.Token, which was in that state; before its effect
	CriticalEffect                // (option) when critical effects resolve; Moment.N is how many still may
	BeforeSuffering               // (option) before the damage of an attack is suffered; Moment.N is the damage
	AfterAttack                   // after an attack, Moment.Shot; Moment.N is its damage
	DeterminingCourse             // in Determine Course of Moment.Ship: Moment.N 0 before it, 1 first, 2 after its navigate command
	EndOfMovement                 // when Moment.Ship has ended a movement, before it resolves obstacles
	AfterOverlapping              // after Moment.Ship has overlapped a ship or an obstacle (Moment.Obstacle, 0: a ship)
	AfterObstacle                 // after Moment.Obstacle has had its effect on Moment.Ship: Moment.N damage suffered and cards dealt
	AfterMoving                   // after Moment.Ship has executed a maneuver, or Moment.Squadron has moved
	AfterChangingSpeed            // after the speed dial of Moment.Ship was changed: Moment.N 0 by its owner, 1 by others
	BeforePlacingObstacles        // after the objective is chosen, before the first obstacle is placed
	AfterPlacingObstacles         // after the last obstacle is placed
	BeforeDeploying               // before the first deployment turn
	AfterDeploying                // after both fleets are deployed
	StartOfPhase                  // at the start of Moment.Phase; exogorths attack after what the first player does then
	EndOfPhase                    // at its end
	WhenDestroyed                 // as .Ship, .Squadron, station .Obstacle is lost: N 0 before it leaves (3: from outside), 1 as, 2 after
	EndOfRound                    // at the end of the round
	DuringActivation              // (option) in the activation of Moment.Squadron (N 1: it attacks no more), or between Moment.Ship's steps
	BeforeMoving                  // before Moment.Ship sets its course, before Moment.Squadron moves
	AfterDamage                   // once the defender has suffered the Moment.N damage of the attack
	AfterAnswering                // after an attack, Moment.Shot, and what the defender answers it with
	WhenTokenMoves                // when the objective token Moment.Marker is moved, or removed
	StartOfRound                  // when a round has begun, before the start of its Command Phase
	AfterActivation               // after Moment.Ship, or Moment.Squadron by the command of Moment.By, has ended its activation
	AfterSpendingTokens           // after the Spend Defense Tokens step; Moment.Ship or Moment.Squadron attacks
	WhenSuffering                 // (option) when that damage is suffered, and nothing lowers it any more; Moment.N is the damage
	BeforeCommandToken            // before Moment.Ship gains a Moment.Command token; Moment.N 1: after it has spent one
	WhenDeployed                  // when Moment.Ship has been deployed, whenever that is
	AfterGathering                // the attack's dice are gathered: Moment.N 0 what table and attacker take away, 1 the defender
	EndOfAttackStep               // at the end of the Attack step of Moment.Ship
	SquadronTurn                  // at the turn of Moment.Seat in the Squadron Phase; of Moment.Ship, once its command activates no more
	WhenReadied                   // when Moment.Upgrade of Moment.Ship is readied
	AfterReveal                   // after the Reveal Command Dial step of Moment.Ship: repair and squadron commands are resolved
	WhenTargeted                  // when Moment.Ship or Moment.Squadron is declared as the target of Moment.Shot
	SpendingPoints                // (option) while Moment.Ship spends the Moment.N engineering points of its command that are left
	AfterRolling                  // after the attack's dice are rolled, before any attack effect; Moment.Ship or Moment.Squadron attacks
	AfterMovingObstacle           // after Moment.Seat has moved Moment.Obstacle, which moves by itself
	DeployingSquadrons            // when Moment.Seat may deploy Moment.N squadrons in its turn of deployment
	timingCount
)

// Query is a number or permission that abilities change while they are active. It is asked, never pushed.
type Query uint8

// The queries.
const (
	NoQuery            Query = iota
	DeclaringTarget          // (Refuse) may Moment.Ship, Moment.Squadron declare Moment.Shot
	Spending                 // (Refuse) may Moment.Ship spend its token Moment.Token, Moment.Zone defending; of no kind: accuracy icons
	Regaining                // (Refuse) may Moment.Ship gain a shield in Moment.Zone (N 1: moved), a command token; ready Moment.Upgrade
	ResolvingCritical        // (Refuse) may the attacker Moment.Ship resolve a critical effect
	EngineeringValue         // the engineering value of Moment.Ship, Moment.N before
	IgnoringObstacle         // (Refuse) does Moment.Obstacle do anything to Moment.Ship
	Obstructing              // (Refuse) does Moment.Obstacle obstruct sight; is Moment.Shot of Moment.Ship, Moment.Squadron (N 1: by a die)
	RepeatingZone            // more than 0: may Moment.Ship attack from a zone that has attacked, by Moment.Shot
	Armament                 // dice of Moment.Color more in an armament of Moment.Ship, Moment.Squadron: of Moment.Zone, 0: anti-squadron
	KeywordValue             // what Moment.Keyword of Moment.Squadron counts more than Moment.N; of Moment.Ship: counter
	TokenLimit               // damage that the defender's Moment.Token keeps off, Moment.N before: from each other zone, of a brace all
	IgnoringShields          // more than 0: has the defender no shields against Moment.Shot
	CriticalDamage           // damage of each critical icon of Moment.Shot, Moment.N before
	AttacksInStep            // attacks of Moment.Ship in its Attack step, Moment.N before
	StartingKinds            // kinds of command that the tokens which Moment.Upgrade starts with are of at least, Moment.N before
	PayingFromCard           // more than 0: may tokens on Moment.Upgrade pay its ready cost
	FinalScore               // points of Moment.Seat at the end of the game for Moment.Ship; 0: for no ship
	YawValue                 // clicks more or less of joint Moment.N of Moment.Ship, whose yaw values are Moment.Yaw
	TurnAtSpeed0             // clicks by which Moment.Ship may turn at speed 0
	StrikingEngaged          // more than 0: may Moment.Squadron attack ships although it is engaged
	StrafingRange            // more than 0: may Moment.Squadron attack ships at close range
	CommandValue             // the command value of Moment.Ship, Moment.N before; in Moment.Phase as many dials as it is assigned
	CommandTokens            // command tokens that Moment.Ship may have, Moment.N before: of Moment.Command, 0: in all
	SquadronSpeed            // the speed of Moment.Squadron, Moment.N before; what lowers it counts before what raises it
	Obscured                 // more than 0: is Moment.Shot of Moment.Ship, Moment.Squadron treated as obstructed
	Engagement               // squadrons more that Moment.Squadron counts as engaged by
	SpendingStill            // defense tokens that Moment.Ship may spend in an attack at speed 0
	Lending                  // squadrons that Moment.Ship may activate by the range of Moment.Owner: Moment.Squadron, relayed by .For
	MovedShields             // shields that Moment.Zone of Moment.Ship may have, by Moment.Command, 0: moved by a card; Moment.N before
	MovingEngaged            // more than 0: may Moment.Squadron move although it is engaged
	VirtualToken             // more than 0: may Moment.Ship resolve Moment.Command as if by a token; Moment.N 1: beside a dial of it
	SquadronValue            // the squadron value of Moment.Ship, Moment.N before
	DiceReach                // the farthest range of Moment.Color dice of Moment.Ship for Moment.Shot: of Moment.Zone, 0: anti-squadron
	OverlapCards             // cards that Moment.Ship is dealt when it and Moment.Other overlap, Moment.N before
	Attacking                // (Refuse) may Moment.Ship begin a further attack
	DieColor                 // the color of Moment.Color anti-squadron dice of Moment.Ship; if its owner wants for Moment.Shot
	DamageTotal              // damage that the dice of Moment.Shot come to more
	PayingFleetCommand       // (Refuse) may Moment.Ship spend a Moment.Command token for a fleet command
	KeepingFromShips         // more than 0: does Moment.Squadron keep squadrons that it engages from attacking ships though it is heavy
	Commanding               // (Refuse) may Moment.Ship resolve Moment.Command; 0: be activated now
	SpentForGood             // more than 0: is Moment.Token that Moment.Ship, Moment.Squadron spends as defender discarded
	OverlapFaceup            // more than 0: is the first card that Moment.Ship is dealt when it and Moment.Other overlap faceup
	HullValue                // hull more of Moment.Ship
	queryCount
)

// Moment is what happens, or is asked about, as plain data.
type Moment struct {
	When     Timing
	Ship     board.ShipID // whom it is about
	Other    board.ShipID // and who has to do with it
	Squadron board.SquadronID
	By       board.ShipID // whose squadron command it is
	Obstacle board.ObstacleID
	Marker   board.MarkerID
	At       physics.Pose // where that lay
	Zone     gauge.Zone
	Damage   board.FaceupDamage
	Shot     *Shot
	Upgrade  string // the upgrade that it is about
	Seat     game.Seat
	Phase    board.Phase
	Command  catalog.Command
	Token    board.DefenseToken
	Color    catalog.Color
	Keyword  catalog.KeywordName
	For      board.SquadronID // toward whom a keyword counts: escort, counter and relay; 0 of others
	Yaw      []int
	N        int
	Owner    board.ShipID     // the ship whose card is looked at: "you" (ARM-TIM-019); 0: a squadron's, or the objective
	Self     board.SquadronID // the squadron whose card it is (ARM-TIM-020)
	Card     string           // and the card: "damage/crew-panic"
	Copy     int              // which copy of a damage card
	Kept     int              // what the card has kept for the round (Table.Last)
}

// Cost is what a use of an ability costs.
type Cost uint8

// The costs.
const (
	Free    Cost = iota
	Exhaust      // the card is exhausted (ARM-RDY-004)
	Discard      // the card is discarded
)

// Limit is how often an ability may be used.
type Limit uint8

// The limits.
const (
	Unlimited         Limit = iota
	OncePerActivation       // of whatever ship or squadron
	OncePerRound
	TwicePerActivation
)

// Turn is what an ability does with the dice of a pool that may be good already; its option says so to whoever weighs it.
type Turn string

// What is turned.
const (
	AllDice    Turn = "all-dice" // each is rolled again
	BadDice    Turn = "bad-dice" // such as the player picks are rolled again or changed
	ToAccuracy Turn = "accuracy" // one is changed to accuracy or given up for it
)

// Ability is one ability of a card: a timing and an effect, or a query and an answer.
type Ability struct {
	When   Timing
	Query  Query
	If     func(t *Table, m Moment) bool // nil: for the owner itself
	May    bool                          // its player decides whether it resolves (ARM-TIM-012)
	Theirs bool                          // with May: not the card's player does, but that of Moment.Ship
	Cost   Cost
	Dear   bool // beside that it costs something that its player may rather keep
	Turns  Turn // dice that may be better as they are
	Limit  Limit
	Salvo  bool // a critical effect that a salvo has, too (ARM-DEF-034)
	Lasts  bool // it answers where the card was used with Table.Last in this round, whatever has become of it since
	// EvenDestroyed: it answers in the attack by which the card's own ship or squadron is destroyed, too.
	EvenDestroyed bool
	Do            func(t *Table, m Moment)
	By            func(t *Table, m Moment) int           // the new value of a numeric Query
	Refuse        func(t *Table, m Moment) *game.Refusal // the answer of a permission Query
}

// Card is a card's declaration: its reference ("damage/crew-panic", "upgrade/gunnery-team") and its abilities.
type Card struct {
	Ref       string
	Abilities []Ability
}

// mostYaw is the greatest yaw value.
const mostYaw = 2

// FullYaw are clicks more that make any yaw value the greatest, whatever lowers it.
const FullYaw = 9

// yaw are the yaw values of a ship's column as the queries leave them.
func (t *Table) yaw(id board.ShipID, speed int) []int {
	printed := t.shipCard(id).YawAt(speed)
	if t.maneuver != nil && t.maneuver.straight {
		printed = make([]int, len(printed))
	}
	values := append([]int(nil), printed...)
	for i := range values {
		values[i] = min(max(0, values[i]+t.sum(YawValue, Moment{Ship: id, N: i, Yaw: printed})), mostYaw)
	}
	return values
}

// SquadronValue is the squadron value of a ship.
func (s *State) SquadronValue(id board.ShipID) int {
	t := &Table{State: s}
	return max(0, t.fold(SquadronValue, t.shipCard(id).Squadron, Moment{Ship: id}))
}

// Engineering is the engineering value of a ship.
func (s *State) Engineering(id board.ShipID) int {
	t := &Table{State: s}
	return t.fold(EngineeringValue, t.shipCard(id).Engineering, Moment{Ship: id})
}
