package cards

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// roundOfficers are officers about the beginning of a round or a phase, and about speed.
func roundOfficers() []*armada.Card {
	return []*armada.Card{
		ozzelOfficer(), admiralTitus(), captainNeeda(), chartOfficer(), cloneCaptainSilver(), hondoOhnaka(), sabineWren(), supportOfficer(),
		theGrandInquisitor(),
	}
}

// opening: the first round begins, before any dial is assigned.
func opening(t *armada.Table, m armada.Moment) bool {
	return m.Phase == board.CommandPhase && t.View.Round == 1
}

func ozzelOfficer() *armada.Card {
	return upgrade("admiral-ozzel-officer", armada.Ability{When: armada.StartOfPhase, May: true, If: opening,
		Do: func(t *armada.Table, m armada.Moment) { t.Own(m).Maneuver(1) }})
}

func admiralTitus() *armada.Card {
	return upgrade("admiral-titus", armada.Ability{When: armada.StartOfPhase, May: true,
		If: all(opening, func(t *armada.Table, m armada.Moment) bool { return len(pool(t, m, enemyShip)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			id := t.ChooseShip(m, t.Own(m).Player(), pool(t, m, enemyShip), false)
			t.Own(m).ForceSpeed(id, t.Own(m).ChooseSpeed(id, 1))
		}})
}

func captainNeeda() *armada.Card {
	others := func(t *armada.Table, m armada.Moment) []armada.Token {
		return ofKinds(t, t.Tokens(m.Owner.Piece()), without(catalog.DefenseTokens(), catalog.Evade)...)
	}
	return upgrade("captain-needa", armada.Ability{When: armada.StartOfPhase, May: true,
		If: all(opening, func(t *armada.Table, m armada.Moment) bool { return len(others(t, m)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			if token, ok := t.Own(m).ChooseToken(others(t, m)); ok {
				t.Own(m).ReplaceDefenseToken(token, catalog.Evade)
			}
		}})
}

func chartOfficer() *armada.Card {
	return upgrade("chart-officer", armada.Ability{When: armada.EndOfMovement, May: true, Cost: armada.Discard,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return t.OnObstacle(m.Owner) }),
		Do: func(t *armada.Table, _ armada.Moment) { t.Maneuver().SkipObstacles() }})
}

func cloneCaptainSilver() *armada.Card {
	return upgrade("clone-captain-silver",
		armada.Ability{When: armada.DeterminingCourse, May: true, Cost: armada.Exhaust, Limit: armada.OncePerActivation,
			If: func(t *armada.Table, m armada.Moment) bool {
				return you(t, m) && m.N == 1 && !t.Own(m).HasResolved(catalog.Navigate)
			},
			Do: func(t *armada.Table, _ armada.Moment) { t.Maneuver().ChangeSpeedBy(3) }},
		armada.Ability{Query: armada.Commanding,
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Command == catalog.Navigate && t.Own(m).Used()
			},
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-CMD-002", m) }},
		number(armada.PayingFromCard, 1, itsOwn))
}

func hondoOhnaka() *armada.Card {
	return upgrade("hondo-ohnaka", armada.Ability{When: armada.StartOfPhase, May: true, Cost: armada.Discard,
		If: starts(board.ShipPhase),
		Do: func(t *armada.Table, m armada.Moment) {
			left, by := catalog.Commands(), t.Own(m).Player()
			for _, seat := range []game.Seat{by, board.Across(by)} {
				left = hands(t, m, seat, left)
			}
		}})
}

// hands has a player place tokens of two commands on two ships; it returns the other commands.
func hands(t *armada.Table, m armada.Moment, seat game.Seat, left []catalog.Command) []catalog.Command {
	ships := t.Ships(game.NoSeat)
	for range 2 {
		c := t.Own(m).ChooseCommandBy(seat, left, false)
		id := t.ChooseShip(m, seat, ships, false)
		t.GainCommand(id, c)
		left, ships = without(left, c), without(ships, id)
	}
	return left
}

func sabineWren() *armada.Card {
	place := func(t *armada.Table, m armada.Moment) *game.Placement {
		near := t.Obstacles()
		if len(near) == 0 {
			return nil
		}
		spot := armada.Spot{Area: t.View.Field.All(), Near: near, Reach: gauge.Distance2, Row: "ARM-TKN-015"}
		return t.Own(m).MinePlacement(spot, t.Own(m).Beyond(gauge.Distance3, "ARM-TKN-015", pool(t, m, enemyShip))...)
	}
	return upgrade("sabine-wren", armada.Ability{When: armada.StartOfPhase, May: true, Cost: armada.Discard,
		If: all(starts(board.ShipPhase), func(t *armada.Table, m armada.Moment) bool { return place(t, m) != nil }),
		Do: func(t *armada.Table, m armada.Moment) { t.Own(m).PlaceMine(place(t, m)) }})
}

func supportOfficer() *armada.Card {
	return upgrade("support-officer", armada.Ability{When: armada.StartOfPhase, May: true, Cost: armada.Discard,
		If: all(starts(board.CommandPhase), func(t *armada.Table, m armada.Moment) bool { return t.Ship(m.Owner).Dials > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			for t.Ship(m.Owner).Dials > 0 {
				t.DiscardDial(m.Owner, false)
			}
		}})
}

func theGrandInquisitor() *armada.Card {
	return upgrade("the-grand-inquisitor", armada.Ability{When: armada.AfterChangingSpeed, May: true, Cost: armada.Exhaust,
		If: all(enemyShip, apart(gauge.Distance5)),
		Do: func(t *armada.Table, m armada.Moment) { t.ChangeSpeed(m.Owner, t.Own(m).ChooseSpeed(m.Owner, 1)) }})
}
