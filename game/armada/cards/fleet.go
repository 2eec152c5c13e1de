package cards

import (
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// fleetCards are fleet commands and fleet support.
func fleetCards() []*armada.Card {
	return []*armada.Card{bomberCommandCenter(), entrapmentFormation(), slicerTools()}
}

func bomberCommandCenter() *armada.Card {
	return upgrade("bomber-command-center", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return m.Squadron != 0 && t.Own(m).Friendly(m.Squadron.Piece()) && t.Keyword(m.Squadron, catalog.Bomber) > 0 &&
				attackingShip(t, m) && withDice(t, m) && apart(gauge.Distance5)(t, m) && !t.Attack().UsedByAny(m)
		},
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().Reroll(1, nil, by(m)) }})
}

func entrapmentFormation() *armada.Card {
	return upgrade("entrapment-formation",
		armada.Ability{When: armada.StartOfPhase, May: true, If: starts(board.ShipPhase),
			Do: func(t *armada.Table, m armada.Moment) {
				if t.HasToken(m.Owner, catalog.Navigate) && t.Choose(m, t.Own(m).Player(), "spend-token", "discard-card") == "spend-token" {
					t.SpendCommandToken(m.Owner, catalog.Navigate)
				} else {
					t.Own(m).Discard()
				}
				t.Own(m).Last(0)
			}},
		armada.Ability{When: armada.DeterminingCourse, Lasts: true, May: true,
			If: func(t *armada.Table, m armada.Moment) bool { return m.N == 1 && lastingFriend(t, m) },
			Do: func(t *armada.Table, _ armada.Moment) { t.Maneuver().ChangeSpeed() }})
}

func slicerTools() *armada.Card {
	near := all(enemyShip, apart(gauge.Distance3))
	return upgrade("slicer-tools", armada.Ability{When: armada.AfterMoving, May: true, Cost: armada.Exhaust,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return len(pool(t, m, near)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			id := t.ChooseShip(m, t.Own(m).Player(), pool(t, m, near), false)
			dial := t.TopDial(id)
			switch t.Own(m).ChooseSeeing(id, "set-top-dial", "give-raid-token", "nothing") {
			case "set-top-dial":
				t.SetTopDial(id, t.Own(m).Player())
			case "give-raid-token":
				t.GainRaid(id, t.Own(m).ChooseCommand(without(t.Raidable(id), dial), false))
			}
		}})
}
