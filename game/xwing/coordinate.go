package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// CoordinateTerms are what an ability makes of a coordinate action while that is performed.
type CoordinateTerms struct {
	More  int                                               // so many additional ships may be coordinated
	Alike bool                                              // those are of the type of the first (or Fits) and must perform the same action
	Color catalog.Difficulty                                // all ships must act, and treat their action as this color; 0: as it is
	Fits  func(t *Table, m Moment, other board.ShipID) bool // the ships that can be coordinated; nil: all
	Then  func(t *Table, m Moment, other board.ShipID)      // what comes to each of them
}

// coordinating is what is to be said of the next ship to be coordinated.
type coordinating struct {
	but     []board.ShipID          // they have been coordinated already
	fits    func(board.ShipID) bool // nil: all others
	grant   ActionGrant             // what it may perform
	may     bool                    // none has to be chosen
	remotes bool                    // a remote that an ability names will do
	color   catalog.Difficulty      // of the action that it is done by; 0: by none
}

// Coordinate has a ship coordinate without the action (Coordinate chapter,
// X20-COO-006) and reports whether it did.
func (t *Table) Coordinate(id board.ShipID) bool {
	_, _, ok := t.coordinate(id, coordinating{})
	return ok
}

// CoordinateAnother is Coordinate, but for the ships that have been coordinated already.
func (t *Table) CoordinateAnother(id board.ShipID, but []board.ShipID) bool {
	_, _, ok := t.coordinate(id, coordinating{but: but})
	return ok
}

// CanCoordinateAnother reports whether there is such a ship.
func (t *Table) CanCoordinateAnother(id board.ShipID, but []board.ShipID) bool {
	return slices.ContainsFunc(t.coordinateOptions(id, coordinating{but: but}), game.Option.Legal)
}

// CanCoordinate reports whether there is a ship for which fit holds to be coordinated.
func (t *Table) CanCoordinate(id board.ShipID, fit func(board.ShipID) bool) bool {
	return slices.ContainsFunc(t.coordinateOptions(id, coordinating{fits: fit}), game.Option.Legal)
}

// coordinateAction has a ship coordinate as its action does, and as abilities let it.
func (t *Table) coordinateAction(id board.ShipID, o offer) (came answer, why game.Phrase, ok bool) {
	treated, m := &CoordinateTerms{}, Moment{Ship: id, Owner: id}
	if o.treated != nil && t.ability(*o.treated).Coordinates != nil {
		treated, m = t.ability(*o.treated).Coordinates, o.treated.Moment
	}
	first := coordinating{grant: ActionGrant{Color: treated.Color, Must: treated.Color != 0}, remotes: o.treated == nil, color: o.color}
	if treated.Fits != nil {
		first.fits = func(other board.ShipID) bool { return treated.Fits(t, m, other) }
	}
	if came, why, ok = t.coordinate(id, first); !ok || came.ship == 0 {
		return came, why, ok
	}
	came.others = []board.ShipID{came.ship}
	if treated.Then != nil {
		treated.Then(t, m, came.ship)
	}
	t.coordinateMore(treated, m, &came)
	for _, e := range t.coordinations(Moment{Ship: id, Difficulty: o.color}) {
		t.coordinateMore(t.ability(e).Coordinates, e.Moment, &came)
	}
	return came, why, ok
}

// coordinations lists the abilities that hold in a coordinate action of a color: those that come before a ship is coordinated,
// Moment.Other, or where that is none the others.
func (t *Table) coordinations(action Moment) []Entry {
	var out []Entry
	t.eachAsked(CoordinatingMore, &action, func(a *Ability, m Moment, index int) {
		if (a.Coordinates == nil) == (m.Other != 0) && a.applies(t, &m) && t.affordable(m.Owner, m.Card, a.Cost) {
			out = append(out, Entry{Moment: m, Index: index})
		}
	})
	return out
}

