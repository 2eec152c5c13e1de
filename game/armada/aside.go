package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// moveAside has the other player place the squadrons on which a ship has ended (ARM-OVL-001 to -008).
func (t *Table) moveAside(id board.ShipID) {
	ship := t.Ship(id)
	t.placeAside(board.Across(ship.Seat), id.Piece(), func(pose physics.Pose) bool { return gauge.SquadronOverlaps(pose, ship.Base()) },
		func(standing []physics.Pose) *gauge.Heap {
			m := Maneuver{t: t, ship: id}
			boxes, _ := m.others()
			return gauge.NewHeap(ship.Base(), boxes, standing, t.View.Field.All())
		})
}

// placeAside has a player place the squadrons that something lies on, one after the other, in any order.
func (t *Table) placeAside(by game.Seat, around string, under func(physics.Pose) bool, heaped func(standing []physics.Pose) *gauge.Heap) {
	var lifted []board.SquadronID
	var standing []physics.Pose
	for _, q := range t.squadronsOnTable(game.NoSeat) {
		if under(t.Squadron(q).Pose) {
			lifted = append(lifted, q)
		} else {
			standing = append(standing, t.Squadron(q).Pose)
		}
	}
	if len(lifted) == 0 {
		return
	}
	heap := heaped(standing)
	for len(lifted) > 0 {
		q, pose := t.askAside(by, around, heap, lifted)
		heap.Put(pose)
		lifted = slices.DeleteFunc(lifted, func(l board.SquadronID) bool { return l == q })
		t.announce(board.SquadronMoved{Squadron: q, Pose: pose, Aside: true})
	}
}

// askAside has a player choose where one of the lifted squadrons is placed: among places that leave room for as many of
// the others as there was, or else at the nearest one that is free (ARM-OVL-027).
func (t *Table) askAside(by game.Seat, around string, heap *gauge.Heap, lifted []board.SquadronID) (board.SquadronID, physics.Pose) {
	places := heap.Places()
	if len(places) == 0 {
		places = append(places, heap.Nearest())
	}
	var options []game.Option
	for _, q := range lifted {
		for i, v := range places {
			options = append(options, game.Option{ID: q.Piece() + "/" + strconv.Itoa(i),
				Text: game.Say("option.aside", "squadron", q.Piece()), Target: q.Piece(),
				Places: []game.Footprint{{Piece: q.Piece(), Pose: physics.Pose{}.MovedTo(v),
					Outline: physics.Disc(physics.Vec{}, gauge.SquadronRadius)}}})
		}
	}
	pick := t.askOne(by, ask.PlaceAside, game.Say("prompt.place-aside", "ship", around), []string{around}, options)
	i := slices.IndexFunc(options, func(o game.Option) bool { return o.ID == pick })
	return lifted[i/len(places)], options[i].Places[0].Pose
}
