//go:build !linux && !freebsd && !netbsd && !openbsd

package sound

import "os"

// present reports whether there may be a device: the system tells when asked. A
// program that is driven by another (a test) has no ears.
func present() bool { return os.Getenv("EBITENGINE_VM_ENDPOINT") == "" }
