package scene

// Screen is one of the screens of the client. It knows its client.
type Screen interface {
	// Name is the screen's id in the log.
	Name() string
	// Update builds the screen for this tick and acts on the input.
	Update()
	// Busy reports whether the screen changes by itself, so that it must be built
	// again in the next tick.
	Busy() bool
	// Asked is what the screen asks and the id of the seat that it asks, for the log.
	Asked() (prompt, seat string)
}

// Waker is a screen that something beside mouse and keys may change.
type Waker interface {
	// Wake looks for that, once a tick.
	Wake()
}

// Typist is a screen on which letters are searched with and arrows and Enter have a meaning of its own.
type Typist interface {
	// Types reports whether it takes them now.
	Types() bool
}

// typed reports whether what is typed goes to the screen, which no window covers.
func (a *App) typed() bool {
	t, ok := a.Screen.(Typist)
	return ok && !a.Covers.Covered() && t.Types()
}

// GameScreen is a screen that shows a game.
type GameScreen interface {
	Screen
	// Play is the game.
	Play() *Play
}

// Table is the screen on which a game is played.
type Table interface {
	GameScreen
	// Secret reports whether somebody looks at what the other player may not see.
	Secret() bool
	// TakesKeys reports whether arrows, Tab and Enter mean something of the table's
	// own.
	TakesKeys() bool
}

// PlayOf is the game that a screen shows, nil if it shows none.
func PlayOf(s Screen) *Play {
	if g, ok := s.(GameScreen); ok {
		return g.Play()
	}
	return nil
}
