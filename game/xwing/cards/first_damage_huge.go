package cards

import (
	"fmt"
	"slices"
	"strings"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstHugeDamage lists the damage cards of first edition's huge ships. Those that the facts call own are ours, in place of
// printed ones that are not known.
func firstHugeDamage() []*xwing.Card {
	return slices.Concat(hugeDrives(), hugeBreaches(), hugeSystems(), hugeAtOnce())
}

// hugeDrives are of engines and energy.
func hugeDrives() []*xwing.Card {
	fast := func(t *xwing.Table, m xwing.Moment) bool {
		n := 0
		for _, d := range t.Ship(m.Owner).Faceup {
			if catalog.DamageKind.Ref(d.Card) == m.Card {
				n++
			}
		}
		return you(m) && m.Move.Maneuver.Speed+n >= 5
	}
	return []*xwing.Card{
		firstDamage("damagedstabilizers", rollingRepair(isHit), xwing.Ability{When: xwing.AfterManeuver,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && bank(m) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.InFore(m.Owner, func() { sufferHit(t, m) }) }}),
		firstDamage("enginedamage", xwing.Ability{When: xwing.AfterManeuver, If: fast,
			Do: func(t *xwing.Table, m xwing.Moment) { t.SkipActionStep(m) }}),
		firstDamage("misfiringthrusters", xwing.Ability{When: xwing.AfterRevealingDial,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				revealed := t.Ship(m.Ship) // the fore one has the dial
				return (you(m) || t.Ship(m.Owner).Joined == m.Ship) && revealed.Where == board.InPlay && revealed.Dial.Maneuver.Speed > 2
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				to := t.Ship(m.Ship).Dial.Maneuver
				to.Speed, to.Bearing = 2, gauge.StraightAhead
				t.ChangeManeuver(m.Ship, to)
			}}),
		firstDamage("powerplantfailure",
			xwing.Ability{Query: xwing.RecoveringLess, If: ofEnergy, By: func(t *xwing.Table, m xwing.Moment) int {
				c := t.Energy(m.Owner)
				return min(m.N, max(0, c.Active+m.N-max(0, c.Limit-1)))
			}},
			xwing.Ability{When: xwing.WhenDealtFaceup, Do: func(t *xwing.Table, m xwing.Moment) {
				if c := t.Energy(m.Owner); c.Active > 0 && c.Active == c.Limit {
					t.LoseEnergy(m.Owner, 1)
				}
			}}),
		firstDamage("reactorleak", xwing.Ability{Query: xwing.RecoveringLess, If: ofEnergy, By: plus(1)}),
		firstDamage("secondarydrivefailure",
			xwing.Ability{Query: xwing.PerformingAction, Refuse: cardForbids,
				If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Energy(m.Owner).Active == 0 }},
			xwing.Ability{When: xwing.BeforeAction, Do: func(t *xwing.Table, m xwing.Moment) { t.LoseEnergy(m.Owner, 1) }}),
	}
}

func bank(m xwing.Moment) bool {
	return m.Move.Maneuver.Bearing == gauge.BankLeft || m.Move.Maneuver.Bearing == gauge.BankRight
}

// ofEnergy is of the energy that the owner's maneuver brings.
func ofEnergy(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == board.ShipCharges }

// hugeBreaches take an upgrade out of use as long as they lie faceup; energy turns them facedown.
func hugeBreaches() []*xwing.Card {
	mute := number(xwing.MutingCard, 1, func(t *xwing.Table, m xwing.Moment) bool {
		xws, ok := catalog.UpgradeCard.Of(m.Answer)
		return ok && t.NotedForGame(m, copyOf(m, xws))
	})
	crews := []catalog.UpgradeType{catalog.CrewSlot, catalog.TeamSlot}
	return []*xwing.Card{
		firstDamage("hullbreach-section", mute, picking(false), sealing(2)),
		firstDamage("deckbreach", mute, picking(false, crews...), sealing(2)),
		firstDamage("commanddeckbreach", mute, picking(true, crews...), sealing(2)),
		firstDamage("spilledcargo", mute, picking(false, catalog.CargoSlot), sealing(1)),
		firstDamage("weapondamaged", picking(true, catalog.HardpointSlot), sealing(2),
			xwing.Ability{Query: xwing.MakingAttack, Refuse: cardForbids, If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.NotedForGame(m, copyOf(m, strings.TrimPrefix(m.Action, "upgrade:")))
			}}),
	}
}

// copyOf names a copy of a damage card together with an upgrade.
func copyOf(m xwing.Moment, xws string) string { return fmt.Sprint(m.Copy, "/", xws) }

