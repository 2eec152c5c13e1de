package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Timing is a moment at which abilities trigger. The list is closed; names
// follow the rulebook's words.
type Timing uint8

// The timings. Those marked (option) are offered in their step instead of
// queued; those marked (replacement) act at once, outside the queue.
const (
	Never              Timing = iota
	DuringSystemPhase         // (option) in the ship's turn of the System Phase
	BeforeActivating          // before a ship activates
	AfterRevealingDial        // after a ship reveals its dial
	// Before a ship executes a maneuver, but to deploy: the one revealed or the ion maneuver (Step), or another; Difficulty is
	// set.
	BeforeManeuver
	AfterManeuver  // after a ship executes a maneuver; Full, Difficulty, Obstacles, Through, Onto are set
	AsAction       // (option) an "Action:" header
	AfterAction    // after a ship performs an action (a failed one triggers nothing); of a SLAM Obstacles is set
	WouldGainToken // (replacement) before a ship gains one token of a kind; Do happens instead
	// After a ship gains a token, once for each, the Moment.N-th gained at once (Of: BecomingTractored); what caused it as below.
	AfterGainingToken
	StartOfEngagement     // at the start of the Engagement Phase
	BeforeEngaging        // before a ship engages
	AfterBecomingDefender // after a ship is declared the defender, before dice
	// (option) in the Modify Attack Dice step; Moment.Ship is whose player modifies now: the defender, then the attacker.
	ModifyingAttackDice
	ModifyingDefenseDice // (option) in the Modify Defense Dice step; first the attacker, then the defender
	IfAttackHits         // when damage is to be dealt; Moment.Ship attacks, Moment.Other defends
	// (replacement) before damage of one kind: Moment.N points, Moment.Crit; from Moment.Obstacles[0] or Moment.Device, if the
	// rules cause it.
	WouldSufferDamage
	AfterSufferingDamage    // after one point of damage; Crit is set
	AfterDefending          // Aftermath: after a ship defends
	AfterAttacking          // Aftermath: after a ship attacks
	WhenDealtFaceup         // a damage card arrives or turns faceup; a condition is assigned faceup
	BeforeDestroyedRemoved  // after a ship is destroyed, before it is removed
	EndOfActivation         // at the end of the Activation Phase, once the bombs have detonated
	BeforePlacingForces     // "Setup:" before the first ship is set up
	AfterPlacingForces      // "Setup:" after the last
	StartOfActivation       // at the start of the Activation Phase
	DuringEndPhase          // during the End Phase, before circular tokens leave
	WhenEngaging            // when a remote engages
	AfterPlacingDevice      // after a ship drops, launches (Launched) or places (Touching) a device, the Nth of a set
	AfterDeviceEffect       // after Moment.Ship suffers the effect of Moment.Device
	AfterDetonation         // after Moment.Device detonates, which Moment.Lockers had locked
	EndOfEngagement         // at the end of the Engagement Phase
	BeforeEmergencyDeploy   // before the docked Moment.Ship leaves its destroyed carrier Moment.Other
	AfterMeetingRemote      // after Moment.Ship overlaps or moves through the remote Moment.Other
	StartOfPlanning         // at the start of the Planning Phase
	StartOfSystem           // at the start of the System Phase, or where there is none at the end of the Planning Phase
	BeforeDeclaringDefender // after Moment.Ship has chosen weapon and target, Moment.Other, before it is the defender
	WhenRevealed            // when the facedown condition is turned faceup; Moment.Other attacks, if that is why
	AfterRolling            // after a ship rolls dice, before anything comes of them, and not after a reroll; Pool says which
	BeforeRevealingDial     // before a ship reveals its dial
	AfterDecloaking         // after a ship decloaks
	AfterDeploying          // after a ship deploys from a carrier
	AfterSetup              // "Setup:" once the decks are shuffled
	EndOfEndPhase           // at the end of the End Phase, once tokens have left and charges recovered
	BeforeNeutralizing      // before the Neutralize Results step; Moment.Ship attacks, Moment.Other defends
	AtInitiative            // in the Engagement Phase, before any ship of the initiative Moment.N engages, from 7 to 0
	AfterSpendingToken      // after a ship spends a token of a kind
	AfterRemovingToken      // after a ship removes a token of a kind without spending it, once for each
	// (replacement) before Moment.Ship suffers what Moment.Obstacles[0] does to it, or Moment.Device, which detonates.
	WouldSufferEffect
	AfterLosingShield // after a ship loses one shield
	AfterDealtCard    // after a ship is dealt a damage card: its Nth
	// (replacement) before a ship is dealt a faceup damage card, Moment.Dealt; it is dealt facedown, unless DiscardDealt or
	// DealOneOf.
	WouldBeDealtFaceup
	// (replacement) before a ship is dealt a facedown damage card; it is dealt faceup, unless DiscardDealt or SearchDealt.
	WouldBeDealtFacedown
	AfterLocking         // after Moment.Ship acquires a lock on Moment.Other (0: no ship), Moment.Answer
	AfterNeutralizing    // after the Neutralize Results step, hit or miss; Moment.Ship attacks, Moment.Other defends
	StartOfEnd           // at the start of the End Phase
	BeforeChecking       // before the Check Difficulty step of a maneuver; Full, Step are set
	AfterFailing         // after a ship fails an action
	AfterAilerons        // after Moment.Ship moves by its ailerons
	AfterRemoteDestroyed // after the remote Moment.Ship is destroyed, before it is removed
	// (replacement) before Moment.Ship fails a boost action because it would overlap Moment.Other; Maneuver is the way.
	WouldFailBoost
	AfterSpendingLock      // after a ship spends a lock on Moment.Other (0: no ship)
	BeforeRolling          // before a ship rolls dice, as AfterRolling
	AfterActingOn          // after Moment.Ship coordinates Moment.Other, which has acted then, or jams it (Of), by an action or not
	AfterBarrelRolling     // after a ship barrel rolls, as an action, to decloak, pulled or otherwise; By is what made it move
	AfterCrossingObstacles // after a ship boosts or barrel rolls, likewise, through or onto Obstacles
	WouldBeDestroyed       // (replacement) before Moment.Ship is destroyed, which is due still, or is done by an effect, and in play
	WouldFlee              // (replacement) before Moment.Ship flees, where it has left the play area (ByFleeing), or is removed, destroyed
	WouldDetonate          // (replacement) before Moment.Device detonates; it stays
	AfterRerolling         // after dice of the attack under way are rerolled that Moment.Ship has rolled; Side says which
	AfterRepairing         // after Moment.Ship repairs a damage card, Moment.Dealt if that was faceup
	AfterSpendingForce     // after Moment.Ship spends Moment.N Force
	// While Moment.Ship, a huge one, uses energy between its maneuver and its actions (EnergyUsed), and before that once it has
	// been given one for an upgrade of its (EnergyLaid).
	UsingEnergy
	AfterSkippingManeuver // after Moment.Ship skips its Execute Maneuver step
	AfterSettingUp        // "Setup:" after Moment.Ship has been set up
	AfterTurn             // after a ship has activated, or engaged, whether it could attack or not (Of: the phase)
	AfterCircularLeave    // in the End Phase, after circular tokens have left Moment.Ship, Moment.N green ones among them
	// (replacement) before Moment.Ship exposes one of its damage cards itself; before the one that it has exposed,
	// Moment.Dealt, does what it says.
	WouldExpose
	BeforeRecovering // during the End Phase, before ships recover recurring charges and Force
	BeforeAction     // before Moment.Ship performs Moment.Action
	WouldDiscard     // (replacement) before Moment.Ship discards its upgrade Moment.Action
	// After the Modify Attack Dice step, or the Deal Damage step of an attack that hits (Of); Moment.Ship attacks, Moment.Other
	// defends.
	AfterAttackStep
	// After Moment.Ship is dealt a faceup damage card in an attack of Moment.Other on it, which is in an arc that the card
	// names, before that does anything else.
	PrecisionShot
	WhenDecloaking // while Moment.Ship decloaks, before its player picks a template and a way
)