// beforeCoordinated asks for what may come before the ship that is coordinated by an action performs its own.
func (t *Table) beforeCoordinated(id, other board.ShipID, color catalog.Difficulty) {
	for _, e := range t.coordinations(Moment{Ship: id, Other: other, Difficulty: color}) {
		if a := t.ability(e); t.askUse(a, e.Moment) {
			t.use(a, e.Moment)
		}
	}
}

// coordinateMore offers additional ships to be coordinated, one after the other.
func (t *Table) coordinateMore(c *CoordinateTerms, m Moment, came *answer) {
	first := came.ship
	next := coordinating{may: true, color: m.Difficulty,
		fits: func(other board.ShipID) bool { return c.Fits == nil || c.Fits(t, m, other) }}
	next.grant = ActionGrant{Color: c.Color, Must: c.Alike || c.Color != 0}
	if c.Alike {
		next.grant.Like = came.tried
		next.fits = func(other board.ShipID) bool {
			kin := c.Fits == nil && t.Ship(other).Chassis == t.Ship(first).Chassis || c.Fits != nil && c.Fits(t, m, other)
			return kin && came.tried != "" && t.CanPerform(other, t.coordinateGrant(m.Owner, next.grant))
		}
	}
	for range c.More {
		if next.but = came.others; t.gone(m.Owner) {
			return
		}
		more, _, ok := t.coordinate(m.Owner, next)
		if !ok {
			return
		}
		came.others = append(came.others, more.ship)
		if c.Then != nil {
			c.Then(t, m, more.ship)
		}
	}
}

// coordinate has the ship's player choose another friendly ship at range 1-2
// (X20-COO-002), which may perform one action under its own limits (X20-COO-003,
// 007); whether that fails does not matter (X20-COO-005). It fails if no ship can
// be chosen.
func (t *Table) coordinate(id board.ShipID, how coordinating) (came answer, why game.Phrase, ok bool) {
	options := t.coordinateOptions(id, how)
	prompt := game.Say("prompt.choose-coordinate-target", "ship", id.Piece())
	if how.may && slices.ContainsFunc(options, game.Option.Legal) {
		options = append(options, game.Option{ID: game.None, Text: game.Say("option.none")})
	}
	pick := t.askLegal(t.Ship(id).Seat, ask.ChooseCoordinateTarget, prompt, []string{id.Piece()}, options)
	other := board.ShipOf(pick)
	switch {
	case pick == "" || pick == game.None:
		return answer{}, game.Say("why.no-coordinate-target"), false
	case t.Ship(other).Remote != "":
		e := t.commander(id, other)
		t.use(t.ability(*e), e.Moment)
		return answer{}, game.Phrase{}, true
	}
	if !t.nearToCoordinate(id, other) {
		t.reach(farChoice(id, other.Piece(), catalog.Coordinate, gauge.Range2))
	}
	if how.color != 0 {
		t.beforeCoordinated(id, other, how.color)
	}
	return t.coordinated(id, other, how.grant), game.Phrase{}, true
}

// commander returns the ability by which a ship can coordinate a friendly remote; nil
// without one.
func (t *Table) commander(id, remote board.ShipID) (e *Entry) {
	m := Moment{Ship: id, Other: remote, Action: catalog.Coordinate.String()}
	t.eachAsked(ChoosingFriends, &m, func(a *Ability, m Moment, index int) {
		if e == nil && a.Do != nil && t.friendly(id, remote) && a.applies(t, &m) {
			e = &Entry{Moment: m, Index: index}
		}
	})
	return e
}

// CoordinateShip has a ship coordinate another, at whatever range and whosever it is.
func (t *Table) CoordinateShip(id, other board.ShipID) {
	t.coordinated(id, other, ActionGrant{})
}

// CanCoordinateShip reports whether nothing forbids that.
func (t *Table) CanCoordinateShip(id, other board.ShipID) bool {
	return t.forbidden(Coordinating, &Moment{Ship: id, Other: other}) == nil
}

