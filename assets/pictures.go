package assets

import (
	"embed"
	"io/fs"
)

//go:embed ships icons fonts
var pictures embed.FS

// Ships is the folder of ship types seen from above, one description each
// (package scene/art/figure): NAME.txt, named like the facts.
func Ships() fs.FS { return pictureDir("ships") }

// Icons is the folder of our icon set, one description each: NAME.txt.
func Icons() fs.FS { return pictureDir("icons") }

// IconFont is the icon set as a font, which go run ./build/iconfont writes.
func IconFont() ([]byte, error) { return pictures.ReadFile("fonts/icons.ttf") }

func pictureDir(name string) fs.FS {
	dir, err := fs.Sub(pictures, name)
	if err != nil {
		return pictures // unreachable: the names above are valid
	}
	return dir
}
