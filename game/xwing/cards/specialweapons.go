package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/physics"
)

// specialWeapons lists the cannons, turrets, torpedoes and missiles; what their
// attacks look like are facts.
func specialWeapons() []*xwing.Card {
	return []*xwing.Card{
		weapon("ioncannon", "", 0, ionizes("ioncannon")), weapon("ioncannonturret", "", 0, ionizes("ioncannonturret")),
		weapon("iontorpedoes", "lock", 1, ionizes("iontorpedoes")), weapon("ionmissiles", "lock", 1, ionizes("ionmissiles")),
		weapon("jammingbeam", "", 0, inflicts("jammingbeam", board.Jam)), weapon("tractorbeam", "", 0, inflicts("tractorbeam", board.Tractor)),
		heavyLaserCannon(),
		weapon("advprotontorpedoes", "lock", 1, hitToCrit("advprotontorpedoes")),
		concussionMissiles(), homingMissiles(), clusterMissiles(), barrageRockets(),
	}
}

// weapon declares a special weapon: the requirement in parentheses, the charges
// that an attack costs.
func weapon(xws, requires string, spend int, abilities ...xwing.Ability) *xwing.Card {
	card := upgrade(xws, abilities...)
	card.Requires, card.Spend = requires, spend
	return card
}

// with reports whether the ship attacks with the special weapon.
func with(xws string) func(*xwing.Table, xwing.Moment) bool {
	return whenAttacking(func(_ *xwing.Table, _ xwing.Moment, a *board.Attack) bool { return a.Weapon.Upgrade == xws })
}

// inflicts turns all that hits into tokens.
func inflicts(xws string, k board.Token) xwing.Ability {
	return xwing.Ability{When: xwing.IfAttackHits, If: with(xws), Do: func(t *xwing.Table, m xwing.Moment) { t.InflictTokens(m, k) }}
}

// ionizes spends one result for a point of damage and turns the rest into ion
// tokens, which come even if the damage is prevented (X20-FAQ-045).
func ionizes(xws string) xwing.Ability {
	return xwing.Ability{When: xwing.IfAttackHits, If: with(xws),
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.SpendResult(m.Owner, board.AttackDice, board.Hit) || t.SpendResult(m.Owner, board.AttackDice, board.Crit) {
				t.SufferDamage(m.Other, xwing.Damage{Hits: 1})
			}
			t.InflictTokens(m, board.Ion)
		}}
}

// hitToCrit must change one hit result to a crit result.
func hitToCrit(xws string) xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingAttackDice, Do: changes(board.AttackDice, board.Hit, board.Crit, 1),
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return a.Weapon.Upgrade == xws && t.CountResults(board.AttackDice, board.Hit) > 0
		})}
}

func heavyLaserCannon() *xwing.Card {
	return weapon("heavylasercannon", "", 0, xwing.Ability{When: xwing.AttackDiceModified,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return a.Weapon.Upgrade == "heavylasercannon" && t.CountResults(board.AttackDice, board.Crit) > 0 && t.Modifiable(m, board.AttackDice)
		}),
		Do: func(t *xwing.Table, _ xwing.Moment) {
			t.ChangeResults(board.AttackDice, board.Crit, board.Hit, len(t.Dice(board.AttackDice)))
		}})
}

// Concussion Missiles expose a card of everybody near, friend or foe.
func concussionMissiles() *xwing.Card {
	return weapon("concussionmissiles", "lock", 1, xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
		If: whenAttacking(func(_ *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return a.Weapon.Upgrade == "concussionmissiles" && a.Hit
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.ShipsAt(m.Other, physics.Range1, func(board.ShipID) bool { return true }) {
				t.ExposeDamage(id)
			}
		}})
}

// Homing Missiles ask the defender.
func homingMissiles() *xwing.Card {
	return weapon("homingmissiles", "lock", 1, xwing.Ability{When: xwing.AfterBecomingDefender, Upon: theShip,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.View.Attack.Weapon.Upgrade == "homingmissiles"
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.AskEither(m, m.Ship, "suffer-hit", "defend") == "suffer-hit" {
				t.SufferDamage(m.Ship, xwing.Damage{Hits: 1})
				t.SkipDice()
			}
		}})
}

func clusterMissiles() *xwing.Card {
	again := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Waive: true, Weapon: func(w board.Weapon) bool { return w.Upgrade == "clustermissiles" },
			Whom: func(id board.ShipID) bool {
				return id != m.Other && t.AtRange(m.Other, id, physics.Range0, physics.Range1)
			}}
	}
	return weapon("clustermissiles", "lock", 1, xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return with("clustermissiles")(t, m) && t.CanBonusAttack(m.Owner, again(t, m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, again(t, m)) }})
}

// Barrage Rockets reroll one die for every further charge.
func barrageRockets() *xwing.Card {
	return weapon("barragerockets", "focus", 1, xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return a.Weapon.Upgrade == "barragerockets" && t.InBullseye(a.Attacker, a.Defender) &&
				t.Ship(m.Owner).Upgrade("barragerockets").Charges.Active > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			n := t.RerollChosen(m.Owner, board.AttackDice, 1, t.Ship(m.Owner).Upgrade("barragerockets").Charges.Active)
			t.SpendCharges(m.Owner, "barragerockets", n)
		}})
}
