package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// commandUpgrades lists the upgrades of the command slot.
func commandUpgrades() []*xwing.Card {
	return []*xwing.Card{
		upgrade("agentoftheempire", intercepts(2, 0, ofWing, leaderDefends)),
		upgrade("dreadnoughthunter", xwing.Ability{Query: xwing.TreatingAs, Of: xwing.AsInArc, May: true, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.InBullseye(m.Owner, m.Other) }}),
		upgrade("firstorderelite", intercepts(2, 0, ofWing, leaderDefends)),
		upgrade("jedicommander", formsUp("jedicommander"), paintsRed(), intercepts(2, flying, ofWing, leaderDefends)),
		phoenixSquadron(),
		upgrade("shadowwing", formsUp("shadowwing"), breaksOff(), intercepts(2, flying, ofWing, leaderDefends)),
		upgrade("skystrikeacademyclass", formsUp("skystrikeacademyclass"), losesWing(), intercepts(5, flying, ofWing, leaderDefends)),
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
