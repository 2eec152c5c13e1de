package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// joinWings lets split ships join their wings as the Planning Phase starts, one after the other (X25-HUG-093).
func (t *Table) joinWings() {
	if !t.winged() {
		return
	}
	for seat := range t.playerOrder() {
		for t.joinOne(seat) {
		}
	}
}

// joinOne has a player pick a ship that joins its wing, of those that can; it reports whether one has.
func (t *Table) joinOne(seat game.Seat) bool {
	var options []game.Option
	legal := 0
	for _, id := range t.View.ShipsOf(seat) {
		w := t.Ship(id).Wing
		if !w.Split || t.gone(w.Leader) {
			continue
		}
		spot := t.formationSpot(id)
		if no := t.againstJoining(id); no != nil {
			spot.Refusal = no
		}
		if spot.Refusal == nil {
			legal++
		}
		options = append(options, game.Option{ID: id.Piece(), Target: id.Piece(), Refusal: spot.Refusal, Places: t.standing(id, spot),
			Text: game.Say("option.join-wing", "ship", id.Piece(), "leader", w.Leader.Piece())})
	}
	if legal == 0 {
		return false
	}
	options = append(options, game.Option{ID: game.None, Text: game.Say("option.join-none")})
	id := board.ShipOf(t.askOne(seat, ask.JoinWing, game.Say("prompt.join-wing"), nil, options))
	if id == 0 {
		return false
	}
	t.join(id)
	t.GainTokens(id, board.Stress, 1)
	return true
}

// againstJoining is what keeps a split ship from joining its wing, but for what lies in its place there.
func (t *Table) againstJoining(id board.ShipID) *game.Refusal {
	s := t.Ship(id)
	no := func(why string) *game.Refusal {
		return t.Refuse(rule.JoiningWing, "refusal.join-"+why, "leader", s.Wing.Leader.Piece())
	}
	switch {
	case !t.AtRange(id, s.Wing.Leader, gauge.Range0, gauge.Range1):
		return no("far")
	case s.Stressed():
		return no("stressed")
	case t.Ionized(id):
		return no("ionized")
	case t.Tractored(id):
		return no("tractored")
	case s.Has(board.Cloak) > 0:
		return no("cloaked")
	}
	return nil
}

// join puts a split ship back into its wing's formation (X25-HUG-094).
func (t *Table) join(id board.ShipID) {
	t.announce(board.WingJoined{Ship: id})
	from := t.Ship(id).Pose
	went := t.previewFormation(id, t.formationSpot(id).Pose)
	t.announce(board.ShipMoved{Ship: id, By: board.ByFormation, From: from, To: went.Final, Full: true})
	t.meetDevices(id, went.Devices, board.ByFormation)
}

// CanFormUp reports whether a ship that is docked with the leader of its wing, from which it has split, has room in formation.
func (t *Table) CanFormUp(id board.ShipID) bool {
	s := t.Ship(id)
	return s.Wing.Split && s.Where == board.InReserve && s.Docked == s.Wing.Leader && t.formationSpot(id).Refusal == nil
}

// FormUp has such a ship join its wing, at no cost.
func (t *Table) FormUp(id board.ShipID) {
	t.announce(board.ShipPlaced{Ship: id, Pose: t.formationSpot(id).Pose})
	t.announce(board.WingJoined{Ship: id})
}

// placeWing places the wingmates of a leader that has been placed in setup, each in its position, by their numbers
// (X25-HUG-095). One that cannot lie there splits, and is placed like any other ship, for a stress token (X25-HUG-096).
func (t *Table) placeWing(leader board.ShipID) {
	t.placeMates(leader, func(id board.ShipID) (in, split game.Placement, prompt game.Phrase) {
		p := t.forcesPlacement(t.Ship(id).Seat, []board.ShipID{id})
		return p, p, t.placePrompt()
	})
}

// placeMates puts the wingmates of a ship into formation; one that cannot lie there, where it might in its wing, splits and is
// placed where one alone may be (X25-HUG-095, X25-HUG-096).
func (t *Table) placeMates(leader board.ShipID, where func(board.ShipID) (in, split game.Placement, prompt game.Phrase)) {
	for _, id := range t.View.Wingmates(leader) {
		seat, pose := t.Ship(id).Seat, t.formationSpot(id).Pose
		in, alone, prompt := where(id)
		if no := in.Check(id.Piece(), pose); len(no) > 0 {
			t.split(id, no[0].Why)
			p, _ := alone.Wider(*t.Refuse(rule.NoRoom, "refusal.ship-no-room"))
			c := t.ask(game.Decision{Kind: ask.PlaceShip, Seat: seat, Shape: game.Place, Prompt: prompt,
				About: []string{id.Piece()}, Placement: &p})
			pose = *c.Pose
		}
		t.announce(board.ShipPlaced{Ship: id, Pose: pose, Formed: t.View.Phase != board.Setup && t.Ship(id).Wing.Mate()})
		t.setTurret(id)
		if t.Ship(id).Wing.Split {
			t.GainTokens(id, board.Stress, 1)
		}
	}
}

// tellWings tells, before the first ship is set up, who flies in whose wing.
func (t *Table) tellWings() {
	for i := range t.View.Ships {
		if s := &t.View.Ships[i]; s.Wing.Leads() {
			t.announce(board.WingFormed{Leader: s.ID, Mates: t.View.Wingmates(s.ID)})
		}
	}
}
