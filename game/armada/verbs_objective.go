package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// GainVictory gives a player victory tokens for the objective.
func (t *Table) GainVictory(m Moment, seat game.Seat, n int) {
	if n > 0 {
		t.announce(board.VictoryTokensGained{Seat: seat, Tokens: n, Why: game.Say("why.objective", "objective", m.Card)})
	}
}

// Second is the second player.
func (t *Table) Second() game.Seat { return t.second() }

// Ships are the ids of a seat's ships on the table; game.NoSeat: of both.
func (t *Table) Ships(seat game.Seat) []board.ShipID { return t.onTable(seat) }

// Assign lays an objective token on a ship or squadron, or takes it away.
func (t *Table) Assign(piece, token string, removed bool) {
	t.announce(board.TokenAssigned{Piece: piece, Token: token, Removed: removed})
}

// RemoveMarker takes a round token from the table.
func (t *Table) RemoveMarker(id board.MarkerID) { t.announce(board.MarkerRemoved{Marker: id}) }

// ChooseShip has a seat choose one of several ships, or none where that is allowed: 0.
func (t *Table) ChooseShip(m Moment, by game.Seat, ships []board.ShipID, may bool) board.ShipID {
	var options []game.Option
	for _, id := range ships {
		options = append(options, game.Option{ID: id.Piece(), Text: game.Say("option.ship", "ship", id.Piece()), Target: id.Piece()})
	}
	if len(options) == 0 {
		return 0
	}
	if may {
		options = append(options, game.Option{ID: "none", Text: game.Say("option.none")})
	}
	return board.ShipOf(t.askOne(by, ask.ChooseShip, game.Say("prompt.choose-ship", "card", m.Card), nil, options))
}

// MayUse asks a seat whether it wants what a card lets it do.
func (t *Table) MayUse(m Moment, by game.Seat, effect string) bool {
	return t.Choose(m, by, effect, "nothing") == effect
}

// GainCommand gives a ship a command token.
func (t *Table) GainCommand(id board.ShipID, c catalog.Command) { t.gainCommand(id, c) }

// Deal deals damage cards to a ship, the first of them faceup if asked.
func (t *Table) Deal(id board.ShipID, n int, faceup bool) {
	for i := 0; i < n && t.Ship(id).Where == board.OnTable; i++ {
		t.deal(id, faceup && i == 0)
	}
}

// RollDice rolls dice that are no attack's (ARM-DIC-011).
func (t *Table) RollDice(by string, c catalog.Color, n int) (dice []board.Die) {
	for range n {
		dice = append(dice, t.rollDie(c))
	}
	t.announce(board.DiceRolled{By: by, Dice: dice, Loose: true})
	return dice
}

// TurnFaceup turns a facedown damage card of a ship faceup, drawn by chance (ARM-DCK-006).
func (t *Table) TurnFaceup(id board.ShipID) {
	down := t.Hidden.Facedown[id-1]
	if len(down) == 0 {
		return
	}
	i := t.Hidden.Dice.Below(len(down))
	card := down[i]
	t.Hidden.Facedown[id-1] = slices.Delete(down, i, i+1)
	t.Chance("faceup " + card.Card)
	t.announce(board.DamageTurned{Ship: id, Card: board.FaceupDamage(card)})
	t.countFaceup(id)
	t.trigger(WhenDealtFaceup, Moment{Ship: id, Damage: board.FaceupDamage(card)})
}

// MakeAttack makes an attack that is nobody's.
func (t *Table) MakeAttack(s Shot) { t.makeAttack(s, false) }

// Cost is the cost of a ship with its upgrades.
func (t *Table) Cost(id board.ShipID) int { return t.shipCost(id) }

// Keyword is the value of a squadron's keyword, 0 if it lacks it.
func (t *Table) Keyword(id board.SquadronID, k catalog.KeywordName) int {
	if id == 0 {
		return 0
	}
	return t.keyword(id, k)
}

// HasAttacked reports whether a ship has attacked the shot's hull zone or squadron from the shot's zone this round.
func (t *Table) HasAttacked(id board.ShipID, s *Shot) bool {
	return slices.Contains(t.memory(id).Shots, s.id())
}

// AddObstacle has a player place a further obstacle in an area, beyond a distance of the others.
func (t *Table) AddObstacle(by game.Seat, kind catalog.ObstacleKind, area gauge.Area, apart gauge.Distance) {
	for _, card := range t.rules.Catalog.Obstacles() {
		if card.Kind == kind {
			t.announce(board.ObstaclesChosen{Obstacles: t.obstacles([]string{card.ID})})
			break
		}
	}
	o := &t.View.Obstacles[len(t.View.Obstacles)-1]
	p := t.obstaclePlacement(area, apart.Limit()+slack)
	c := t.ask(game.Decision{Kind: ask.PlaceObstacle, Seat: by, Prompt: game.Say("prompt.place-obstacle"), Shape: game.Place, Placement: p})
	t.announce(board.ObstaclePlaced{Obstacle: o.ID, Pose: *c.Pose})
}

// LayMarker lays an objective token at a place.
func (t *Table) LayMarker(p physics.Pose) {
	t.announce(board.MarkerPlaced{Marker: board.Marker{ID: board.MarkerID(len(t.View.Markers) + 1), Kind: board.ObjectiveToken,
		Seat: game.NoSeat, Pose: p}})
}

// Fleet are all ships of a seat that are not destroyed, on the table or not.
func (t *Table) Fleet(seat game.Seat) (ids []board.ShipID) {
	for i := range t.View.Ships {
		if s := &t.View.Ships[i]; s.Seat == seat && s.Where != board.Destroyed {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

// Overlaps reports whether a ship's or squadron's base lies on an outline.
func (t *Table) Overlaps(piece string, outline physics.Shape) bool {
	if s := t.Ship(board.ShipOf(piece)); s != nil {
		return physics.ShapesOverlap(s.Base().Shape(), outline)
	}
	if q := t.Squadron(board.SquadronOf(piece)); q != nil {
		return physics.ShapesOverlap(gauge.Squadron(q.Pose), outline)
	}
	return false
}

// countFaceup counts a damage card that shows in the attack under way on its ship.
func (t *Table) countFaceup(id board.ShipID) {
	if t.attack != nil && t.attack.shot.Defender == id.Piece() {
		t.attack.faceup++
	}
}
