package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// moreCrew lists crew and gunners whose effects are short.
func moreCrew() []*xwing.Card {
	return []*xwing.Card{
		upgrade("niennunb", smoother(0, 5, physics.BankLeft, physics.BankRight)),
		upgrade("fifthbrother", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Force: 1},
			If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, _ *board.Attack) bool {
				return t.CountResults(board.AttackDice, board.FocusResult) > 0
			}),
			Do: changes(board.AttackDice, board.FocusResult, board.Crit, 1)}),
		upgrade("ministertua", xwing.Ability{When: xwing.StartOfEngagement, Act: may(red(catalog.Reinforce)),
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Damaged() }}),
		hotshotGunner(), lattsRazziCrew(), zuckussCrew(), darthVaderCrew(), chewbaccaCrew(), gonkDroid(), jabba(),
		kananCrew(), heraCrew(), palpatine(), leiaCrew(),
	}
}

// smoother lowers the difficulty of maneuvers of some bearings, of a speed from lo to
// hi.
func smoother(lo, hi int, bearings ...physics.Bearing) xwing.Ability {
	return number(xwing.ManeuverDifficulty, -1, func(_ *xwing.Table, m xwing.Moment) bool {
		for _, b := range bearings {
			if b == m.Maneuver.Bearing {
				return you(m) && lo <= m.Maneuver.Speed && m.Maneuver.Speed <= hi
			}
		}
		return false
	})
}

// orGreen does something to a ship unless it gives up a green token.
func orGreen(t *xwing.Table, m xwing.Moment, id board.ShipID, do func()) {
	ids := []string{"bear-it"}
	for k := range board.TokenKinds {
		if k.Color() == board.Green && t.Ship(id).Has(k) > 0 {
			ids = append(ids, "lose-"+k.String())
		}
	}
	pick := ids[0]
	if len(ids) > 1 {
		pick = t.AskEither(m, id, ids...)
	}
	for k := range board.TokenKinds {
		if pick == "lose-"+k.String() {
			t.RemoveTokens(id, k, 1)
			return
		}
	}
	do()
}

func hotshotGunner() *xwing.Card {
	return upgrade("hotshotgunner", xwing.Ability{When: xwing.BeforeNeutralizing,
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			d := t.Ship(a.Defender)
			return a.Weapon.IsTurret() && d.Has(board.Focus)+d.Has(board.Calculate) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			k, d := board.Focus, t.Ship(m.Other)
			if d.Has(board.Focus) == 0 || d.Has(board.Calculate) > 0 && t.AskEither(m, m.Other, "lose-focus", "lose-calculate") == "lose-calculate" {
				k = board.Calculate
			}
			t.RemoveTokens(m.Other, k, 1)
		}})
}

func lattsRazziCrew() *xwing.Card {
	return upgrade("lattsrazzi", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && t.Ship(m.Other).Stressed() && t.CountResults(board.DefenseDice, board.Blank, board.FocusResult) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.RemoveTokens(m.Other, board.Stress, 1) > 0 {
				t.ChangeOne(m.Owner, board.DefenseDice, board.EvadeResult, board.Blank, board.FocusResult)
			}
		}})
}

func zuckussCrew() *xwing.Card {
	return upgrade("zuckuss", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Rerolls: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return !t.Ship(m.Owner).Stressed()
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, board.DefenseDice, 1, 1) }})
}

func darthVaderCrew() *xwing.Card {
	return upgrade("darthvader", chooses(xwing.StartOfEngagement,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if t.ActiveCharges(m.Owner, "force") == 0 {
				return nil
			}
			return t.ShipsAt(m.Owner, physics.Range2, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendCharges(m.Owner, "force", 1)
			orGreen(t, m, id, func() { t.SufferDamage(id, xwing.Damage{Hits: 1}) })
		}))
}

func chewbaccaCrew() *xwing.Card {
	return upgrade("chewbacca", repairsFaceup(xwing.StartOfEngagement, xwing.Cost{Charges: 2}))
}

// repairsFaceup repairs one faceup damage card of the owner's choice at a cost.
func repairsFaceup(when xwing.Timing, cost xwing.Cost) xwing.Ability {
	return xwing.Ability{When: when, May: true, Cost: cost,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return len(t.Ship(m.Owner).Faceup) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if d, ok := t.ChooseFaceup(m, func(string) bool { return true }); ok {
				t.RepairFaceup(m.Owner, d)
			}
		}}
}

// gonkDroid charges slowly, and a shield with it.
func gonkDroid() *xwing.Card {
	return upgrade("gnkgonkdroid",
		xwing.Ability{When: xwing.AfterPlacingForces, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.LoseCharges(m.Owner, "gnkgonkdroid", 1) }},
		xwing.Ability{When: xwing.AsAction,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanRecover(m.Owner, "gnkgonkdroid") },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "gnkgonkdroid", 1) }},
		xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				s := t.Ship(m.Owner).Shields
				return s.Active < s.Limit
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) }})
}

// jabba sees to it that his people are equipped.
func jabba() *xwing.Card {
	spent := func(t *xwing.Table, id board.ShipID) []string {
		var out []string
		for _, e := range t.EquippedIn("illicit", []board.ShipID{id}) {
			if t.CanRecover(id, e.XWS) {
				out = append(out, e.XWS)
			}
		}
		return out
	}
	return upgrade("jabbathehutt", chooses(xwing.DuringEndPhase,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if t.ActiveCharges(m.Owner, "jabbathehutt") == 0 {
				return nil
			}
			return friendsAt(t, m, physics.Range2, func(id board.ShipID) bool { return len(spent(t, id)) > 0 })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendCharges(m.Owner, "jabbathehutt", 1)
			t.RecoverCharges(id, t.ChooseUpgrade(m, spent(t, id)), 1)
		}))
}

func kananCrew() *xwing.Card {
	return upgrade("kananjarrus", xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Full && m.Difficulty == catalog.White && friendlyAt(t, m, physics.Range2) && t.Ship(m.Ship).Stressed()
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Ship, board.Stress, 1) }})
}

func heraCrew() *xwing.Card {
	return upgrade("herasyndulla",
		xwing.Ability{Query: xwing.IgnoringStress, By: one,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == xwing.ManeuverWhileStressed }},
		xwing.Ability{When: xwing.AfterManeuver,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return full(m, 0, 5) && m.Difficulty == catalog.Red && t.Ship(m.Owner).Has(board.Stress) >= 3
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.RemoveTokens(m.Owner, board.Stress, 1)
				t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
			}})
}

// palpatine lends the Force to others.
func palpatine() *xwing.Card {
	lends := func(side board.Side, good board.Face) xwing.Ability {
		return xwing.Ability{When: modifying(side), May: true, Cost: xwing.Cost{Force: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !you(m) && t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, side) && t.CountResults(side, board.FocusResult) > 0
			},
			Do: changes(side, board.FocusResult, good, 1)}
	}
	return upgrade("emperorpalpatine", lends(board.AttackDice, board.Hit), lends(board.DefenseDice, board.EvadeResult))
}

func leiaCrew() *xwing.Card {
	return upgrade("leiaorgana",
		xwing.Ability{When: xwing.StartOfActivation, May: true, Cost: xwing.Cost{Charges: 3}, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, "inspired") }},
		number(xwing.ColoredManeuver, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return t.View.Phase == board.Activation && m.Difficulty == catalog.Red && t.Noted(m, "inspired") && t.Friendly(m.Owner, m.Ship)
		}))
}
