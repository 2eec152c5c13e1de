package xwing

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// SLAMRules say when a ship can SLAM (SLAM chapter).
type SLAMRules struct {
	// Granted allows it as a granted action, too, in the ship's own activation. 2.5: yes.
	Granted bool
	// Flees has a ship flee whose SLAM leads out of the play area, as by any maneuver. First edition: yes; else it fails.
	Flees bool
}

// againstSLAM refuses the action outside the ship's own Perform Action step
// (X20-SLM-004, 005), or activation, and when its dial has no maneuver to choose.
func (t *Table) againstSLAM(id board.ShipID, g ActionGrant) *game.Refusal {
	granted := t.rules.Edition.SLAM.Granted
	byName := strings.Contains(g.Source, "/") && slices.ContainsFunc(g.Only, func(a catalog.BarAction) bool { return a.Type == catalog.SLAM })
	switch {
	case g.Source == PerformActionStep, !granted && byName, // a card that names it beats the rule (X20-GLD-002)
		granted && t.View.Phase == board.Activation && t.View.Active == id:
	case granted:
		return t.Refuse(rule.SLAMGranted, "refusal.slam-elsewhere")
	default:
		return t.Refuse(rule.SLAMGranted, "refusal.slam-granted")
	}
	if len(t.slamManeuvers(id)) == 0 {
		return t.Refuse(rule.SLAMSpeed, "refusal.slam-no-maneuver")
	}
	return nil
}

// slamManeuvers returns the maneuvers on the ship's dial of the speed of the
// maneuver that it has executed this round (SLAM chapter, X20-SLM-001).
func (t *Table) slamManeuvers(id board.ShipID) []catalog.Maneuver {
	m := t.memory(id)
	return slices.DeleteFunc(slices.Clone(t.Dial(id)), func(d catalog.Maneuver) bool {
		return !m.Moved || t.Huge(id) || d.Speed != m.Executed.Speed
	})
}

// slam executes the chosen maneuver and disarms the ship (X20-SLM-002, 003). Where
// the ship would flee it fails (X20-SLM-006), or it does (X10-FLE-001).
func (t *Table) slam(id board.ShipID, color catalog.Difficulty) (came answer, why game.Phrase, ok bool) {
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseSlamManeuver,
		game.Say("prompt.choose-slam-maneuver", "ship", id.Piece()), []string{id.Piece()},
		t.dialOptions(id, t.slamManeuvers(id)))
	if !t.executeAside(id, maneuverOf(pick), ManeuverOptions{By: board.BySLAM, NoFlee: !t.rules.Edition.SLAM.Flees, Color: color}) {
		return answer{}, game.Say("refusal.outside"), false
	}
	if !t.gone(id) {
		t.GainTokens(id, board.Disarm, 1)
	}
	return answer{met: t.met}, game.Phrase{}, true
}
