package scene

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/internal/settings"
	"xwing/scene/sound"
)

// What is heard follows from Events and from the buttons that both players see
// pressed. Behind a curtain nothing sounds: how often a dial is turned there is
// nobody's business.

// soundDelay is the tick in which the device is looked for: when the first screen
// is there.
const soundDelay = 10

// haste is the speed, in percent, from which on less is heard of the table.
const haste = 200

// hear plays what is heard in this tick.
func (a *App) hear() {
	if a.tick == soundDelay {
		a.sound.Start()
	}
	s := &a.opt.Settings
	a.sound.SetLevels(levels(s.Sound))
	a.sound.Hear(a.tick, s.Animation.Speed <= 0 || s.Animation.Speed >= haste, a.cues)
	a.cues = a.cues[:0]
}

func levels(s settings.Sound) sound.Levels {
	return sound.Levels{Master: s.Volume, Effects: s.Effects, Interface: s.Interface, Mute: s.Mute}
}

// cue lets something be heard in this tick.
func (a *App) cue(k sound.Kind) { a.cues = append(a.cues, sound.Cue{Kind: k}) }

// secret reports whether somebody looks at what the other player may not see.
func (a *App) secret() bool {
	t, ok := a.screen.(*tableScreen)
	return ok && t.private != nil && !a.opt.Settings.Table.Open
}

// cueFrame adds what the frame just built lets hear; secret says whether a
// curtain was open before.
func (a *App) cueFrame(secret bool) {
	if t, ok := a.screen.(*tableScreen); ok {
		a.cues = append(a.cues, t.play.board.cues...)
		t.play.board.cues = t.play.board.cues[:0]
	}
	if secret && a.secret() {
		return
	}
	switch {
	case !secret && a.secret():
		a.cue(sound.Curtain)
	case a.ui.Clicked:
		a.cue(sound.Click)
	case a.ui.Refused:
		a.cue(sound.Refuse)
	}
}

// setMute turns all sound off or on and says so.
func (a *App) setMute(on bool) {
	a.opt.Settings.Sound.Mute = on
	a.keep("sound.mute", on)
	key := "sound-on"
	if on {
		key = "sound-off"
	}
	if !on && a.sound.Silent() != nil {
		key = "sound-none"
	}
	a.toast(a.say(key))
}

// ears is what a board knows in order to say what is heard of an Event.
type ears struct{ facts *catalog.Catalog }

// listen adds what is heard of an Event that is about to be shown. What is
// skipped, undone or brought back is never shown, and not heard either.
func (b *display) listen(e game.Event) {
	const most = 8 // in one tick; a table that shows everything at once is heard in parts
	if b.ears.facts == nil || len(b.cues) >= most {
		return
	}
	if c, ok := b.ears.cue(&b.view, e); ok {
		b.cues = append(b.cues, c)
	}
}

// cue is what is heard of an Event, by the public view before it.
func (h ears) cue(v *board.View, e game.Event) (sound.Cue, bool) {
	k, size := sound.Kind(0), 0
	ship := func(id board.ShipID) *board.Ship { return v.Ship(id) }
	switch e := e.(type) {
	case board.PhaseBegan:
		k, size = sound.Phase, int(e.Phase)+1
	case board.ShipPlaced, board.ObstaclePlaced:
		k = sound.Place
	case board.DialsAssigned:
		k = sound.Confirm
	case board.DialRevealed:
		k = sound.Reveal
	case board.ShipMoved:
		return h.move(ship(e.Ship), e)
	case board.ManeuverExecuted:
		k = sound.Bump
		if e.Full {
			return sound.Cue{}, false
		}
	case board.ObstacleMet:
		k = sound.Rocks
	case board.TurretRotated:
		k = sound.Turret
	case board.TokenGained:
		k = sound.Good
		if e.Token >= board.Stress && e.Token <= board.Disarm {
			k = sound.Bad
		}
	case board.LockAcquired:
		k = sound.Lock
	case board.ActionFailed, board.DecloakFailed, board.DeployFailed, board.ActionStepSkipped:
		k = sound.Bad
	default:
		return h.fight(v, e)
	}
	return sound.Cue{Kind: k, Size: size}, true
}

// move is what is heard of a ship on its way.
func (h ears) move(s *board.Ship, e board.ShipMoved) (sound.Cue, bool) {
	if s == nil || e.From == e.To {
		return sound.Cue{}, false
	}
	if e.By != board.ByManeuver && e.By != board.BySLAM {
		return sound.Cue{Kind: sound.Thrust}, true
	}
	return sound.Cue{Kind: sound.Engine, Voice: h.voice(s), Size: int(s.Size)}, true
}

// fight is what is heard of an attack and of what it does.
func (h ears) fight(v *board.View, e game.Event) (sound.Cue, bool) {
	c := sound.Cue{}
	switch e := e.(type) {
	case board.AttackDeclared:
		c.Kind, c.Voice = h.weapon(e.Attack.Weapon), h.voice(v.Ship(e.Attack.Attacker))
	case board.DiceRolled:
		c.Kind, c.Size = sound.Dice, len(e.Dice)
		if len(e.Dice) == 0 {
			return c, false
		}
	case board.DiceModified:
		c.Kind = sound.Change
	case board.ShieldsChanged:
		c.Kind = sound.Recharge
		if s := v.Ship(e.Ship); s != nil && e.Active < int(s.Shields.Active) {
			c.Kind = sound.Shield
		}
	case board.DamageDealt:
		c.Kind = sound.Hull
		if e.Card != "" {
			c.Kind = sound.Critical
		}
	case board.DamageExposed:
		c.Kind = sound.Critical
	case board.ShipDestroyed:
		c.Kind = sound.Explosion
		if s := v.Ship(e.Ship); s != nil {
			c.Size = int(s.Size)
		}
	case board.ShipFled:
		c.Kind = sound.Flee
	case board.GameEnded:
		c.Kind = sound.Draw
		if e.Winner != game.NoSeat {
			c.Kind = sound.Win
		}
	default:
		return c, false
	}
	return c, true
}

// voice is the timbre of a ship's faction.
func (h ears) voice(s *board.Ship) sound.Voice {
	if s == nil {
		return sound.Jet
	}
	p, err := h.facts.Pilot(s.Pilot)
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
func (h ears) weapon(w board.Weapon) sound.Kind {
	if !w.Special {
		return sound.Laser
	}
	if u, err := h.facts.Upgrade(w.Upgrade); err == nil {
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
