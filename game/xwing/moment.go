package xwing

import (
	"slices"
	"strings"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Moment is what happened, or is asked about, as plain data: who and what, and what only moves, actions, attacks, damage
// or devices have. Which of these a timing or a query sets, the literals of the rules say; a test finds who reads another.
type Moment struct {
	When       Timing
	Difficulty catalog.Difficulty // the color of the action, or of the maneuver as it is executed
	Token      board.Token
	Ship       board.ShipID // who it is about: the mover, actor, attacker, sufferer
	Other      board.ShipID // the other ship, if any
	Owner      board.ShipID // the ship whose ability is looked at: "you"
	Copy       int          // which copy of a damage card, or of an upgrade
	N          int
	Began      int    // when that of which an After… tells began, by Table.Began: what came since does not answer; 0 for no time
	Card       string // the owner's card ("upgrade/elusive")
	Action     string // action id, or modification id
	Answer     string // after a coordinate action: the action that Moment.Other then performed, if it did; after a lock: the object
	Move       MomentMove
	Met        MomentMet
	Act        MomentAct
	Attack     MomentAttack
	Damage     MomentDamage
	Device     MomentDevice
}

// MomentMove is what a Moment says of a move.
type MomentMove struct {
	Maneuver catalog.Maneuver
	By       board.MoveKind // what moved Moment.Ship
	Through  []board.ShipID // ships that the maneuver, or the boost action, moved through
	Onto     []board.ShipID // ships that the maneuver overlapped at its end, and was executed partially for
	Full     bool
	Ion      bool // the maneuver is the ion maneuver
}

// MomentMet is what it says of the obstacles and remotes in the way.
type MomentMet struct {
	Obstacles []board.ObstacleID // met by the move
	Passed    []board.ObstacleID // those of them that it moved through
	Overlap   bool               // the final base lies on what was met
}

// MomentAct is what it says of an action, or of the step that a maneuver is executed in.
type MomentAct struct {
	Others   []board.ShipID // after a coordinate action: all ships coordinated by it, Moment.Other first
	Step     bool           // the action is that of the Perform Action step, the maneuver is that of the Execute Maneuver step
	Stressed bool           // the ship was stressed as it began the action
	Excused  bool           // the action was granted to stressed ships, too
}

// MomentAttack is what it says of dice and of the shot.
type MomentAttack struct {
	From string          // the turret arc that an attack is made through ("rear"); "" for one that is no turret attack
	Arc  catalog.ArcKind // before the defender is declared: the arc that the weapon is fired through
	// Bonus: whether it would be a bonus attack, where it is asked for (MakingAttack).
	Bonus bool
	Side  board.Side
	Pool  bool // the dice rolled are a pool of the attack under way, of Side
}

// MomentDamage is what it says of one point of damage, or of a damage card.
type MomentDamage struct {
	Dealt board.FaceupDamage // the faceup card that the point of damage dealt, or that is dealt, repaired or exposed, if any
	Crit  bool
}

// MomentDevice is what it says of a device.
type MomentDevice struct {
	ID       board.DeviceID
	Lockers  []board.ShipID // ships that had a lock on what has detonated; whose lock would be spent
	Launched bool           // it was launched, not dropped
	Touching bool           // it was placed touching the ship in place of being dropped
}

// CardAction begins the id of an action that a card prints: "card:upgrade/r5d8/0".
const CardAction = "card:"

// Is reports whether the Moment is about one of these actions.
func (m Moment) Is(actions ...catalog.ActionType) bool {
	return m.Action != "" && slices.ContainsFunc(actions, func(a catalog.ActionType) bool { return m.Action == a.String() })
}

// IsOf reports whether the Moment is about an action that a card of the kind prints.
func (m Moment) IsOf(kind catalog.Kind) bool {
	return strings.HasPrefix(m.Action, CardAction+kind.Ref(""))
}

// IsOwn reports whether the Moment is about what the card itself prints: its action,
// its modification of dice, its charges.
func (m Moment) IsOwn() bool {
	id := strings.TrimPrefix(m.Action, CardAction)
	return strings.HasPrefix(id, m.Card) || catalog.UpgradeCard.Ref(id) == m.Card
}
