package board

import (
	"slices"

	"xwing/game"
)

// Apply changes the view by one Event. It is total: an Event of another rule
// set changes nothing. Slices in the view are replaced or owned, never shared
// with the Event.
func (v *View) Apply(e game.Event) {
	switch e := e.(type) {
	case PhaseBegan:
		v.Phase, v.Round, v.Active = e.Phase, e.Round, 0
		if e.Phase == Planning {
			for i := range v.Ships {
				s := &v.Ships[i]
				s.Dial, s.Activated, s.Engaged = Dial{}, false, false
			}
		}
	case StepBegan:
		v.Step = e.Step
	case FirstPlayerChosen:
		v.First, v.Chosen = e.Seat, true
	case RoundEnded:
		v.Active = 0
	case GameEnded:
		v.Ended, v.Winner = true, e.Winner
	case ObstaclePlaced:
		v.Obstacles = append(v.Obstacles, Obstacle{ID: e.Obstacle, XWS: e.XWS, Type: e.Type, Pose: e.Pose, Seat: e.Seat})
		from := e.Seat
		if !slices.Contains(v.Reserve[from], e.XWS) { // the other player has brought it
			from = from.Other()
		}
		if i := slices.Index(v.Reserve[from], e.XWS); i >= 0 {
			v.Reserve[from] = slices.Delete(slices.Clone(v.Reserve[from]), i, i+1)
		}
	case ObstacleRemoved:
		v.Obstacle(e.Obstacle).Gone = true
	case DecksShuffled:
		v.Decks = e.Cards
		for _, id := range e.Gathered {
			v.Ship(id).Facedown, v.Ship(id).Faceup = 0, nil
		}
	case ShipActive:
		v.Active = e.Ship
	case DialsAssigned:
		for _, id := range e.Ships {
			v.Ship(id).Dial = Dial{Assigned: true}
		}
	default:
		v.applyToShip(e)
		v.applyToDevice(e)
		v.applyToCondition(e)
		v.applyToAttack(e)
		v.applyDamage(e)
	}
}

func (v *View) applyToShip(e game.Event) {
	switch e := e.(type) {
	case ShipPlaced:
		s := v.Ship(e.Ship)
		s.Where, s.Pose = InPlay, e.Pose
	case TurretRotated:
		v.Ship(e.Ship).Turret = slices.Clone(e.Arcs)
	case DialRevealed:
		d := &v.Ship(e.Ship).Dial
		d.Revealed, d.Maneuver = true, e.Maneuver
	case ShipMoved:
		v.Ship(e.Ship).Pose = e.To
	case ShipActivated:
		v.Ship(e.Ship).Activated = true
	case ShipEngaged:
		v.Ship(e.Ship).Engaged = true
	case ShipFled:
		v.Ship(e.Ship).Fled = true
	case ShipDestroyed:
		v.Ship(e.Ship).Destroyed = true
	case ShipRemoved:
		s := v.Ship(e.Ship)
		s.Where, s.Tokens, s.Locks = Removed, Tokens{}, nil
	case TokenGained:
		v.Ship(e.Ship).Tokens[e.Token] += int8(e.N)
	case TokenLost:
		v.Ship(e.Ship).Tokens[e.Token] -= int8(e.N)
	case LockAcquired:
		s := v.Ship(e.Ship)
		s.Locks = append(slices.Clone(s.Locks), e.Target)
	case LockLost:
		s := v.Ship(e.Ship)
		if i := slices.Index(s.Locks, e.Target); i >= 0 {
			s.Locks = slices.Delete(slices.Clone(s.Locks), i, i+1)
		}
	case UpgradeFlipped:
		if u := v.Ship(e.Ship).Upgrade(e.XWS); u != nil {
			u.Side = e.Side
		}
	case UpgradesExchanged:
		v.exchange(e)
	case ChargesChanged:
		if c := v.Ship(e.Ship).ChargesOf(e.Card); c != nil {
			c.Active = e.Active
		}
	case ShieldsChanged:
		v.Ship(e.Ship).Shields.Active = e.Active
	}
}

func (v *View) applyToAttack(e game.Event) {
	switch e := e.(type) {
	case AttackDeclared:
		v.Attack = e.Attack.Clone()
	case AttackStepBegan:
		v.Attack.Step = e.Step
	case DiceRolled:
		if e.Attack && v.Attack != nil {
			v.Attack.Dice[e.Side] = slices.Clone(e.Dice)
		}
	case DiceModified:
		if v.Attack != nil {
			v.Attack.Dice[e.Side] = slices.Clone(e.Dice)
		}
	case DiceCanceled:
		if v.Attack != nil {
			v.Attack.Dice[e.Side] = slices.Clone(e.Dice)
		}
	case ResultsNeutralized:
		v.Attack.Dice = [2][]Die{slices.Clone(e.Dice[0]), slices.Clone(e.Dice[1])}
		v.Attack.Hit = e.Hit
	case AttackEnded:
		v.Attack = e.Resumed.Clone()
	}
}

func (v *View) applyDamage(e game.Event) {
	switch e := e.(type) {
	case DamageDealt:
		s := v.Ship(e.Ship)
		if e.Card == "" {
			s.Facedown++
		} else {
			s.Faceup = append(slices.Clone(s.Faceup), FaceupDamage{Card: e.Card, N: e.N})
		}
		v.Decks[s.Seat] = e.Deck
	case DamageExposed:
		s := v.Ship(e.Ship)
		s.Facedown--
		s.Faceup = append(slices.Clone(s.Faceup), FaceupDamage{Card: e.Card, N: e.N})
	case DamageRepaired:
		s := v.Ship(e.Ship)
		if e.Card == "" {
			s.Facedown--
			return
		}
		i := slices.Index(s.Faceup, FaceupDamage{Card: e.Card, N: e.N})
		if i >= 0 {
			s.Faceup = slices.Delete(slices.Clone(s.Faceup), i, i+1)
			s.Facedown++
		}
	}
}
