package cards

import (
	"slices"

	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func imperialAces() []*armada.Card {
	return []*armada.Card{
		bobaFettSquadron(), bosskSquadron(), captainJonusSquadron(), cienaReeSquadron(), colonelJendonSquadron(),
		darthVaderTIEAdvancedSquadron(), darthVaderTIEDefenderSquadron(), dengarSquadron(), garSaxonSquadron(),
		hondoOhnakaSquadron(), howlrunner(), ig88Squadron(), ig88BSquadron(), maarekSteleSquadron(), majorRhymerSquadron(),
		maulerMithel(), moraloEvalSquadron(), mornaKeeSquadron(), soontirFelSquadron(), telTrevuraSquadron(),
		valenRudorSquadron(), vultSkerrisSquadron(), whisperSquadron(), zertikStromSquadron(),
	}
}

func bobaFettSquadron() *armada.Card {
	return squadron("boba-fett", armada.Ability{When: armada.WhenActivating,
		If: all(thisSquadron, func(t *armada.Table, m armada.Moment) bool { return len(enemiesNear(t, m)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).Hurt(t.Own(m).ChoosePiece(enemiesNear(t, m), false), 1)
		}})
}

func bosskSquadron() *armada.Card {
	return squadron("bossk", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(thisSquadron, func(t *armada.Table, m armada.Moment) bool { return t.Squadron(m.Self).Hull <= 6 }),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddFace(catalog.Blue, catalog.Accuracy, by(m)) }})
}

func captainJonusSquadron() *armada.Card {
	return squadron("captain-jonus", changes(accuracy(), shipAttacks, attackingShip, attacksNear))
}

func cienaReeSquadron() *armada.Card {
	return squadron("ciena-ree", armada.Ability{Query: armada.Obscured, If: isAttacked, By: one})
}

func colonelJendonSquadron() *armada.Card {
	ready := all(friendlySquadron, near(gauge.Distance2), func(t *armada.Table, m armada.Moment) bool {
		return len(t.Wing(m.Squadron).Targets(armada.Volley{})) > 0
	})
	return squadron("colonel-jendon", armada.Ability{When: armada.DuringActivation, May: true,
		If: all(thisSquadron, notFired, someone(ready)),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Wing(m.Self).InsteadOfAttack()
			t.Wing(choose(t, m, ready)).Attack(armada.Volley{}, true)
		}})
}

func darthVaderTIEAdvancedSquadron() *armada.Card {
	return squadron("darth-vader-tie-advanced", critsHurt())
}

func darthVaderTIEDefenderSquadron() *armada.Card {
	return squadron("darth-vader-tie-defender", critsHurt(attackingUnique))
}

func dengarSquadron() *armada.Card {
	return squadron("dengar", grants(catalog.Counter, otherSquadron, friendlySquadron, near(gauge.Distance2)))
}

func garSaxonSquadron() *armada.Card {
	return squadron("gar-saxon", armada.Ability{When: armada.WhenActivating,
		If: all(enemySquadron, near(gauge.Distance1), func(t *armada.Table, m armada.Moment) bool {
			return t.Keyword(m.Squadron, catalog.Intel)+t.Keyword(m.Squadron, catalog.Relay) > 0
		}),
		Do: hurtsIt})
}

func hondoOhnakaSquadron() *armada.Card {
	reach := all(otherSquadron, near(gauge.Distance1))
	return squadron("hondo-ohnaka", armada.Ability{When: armada.DuringActivation, May: true, Dear: true,
		If: all(thisSquadron, notFired, someone(reach)),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Wing(m.Self).InsteadOfAttack()
			if id := choose(t, m, reach); t.Squadron(id).Activated {
				t.Own(m).PlaceSquadron(id, gauge.Distance1)
			} else {
				t.SetActivated(id, true)
			}
		}})
}

func howlrunner() *armada.Card {
	return squadron("howlrunner", armada.Ability{When: armada.ResolvingEffects, May: true, If: all(swarmNeighbor, attackingSquadron),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDice(catalog.Blue, 1, by(m)) }})
}

func ig88Squadron() *armada.Card {
	return squadron("ig-88", armada.Ability{Query: armada.KeywordValue,
		If: func(_ *armada.Table, m armada.Moment) bool {
			return m.For == m.Self && (m.Keyword == catalog.Escort || m.Keyword == catalog.Counter)
		},
		By: func(*armada.Table, armada.Moment) int { return -100 }})
}

