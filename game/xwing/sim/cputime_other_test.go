//go:build !unix

package sim

import "time"

// spent is the time of day, where the system does not tell more.
func spent() time.Duration { return time.Duration(time.Now().UnixNano()) }
