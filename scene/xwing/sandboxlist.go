package xwing

import (
	"slices"
	"strings"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/position"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// list is a page of what can be picked for the table, or for the ship in hand.
func (s *sandboxScreen) list(r *draw.Rect) {
	a, b := s.table.client, s.sandbox
	if s.button("back", s.row(r, 1)[0], a.Say("sandbox-back"), ui.ButtonStyle{}) {
		b.page = ""
		a.UI.Top("sandbox.list")
		a.Touch()
		return
	}
	what, of, _ := strings.Cut(b.page, ":")
	switch what {
	case "obstacles":
		s.obstacles(r)
	case "devices":
		s.devices(r)
	case "damage":
		s.damage(r)
	case "locks":
		s.locks(r)
	case "dial":
		s.dial(r)
	case "dice":
		s.dice(r, of)
	}
}

func (s *sandboxScreen) obstacles(r *draw.Rect) {
	a, b := s.table.client, s.sandbox
	for _, o := range a.kit.Facts.Obstacles() {
		if !o.Chosen {
			continue
		}
		s.pick(r, o.ID, a.words.Value("obstacle", catalog.ObstacleKind.Ref(o.ID)), false, func(p *position.Position, _ *catalog.Catalog) {
			p.Table.Obstacles = append(p.Table.Obstacles, xwing.ScenarioObstacle{XWS: o.ID, Pose: s.middle(p)})
			b.page, b.piece = "", board.ObstacleID(len(p.Table.Obstacles)).Piece()
		})
	}
}

func (s *sandboxScreen) devices(r *draw.Rect) {
	a, b := s.table.client, s.sandbox
	for _, d := range a.kit.Facts.Devices() {
		if slices.Contains(d.Types, catalog.ObstacleDevice) {
			continue
		}
		s.pick(r, d.ID, a.words.CardName(catalog.DeviceKind.Ref(d.ID)), false, func(p *position.Position, cat *catalog.Catalog) {
			p.Table.Devices = append(p.Table.Devices, xwing.ScenarioDevice{Seat: b.seat, Kind: d.ID, Pose: s.middle(p)})
			b.page = ""
		})
	}
}

// damage are the cards of the ship's damage deck, to lie faceup on it.
func (s *sandboxScreen) damage(r *draw.Rect) {
	a, id := s.table.client, board.ShipOf(s.sandbox.piece)
	ship := s.table.play.board.view.Ship(id)
	if ship == nil {
		return
	}
	deck := a.kit.Facts.DamageDeck()
	if ship.HugeDeck {
		deck = a.kit.Facts.HugeDeck()
	}
	own := s.table.play.state().Rules().Deck
	for _, card := range deck {
		if card.Deck != "" && card.Deck != own && !ship.HugeDeck {
			continue
		}
		s.pick(r, card.ID, a.words.CardName(catalog.DamageKind.Ref(card.ID)), false, func(p *position.Position, _ *catalog.Catalog) {
			p.Details = append(p.Details, position.Detail{What: "damage", Ship: id, Words: []string{card.ID}})
			s.sandbox.page = ""
		})
	}
}

// locks are the pieces that the ship can have locked.
func (s *sandboxScreen) locks(r *draw.Rect) {
	v, id := &s.table.play.board.view, board.ShipOf(s.sandbox.piece)
	ship := v.Ship(id)
	if ship == nil {
		return
	}
	var all []string
	for _, other := range v.ShipsInPlay() {
		if other != id {
			all = append(all, other.Piece())
		}
	}
	for _, o := range v.ObstaclesInPlay() {
		all = append(all, o.Piece())
	}
	for _, piece := range all {
		label := s.table.cards.pieceLabel(s.table.client.desk, piece)
		s.pick(r, piece, label, slices.Contains(ship.Locks, piece), func(p *position.Position, _ *catalog.Catalog) {
			if !p.Unsay(id, "lock", piece) {
				p.Say(id, "lock", 1, piece)
			}
		})
	}
}

// dial are the maneuvers of the ship, and none.
func (s *sandboxScreen) dial(r *draw.Rect) {
	a, id := s.table.client, board.ShipOf(s.sandbox.piece)
	if s.table.play.board.view.Ship(id) == nil {
		return
	}
	now, set := s.sandbox.steps.Now().Detail(id, "dial")
	s.pick(r, "none", a.Say("sandbox-dial-none"), !set, func(p *position.Position, _ *catalog.Catalog) { p.Unsay(id, "dial") })
	for _, m := range s.table.play.state().Dial(id) {
		code := m.Code()
		s.pick(r, code, a.words.Value("maneuver", code), set && now[0] == code, func(p *position.Position, _ *catalog.Catalog) {
			p.Say(id, "dial", 0, code)
			s.sandbox.page = ""
		})
	}
}

// dice are the results that the first dice show, one after the other; then they are rolled.
func (s *sandboxScreen) dice(r *draw.Rect, of string) {
	a, side := s.table.client, board.AttackDice
	if of == "defense" {
		side = board.DefenseDice
	}
	laid := s.sandbox.steps.Now().Dice[side]
	var names []string
	for _, f := range laid {
		names = append(names, a.words.Value("face", f.String()))
	}
	s.note(r, a.Say("sandbox-dice-why"))
	if len(names) > 0 {
		s.note(r, strings.Join(names, ", "))
	}
	for f := board.Blank; f <= board.EvadeResult; f++ {
		if side.CanShow(f) {
			s.pick(r, f.String(), a.words.Value("face", f.String()), false, func(p *position.Position, _ *catalog.Catalog) {
				p.Dice[side] = append(p.Dice[side], f)
			})
		}
	}
	s.pick(r, "clear", a.Say("sandbox-dice-clear"), false, func(p *position.Position, _ *catalog.Catalog) { p.Dice[side] = nil })
}
