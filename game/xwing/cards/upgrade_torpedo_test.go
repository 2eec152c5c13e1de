package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestAdvProtonTorpedoes(t *testing.T) {
	near := blueShip("blacksquadronace", 450, 400, 180)
	g := fires(t, "advprotontorpedoes", "hbbbb", "bbb", near)
	g.Refused(onAttack, "done")
	g.Pick(onAttack, "upgrade/advprotontorpedoes")
	g.Until(ask.SetDials, nil)
	if !xwingtest.Has(g, func(e board.DamageSuffered) bool { return e.Crit }) {
		t.Error("no crit")
	}
	g = duel(t, func(s *xwing.State) { s.View.Ships[0].Locks = []string{"ship:2"} },
		redShip("jekporkins", 450, 300, 0, "advprotontorpedoes"), prey)
	if offers(g, ask.ChooseAttack, "upgrade:advprotontorpedoes>ship:2") {
		t.Error("they reach to range 2")
	}
}

func TestProtonTorpedoes(t *testing.T) {
	ready := func(locks ...string) *xwingtest.Game {
		return duel(t, func(s *xwing.State) {
			faces(s, "hhbb", "bbb")
			s.View.Ships[0].Locks = locks
		}, redShip("jekporkins", 450, 300, 0, "protontorpedoes"), blueShip("academypilot", 450, 490, 180))
	}
	const shot = "upgrade:protontorpedoes>ship:2"
	g := ready("ship:2")
	g.Pick(ask.ChooseAttack, shot)
	t.Run("X20-ANA-007", func(t *testing.T) {
		if o, _ := ready().Option(ask.ChooseAttack, shot); o.Refusal == nil {
			t.Error("fired without a lock")
		}
		if got := g.Ship(1).Upgrades[0].Charges.Active; got != 1 {
			t.Errorf("%d charges, want 1", got)
		}
		gun := ready("ship:2")
		gun.Pick(ask.ChooseAttack, "primary:0>ship:2")
		if _, ok := gun.Option(ask.ModifyAttackDice, "upgrade/protontorpedoes"); ok {
			t.Error("a result of the primary weapon may be changed")
		}
	})
	t.Run("X20-ANA-007 X20-CRD-007", func(t *testing.T) {
		if got := len(g.Now().View.Attack.Dice[board.AttackDice]); got != 4 {
			t.Errorf("%d attack dice, want 4", got)
		}
		g.Refused(ask.ModifyAttackDice, "done")
		g.Pick(ask.ModifyAttackDice, "upgrade/protontorpedoes")
		dice := g.Now().View.Attack.Dice[board.AttackDice]
		if dice[0].Face != board.Crit || dice[1].Face != board.Hit {
			t.Errorf("dice %+v, want one hit changed to a crit", dice)
		}
		g.Pick(ask.ModifyAttackDice, "done") // the lock is still there to be spent
	})
	t.Run("X20-ERR-010", func(t *testing.T) {
		if !g.Now().Weapons(1)[1].Ordnance {
			t.Error("no ordnance icon")
		}
	})
}
