package objectives

import (
	"slices"

	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// stealSupplies: the first player's ships fetch tokens from the station.
func stealSupplies() *armada.Objective {
	o := objective("steal-supplies",
		on(armada.AfterPlacingObstacles, func(t *armada.Table, m armada.Moment) {
			addStation(t, "ARM-OBC-044")
			t.Goal(m).SetCardTokens(6)
		}),
		when(armada.WhenRevealing,
			func(t *armada.Table, m armada.Moment) bool {
				return t.Ship(m.Ship).Seat == t.View.First && t.View.OnCard > 0 &&
					nearKind(t, m.Ship, catalog.Station, gauge.Distance1)
			},
			func(t *armada.Table, m armada.Moment) {
				if piece := t.Goal(m).ChoosePiece(t.View.First, loaders(t, m.Ship), true); piece != "" {
					t.Goal(m).SetCardTokens(t.View.OnCard - 1)
					t.Assign(piece, objectiveToken, false)
				}
			}),
		when(armada.WhenDestroyed, leaves, func(t *armada.Table, m armada.Moment) { t.GainVictory(m, t.Second(), 1) }),
		scores(func(t *armada.Table, m armada.Moment) int {
			if m.Seat == t.Second() {
				if m.Ship != 0 {
					return 0
				}
				return worth(t, m, m.Seat, t.View.OnCard)
			}
			return worth(t, m, m.Seat, brought(t, m.Ship))
		}))
	o.SecondPlaces, o.Without = true, []catalog.ObstacleKind{catalog.Station}
	return o
}

// loaders are a ship that has room for a token, and the irregular squadrons of its side at distance 1 of it that have none.
func loaders(t *armada.Table, id board.ShipID) (some []string) {
	if tokensOn(t, id.Piece()) < t.Card(id).Command {
		some = append(some, id.Piece())
	}
	for _, piece := range near(t, pieces(t, t.Ship(id).Seat), shapeOf(t, id.Piece()), gauge.Distance1, gauge.Distance1) {
		if q := board.SquadronOf(piece); q != 0 && t.SquadronCard(q).Irregular && tokensOn(t, piece) == 0 {
			some = append(some, piece)
		}
	}
	return some
}

// brought is how many tokens a ship of the first player's has beyond distance 2 of all enemy ships, or for 0 his squadrons.
func brought(t *armada.Table, id board.ShipID) (n int) {
	var enemies []string
	for _, enemy := range t.Ships(t.Second()) {
		enemies = append(enemies, enemy.Piece())
	}
	for _, piece := range pieces(t, t.View.First) {
		if board.ShipOf(piece) == id && len(near(t, enemies, shapeOf(t, piece), gauge.Distance1, gauge.Distance2)) == 0 {
			n += tokensOn(t, piece)
		}
	}
	return n
}

// volatileCargo: three pieces of the second player's carry what explodes, and are to get across.
func volatileCargo() *armada.Objective {
	o := objective("volatile-cargo",
		on(armada.BeforePlacingObstacles, load),
		armada.Ability{When: armada.BeforeSuffering, May: true,
			If: func(t *armada.Table, m armada.Moment) bool {
				return !t.Attack().IsBeside() && tokensOn(t, m.Shot.Defender) > 0
			},
			Do: func(t *armada.Table, _ armada.Moment) { t.Attack().Lower(1) }},
		when(armada.AfterAttack,
			func(t *armada.Table, m armada.Moment) bool {
				return tokensOn(t, m.Shot.Defender) > 0 && doomed(t, m.Shot.Defender)
			},
			func(t *armada.Table, m armada.Moment) {
				hits := 0
				for _, d := range t.Attack().Dice() {
					hits += d.Face.Hits()
				}
				blast(t, shapeOf(t, m.Shot.Defender), gauge.Distance2, half(hits), m.Shot.Defender)
				t.GainVictory(m, t.View.First, 1)
			}),
		scores(func(t *armada.Table, m armada.Moment) (n int) {
			for _, piece := range near(t, pieces(t, t.Second()), t.Edge(t.View.First), gauge.Distance1, gauge.Distance3) {
				if board.ShipOf(piece) == m.Ship && tokensOn(t, piece) > 0 {
					n += 2
				}
			}
			return worth(t, m, t.Second(), n)
		}))
	o.Without = []catalog.ObstacleKind{catalog.Station}
	return o
}

// load has the second player choose what carries the cargo: at least one ship.
func load(t *armada.Table, m armada.Moment) {
	var left []string
	for _, id := range t.Fleet(t.Second()) {
		left = append(left, id.Piece())
	}
	ships := slices.Clone(left)
	for _, id := range t.Squadrons(t.Second()) {
		left = append(left, id.Piece())
	}
	loaded := false
	for n := 3; n > 0; n-- {
		among := left
		if n == 1 && !loaded {
			among = ships
		}
		if len(among) == 0 {
			t.GainVictory(m, t.View.First, n)
			return
		}
		piece := among[0]
		if len(among) > 1 {
			piece = t.Goal(m).ChoosePiece(t.Second(), among, false)
		}
		loaded = loaded || board.ShipOf(piece) != 0
		t.Assign(piece, objectiveToken, false)
		left = slices.DeleteFunc(left, func(p string) bool { return p == piece })
	}
}

// doomed reports whether a piece is destroyed, or will be once it has made its salvo, and is spared by nothing.
func doomed(t *armada.Table, piece string) bool {
	if s := t.Ship(board.ShipOf(piece)); s != nil {
		return !s.Spared && (s.Where == board.Destroyed || s.Damage() >= s.Hull)
	}
	return t.Squadron(board.SquadronOf(piece)).Where == board.Destroyed
}
