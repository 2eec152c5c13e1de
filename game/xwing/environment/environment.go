// Package environment declares the environment cards. It decides no rule: what a declaration can say is xwing.Environment.
package environment

import "xwing/game/xwing"

// All returns the environment cards by the packs that they come in, in the order of the alphabet.
func All() []*xwing.Environment {
	return []*xwing.Environment{
		AsteroidShower(), ClouzonDeposits(), CometTail(), IonClouds(), MynockInfestation(), RecentWreckage(),
		ContinuousBombardment(), Countdown(), Minefield(), MunitionsCache(), PinpointBombardment(), UnexplodedOrdnance(),
	}
}

// apart is where things lie that keep range 1 to others of some kinds, and range 2 to the edges: as obstacles always do.
func apart(things, from xwing.Things) xwing.Bed {
	return xwing.Bed{For: things, Edges: 2, Apart: from, Beyond: 1}
}

// placed is where obstacles lie as in any game.
func placed() []xwing.Bed { return []xwing.Bed{apart(xwing.Obstacles, xwing.Obstacles)} }

// brought are obstacles of any kind, as the squads bring them.
func brought(n int) []xwing.Supply { return []xwing.Supply{{Of: xwing.Obstacles, N: n}} }

// kinds are so many asteroids, debris clouds and gas clouds.
func kinds(asteroids, debris, gas int) (all []xwing.Supply) {
	for _, s := range [...]xwing.Supply{
		{Of: xwing.Asteroids, N: asteroids}, {Of: xwing.DebrisClouds, N: debris}, {Of: xwing.GasClouds, N: gas}} {
		if s.N > 0 {
			all = append(all, s)
		}
	}
	return all
}

// oneEach is one of each device.
func oneEach(fuses int, devices ...string) (all []xwing.Placing) {
	for _, d := range devices {
		all = append(all, xwing.Placing{Device: d, Fuses: fuses})
	}
	return all
}
