package xwing

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// Sources of actions that are no cards, for ActionGrant.Source.
const (
	PerformActionStep = "step"
	OverlappedEnemy   = "overlap"
	LinkedAction      = "linked"
	Coordination      = "coordinate"
	Deployment        = "deploy"
)

// ActionRules say what counts as one action (Actions chapter).
type ActionRules struct {
	// CopiesAreOne has the copies of a card be one action, which a ship performs but once a round (X10-ACN-004). First
	// edition: yes; else each copy of a damage card is an action of its own, and no ship has two of an upgrade.
	CopiesAreOne bool
}

// ActionGrant says which action a ship may perform, and how (Actions chapter).
// Without Only and OnBar it may be any standard action of the ship: on its action
// bar or an "Action:" ability of its cards (X20-ACT-001).
type ActionGrant struct {
	Source   string               // what grants it: PerformActionStep, … or a card ("upgrade/squadleader")
	Only     []catalog.BarAction  // these actions, on its bar or not, white unless the color is stated (X20-FAQ-024)
	OnBar    []catalog.ActionType // these actions of its action bar, in the bar's color
	Color    catalog.Difficulty   // the ship treats the action as this color
	White    bool                 // white actions alone, before they are treated as another color
	Stressed bool                 // it may be performed while stressed
	Boosts   string               // a boost with this template alone: "left", "straight" or "right"
	OnDamage bool                 // actions of its damage cards alone
	OnCards  bool                 // actions of its upgrades alone
	InSlot   string               // of those in this slot alone; "": any
	Locks    []string             // a lock on one of these objects alone; nil: on any
	Like     string               // this action alone, by its id
	Must     bool                 // it may not be declined
	By       board.ShipID         // the ship that coordinates
	Huge     bool                 // its card names huge ships

	picked func() // what happens between the choice and the action
}

// PerformAction offers the ship one of the granted actions, which it may decline
// (X20-ACT-018), and carries it out. It returns the id of the action, "" for
// none, and whether it was completed: false when it failed. When nothing is
// allowed nobody is asked.
func (t *Table) PerformAction(id board.ShipID, g ActionGrant) (action string, completed bool) {
	if t.gone(id) {
		return "", false
	}
	offers := t.offers(id, g)
	options, legal := t.actionOptions(id, offers, g)
	if legal == 0 {
		if g.Source == PerformActionStep && t.Ship(id).Stressed() {
			t.announce(board.ActionStepSkipped{Ship: id, Why: game.Say("why.stressed")})
		}
		return "", false
	}
	if !g.Must {
		options = append(options, game.Option{ID: game.None, Text: game.Say("option.no-action")})
	}
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseAction, t.actionPrompt(&g, id), t.list(id.Piece()), options)
	for _, o := range offers {
		if o.option() == pick {
			return o.id, t.performPicked(id, o, g)
		}
	}
	return "", false
}

// performPicked pays what the grant costs once an action of it has been picked,
// and performs the action. It reports whether the action was completed.
func (t *Table) performPicked(id board.ShipID, o offer, g ActionGrant) bool {
	if g.picked != nil {
		g.picked()
		if t.gone(id) || t.againstAction(id, o, g) != nil { // what was paid forbids it
			return false
		}
	}
	return t.perform(id, o, g)
}

// actionPrompt asks for the action, and says what grants it if that is not the Perform
// Action step.
func (t *Table) actionPrompt(g *ActionGrant, id board.ShipID) game.Phrase {
	const key = "prompt.choose-action"
	switch {
	case g.Source == PerformActionStep:
		return t.say(key, "ship", id.Piece(), "source", g.Source)
	case strings.Contains(g.Source, "/"):
		return t.say(key+"-of-card", "ship", id.Piece(), "source", g.Source, "card", g.Source)
	}
	return t.say(key+"-"+g.Source, "ship", id.Piece(), "source", g.Source)
}

