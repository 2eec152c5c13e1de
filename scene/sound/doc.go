// Package sound makes the noises of the table: it computes every one of them
// from sines and noise, plays them where there is a device, and is silent where
// there is none. Nothing here knows the game; package scene says what is heard.
//
// Render is pure: a Cue has the same samples every time. The Player keeps the
// volumes and leaves out what would be too much at once.
package sound
