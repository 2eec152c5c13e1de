// Package draw holds one frame as data: a List of commands in screen pixels,
// built on every tick in which something may have changed and compared with the
// one before, so that the screen is painted only when it would look different.
//
// It knows no widget and no game. Colors are the palette of the whole client.
package draw