// actionOptions offers every action, those that are not allowed with the rule
// against them, and counts the allowed ones.
func (t *Table) actionOptions(id board.ShipID, offers []offer, g ActionGrant) (options []game.Option, legal int) {
	options = make([]game.Option, 0, len(offers)+1)
	for i, o := range offers {
		option := game.Option{ID: o.option(), Refusal: t.againstAction(id, o, g),
			Text: t.say("option.action", "action", o.id, "difficulty", o.color.String())}
		if o.treated != nil {
			option.Text = t.say("option.action-treated", "action", o.id, "difficulty", o.color.String(), "card", o.treated.Moment.Card)
		}
		if o.moment != nil {
			option.Text = t.say("option.card-action", "card", o.moment.Card, "difficulty", o.color.String())
			if n := nthOfCard(offers, i); n > 0 {
				option.Text = game.Say("option.card-action-nth", "card", o.moment.Card, "n", strconv.Itoa(n))
			}
		}
		if option.Legal() {
			legal++
		}
		options = append(options, option)
	}
	return options, legal
}

// againstAction returns the rule that keeps the ship from performing the action;
// nil if it may.
func (t *Table) againstAction(id board.ShipID, o offer, g ActionGrant) *game.Refusal {
	if no := either(t.againstIonized(id, o.id), t.bound(id, g)); no != nil {
		return no
	}
	if no := t.againstWingmate(id, o); no != nil {
		return no
	}
	switch {
	case t.memory(id).Blocked && g.Source != OverlappedEnemy:
		return t.Refuse(rule.OverlappedEnemy, "refusal.overlapped-enemy")
	case !g.Stressed && t.hindered(id, o, g):
		return t.Refuse(rule.StressedAction, "refusal.stressed")
	case t.hasDone(id, o.id):
		return t.Refuse(rule.RepeatedAction, "refusal.action-done")
	case g.White && t.actionColor(id, o, ActionGrant{}) != catalog.White:
		return t.Refuse(rule.ActionColor, "refusal.action-not-white")
	case g.Color != 0 && o.printed > g.Color:
		return t.Refuse(rule.HarderAction, "refusal.action-too-hard", "difficulty", o.printed.String())
	case o.color == catalog.Purple && t.forceToSpend(id) < 1:
		return t.Refuse(rule.PurpleAction, "refusal.no-force")
	}
	if r := t.againstKind(id, o.kind, g); r != nil {
		return r
	}
	if r := t.againstMission(id, o.mission); r != nil {
		return r
	}
	return t.barred(id, o, g)
}

// barred returns the ability that keeps the ship from performing the action.
func (t *Table) barred(id board.ShipID, o offer, g ActionGrant) *game.Refusal {
	return t.forbidden(PerformingAction, &Moment{Ship: id, Other: g.By, Action: o.id, Difficulty: o.color,
		Act: MomentAct{Step: g.Source == PerformActionStep}})
}

// againstKind returns what is against an action in its own chapter.
func (t *Table) againstKind(id board.ShipID, k catalog.ActionType, g ActionGrant) *game.Refusal {
	if r := t.againstTowing(id, k); r != nil {
		return r
	}
	switch k {
	case catalog.Cloak:
		return t.againstCloak(id)
	case catalog.SLAM:
		return t.againstSLAM(id, g)
	case catalog.Reload:
		return t.againstReload(id)
	case catalog.Rotate:
		return t.againstRotate(id)
	case catalog.BarrelRoll, catalog.Boost:
		return t.againstFit(id, k)
	case catalog.Lock:
		return t.againstLocking(id, g)
	case catalog.Recover:
		return t.againstRecovering(id)
	}
	return nil
}

// hasDone reports whether the ship has performed or failed the action this round
// (X20-ACT-011, 012), or that of a copy of its card where they are one action.
func (t *Table) hasDone(id board.ShipID, action string) bool {
	one := t.rules.Edition.Actions.CopiesAreOne
	name, _, _ := strings.Cut(action, copyMark)
	for _, a := range t.memory(id).Actions {
		if done, _, _ := strings.Cut(a, copyMark); a == action || one && done == name {
			return true
		}
	}
	return false
}

