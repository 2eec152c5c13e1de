//go:build !js

package store

import (
	"os"
	"path/filepath"
	"runtime"

	"github.com/adrg/xdg"
)

// ownFolders are the program's own places.
func ownFolders() Folders {
	config, data, state := place(xdg.ConfigHome, "XDG_CONFIG_HOME"), place(xdg.DataHome, "XDG_DATA_HOME"), place(xdg.StateHome, "XDG_STATE_HOME")
	return Folders{
		Config: filepath.Join(config, "xwing"),
		Data:   filepath.Join(data, "xwing"),
		Games:  filepath.Join(state, "xwing", "games"),
		Points: filepath.Join(data, "xwing", "points"),
	}
}

// place is a folder by the XDG rules, or nowhere: where neither its variable nor HOME names
// a folder from the root on, xdg would take the root, or wherever the program was started.
func place(folder, variable string) string {
	named := runtime.GOOS == "windows" || filepath.IsAbs(os.Getenv("HOME")) || filepath.IsAbs(os.Getenv(variable))
	if !named || !filepath.IsAbs(folder) {
		return nowhere
	}
	return folder
}
