package player

import (
	"iter"
	"math"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// Table is what a player gets of a game: the table as his seat sees it, the previews
// that a person hovering over it would be shown, and games to try. *xwing.Seen is one;
// the state of the game is none.
type Table interface {
	Seat() game.Seat
	Own() board.View
	Fork(seed uint64, b xwing.Belief) (*game.Session, bool)
	Public() *board.View
	Rules() *xwing.Rules
	Dial(id board.ShipID) []catalog.Maneuver
	Weapons(id board.ShipID) []board.Weapon
	Foresee(f *xwing.Foresight)
	BestReposition(id board.ShipID, action catalog.ActionType, over float64, worth func(physics.Pose, float64) float64) float64
	PreviewPlaces(id board.ShipID, option string) (kind string, spots []xwing.PlaceSpot)
	PreviewDeploy(id board.ShipID) []xwing.DeploySpot
	IsMine(kind string) bool
	MissionTargets(id board.ShipID) []board.FeatureID
	Mission() *xwing.Mission
	Worth(id board.ShipID) int
	Upcoming(id board.ShipID) catalog.Maneuver
	TakeAim(a *xwing.Aim, attacker board.ShipID)
}

// Sensible plays like somebody who knows the rules and wants to win soon: it
// stays on the table, turns towards the enemy, takes the best shot, and spends
// what it has. Where it knows no better it picks at random.
type Sensible struct {
	src    game.Source
	whims  float64     // how many points chance may add to a maneuver
	look   look        // at the table of the last question: what it has noted is written over
	flight flight      // of the ship last judged, likewise
	blank  []string    // room for answers to come
	dear   []whimsical // likewise for options
}

// NewSensible returns a player whose answers follow from the seed.
func NewSensible(seed uint64) *Sensible {
	return &Sensible{src: game.NewSource(seed, sensibleStream), whims: whims}
}

// one is a list of one answer, and nobody else's.
func (p *Sensible) one(id string) []string {
	if len(p.blank) == 0 {
		p.blank = make([]string, 16)
	}
	list := p.blank[:1:1]
	p.blank, list[0] = p.blank[1:], id
	return list
}

// Answer picks a legal answer that makes sense.
func (p *Sensible) Answer(t Table, d game.Decision) (game.Choice, error) {
	l := &p.look
	l.at(t, &d)
	switch d.Shape {
	case game.OneOf:
		if id := p.pick(l, &d); id != "" {
			return game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: p.one(id)}, nil
		}
	case game.OneForEach:
		if d.Kind == ask.SetDials || d.Kind == ask.SetDial {
			return p.dials(l, d), nil
		}
	case game.SomeOf:
		switch d.Kind {
		case ask.ChooseDice:
			return p.dice(l, d)
		case ask.ChooseShips:
			return all(d), nil
		case ask.SplitWing: // it flies on in formation
			return game.Choice{Seat: d.Seat, Kind: d.Kind}, nil
		}
	case game.Place:
		if c, ok := p.place(l, d); ok {
			return c, nil
		}
	}
	return game.Sample(&p.src, d)
}

// pick returns the best option, "" if none is legal or nothing is known of them.
func (p *Sensible) pick(l *look, d *game.Decision) string {
	switch d.Kind {
	case ask.ChooseSlamManeuver, ask.ChooseManeuver, ask.SetDial:
		l.lookAhead()
		return p.maneuver(l, l.about, d.Options)
	}
	return p.best(d.Options, l.judge(d))
}

// look is the table while one Decision is answered.
type look struct {
	Table
	view   *board.View
	seat   game.Seat
	about  board.ShipID // the acting ship, 0 for none
	sights *sights      // of the edition last played
	known  bool         // where the enemies stand
	here   []foe        // once somebody has asked
	ahead  []foe        // where they are expected
	armed  []gun        // of the ship last looked at
	aim    xwing.Aim    // of the acting ship, once an attack of it is judged
	aiming bool         // it does
	acting acting       // the ship that is to act, once it is

	asActing, asAttacking judgment // of that ship's actions, and attacks, once there are any
	stands                stance   // of the acting ship

	xwing.Foresight // once somebody has looked ahead
}

// at looks at the table of a Decision.
func (l *look) at(t Table, d *game.Decision) {
	l.Table, l.view, l.seat, l.about, l.known = t, t.Public(), d.Seat, 0, false
	if arcs := t.Rules().Edition.Arcs; l.sights == nil || l.sights.of != arcs {
		l.sights = newSights(arcs)
	}
	if len(d.About) > 0 {
		l.about = board.ShipOf(d.About[0])
	}
}

// judgment is how good an option is; whim is how much chance may add to it. What takes long to find out is asked last, of the
// options that are dear: beats is their score, but of those that are no better than over it says no more than that.
type judgment struct {
	score func(o *game.Option) float64
	whim  float64
	dear  func(o *game.Option) bool // nil: none is
	beats func(o *game.Option, over float64) float64
}