// picking has the owner's player, or the opponent, pick an upgrade of one of the slots (none: any) for the card as it is dealt.
func picking(foe bool, slots ...catalog.UpgradeType) xwing.Ability {
	return xwing.Ability{When: xwing.WhenDealtFaceup, Do: func(t *xwing.Table, m xwing.Moment) {
		among := t.UpgradesIn(m.Owner, slots...)
		if len(among) == 0 || t.Ship(m.Owner).Where != board.InPlay { // or the card has destroyed it
			return
		}
		seat := t.Ship(m.Owner).Seat
		if foe {
			seat = t.View.OpponentOf(seat)
		}
		t.NoteForGame(m, copyOf(m, t.ChooseUpgradeFor(seat, m, among)))
	}}
}

// sealing turns the card facedown for energy.
func sealing(energy int) xwing.Ability {
	return xwing.Ability{When: xwing.UsingEnergy, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Energy(m.Owner).Active >= energy },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.LoseEnergy(m.Owner, energy)
			t.RepairThis(m)
		}}
}

// hugeSystems forbid actions, shots and the like.
func hugeSystems() []*xwing.Card {
	no := func(kinds ...catalog.ActionType) xwing.Ability {
		return xwing.Ability{Query: xwing.PerformingAction, Refuse: cardForbids,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Is(kinds...) }}
	}
	return []*xwing.Card{
		firstDamage("broadcastmalfunction", no(catalog.Jam), rollingRepair(isHit)),
		firstDamage("commsfailure", no(catalog.Coordinate), rollingRepair(isHit)),
		firstDamage("damageddish", no(catalog.Jam, catalog.Lock), rollingRepair(isHit)),
		firstDamage("projectorpowerfailure", xwing.Ability{Query: xwing.PerformingAction, Refuse: cardForbids,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.Reinforce) && t.Energy(m.Owner).Active < 3
			}}),
		firstDamage("reactorcowlrupture", xwing.Ability{Query: xwing.RecoveringLess,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == xwing.RecurringShields },
			By: func(_ *xwing.Table, m xwing.Moment) int { return max(0, m.N-2) }}),
		firstDamage("scrambledscopes", rollingRepair(isHit), xwing.Ability{Query: xwing.AcquiringLock, Refuse: cardForbids}),
		firstDamage("trackingmisalignment", number(xwing.MostRerolls, 0, nil), repairAction()),
		firstDamage("weaponsoffline", repairAction(), xwing.Ability{Query: xwing.RecoveringLess, By: plus(1),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && slices.Contains(t.UpgradesIn(m.Owner, catalog.HardpointSlot), m.Action)
			}}),
		firstDamage("lifesupportfailure", sealing(1), xwing.Ability{When: xwing.StartOfEnd, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) {
				if rollFor(t, m) == board.Crit {
					sufferHit(t, m)
				}
			}}),
	}
}

// hugeAtOnce do what they do as they are dealt, most of them once.
func hugeAtOnce() []*xwing.Card {
	once := func(xws string, do func(t *xwing.Table, m xwing.Moment)) *xwing.Card {
		return firstDamage(xws, xwing.Ability{When: xwing.WhenDealtFaceup, Do: func(t *xwing.Table, m xwing.Moment) {
			do(t, m)
			t.RepairThis(m)
		}})
	}
	return []*xwing.Card{
		firstDamage("directhit-section", number(xwing.CountingAsDamage, 1, nil)),
		once("commandpodcasualties", func(t *xwing.Table, m xwing.Moment) {
			own := t.Ship(m.Owner).Seat
			ids := slices.DeleteFunc(t.View.ShipsInPlay(), func(id board.ShipID) bool { return t.Ship(id).Seat != own || t.Huge(id) })
			for _, seat := range []bool{true, false} {
				who := own
				if !seat {
					who = t.View.OpponentOf(own)
				}
				if id := t.ChooseShipFor(who, m, ids, !seat); id != 0 {
					t.GainTokens(id, board.Stress, 1)
				}
			}
		}),
		once("damageddockingclamps", func(t *xwing.Table, m xwing.Moment) {
			if id := t.ChooseShipFor(t.View.OpponentOf(t.Ship(m.Owner).Seat), m, t.View.DockedWith(m.Owner), false); id != 0 {
				t.SufferDamage(id, xwing.Damage{Hits: 1})
			}
		}),
		once("gridoverload", func(t *xwing.Table, m xwing.Moment) { t.LoseEnergy(m.Owner, t.Energy(m.Owner).Active) }),
		once("structuralcollapse", func(t *xwing.Table, m xwing.Moment) {
			if other := t.Ship(m.Owner).Joined; rollFor(t, m).Hurts() && other != 0 {
				t.SufferDamage(other, xwing.Damage{Hits: 1})
			}
		}),
		once("viewportrupture", func(t *xwing.Table, m xwing.Moment) {
			// or it is destroyed
			if t.Ship(m.Owner).Where == board.InPlay {
				foe := t.View.OpponentOf(t.Ship(m.Owner).Seat)
				t.DiscardUpgrade(m.Owner, t.ChooseUpgradeFor(foe, m, t.UpgradesIn(m.Owner, catalog.CrewSlot)))
			}
		}),
	}
}
