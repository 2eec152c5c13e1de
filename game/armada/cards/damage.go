package cards

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// damageCards are the 22 titles of the damage deck.
func damageCards() []*armada.Card {
	return []*armada.Card{
		blindedGunners(), capacitorFailure(), commNoise(), compartmentFire(), coolantDischarge(), crewPanic(), damagedControls(),
		dieLess("damaged-munitions", true), depoweredArmament(), disengagedFireControl(), faultyCountermeasures(), injuredCrew(),
		lifeSupportFailure(), dieLess("point-defense-failure", false), powerFailure(), projectorMisaligned(), rupturedEngine(),
		shieldFailure(), structuralDamage(), targeterDisruption(), thrustControlMalfunction(), thrusterFissure(),
	}
}

func damage(id string, abilities ...armada.Ability) *armada.Card {
	return &armada.Card{Ref: "damage/" + id, Abilities: abilities}
}

// cannot is a ship's own "you cannot", by the row of the card.
func cannot(q armada.Query, row string, when func(t *armada.Table, m armada.Moment) bool) armada.Ability {
	return armada.Ability{Query: q,
		If:     func(t *armada.Table, m armada.Moment) bool { return m.Ship == m.Owner && (when == nil || when(t, m)) },
		Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse(row, m) }}
}

// dealt is what an immediate card does as it is dealt; then it is turned facedown (ARM-DCK-003).
func dealt(do func(t *armada.Table, m armada.Moment)) armada.Ability {
	return armada.Ability{When: armada.WhenDealtFaceup, If: all(itself, afloat), Do: func(t *armada.Table, m armada.Moment) {
		do(t, m)
		t.TurnFacedown(m.Owner, m.Damage)
	}}
}

// itself reports whether the card looked at is the one that is dealt.
func itself(_ *armada.Table, m armada.Moment) bool {
	return m.Ship == m.Owner && m.Card == "damage/"+m.Damage.Card && m.Copy == m.Damage.Copy
}

// afloat reports whether the ship is not about to be destroyed by the card.
func afloat(_ *armada.Table, m armada.Moment) bool { return m.N == 0 }

func blindedGunners() *armada.Card {
	return damage("blinded-gunners", cannot(armada.Spending, "ARM-DCK-014", func(_ *armada.Table, m armada.Moment) bool {
		return m.Token.Kind == 0
	}))
}

func capacitorFailure() *armada.Card {
	empty := func(t *armada.Table, m armada.Moment) bool {
		return m.Zone != 0 && t.Ship(m.Owner).Shields[m.Zone] == 0
	}
	return damage("capacitor-failure",
		cannot(armada.Regaining, "ARM-DCK-015", empty),
		cannot(armada.Spending, "ARM-DCK-015", func(t *armada.Table, m armada.Moment) bool {
			return empty(t, m) && m.Token.Kind == catalog.Redirect
		}))
}

func commNoise() *armada.Card {
	return damage("comm-noise", dealt(func(t *armada.Table, m armada.Moment) {
		enemy := board.Across(t.Ship(m.Owner).Seat)
		var effects []string // those that would do something
		if t.Ship(m.Owner).Speed > 0 {
			effects = append(effects, "reduce-speed")
		}
		if t.TopDial(m.Owner) != 0 {
			effects = append(effects, "set-top-dial")
		}
		if len(effects) == 0 {
			return
		}
		switch t.Choose(m, enemy, append(effects, "nothing")...) {
		case "reduce-speed":
			t.ReduceSpeed(m.Owner, 1)
		case "set-top-dial":
			t.SetTopDial(m.Owner, enemy)
		}
	}))
}

func compartmentFire() *armada.Card {
	return damage("compartment-fire", cannot(armada.Regaining, "ARM-DCK-017", func(_ *armada.Table, m armada.Moment) bool {
		return m.Zone == 0 && m.Command == 0 && m.Upgrade == ""
	}))
}

func coolantDischarge() *armada.Card {
	return damage("coolant-discharge", cannot(armada.DeclaringTarget, "ARM-DCK-018", func(t *armada.Table, m armada.Moment) bool {
		return attackingShip(t, m) && t.Deeds(m.Owner).OnShips > 0
	}))
}

func crewPanic() *armada.Card {
	return damage("crew-panic", armada.Ability{When: armada.BeforeRevealing,
		If: func(t *armada.Table, m armada.Moment) bool { return m.Ship == m.Owner && t.WillReveal(m.Owner) },
		Do: func(t *armada.Table, m armada.Moment) {
			if t.Choose(m, t.Ship(m.Owner).Seat, "suffer-1-damage", "discard-dial") == "discard-dial" {
				t.DiscardDial(m.Owner, true)
			} else {
				t.Suffer(m.Owner, 1)
			}
		}})
}

func damagedControls() *armada.Card {
	return damage("damaged-controls", armada.Ability{When: armada.AfterOverlapping,
		If: func(t *armada.Table, m armada.Moment) bool {
			return m.Ship == m.Owner && (m.Obstacle == 0 || !t.Maneuver().IgnoresObstacles())
		},
		Do: func(t *armada.Table, m armada.Moment) { t.DealFacedown(m.Owner) }})
}

