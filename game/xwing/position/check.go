package position

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// Check says what of a position cannot be: cards that the points list does not know, pieces off the table, what no ship can
// have. Pieces may lie on each other (Overlaps). What it says is a *game.Flaw with the line of the text, if it was read from one.
func (p *Position) Check(rules *xwing.Rules) error {
	for i := range p.Table.Ships {
		if err := p.checkShip(rules, board.ShipID(i+1)); err != nil {
			return err
		}
	}
	area := rules.Edition.Area
	for i, o := range p.Table.Obstacles {
		piece := board.ObstacleID(i + 1).Piece()
		facts, err := rules.Catalog.Obstacle(o.XWS)
		if err != nil {
			return p.unknown(rules, piece, catalog.ObstacleKind, o.XWS)
		}
		if !gauge.Inside(area, facts.Outline.At(o.Pose)) {
			return p.off(piece)
		}
	}
	for i, d := range p.Table.Devices {
		piece := deviceLine(i + 1)
		facts, err := rules.Catalog.Device(d.Kind)
		if err != nil {
			return game.NewFlaw("position.unknown", "line", p.lineOf(piece), "id", shortened(d.Kind))
		}
		if slices.Contains(facts.Types, catalog.ObstacleDevice) {
			return game.NewFlaw("position.is-obstacle", "line", p.lineOf(piece), "id", d.Kind)
		}
		if !onTable(area, d.Pose) {
			return p.off(piece)
		}
	}
	s, err := p.State(rules)
	if err != nil {
		return game.NewFlaw("position.cannot", "why", err.Error())
	}
	if len(s.View.Ships) > MostShips {
		return game.NewFlaw("position.many-ships", "line", "?", "most", "40")
	}
	return nil
}

func (p *Position) checkShip(rules *xwing.Rules, id board.ShipID) error {
	s := &p.Table.Ships[id-1]
	card, err := rules.Catalog.Pilot(s.Pilot)
	if err != nil {
		return p.unknown(rules, id.Piece(), catalog.PilotCard, s.Pilot)
	}
	pilot, ok := card.In(rules.List)
	if !ok {
		return game.NewFlaw("position.not-listed", "line", p.lineOf(id.Piece()), "id", s.Pilot, "list", string(rules.List))
	}
	for i, xws := range s.Upgrades {
		u, err := rules.Catalog.Upgrade(xws)
		if err != nil {
			return p.unknown(rules, id.Piece(), catalog.UpgradeCard, xws)
		}
		if _, ok := u.In(rules.List); !ok {
			return game.NewFlaw("position.not-listed", "line", p.lineOf(id.Piece()), "id", xws, "list", string(rules.List))
		}
		if slices.Contains(s.Upgrades[:i], xws) {
			return game.NewFlaw("position.twice", "line", p.lineOf(id.Piece()), "id", xws)
		}
	}
	ship, err := rules.Catalog.Ship(pilot.Ship)
	if err != nil {
		return err
	}
	base := gauge.Base{Pose: s.Pose, Size: ship.Size, Token: rules.Edition.Prints[ship.XWS]}
	if !p.away(id) && !gauge.Inside(rules.Edition.Area, base) {
		return p.off(id.Piece())
	}
	return nil
}

// away reports whether a ship does not stand on the table: it is docked or in reserve.
func (p *Position) away(id board.ShipID) bool {
	return slices.ContainsFunc(p.Details, func(d Detail) bool { return d.Ship == id && (d.What == "docked" || d.What == "reserve") })
}

// onTable reports whether the middle of something lies in the area.
func onTable(area gauge.Area, at physics.Pose) bool {
	v := at.Point()
	return v.X >= 0 && v.Y >= 0 && v.X <= area.Width && v.Y <= area.Height
}

func (p *Position) off(piece string) error {
	return game.NewFlaw("position.off-table", "line", p.lineOf(piece))
}

// unknown says that there is no such card, and which one may be meant.
func (p *Position) unknown(rules *xwing.Rules, piece string, kind catalog.Kind, id string) error {
	if near := rules.Catalog.NearID(kind, id); near != "" {
		return game.NewFlaw("position.unknown-near", "line", p.lineOf(piece), "id", shortened(id), "near", near)
	}
	return game.NewFlaw("position.unknown", "line", p.lineOf(piece), "id", shortened(id))
}

// Overlaps are the ships that stand on another one, in a state that is made of a position: nothing can be tried from it.
func Overlaps(v *board.View) (pairs [][2]board.ShipID) {
	ids := v.ShipsInPlay()
	for i, a := range ids {
		for _, b := range ids[i+1:] {
			one, other := v.Ship(a), v.Ship(b)
			if one.Remote != "" || other.Remote != "" || one.Joined == b {
				continue
			}
			if physics.ShapesOverlap(one.Base().Shape(), other.Base().Shape()) {
				pairs = append(pairs, [2]board.ShipID{a, b})
			}
		}
	}
	return pairs
}
