package words

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Event returns the sentence that the log shows for an Event; false for one
// that passes in silence (its sentence is empty).
func (w *Words) Event(e game.Event) (string, bool) {
	p := w.phrase(e)
	s := w.Say(p)
	return s, s != ""
}

// phrase picks an Event's sentence and gathers its values. The key is
// event.<kind>, with a word more where one kind of Event tells several tales.
func (w *Words) phrase(e game.Event) game.Phrase {
	variant, values := "", []string(nil)
	switch e := e.(type) {
	case board.PhaseBegan:
		variant = when(e.Phase == board.Setup, ".setup")
		values = []string{"phase", e.Phase.String(), "round", strconv.Itoa(e.Round)}
	case board.StepBegan:
		values = []string{"step", e.Step}
	case board.FirstPlayerChosen:
		values = []string{"seat", e.Seat.ID()}
	case board.ObstaclePlaced:
		values = []string{"seat", e.Seat.ID(), "type", w.obstacleKind(e)}
	case board.ObstacleRemoved:
		values = []string{"obstacle", e.Obstacle.Piece()}
	case board.DevicePlaced:
		variant = when(e.Way.Launch, ".launched")
		values = []string{"ship", e.By.Piece(), "device", "device/" + e.Kind}
	case board.RemotePlaced:
		variant = when(e.Way.Launch, ".launched") + when(!e.Way.Template.Exists(), ".setup")
		values = []string{"ship", e.By.Piece(), "seat", e.Seat.ID(), "device", "device/" + e.Kind}
	case board.RemoteMoved:
		variant, values = remoteMoved(e)
	case board.DeviceDetonated:
		variant = when(e.Ship != 0, ".met")
		values = []string{"device", e.Device.Piece(), "ship", e.Ship.Piece()}
	case board.FusesChanged:
		values = []string{"device", e.Piece, "n", strconv.Itoa(e.Fuses)}
	case board.ShipDocked:
		values = []string{"ship", e.Ship.Piece(), "carrier", e.Carrier.Piece()}
	case board.ShipDeployed:
		values = []string{"ship", e.Ship.Piece(), "carrier", e.Carrier.Piece()}
	case board.PilotTakenOver:
		values = []string{"ship", e.Ship.Piece(), "from", e.From.Piece()}
	case board.DeployFailed:
		values = []string{"ship", e.Ship.Piece(), "carrier", e.Carrier.Piece()}
	case board.DecloakFailed:
		values = []string{"ship", e.Ship.Piece(), "why", w.Say(e.Why)}
	case board.ConditionAssigned:
		variant = when(e.Condition.Facedown, ".secret")
		values = []string{"ship", e.Ship.Piece(), "card", "condition/" + e.Condition.Card}
	case board.ConditionLaden:
		values = []string{"ship", e.Ship.Piece(), "card", "condition/" + e.Card, "damage", "damage/" + e.Damage}
	case board.ConditionRemoved:
		variant = when(e.Card == "", ".secret")
		values = []string{"ship", e.Ship.Piece(), "card", "condition/" + e.Card}
	case board.ConditionRevealed:
		values = []string{"ship", e.Ship.Piece(), "card", "condition/" + e.Card}
	case board.TurretRotated:
		arcs := make([]string, len(e.Arcs))
		for i, a := range e.Arcs {
			arcs[i] = w.Value("arc", arcIDs[a])
		}
		values = []string{"ship", e.Ship.Piece(), "arcs", strings.Join(arcs, ", ")}
	case board.DialsAssigned:
		values = []string{"seat", e.Seat.ID()}
	case board.DialRevealed:
		values = []string{"ship", e.Ship.Piece(), "maneuver", e.Maneuver.Code(), "difficulty", e.Maneuver.Difficulty.String()}
	case board.DialLookedAt:
		values = []string{"ship", e.Ship.Piece(), "by", e.By.Piece()}
	case board.ShipMoved:
		variant, values = shipMoved(e)
	case board.ManeuverExecuted:
		values = []string{"ship", e.Ship.Piece(), "maneuver", e.Maneuver.Code(), "difficulty", e.Maneuver.Difficulty.String()}
	case board.ObstacleMet:
		values = []string{"ship", e.Ship.Piece(), "obstacle", e.Obstacle.Piece()}
	case board.ActionStepSkipped:
		values = []string{"ship", e.Ship.Piece(), "why", w.Say(e.Why)}
	case board.LockAcquired:
		values = []string{"ship", e.Ship.Piece(), "target", e.Target}
	case board.LockLost:
		variant = when(e.Spent, ".spent")
		values = []string{"ship", e.Ship.Piece(), "target", e.Target}
	case board.TokenGained:
		values = []string{"ship", e.Ship.Piece(), "token", e.Token.String(), "n", strconv.Itoa(e.N)}
	case board.TokenLost:
		variant = when(e.Spent, ".spent")
		values = []string{"ship", e.Ship.Piece(), "token", e.Token.String(), "n", strconv.Itoa(e.N)}
	case board.ActionPerformed:
		variant = when(e.Difficulty == catalog.Red || e.Difficulty == catalog.Purple, ".colored")
		values = []string{"ship", e.Ship.Piece(), "action", w.action(e.Ship, e.Action), "difficulty", e.Difficulty.String()}
	case board.ActionFailed:
		values = []string{"ship", e.Ship.Piece(), "action", w.action(e.Ship, e.Action), "why", w.Say(e.Why)}
	case board.AbilityUsed:
		variant = when(strings.HasPrefix(e.Card, "pilot/"), ".pilot") + when(strings.HasPrefix(e.Card, "device/"), ".device")
		values = []string{"ship", e.Ship.Piece(), "card", e.Card}
	case board.UpgradeFlipped:
		values = []string{"ship", e.Ship.Piece(), "side", w.CardSide(e.XWS, e.Side)}
	case board.UpgradesExchanged:
		values = []string{"ship", e.Ship.Piece(), "card", "upgrade/" + e.XWS, "other", e.Other.Piece(), "for", "upgrade/" + e.OtherXWS}
	case board.ChargesChanged:
		variant, values = chargesChanged(e)
	case board.ShieldsChanged:
		values = []string{"ship", e.Ship.Piece(), "n", strconv.Itoa(e.Active)}
	case board.RoundEnded:
		values = []string{"round", strconv.Itoa(e.Round)}
	case board.GameEnded:
		variant = when(e.Winner == game.NoSeat, ".draw")
		values = []string{"seat", e.Winner.ID()}
	case game.Rewound:
		variant = when(e.Fault, ".fault")
		if e.Choices == 0 && !e.Fault {
			variant = ".end"
		}
		if e.Choices < 0 {
			variant, e.Choices = ".redo", -e.Choices
		}
		values = []string{"n", strconv.Itoa(e.Choices)}
	default:
		variant, values = w.attackPhrase(e)
		if values == nil {
			values = aboutShip(e)
		}
	}
	return game.Say("event."+e.EventKind()+variant, values...)
}

