package cards

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// republicNabooRoyalN1Starfighter lists the pilots of the Naboo Royal N-1 Starfighter that fly for the Galactic Republic.
func republicNabooRoyalN1Starfighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("anakinskywalker-nabooroyaln1starfighter", xwing.Ability{When: xwing.BeforeRevealingDial, May: true,
			Cost: xwing.Cost{Force: 1}, Do: func(t *xwing.Table, m xwing.Moment) { t.BarrelRoll(m.Owner) }}),
		pilot("dineeellberger", fixing(func(t *xwing.Table, m xwing.Moment) bool {
			mine, theirs := t.Ship(m.Owner).Dial, t.Ship(m.Ship).Dial
			return m.Other == m.Owner && mine.Revealed && theirs.Revealed && mine.Maneuver.Speed == theirs.Maneuver.Speed
		})),
		prefers("essaratill-wat1", "Rhys Dallows", catalog.Lock),
		pilot("gavynsykes", rerollsBlanks(faster)...),
		nabooHandmaiden(),
		pilot("padmeamidala", number(xwing.MostFocusModified, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Ship) && t.InArc(m.Owner, m.Ship, gauge.Front)
		})),
		prefers("rhysdallows-wat1", "Essara Till", catalog.BarrelRoll),
		pilot("ricolie", bothDice(1, 1, faster)...),
	}
}

// nabooHandmaiden draws fire off the ship that she stands in for: off another N-1
// all the better.
func nabooHandmaiden() *xwing.Card {
	helps := func(t *xwing.Table, m xwing.Moment) bool {
		return t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, board.DefenseDice) && t.Ship(m.Ship).HasCondition("decoyed") && inAttackArc(t, m.Owner)
	}
	naboo := func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Ship).Chassis == "nabooroyaln1starfighter" }
	no := func(t *xwing.Table) func(board.Die) *game.Refusal {
		return func(d board.Die) *game.Refusal {
			if d.Face == board.EvadeResult {
				return t.Refuse(rule.UnchangedDie, "refusal.shows-that")
			}
			return nil
		}
	}
	evade := xwing.Cost{Spend: board.Evade, SpendN: 1}
	return pilot("naboohandmaiden",
		assignsFriend("decoyed", notThe("naboohandmaiden")),
		xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Cost: evade,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return helps(t, m) && !naboo(t, m) && t.Fight().CountResults(board.DefenseDice, board.Blank, board.FocusResult) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, i := range t.Fight().ChooseDice(m.Ship, board.DefenseDice, 1, 1, no(t)) {
					t.Fight().ChangeDie(board.DefenseDice, i, board.EvadeResult)
				}
			}},
		xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Cost: evade,
			If: func(t *xwing.Table, m xwing.Moment) bool { return helps(t, m) && naboo(t, m) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().AddDie(board.DefenseDice, board.EvadeResult) }})
}

// prefers lets the owner, or a friend of that name, act in place of a green token.
func prefers(xws, name string, action catalog.ActionType) *xwing.Card {
	g := xwing.ActionGrant{Only: white(action), Must: true}
	return pilot(xws, xwing.Ability{When: xwing.WouldGainToken, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Token.Color() == board.Green && friendlyAt(t, m, gauge.Range3) && (you(m) || t.Pilot(m.Ship).Name == name) && t.CanPerform(m.Ship, g)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Ship, g) }})
}

// faster compares the speeds of the maneuvers that were revealed; a dial that was not
// has no speed.
func faster(t *xwing.Table, m xwing.Moment) bool {
	me, he := t.Ship(m.Owner).Dial, t.Ship(m.Other).Dial
	return he.Revealed && me.Maneuver.Speed > he.Maneuver.Speed
}
