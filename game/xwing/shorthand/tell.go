package shorthand

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/notation"
	"xwing/game/xwing/board"
)

// phases are what is written where one begins.
var phases = map[board.Phase]string{
	board.Setup: "setup", board.Planning: "dials", board.System: "system", board.Activation: "move", board.Engagement: "fight",
	board.End: "end",
}

// tell says what a reader is told of an event.
func tell(_ game.State, e game.Event) (told notation.Told) {
	switch e := e.(type) {
	case board.PhaseBegan:
		if told.Phase = phases[e.Phase]; e.Round > 0 {
			told.Phase = strconv.Itoa(e.Round) + "." + told.Phase
		}
	case board.AttackDeclared:
		told.Fight = true
		told.Remark = "r" + strconv.Itoa(int(e.Attack.Range))
		if e.Attack.IsObstructed() {
			told.Remark += " obstructed"
		}
	case board.DiceRolled:
		told.Dice, told.Parts = dice(e.Dice), e.Attack && e.Side == board.DefenseDice
	case board.DiceModified:
		switch e.How {
		case "focus", "force", "calculate", "evade":
		default:
			told.Dice = dice(e.Dice)
		}
	case board.ResultsNeutralized:
		told.Remark = result(e)
	case board.DamageDealt:
		if e.Card != "" {
			told.Remark = e.Ship.Piece() + " " + e.Card
		}
	case board.ShipDestroyed:
		told.Remark = e.Ship.Piece() + " destroyed"
	case board.ShipFled:
		told.Remark = e.Ship.Piece() + " fled"
	case board.ManeuverExecuted:
		if !e.Full {
			told.Remark = e.Ship.Piece() + " bumps"
		}
	case board.ObstacleMet:
		told.Remark = e.Ship.Piece() + " meets " + e.Obstacle.Piece()
	case board.PointsScored:
		told.Remark = e.Seat.ID() + " +" + strconv.Itoa(e.N)
	case board.GameEnded:
		if told.Remark = "draw"; e.Winner != game.NoSeat {
			told.Remark = e.Winner.ID() + " wins"
		}
	}
	return told
}

// faces are how dice are written.
var faces = map[board.Face]string{
	board.Blank: ".", board.FocusResult: "F", board.Hit: "H", board.Crit: "C", board.EvadeResult: "E",
}

// dice are those that count, in the order in which they lie.
func dice(all []board.Die) string {
	var b strings.Builder
	for _, d := range all {
		if !d.Gone {
			b.WriteString(faces[d.Face])
		}
	}
	if b.Len() == 0 {
		return "-"
	}
	return b.String()
}

// result is what an attack comes to before damage is dealt.
func result(e board.ResultsNeutralized) string {
	if !e.Hit {
		return "miss"
	}
	n := 0
	for _, d := range e.Dice[board.AttackDice] {
		if !d.Gone && (d.Face == board.Hit || d.Face == board.Crit) {
			n++
		}
	}
	return "=" + strconv.Itoa(n)
}
