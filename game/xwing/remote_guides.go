package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// Attach has the player of a remote relocate it to the front or the rear guides
// of a ship, as he picks among those that are free (X20-DVC-032, 035). It reports
// whether any was.
func (t *Table) Attach(remote, ship board.ShipID) bool {
	spots := t.guidesSpots(remote, ship)
	if allRefused(spots) {
		return false
	}
	prompt := game.Say("prompt.choose-guides", "ship", remote.Piece(), "target", ship.Piece())
	pick := t.askOne(t.Ship(remote).Seat, ask.ChooseGuides, prompt,
		[]string{ship.Piece(), devicePiece(t.Ship(remote).Remote)}, t.guidesOptions(t.Ship(remote).Remote, spots))
	i := slices.IndexFunc(spots, func(s Spot) bool { return s.ID == pick })
	t.relocate(remote, spots[i].Pose, board.RemoteMoved{Guides: pick, Host: ship})
	if !gauge.Inside(t.View.Area, t.ShipShape(remote)) {
		t.flee(remote, gauge.Base{})
	}
	return true
}

// guidesSpots returns where a remote would lie at the front and at the rear
// guides of a ship, and what is against each: it may overlap no object there and
// lies wholly in the play area (X20-DVC-034), from which a remote of 2.5 flees.
func (t *Table) guidesSpots(remote, ship board.ShipID) []Spot {
	base := t.Ship(ship).Base()
	kind := t.Ship(remote).Remote
	var out []Spot
	for _, side := range [2]string{"front", "rear"} {
		edge := base.Pose.Moved(0, base.Size.Fore())
		if side == "rear" {
			edge = base.Pose.Turned(180).Moved(0, base.Size.Fore())
		}
		s := Spot{ID: side, Pose: edge.Moved(0, t.rules.token(kind).Guides)}
		shape := t.rules.TokenShape(kind, s.Pose)
		if !gauge.Inside(t.View.Area, shape) && !t.rules.Edition.Devices.RemotesFlee {
			s.Refusal = t.Refuse(rule.DeviceOutside, "refusal.device-outside")
		} else if piece := t.objectOn(shape, remote, ship); piece != "" {
			s.Refusal = t.Refuse(rule.SwarmOntoObject, "refusal.overlaps-object", "object", piece)
		}
		out = append(out, s)
	}
	return out
}

// guidesOptions says where that is, and that the remote would flee.
func (t *Table) guidesOptions(kind string, spots []Spot) []game.Option {
	out := make([]game.Option, 0, len(spots))
	for _, s := range spots {
		key := "option.guides-" + s.ID
		if s.Refusal == nil && !gauge.Inside(t.View.Area, t.rules.TokenShape(kind, s.Pose)) {
			key += "-flees"
		}
		out = append(out, game.Option{ID: s.ID, Text: game.Say(key), Places: t.lying(kind, s), Refusal: s.Refusal})
	}
	return out
}
