package board

import (
	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// The Events of X-Wing. Each is complete: View.Apply needs nothing else. Their
// kinds key the log's sentences in assets/words and the coverage.
type (
	// PhaseBegan opens a phase; Round counts from 1 (0 in setup).
	PhaseBegan struct {
		Phase Phase
		Round int
	}
	// StepBegan names what the table is doing now, for the panel.
	StepBegan struct{ Step string }
	// FirstPlayerChosen gives a seat the first player marker.
	FirstPlayerChosen struct{ Seat game.Seat }
	// ObstaclePlaced puts an obstacle from a seat's reserve into the play area.
	ObstaclePlaced struct {
		Obstacle ObstacleID
		XWS      string
		Type     catalog.ObstacleType
		Seat     game.Seat
		Pose     physics.Pose
	}
	// ObstacleRemoved takes an obstacle out of the game.
	ObstacleRemoved struct{ Obstacle ObstacleID }
	// DevicePlaced puts a bomb or mine into play, RemotePlaced a remote, which has
	// from now on a place among the ships.
	DevicePlaced struct {
		Device DeviceID
		Kind   string
		Token  string // where it is not the kind's
		Pose   physics.Pose
		Fuses  int
		Placed
	}
	RemotePlaced struct {
		Ship             ShipID
		Kind             string
		Pose             physics.Pose
		Initiative, Hull int
		Charges          Charges
		Placed
	}
	// RemoteMoved relocates a remote: with a template from some of its guides, "" if
	// it has no others, or to the guides of a ship.
	RemoteMoved struct {
		Ship     ShipID
		From, To physics.Pose
		Guides   string // "front-left"
		Template physics.Template
		Host     ShipID // at whose guides, 0 with a template
	}
	// DeviceDetonated makes a device detonate; Ship met it, 0 for none.
	DeviceDetonated struct {
		Device DeviceID
		Ship   ShipID
	}
	// DeviceRemoved takes a device out of play.
	DeviceRemoved struct{ Device DeviceID }
	// FusesChanged sets how many fuse markers lie on a device or an obstacle.
	FusesChanged struct {
		Piece string
		Fuses int
	}
	// ShipDocked puts a ship in reserve with its carrier; ShipDeployed brings it back
	// at the carrier's guides, Engaged if its turn to engage is over; DeployFailed
	// leaves it where it is.
	ShipDocked   struct{ Ship, Carrier ShipID }
	ShipDeployed struct {
		Ship, Carrier ShipID
		Pose          physics.Pose
		Engaged       bool
	}
	DeployFailed struct{ Ship, Carrier ShipID }
	// DecloakFailed tells that a ship stays where it is, cloaked.
	DecloakFailed struct {
		Ship ShipID
		Why  game.Phrase
	}
	// PilotTakenOver gives a ship the pilot of another: ability, initiative, charges.
	PilotTakenOver struct {
		Ship, From ShipID
		Pilot      string
		Initiative int
		Charges    Charges
	}
	// CardTokensChanged sets the tokens that lie on an upgrade.
	CardTokensChanged struct {
		Ship   ShipID
		XWS    string
		Tokens []Token
	}
	// ConditionAssigned, ConditionRemoved and ConditionRevealed tell of a ship's
	// condition cards.
	ConditionAssigned struct {
		Ship      ShipID
		Condition Condition
	}
	ConditionRemoved struct {
		Ship ShipID
		Card string
	}
	ConditionRevealed struct {
		Ship ShipID
		Card string
	}
	// ConditionLaden lays a damage card faceup onto a ship's condition.
	ConditionLaden struct {
		Ship   ShipID
		Card   string
		Damage string
		N      int
		Deck   int // cards left in that seat's deck
	}
	// ShipPlaced sets a ship up.
	ShipPlaced struct {
		Ship ShipID
		Pose physics.Pose
	}
	// TurretRotated gives a turret indicator the arcs it now selects.
	TurretRotated struct {
		Ship ShipID
		Arcs []physics.Arc
	}
	// DecksShuffled tells how many cards each damage deck now holds.
	// Ships whose damage cards were gathered for it have none any more.
	DecksShuffled struct {
		Cards    [2]int
		Gathered []ShipID
	}
	// DialsAssigned says that a seat has confirmed its dials.
	DialsAssigned struct {
		Seat  game.Seat
		Ships []ShipID
	}
	// DialRevealed turns a dial faceup.
	DialRevealed struct {
		Ship     ShipID
		Maneuver catalog.Maneuver
	}
	// DialLookedAt says that a seat looked at another's dial, not what it saw.
	DialLookedAt struct {
		Ship ShipID
		By   ShipID
	}
	// ShipActive says which ship activates or engages, and at which initiative; 0 for none.
	ShipActive struct {
		Ship       ShipID
		Initiative int
	}
	// ShipMoved moves a ship by a template.
	ShipMoved struct {
		Ship     ShipID
		By       MoveKind
		Move     physics.Move  // the template used, for drawing
		Side     physics.Side  // of a barrel roll
		Curve    physics.Curve // of its template
		From, To physics.Pose
		Full     bool
		Touched  ShipID // partial: the ship it ends up touching
		Blocked  ShipID // partial: the ship that blocked the final place
	}
	// ManeuverExecuted ends the Execute Maneuver step.
	ManeuverExecuted struct {
		Ship     ShipID
		Maneuver catalog.Maneuver // as executed: difficulty after changes
		Full     bool
	}
	// ObstacleMet says that a move went through or onto an obstacle.
	ObstacleMet struct {
		Ship     ShipID
		Obstacle ObstacleID
	}
	// ActionStepSkipped says that a ship loses its Perform Action step, and why.
	ActionStepSkipped struct {
		Ship ShipID
		Why  game.Phrase
	}
	// ShipActivated and ShipEngaged end a ship's turn in the phase.
	ShipActivated struct{ Ship ShipID }
	ShipEngaged   struct{ Ship ShipID }
	// ShipFled and ShipDestroyed say what befell a ship; ShipRemoved takes it away.
	ShipFled      struct{ Ship ShipID }
	ShipDestroyed struct{ Ship ShipID }
	ShipRemoved   struct{ Ship ShipID }

	// TokenGained and TokenLost change a ship's tokens by N of a kind.
	TokenGained struct {
		Ship  ShipID
		Token Token
		N     int
	}
	TokenLost struct {
		Ship  ShipID
		Token Token
		N     int
		Spent bool
	}
	// LockAcquired and LockLost change what a ship has locked.
	LockAcquired struct {
		Ship   ShipID
		Target string
	}
	LockLost struct {
		Ship   ShipID
		Target string
		Spent  bool
	}
	// ActionPerformed and ActionFailed tell of an action ("focus", "card:upgrade/r5d8/0").
	ActionPerformed struct {
		Ship       ShipID
		Action     string
		Difficulty catalog.Difficulty
	}
	ActionFailed struct {
		Ship       ShipID
		Action     string
		Difficulty catalog.Difficulty
		Why        game.Phrase
	}
	// AbilityUsed says whose card resolves ("upgrade/elusive").
	AbilityUsed struct {
		Ship ShipID
		Card string
	}
	// UpgradeFlipped turns a dual card to a side.
	UpgradeFlipped struct {
		Ship ShipID
		XWS  string
		Side int
	}
	// UpgradesExchanged has two ships exchange an upgrade each, with all that is on it.
	UpgradesExchanged struct {
		Ship     ShipID
		XWS      string
		Other    ShipID
		OtherXWS string
	}
	// ChargesChanged sets the active charges of a card: "force", "ship" or an upgrade's xws.
	ChargesChanged struct {
		Ship   ShipID
		Card   string
		Active int
		Spent  int // how many of them were spent, if that is why
	}
	// ShieldsChanged sets a ship's active shields.
	ShieldsChanged struct {
		Ship   ShipID
		Active int
	}

	// AttackDeclared opens an attack.
	AttackDeclared struct{ Attack Attack }
	// AttackStepBegan moves the attack on.
	AttackStepBegan struct{ Step AttackStep }
	// DiceRolled shows a roll. Dice holds the whole pool after it. Outside an
	// attack (Attack false) Ship rolled for Why.
	DiceRolled struct {
		Ship   ShipID
		Side   Side
		Dice   []Die
		Attack bool
		Why    game.Phrase
	}
	// DiceModified shows a pool after somebody changed, rerolled, added or spent dice.
	DiceModified struct {
		Ship ShipID // who modified
		Side Side
		Dice []Die
		How  string // option id: "focus", "lock", "upgrade/predator"
	}
	// DiceCanceled shows a pool after results were canceled or spent, which is
	// no modification.
	DiceCanceled struct {
		Ship     ShipID // whose card canceled; 0 if the results were spent
		Side     Side
		Dice     []Die
		Canceled []Face
		How      string // the card: "upgrade/munitionsfailsafe"; "" if the results were spent
	}
	// ResultsNeutralized shows both pools after canceling, and whether the attack hits.
	ResultsNeutralized struct {
		Dice [2][]Die
		Hit  bool
	}
	// AttackEnded closes the attack.
	// Resumed is the attack in whose Aftermath it happened, if any.
	AttackEnded struct {
		Attacker, Defender ShipID
		Resumed            *Attack
	}

	// DamageSuffered tells of one point of damage before it is applied.
	DamageSuffered struct {
		Ship ShipID
		Crit bool
	}
	// DamagePrevented says that a point of damage did not happen.
	DamagePrevented struct {
		Ship ShipID
		Crit bool
	}
	// DamageDealt gives a ship a damage card: Card is empty when it is facedown.
	DamageDealt struct {
		Ship ShipID
		Card string
		N    int
		Deck int // cards left in that seat's deck
	}
	// DamageExposed turns a facedown card faceup.
	DamageExposed struct {
		Ship ShipID
		Card string
		N    int
	}
	// DamageRepaired turns a faceup card facedown (Card named) or discards a facedown one.
	DamageRepaired struct {
		Ship ShipID
		Card string
		N    int
	}
	// RoundEnded closes a round.
	RoundEnded struct{ Round int }
	// GameEnded names the winner, NoSeat for a draw.
	GameEnded struct{ Winner game.Seat }
)

// MoveKind is what made a ship move.
type MoveKind string

// The kinds of move.
const (
	ByManeuver   MoveKind = "maneuver"
	ByBarrelRoll MoveKind = "barrelroll"
	ByBoost      MoveKind = "boost"
	ByDecloak    MoveKind = "decloak"
	BySLAM       MoveKind = "slam"
	ByTractor    MoveKind = "tractor"
	ByPivot      MoveKind = "pivot"
)
