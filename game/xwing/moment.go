package xwing

import (
	"slices"
	"strings"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Moment is what happened, or is asked about, as plain data.
type Moment struct {
	When       Timing
	Ship       board.ShipID // who it is about: the mover, actor, attacker, sufferer
	Other      board.ShipID // the other ship, if any
	Maneuver   catalog.Maneuver
	Full       bool
	Step       bool               // the action is that of the Perform Action step, the maneuver is that of the Execute Maneuver step
	Ion        bool               // the maneuver is the ion maneuver
	Obstacles  []board.ObstacleID // met by the maneuver
	Passed     []board.ObstacleID // those of them that it moved through
	Through    []board.ShipID     // ships that the maneuver, or the boost action, moved through
	Onto       []board.ShipID     // ships that the maneuver overlapped at its end, and was executed partially for
	Others     []board.ShipID     // after a coordinate action: all ships coordinated by it, Other first
	Lockers    []board.ShipID     // ships that had a lock on what has detonated; whose lock would be spent
	Action     string             // action id, or modification id
	Difficulty catalog.Difficulty
	Token      board.Token
	N          int
	Crit       bool
	Dealt      board.FaceupDamage // the faceup card that the point of damage dealt, if any
	Device     board.DeviceID
	Overlap    bool           // the final base lies on what was met
	By         board.MoveKind // what moved Moment.Ship
	Answer     string         // after a coordinate action: the action that Moment.Other then performed, if it did; after a lock action: the object locked
	Pool       bool           // the dice rolled are a pool of the attack under way, of Side
	Side       board.Side
	Owner      board.ShipID    // the ship whose ability is looked at: "you"
	From       string          // the turret arc that an attack is made through ("rear"); "" for one that is no turret attack
	Arc        catalog.ArcKind // before the defender is declared: the arc that the weapon is fired through
	Card       string          // and its card ("upgrade/elusive")
	Copy       int             // which copy of a damage card
	Launched   bool            // the device was launched, not dropped
	Touching   bool            // the device was placed touching the ship in place of being dropped
	Stressed   bool            // the ship was stressed as it began the action
	Began      int             // when that of which an After… tells began, by Table.Began: what came since does not answer; 0 for no time
	Excused    bool            // the action was granted to stressed ships, too
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
