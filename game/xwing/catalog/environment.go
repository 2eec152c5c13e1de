package catalog

// Environment is an environment card.
type Environment struct {
	XWS     string `toml:"xws"`
	Name    string `toml:"name"`
	Product string `toml:"product"`
}
