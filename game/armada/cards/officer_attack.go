package cards

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// attackOfficers are officers about attacks that are made.
func attackOfficers() []*armada.Card {
	return []*armada.Card{
		agentKallus(), asajjVentress(), cloneCaptainZak(), commanderGherant(), commanderWoldar(), darthVaderOfficer(), directorKrennic(),
		generalDraven(), governorPryce(), intelOfficer(), kyrstaAgate(), shuMai(), torynFarr(),
	}
}

// addsDie adds a die of any color to attacks on some squadrons.
func addsDie(id string, on func(t *armada.Table, q board.SquadronID) bool) *armada.Card {
	return upgrade(id, armada.Ability{When: armada.ResolvingEffects,
		If: all(you, addable, func(t *armada.Table, m armada.Moment) bool {
			q := board.SquadronOf(m.Shot.Defender)
			return q != 0 && on(t, q)
		}),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDie(true, by(m)) }})
}

func agentKallus() *armada.Card {
	return addsDie("agent-kallus", func(t *armada.Table, q board.SquadronID) bool { return t.SquadronCard(q).Unique })
}

func generalDraven() *armada.Card {
	return addsDie("general-draven-officer", func(t *armada.Table, q board.SquadronID) bool {
		return t.Keyword(q, catalog.Counter)+t.Keyword(q, catalog.Intel) > 0
	})
}

func asajjVentress() *armada.Card {
	return upgrade("asajj-ventress", armada.Ability{When: armada.AfterAttack, May: true,
		If: all(you, func(t *armada.Table, m armada.Moment) bool {
			d := t.Ship(board.ShipOf(m.Shot.Defender))
			return d != nil && m.N > 0 && len(d.Raided) > 0 && len(d.Commands) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			id, own := board.ShipOf(m.Shot.Defender), t.Own(m)
			own.RemoveRaid(id, own.ChooseCommand(t.Ship(id).Raided, false))
			c := own.ChooseCommand(t.Ship(id).Commands, false)
			own.DiscardTokenOf(id, c)
			t.GainCommand(m.Owner, c)
		}})
}

func cloneCaptainZak() *armada.Card {
	return upgrade("clone-captain-zak",
		armada.Ability{When: armada.ResolvingEffects, May: true, Cost: armada.Exhaust,
			If: all(you, addable, withDice, func(_ *armada.Table, m armada.Moment) bool { return m.Shot.From != gauge.Front }),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDie(false, by(m)) }},
		number(armada.PayingFromCard, 1, itsOwn))
}

func commanderGherant() *armada.Card {
	return upgrade("commander-gherant",
		armada.Ability{Query: armada.ResolvingCritical, If: defending,
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-CRT-001", m) }},
		armada.Ability{When: armada.AfterAttack, If: all(you, attackingShip),
			Do: func(t *armada.Table, m armada.Moment) { t.Own(m).Discard() }})
}

// friendAttacks: a friendly ship, station or squadron attacks, at most so far away.
func friendAttacks(d gauge.Distance) condition {
	return func(t *armada.Table, m armada.Moment) bool {
		return t.Own(m).Friendly(m.Shot.Attacker) && t.Apart(m.Owner.Piece(), m.Shot.Attacker) <= d
	}
}

func commanderWoldar() *armada.Card {
	return upgrade("commander-woldar", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(friendAttacks(gauge.Distance3), attackingSquadron, withDice, func(t *armada.Table, m armada.Moment) bool {
			return m.Squadron != 0 && t.Keyword(m.Squadron, catalog.Swarm) == 0
		}),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().Reroll(1, nil, by(m)) }})
}

