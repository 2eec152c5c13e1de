package xwing

import (
	"xwing/game/xwing/board"
	"xwing/scene/xwing/pieces"
)

// effects paints what the present Event does.
func (t *onTable) effects(a *desk) {
	f := effect{a: a, l: &a.Back, cam: t.sight, p: t.play.board.Progress(), still: a.set.Animation.Reduced}
	v := &t.play.board.view
	on := func(id board.ShipID) *board.Ship {
		if s := v.Ship(id); s != nil && s.Where == board.InPlay {
			return s
		}
		return nil
	}
	switch e := t.play.board.Now.(type) {
	case board.AttackDeclared:
		f.volley(on(e.Attack.Attacker), on(e.Attack.Defender), e.Attack.Weapon)
	case board.DamageSuffered:
		if t.play.board.flies(e) { // a light comes from its die first
			if f.p = (f.p - cometLands) / (1 - cometLands); f.p < 0 {
				return
			}
		}
		f.hit(on(e.Ship), e.Crit)
	case board.ShieldsChanged:
		f.shields(on(e.Ship), e.Active)
	case board.DamageDealt:
		f.smoulder(on(e.Ship))
	case board.ShipDestroyed:
		f.destroyed(on(e.Ship))
	case board.DeviceDetonated:
		if d := v.Device(e.Device); d != nil {
			f.blast(d.Pose.Point())
		}
	case board.RemoteDetonated:
		if s := on(e.Ship); s != nil {
			f.blast(s.Pose.Point())
		}
	case board.ObstacleMet:
		f.scraped(on(e.Ship))
	case board.LockAcquired:
		f.locked(on(board.ShipOf(e.Target)), on(e.Ship))
	case board.TokenGained:
		t.gains(&f, on(e.Ship), e.Token)
	}
}

// gains shows a token that comes to a ship.
func (t *onTable) gains(f *effect, s *board.Ship, k board.Token) {
	switch {
	case s == nil:
	case k == board.Tractor:
		var from *board.Ship
		if at := t.play.board.view.Attack; at != nil && at.Attacker != s.ID {
			from = t.play.board.view.Ship(at.Attacker)
		}
		f.tractor(from, s)
	case k == board.Ion:
		f.ion(s)
	default:
		f.pulse(s, pieces.TokenColor(k))
	}
}
