// Package bench compares xwing/physics with Box2D. It is a module of its own so that the program does not
// depend on Box2D:
//
//	cd build/bench && go test -bench . -count 5
package bench
