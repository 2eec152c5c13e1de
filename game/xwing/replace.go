package xwing

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/catalog"
)

// A replacement effect ("would … instead") acts at the very moment of the effect
// that it replaces, outside the ability queue; the original effect then never
// happened (Replacement Effects chapter, X20-REP-001 to X20-REP-005).

// replaced offers the replacement effects that answer to the moment, in player
// order, and carries out at most one of them. It reports whether one took the
// original effect's place.
func (t *Table) replaced(m Moment) bool {
	for _, e := range t.triggered(&m) {
		a := &t.rules.Cards.Card(e.Moment.Card).Abilities[e.Index]
		if !a.Setup && t.settingUp() || a.May && !t.askUse(a, e.Moment) {
			continue
		}
		t.use(a, e.Moment)
		return true
	}
	return false
}

// AskUse asks the owner of an ability that is being resolved whether to go on.
func (t *Table) AskUse(m Moment) bool { return t.askUse(&Ability{}, m) }

// askUse asks the owner of an optional ability whether to use it. The prompt says
// if that can be asked but once in a round.
func (t *Table) askUse(a *Ability, m Moment) bool {
	prompt, about := t.say("prompt.use-ability", "ship", m.Owner.Piece(), "card", m.Card), []string{m.Owner.Piece()}
	if m.When == WouldFlee && !own(m) {
		prompt = t.say("prompt.use-on-lost", "target", m.Ship.Piece(), "ship", m.Owner.Piece(), "card", m.Card)
		about = append(about, m.Ship.Piece())
	}
	if t.rules.Edition.DamageDeck.Shown && m.When == WouldBeDealtFaceup && !a.Unseen {
		prompt = t.say("prompt.use-on-dealt", "target", m.Ship.Piece(), "damage", catalog.DamageKind.Ref(m.Damage.Dealt.Card),
			"ship", m.Owner.Piece(), "card", m.Card)
	}
	if m.comesOnce() {
		prompt.Args = append(prompt.Args, "once", "yes")
	}
	yes, no := t.useOrNot(m)
	if a.Turns {
		xws, _ := catalog.UpgradeCard.Of(m.Card)
		side := strconv.Itoa(max(a.Side, 1))
		if a.Side == 0 {
			side = strconv.Itoa(t.Ship(m.Owner).Upgrade(xws).Side + 1)
		}
		yes, no = t.say("option.turn-"+side, "card", m.Card), t.say("option.keep-"+side, "card", m.Card)
	}
	return t.askMay(t.Ship(m.Owner).Seat, ask.UseAbility, prompt, yes, no, about...)
}

// useOrNot words the answers to whether an ability is used.
func (t *Table) useOrNot(m Moment) (yes, no game.Phrase) {
	args := []string{"ship", m.Owner.Piece(), "card", m.Card}
	return t.say("option.use", args...), t.say("option.forgo", args...)
}

// comesOnce reports whether the moment comes to its owner no more than once in a
// round.
func (m Moment) comesOnce() bool {
	switch m.When {
	case StartOfPlanning, StartOfSystem, StartOfActivation, EndOfActivation, StartOfEngagement, EndOfEngagement,
		AtInitiative, StartOfEnd, DuringEndPhase, EndOfEndPhase:
		return true
	case BeforeActivating, BeforeRevealingDial, AfterRevealingDial, BeforeManeuver, BeforeEngaging, WhenEngaging:
		return own(m)
	}
	return false
}
