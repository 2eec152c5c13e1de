package figure

import (
	"fmt"
	"io/fs"
	"strings"
)

// firstRune begins the private use area, where the font has our signs in the
// order of their names.
const firstRune = 0xE000

// Runes tells under which rune each sign of the icon set stands in the font. The
// one that stands in for missing signs is not among them.
func Runes(icons fs.FS) (map[string]rune, error) {
	names, err := fs.Glob(icons, "*.txt")
	if err != nil {
		return nil, err
	}
	if len(names) == 0 {
		return nil, fmt.Errorf("the icon set is empty")
	}
	runes := map[string]rune{}
	for _, name := range names { // Glob sorts them
		if name = strings.TrimSuffix(name, ".txt"); name != "plain" {
			runes[name] = rune(firstRune + len(runes))
		}
	}
	return runes, nil
}

// IsSign reports whether a rune of a text is a sign.
func IsSign(r rune) bool { return r >= firstRune && r < firstRune+0x800 }
