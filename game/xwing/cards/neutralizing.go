package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/physics"
)

// neutralizing lists cards about the Neutralize Results step.
func neutralizing() []*xwing.Card {
	return []*xwing.Card{
		zebOrrelios("zeborrelios"), zebOrrelios("zeborrelios-sheathipedeclassshuttle"), zebOrrelios("zeborrelios-tielnfighter"),
		plasmaTorpedoes(), autoblasters(), bossk("bossk"), bossk("bossk-z95af4headhunter"), generalGrievousCrew(),
	}
}

// zebOrrelios braces himself: critical results are canceled first.
func zebOrrelios(xws string) *xwing.Card {
	return pilot(xws, number(xwing.CritsFirst, 1, func(_ *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner }))
}

// Plasma burns shields once the damage is dealt.
func plasmaTorpedoes() *xwing.Card {
	return weapon("plasmatorpedoes", "lock", 1, number(xwing.CritsFirst, 1, with("plasmatorpedoes")),
		xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return with("plasmatorpedoes")(t, m) && t.View.Attack.Hit && t.Ship(m.Other).Shielded()
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.LoseShield(m.Other) }})
}

func autoblasters() *xwing.Card {
	return weapon("autoblasters", "", 0,
		number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return with("autoblasters")(t, m) && t.InBullseye(m.Owner, m.Other)
		}),
		number(xwing.SureCrits, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return with("autoblasters")(t, m) && !t.InArc(m.Other, m.Owner, physics.Front)
		}))
}

// bossk makes more of a crit that nobody has evaded.
func bossk(xws string) *xwing.Card {
	return pilot(xws, xwing.Ability{When: xwing.AfterNeutralizing, May: true,
		If: primary(func(t *xwing.Table, _ *board.Attack) bool {
			return t.CountResults(board.AttackDice, board.Crit) > 0 && t.Modifiable(xwing.Moment{Card: "pilot/" + xws}, board.AttackDice)
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendResult(m.Owner, board.AttackDice, board.Crit)
			t.AddDie(board.AttackDice, board.Hit)
			t.AddDie(board.AttackDice, board.Hit)
		}})
}

// generalGrievousCrew is hard to hit squarely while his people live.
func generalGrievousCrew() *xwing.Card {
	return upgrade("generalgrievous",
		xwing.Ability{When: xwing.AfterNeutralizing, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && t.CountResults(board.AttackDice, board.Hit, board.Crit) >= 2
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				face := board.Hit
				if t.CountResults(board.AttackDice, board.Hit) == 0 || t.CountResults(board.AttackDice, board.Crit) > 0 &&
					t.AskEither(m, m.Owner, "cancel-crit", "cancel-hit") == "cancel-crit" {
					face = board.Crit
				}
				t.CancelResult(m, board.AttackDice, face)
			}},
		xwing.Ability{When: xwing.BeforeDestroyedRemoved,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Friendly(m.Owner, m.Ship) && t.CanRecover(m.Owner, "generalgrievous")
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "generalgrievous", 1) }})
}
