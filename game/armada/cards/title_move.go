package cards

import (
	"xwing/game/armada"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// moveTitles are titles that change how ships move.
func moveTitles() []*armada.Card {
	return []*armada.Card{harrow(), quantumStorm(), rakehell(), swiftReturn()}
}

// anyYaw is more clicks than any yaw value is short of.
const anyYaw = 9

func harrow() *armada.Card {
	return upgrade("harrow", armada.Ability{Query: armada.YawValue,
		If: all(you, func(t *armada.Table, m armada.Moment) bool {
			fly := t.Maneuver()
			return len(m.Yaw) == 1 && (fly.Meant() == 1 || !fly.Slowed() && t.Own(m).Player() == t.Second())
		}),
		By: func(*armada.Table, armada.Moment) int { return anyYaw }})
}

func quantumStorm() *armada.Card {
	return upgrade("quantum-storm", armada.Ability{When: armada.AfterMoving, May: true, Cost: armada.Exhaust,
		If: all(you, func(t *armada.Table, _ armada.Moment) bool { return t.Maneuver().Navigated() }),
		Do: func(t *armada.Table, _ armada.Moment) { t.Maneuver().AgainStraight(1) }})
}

func rakehell() *armada.Card {
	return upgrade("rakehell", armada.Ability{Query: armada.TurnAtSpeed0,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return t.Deeds(m.Owner).Has(catalog.Navigate) }),
		By: func(*armada.Table, armada.Moment) int { return 1 }})
}

func swiftReturn() *armada.Card {
	return upgrade("swift-return", armada.Ability{When: armada.DeterminingCourse, May: true,
		If: all(you, func(t *armada.Table, m armada.Moment) bool {
			return m.N == 1 && len(t.ObstaclesNear(m.Owner.Piece(), gauge.Distance2)) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			if !t.Maneuver().Extra() && t.Choose(m, t.Own(m).Player(), "raise-yaw", "change-speed") == "change-speed" {
				t.Maneuver().ChangeSpeed()
			} else {
				t.Maneuver().Raise()
			}
		}})
}