// Query is a number or permission that abilities change while they are active.
// It is asked, never pushed: a base folded over all active abilities.
type Query uint8

// The queries.
const (
	NoQuery Query = iota
	// Dice to roll; Moment.Ship attacks, Moment.Other defends; with May and Cost: if its player wants, Moment.N dice so far.
	AttackDiceCount
	DefenseDiceCount   // dice to roll; Moment.Ship defends, Moment.Other attacks; May and Cost as above
	AgilityValue       // more or less for Moment.Ship; only the sum of all is raised to 0, if that is less
	PrimaryValue       // so for its primary weapon Moment.Action, by its own cards
	ManeuverDifficulty // steps up (+) or down (−) for Moment.Ship's Moment.Maneuver
	PerformingAction   // (Refuse) may Moment.Ship perform Moment.Action; Moment.Other coordinates
	ModifyingDice      // (Refuse) may Moment.Ship, fighting Moment.Other, use the modification Action on the dice of Side
	MakingAttack       // (Refuse) may Moment.Ship attack Moment.Other with the weapon Moment.Action through its arc Moment.From
	ActionColor        // the color (catalog.Difficulty) that Moment.Ship gives Moment.Action; 0 for no change
	// More than 0: may Moment.Ship perform Moment.Action of Moment.Difficulty (coordinated by Moment.Other), or the red
	// Moment.Maneuver, although stressed.
	IgnoringStress
	IgnoringObstacles // more than 0: the ship ignores the obstacle while it moves; Moment.Action: WhileAttacking, or AtRest
	// More than 0: the obstacle in Moment.Obstacles makes no boost or barrel roll of Moment.Ship fail, but does to it what it
	// does.
	CrossingObstacles
	Carrying     // how many ships like Moment.Ship the owner, Moment.Other, can carry
	DockingReach // more than 0: Moment.Ship docks at range 0 to this
	// More than 0: Moment.Ship cannot deploy from Moment.Other by the guides Moment.Action ("front"), or by any ("") where it is
	// no emergency.
	NotDeploying
	StartingDocked  // more than 0: Moment.Ship must start the game docked
	PlacingWays     // Moment.Ship may place devices of the kind Moment.Action in Ways, too
	PlacingSides    // more than 0: for Cost, Moment.Ship may drop devices from its left or right
	PlacingTouching // more than 0: Moment.Ship may place a device of the kind Moment.Action touching itself in place of dropping it
	PlacingSpeed    // templates this much faster or slower for Moment.Ship to place devices with
	// More than 0: for its Moment.Action ("lock", "jam", SpendingNearby) Moment.Ship may measure range from the owner.
	MeasuringFrom
	ReloadingMore // more charges when Moment.Ship reloads the upgrade Moment.Action
	SpendingToken // (Refuse) may Moment.Ship spend a Moment.Token, that of Moment.Other if a cost takes it from ships nearby
	// More than 0: Moment.Ship may acquire a lock on Moment.Other (0: no ship), Moment.Answer, at any range, by Moment.Action
	// or without one.
	LockingBeyond
	// So many of Moment.N recurring charges of the card Moment.Action, Force (board.ForceCharges) or shields
	// (RecurringShields) does Moment.Ship not recover in the End Phase, or of the energy (ManeuverEnergy) that Moment.Maneuver
	// brings it; a huge ship of first edition of Moment.N energy by its maneuver, shields by its action, and by Allocate
	// Energy of what an upgrade would be given.
	RecoveringLess
	AddingActions     // Moment.Ship has the actions of Bar on its action bar, too
	LockLimit         // on how many objects Moment.Ship has locks, how many on Moment.Answer (Of: OnOneObject), how many AtOnce; the most
	KeepingToken      // more than 0: no Moment.Token can be removed from Moment.Ship
	StartingInReserve // more than 0: Moment.Ship is not set up with the others; WholeWing: nor is its wing
	MostRerolls       // how many attack dice Moment.Ship may reroll against Moment.Other at most; the least counts
	// Moment.Ship may be set up anywhere at range 0 to this of the owner, too; FarFromEnemies: anywhere beyond range 3 of
	// enemy ships, too; FarFromAll: if that is beyond range 3 of their edge and range 1 of obstacles.
	SettingUp // Of AsStandardShip: the initiative at which a huge ship is set up among the others
	// May Moment.Ship, for Cost, ignore the weapon requirement Moment.Action ("lock") against Moment.Other, Moment.N of which
	// the attack would spend.
	WaivingRequirement
	PointingTo // (Refuse) may Moment.Ship's single turret indicator, or its reinforce token, point to Moment.Action ("left", "fore")
	// (Refuse) may Moment.Ship acquire a lock on Moment.Other (0: no ship), Moment.Answer, at range Moment.N (beyond 3 where
	// restrictions of range are ignored), by Moment.Action or without one.
	AcquiringLock
	// More than 0: Moment.Ship barrel rolls with banks (RollingTurns: turns), not straight templates; with May and Cost: if it may.
	RollingBanks
	// more than 0: the weapons of the owner's upgrades in the slot Moment.Action attack through Arc, if through the front arc else
	TurningWeapons
	AddingWeapon     // the owner has a primary weapon of this value through Arc; 0 for none
	SharingShields   // more than 0: Moment.Other may treat the shields of Moment.Ship, docked with it, as its own
	SureCrits        // so many crits in Moment.Ship's attack on Moment.Other do evade results not cancel
	CritsFirst       // more than 0: in it they cancel crits before hits
	ChangingDice     // (Refuse) may the dice of Moment.Side, which Moment.Ship rolls against Moment.Other, be modified by Moment.Action
	Coordinating     // (Refuse) may Moment.Ship coordinate Moment.Other
	InitiativeValue  // the initiative of Moment.Ship in place of the printed one
	NearestTargets   // more than 0: Moment.Ship attacks with a weapon at the nearest range alone at which that has a legal target
	AttackingTouched // more than 0: may Moment.Ship attack Moment.Other with the weapon Moment.Action although they touch
	// So much farther, or nearer, does Moment.Ship treat its attack with the weapon Moment.Action on Moment.Other, which is at
	// attack range Moment.N.
	ClosingIn
	ModifyingTouched  // more than 0: in its attack on Moment.Other at range 0 Moment.Ship may use the modification Moment.Action
	KeepingActionStep // more than 0: Moment.Ship has its Perform Action step although its maneuver was partial
	KeepingCircular   // how many of its Moment.Token Moment.Ship keeps in the End Phase
	WithoutRangeBonus // more than 0: in the attack of Moment.Ship on Moment.Other nobody of Moment.Side has a range bonus
	MostDice          // how many dice of Moment.Side Moment.Ship may roll against Moment.Other at most; the least counts
	ChoosingAilerons  // more than 0: Moment.Ship may choose whether to use its ailerons, stressed or not
	DecloakingBanks   // more than 0: Moment.Ship decloaks with bank templates in place of a straight one ahead
	ColoredManeuver   // steps as ManeuverDifficulty, by what asks for a color: Difficulty, N steps from the printed one
	SpendingLock      // (Refuse) may Moment.Ship spend the lock of Moment.Lockers, its own or another's, on Moment.Other
	PlacingInstead    // Moment.Ship may place a device of the kind Moment.Action by what Instead says of each way, too; with May for Cost
	// More than 0: the obstacle in Moment.Obstacles under Moment.Ship does not keep it from attacking with the weapon
	// Moment.Action.
	AttackingAtObstacles
	// The farthest range, from 1 on, at which the owner's special weapon Moment.Action of the front arc attacks through its
	// rear arc, too; more than 3: its own range.
	AttackingRearwards
	// So much less or more than printed may the range of the owner's special weapon Moment.Action be, or more that of a primary
	// one, a huge ship's less, too (Moment.N below 0); with May for Cost, which an attack pays that needs it.
	WideningRange
	// How Moment.Ship, for Cost, may boost with a turn template, too: InItsColor or AsRed; Moment.Difficulty is the action's
	// color, 0 for none.
	BoostingTurns
	// Templates this much faster, if there are such, for Moment.Ship to move with as Moment.By says (with May and Cost: if its
	// player wants, where it barrel rolls or boosts); Moment.Difficulty as above.
	FasterTemplates
	// So much faster may the template be with which Moment.Ship moves as Moment.By says, where it slides along it; to decloak,
	// as much slower, too.
	VaryingTemplate
	CountingAsDamage // how many damage cards more than one the owner's faceup damage card counts as against its hull
	MutingCard       // more than 0: all ignore the owner's card Moment.Answer ("upgrade/elusive"); faceup damage cards alone mute
	SettingDial      // (Refuse) may Moment.Ship be assigned a dial set to Moment.Maneuver
	// The color (catalog.Difficulty) as which Moment.Ship may, for Cost, treat Moment.Action of Moment.Difficulty; Coordinates
	// holds in it then, Do follows it.
	TreatingAction
	SpendingForce     // (Refuse) may Moment.Ship spend Force
	AttackingDisarmed // with how many disarm tokens Moment.Ship may still attack Moment.Other with the weapon Moment.Action
	SureHits          // so many hits in Moment.Ship's attack on Moment.Other do evade results not cancel
	// Coordinates holds in the coordinate action of Moment.Ship of the color Moment.Difficulty; or Do before Moment.Other acts.
	CoordinatingMore
	// More than 0: may Moment.Ship attack (WhileAttacking), lock, jam or coordinate (Moment.Action) Moment.Other although that
	// is friendly, allied or its own remote; Do is what comes of a remote.
	ChoosingFriends
	SparingWeapon // more than 0: the owner's special weapon Moment.Action is not discarded for an attack with it
	// More than 0: Moment.Ship treats Moment.Other as being in its bullseye arc (AsInBullseye), or at this range while it
	// coordinates, and for its upgrades (AsNear); or itself as being in the arc of Moment.Other that a damage card names
	// (AsInArc).
	TreatingAs
	// More than 0: Moment.Ship ignores the bomb or mine Moment.Device, the remote Moment.Other or the cloud in
	// Moment.Obstacles.
	IgnoringDevices
	PermittingAction  // more than 0: may Moment.Ship perform Moment.Action although it is ionized, or a wingmate, as Moment.Answer says
	RemovingMore      // so many more of its Moment.Token Moment.Ship removes when it removes some
	MostFocusModified // how many focus results Moment.Ship, which attacks or defends, may modify at most in the attack; the least counts
	// More than 0: Moment.Ship has the pilot ability of Moment.Other, one of which is the owner: its carrier, or whose it borrows;
	// or (Of: SharingTalents) may perform the actions of its talents, or (Of: SharingDial) flies by its dial, without one of its own.
	SharingPilot
	// More than 0: Moment.Ship may execute Moment.Maneuver with the template Moment.Action ("straight", "turn", "bank") of its
	// speed and direction in place of its own; InItsPlace: it must.
	SubstitutingTemplate
	// More than 0: for its action Moment.Action ("coordinate", "jam", "lock"), which reaches to range Moment.N, Moment.Ship may
	// choose Moment.Other (0: no ship), Moment.Answer, farther away; Do, if any, is what that takes.
	ReachingFar
	// More than 0: Moment.Ship may spend the owner's Moment.Token, Force (Moment.Action is board.ForceCharges) or lock on
	// Moment.Other ("lock"), which it attacks, as its own, which then costs the owner Cost.
	Lending
	ObstructingAttack // more than 0: the owner, on the line of Moment.Ship's attack on Moment.Other, obstructs it; less, of itself: none
	// More than 0: it matters whether the line of Moment.Other's attack on Moment.Ship passes through Moment.Answer ("ship:3", "device:1").
	HeedingOnLine
)

