//go:build js

package clipboard

import "errors"

func read() (string, error) {
	return "", errors.New("a page is not given what was copied; drop the file instead")
}
