package words

import (
	"strconv"

	"xwing/game/xwing/board"
	"xwing/physics"
)

// shipMoved tells full moves, bumps and moves that went nowhere apart, and of
// moves that are no maneuvers the way.
func shipMoved(e board.ShipMoved) (string, []string) {
	values := []string{"ship", e.Ship.Piece(), "by", string(e.By)}
	switch {
	case e.By == board.ByPivot:
		return ".reposition", values
	case e.By != board.ByManeuver && e.By != board.BySLAM && e.Side != physics.NoSide:
		return rolled(e, values)
	case e.By != board.ByManeuver && e.By != board.BySLAM:
		template, _ := e.Move.Template()
		return ".boost", append(values, "template", board.TemplateCode(template))
	case e.Touched != 0:
		return ".partial", append(values, "touched", e.Touched.Piece())
	case !e.Full:
		return ".short", values
	}
	return "", values
}

// rolled tells a barrel roll, whatever it was made for: side, place and template.
func rolled(e board.ShipMoved, values []string) (string, []string) {
	side := [...]string{physics.LeftSide: "left", physics.RightSide: "right"}[e.Side]
	place := [...]string{"back", "middle", "front"}[e.Move.Slide+1]
	values = append(values, "towards", side, "place", place)
	if e.Curve == physics.Uncurved {
		return ".roll", append(values, "template", board.TemplateCode(physics.Template{Kind: physics.Straight, Speed: e.Move.Speed}))
	}
	curve := map[physics.Curve]string{physics.Forward: "front", physics.Backwards: "back"}[e.Curve]
	return ".roll.bank", append(values, "speed", strconv.Itoa(e.Move.Speed), "curve", curve)
}

// remoteMoved tells by which guides a remote was relocated.
func remoteMoved(e board.RemoteMoved) (string, []string) {
	values := []string{"ship", e.Ship.Piece(), "guides", e.Guides}
	switch {
	case e.Host != 0:
		return ".host", append(values, "host", e.Host.Piece())
	case e.Guides != "":
		return ".guides", append(values, "template", board.TemplateCode(e.Template))
	}
	return "", append(values, "template", board.TemplateCode(e.Template))
}
