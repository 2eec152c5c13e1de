package cards

import (
	"slices"

	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func supportTeams() []*armada.Card {
	return []*armada.Card{auxiliaryShieldsTeam(), battleDroidReserves(), fighterCoordinationTeam(), projectionExperts()}
}

func auxiliaryShieldsTeam() *armada.Card {
	return upgrade("auxiliary-shields-team", armada.Ability{Query: armada.MovedShields,
		If: all(you, resolves(catalog.Repair), func(_ *armada.Table, m armada.Moment) bool {
			return m.Zone == gauge.Left || m.Zone == gauge.Right
		}),
		By: func(_ *armada.Table, m armada.Moment) int { return max(m.N, min(m.N+1, 4)) }})
}

func battleDroidReserves() *armada.Card {
	crew := func(t *armada.Table, m armada.Moment) []board.FaceupDamage {
		return slices.DeleteFunc(slices.Clone(t.Ship(m.Owner).Faceup),
			func(c board.FaceupDamage) bool { return t.Trait(c) != catalog.Crew })
	}
	return upgrade("battle-droid-reserves", armada.Ability{When: armada.ResolvingCommand, May: true, Cost: armada.Exhaust,
		If: all(you, resolves(catalog.Repair), func(t *armada.Table, m armada.Moment) bool { return t.Ship(m.Owner).Damage() > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			for _, c := range t.Own(m).ChooseFaceup(m.Owner, crew(t, m)) {
				t.TurnFacedown(m.Owner, c)
			}
			t.Command().DiscardCheaper()
		}})
}

func fighterCoordinationTeam() *armada.Card {
	able := func(t *armada.Table, m armada.Moment) []board.SquadronID {
		return slices.DeleteFunc(t.Squadrons(t.Own(m).Player()), func(q board.SquadronID) bool {
			return t.Squadron(q).Where != board.OnTable || t.IsHeld(q) || t.IsEngaged(q) ||
				t.RangeBetween(m.Owner.Piece(), q.Piece()) > gauge.MediumRange
		})
	}
	return upgrade("fighter-coordination-team", armada.Ability{When: armada.AfterMoving, May: true,
		If: all(you, func(t *armada.Table, m armada.Moment) bool {
			return len(able(t, m)) > 0 && t.SquadronValue(m.Owner) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			for _, q := range t.Own(m).ChooseSquadrons(able(t, m), t.SquadronValue(m.Owner)) {
				if t.Squadron(q).Where == board.OnTable {
					t.MoveSquadron(q, gauge.Distance1)
				}
			}
		}})
}

func projectionExperts() *armada.Card {
	return upgrade("projection-experts", armada.Ability{When: armada.ResolvingCommand,
		If: all(you, resolves(catalog.Repair), func(t *armada.Table, _ armada.Moment) bool { return len(t.Command().Takers(t)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) { t.Command().Project(m, 2) }})
}
