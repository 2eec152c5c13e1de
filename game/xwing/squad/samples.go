package squad

import (
	"io/fs"
	"path"
	"strings"
)

// Sample is one of our own squads; its id is the name of its file.
type Sample struct {
	ID    string
	Squad Squad
}

// Samples reads all squads of a folder, such as assets.Squads(), in the order of their ids.
func Samples(fsys fs.FS) ([]Sample, error) {
	names, err := fs.Glob(fsys, "*.xws")
	if err != nil {
		return nil, err
	}
	var samples []Sample
	for _, name := range names {
		data, err := fs.ReadFile(fsys, name)
		if err != nil {
			return nil, err
		}
		s, err := ParseXWS(name, data)
		if err != nil {
			return nil, err
		}
		samples = append(samples, Sample{ID: strings.TrimSuffix(path.Base(name), ".xws"), Squad: s})
	}
	return samples, nil
}
