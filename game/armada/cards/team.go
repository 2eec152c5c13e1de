package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/catalog"
)

// teams are weapons teams and support teams.
func teams() []*armada.Card {
	return slices.Concat(weaponsTeams(), supportTeams(), []*armada.Card{
		engineTechs(), engineeringTeam(), fireControlTeam(), flightControllers(), gunneryTeam(), medicalTeam(),
		navTeam(), ordnanceExperts(),
	})
}

func engineTechs() *armada.Card {
	return upgrade("engine-techs",
		armada.Ability{When: armada.AfterMoving, May: true, Cost: armada.Exhaust,
			If: all(you, func(t *armada.Table, _ armada.Moment) bool {
				return t.Maneuver().Navigated() && !t.Maneuver().Overlapped()
			}),
			Do: func(t *armada.Table, _ armada.Moment) { t.Maneuver().Again(1) }},
		armada.Ability{When: armada.AfterMoving, Cost: armada.Exhaust,
			If: all(you, func(t *armada.Table, _ armada.Moment) bool { return t.Maneuver().Overlapped() })})
}

func engineeringTeam() *armada.Card {
	return upgrade("engineering-team", armada.Ability{When: armada.ResolvingCommand, If: all(you, resolves(catalog.Repair)),
		Do: func(t *armada.Table, _ armada.Moment) { t.Command().AddPoints(1) }})
}

func fireControlTeam() *armada.Card {
	return upgrade("fire-control-team", armada.Ability{When: armada.CriticalEffect, May: true, Cost: armada.Exhaust,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return m.N == 0 && t.Attack().MoreToResolve() }),
		Do: func(t *armada.Table, _ armada.Moment) { t.Attack().MoreCriticals(1) }})
}

func flightControllers() *armada.Card {
	return upgrade("flight-controllers", armada.Ability{Query: armada.Armament,
		If: func(t *armada.Table, m armada.Moment) bool {
			return m.Squadron != 0 && m.Color == catalog.Blue && t.CommandedBy(m.Squadron) == m.Owner
		},
		By: func(*armada.Table, armada.Moment) int { return 1 }})
}

func gunneryTeam() *armada.Card {
	return upgrade("gunnery-team",
		armada.Ability{When: armada.ResolvingCommand, If: all(you, resolves(catalog.ConcentrateFire)),
			Do: func(t *armada.Table, m armada.Moment) { t.Deeds(m.Owner).Again = t.Attack().From() }},
		armada.Ability{Query: armada.RepeatingZone,
			If: all(you, func(t *armada.Table, m armada.Moment) bool { return t.Deeds(m.Owner).Again == m.Shot.From }),
			By: func(*armada.Table, armada.Moment) int { return 1 }},
		armada.Ability{Query: armada.DeclaringTarget,
			If:     all(you, func(t *armada.Table, m armada.Moment) bool { return t.HasTargeted(m.Owner, m.Shot) }),
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-CRD-025", m) }})
}

func medicalTeam() *armada.Card {
	return upgrade("medical-team", armada.Ability{When: armada.BeforeFaceup, May: true, Cost: armada.Discard,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return t.Trait(m.Damage) == catalog.Crew }),
		Do: func(t *armada.Table, _ armada.Moment) { t.TurnAway() }})
}

func navTeam() *armada.Card {
	return upgrade("nav-team", armada.Ability{When: armada.ResolvingCommand, May: true,
		If: all(you, resolves(catalog.Navigate), func(t *armada.Table, _ armada.Moment) bool {
			_, token := t.Command().Spent()
			return token
		}),
		Do: func(t *armada.Table, _ armada.Moment) { t.Maneuver().RaiseInstead() }})
}

func ordnanceExperts() *armada.Card {
	black := color(catalog.Black)
	return upgrade("ordnance-experts", armada.Ability{When: armada.ResolvingEffects, May: true, If: all(you, showing(black)),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().Reroll(2, black, by(m)) }})
}
