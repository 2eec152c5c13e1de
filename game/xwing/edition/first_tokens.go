package edition

import (
	"sync"

	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// firstTokens are the arcs of first edition's tokens, and which of them huge ships print (X10-HUG-034, RULINGS 73). Those of a
// ship with one card lie around its whole base, those of a section begin at its own half.
var firstTokens = sync.OnceValues(func() (gauge.ArcLayout, map[string]gauge.Token) {
	layout, prints := gauge.FirstEditionArcs(), map[string]gauge.Token{}
	print := func(size gauge.Size, arcs map[gauge.Arc]gauge.Opening, ships ...string) {
		var token gauge.Token
		layout, token = layout.With(size, arcs)
		for _, ship := range ships {
			prints[ship] = token
		}
	}
	const peg = 72.25 // mm from the middle of the base to the middle of either part
	fore, aft := gauge.Stretch{Ahead: gauge.Huge.Fore()}, gauge.Stretch{Astern: -gauge.Huge.Fore()}
	broadside := func(from, bearing, half float64, part gauge.Stretch) map[gauge.Arc]gauge.Opening {
		at := physics.Vec{Y: from}
		return map[gauge.Arc]gauge.Opening{
			gauge.Left:     {From: at, Bearing: bearing, Half: half, Part: part},
			gauge.Right:    {From: at, Bearing: -bearing, Half: half, Part: part},
			gauge.AllRound: {Half: 180, Part: part},
		}
	}
	print(gauge.HugeShort, nil, "gr75mediumtransport")
	print(gauge.HugeShort, map[gauge.Arc]gauge.Opening{gauge.Front: {Half: 66.37}}, "gozanticlasscruiser", "croccruiser")
	print(gauge.Huge, broadside(peg, 90, 45, fore), "cr90corvettefore")
	print(gauge.Huge, broadside(-peg, 90, 45, aft), "cr90corvetteaft")
	print(gauge.Huge, map[gauge.Arc]gauge.Opening{gauge.Front: {Half: 51.12, Part: fore}, gauge.AllRound: {Half: 180, Part: fore}},
		"raiderclasscorvettefore")
	print(gauge.Huge, broadside(-peg, 81.985, 53.015, aft), "raiderclasscorvetteaft") // from 28.97 to 135 degrees off the bow
	return layout, prints
})
