package cards

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func ordnance() []*armada.Card {
	return []*armada.Card{
		moreDice("expanded-launchers", catalog.Black, 2, gauge.Front), flechetteTorpedoes(), ordnancePods(),
		moreDice("rapid-reload", catalog.Black, 1, gauge.Left, gauge.Right), wideAreaBarrage(),
	}
}

func flechetteTorpedoes() *armada.Card {
	fits := func(d board.Die) bool { return d.Color == catalog.Black && d.Face.Crits() > 0 }
	return upgrade("flechette-torpedoes", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(you, showing(fits), func(t *armada.Table, m armada.Moment) bool {
			q := t.Squadron(board.SquadronOf(m.Shot.Defender))
			return q != nil && !q.Activated
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			if t.Attack().SpendDie(fits, by(m)) {
				t.SetActivated(board.SquadronOf(m.Shot.Defender), true)
			}
		}})
}

func ordnancePods() *armada.Card {
	pods := func(t *armada.Table, m armada.Moment) armada.FlakFrom {
		return armada.FlakFrom{Ship: m.Owner, Zones: t.Zones(m.Owner), Dice: catalog.Dice{catalog.Black: 1}}
	}
	return upgrade("ordnance-pods", armada.Ability{When: armada.EndOfAttackStep, May: true, Cost: armada.Exhaust,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return pods(t, m).Can(t) }),
		Do: func(t *armada.Table, m armada.Moment) { pods(t, m).Attack(t) }})
}

func wideAreaBarrage() *armada.Card {
	near := func(t *armada.Table, m armada.Moment) (pieces []string) {
		all := t.ShipsAndStations(game.NoSeat)
		for _, q := range t.Squadrons(game.NoSeat) {
			if t.Squadron(q).Where == board.OnTable {
				all = append(all, q.Piece())
			}
		}
		for _, piece := range all {
			if piece != m.Shot.Defender && t.RangeBetween(piece, m.Shot.Defender) == gauge.CloseRange {
				pieces = append(pieces, piece)
			}
		}
		return pieces
	}
	return upgrade("wide-area-barrage", criticalIf(armada.Free, func(t *armada.Table, m armada.Moment) bool {
		return len(near(t, m)) > 0
	}, func(t *armada.Table, m armada.Moment) {
		n := 0
		for _, d := range t.Attack().Dice() {
			if d.Color == catalog.Black {
				n += d.Face.Hits()
			}
		}
		t.Own(m).Hurt(t.Own(m).ChoosePiece(near(t, m), false), (n+1)/2)
	}, catalog.Black))
}