func darthVaderOfficer() *armada.Card {
	able := func(t *armada.Table, m armada.Moment) []board.Upgrade {
		return t.UpgradesOf(m.Ship, func(u *catalog.Upgrade, _ board.Upgrade) bool {
			return (u.Is(catalog.CommanderSlot) || u.Is(catalog.OfficerSlot)) && u.Name != "Darth Vader"
		})
	}
	return upgrade("darth-vader-officer", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(friendAttacks(gauge.Distance5), attackingShip, withDice, func(t *armada.Table, m armada.Moment) bool {
			return m.Ship != 0 && len(able(t, m)) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).DiscardUpgrade(m.Ship, t.Own(m).ChooseUpgrade(m.Ship, able(t, m)))
			t.Attack().Reroll(anyNumber, nil, by(m))
		}})
}

func directorKrennic() *armada.Card {
	red := color(catalog.Red)
	rerolls := func(most int, as func(dial, token bool) bool) armada.Ability {
		return armada.Ability{When: armada.AfterCommand, May: true,
			If: all(you, resolves(catalog.ConcentrateFire), showing(red), func(t *armada.Table, _ armada.Moment) bool {
				return (t.Attack().Range() == gauge.MediumRange || t.Attack().Range() == gauge.LongRange) && as(t.Command().As())
			}),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().Reroll(most, red, by(m)) }}
	}
	return upgrade("director-krennic", rerolls(anyNumber, func(dial, _ bool) bool { return dial }),
		rerolls(2, func(_, token bool) bool { return token }))
}

func governorPryce() *armada.Card {
	return upgrade("governor-pryce", armada.Ability{When: armada.ResolvingEffects, May: true, Limit: armada.OncePerActivation,
		If: all(you, attackingShip, withDice, func(t *armada.Table, m armada.Moment) bool {
			return t.Ship(m.Owner).Shields[m.Shot.From] > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			t.LoseShields(m.Owner, m.Shot.From, 1)
			t.Attack().ChangeDie([]catalog.Face{catalog.HitHit, catalog.HitCrit, catalog.Crit, catalog.Hit, catalog.Blank}, by(m))
		}})
}

func intelOfficer() *armada.Card {
	return upgrade("intel-officer", armada.Ability{When: armada.ResolvingEffects, May: true, Cost: armada.Exhaust,
		If: all(you, func(t *armada.Table, _ armada.Moment) bool {
			return t.Attack().Fresh() && len(t.TokensInPlay()) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			if token, ok := t.Own(m).ChooseToken(t.TokensInPlay()); ok {
				t.Attack().Mark(token)
			}
		}})
}

func kyrstaAgate() *armada.Card {
	effect := critical(armada.Exhaust, readiesToken, catalog.Red, catalog.Blue)
	shows := effect.If
	effect.Salvo = true
	effect.If = func(t *armada.Table, m armada.Moment) bool {
		return shows(t, m) && len(t.Readiable(m.Owner.Piece())) > 0
	}
	return upgrade("kyrsta-agate-officer", effect)
}

// readiesToken readies one of the ship's defense tokens.
func readiesToken(t *armada.Table, m armada.Moment) {
	if token, ok := t.Own(m).ChooseToken(t.Readiable(m.Owner.Piece())); ok {
		t.SetToken(token, board.Ready)
	}
}

func shuMai() *armada.Card {
	return upgrade("shu-mai",
		armada.Ability{When: armada.AfterDeploying, May: true,
			If: func(*armada.Table, armada.Moment) bool { return true },
			Do: func(t *armada.Table, m armada.Moment) { t.Own(m).ChooseRounds() }},
		armada.Ability{When: armada.ResolvingEffects, May: true,
			If: all(you, attackingShip, withDice, func(t *armada.Table, m armada.Moment) bool { return t.Own(m).InRound() }),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().Reroll(3, nil, by(m)) }})
}

func torynFarr() *armada.Card {
	blue := color(catalog.Blue)
	return upgrade("toryn-farr", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(friendAttacks(gauge.Distance3), showing(blue), func(_ *armada.Table, m armada.Moment) bool {
			return m.Shot.Attacker != m.Owner.Piece()
		}),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().Reroll(1, blue, by(m)) }})
}
