package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/physics"
)

func bombs() []*xwing.Card {
	return []*xwing.Card{
		blaze(), blazerBomb(), blazerBombUpgrade(), bomblet(), bombletGenerator(), concussionBomb(), concussionBombs(), electroProtonBomb(), electroProtonBombUpgrade(),
		ionBomb(), ionBombs(), protonBomb(), protonBombs(), seismicCharge(), seismicCharges(),
		thermalDetonator(), thermalDetonators(),
	}
}

// hurts is the effect of a hit for each result that hurts, and no crits.
func hurts(t *xwing.Table, m xwing.Moment, dice []board.Face) {
	t.SufferDamage(m.Ship, xwing.Damage{Hits: xwing.Results(dice, board.Hit, board.Crit)})
}

func bomblet() *xwing.Card {
	return device("bomblet", &xwing.Blast{Reach: physics.Range1, RemoteReach: physics.Range1, Dice: 2, Ship: hurts, Remote: hurts})
}

// The blazer bomb sets fire to where it lay.
func blazerBomb() *xwing.Card {
	return device("blazerbomb", &xwing.Blast{Reach: physics.Range1, RemoteReach: physics.Range1, Dice: 1, Ship: hurts, Remote: hurts,
		Leaves: &xwing.Placing{Device: "blaze", Fuses: 1}})
}

// What the blaze does stands in the later rules alone (X25-OBS-009).
func blaze() *xwing.Card {
	c := device("blaze", nil)
	c.Cloud = &xwing.Cloud{Halts: true, Met: func(t *xwing.Table, m xwing.Moment, _ []board.Face) {
		switch t.RollAttackDie(m.Ship, because(m)) {
		case board.Hit, board.Crit:
			t.SufferDamage(m.Ship, xwing.Damage{Hits: 1})
		case board.FocusResult:
			t.GainTokens(m.Ship, board.Stress, 1)
		}
	}}
	return c
}

func blazerBombUpgrade() *xwing.Card {
	return dropper("blazerbomb", &xwing.Placing{Device: "blazerbomb", Ways: board.Drops(straight(1))})
}

func bombletGenerator() *xwing.Card {
	return dropper("bombletgenerator", &xwing.Placing{Device: "bomblet", Ways: board.Drops(straight(1))}, xwing.Ability{
		When: xwing.StartOfActivation, May: true, Cost: xwing.Cost{Shields: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanRecover(m.Owner, "bombletgenerator") },
		Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "bombletgenerator", 2) },
	})
}

// The concussion bomb deals cards to all first; then each ship exposes one unless
// it takes a strain token.
func concussionBomb() *xwing.Card {
	deal := func(t *xwing.Table, m xwing.Moment, _ []board.Face) { t.DealDamageCard(m.Ship, false) }
	expose := func(t *xwing.Table, m xwing.Moment, _ []board.Face) {
		if t.AskEither(m, m.Ship, "strain", "expose") == "strain" {
			t.GainTokens(m.Ship, board.Strain, 1)
			return
		}
		t.ExposeDamage(m.Ship)
	}
	return device("concussionbomb", &xwing.Blast{Reach: physics.Range1, RemoteReach: physics.Range1, Ship: deal, Remote: deal, Then: expose})
}

// concussionBombs have to go on once the first has fallen.
func concussionBombs() *xwing.Card {
	c := dropper("concussionbombs", &xwing.Placing{Device: "concussionbomb", Ways: board.Drops(straight(1))})
	c.Abilities[0].Must = func(t *xwing.Table, m xwing.Moment) bool { return t.CanRecover(m.Owner, "concussionbombs") }
	return c
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
	return device("electroprotonbomb", &xwing.Blast{Reach: physics.Range2, RemoteReach: physics.Range1, Dice: 4, Ship: ship, Remote: remote})
}

func electroProtonBombUpgrade() *xwing.Card {
	return drained(dropper("electroprotonbomb", &xwing.Placing{Device: "electroprotonbomb", Ways: board.Drops(straight(1)), Fuses: 1}))
}

func ionBomb() *xwing.Card {
	return device("ionbomb", &xwing.Blast{Reach: physics.Range1, RemoteReach: physics.Range1, Ship: gains(board.Ion, 3), Remote: suffers(1, 0)})
}

func ionBombs() *xwing.Card {
	return dropper("ionbombs", &xwing.Placing{Device: "ionbomb", Ways: board.Drops(straight(1))})
}

func protonBomb() *xwing.Card {
	return device("protonbomb", &xwing.Blast{Reach: physics.Range1, RemoteReach: physics.Range1, Ship: suffers(0, 1), Remote: suffers(0, 1)})
}

func protonBombs() *xwing.Card {
	return dropper("protonbombs", &xwing.Placing{Device: "protonbomb", Ways: board.Drops(straight(1))})
}

func seismicCharge() *xwing.Card {
	return device("seismiccharge", &xwing.Blast{Reach: physics.Range1, RemoteReach: physics.Range1, OfObstacle: true,
		Ship: suffers(1, 0), Remote: suffers(1, 0)})
}

func seismicCharges() *xwing.Card {
	return dropper("seismiccharges", &xwing.Placing{Device: "seismiccharge", Ways: board.Drops(straight(1))})
}

func thermalDetonator() *xwing.Card {
	strains := func(t *xwing.Table, m xwing.Moment, dice []board.Face) {
		t.GainTokens(m.Ship, board.Strain, xwing.Results(dice, board.FocusResult))
	}
	return device("thermaldetonators", &xwing.Blast{Reach: physics.Range1, RemoteReach: physics.Range1, Dice: 1,
		Ship: each(strains, matching(0)), Remote: matching(0)})
}

func thermalDetonators() *xwing.Card {
	return dropper("thermaldetonators",
		&xwing.Placing{Device: "thermaldetonators", Ways: board.Drops(straight(1), straight(2)), UpTo: 2},
		xwing.Ability{Query: xwing.ReloadingMore,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == "thermaldetonators" },
			By: func(*xwing.Table, xwing.Moment) int { return 1 }})
}
