module xwing/build/bench

go 1.26.8

require (
	github.com/ByteArena/box2d v1.0.2
	xwing v0.0.0
)

replace xwing => ../..
