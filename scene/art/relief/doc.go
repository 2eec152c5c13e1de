// Package relief raises pictures from outlines: how high a place lies follows from how
// far it is from the edge. A body is colors and normals, so that it can be lit as it
// lies; it knows outlines and finishes, neither ships nor rocks.
package relief