// dieLess takes a die away before the roll, against ships or against squadrons.
func dieLess(id string, ships bool) *armada.Card {
	return damage(id, armada.Ability{When: armada.BeforeRolling,
		If: func(t *armada.Table, m armada.Moment) bool {
			return m.Ship == m.Owner && attackingShip(t, m) == ships
		},
		Do: func(t *armada.Table, _ armada.Moment) { t.Attack().RemoveDie() }})
}

func depoweredArmament() *armada.Card {
	return damage("depowered-armament", cannot(armada.DeclaringTarget, "ARM-DCK-021", func(_ *armada.Table, m armada.Moment) bool {
		return m.Shot.Range == gauge.LongRange
	}))
}

func disengagedFireControl() *armada.Card {
	return damage("disengaged-fire-control", cannot(armada.DeclaringTarget, "ARM-DCK-022", func(_ *armada.Table, m armada.Moment) bool {
		return m.Shot.IsObstructed()
	}))
}

func faultyCountermeasures() *armada.Card {
	return damage("faulty-countermeasures", cannot(armada.Spending, "ARM-DCK-023", func(_ *armada.Table, m armada.Moment) bool {
		return m.Token.State == board.Exhausted
	}))
}

func injuredCrew() *armada.Card {
	return damage("injured-crew", dealt(func(t *armada.Table, m armada.Moment) { t.LoseToken(m.Owner, board.Discarded) }))
}

func lifeSupportFailure() *armada.Card {
	return damage("life-support-failure",
		armada.Ability{When: armada.WhenDealtFaceup, If: all(itself, afloat),
			Do: func(t *armada.Table, m armada.Moment) { t.DiscardCommands(m.Owner) }},
		cannot(armada.Regaining, "ARM-DCK-025", func(_ *armada.Table, m armada.Moment) bool { return m.Command != 0 }))
}

func powerFailure() *armada.Card {
	return damage("power-failure", armada.Ability{Query: armada.EngineeringValue,
		By: func(_ *armada.Table, m armada.Moment) int { return m.N / 2 }})
}

func projectorMisaligned() *armada.Card {
	return damage("projector-misaligned", dealt(func(t *armada.Table, m armada.Moment) {
		most := 0
		for _, z := range t.Zones(m.Owner) {
			most = max(most, t.Ship(m.Owner).Shields[z])
		}
		var tied []gauge.Zone
		for _, z := range t.Zones(m.Owner) {
			if t.Ship(m.Owner).Shields[z] == most {
				tied = append(tied, z)
			}
		}
		switch {
		case most == 0:
			return
		case len(tied) > 1:
			tied = t.ChooseZones(m, t.Ship(m.Owner).Seat, m.Owner, tied, 1, 1)
		}
		t.LoseShields(m.Owner, tied[0], most)
	}))
}

func rupturedEngine() *armada.Card {
	return damage("ruptured-engine", armada.Ability{When: armada.AfterMoving,
		If: func(t *armada.Table, m armada.Moment) bool { return m.Ship == m.Owner && t.Ship(m.Owner).Speed > 1 },
		Do: func(t *armada.Table, m armada.Moment) { t.Suffer(m.Owner, 1) }})
}

func shieldFailure() *armada.Card {
	return damage("shield-failure", dealt(func(t *armada.Table, m armada.Moment) {
		for _, z := range t.ChooseZones(m, board.Across(t.Ship(m.Owner).Seat), m.Owner, t.Zones(m.Owner), 0, 2) {
			t.LoseShields(m.Owner, z, 1)
		}
	}))
}

func structuralDamage() *armada.Card {
	card := dealt(func(t *armada.Table, m armada.Moment) { t.DealFacedown(m.Owner) })
	card.If = itself // also on a ship that it destroys (ARM-DCK-055)
	return damage("structural-damage", card)
}

func targeterDisruption() *armada.Card {
	return damage("targeter-disruption", cannot(armada.ResolvingCritical, "ARM-DCK-031", nil))
}

func thrustControlMalfunction() *armada.Card {
	return damage("thrust-control-malfunction", armada.Ability{Query: armada.YawValue,
		If: func(t *armada.Table, m armada.Moment) bool {
			last := -1
			for i, clicks := range m.Yaw {
				if clicks > 0 {
					last = i
				}
			}
			return m.Ship == m.Owner && len(m.Yaw) == max(1, t.Ship(m.Owner).Speed) && m.N == last
		},
		By: func(*armada.Table, armada.Moment) int { return -1 }})
}

func thrusterFissure() *armada.Card {
	return damage("thruster-fissure", armada.Ability{When: armada.AfterChangingSpeed,
		If: func(_ *armada.Table, m armada.Moment) bool { return m.Ship == m.Owner && m.N == 0 },
		Do: func(t *armada.Table, m armada.Moment) { t.Suffer(m.Owner, 1) }})
}
