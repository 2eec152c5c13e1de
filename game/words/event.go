package words

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
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
	case xwing.PhaseBegan:
		variant = when(e.Phase == xwing.Setup, ".setup")
		values = []string{"phase", e.Phase.String(), "round", strconv.Itoa(e.Round)}
	case xwing.StepBegan:
		values = []string{"step", e.Step}
	case xwing.FirstPlayerChosen:
		values = []string{"seat", e.Seat.ID()}
	case xwing.ObstaclePlaced:
		values = []string{"seat", e.Seat.ID(), "type", w.obstacleKind(e)}
	case xwing.ObstacleRemoved:
		values = []string{"obstacle", e.Obstacle.Piece()}
	case xwing.DevicePlaced:
		variant = when(e.Way.Launch, ".launched")
		values = []string{"ship", e.By.Piece(), "device", "device/" + e.Kind}
	case xwing.RemotePlaced:
		variant = when(e.Way.Launch, ".launched") + when(!e.Way.Template.Exists(), ".setup")
		values = []string{"ship", e.By.Piece(), "seat", e.Seat.ID(), "device", "device/" + e.Kind}
	case xwing.RemoteMoved:
		variant, values = remoteMoved(e)
	case xwing.DeviceDetonated:
		variant = when(e.Ship != 0, ".met")
		values = []string{"device", e.Device.Piece(), "ship", e.Ship.Piece()}
	case xwing.FusesChanged:
		values = []string{"device", e.Piece, "n", strconv.Itoa(e.Fuses)}
	case xwing.ShipDocked:
		values = []string{"ship", e.Ship.Piece(), "carrier", e.Carrier.Piece()}
	case xwing.ShipDeployed:
		values = []string{"ship", e.Ship.Piece(), "carrier", e.Carrier.Piece()}
	case xwing.PilotTakenOver:
		values = []string{"ship", e.Ship.Piece(), "from", e.From.Piece()}
	case xwing.DeployFailed:
		values = []string{"ship", e.Ship.Piece(), "carrier", e.Carrier.Piece()}
	case xwing.DecloakFailed:
		values = []string{"ship", e.Ship.Piece(), "why", w.Say(e.Why)}
	case xwing.ConditionAssigned:
		variant = when(e.Condition.Facedown, ".secret")
		values = []string{"ship", e.Ship.Piece(), "card", "condition/" + e.Condition.Card}
	case xwing.ConditionLaden:
		values = []string{"ship", e.Ship.Piece(), "card", "condition/" + e.Card, "damage", "damage/" + e.Damage}
	case xwing.ConditionRemoved:
		variant = when(e.Card == "", ".secret")
		values = []string{"ship", e.Ship.Piece(), "card", "condition/" + e.Card}
	case xwing.ConditionRevealed:
		values = []string{"ship", e.Ship.Piece(), "card", "condition/" + e.Card}
	case xwing.TurretRotated:
		arcs := make([]string, len(e.Arcs))
		for i, a := range e.Arcs {
			arcs[i] = w.Value("arc", arcIDs[a])
		}
		values = []string{"ship", e.Ship.Piece(), "arcs", strings.Join(arcs, ", ")}
	case xwing.DialsAssigned:
		values = []string{"seat", e.Seat.ID()}
	case xwing.DialRevealed:
		values = []string{"ship", e.Ship.Piece(), "maneuver", e.Maneuver.Code(), "difficulty", e.Maneuver.Difficulty.String()}
	case xwing.DialLookedAt:
		values = []string{"ship", e.Ship.Piece(), "by", e.By.Piece()}
	case xwing.ShipMoved:
		variant, values = shipMoved(e)
	case xwing.ManeuverExecuted:
		values = []string{"ship", e.Ship.Piece(), "maneuver", e.Maneuver.Code(), "difficulty", e.Maneuver.Difficulty.String()}
	case xwing.ObstacleMet:
		values = []string{"ship", e.Ship.Piece(), "obstacle", e.Obstacle.Piece()}
	case xwing.ActionStepSkipped:
		values = []string{"ship", e.Ship.Piece(), "why", w.Say(e.Why)}
	case xwing.LockAcquired:
		values = []string{"ship", e.Ship.Piece(), "target", e.Target}
	case xwing.LockLost:
		variant = when(e.Spent, ".spent")
		values = []string{"ship", e.Ship.Piece(), "target", e.Target}
	case xwing.TokenGained:
		values = []string{"ship", e.Ship.Piece(), "token", e.Token.String(), "n", strconv.Itoa(e.N)}
	case xwing.TokenLost:
		variant = when(e.Spent, ".spent")
		values = []string{"ship", e.Ship.Piece(), "token", e.Token.String(), "n", strconv.Itoa(e.N)}
	case xwing.ActionPerformed:
		variant = when(e.Difficulty == catalog.Red || e.Difficulty == catalog.Purple, ".colored")
		values = []string{"ship", e.Ship.Piece(), "action", w.action(e.Ship, e.Action), "difficulty", e.Difficulty.String()}
	case xwing.ActionFailed:
		values = []string{"ship", e.Ship.Piece(), "action", w.action(e.Ship, e.Action), "why", w.Say(e.Why)}
	case xwing.AbilityUsed:
		variant = when(strings.HasPrefix(e.Card, "pilot/"), ".pilot") + when(strings.HasPrefix(e.Card, "device/"), ".device")
		values = []string{"ship", e.Ship.Piece(), "card", e.Card}
	case xwing.UpgradeFlipped:
		values = []string{"ship", e.Ship.Piece(), "side", w.CardSide(e.XWS, e.Side)}
	case xwing.UpgradesExchanged:
		values = []string{"ship", e.Ship.Piece(), "card", "upgrade/" + e.XWS, "other", e.Other.Piece(), "for", "upgrade/" + e.OtherXWS}
	case xwing.ChargesChanged:
		variant, values = chargesChanged(e)
	case xwing.ShieldsChanged:
		values = []string{"ship", e.Ship.Piece(), "n", strconv.Itoa(e.Active)}
	case xwing.RoundEnded:
		values = []string{"round", strconv.Itoa(e.Round)}
	case xwing.GameEnded:
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
func (w *Words) action(id xwing.ShipID, action string) string {
	if own := w.names.own(id, action); own != "" {
		return own
	}
	return action
}

// aboutShip is the values of the Events that name one ship and nothing else.
func aboutShip(e game.Event) []string {
	var id xwing.ShipID
	switch e := e.(type) {
	case xwing.ShipPlaced:
		id = e.Ship
	case xwing.ShipActive:
		id = e.Ship
	case xwing.ShipActivated:
		id = e.Ship
	case xwing.ShipEngaged:
		id = e.Ship
	case xwing.ShipFled:
		id = e.Ship
	case xwing.ShipDestroyed:
		id = e.Ship
	case xwing.ShipRemoved:
		id = e.Ship
	default:
		return nil
	}
	return []string{"ship", id.Piece()}
}

// chargesChanged tells the charges of ship cards, of upgrades and Force apart.
func chargesChanged(e xwing.ChargesChanged) (string, []string) {
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
