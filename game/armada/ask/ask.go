// Package ask names what the Decisions of Armada ask. Rules put these questions, and screens, players, scripts and tests
// know them again by these names, never by a string of their own. What is asked of whom, and when, is not its business.
package ask

import "xwing/game"

// The questions. Scripts, journals and the words write them as they stand here.
const (
	// Setup
	ChooseFirstPlayer game.Kind = "choose-first-player"
	ChooseObjective   game.Kind = "choose-objective"
	PlaceObstacle     game.Kind = "place-obstacle"
	Deploy            game.Kind = "deploy"
	SetSpeed          game.Kind = "set-speed"
	PlaceMarker       game.Kind = "place-marker" // an objective token
	ChooseShip        game.Kind = "choose-ship"
	ChooseSquadrons   game.Kind = "choose-squadrons"
	ChooseForces      game.Kind = "choose-forces" // that an objective adds

	// Obstacles that move
	ChooseObstacle game.Kind = "choose-obstacle"
	MoveObstacle   game.Kind = "move-obstacle"
	PlaceExogorth  game.Kind = "place-exogorth"

	// Command Phase
	StackDials game.Kind = "stack-dials"

	// Ship Phase
	ActivateShip   game.Kind = "activate-ship"
	RevealDial     game.Kind = "reveal-dial" // keep it, or trade it for a token
	ClearRaid      game.Kind = "clear-raid"
	DiscardToken   game.Kind = "discard-token" // the ship has more command tokens than it may
	ResolveCommand game.Kind = "resolve-command"
	SpendPoints    game.Kind = "spend-points" // engineering
	ChooseZone     game.Kind = "choose-zone"
	ChooseDamage   game.Kind = "choose-damage"
	Navigate       game.Kind = "navigate"
	SetCourse      game.Kind = "set-course"
	ChooseOverlap  game.Kind = "choose-overlap" // of several ships equally near
	PlaceAside     game.Kind = "place-aside"
	OrderObstacles game.Kind = "order-obstacles"
	UseStation     game.Kind = "use-station"

	// Attacks
	ChooseAttack   game.Kind = "choose-attack"
	RemoveDie      game.Kind = "remove-die" // obstructed
	AttackEffects  game.Kind = "attack-effects"
	ChooseDice     game.Kind = "choose-dice"
	SpendTokens    game.Kind = "spend-tokens"
	EvadeDie       game.Kind = "evade-die"
	ReduceDamage   game.Kind = "reduce-damage" // which effect first
	RedirectDamage game.Kind = "redirect-damage"
	ChooseCritical game.Kind = "choose-critical"
	NextSquadron   game.Kind = "next-squadron" // the further target of the same zone

	// Squadrons
	ActivateSquadron game.Kind = "activate-squadron"
	SquadronAction   game.Kind = "squadron-action" // move, attack, or neither
	MoveSquadron     game.Kind = "move-squadron"

	// Cards
	OrderAbilities game.Kind = "order-abilities"
	UseCard        game.Kind = "use-card" // of several that its player may use, or none
	SetCardDials   game.Kind = "set-card-dials"
	StartingTokens game.Kind = "starting-tokens"
	ReadyCard      game.Kind = "ready-card"
	ChooseToken    game.Kind = "choose-token" // a defense token
	PlaceSquadron  game.Kind = "place-squadron"
	ChooseEffect   game.Kind = "choose-effect"
)
