package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstResistanceYT1300 lists the pilots of the YT-1300 that fly for the Resistance, first edition.
func firstResistanceYT1300() []*xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) bool { return t.InFiringArc(m.Owner, m.Other) }
	return []*xwing.Card{
		firstPilot("chewbacca-swx57", avenges()...),
		firstPilot("hansolo-swx57", number(xwing.SettingUp, xwing.FarFromEnemies, nil)),
		firstPilot("rey", rerollsSome(board.AttackDice, board.Blank, 2, ahead), rerollsSome(board.DefenseDice, board.Blank, 2, ahead)),
	}
}

// avenges attacks after another friend at range 1-3 is destroyed: once the attack is over, if one did it.
func avenges() []xwing.Ability {
	const lost = "lost"
	loses := func(t *xwing.Table, m xwing.Moment) bool { return !you(m) && friendlyAt(t, m, gauge.Range3) }
	can := func(t *xwing.Table, m xwing.Moment) bool { return t.CanAttack(m.Owner, xwing.AttackTerms{}) }
	attack := func(t *xwing.Table, m xwing.Moment) { t.MakeAttack(m.Owner, xwing.AttackTerms{}) }
	return []xwing.Ability{
		{When: xwing.BeforeDestroyedRemoved,
			If: func(t *xwing.Table, m xwing.Moment) bool { return whileAttacked(t) && loses(t, m) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, lost) }},
		{When: xwing.AfterAttacking, Bonus: true, Do: attack,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.NotedInAttack(m, lost) && can(t, m) }},
		{When: xwing.BeforeDestroyedRemoved, Do: attack,
			If: func(t *xwing.Table, m xwing.Moment) bool { return !whileAttacked(t) && loses(t, m) && can(t, m) }},
	}
}
