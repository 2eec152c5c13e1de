package player

import (
	"math"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
)

// Sensible plays like somebody who knows the rules and wants to win: it stays on the table, brings its batteries to bear,
// takes the attack that is worth most, and spends what it has where that saves most. Where it knows no better it picks at
// random. What it weighs is points: those of what it may destroy, and of what it may lose.
type Sensible struct {
	src  game.Source
	look look
	odds counts
}

// NewSensible returns a player whose answers follow from the seed.
func NewSensible(seed uint64) *Sensible {
	return &Sensible{src: game.NewSource(seed, sensibleStream), odds: counts{}}
}

// Answer picks a legal answer that makes sense.
func (p *Sensible) Answer(t Table, d game.Decision) (game.Choice, error) {
	l := &p.look
	plain := atOnce(&d)
	if plain.score == nil {
		l.at(t, &d, p.odds)
	}
	switch d.Shape {
	case game.OneOf:
		if plain.score == nil {
			plain = l.judge(&d)
		}
		if id := p.best(d.Options, plain); id != "" {
			return game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{id}}, nil
		}
	case game.OneForEach:
		if d.Kind == ask.StackDials {
			return p.dials(l, d), nil
		}
	case game.SomeOf:
		if c, ok := l.several(&d); ok {
			return c, nil
		}
	case game.Place:
		if c, ok := p.place(l, d); ok {
			return c, nil
		}
	}
	return game.Sample(&p.src, d)
}

// judgment is how good an option is; whim is how much chance may add to it.
type judgment struct {
	score func(o *game.Option) float64
	whim  float64
}

// best returns the legal option with the best score and a whim, "" if none is legal or nothing is known of them.
func (p *Sensible) best(options []game.Option, j judgment) string {
	if j.score == nil {
		return ""
	}
	most, id := math.Inf(-1), ""
	for i := range options {
		if o := &options[i]; o.Legal() {
			if score := j.score(o) + p.whim(j.whim); score > most {
				most, id = score, o.ID
			}
		}
	}
	return id
}

// whim draws a number from 0 to most.
func (p *Sensible) whim(most float64) float64 {
	if most == 0 {
		return 0
	}
	return most * float64(p.src.Below(1000)) / 1000
}

// Of what an effect is chosen, where that wants a look at the table.
const (
	strategicMove  = "prompt.strategic"
	placeTargeting = "prompt.place-targeting"
	chooseMarker   = "prompt.choose-marker"
	choosePiece    = "prompt.choose-piece"
	takeDie        = "prompt.take-die"
	howMany        = "prompt.how-many"
	pieceFor       = "prompt.piece-for"
	chooseEffect   = "prompt.choose-effect"
)

// atOnce judges what needs no look at the table.
func atOnce(d *game.Decision) judgment {
	switch d.Kind {
	case ask.ChooseFirstPlayer:
		return judgment{score: is(d.Seat.ID(), 1), whim: 0.5}
	case ask.ChooseCritical, ask.UseStation:
		return judgment{score: is(game.None, -1)}
	case ask.ChooseDamage:
		return judgment{score: is("facedown", -1), whim: 0.5}
	case ask.RemoveDie:
		if d.Prompt.Key != takeDie {
			return judgment{score: removed}
		}
	case ask.ChooseForces:
		return judgment{score: is(game.Done, -1), whim: 1.1}
	case ask.ChooseEffect:
		switch d.Prompt.Key {
		case strategicMove, placeTargeting, chooseMarker:
			return judgment{}
		case howMany:
			return judgment{score: func(o *game.Option) float64 { return float64(len(o.ID)*100) + float64(o.ID[len(o.ID)-1]) }}
		case pieceFor:
			return judgment{score: is(game.None, -1), whim: 1.5}
		case chooseEffect:
			if d.Prompt.Arg("card") == "objective/holonet-override" {
				return judgment{}
			}
		}
		return judgment{score: unwanted, whim: 1.5}
	}
	return judgment{}
}

// judge returns what is known about the options of a kind of Decision.
func (l *look) judge(d *game.Decision) judgment {
	switch d.Kind {
	case ask.ChooseShip, ask.ChooseOverlap:
		if d.Prompt.Key == choosePiece {
			return judgment{score: l.victim}
		}
		return judgment{score: l.ship, whim: 2}
	case ask.ChooseObjective:
		return judgment{score: l.objective, whim: 5}
	case ask.ChooseEffect:
		switch {
		case d.Prompt.Key == placeTargeting:
			return judgment{score: l.targeting}
		case d.Prompt.Key == chooseMarker && l.view.Objective == migration:
			return judgment{score: l.shore}
		case d.Prompt.Key == chooseMarker:
			return judgment{score: is("nothing", -1), whim: 1.5}
		case d.Prompt.Key == chooseEffect && l.seat == l.view.First:
			return judgment{score: is("put-tokens", 1)}
		case d.Prompt.Key == chooseEffect:
			return judgment{score: is("remove-tokens", 1)}
		}
		return judgment{score: l.strategic}
	case ask.SpendPoints:
		return judgment{score: l.spent}
	case ask.SetSpeed:
		return judgment{score: l.speed(d), whim: 0.5}
	case ask.ActivateShip:
		return judgment{score: l.activation, whim: 1}
	case ask.RevealDial:
		return judgment{score: l.keepDial(d), whim: 0.2}
	case ask.ClearRaid:
		return judgment{score: l.clearRaid}
	case ask.DiscardToken:
		return judgment{score: l.discardToken, whim: 0.1}
	case ask.ResolveCommand, ask.Navigate:
		return judgment{score: l.command}
	case ask.ChooseZone:
		return judgment{score: l.zone(d), whim: 0.1}
	case ask.SetCourse:
		return judgment{score: l.courses(d), whim: 0.2}
	}
	return l.judgeFight(d)
}

// judgeFight is judge of what is asked in attacks, and of squadrons.
func (l *look) judgeFight(d *game.Decision) judgment {
	switch d.Kind {
	case ask.ChooseAttack, ask.NextSquadron:
		return judgment{score: l.attacks(d), whim: 0.1}
	case ask.AttackEffects:
		return judgment{score: l.effect, whim: 0.01}
	case ask.ChooseDice:
		return judgment{score: l.dice(d), whim: 0.01}
	case ask.RemoveDie:
		return judgment{score: l.taken(d)}
	case ask.SpendTokens:
		return judgment{score: l.token}
	case ask.UseCard:
		return judgment{score: l.use, whim: 1.1}
	case ask.EvadeDie:
		return judgment{score: l.evaded(d)}
	case ask.RedirectDamage:
		return judgment{score: l.redirected}
	case ask.ActivateSquadron:
		return judgment{score: l.squadron, whim: 0.5}
	case ask.SquadronAction:
		return judgment{score: l.action(d), whim: 0.1}
	}
	return judgment{}
}

// is scores one option and no other.
func is(id string, score float64) func(o *game.Option) float64 {
	return func(o *game.Option) float64 {
		if o.ID == id {
			return score
		}
		return 0
	}
}

// ship is what a ship is worth to be chosen: the enemy's best, of the own ones the least.
func (l *look) ship(o *game.Option) float64 {
	c, w := l.craft(board.ShipOf(o.ID)), l.wing(board.SquadronOf(o.ID))
	switch {
	case w != nil && w.Seat == l.seat:
		return -float64(w.card.Cost)
	case w != nil:
		return float64(w.card.Cost)
	case c == nil:
		return 0
	case c.Seat == l.seat:
		return 50 - c.cost
	}
	return c.cost
}
