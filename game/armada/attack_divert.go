package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
)

// SpendInstead has the defender spend a defense token for a card, without its effect; what other cards make of it they do.
func (a *Attack) SpendInstead(k Token) {
	m := a.moment(WhenSpendingToken)
	m.Token = a.t.View.TokensOf(k.Piece)[k.Index]
	a.t.SpendToken(k)
	a.defense.instead = true
	a.t.trigger(WhenSpendingToken, m)
}

// AimElsewhere has another hull zone of the defender's choice defend once damage is resolved.
func (a *Attack) AimElsewhere() { a.defense.elsewhere = true }

func (a *Attack) aimElsewhere() {
	id := board.ShipOf(a.shot.Defender)
	if !a.defense.elsewhere || a.t.Ship(id).Where != board.OnTable {
		return
	}
	zones := slices.DeleteFunc(slices.Clone(a.t.Zones(id)), func(z gauge.Zone) bool { return z == a.shot.At })
	a.shot.At = a.t.askZone(id, game.Say("prompt.defend-elsewhere", "ship", id.Piece()), zones)
	a.t.announce(board.AimChanged{Defender: id.Piece(), At: a.shot.At})
}

// Divertible are the hull zones beside the defending one whose shields can still take damage that is diverted.
func (a *Attack) Divertible() (zones []gauge.Zone) {
	id := board.ShipOf(a.shot.Defender)
	if id == 0 || len(a.defense.diverted) >= min(len(a.defense.spent), a.damage) || a.Shieldless() {
		return nil
	}
	all := a.t.Zones(id)
	for _, z := range all {
		taken := 0
		for _, d := range a.defense.diverted {
			if d == z {
				taken++
			}
		}
		if gauge.Adjacent(a.shot.At, z, len(all)) && a.t.Ship(id).Shields[z] > taken {
			zones = append(zones, z)
		}
	}
	return zones
}

// Divert has the shields of hull zones of the defender's choice take 1 damage each, for each token that it has spent one.
func (a *Attack) Divert(m Moment) {
	for zones := a.Divertible(); len(zones) > 0; zones = a.Divertible() {
		chosen := a.t.ChooseZones(m, a.defender(), board.ShipOf(a.shot.Defender), zones, 0, 1)
		if len(chosen) == 0 {
			return
		}
		a.defense.diverted = append(a.defense.diverted, chosen...)
	}
}
