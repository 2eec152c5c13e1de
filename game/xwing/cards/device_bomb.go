package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// bombDevices lists the devices of the type bomb.
func bombDevices() []*xwing.Card {
	return []*xwing.Card{
		blazerBomb(),
		bomblet(),
		concussionBomb(),
		electroProtonBomb(),
		ionBomb(),
		protonBomb(),
		seismicCharge(),
		thermalDetonator(),
	}
}

// The blazer bomb sets fire to where it lay.
func blazerBomb() *xwing.Card {
	return device("blazerbomb", &xwing.Blast{Reach: gauge.Range1, RemoteReach: gauge.Range1, Dice: 1, Ship: hurts, Remote: hurts,
		Leaves: &xwing.Placing{Device: catalog.Blaze, Fuses: 1}})
}

// hurts is the effect of a hit for each result that hurts, and no crits.
func hurts(t *xwing.Table, m xwing.Moment, dice []board.Face) {
	t.SufferDamage(m.Ship, xwing.Damage{Hits: xwing.Results(dice, board.Hit, board.Crit)})
}

func bomblet() *xwing.Card {
	return device("bomblet", &xwing.Blast{Reach: gauge.Range1, RemoteReach: gauge.Range1, Dice: 2, Ship: hurts, Remote: hurts})
}

// The concussion bomb deals cards to all first; then each ship exposes one unless
// it takes a strain token.
func concussionBomb() *xwing.Card {
	deal := func(t *xwing.Table, m xwing.Moment, _ []board.Face) { t.DealDamageCard(m.Ship, false) }
	expose := func(t *xwing.Table, m xwing.Moment, _ []board.Face) {
		if t.AskRather(m, m.Ship, "strain", "expose") {
			t.GainTokens(m.Ship, board.Strain, 1)
			return
		}
		t.ExposeDamage(m.Ship)
	}
	return device("concussionbomb", &xwing.Blast{Reach: gauge.Range1, RemoteReach: gauge.Range1, Ship: deal, Remote: deal, Then: expose})
}

func electroProtonBomb() *xwing.Card {
	ship := func(t *xwing.Table, m xwing.Moment, dice []board.Face) {
		for range xwing.Results(dice, board.Blank) {
			t.LoseShield(m.Ship)
		}
		t.GainTokens(m.Ship, board.Ion, xwing.Results(dice, board.FocusResult, board.Hit))
		t.GainTokens(m.Ship, board.Disarm, xwing.Results(dice, board.Crit))
	}
	remote := func(t *xwing.Table, m xwing.Moment, dice []board.Face) {
		t.SufferDamage(m.Ship, xwing.Damage{Hits: xwing.Results(dice, board.FocusResult, board.Hit)})
	}
	return device("electroprotonbomb", &xwing.Blast{Reach: gauge.Range2, RemoteReach: gauge.Range1, Dice: 4, Ship: ship, Remote: remote})
}

func ionBomb() *xwing.Card {
	return device("ionbomb", &xwing.Blast{Reach: gauge.Range1, RemoteReach: gauge.Range1, Ship: gains(board.Ion, 3), Remote: suffers(1, 0)})
}

func protonBomb() *xwing.Card {
	return device("protonbomb", &xwing.Blast{Reach: gauge.Range1, RemoteReach: gauge.Range1, Ship: suffers(0, 1), Remote: suffers(0, 1)})
}

func seismicCharge() *xwing.Card {
	return device("seismiccharge", &xwing.Blast{Reach: gauge.Range1, RemoteReach: gauge.Range1, OfObstacle: true,
		Ship: suffers(1, 0), Remote: suffers(1, 0)})
}

func thermalDetonator() *xwing.Card {
	strains := func(t *xwing.Table, m xwing.Moment, dice []board.Face) {
		t.GainTokens(m.Ship, board.Strain, xwing.Results(dice, board.FocusResult))
	}
	return device("thermaldetonators", &xwing.Blast{Reach: gauge.Range1, RemoteReach: gauge.Range1, Dice: 1,
		Ship: each(strains, matching(0)), Remote: matching(0)})
}