// Ability is one ability of a card: a timing and an effect, or a query.
type Ability struct {
	When        Timing
	Query       Query
	Of, Apart   string                        // what of them it is about, by Moment.Action, "": any; what tells it from its card's next
	Side        int                           // dual cards: 1 or 2; 0 for any side
	If          func(t *Table, m Moment) bool // nil: always, for the owner itself (m.Ship == m.Owner)
	Choice      func(t *Table, m Moment) bool // there is something for it to choose or strike: asked when it resolves (QueueRules)
	Upon        func(m Moment) string         // the piece that it does something to: not offered once that is gone (RULINGS 46)
	May         bool                          // optional
	Turns       bool                          // it turns its dual card to the other side
	Docked      bool                          // it works while its ship is docked, and only then
	Outlasts    bool                          // a query of an effect that ends at a time of its own, though its ship be gone (X20-ABL-006)
	Setup       bool                          // "Setup:": a replacement effect that works then (QueueRules.SetupOnly)
	Bonus       bool                          // it grants a bonus attack: resolved last in Aftermath
	Foe         bool                          // a modification of dice that the enemy of the owner may use
	Aside       bool                          // used while dice are modified, but no modification: what forbids those leaves it alone
	Rerolls     bool                          // a modification that rerolls dice: not offered where none can be
	Unseen      bool                          // it is decided upon before the faceup damage card that it is about is seen
	Cost        Cost
	Do          func(t *Table, m Moment)               // the effect
	By          func(t *Table, m Moment) int           // the change of a numeric Query
	Refuse      func(t *Table, m Moment) *game.Refusal // the answer of a permission Query
	Replace     func(t *Table, m Moment, d *Damage)    // WouldSufferDamage
	Place       *Placing                               // it places a device; Do then follows
	Must        func(t *Table, m Moment) bool          // an option that may not be passed over
	Ways        []board.Way                            // PlacingWays
	Instead     func(w board.Way) []board.Way          // PlacingInstead
	Act         *ActionGrant                           // actions of which the owner (if Docked: its carrier) may perform one; Cost is paid once one is picked
	Bar         []catalog.BarAction                    // AddingActions
	Arc         catalog.ArcKind                        // AddingWeapon, TurningWeapons
	Coordinates *CoordinateTerms                       // TreatingAction, CoordinatingMore
}
