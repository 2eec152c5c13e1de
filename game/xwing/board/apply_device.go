package board

import (
	"slices"

	"xwing/game"
	"xwing/physics"
)

func (v *View) applyToDevice(e game.Event) {
	switch e := e.(type) {
	case DevicePlaced:
		v.Devices = append(v.Devices, Device{ID: e.Device, Kind: e.Kind, Token: e.Token, Seat: e.Seat, Pose: e.Pose, Fuses: e.Fuses})
	case DeviceRemoved:
		v.Device(e.Device).Gone = true
	case FusesChanged:
		if d := v.Device(DeviceOf(e.Piece)); d != nil {
			d.Fuses = e.Fuses
		}
		if o := v.Obstacle(ObstacleOf(e.Piece)); o != nil {
			o.Fuses = e.Fuses
		}
	case RemotePlaced:
		v.Ships = append(v.Ships, Ship{ID: e.Ship, Seat: e.Seat, Remote: e.Kind, Where: InPlay, Pose: e.Pose,
			Size: physics.Small, Initiative: e.Initiative, Hull: e.Hull, Charges: e.Charges})
	case RemoteMoved:
		v.Ship(e.Ship).Pose = e.To
	case ShipDocked:
		s := v.Ship(e.Ship)
		s.Where, s.Docked, s.Dial = InReserve, e.Carrier, Dial{}
	case PilotTakenOver:
		s := v.Ship(e.Ship)
		s.Acting, s.Initiative, s.Charges = e.Pilot, e.Initiative, e.Charges
	case ShipDeployed:
		s := v.Ship(e.Ship)
		s.Where, s.Docked, s.Pose, s.Activated, s.Engaged = InPlay, 0, e.Pose, true, e.Engaged
	}
}

func (v *View) applyToCondition(e game.Event) {
	switch e := e.(type) {
	case CardTokensChanged:
		if u := v.Ship(e.Ship).Upgrade(e.XWS); u != nil {
			u.Tokens = slices.Clone(e.Tokens)
		}
	case ConditionAssigned:
		s := v.Ship(e.Ship)
		s.Conditions = append(slices.Clone(s.Conditions), e.Condition)
	case ConditionRemoved:
		s := v.Ship(e.Ship)
		s.Conditions = slices.DeleteFunc(slices.Clone(s.Conditions), func(c Condition) bool { return c.Card == e.Card })
		if len(s.Conditions) == 0 {
			s.Conditions = nil
		}
	case ConditionLaden:
		s := v.Ship(e.Ship)
		s.Conditions = slices.Clone(s.Conditions)
		if c := s.ConditionOf(e.Card); c != nil {
			c.Damage, c.N = e.Damage, e.N
		}
		v.Decks[s.Seat] = e.Deck
	case ConditionRevealed:
		s := v.Ship(e.Ship)
		s.Conditions = slices.Clone(s.Conditions)
		for i := range s.Conditions {
			if c := &s.Conditions[i]; c.Facedown {
				c.Card, c.Facedown = e.Card, false
			}
		}
	}
}