// coordinateGrant is the grant of the ship that coordinates.
func (t *Table) coordinateGrant(id board.ShipID, g ActionGrant) ActionGrant {
	g.Source, g.By = Coordination, id
	return g
}

// coordinated has the ship that is coordinated perform an action of the grant, if its player likes.
func (t *Table) coordinated(id, other board.ShipID, g ActionGrant) answer {
	came, began := answer{ship: other}, t.Began()
	action, performed := t.PerformAction(other, t.coordinateGrant(id, g))
	if came.tried = action; performed {
		came.action = action
	}
	t.Trigger(Moment{When: AfterActingOn, Action: catalog.Coordinate.String(), Ship: id, Other: other, Began: began})
	return came
}

// nearToCoordinate reports whether a ship is within the range at which another coordinates.
func (t *Table) nearToCoordinate(id, other board.ShipID) bool {
	if r, ok := t.regarded(id, other); ok && r >= gauge.Range1 {
		return true
	}
	return t.AtRange(id, other, gauge.Range1, gauge.Range2)
}

// farChoice is a ship's choice of an object for an action that reaches to a range.
func farChoice(id board.ShipID, object string, action catalog.ActionType, to gauge.Range) Moment {
	return Moment{Ship: id, Other: board.ShipOf(object), Answer: object, Action: action.String(), N: int(to)}
}

// reaching returns the ability by which a ship may choose an object for an action beyond its range,
// one that takes nothing if there is such; nil without one.
func (t *Table) reaching(far Moment) (e *Entry) {
	t.eachAsked(ReachingFar, &far, func(a *Ability, m Moment, index int) {
		if (e == nil || a.Do == nil) && a.applies(t, &m) && a.By(t, m) > 0 && t.affordable(m.Owner, m.Card, a.Cost) {
			e = &Entry{Moment: m, Index: index}
		}
	})
	return e
}

// reach does what it takes to choose an object out of range.
func (t *Table) reach(far Moment) {
	if e := t.reaching(far); e != nil && t.ability(*e).Do != nil {
		t.use(t.ability(*e), e.Moment)
	}
}

// coordinateOptions offers every other friendly ship that will do, those out of range with the reason.
func (t *Table) coordinateOptions(id board.ShipID, how coordinating) []game.Option {
	against := func(other board.ShipID) *game.Refusal {
		if !t.nearToCoordinate(id, other) && t.reaching(farChoice(id, other.Piece(), catalog.Coordinate, gauge.Range2)) == nil {
			return t.Refuse(rule.CoordinateRange, "refusal.out-of-range", "min", "1", "max", "2")
		}
		return t.forbidden(Coordinating, &Moment{Ship: id, Other: other})
	}
	options := t.shipOptions(id, against, func(other board.ShipID) bool {
		return !slices.Contains(how.but, other) && (how.fits == nil || how.fits(other)) &&
			(t.Friendly(id, other) || t.Allied(id, other) && t.choosesFriend(id, other, catalog.Coordinate.String()))
	})
	if how.remotes {
		for _, remote := range t.View.RemotesInPlay() {
			if t.commander(id, remote) != nil {
				options = append(options, game.Option{ID: remote.Piece(), Target: remote.Piece(),
					Text: game.Say("option.ship", "ship", remote.Piece()), Refusal: against(remote)})
			}
		}
	}
	return options
}

// answer is what came of a coordination: the ship chosen and the action that it
// performed, "" for none. What was linked to that is not of it (X20-FAQ-028). Or it is
// what came of a lock: the object chosen.
type answer struct {
	ship   board.ShipID
	action string
	tried  string // the action, whether it failed or not
	locked string

	others []board.ShipID // all ships coordinated

	through []board.ShipID     // moved through
	met     []board.ObstacleID // by the maneuver of a SLAM
	red     bool               // the action was treated as red
}
