package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/player"
	"xwing/scene"
)

// think is what the computer answers, once it has found it: its player sees the table as its seat may,
// and no more. Each question finds it with a mind of its own, which follows from the game
// and from how far it is: nobody gets another answer by undoing, or by opening the game
// again. The longest of 38,815 answers of a Regular took 21 loops of internal/yardstick, most of them
// less than one: it needs no goroutine. An Ace does.
func (p *play) think(d game.Decision) (c game.Choice, found bool, err error) {
	if c, ok := p.foe(d); ok {
		return c, true, nil
	}
	const odd = 0x9e3779b97f4a7c15 // so that the minds of questions in a row differ in all their bits
	seed := p.Session.Header().Seed + (2*uint64(p.Session.Choices())+uint64(d.Seat)+1)*odd
	switch p.Computer.Skill(d.Seat) {
	case scene.Recruit:
		c, err = player.NewRecruit(seed).Answer(p.seen(d), d)
		return c, true, err
	case scene.Ace:
		return p.ace.search(p.Session, d, seed)
	}
	c, err = player.NewSensible(seed).Answer(p.seen(d), d)
	return c, true, err
}

// smallAnswer reports whether an answer of the computer's is told with others in one
// sentence: whose turn is next among equals, which dice, which of two ways, and whatever
// it does without.
func smallAnswer(d game.Decision, c game.Choice) bool {
	switch d.Kind {
	case ask.ChooseAction, ask.ChooseAttack, ask.ChooseBonusAttack:
		return false // that nothing is done is to be seen, too
	case ask.ChooseShipToActivate, ask.ChooseShipToEngage, ask.ChooseDice, ask.ChooseAbility, ask.ChooseLine:
		return true
	}
	return d.Shape == game.OneOf && game.Declines(c.One())
}
