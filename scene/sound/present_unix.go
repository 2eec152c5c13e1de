//go:build linux || freebsd || netbsd || openbsd

package sound

import (
	"os"
	"path/filepath"
)

// present reports whether there may be a device. Without one the system's own
// library would write a dozen lines of complaint to the terminal when asked; and
// a program that is driven by another (a test) has no ears.
func present() bool {
	if os.Getenv("EBITENGINE_VM_ENDPOINT") != "" {
		return false
	}
	if os.Getenv("PULSE_SERVER") != "" {
		return true
	}
	home, _ := os.UserHomeDir()
	for _, pattern := range []string{
		filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), "pulse", "native"),
		filepath.Join(home, ".config", "pulse", "*-runtime", "native"),
		"/dev/snd/pcm*p", "/dev/dsp*", "/dev/audio*",
	} {
		if found, err := filepath.Glob(pattern); err == nil && len(found) > 0 {
			return true
		}
	}
	return false
}