// action is an action as sentences carry it, so that a ship's name is not said
// twice where it is that of its pilot card.
func (w *Words) action(id board.ShipID, action string) string {
	if own := w.names.own(id, action); own != "" {
		return own
	}
	return action
}

// aboutShip is the values of the Events that name one ship and nothing else.
func aboutShip(e game.Event) []string {
	var id board.ShipID
	switch e := e.(type) {
	case board.ShipPlaced:
		id = e.Ship
	case board.ShipActive:
		id = e.Ship
	case board.ShipActivated:
		id = e.Ship
	case board.ShipEngaged:
		id = e.Ship
	case board.ShipFled:
		id = e.Ship
	case board.ShipDestroyed:
		id = e.Ship
	case board.ShipRemoved:
		id = e.Ship
	default:
		return nil
	}
	return []string{"ship", id.Piece()}
}

// chargesChanged tells the charges of ship cards, of upgrades and Force apart.
func chargesChanged(e board.ChargesChanged) (string, []string) {
	card, values := e.Card, []string{"ship", e.Ship.Piece(), "n", strconv.Itoa(e.Active)}
	variant := when(e.Spent > 0, ".spent") + when(e.Spent > 1, ".many")
	if e.Spent > 1 {
		values = append(values, "spent", strconv.Itoa(e.Spent))
	}
	switch card {
	case "force":
		return ".force" + variant, values
	case "ship":
		return ".ship" + variant, values
	}
	return variant, append(values, "card", "upgrade/"+card)
}

// when returns the variant of a key if it holds.
func when(holds bool, variant string) string {
	if holds {
		return variant
	}
	return ""
}
