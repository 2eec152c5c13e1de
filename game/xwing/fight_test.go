package xwing_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// TestFightsAreNested has a bonus attack inside the Aftermath of an attack, which is
// remembered beyond it: who has spent what, who was hurt.
func TestFightsAreNested(t *testing.T) {
	var after [4]bool
	first := func(t *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner && !t.View.Attack.Bonus }
	g := duel{attack: "hcb" + "bb", defense: "bbb" + "bb", change: give(attacker, board.Focus, 1), cards: []*xwing.Card{
		card("pilot/"+xwingPilot,
			xwing.Ability{When: xwing.AfterAttackStep, Of: board.ModifyAttackDice.String(), If: first,
				Do: func(t *xwing.Table, m xwing.Moment) { t.SpendToken(m.Owner, board.Focus) }},
			xwing.Ability{When: xwing.AfterAttacking, Bonus: true, If: first, Do: func(t *xwing.Table, m xwing.Moment) {
				after = [...]bool{t.Fight().SpentInAttack(attacker, board.Focus), t.Fight().SpentGreen(attacker),
					t.Fight().SufferedDamage(defender), t.Fight().DealtFaceup(defender)}
			}}),
		card("pilot/"+tiePilot, xwing.Ability{When: xwing.AfterDefending, Bonus: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, xwing.AttackTerms{}) }})}}.start(t)
	g.Pick(ask.ChooseAttack, shoot)
	g.Until(ask.ChooseBonusAttack, nil)
	g.Pick(ask.ChooseBonusAttack, "primary:0>ship:1")
	if after != [4]bool{true, true, true, true} {
		t.Errorf("after the attack inside it: spent a focus %v, a green token %v, hurt %v, dealt faceup %v; want all", after[0], after[1], after[2], after[3])
	}
}

// TestRollsAreNested has an ability roll a die while another roll's result waits.
func TestRollsAreNested(t *testing.T) {
	var outer, inner board.Face
	rolls := false
	g := duel{attack: "hb", cards: []*xwing.Card{card("pilot/"+xwingPilot,
		xwing.Ability{When: xwing.StartOfEngagement, If: func(*xwing.Table, xwing.Moment) bool { return true }, Do: func(t *xwing.Table, m xwing.Moment) {
			rolls = true
			outer = t.RollAttackDie(m.Owner, game.Say("why.player-order"))
		}},
		xwing.Ability{When: xwing.AfterRolling, If: func(*xwing.Table, xwing.Moment) bool { return rolls },
			Do: func(t *xwing.Table, m xwing.Moment) {
				rolls = false
				inner = t.RollAttackDie(m.Owner, game.Say("why.player-order"))
			}})}}.start(t)
	g.Until(ask.ChooseAttack, nil)
	if outer != board.Hit || inner != board.Blank {
		t.Errorf("the roll = %s, the one that followed it %s; want hit, blank", outer, inner)
	}
}
