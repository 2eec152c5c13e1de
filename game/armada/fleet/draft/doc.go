// Package draft is fleets that are being built: every change can be undone, nothing is refused but what could not be read
// again, and a fleet that was not changed is written as its file was.
package draft