// rounding is by how much two ways to reckon the same may differ.
const rounding = 1e-6

// best returns the legal option with the best score and a whim, the first of several, "" if none is
// legal or nothing is known of them.
func (p *Sensible) best(options []game.Option, j judgment) string {
	if j.score == nil {
		return ""
	}
	if at := onlyLegal(options); at >= 0 { // whatever it is worth
		p.whim(j.whim)
		return options[at].ID
	}
	most, at, dear := math.Inf(-1), -1, p.dear[:0]
	for i := range options {
		o := &options[i]
		if !o.Legal() {
			continue
		}
		whim := p.whim(j.whim)
		if j.dear != nil && j.dear(o) {
			dear = append(dear, whimsical{i, whim})
		} else if score := j.score(o) + whim; score > most {
			most, at = score, i
		}
	}
	for _, d := range dear {
		score := j.beats(&options[d.option], most-d.whim-rounding) + d.whim
		if score > most || score == most && d.option < at {
			most, at = score, d.option
		}
	}
	if p.dear = dear; at < 0 {
		return ""
	}
	return options[at].ID
}

// onlyLegal is the index of the only legal option, -1 if there are others or none.
func onlyLegal(options []game.Option) int {
	only := -1
	for i := range options {
		if options[i].Legal() {
			if only >= 0 {
				return -1
			}
			only = i
		}
	}
	return only
}

// whimsical is an option, by its index, with what chance adds to it.
type whimsical struct {
	option int
	whim   float64
}

// whim draws a number from 0 to most.
func (p *Sensible) whim(most float64) float64 {
	return most * float64(p.src.Below(1000)) / 1000
}

// judge returns what is known about the options of a kind of Decision.
func (l *look) judge(d *game.Decision) judgment {
	switch d.Kind {
	case ask.ChooseAction:
		return l.actions(d.Prompt.Arg("card"))
	case ask.ChooseAttack, ask.ChooseBonusAttack:
		return l.attacks()
	case ask.ModifyAttackDice:
		return judgment{score: l.modification(board.AttackDice)}
	case ask.ModifyDefenseDice:
		return judgment{score: l.modification(board.DefenseDice)}
	case ask.ChooseLockTarget, ask.ChooseJamTarget:
		return judgment{score: l.target, whim: 5}
	case ask.ChooseTurretArc:
		return judgment{score: l.turret(d), whim: 5}
	case ask.AllocateEnergy:
		return judgment{score: l.allocation, whim: 0.5}
	case ask.ChooseAbility:
		return l.abilities()
	case ask.ChooseBoost, ask.ChooseBarrelRoll, ask.ChooseDecloak, ask.ChooseTemplate:
		return judgment{score: l.spots(), whim: 3}
	case ask.SystemAbilities:
		return judgment{score: l.system, whim: 2}
	case ask.ChooseDevicePlace:
		return judgment{score: l.device(xwing.DeviceKindOf(d.About[1])), whim: 0.5}
	case ask.ChooseRelocation:
		return judgment{score: l.hop, whim: 1}
	case ask.ChooseDeployment:
		return judgment{score: l.deployment, whim: 3}
	case ask.ChooseDevice:
		return judgment{score: l.rid, whim: 1}
	case ask.ChooseMinedShip, ask.ChooseObstacle:
		return judgment{score: l.target, whim: 1}
	case ask.UseAbility, ask.EmergencyDeploy:
		return l.use(d.Prompt.Arg("card"))
	case ask.ChooseEither:
		return judgment{score: l.either, whim: 0.9}
	case ask.ChooseShip:
		return judgment{score: l.ship(d), whim: 5}
	case ask.NameResult:
		return judgment{score: l.result(board.ShipOf(d.About[1])), whim: 0.5}
	case ask.ChooseFeature:
		return judgment{score: l.feature, whim: 1}
	case ask.Jettison:
		return judgment{score: keepTowing, whim: 11}
	case ask.ChooseLockToBreak:
		return judgment{score: func(o *game.Option) float64 { return -l.target(o) }, whim: 1}
	case ask.ChooseLine:
		return judgment{score: clearLine, whim: 0.9}
	case ask.ChooseTractorMove, ask.ChooseExchange, ask.JoinWing:
		return judgment{score: notNone, whim: 10}
	}
	return judgment{}
}

// notNone does something as often as not.
func notNone(o *game.Option) float64 {
	if o.ID == game.None {
		return 3
	}
	return 0
}

// clearLine prefers the line that passes through nothing.
func clearLine(o *game.Option) float64 {
	if o.ID == xwing.ClearLine {
		return 1
	}
	return 0
}

// enemies are the other side's ships in play.
func (l *look) enemies() iter.Seq[*board.Ship] {
	return func(yield func(*board.Ship) bool) {
		for i := range l.view.Ships {
			s := &l.view.Ships[i]
			if s.Where == board.InPlay && l.view.Opposed(s.Seat, l.seat) && !s.Destroyed && s.Remote == "" && !yield(s) {
				return
			}
		}
	}
}
