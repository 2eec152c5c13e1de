package gauge

import "xwing/physics"

// chassisLines are the lines printed on the tokens of all thirty chassis.
func chassisLines() map[string]sizedLines {
	return map[string]sizedLines{
		"acclamator": {Medium, HullLines{FrontApex: 0.511, FrontSide: 0.275, RearApex: 0.593, RearSide: 0.789,
			TargetFront: 0.112, TargetRear: 0.886, TargetSide: physics.Vec{X: 0.304, Y: 0.554}}},
		"afm2": {Medium, HullLines{FrontApex: 0.464, FrontSide: 0.04, RearApex: 0.462, RearSide: 0.839,
			TargetFront: 0.113, TargetRear: 0.896, TargetSide: physics.Vec{X: 0.313, Y: 0.506}}},
		"arquitens": {Small, HullLines{FrontApex: 0.54, FrontSide: 0.012, RearApex: 0.539, RearSide: 0.761,
			TargetFront: 0.108, TargetRear: 0.892, TargetSide: physics.Vec{X: 0.299, Y: 0.5}}},
		"consular": {Small, HullLines{FrontApex: 0.578, FrontSide: 0.243, RearApex: 0.592, RearSide: 0.925,
			TargetFront: 0.108, TargetRear: 0.891, TargetSide: physics.Vec{X: 0.3, Y: 0.613}}},
		"cr90": {Small, HullLines{FrontApex: 0.608, FrontSide: 0.319, RearApex: 0.607, RearSide: 0.899,
			TargetFront: 0.119, TargetRear: 0.888, TargetSide: physics.Vec{X: 0.304, Y: 0.609}}},
		"empire/gozanti": {Small, HullLines{FrontApex: 0.533, FrontSide: 0.232, RearApex: 0.531, RearSide: 0.711,
			TargetFront: 0.105, TargetRear: 0.889, TargetSide: physics.Vec{X: 0.3, Y: 0.496}}},
		"gladiator": {Small, HullLines{FrontApex: 0.478, FrontSide: 0.099, RearApex: 0.476, RearSide: 0.878,
			TargetFront: 0.106, TargetRear: 0.889, TargetSide: physics.Vec{X: 0.3, Y: 0.499}}},
		"gr75": {Small, HullLines{FrontApex: 0.503, FrontSide: 0.008, RearApex: 0.497, RearSide: 0.985,
			TargetFront: 0.104, TargetRear: 0.889, TargetSide: physics.Vec{X: 0.3, Y: 0.499}}},
		"hammerhead": {Small, HullLines{FrontApex: 0.583, FrontSide: 0.338, RearApex: 0.58, RearSide: 0.993,
			TargetFront: 0.113, TargetRear: 0.892, TargetSide: physics.Vec{X: 0.299, Y: 0.673}}},
		"hardcell": {Small, HullLines{FrontApex: 0.461, FrontSide: 0.203, RearApex: 0.556, RearSide: 0.812,
			TargetFront: 0.104, TargetRear: 0.884, TargetSide: physics.Vec{X: 0.3, Y: 0.493}}},
		"imperial": {Large, HullLines{FrontApex: 0.631, FrontSide: 0.323, RearApex: 0.632, RearSide: 0.868,
			TargetFront: 0.081, TargetRear: 0.91, TargetSide: physics.Vec{X: 0.373, Y: 0.615}}},
		"interdictor": {Medium, HullLines{FrontApex: 0.547, FrontSide: 0.258, RearApex: 0.538, RearSide: 0.898,
			TargetFront: 0.118, TargetRear: 0.894, TargetSide: physics.Vec{X: 0.338, Y: 0.536}}},
		"mc30": {Small, HullLines{FrontApex: 0.445, FrontSide: 0.001, RearApex: 0.432, RearSide: 0.817,
			TargetFront: 0.111, TargetRear: 0.898, TargetSide: physics.Vec{X: 0.296, Y: 0.438}}},
		"mc75": {Large, HullLines{FrontApex: 0.505, FrontSide: 0.147, RearApex: 0.489, RearSide: 0.992,
			TargetFront: 0.086, TargetRear: 0.921, TargetSide: physics.Vec{X: 0.383, Y: 0.506}}},
		"mc80": {Large, HullLines{FrontApex: 0.511, FrontSide: 0.016, RearApex: 0.489, RearSide: 0.991,
			TargetFront: 0.086, TargetRear: 0.922, TargetSide: physics.Vec{X: 0.384, Y: 0.506}}},
		"mc80l": {Large, HullLines{FrontApex: 0.646, FrontSide: 0.334, RearApex: 0.686, RearSide: 0.965,
			TargetFront: 0.086, TargetRear: 0.922, TargetSide: physics.Vec{X: 0.384, Y: 0.666}}},
		"munificent": {Medium, HullLines{FrontApex: 0.597, FrontSide: -0.095, RearApex: 0.457, RearSide: 0.964,
			TargetFront: 0.115, TargetRear: 0.887, TargetSide: physics.Vec{X: 0.304, Y: 0.507}}},
		"nebulon": {Small, HullLines{FrontApex: 0.51, FrontSide: 0.022, RearApex: 0.501, RearSide: 0.988,
			TargetFront: 0.116, TargetRear: 0.896, TargetSide: physics.Vec{X: 0.305, Y: 0.506}}},
		"onager": {Large, HullLines{FrontApex: 0.46, FrontSide: 0.169, RearApex: 0.365, RearSide: 0.886,
			TargetFront: 0.089, TargetRear: 0.913, TargetSide: physics.Vec{X: 0.28, Y: 0.35}}},
		"quasar": {Medium, HullLines{FrontApex: 0.538, FrontSide: 0.396, RearApex: 0.538, RearSide: 0.878,
			TargetFront: 0.11, TargetRear: 0.89, TargetSide: physics.Vec{X: 0.337, Y: 0.638}}},
		"raider": {Small, HullLines{FrontApex: 0.575, FrontSide: 0.207, RearApex: 0.571, RearSide: 0.82,
			TargetFront: 0.112, TargetRear: 0.893, TargetSide: physics.Vec{X: 0.301, Y: 0.561}}},
		"rebel/pelta": {Small, HullLines{FrontApex: 0.604, FrontSide: 0.311, RearApex: 0.604, RearSide: 0.992,
			TargetFront: 0.107, TargetRear: 0.892, TargetSide: physics.Vec{X: 0.3, Y: 0.601}}},
		"recusant": {Large, HullLines{FrontApex: 0.242, FrontSide: 0.143, RearApex: 0.743, RearSide: 0.905,
			TargetFront: 0.093, TargetRear: 0.911, TargetSide: physics.Vec{X: 0.358, Y: 0.501}}},
		"republic/pelta": {Small, HullLines{FrontApex: 0.588, FrontSide: 0.312, RearApex: 0.586, RearSide: 0.99,
			TargetFront: 0.109, TargetRear: 0.895, TargetSide: physics.Vec{X: 0.301, Y: 0.59}}},
		"separatist/gozanti": {Small, HullLines{FrontApex: 0.533, FrontSide: 0.232, RearApex: 0.532, RearSide: 0.713,
			TargetFront: 0.109, TargetRear: 0.889, TargetSide: physics.Vec{X: 0.297, Y: 0.496}}},
		"separatist/providence": {Large, HullLines{FrontApex: 0.502, FrontSide: 0, RearApex: 0.499, RearSide: 1.0,
			TargetFront: 0.081, TargetRear: 0.919, TargetSide: physics.Vec{X: 0.373, Y: 0.5}}},
		"ssd": {Huge, HullLines{FrontApex: 0.219, FrontSide: 0.134, RearApex: 0.889, RearSide: 0.915,
			TargetFront: 0.048, TargetRear: 0.966, TargetSide: physics.Vec{X: 0.366, Y: 0.377}, Middle: 0.571, TargetAux: physics.Vec{X: 0.369, Y: 0.747}}},
		"starhawk": {Large, HullLines{FrontApex: 0.569, FrontSide: 0.01, RearApex: 0.438, RearSide: 0.996,
			TargetFront: 0.155, TargetRear: 0.915, TargetSide: physics.Vec{X: 0.177, Y: 0.469}}},
		"venator": {Large, HullLines{FrontApex: 0.646, FrontSide: 0.263, RearApex: 0.642, RearSide: 0.905,
			TargetFront: 0.077, TargetRear: 0.919, TargetSide: physics.Vec{X: 0.371, Y: 0.646}}},
		"victory": {Medium, HullLines{FrontApex: 0.466, FrontSide: 0.239, RearApex: 0.464, RearSide: 0.773,
			TargetFront: 0.117, TargetRear: 0.894, TargetSide: physics.Vec{X: 0.338, Y: 0.511}}},
	}
}

type sizedLines struct {
	size  Size
	lines HullLines
}
