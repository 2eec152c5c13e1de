package xwing

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/position"
	"xwing/physics"
)

// fromShelf goes to the shelf of every card for a ship that is added, or for a card for a ship of the table.
func (s *sandboxScreen) fromShelf(asked string) {
	a, b := s.table.client, s.sandbox
	shelf := a.shelfAsked(asked)
	shelf.only.List = b.steps.Now().List
	shelf.back = func() { a.showSandbox(b, s.table) }
	shelf.take = func(c catalog.CardID) {
		a.turnTo(a.kits.For(b.steps.Now()))
		a.showSandbox(b, s.table)
		s.field(c)
	}
	a.Show(shelf)
}

// field puts a card onto the table: a ship, or an upgrade onto the ship in hand.
func (s *sandboxScreen) field(c catalog.CardID) {
	b, a := s.sandbox, s.table.client
	ship := board.ShipOf(b.piece)
	switch {
	case c.Kind == catalog.PilotCard:
		s.change(func(p *position.Position, _ *catalog.Catalog) {
			area := s.table.play.board.view.Area
			at := s.free(p, physics.PoseAt(area.Width/2, area.Height*0.35, 0))
			if b.seat == game.Blue {
				at = s.free(p, physics.PoseAt(area.Width/2, area.Height*0.65, 180))
			}
			b.piece = p.AddShip(xwing.ScenarioShip{Seat: b.seat, Pilot: c.XWS, Pose: at}).Piece()
		})
	case c.Kind == catalog.UpgradeCard && ship != 0 && int(ship) <= len(b.steps.Now().Table.Ships):
		s.change(func(p *position.Position, _ *catalog.Catalog) {
			of := &p.Table.Ships[ship-1]
			of.Upgrades = append(of.Upgrades, c.XWS)
		})
	default:
		a.Toast(a.Say("sandbox-no-ship"))
	}
}

// middle is a place near the middle of the table, for what is added.
func (s *sandboxScreen) middle(p *position.Position) physics.Pose {
	area := s.table.play.board.view.Area
	return s.free(p, physics.PoseAt(area.Width/2, area.Height/2, 0))
}