// perform pays for an action, carries it out and triggers what follows. It
// reports whether the action was completed.
func (t *Table) perform(id board.ShipID, o offer, g ActionGrant) bool {
	t.Process(func() { t.Trigger(Moment{When: BeforeAction, Ship: id, Action: o.id, Difficulty: o.color}) })
	began := t.Began()
	m, stressed := t.memory(id), t.Ship(id).Stressed()
	m.Actions = append(m.Actions, o.id)
	t.payTreated(id, o)
	switch o.color {
	case catalog.Red:
		t.GainTokens(id, board.Stress, 1) // the one token, failed or not (RULINGS 1)
	case catalog.Purple:
		t.SpendCharges(id, board.ForceCharges, 1)
	}
	if t.gone(id) { // the cost was its end
		return false
	}
	came, why, ok := t.carryOut(id, o, g)
	if came.red {
		o.color = catalog.Red
	}
	if !ok && t.gone(id) { // so was what came before its maneuver
		return false
	}
	if !ok {
		t.announce(board.ActionFailed{Ship: id, Action: o.id, Difficulty: o.color, Why: why})
		t.enqueue(t.queueable(&Moment{When: AfterFailing, Ship: id, Action: o.id, Difficulty: o.color, Began: began}))
		return false
	}
	t.conclude(board.ActionPerformed{Ship: id, Action: o.id, Difficulty: o.color})
	t.followTreated(o)
	after := Moment{When: AfterAction, Ship: id, Action: o.id, Difficulty: o.color,
		Act: MomentAct{Stressed: stressed, Excused: g.Stressed, Step: g.Source == PerformActionStep}, Began: began}
	switch o.kind {
	case catalog.Coordinate:
		after.Other, after.Answer, after.Act.Others = came.ship, came.action, came.others
	case catalog.Lock:
		after.Answer = came.locked
	case catalog.Boost:
		after.Move.Through = came.through
	case catalog.SLAM:
		after.Met.Obstacles = came.met
	}
	t.enqueue(append(t.queueable(&after), t.linkedEntries(id, o.kind, g)...))
	return true
}

// carryOut resolves the effect of an action; one that fails says why (Fail
// chapter).
func (t *Table) carryOut(id board.ShipID, o offer, g ActionGrant) (came answer, why game.Phrase, ok bool) {
	ok = true
	if o.mission != nil {
		why, ok = t.performMission(id, o.mission)
		return came, why, ok
	}
	switch o.kind {
	case catalog.Focus:
		t.GainTokens(id, board.Focus, 1)
	case catalog.Evade:
		t.GainTokens(id, board.Evade, 1)
	case catalog.Calculate:
		t.GainTokens(id, board.Calculate, 1)
	case catalog.Cloak:
		t.GainTokens(id, board.Cloak, 1)
	case catalog.Reinforce:
		t.Reinforce(id)
	case catalog.Rotate:
		t.Rotate(id)
	case catalog.Reload:
		t.Reload(id)
	case catalog.Recover:
		t.recover(id)
	case catalog.Lock:
		came, why, ok = t.lock(id, o.id, g.Locks)
	case catalog.Jam:
		why, ok = t.jam(id)
	case catalog.Coordinate:
		came, why, ok = t.coordinateAction(id, o)
	case catalog.BarrelRoll:
		why, ok = t.barrelRoll(id, Roll{By: board.ByBarrelRoll, Template: straight(1), Color: o.color})
	case catalog.Boost:
		came, why, ok = t.boostAction(id, Boosting{Color: o.color, Way: g.Boosts, NoRed: !t.mayRedden(id, o, g)})
	case catalog.SLAM:
		came, why, ok = t.slam(id, o.color)
	default:
		if o.ability.Place != nil {
			t.place(o.ability, *o.moment, true)
			break
		}
		t.use(o.ability, *o.moment)
	}
	return came, why, ok
}
