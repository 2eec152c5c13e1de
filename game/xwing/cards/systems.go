package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// systems lists sensors, astromechs and illicit upgrades.
func systems() []*xwing.Card {
	return []*xwing.Card{advancedSensors(), chopperAstromech(), cloakingDevice(), collisionDetector(), fireControlSystem(), r3Astromech()}
}

// Advanced Sensors: whoever acts early does not act again in its activation, not
// by a linked action either; its Perform Action step as such remains.
func advancedSensors() *xwing.Card {
	any := xwing.ActionGrant{Source: "upgrade/advancedsensors"}
	return upgrade("advancedsensors",
		xwing.Ability{When: xwing.AfterRevealingDial,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanPerform(m.Owner, any) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if action, _ := t.PerformAction(m.Owner, any); action != "" {
					t.Note(m, "acted")
				}
			}},
		xwing.Ability{Query: xwing.PerformingAction, Refuse: refusing(rule.AdvancedSensors),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.View.Phase == board.Activation && t.View.Active == m.Owner && t.Noted(m, "acted")
			}})
}

// Chopper, the astromech, turns charges into a shield and shields into a charge.
func chopperAstromech() *xwing.Card {
	others := func(t *xwing.Table, m xwing.Moment, f func(id board.ShipID, xws string) bool) []string {
		var out []string
		for _, u := range t.Ship(m.Owner).Upgrades {
			if u.Charges.Recurring == 0 && f(m.Owner, u.XWS) {
				out = append(out, u.XWS)
			}
		}
		return out
	}
	charged := func(t *xwing.Table, m xwing.Moment) []string {
		return others(t, m, func(id board.ShipID, xws string) bool { return t.ActiveCharges(id, xws) > 0 })
	}
	lost := func(t *xwing.Table, m xwing.Moment) []string { return others(t, m, t.CanRecover) }
	return upgrade("chopper",
		xwing.Ability{When: xwing.AsAction,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				s := t.Ship(m.Owner).Shields
				return s.Active < s.Limit && len(charged(t, m)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.SpendCharges(m.Owner, t.ChooseUpgrade(m, charged(t, m)), 1)
				t.RecoverShield(m.Owner)
			}},
		xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Shields: 2},
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(lost(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, t.ChooseUpgrade(m, lost(t, m)), 1) }})
}

// Cloaking Device flickers: where the decloaking that it forces fails, the cloak
// stays (X20-FAQ-048).
func cloakingDevice() *xwing.Card {
	cloak := xwing.ActionGrant{Source: "upgrade/cloakingdevice", Only: white(catalog.Cloak), Must: true}
	return upgrade("cloakingdevice",
		xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanPerform(m.Owner, cloak) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.PerformAction(m.Owner, cloak) }},
		xwing.Ability{When: xwing.StartOfPlanning,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Has(board.Cloak) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.RollAttackDie(m.Owner, because(m)) != board.FocusResult {
					return
				}
				if t.AskEither(m, m.Owner, "decloak", "discard-cloak") == "decloak" {
					t.MustDecloak(m.Owner)
					return
				}
				t.RemoveTokens(m.Owner, board.Cloak, 1)
			}})
}

// Collision Detector ignores one obstacle at a time, for the rest of the round.
func collisionDetector() *xwing.Card {
	return upgrade("collisiondetector",
		xwing.Ability{Query: xwing.CrossingObstacles, By: one},
		xwing.Ability{When: xwing.WouldMeetObstacle, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, m.Obstacles[0].Piece()) }},
		xwing.Ability{Query: xwing.IgnoringObstacles, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Noted(m, m.Obstacles[0].Piece())
			}})
}

// Fire-Control System keeps the lock in the attack in which it was of use.
func fireControlSystem() *xwing.Card {
	return upgrade("firecontrolsystem",
		xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return t.Ship(m.Owner).HasLocked(a.Defender.Piece())
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.NoteInAttack(m, "rerolled")
				t.RerollChosen(m.Owner, board.AttackDice, 1, 1)
			}},
		xwing.Ability{Query: xwing.SpendingLock, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool { return attacking(t, m) && t.NotedInAttack(m, "rerolled") }})
}

// R3 Astromech never holds two locks on one object (X20-FAQ-011).
func r3Astromech() *xwing.Card {
	return upgrade("r3astromech",
		xwing.Ability{Query: xwing.LockLimit, By: one},
		xwing.Ability{When: xwing.AfterAction, May: true,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == catalog.Lock.String() },
			Do: func(t *xwing.Table, m xwing.Moment) { t.Lock(m.Owner) }})
}
