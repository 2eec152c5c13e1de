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

// Obstacles that do something by themselves: purrgil, which move, and exogorths, which attack.

// ofKind are the obstacles of a kind on the table.
func (s *State) ofKind(k catalog.ObstacleKind) (ids []board.ObstacleID) {
	s.eachObstacle(func(o *board.Obstacle) {
		if o.Kind == k {
			ids = append(ids, o.ID)
		}
	})
	return ids
}

// ChooseObstacle has a player choose one of several obstacles; the only one is chosen already.
func (t *Table) ChooseObstacle(by game.Seat, among []board.ObstacleID) board.ObstacleID {
	if len(among) == 1 {
		return among[0]
	}
	var options []game.Option
	for _, id := range among {
		options = append(options, game.Option{ID: id.Piece(), Text: game.Say("option.obstacle", "obstacle", id.Piece()),
			Target: id.Piece()})
	}
	return board.ObstacleOf(t.askOne(by, ask.ChooseObstacle, game.Say("prompt.choose-obstacle"), nil, options))
}

// eachBy has the players, the second one first, choose each another one of the obstacles of a kind, and calls with it.
func (t *Table) eachBy(k catalog.ObstacleKind, call func(seat game.Seat, id board.ObstacleID)) {
	left := t.ofKind(k)
	for _, seat := range [2]game.Seat{t.second(), t.View.First} {
		if len(left) == 0 {
			return
		}
		id := t.ChooseObstacle(seat, left)
		left = slices.DeleteFunc(left, func(o board.ObstacleID) bool { return o == id })
		call(seat, id)
	}
}

// swim moves purrgil at the end of the round, within distance 1-2 (ARM-OBT-020): toward something where the objective says so.
func (t *Table) swim() {
	o := t.objective()
	t.eachBy(catalog.Purrgil, func(seat game.Seat, id board.ObstacleID) {
		switch {
		case o == nil || o.Swim == nil:
			t.MoveObstacle(seat, id, gauge.Distance2)
		case t.MoveToward(seat, id, o.Swim(t), gauge.Distance1, gauge.Distance2):
			t.announce(board.ObstacleRemoved{Obstacle: id})
			return
		}
		t.trigger(AfterMovingObstacle, Moment{Seat: seat, Obstacle: id})
	})
}

// exogorths has exogorths attack at the start of the Squadron Phase (ARM-OBT-027): after what the first player does then; the
// second player may do what he does before or after.
func (t *Table) exogorths() {
	m := Moment{When: StartOfPhase, Phase: board.SquadronPhase}
	if len(t.ofKind(catalog.Exogorth)) == 0 {
		t.trigger(StartOfPhase, m)
		return
	}
	done := map[string]bool{}
	t.triggerOf(t.View.First, m, done, false)
	t.triggerOf(t.second(), m, done, true)
	t.eachBy(catalog.Exogorth, t.bite)
	t.triggerOf(t.second(), m, done, false)
}

// bite has an exogorth attack every squadron at distance 1, in the order that its player chooses (ARM-OBT-028, -030, -031).
func (t *Table) bite(seat game.Seat, id board.ObstacleID) {
	token := t.View.Obstacle(id).Shape()
	left := slices.DeleteFunc(t.squadronsOnTable(game.NoSeat), func(q board.SquadronID) bool {
		return !gauge.At(token, gauge.Squadron(t.Squadron(q).Pose), gauge.Distance1, gauge.Distance1)
	})
	for len(left) > 0 && !t.ending {
		next := left[0]
		if len(left) > 1 {
			var options []game.Option
			for _, q := range left {
				options = append(options, game.Option{ID: q.Piece(), Text: game.Say("option.squadron", "squadron", q.Piece()),
					Target: q.Piece()})
			}
			next = board.SquadronOf(t.askOne(seat, ask.NextSquadron, game.Say("prompt.exogorth", "obstacle", id.Piece()),
				[]string{id.Piece()}, options))
		}
		left = slices.DeleteFunc(left, func(q board.SquadronID) bool { return q == next })
		before := t.Squadron(next).Hull
		t.makeAttack(exogorthShot(t, id, next), false)
		if q := t.Squadron(next); q.Where == board.OnTable && q.Hull < before && !q.Activated {
			t.announce(board.ActivationEnded{Piece: next.Piece()})
		}
	}
}

// exogorthShot is an exogorth's attack on a squadron: its line of sight begins at the point of the token that is nearest, and
// neither the token nor an obstacle that it touches obstructs it (ARM-OBT-032, -033).
func exogorthShot(t *Table, id board.ObstacleID, at board.SquadronID) Shot {
	token, pose := t.View.Obstacle(id).Shape(), t.Squadron(at).Pose
	shot := Shot{Kind: board.NormalAttack, Attacker: id.Piece(), Defender: at.Piece(), Dice: catalog.Dice{catalog.Blue: 3}}
	shot.Sight = sightTo(token, pose.Point())
	shot.Line = shot.Sight
	v := t.sights()
	shot.Obstructed = v.obstructs(shot.Sight, id.Piece(), at.Piece())
	for i, other := range v.rocks {
		if other == id || physics.Nearby(t.View.Obstacle(other).Shape(), token, physics.ContactGap) {
			shot.Obstructed.Obstacles &^= 1 << i
		}
	}
	return shot
}

// sightTo is the straight way from the nearest point of a token to a point.
func sightTo(token physics.Shape, to physics.Vec) physics.Segment {
	gap := physics.Distance(token, physics.Disc(to, 0))
	if gap.Distance == 0 { // it lies on the token
		return physics.Segment{A: to, B: to}
	}
	return physics.Segment{A: gap.A, B: to}
}

// PlaceExogorth has a player place an exogorth so that it touches another obstacle, which none touches yet, off ships,
// obstacles and tokens; the other player places the squadrons on which it lies (ARM-OBT-023 to -025). It is placed at one of
// several headings around the other obstacle. Where there is no room it is not placed (RULINGS 36).
func (t *Table) PlaceExogorth(by game.Seat, card string) {
	i := slices.IndexFunc(t.View.Obstacles, func(o board.Obstacle) bool { return o.Card == card })
	if i < 0 {
		t.announce(board.ObstaclesChosen{Obstacles: t.obstacles([]string{card})})
		i = len(t.View.Obstacles) - 1
	}
	o := &t.View.Obstacles[i]
	var options []game.Option
	for _, at := range t.beside(o) {
		options = append(options, game.Option{ID: placeID(at), Text: game.Say("option.place-exogorth"), Target: o.ID.Piece(),
			Places: []game.Footprint{{Piece: o.ID.Piece(), Pose: at, Outline: o.Outline}}})
	}
	if len(options) == 0 {
		return
	}
	pick := t.askOne(by, ask.PlaceExogorth, game.Say("prompt.place-exogorth"), nil, options)
	n := slices.IndexFunc(options, func(x game.Option) bool { return x.ID == pick })
	t.announce(board.ObstaclePlaced{Obstacle: o.ID, Pose: options[n].Places[0].Pose})
	t.moveOffToken(board.Across(by), o)
}
