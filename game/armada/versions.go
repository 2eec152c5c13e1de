package armada

// Versions returns the versions of the rules and of the facts that the game is played by: a journal of others may be of
// another game.
func (s *State) Versions() (rules, catalogue string) {
	return s.rules.Version, s.rules.Catalog.Version()
}

// Rules returns the rules that the game is played by.
func (s *State) Rules() *Rules { return s.rules }
