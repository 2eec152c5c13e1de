package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstScumJumpMaster5000 lists the pilots of the JumpMaster 5000, first edition.
func firstScumJumpMaster5000() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("dengar", attacksOn(xwing.AfterDefending,
			func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.InFiringArc(m.Owner, m.Other) },
			func(_ *xwing.Table, m xwing.Moment) xwing.AttackTerms { return only(m.Other) })),
		firstPilot("manaroo", given(
			func(t *xwing.Table, m xwing.Moment) bool {
				return focusedOrEvading(t, m.Owner) || len(t.Ship(m.Owner).Locks) > 0
			},
			chooses(xwing.StartOfEngagement,
				func(t *xwing.Table, m xwing.Moment) []board.ShipID { return othersAt(t, m, gauge.Range1, nil) },
				handsAll))),
		firstPilot("teltrevura", xwing.Ability{When: xwing.WouldBeDestroyed,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Ship(m.Owner).Due() && !t.NotedForGame(m, noteUsed)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.NoteForGame(m, noteUsed)
				t.DiscardDamage(m.Owner, func(string) bool { return true })
				for range 4 {
					t.DealDamageCard(m.Owner, false)
				}
			}}),
	}
}

// handsAll gives a ship the owner's focus and evade tokens and the locks that it has.
func handsAll(t *xwing.Table, m xwing.Moment, id board.ShipID) {
	for _, k := range [...]board.Token{board.Focus, board.Evade} {
		for range t.Ship(m.Owner).Has(k) {
			t.TransferToken(m.Owner, id, k)
		}
	}
	for len(t.Ship(m.Owner).Locks) > 0 {
		t.TransferLock(m.Owner, id, t.Ship(m.Owner).Locks[0])
	}
}
