//go:build !unix && !js

package store

// nonblocking is nothing where opening never waits.
const nonblocking = 0