func ig88BSquadron() *armada.Card {
	volley := armada.Volley{Squadrons: true, Obscured: true}
	return squadron("ig-88b", armada.Ability{When: armada.StartOfPhase, May: true, Dear: true,
		If: all(starts(board.SquadronPhase), unactivated, func(t *armada.Table, m armada.Moment) bool {
			return len(t.Wing(m.Self).Targets(volley)) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			t.SetActivated(m.Self, true)
			for v := volley; ; {
				at := t.Wing(m.Self).Attack(v, true)
				if at == "" {
					return
				}
				v.But = append(v.But, at)
			}
		}})
}

func maarekSteleSquadron() *armada.Card {
	return squadron("maarek-stele", changes(crits(), thisSquadron))
}

func majorRhymerSquadron() *armada.Card {
	return squadron("major-rhymer", armada.Ability{Query: armada.StrafingRange, If: all(friendlySquadron, near(gauge.Distance1)), By: one})
}

func maulerMithel() *armada.Card {
	return squadron("mauler-mithel", armada.Ability{When: armada.AfterMoving, If: thisSquadron,
		Do: func(t *armada.Table, m armada.Moment) {
			for _, q := range t.Engaged(m.Self) {
				t.Hurt(q, 1)
			}
		}})
}

func moraloEvalSquadron() *armada.Card {
	return squadron("moralo-eval", armada.Ability{When: armada.WhenTokenMoves, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return t.Squadron(m.Self).Where == board.OnTable && t.TokenNear(m, m.Self.Piece(), gauge.Distance2)
		},
		Do: func(t *armada.Table, m armada.Moment) { t.Wing(m.Self).ActAgain(gauge.Distance1) }})
}

func mornaKeeSquadron() *armada.Card {
	discarded := func(t *armada.Table, m armada.Moment) []armada.Token { return t.DiscardedTokens(m.Self.Piece()) }
	return squadron("morna-kee",
		armada.Ability{When: armada.ResolvingEffects, May: true, Dear: true, If: all(thisSquadron, hasToken, withDice),
			Do: func(t *armada.Table, m armada.Moment) {
				if payToken(t, m) {
					t.Attack().Reroll(whole(t, m), nil, by(m))
				}
			}},
		armada.Ability{When: armada.WhenActivating,
			If: all(thisSquadron, func(t *armada.Table, m armada.Moment) bool { return len(discarded(t, m)) > 0 }),
			Do: func(t *armada.Table, m armada.Moment) {
				if token, ok := t.Own(m).ChooseToken(discarded(t, m)); ok {
					t.SetToken(token, board.Ready)
				}
			}})
}

func soontirFelSquadron() *armada.Card {
	return squadron("soontir-fel", armada.Ability{When: armada.AfterAttack,
		If: func(t *armada.Table, m armada.Moment) bool {
			return m.Shot.Kind != board.CounterAttack && !isAttacked(t, m) && slices.Contains(t.Engaged(m.Self), m.Squadron)
		},
		Do: hurtsIt})
}

func telTrevuraSquadron() *armada.Card {
	lost := func(t *armada.Table, m armada.Moment) bool {
		_, discarded := t.Attack().SpentOf(m.Self.Piece())
		return discarded > 0 && !t.Attack().Used(m)
	}
	recover := func(t *armada.Table, m armada.Moment) { t.Own(m).Mend(m.Self, 3) }
	return squadron("tel-trevura",
		grants(catalog.Escort, thisSquadron, func(t *armada.Table, m armada.Moment) bool { return hasReadied(t, m.Self.Piece()) }),
		armada.Ability{When: armada.WhenDestroyed, May: true, Do: recover,
			If: all(thisSquadron, func(t *armada.Table, m armada.Moment) bool {
				return m.N == 0 && t.Attack() != nil && lost(t, m)
			})},
		armada.Ability{When: armada.AfterAnswering, May: true, Do: recover,
			If: all(lost, func(t *armada.Table, m armada.Moment) bool {
				return t.Own(m).CanMend(m.Self)
			})})
}

func valenRudorSquadron() *armada.Card {
	return squadron("valen-rudor", armada.Ability{Query: armada.DeclaringTarget,
		If: all(squadronAttacks, isAttacked, func(t *armada.Table, m armada.Moment) bool {
			return t.EngagedBesides(m.Squadron, m.Self)
		}),
		Refuse: forbids})
}

func vultSkerrisSquadron() *armada.Card {
	return squadron("vult-skerris", armada.Ability{Query: armada.DeclaringTarget,
		If: all(thisSquadron, func(t *armada.Table, m armada.Moment) bool {
			return t.View.Phase == board.SquadronPhase && m.Shot.Kind != board.CounterAttack
		}),
		Refuse: forbids})
}

func whisperSquadron() *armada.Card {
	return squadron("whisper", slipsAway(func(t *armada.Table, m armada.Moment) bool {
		spent, _ := t.Attack().SpentOf(m.Self.Piece())
		return spent > 0
	}))
}

func zertikStromSquadron() *armada.Card {
	others := all(otherSquadron, friendlySquadron, near(gauge.Distance1))
	return squadron("zertik-strom", armada.Ability{When: armada.ResolvingEffects, May: true, Dear: true,
		If: all(thisSquadron, withDice, someone(others)),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Hurt(choose(t, m, others), 1)
			t.Attack().Reroll(whole(t, m), nil, by(m))
		}})
}
