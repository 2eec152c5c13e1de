// Package ask names what the Decisions of X-Wing ask. Rules put these questions, and
// screens, players, scripts and tests know them again by these names, never by a string
// of their own. What is asked of whom, and when, is not its business.
package ask

import "xwing/game"

// The questions. Scripts, journals and the words write them as they stand here.
const (
	// Setup
	CallDie           game.Kind = "call-die"
	ChooseFirstPlayer game.Kind = "choose-first-player"
	PlaceObstacle     game.Kind = "place-obstacle"
	PlaceFeature      game.Kind = "place-feature"
	ChooseEdge        game.Kind = "choose-edge"
	PlaceShip         game.Kind = "place-ship"
	PlaceRemote       game.Kind = "place-remote"
	PlaceBeside       game.Kind = "place-beside"
	PlaceDevice       game.Kind = "place-device"
	PlaceTarget       game.Kind = "place-target"
	ChooseIssued      game.Kind = "choose-issued" // an upgrade that an environment card issues
	ChooseIssuedShip  game.Kind = "choose-issued-ship"
	PlaceFromReserve  game.Kind = "place-from-reserve"
	ChooseCarrier     game.Kind = "choose-carrier"
	Arrange           game.Kind = "arrange" // a table that is edited

	// whose turn it is
	ChooseShipForSystem  game.Kind = "choose-ship-for-system"
	ChooseShipToDecloak  game.Kind = "choose-ship-to-decloak"
	ChooseShipToActivate game.Kind = "choose-ship-to-activate"
	ChooseShipToEngage   game.Kind = "choose-ship-to-engage"

	// Planning Phase
	SetDials     game.Kind = "set-dials"
	SetDial      game.Kind = "set-dial" // of one ship, again
	LookedAtDial game.Kind = "looked-at-dial"
	JoinWing     game.Kind = "join-wing"

	// System Phase, devices
	SystemAbilities   game.Kind = "system-abilities"
	ChooseDevicePlace game.Kind = "choose-device-place"
	ChooseRelocation  game.Kind = "choose-relocation"
	ChooseGuides      game.Kind = "choose-guides"
	OrderDevices      game.Kind = "order-devices"
	ChooseMinedShip   game.Kind = "choose-mined-ship"
	ChooseObstacle    game.Kind = "choose-obstacle"
	ChooseDevice      game.Kind = "choose-device"

	// maneuvers
	ChooseManeuver           game.Kind = "choose-maneuver"
	ChooseTemplate           game.Kind = "choose-template"
	ChooseTallonRollPosition game.Kind = "choose-tallon-roll-position"
	PlaceTallonRoll          game.Kind = "place-tallon-roll"
	PlaceRunOver             game.Kind = "place-run-over"
	TurnRunOver              game.Kind = "turn-run-over"
	ChooseDeployment         game.Kind = "choose-deployment"
	EmergencyDeploy          game.Kind = "emergency-deploy"

	// actions and what they bring
	ChooseAction           game.Kind = "choose-action"
	ChooseBarrelRoll       game.Kind = "choose-barrel-roll"
	PlaceBarrelRoll        game.Kind = "place-barrel-roll"
	PlaceRollTemplate      game.Kind = "place-roll-template"
	ChooseBoost            game.Kind = "choose-boost"
	ChooseCoordinateTarget game.Kind = "choose-coordinate-target"
	ChooseFeature          game.Kind = "choose-feature"
	Jettison               game.Kind = "jettison"
	PlaceJettisoned        game.Kind = "place-jettisoned"
	ChooseDecloak          game.Kind = "choose-decloak"
	ChooseJamTarget        game.Kind = "choose-jam-target"
	ChooseJamEffect        game.Kind = "choose-jam-effect"
	ChooseLockTarget       game.Kind = "choose-lock-target"
	ChooseLockToBreak      game.Kind = "choose-lock-to-break"
	ChooseReinforceSide    game.Kind = "choose-reinforce-side"
	ChooseReload           game.Kind = "choose-reload"
	AllocateEnergy         game.Kind = "allocate-energy"
	ChooseSlamManeuver     game.Kind = "choose-slam-maneuver"
	ChooseTractorMove      game.Kind = "choose-tractor-move"
	ChooseTractorTurn      game.Kind = "choose-tractor-turn"
	ChooseTurretArc        game.Kind = "choose-turret-arc"
	ShareTurretIndicators  game.Kind = "share-turret-indicators"

	// the End Phase
	SpendTimer game.Kind = "spend-timer"
	SplitWing  game.Kind = "split-wing" // which wingmates do so of their own will

	// attacks and damage
	ChooseAttack      game.Kind = "choose-attack"
	ChooseBonusAttack game.Kind = "choose-bonus-attack"
	ChooseLine        game.Kind = "choose-line" // among range lines equally short
	ModifyAttackDice  game.Kind = "modify-attack-dice"
	ModifyDefenseDice game.Kind = "modify-defense-dice"
	ChooseDice        game.Kind = "choose-dice"
	NameResult        game.Kind = "name-result"
	ChooseReplacement game.Kind = "choose-replacement" // of damage about to be suffered
	ChooseRepair      game.Kind = "choose-repair"

	// abilities and cards
	ChooseAbility  game.Kind = "choose-ability" // among several of one moment
	UseAbility     game.Kind = "use-ability"
	ChooseEither   game.Kind = "choose-either"
	ChooseShip     game.Kind = "choose-ship"
	ChooseShips    game.Kind = "choose-ships"
	ChooseToken    game.Kind = "choose-token"
	ChooseCharges  game.Kind = "choose-charges"
	ChooseUpgrade  game.Kind = "choose-upgrade"
	ChooseExchange game.Kind = "choose-exchange"
	ChooseSecret   game.Kind = "choose-secret"
	RevealSecret   game.Kind = "reveal-secret"
	SearchDamage   game.Kind = "search-damage"
)

// ModifiesDice reports whether the dice of an attack are modified by such a question.
func ModifiesDice(kind game.Kind) bool {
	return kind == ModifyAttackDice || kind == ModifyDefenseDice
}
