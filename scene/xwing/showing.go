package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene/draw"
	"xwing/scene/sound"
)

// showing is how an Event of one kind is shown: what it takes beside its place in
// this table stands nowhere else.
type showing struct {
	ticks    int        // for how long, at full speed
	toldLast bool       // the log tells it only when it has been shown
	heard    sound.Kind // 0: nothing
	// Where that depends on the Event, or on the table before it:
	ticksOf func(b *display, e game.Event) int
	cue     func(b *display, e game.Event) (sound.Cue, bool)
	// What stands beside a ship meanwhile, nil for nothing.
	floats func(t *onTable, a *desk, e game.Event) beside
}

// kind is the kind of an Event.
func kind[E game.Event]() string {
	var e E
	return game.EventKind(e)
}

// lasts is for how long an Event is shown, where that depends.
func lasts[E game.Event](n func(b *display, e E) int) func(*display, game.Event) int {
	return func(b *display, e game.Event) int { return n(b, e.(E)) }
}

// sounds is what is heard of an Event by the table before it; hears, by itself.
func sounds[E game.Event](cue func(b *display, e E) (sound.Cue, bool)) func(*display, game.Event) (sound.Cue, bool) {
	return func(b *display, e game.Event) (sound.Cue, bool) { return cue(b, e.(E)) }
}

func hears[E game.Event](cue func(e E) (sound.Cue, bool)) func(*display, game.Event) (sound.Cue, bool) {
	return func(_ *display, e game.Event) (sound.Cue, bool) { return cue(e.(E)) }
}

// showings is the table of how Events are shown, by kind. What is not in it is shown
// at once, told in the log if it has words, and not heard.
var showings = map[string]showing{
	kind[board.PhaseBegan](): {ticks: 24, cue: hears(func(e board.PhaseBegan) (sound.Cue, bool) {
		return sound.Cue{Kind: sound.Phase, Size: int(e.Phase) + 1}, true
	})},

	kind[board.ShipPlaced]():     {ticks: 8, heard: sound.Place},
	kind[board.ObstaclePlaced](): {ticks: 8, heard: sound.Place},
	kind[board.ObstacleMoved]():  {ticks: 8, heard: sound.Place},
	kind[board.DevicePlaced]():   {ticks: 8},
	kind[board.RemotePlaced]():   {ticks: 8},
	kind[board.ShipDocked]():     {ticks: 8},
	kind[board.ShipDeployed]():   {ticks: 8},

	kind[board.DialsAssigned](): {heard: sound.Confirm},
	kind[board.DialRevealed]():  {ticks: 30, heard: sound.Reveal},
	kind[board.ShipMoved]():     {ticksOf: lasts((*display).moveTicks), cue: sounds((*display).moveCue)},
	kind[board.ManeuverExecuted](): {cue: hears(func(e board.ManeuverExecuted) (sound.Cue, bool) {
		return sound.Cue{Kind: sound.Bump}, !e.Full
	})},
	kind[board.RemoteMoved]():   {ticks: 40},
	kind[board.ObstacleMet]():   {ticks: 18, heard: sound.Rocks},
	kind[board.TurretRotated](): {heard: sound.Turret},
	kind[board.TokenGained]():   {ticksOf: lasts((*display).tokenTicks), cue: hears(tokenCue), floats: floats((*onTable).tokenGained)},
	kind[board.LockAcquired]():  {ticks: 12, heard: sound.Lock, floats: floats((*onTable).lockAcquired)},

	kind[board.ActionFailed]():      {ticks: 18, heard: sound.Bad, floats: floats(func(t *onTable, _ *desk, e board.ActionFailed) beside { return t.why(e.Ship, e.Why) })},
	kind[board.MoveFailed]():        {ticks: 18, heard: sound.Bad, floats: floats(func(t *onTable, _ *desk, e board.MoveFailed) beside { return t.why(e.Ship, e.Why) })},
	kind[board.DeployFailed]():      {ticks: 18, heard: sound.Bad},
	kind[board.ActionStepSkipped](): {ticks: 18, heard: sound.Bad, floats: floats(func(t *onTable, _ *desk, e board.ActionStepSkipped) beside { return t.why(e.Ship, e.Why) })},

	kind[board.AttackDeclared](): {ticks: 36, cue: sounds((*display).attackCue)},
	kind[board.DiceRolled](): {ticksOf: lasts((*display).rollTicks), toldLast: true, cue: hears(func(e board.DiceRolled) (sound.Cue, bool) {
		return sound.Cue{Kind: sound.Dice, Size: len(e.Dice)}, len(e.Dice) > 0
	})},
	kind[board.DiceModified]():       {ticksOf: lasts((*display).modifyTicks), toldLast: true, heard: sound.Change},
	kind[board.DiceCanceled]():       {ticks: 24, toldLast: true},
	kind[board.ResultsNeutralized](): {toldLast: true, ticksOf: lasts((*display).neutralTicks)},
	kind[board.AttackEnded]():        {ticks: 40}, // the dice and what came of them stay a moment

	kind[board.DeviceDetonated](): {ticks: 30},
	kind[board.RemoteDetonated](): {ticks: 30},
	kind[board.DamageSuffered]():  {ticks: 24, toldLast: true},
	kind[board.DamageDealt]():     {ticksOf: lasts(func(_ *display, e board.DamageDealt) int { return cardTicks(e.Card) }), toldLast: true, cue: hears(damageCue)},
	kind[board.DamageExposed]():   {ticks: faceupTicks, toldLast: true, heard: sound.Critical},
	kind[board.ShieldsChanged]():  {ticks: 16, toldLast: true, cue: sounds((*display).shieldsCue), floats: floats((*onTable).shieldsChange)},
	kind[board.ShipDestroyed](): {ticks: 40, cue: sounds((*display).destroyedCue), floats: floats(func(_ *onTable, a *desk, e board.ShipDestroyed) beside {
		return beside{e.Ship, a.Say("destroyed"), draw.Bad}
	})},
	kind[board.ShipFled](): {ticks: 40, heard: sound.Flee, floats: floats(func(_ *onTable, a *desk, e board.ShipFled) beside {
		return beside{e.Ship, a.Say("fled"), draw.Warn}
	})},
	kind[board.GameEnded](): {cue: hears(endCue)},
}

