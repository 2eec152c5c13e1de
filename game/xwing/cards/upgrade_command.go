package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// commandUpgrades lists the upgrades of the command slot.
func commandUpgrades() []*xwing.Card {
	return []*xwing.Card{
		upgrade("agentoftheempire", intercepts(2, 0, ofWing, leaderDefends)),
		azmoriganCommand(),
		upgrade("captainneeda", revisesDial(gauge.Range4, xwing.Cost{Charges: 1})),
		carlistRieekan(),
		upgrade("dreadnoughthunter", xwing.Ability{Query: xwing.TreatingAs, Of: xwing.AsInArc, May: true, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.InBullseye(m.Owner, m.Other) }}),
		upgrade("firstorderelite", intercepts(2, 0, ofWing, leaderDefends)),
		upgrade("jandodonna", number(xwing.Lending, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return spendsToken(m, board.Focus, board.Evade) && friendlyAt(t, m, gauge.Range3)
		})),
		upgrade("jedicommander", formsUp("jedicommander"), paintsRed(), intercepts(2, flying, ofWing, leaderDefends)),
		phoenixSquadron(),
		upgrade("shadowwing", formsUp("shadowwing"), breaksOff(), intercepts(2, flying, ofWing, leaderDefends)),
		upgrade("skystrikeacademyclass", formsUp("skystrikeacademyclass"), losesWing(), intercepts(5, flying, ofWing, leaderDefends)),
		upgrade("strategiccommander", revisesDial(gauge.Range4, xwing.Cost{Charges: 1})),
		upgrade("veteranwingleader", intercepts(2, 0, ofWing, leaderDefends)),
	}
}

// phoenixSquadron covers its carrier and what that has launched.
func phoenixSquadron() *xwing.Card {
	awing := func(_ *xwing.Table, _ xwing.Moment, s *board.Ship) bool { return s.Chassis == "rz1awing" }
	return upgrade("phoenixsquadron", formsUp("phoenixsquadron"), launchesIntoWing(),
		intercepts(2, flying, awing, func(t *xwing.Table, m xwing.Moment) bool {
			kind := t.Ship(m.Other).Chassis
			return leaderDefends(t, m) || yourWingmate(t, m, m.Other) && (kind == "attackshuttle" || kind == "sheathipedeclassshuttle")
		}))
}

// azmoriganCommand has two ships keep a calculate or an evade token each.
func azmoriganCommand() *xwing.Card {
	kinds := [2]board.Token{board.Calculate, board.Evade}
	ready := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range1, func(id board.ShipID) bool { return hasEither(t, id, kinds) })
	}
	return upgrade("azmorigan",
		xwing.Ability{When: xwing.DuringEndPhase, If: always,
			Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(ready(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range t.ChooseUpTo(m, ready(t, m), 2) {
					holdsEither(t, m, id, kinds, "hold-calculate", "hold-evade")
				}
			}},
		keepsHeld())
}

// carlistRieekan has somebody take cover when a friend is lost.
func carlistRieekan() *xwing.Card {
	evade := xwing.ActionGrant{Only: red(catalog.Evade)}
	return upgrade("carlistrieekan", given(func(t *xwing.Table, m xwing.Moment) bool { return friendlyAt(t, m, gauge.Range2) },
		chooses(xwing.BeforeDestroyedRemoved,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return friendsAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.StillActs(id) && t.CanPerform(id, evade) })
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.GrantAction(m, id, evade) })))
}
