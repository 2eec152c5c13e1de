package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func titles() []*armada.Card {
	return slices.Concat([]*armada.Card{
		admonition(), avenger(), demolisher(), dominator(), foremansLabor(), jainasLight(), resolute(), salvation(), yavaris(),
	}, attackTitles(), commandTitles(), defenseTitles(), heldTitles(), moveTitles(), setupTitles(), squadronTitles())
}

func admonition() *armada.Card {
	return upgrade("admonition", armada.Ability{When: armada.SpendingTokens, May: true,
		If: all(defending, withDice, func(t *armada.Table, m armada.Moment) bool { return len(t.Tokens(m.Owner.Piece())) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			if token, ok := t.Own(m).ChooseToken(t.Tokens(m.Owner.Piece())); ok {
				t.SetToken(token, board.Discarded)
				t.Attack().CancelDie(by(m))
			}
		}})
}

func avenger() *armada.Card {
	return upgrade("avenger",
		armada.Ability{When: armada.ResolvingEffects, May: true, Cost: armada.Exhaust,
			If: all(you, func(t *armada.Table, m armada.Moment) bool { return len(t.Tokens(m.Shot.Defender)) > 0 })},
		armada.Ability{Query: armada.Spending,
			If: func(t *armada.Table, m armada.Moment) bool {
				if t.Attack() == nil || !t.Attack().Used(m) || m.Token.State != board.Exhausted {
					return false
				}
				_, exhausted := t.Attack().TokensSpent()
				return exhausted > 0
			},
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-CRD-009", m) }})
}

func demolisher() *armada.Card {
	return upgrade("demolisher", number(armada.AttacksInStep, 1),
		armada.Ability{When: armada.AfterMoving, May: true,
			If: all(you, func(t *armada.Table, m armada.Moment) bool {
				return t.Deeds(m.Owner).Moves == 1 && t.CanAttack(m.Owner)
			}),
			Do: func(t *armada.Table, m armada.Moment) { t.AttackFrom(m.Owner) }})
}

func dominator() *armada.Card {
	return upgrade("dominator", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(you, addable, within(gauge.MediumRange), func(t *armada.Table, m armada.Moment) bool { return t.HasShields(m.Owner) }),
		Do: func(t *armada.Table, m armada.Moment) {
			n := 0
			for n < 2 && t.LoseShield(m, m.Owner) {
				n++
			}
			t.Attack().AddDice(catalog.Blue, n, by(m))
		}})
}

func foremansLabor() *armada.Card {
	return upgrade("foremans-labor", armada.Ability{When: armada.BeforeSuffering, May: true, Cost: armada.Exhaust,
		If: all(defending, shieldsCount, func(t *armada.Table, m armada.Moment) bool {
			return t.Ship(m.Owner).Shields[m.Shot.At] > 0
		}),
		Do: func(t *armada.Table, _ armada.Moment) { t.Attack().Lower(1) }})
}

func jainasLight() *armada.Card {
	return upgrade("jainas-light",
		armada.Ability{When: armada.EndOfMovement, May: true,
			If: all(you, func(t *armada.Table, m armada.Moment) bool { return t.OnObstacle(m.Owner) }),
			Do: func(t *armada.Table, _ armada.Moment) { t.Maneuver().IgnoreObstacles() }},
		armada.Ability{Query: armada.Obstructing, If: you,
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-OBS-001", m) }})
}

func resolute() *armada.Card {
	return upgrade("resolute", twoKinds(), armada.Ability{When: armada.AfterCommand, May: true,
		If: all(you, func(t *armada.Table, m armada.Moment) bool {
			dial, _ := t.Command().Spent()
			return dial && len(without(t.Own(m).Tokens(), m.Command)) < len(t.Own(m).Tokens())
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).DiscardToken(m.Command)
			t.GainCommand(m.Owner, m.Command)
		}})
}

func salvation() *armada.Card {
	return upgrade("salvation", number(armada.CriticalDamage, 2, func(t *armada.Table, m armada.Moment) bool {
		return m.Shot.From == gauge.Front && attackingShip(t, m)
	}))
}

func yavaris() *armada.Card {
	return upgrade("yavaris", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return m.Squadron != 0 && t.CommandedBy(m.Squadron) == m.Owner && !t.HasMoved(m.Squadron) && withDice(t, m)
		},
		Do: func(t *armada.Table, m armada.Moment) {
			t.Hold(m.Squadron)
			t.Attack().AddDie(false, by(m))
		}})
}
