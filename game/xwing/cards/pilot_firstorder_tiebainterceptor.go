package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// firstOrderTIEBaInterceptor lists the pilots of the TIE/ba Interceptor that fly for the First Order.
func firstOrderTIEBaInterceptor() []*xwing.Card {
	return []*xwing.Card{ember(), holo(), majorVonreg()}
}

// ember pins the defender down by its own damage or a wingman's.
func ember() *xwing.Card {
	return pilot("ember", xwing.Ability{Query: xwing.SpendingToken, Refuse: refusing(rule.CardForbids),
		If: func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return t.Fight().Fighting(m.Ship) && a.Attacker == m.Owner && a.Defender == m.Ship &&
				(m.Token == board.Focus || m.Token == board.Calculate) &&
				len(t.ShipsAt(a.Defender, gauge.Range1, func(id board.ShipID) bool {
					return t.Friendly(a.Defender, id) && t.Ship(id).Damaged()
				})) > 0
		}})
}

func majorVonreg() *xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) })
	}
	return pilot("majorvonreg", xwing.Ability{When: xwing.DuringSystemPhase, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(ahead(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			id, k := t.ChooseShip(m, ahead(t, m), false), board.Deplete
			if !t.AskRather(m, m.Owner, "deplete-it", "strain-it") {
				k = board.Strain
			}
			t.GainTokensFrom(t.Ship(m.Owner).Seat, id, k, 1)
		}})
}

// holo never keeps to himself.
func holo() *xwing.Card {
	takers := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range2, func(id board.ShipID) bool { return id != m.Owner && t.CanTransferOwn(m.Owner, id, everyToken()...) })
	}
	return pilot("holo", xwing.Ability{When: xwing.StartOfEngagement,
		If:     always,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(takers(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.TransferOwn(m, t.ChooseShip(m, takers(t, m), false), everyToken()...)
		}})
}
