package catalog

// Environment is an environment card.
type Environment struct {
	XWS     string `toml:"xws"`
	Name    string `toml:"name"`
	Product string `toml:"product"`
}

func environmentsIn(text []byte) ([]*Environment, error) {
	var file struct {
		Rows []Environment `toml:"environment"`
	}
	err := decode(text, &file)
	return pointers(file.Rows), err
}
