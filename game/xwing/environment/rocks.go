package environment

import "xwing/game/xwing"

// AsteroidShower has an asteroid more in every round.
func AsteroidShower() *xwing.Environment {
	return &xwing.Environment{
		ID: "asteroidshower", Supplies: kinds(9, 0, 0), AtFirst: 3,
		Beds:  []xwing.Bed{{For: xwing.Obstacles, Edges: 2, Apart: xwing.Obstacles, Beyond: 2}},
		Later: &xwing.Bed{For: xwing.Obstacles, Enemies: 1, Clear: xwing.Everything},
	}
}

// CometTail is a chain of obstacles behind an asteroid.
func CometTail() *xwing.Environment {
	return &xwing.Environment{
		ID: "comettail", Supplies: kinds(3, 2, 2),
		Beds: []xwing.Bed{
			{For: xwing.Asteroids, First: true, Edges: 3},
			{For: xwing.Obstacles, By: xwing.Obstacles, Alone: true},
		},
	}
}

// RecentWreckage is debris with gas beside it.
func RecentWreckage() *xwing.Environment {
	return &xwing.Environment{
		ID: "recentwreckage", Supplies: kinds(0, 6, 3),
		Beds: []xwing.Bed{
			apart(xwing.DebrisClouds, xwing.DebrisClouds),
			{For: xwing.GasClouds, By: xwing.DebrisClouds, Touching: true, Alone: true, Clear: xwing.GasClouds},
		},
	}
}
