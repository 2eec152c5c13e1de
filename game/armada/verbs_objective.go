package armada

import (
	"slices"
	"strconv"

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
func (s *State) Second() game.Seat { return s.second() }

// Ships are the ids of a seat's ships on the table; game.NoSeat: of both.
func (t *Table) Ships(seat game.Seat) []board.ShipID { return t.onTable(seat) }

// Assign lays an objective token on a ship or squadron, or takes it away.
func (t *Table) Assign(piece, token string, removed bool) {
	t.announce(board.TokenAssigned{Piece: piece, Token: token, Removed: removed})
}

// RemoveMarker takes a round token from the table.
func (t *Table) RemoveMarker(id board.MarkerID) {
	at := t.View.Marker(id).Pose
	t.announce(board.MarkerRemoved{Marker: id})
	tokenMoved(t, id, at)
}

// tokenMoved tells cards of an objective token that is moved, or removed.
func tokenMoved(t *Table, id board.MarkerID, from physics.Pose) {
	if m := t.View.Marker(id); m.Kind == board.ObjectiveToken && (m.Gone || m.Pose != from) {
		t.trigger(WhenTokenMoves, Moment{Marker: id, At: from})
	}
}

// TokenNear reports whether the token that is moved lay within a distance of a piece, and not on an obstacle.
func (s *State) TokenNear(m Moment, piece string, d gauge.Distance) bool {
	token := gauge.Token(m.At)
	return gauge.At(token, (&Table{State: s}).outline(piece), gauge.Distance1, d) && len(s.met(token)) == 0
}

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
	turnUp(t, id, t.Hidden.Dice.Below(len(down)))
}

// turnUp turns one of the facedown damage cards of a ship faceup.
func turnUp(t *Table, id board.ShipID, i int) {
	down := t.Hidden.Facedown[id-1]
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
func (s *State) Keyword(id board.SquadronID, k catalog.KeywordName) int {
	if id == 0 {
		return 0
	}
	return s.keyword(id, k)
}

// HasAttacked reports whether a ship has attacked the shot's hull zone or squadron from the shot's zone this round.
func (t *Table) HasAttacked(id board.ShipID, s *Shot) bool {
	return slices.Contains(t.Deeds(id).Shots, s.id())
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

// SquadronCard is what is printed on a squadron's card.
func (s *State) SquadronCard(id board.SquadronID) *catalog.Squadron { return s.squadronCard(id) }

// RemoveObstacle takes an obstacle from the table.
func (t *Table) RemoveObstacle(id board.ObstacleID) { t.announce(board.ObstacleRemoved{Obstacle: id}) }

// RecoverToken lets the owner of a piece take back one of its discarded defense tokens, but no scatter, or where that is
// allowed ready one, unless it cannot ready its own (ARM-DCK-017).
func (t *Table) RecoverToken(m Moment, piece string, state board.TokenState, ready bool) {
	tokens := t.View.TokensOf(piece)
	if id := board.ShipOf(piece); id != 0 && t.forbidden(Regaining, Moment{Ship: id}) != nil {
		ready = false
	}
	var options []game.Option
	for i, d := range tokens {
		if d.State == board.Discarded && d.Kind != catalog.Scatter || ready && d.State == board.Exhausted {
			options = append(options, game.Option{ID: "token:" + strconv.Itoa(i), Text: game.Say("option.token", "token", d.Kind.String()),
				Target: piece + "/token:" + strconv.Itoa(i)})
		}
	}
	if len(options) == 0 {
		return
	}
	options = append(options, game.Option{ID: "none", Text: game.Say("option.none")})
	pick := t.askOne(t.seatOf(piece, game.NoSeat), ask.ChooseEffect, game.Say("prompt.recover-token", "piece", piece, "card", m.Card),
		[]string{piece}, options)
	for i := range tokens {
		if pick == "token:"+strconv.Itoa(i) {
			t.announce(board.DefenseTokenChanged{Piece: piece, Token: i, State: state})
		}
	}
}
