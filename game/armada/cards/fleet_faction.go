package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func allFightersFollowMe() *armada.Card {
	return fleetCommand("all-fighters-follow-me", catalog.SquadronCommand, armada.Ability{Query: armada.SquadronSpeed, Lasts: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return t.Own(m).Friendly(m.Squadron.Piece()) && t.CommandedBy(m.Squadron) != 0
		},
		By: func(_ *armada.Table, m armada.Moment) int { return max(m.N, min(5, m.N+1)) }})
}

func hotLanding() *armada.Card {
	adept := func(t *armada.Table, m armada.Moment) bool {
		return t.Own(m).Friendly(m.Squadron.Piece()) && t.Keyword(m.Squadron, catalog.Adept) > 0
	}
	near := all(enemyShip, func(t *armada.Table, m armada.Moment) bool {
		return t.Apart(m.Squadron.Piece(), m.Ship.Piece()) <= gauge.Distance2 && len(t.Raidable(m.Ship)) > 0
	})
	return upgrade("hot-landing",
		armada.Ability{When: armada.StartOfPhase, If: all(starts(board.SquadronPhase), func(t *armada.Table, m armada.Moment) bool {
			return slices.ContainsFunc(t.Squadrons(t.Own(m).Player()), func(q board.SquadronID) bool {
				return t.Keyword(q, catalog.Adept) > 0
			})
		}), Do: func(t *armada.Table, m armada.Moment) { t.Own(m).Last(0) }},
		armada.Ability{Query: armada.KeywordValue, Lasts: true,
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Keyword == catalog.Grit && adept(t, m)
			},
			By: func(*armada.Table, armada.Moment) int { return 1 }},
		armada.Ability{When: armada.WhenDestroyed, May: true,
			If: all(adept, func(t *armada.Table, m armada.Moment) bool { return m.N == 1 && len(pool(t, m, near)) > 0 }),
			Do: func(t *armada.Table, m armada.Moment) {
				id := t.ChooseShip(m, t.Own(m).Player(), pool(t, m, near), false)
				t.GainRaid(id, t.Own(m).ChooseCommand(t.Raidable(id), false))
			}})
}

func jammingField() *armada.Card {
	return upgrade("jamming-field", armada.Ability{Query: armada.Obscured,
		If: func(t *armada.Table, m armada.Moment) bool {
			near := func(piece string) bool { return t.Apart(m.Owner.Piece(), piece) <= gauge.Distance2 }
			return m.Squadron != 0 && board.SquadronOf(m.Shot.Defender) != 0 && (near(m.Squadron.Piece()) || near(m.Shot.Defender))
		},
		By: func(*armada.Table, armada.Moment) int { return 1 }})
}

func jediHostage() *armada.Card {
	ready := func(t *armada.Table, m armada.Moment) bool { return !t.Own(m).Upgrade().Exhausted }
	return upgrade("jedi-hostage",
		armada.Ability{When: armada.WhenTargeted,
			If: all(you, ready, func(t *armada.Table, m armada.Moment) bool {
				return m.Shot.Kind != board.SalvoAttack && len(t.Raidable(board.ShipOf(m.Shot.Attacker))) > 0
			}),
			Do: func(t *armada.Table, m armada.Moment) {
				by := board.ShipOf(m.Shot.Attacker)
				t.GainRaid(by, t.Own(m).ChooseCommandBy(t.Ship(by).Seat, t.Raidable(by), false))
			}},
		armada.Ability{When: armada.WhenRevealing, May: true, Theirs: true, Cost: armada.Exhaust,
			If: all(enemyShip, func(t *armada.Table, m armada.Moment) bool {
				ship := t.Ship(m.Ship)
				return t.RangeBetween(m.Owner.Piece(), m.Ship.Piece()) == gauge.CloseRange &&
					(ship.Revealed == catalog.SquadronCommand || slices.Contains(ship.Gained, catalog.SquadronCommand))
			}),
			Do: func(t *armada.Table, m armada.Moment) { t.Own(m).DiscardDialOf(m.Ship, catalog.SquadronCommand) }},
		armada.Ability{Query: armada.Spending,
			If: func(t *armada.Table, m armada.Moment) bool {
				if !you(t, m) || ready(t, m) || t.Attack() == nil || !defending(t, m) {
					return false
				}
				spent, _ := t.Attack().TokensSpent()
				return spent > 0
			},
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-DEF-005", m) }})
}

func mercyMission() *armada.Card {
	able := all(friendlyShip, func(t *armada.Table, m armada.Moment) bool {
		ship := t.Ship(m.Ship)
		return ship.Size == gauge.Small && ship.Where == board.Undeployed && t.View.Sides[ship.Seat].Flagship != ship.ID
	})
	return upgrade("mercy-mission",
		armada.Ability{When: armada.BeforeDeploying,
			If: func(t *armada.Table, m armada.Moment) bool {
				return len(t.Own(m).Upgrade().Pieces) == 0 && len(fleet(t, m, able)) > 0
			},
			Do: func(t *armada.Table, m armada.Moment) {
				t.Own(m).Equip(t.ChooseShip(m, t.Own(m).Player(), fleet(t, m, able), false))
			}},
		armada.Ability{Query: armada.FinalScore,
			If: all(you, func(t *armada.Table, m armada.Moment) bool {
				zone := t.View.Field.Deployment(board.Across(t.Own(m).Player()) == game.Blue)
				return m.Seat == t.Own(m).Player() && zone.Holds(t.Ship(m.Owner).Base().Shape())
			}),
			By: func(*armada.Table, armada.Moment) int { return 40 }},
		armada.Ability{When: armada.WhenDestroyed, If: all(you, func(_ *armada.Table, m armada.Moment) bool { return m.N == 1 }),
			Do: func(t *armada.Table, m armada.Moment) { t.Own(m).GivePoints(board.Across(t.Own(m).Player()), 15) }})
}
