package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene/sound"
)

// moveCue is what is heard of a ship on its way.
func (b *display) moveCue(e board.ShipMoved) (sound.Cue, bool) {
	s := b.view.Ship(e.Ship)
	if s == nil || e.From == e.To {
		return sound.Cue{}, false
	}
	if e.By != board.ByManeuver && e.By != board.BySLAM {
		return sound.Cue{Kind: sound.Thrust}, true
	}
	return sound.Cue{Kind: sound.Engine, Voice: b.voice(s), Size: int(s.Size)}, true
}

// shieldsCue is what is heard of shields: whether they go down or up.
func (b *display) shieldsCue(e board.ShieldsChanged) (sound.Cue, bool) {
	if s := b.view.Ship(e.Ship); s != nil && e.Active < int(s.Shields.Active) {
		return sound.Cue{Kind: sound.Shield}, true
	}
	return sound.Cue{Kind: sound.Recharge}, true
}

// destroyedCue is the louder the larger the ship.
func (b *display) destroyedCue(e board.ShipDestroyed) (sound.Cue, bool) {
	c := sound.Cue{Kind: sound.Explosion}
	if s := b.view.Ship(e.Ship); s != nil {
		c.Size = int(s.Size)
	}
	return c, true
}

// attackCue is the sound of the weapon, in the voice of who fires it.
func (b *display) attackCue(e board.AttackDeclared) (sound.Cue, bool) {
	return sound.Cue{Kind: b.weapon(e.Attack.Weapon), Voice: b.voice(b.view.Ship(e.Attack.Attacker))}, true
}

func damageCue(e board.DamageDealt) (sound.Cue, bool) {
	if e.Card != "" {
		return sound.Cue{Kind: sound.Critical}, true
	}
	return sound.Cue{Kind: sound.Hull}, true
}

func tokenCue(e board.TokenGained) (sound.Cue, bool) {
	if e.Token >= board.Stress && e.Token <= board.Disarm {
		return sound.Cue{Kind: sound.Bad}, true
	}
	return sound.Cue{Kind: sound.Good}, true
}

func endCue(e board.GameEnded) (sound.Cue, bool) {
	if e.Winner != game.NoSeat {
		return sound.Cue{Kind: sound.Win}, true
	}
	return sound.Cue{Kind: sound.Draw}, true
}

// voice is the timbre of a ship's faction.
func (b *display) voice(s *board.Ship) sound.Voice {
	if s == nil {
		return sound.Jet
	}
	p, err := b.facts.Pilot(s.Pilot)
	if err != nil {
		return sound.Jet
	}
	switch p.Faction {
	case catalog.Imperial, catalog.FirstOrder:
		return sound.Howl
	case catalog.Scum:
		return sound.Growl
	case catalog.Republic, catalog.Separatist:
		return sound.Hum
	}
	return sound.Jet
}

// weapon is the sound of a weapon.
func (b *display) weapon(w board.Weapon) sound.Kind {
	if !w.Special {
		return sound.Laser
	}
	if u, err := b.facts.Upgrade(w.Upgrade); err == nil {
		switch {
		case slices.Contains(u.Slots, catalog.TorpedoSlot):
			return sound.Torpedo
		case slices.Contains(u.Slots, catalog.MissileSlot):
			return sound.Missile
		}
	}
	if len(w.Upgrade) >= 3 && w.Upgrade[:3] == "ion" {
		return sound.Ion
	}
	return sound.Laser
}