// moveTicks is for how long a ship is seen to move.
func (b *display) moveTicks(e board.ShipMoved) int {
	if e.From == e.To {
		return 6
	}
	return 60
}

// tokenTicks leaves a beam and lightning their time.
func (b *display) tokenTicks(e board.TokenGained) int {
	if e.Token == board.Tractor || e.Token == board.Ion {
		return 30
	}
	return 12
}

// rollTicks leaves a roll outside of an attack time to be read: nothing keeps it.
func (b *display) rollTicks(e board.DiceRolled) int {
	if e.Attack {
		return 42
	}
	return 60
}

// modifyTicks leaves dice that are rolled again the time that a roll has.
func (b *display) modifyTicks(e board.DiceModified) int {
	at := b.view.Attack
	for i, d := range e.Dice {
		if at != nil && d.Rerolled && i < len(at.Dice[e.Side]) && !at.Dice[e.Side][i].Rerolled {
			return 42
		}
	}
	return 24
}

// neutralTicks leaves every pair of dice its time.
func (b *display) neutralTicks(e board.ResultsNeutralized) int {
	return 30 + 16*pairs(b.view.Attack, e)
}

// Ticks is for how long an Event is shown, and whether it is told only then.
func (b *display) Ticks(e game.Event) (n int, toldLast bool) {
	s := showings[game.EventKind(e)]
	if s.ticksOf != nil {
		s.ticks = s.ticksOf(b, e)
	}
	return s.ticks, s.toldLast
}

// Cue is what is heard of an Event, by the public view before it.
func (b *display) Cue(e game.Event) (sound.Cue, bool) {
	s := showings[game.EventKind(e)]
	switch {
	case b.facts == nil:
		return sound.Cue{}, false
	case s.cue != nil:
		return s.cue(b, e)
	}
	return sound.Cue{Kind: s.heard}, s.heard != 0
}

// floater says beside a ship what befalls it now.
func (t *onTable) floater(a *desk) {
	now := t.play.board.Now
	if now == nil {
		return
	}
	words := showings[game.EventKind(now)].floats
	if words == nil {
		return
	}
	b := words(t, a, now)
	s := t.play.board.view.Ship(b.ship)
	if b.text == "" || s == nil || s.Where != board.InPlay {
		return
	}
	p := t.play.board.Progress()
	r := t.sight.Rect(s.Base().Shape())
	t.sight.Tag(a.Desk, r.X+r.W/2, r.Y-a.UI.Px(14+18*p), b.text, b.color)
}
