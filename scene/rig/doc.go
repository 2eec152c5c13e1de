// Package rig runs the unmodified program without a visible window and drives it
// as a person does: it moves the mouse, clicks widgets by their ids, presses
// keys, reads what is on screen from --ui-log, and takes pictures. It is the
// host of exp/vmhost; only tests and the tool scene/rig/drive use it.
package rig
