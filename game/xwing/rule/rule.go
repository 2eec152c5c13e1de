// Package rule names the rules that refuse something, in the rulebook's terms, and says in which row of an
// edition's ledger each stands. It decides nothing.
package rule

import "slices"

// Name is a rule that refuses something.
type Name int

// The rules, by chapter.
const (
	// The golden rules and what cards say.

	CardBeatsRules     Name = iota // a card ability disagrees with the rules
	CardForbids                    // a card says "cannot"
	OneReroll                      // a die is rerolled once
	MandatoryAbility               // an ability without "may" resolves
	MandatoryEffect                // an effect without "may" happens
	CardMeansYou                   // "you" is the ship of the card
	CostWithoutEffect              // a cost buys an effect that can resolve
	UnchangedDie                   // a die that cannot show the result does not change
	AdvancedSensors                // Advanced Sensors allow no other action
	OptimizedPrototype             // Optimized Prototype spends a result
	PlacedAtObstacle               // Boba Fett is placed at an obstacle
	TurretArcFired                 // Han Solo has fired through the arc

	// Actions.

	StressedAction         // a stressed ship performs no action
	PurpleAction           // a purple action costs 1 Force
	ActionColor            // the most restrictive color counts
	HarderAction           // an action is treated as red, never as less
	OverlappedEnemy        // no more actions once an enemy ship was overlapped
	RepeatedAction         // an action is performed once a round
	IonizedAction          // an ionized activation has the focus action alone
	BarrelRollOntoShip     // a barrel roll ends on a ship
	BarrelRollOntoObstacle // a barrel roll meets an obstacle
	BarrelRollOutside      // a barrel roll leaves the play area
	BoostOntoShip          // a boost ends on a ship
	BoostOntoObstacle      // a boost meets an obstacle
	BoostOutside           // a boost leaves the play area
	CloakAgain             // a cloaked ship does not cloak
	CoordinateRange        // who can be coordinated
	JamRange               // who can be jammed
	LockRange              // what can be locked
	IonizedLock            // an ionized ship acquires no lock
	LockInCloud            // no locks by or on ships in a cloud
	NothingToReload        // what can be reloaded
	TurretRotation         // where a turret indicator can turn
	SLAMSpeed              // a SLAM has the speed of the maneuver executed
	SLAMGranted            // SLAM is never granted

	// Attacks and dice.

	WeaponChoice           // an attack is made with a weapon
	FriendlyTarget         // friendly ships are not attacked
	AttackAtRange0         // ships at range 0 are not attacked
	AttackDiceAtRange0     // an attacker at range 0 leaves its dice alone
	DefenseDiceAtRange0    // nobody tampers with the dice of a defender at range 0
	AttackCost             // the cost of a weapon is paid
	PrimaryArc             // the defender is in the arc of the primary weapon
	PrimaryRange           // the range of a primary weapon
	WeaponRequirements     // what a special weapon needs
	SpecialArc             // the defender is in the arc of the special weapon
	NearestTarget          // a card leaves the nearest targets alone
	SpecialRange           // the range of a special weapon
	AttackHeader           // the header of an attack asks for something else
	AttackHeaderLock       // the header asks for a lock
	AttackHeaderFocus      // the header asks for a focus token
	DoubleTurretArcs       // the arcs of a double turret
	DisarmedAttack         // a disarmed ship does not attack
	CloakedAttack          // a cloaked ship does not attack
	AttackFromObstacle     // a ship on an obstacle does not attack
	FocusWithoutResult     // a focus token needs a focus result
	CalculateWithoutResult // a calculate token needs a focus result
	AttackForce            // Force changes focus results of an attack
	DefenseForce           // Force changes focus results of a defense
	EvadeWithoutResult     // an evade token needs a blank or focus result
	LockElsewhere          // a lock is spent against the ship locked

	// Setup, maneuvers, devices.

	SquadObstacles     // which obstacles a squad brings
	ObstaclesApart     // obstacles lie apart
	ObstacleNearEdge   // obstacles lie away from the edges
	DeploymentZone     // ships are set up at their player's edge
	SetupEffects       // what cards do in setup
	FromReserve        // how ships come from reserve
	NoRoom             // somebody has no room to place something
	OntoShip           // nothing stands on a ship
	HugeStays          // nothing but a maneuver moves a huge ship
	HugeFreeAction     // which free actions a huge ship has
	SectionSight       // the section of a huge ship that an attacker sees
	NothingToRecover   // a recover action without energy or a shield to recover
	PlacedBehind       // where a ship lies that a huge one has run over
	WingFormation      // a wingmate lies in formation on no ship, inside the play area
	WingmateAction     // what a wingmate does in its activation
	JoiningWing        // who may join a wing
	PartialExecution   // a maneuver onto a ship is executed partially
	OneDevice          // one device is placed at a time that the edition says
	DeviceOutside      // a device lies in the play area
	DeviceAfterDecloak // no device in the phase of decloaking
	SwarmOntoObject    // a swarm does not lie on an object

	// Scenarios.

	FeatureNearEdge    // how far from the edge a scenario feature lies
	FeatureNearMiddle  // how far from the middle one it lies
	FeaturesApart      // scenario features lie apart
	ObstacleOffFeature // no obstacle lies on a scenario feature
	TowingAction       // what a ship that tows does not do
	TowingTwice        // a ship tows one feature
	Jettisoned         // where a jettisoned feature lies
	ScoredLists        // by which points lists scenarios are scored

	// Environment cards.

	EnvironmentBed   // where the card has its pieces laid
	EnvironmentAlone // it is not combined with a scenario

	// Squads.

	SquadPoints        // a squad keeps to the limit of points
	NumberOfShips      // how many ships a squad has
	CardCost           // every card has a cost
	MixedFactions      // a squad has one faction
	ShipType           // a ship card names its ship
	UpgradeSlots       // upgrades fill slots
	OneModification    // how many modifications and titles a ship has
	UpgradeRestriction // who can equip an upgrade
	TypeRestriction    // who can equip a modification or title for a ship type
	PrintedRestriction // what else a card asks of its ship
	KeywordRestriction // only ships with a keyword can equip it
	ActionRestriction  // only ships with an action can equip it
	Standardized       // a standardized upgrade is on every ship of the type
	SameUpgrade        // no two upgrades of a name on one ship
	DifferentUpgrades  // of some types no two upgrades of a name on one ship
	LimitedTrait       // no two copies of a card with the trait Limited on one ship
	LimitedCopies      // bullets limit copies
	LimitedAcrossTypes // bullets limit copies across types of cards
	Solitary           // one solitary card of a type
	LegalInMode        // which cards a mode allows
	CopiesInMode       // how many copies a mode allows
	RestrictedList     // how many cards of the restricted list a squad has
	StandardLoadout    // a standard loadout stays as it is
	LoadoutValue       // upgrades keep to the loadout value
	QuickBuilds        // quick builds come as they are, within a limit of threat
	WingSize           // how many small ships a wing has
	WingFormed         // who forms a wing
	HugeShips          // in which games huge ships are fielded
	EpicUpgrades       // upgrades of epic games stay there
	BothSections       // the two cards of a huge ship are one ship
	EpicLimits         // of epic points, and of ships of one type
	EpicZone           // where ships are set up in epic battles
	ObstaclePair       // the two obstacles of a pair touch

	count // of them
)

// Ledger is the rows of an edition's ledger, or rulings, by rule; "" where the edition has no such rule.
type Ledger [count]string

// Row is where a rule stands.
func (l *Ledger) Row(n Name) string { return l[n] }

// Has reports whether a rule of the edition stands in that row.
func (l *Ledger) Has(row string) bool { return row != "" && slices.Contains(l[:], row) }
