package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstScumCrew lists the crew of first edition for Scum alone.
func firstScumCrew() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("4lom", keepsToken()...),
		firstUpgrade("azmorigan", xwing.Ability{When: xwing.StartOfEnd, May: true, Cost: xwing.Cost{Energy: 1},
			If: always,
			Choice: func(t *xwing.Table, m xwing.Moment) bool {
				return t.CanReplaceUpgrade(m, catalog.CrewSlot, catalog.TeamSlot)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.ReplaceUpgrade(m, catalog.CrewSlot, catalog.TeamSlot) }}),
		firstUpgrade("bobafett", bills()),
		firstUpgrade("bossk", xwing.Ability{When: xwing.AfterAttacking,
			If: func(t *xwing.Table, m xwing.Moment) bool { return calm(t, m) && hasMissed(t, m) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.GainTokens(m.Owner, board.Stress, 1)
				t.GainTokens(m.Owner, board.Focus, 1)
				if t.CanLock(m.Owner, m.Other.Piece()) {
					t.AcquireLock(m.Owner, m.Other.Piece())
				}
			}}),
		firstUpgrade("cadbane", onceARound(xwing.Ability{When: xwing.AfterRolling, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Device.ID != 0 && t.FriendlyDevice(m.Owner, m.Device.ID) && t.Enemy(m.Owner, m.Ship) &&
					t.CanRerollLoose(board.FocusResult, board.Blank)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RerollLoose(m, 99, board.FocusResult, board.Blank) }})),
		firstUpgrade("cikatrovizago", forTheCard(xwing.Ability{When: xwing.StartOfEnd, If: always,
			Choice: func(t *xwing.Table, m xwing.Moment) bool {
				return t.CanReplaceUpgrade(m, catalog.IllicitSlot, catalog.CargoSlot)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.ReplaceUpgrade(m, catalog.IllicitSlot, catalog.CargoSlot) }})),
		firstUpgrade("dengar", hunts(func(t *xwing.Table, id board.ShipID) bool { return t.Pilot(id).Limited > 0 })),
		firstUpgrade("gonk",
			xwing.Ability{When: xwing.AsAction, Do: func(t *xwing.Table, m xwing.Moment) { t.ShieldCard(m, 1) }},
			xwing.Ability{When: xwing.AsAction,
				If: func(t *xwing.Table, m xwing.Moment) bool {
					return t.ShieldsOnCard(m) > 0 && t.CanRecoverShield(m.Owner)
				},
				Do: func(t *xwing.Table, m xwing.Moment) {
					t.ShieldCard(m, -1)
					t.RecoverShield(m.Owner)
				}}),
		firstUpgrade("greedo", strikesFaceup()),
		firstUpgrade("ig88d", borrowsIG()),
		firstUpgrade("jabbathehutt", sparesIllicits()...),
		firstUpgrade("k4securitydroid", xwing.Ability{When: xwing.AfterManeuver, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Difficulty == catalog.Blue && len(t.Lockable(m.Owner)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Lock(m.Owner) }}),
		firstUpgrade("ketsuonyo", holdsPull()...),
		firstUpgrade("lattsrazzi", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return defending(t, m) && t.Ship(m.Other).Stressed() },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.RemoveTokens(m.Other, board.Stress, 1)
				t.Fight().AddDie(board.DefenseDice, board.EvadeResult)
			}}),
		firstUpgrade("outlawtech", xwing.Ability{When: xwing.AfterManeuver, May: true, If: ownColor(catalog.Red), Do: focuses}),
		firstUpgrade("unkarplutt", xwing.Ability{When: xwing.AfterManeuver, Cost: xwing.Cost{Hits: 1}, Act: &xwing.ActionGrant{},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && slices.ContainsFunc(m.Move.Onto, func(id board.ShipID) bool { return t.Enemy(m.Owner, id) })
			}}),
		firstUpgrade("zuckuss", frets(board.DefenseDice)),
	}
}
