package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases of devices.

// placed is the condition of what follows a device that the owner drops or launches: once for a set of mines.
// What is placed in place of that follows no drop (X20-REP-003).
func placed(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.N == 0 && !m.Device.Touching }

// leavesBombs drops a bomb as she fires or turns about, and a last one.
func leavesBombs() []xwing.Ability {
	return []xwing.Ability{
		dropsAsItFires(primaryWeapon),
		{When: xwing.BeforeDestroyedRemoved, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanPlaceAny(m, dropsBombs(t)) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceAny(m, dropsBombs(t)) }},
	}
}

// dropsAsItFires drops a bomb or rotates the turret after an attack with such a weapon.
func dropsAsItFires(with func(board.Weapon) bool) xwing.Ability {
	bombs := func(t *xwing.Table, m xwing.Moment) bool { return t.CanPlaceAny(m, dropsBombs(t)) }
	turret := func(t *xwing.Table, m xwing.Moment) bool { return len(t.Ship(m.Owner).Turret) > 0 }
	return xwing.Ability{When: xwing.AfterAttacking, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return with(a.Weapon) && (bombs(t, m) || turret(t, m))
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			if bombs(t, m) && (!turret(t, m) || t.AskRather(m, m.Owner, "drop-bomb", "rotate")) {
				t.PlaceAny(m, dropsBombs(t))
				return
			}
			t.Rotate(m.Owner)
		}}
}

// coversLaunch launches a device once a friend nearby has defended, and fears none of its own side's.
func coversLaunch() []xwing.Ability {
	ways := board.Launches(left(3), straight(3), right(3))
	devices := func(string) bool { return true }
	return []xwing.Ability{
		{When: xwing.AfterDefending, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return friendlyAt(t, m, gauge.Range1) && !t.HasPlaced(m.Owner) && t.CanPlaceThus(m, devices, ways)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceThus(m, devices, ways) }},
		number(xwing.IgnoringDevices, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && ownDevice(t, m) }),
	}
}

// ownDevice reports whether the device that the moment is about is the owner's side's.
func ownDevice(t *xwing.Table, m xwing.Moment) bool {
	seat := t.Ship(m.Owner).Seat
	switch {
	case m.Device.ID != 0:
		return t.View.Device(m.Device.ID).Seat == seat
	case m.Other != 0:
		return t.Ship(m.Other).Seat == seat
	}
	return t.View.Obstacle(m.Met.Obstacles[0]).Seat == seat
}

// laysMines has mines lie on the table from the start, one of each of the owner's upgrades, far from everything that it says.
func laysMines() xwing.Ability {
	far := xwing.Away{Beyond: gauge.Range2, Clear: true}
	return xwing.Ability{When: xwing.AfterSetup, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(t.PlacersAway(m, t.IsMine, far)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			var used []string
			for more := true; more; more = more && t.AskUse(m) {
				left := func(xws string) bool { return slices.Contains(used, xws) }
				xws := t.ChooseUpgrade(m, slices.DeleteFunc(t.PlacersAway(m, t.IsMine, far), left))
				t.PlaceAway(m, xws, far)
				used = append(used, xws)
				more = len(slices.DeleteFunc(t.PlacersAway(m, t.IsMine, far), left)) > 0
			}
		}}
}

// boards places a team of commandos upon a large enemy behind the owner in place of dropping it, and hampers that.
func boards() xwing.Ability {
	crew := func(t *xwing.Table) func(string) bool {
		return func(kind string) bool { return t.KindFills(kind, catalog.CrewSlot) }
	}
	prey := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool {
			return t.Ship(id).Size > gauge.Small && t.InArc(m.Owner, id, gauge.Rear) &&
				len(t.PlacersAway(m, crew(t), xwing.Away{At: id})) > 0
		})
	}
	return xwing.Ability{When: xwing.DuringSystemPhase, May: true, If: atAPhase,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(prey(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			where := xwing.Away{At: t.ChooseShip(m, prey(t, m), false)}
			t.PlaceAway(m, t.ChooseUpgrade(m, t.PlacersAway(m, crew(t), where)), where)
			t.GainEither(m, where.At, board.Deplete, board.Strain, board.Stress)
		}}
}

// leavesLast puts down a bomb, in one of these ways, as the owner is destroyed.
func leavesLast(ways []board.Way) xwing.Ability {
	return xwing.Ability{When: xwing.BeforeDestroyedRemoved, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanPlaceThus(m, t.IsBomb, ways) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceThus(m, t.IsBomb, ways) }}
}
