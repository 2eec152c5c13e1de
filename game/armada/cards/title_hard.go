package cards

import (
	"slices"

	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// heldTitles are titles of what is set aside, exchanged or placed anew.
func heldTitles() []*armada.Card {
	return []*armada.Card{chimaera(), corvus(), invisibleHand(), profundity(), squall()}
}

func chimaera() *armada.Card {
	command := func(t *armada.Table, m armada.Moment) []board.Upgrade {
		return t.UpgradesOf(m.Owner, func(u *catalog.Upgrade, _ board.Upgrade) bool { return u.Is(catalog.FleetCommandSlot) })
	}
	return upgrade("chimaera", armada.Ability{When: armada.StartOfPhase, May: true,
		If: all(starts(board.CommandPhase), func(t *armada.Table, m armada.Moment) bool {
			return len(command(t, m)) > 0 && len(t.Own(m).Others(catalog.FleetCommandSlot)) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).Replace(command(t, m)[0].Card, t.Own(m).Others(catalog.FleetCommandSlot))
		}})
}

func corvus() *armada.Card {
	return upgrade("corvus", armada.Ability{When: armada.AfterDeploying, May: true,
		If: func(t *armada.Table, m armada.Moment) bool { return t.Ship(m.Owner).Where == board.OnTable },
		Do: func(t *armada.Table, m armada.Moment) { t.Own(m).Redeploy() }})
}

// mostAside is how many squadrons are set aside at most.
const mostAside = 5

func invisibleHand() *armada.Card {
	able := func(t *armada.Table, m armada.Moment) []board.SquadronID {
		return slices.DeleteFunc(t.Squadrons(t.Own(m).Player()), func(q board.SquadronID) bool {
			return t.Squadron(q).Where != board.Undeployed || t.Keyword(q, catalog.Swarm) == 0
		})
	}
	return upgrade("invisible-hand",
		armada.Ability{When: armada.DeployingSquadrons, May: true,
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Seat == t.Own(m).Player() && t.Ship(m.Owner).Where == board.OnTable && len(t.Own(m).Kept()) < mostAside &&
					len(able(t, m)) > 0
			},
			Do: func(t *armada.Table, m armada.Moment) {
				t.Own(m).SetAside(t.Own(m).ChooseSquadrons(able(t, m), min(m.N, mostAside-len(t.Own(m).Kept()))))
			}},
		armada.Ability{When: armada.ResolvingCommand, May: true,
			If: all(you, resolves(catalog.SquadronCommand), func(t *armada.Table, m armada.Moment) bool {
				return len(t.Own(m).Waiting()) > 0
			}),
			Do: func(t *armada.Table, m armada.Moment) {
				waiting := t.Own(m).Waiting()
				for _, q := range t.Own(m).ChooseSquadrons(waiting, len(waiting)) {
					t.Own(m).PlaceWithin(q, gauge.Distance3)
					t.Hold(q)
					for _, ai := range []catalog.KeywordName{catalog.AIAntiSquadron, catalog.AIBattery} {
						if t.Keyword(q, ai) > 0 {
							t.GainKeyword(q, ai, 1, false)
						}
					}
				}
			}})
}

func profundity() *armada.Card {
	able := all(friendlyShip, another, func(t *armada.Table, m armada.Moment) bool {
		ship := t.Ship(m.Ship)
		return ship.Where == board.Undeployed && ship.Size == gauge.Small && t.CommandValue(m.Ship) == 1
	})
	return upgrade("profundity", reserves(able),
		armada.Ability{When: armada.StartOfRound, May: true,
			If: func(t *armada.Table, m armada.Moment) bool {
				return t.Own(m).Reserved() != 0 && t.Ship(m.Owner).Where == board.OnTable
			},
			Do: func(t *armada.Table, m armada.Moment) {
				id := t.Own(m).Reserved()
				t.Own(m).DeployOnto(id, gauge.Distance1)
				for _, icon := range []catalog.Slot{catalog.CommanderSlot, catalog.OfficerSlot} {
					if card := t.Own(m).ChooseTransfer(t.Own(m).Movable(id, icon)); card != "" {
						t.Own(m).Transfer(card, id)
					}
				}
			}})
}

func squall() *armada.Card {
	able := func(t *armada.Table, m armada.Moment) []board.SquadronID {
		return slices.DeleteFunc(t.Squadrons(t.Own(m).Player()), func(q board.SquadronID) bool {
			return t.IsEngaged(q) || t.RangeBetween(m.Owner.Piece(), q.Piece()) > gauge.MediumRange
		})
	}
	return upgrade("squall", armada.Ability{When: armada.WhenActivating, May: true,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return len(able(t, m)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			for _, q := range t.Own(m).ChooseSquadrons(able(t, m), 3) {
				t.Own(m).MoveUnengaged(q, gauge.Distance2)
			}
		}})
}
