package armada

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/terms"
	"xwing/scene"
	"xwing/scene/sound"
)

// display is Armada's table as it is shown: a view changed by Events alone, one after the other, each for as long as it
// takes to see it.
type display struct {
	scene.Show
	view  board.View
	state func() *armada.State // of the game that is shown
	words *terms.Words
	facts *catalog.Catalog
}

// Line is the log's sentence of an Event.
func (b *display) Line(e game.Event) (scene.LogLine, bool) {
	text, ok := b.words.Event(e)
	line := scene.LogLine{Text: text, About: aboutOf(e)}
	_, line.Heading = e.(board.PhaseBegan)
	return line, ok
}

// Apply brings the table to where an Event leaves it.
func (b *display) Apply(e game.Event) { b.view.Apply(e) }

// Follow takes note of nothing: what an Event needs to be shown is in it, or on the table before it.
func (b *display) Follow(game.Event) {}

// Renew shows the table as everybody sees it now.
func (b *display) Renew() { b.view = b.state().View.Clone() }

// Ticks is for how long an Event is shown at full speed, and whether it is told only then.
func (b *display) Ticks(e game.Event) (n int, toldLast bool) {
	switch e := e.(type) {
	case board.PhaseBegan:
		return 24, false
	case board.ShipMoved:
		return 60, false
	case board.SquadronMoved:
		return 36, false
	case board.ShipDeployed, board.SquadronDeployed, board.ObstaclePlaced:
		return 8, false
	case board.DialRevealed:
		return 30, false
	case board.AttackDeclared:
		return 36, false
	case board.DiceRolled:
		return 42, true
	case board.DiceChanged:
		return 24, true
	case board.DefenseTokenChanged:
		return 14, false
	case board.ShieldsChanged:
		return 16, true
	case board.DamageDealt:
		if e.Faceup.Card != "" {
			return 54, true
		}
		return 24, true
	case board.HullChanged:
		return 24, true
	case board.PieceDestroyed, board.AttackEnded:
		return 40, false
	}
	return 0, false
}

// Cue is what is heard of an Event, by the table before it.
func (b *display) Cue(e game.Event) (sound.Cue, bool) {
	kind := sound.Kind(0)
	size := 0
	switch e := e.(type) {
	case board.PhaseBegan:
		return sound.Cue{Kind: sound.Phase, Size: int(e.Phase)}, true
	case board.ShipDeployed, board.SquadronDeployed, board.ObstaclePlaced:
		kind = sound.Place
	case board.DialsStacked:
		kind = sound.Confirm
	case board.DialRevealed:
		kind = sound.Reveal
	case board.ShipMoved:
		kind, size = sound.Engine, 3
	case board.SquadronMoved:
		kind, size = sound.Engine, 1
	case board.ShipsOverlapped:
		kind = sound.Bump
	case board.ObstacleMet:
		kind = sound.Rocks
	case board.DiceRolled:
		kind, size = sound.Dice, len(e.Dice)
	case board.DiceChanged:
		kind = sound.Change
	case board.ShieldsChanged:
		kind = sound.Shield
	case board.DamageDealt:
		if kind = sound.Hull; e.Faceup.Card != "" {
			kind = sound.Critical
		}
	case board.PieceDestroyed:
		kind, size = sound.Explosion, 2
	case board.GameEnded:
		kind = sound.Win
	}
	return sound.Cue{Kind: kind, Size: size}, kind != 0 && (kind != sound.Dice || size > 0)
}

// aboutOf is what a sentence of the log is about: the piece that its Event names.
func aboutOf(e game.Event) scene.About {
	var about scene.About
	add := func(pieces ...string) { about.Pieces = append(about.Pieces, pieces...) }
	switch e := e.(type) {
	case board.ShipMoved:
		add(e.Ship.Piece())
	case board.ShipActivated:
		add(e.Ship.Piece())
	case board.DialRevealed:
		add(e.Ship.Piece())
	case board.ShipDeployed:
		add(e.Ship.Piece())
	case board.SquadronMoved:
		add(e.Squadron.Piece())
	case board.SquadronActivated:
		add(e.Squadron.Piece())
	case board.AttackDeclared:
		add(e.Attack.Attacker, e.Attack.Defender)
	case board.ShieldsChanged:
		add(e.Ship.Piece())
	case board.DamageDealt:
		add(e.Ship.Piece())
	case board.HullChanged:
		add(e.Squadron.Piece())
	case board.PieceDestroyed:
		add(e.Piece)
	}
	return about
}
