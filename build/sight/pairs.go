package main

import "xwing/scene/draw"

// pair is two colors that mean different things, and what tells them apart besides.
type pair struct {
	name  string
	a, b  draw.Color
	piece bool   // it looks the same in every theme
	shape string // "": nothing, the colors have to do
}

// enough is how far two colors have to be apart where no shape tells.
const enough = 20

// pairs are all that must not be taken for each other.
func pairs() []pair {
	return []pair{
		{"red and blue seat", draw.RedSeat, draw.BlueSeat, false, "square and disc, whole and broken frame and edge"},
		{"red and blue name", draw.RedName, draw.BlueName, false, "left and right, square and disc before it"},
		{"hull and shield", draw.Hull, draw.Shield, false, "square and diamond"},
		{"hull and damage", draw.Hull, draw.Damage, false, "square and cross"},
		{"shield and damage", draw.Shield, draw.Damage, false, "diamond and cross"},
		{"legal and not", draw.Good, draw.Bad, false, "whole frame, and dashed with a cross"},
		{"legal and doubtful", draw.Good, draw.Warn, false, "the sentence says it"},
		{"attack and defense die", draw.AttackDie, draw.DefenseDie, true, "octagon and diamond, and their signs"},
		{"hit and critical light", draw.HitLight, draw.CritLight, false, "a crit's comet is larger, its card is turned over"},
		{"chosen and not", draw.ButtonOn, draw.Button, false, "bright edge"},
		{"difficulty blue and white", draw.DifficultyBlue, draw.DifficultyWhite, false, "a disc beside the arrow, and nothing"},
		{"difficulty blue and red", draw.DifficultyBlue, draw.DifficultyRed, false, "disc and triangle"},
		{"difficulty blue and purple", draw.DifficultyBlue, draw.DifficultyPurple, false, "disc and diamond"},
		{"difficulty green and white", draw.DifficultyGreen, draw.DifficultyWhite, false, "a disc beside the arrow, and nothing"},
		{"difficulty green and red", draw.DifficultyGreen, draw.DifficultyRed, false, "disc and triangle"},
		{"difficulty white and red", draw.DifficultyWhite, draw.DifficultyRed, false, "nothing and triangle"},
		{"difficulty red and purple", draw.DifficultyRed, draw.DifficultyPurple, false, "triangle and diamond"},
		{"green and orange token", draw.GreenToken, draw.OrangeToken, true, "disc, and disc with teeth"},
		{"green and red token", draw.GreenToken, draw.RedToken, true, "disc and cut square"},
		{"green and blue token", draw.GreenToken, draw.BlueToken, true, "disc and hexagon"},
		{"orange and red token", draw.OrangeToken, draw.RedToken, true, "disc with teeth and cut square"},
		{"initiative and text", draw.Now, draw.Text, false, "a number alone, bold"},
		{"told and disabled", draw.Text, draw.Dim, false, ""},
		{"words and panel", draw.Text, draw.Panel, false, ""},
		{"focus ring and panel", draw.Focus, draw.Panel, false, ""},
		{"accent and edge", draw.Accent, draw.Edge, false, ""},
		{"the one to press and the others", draw.Primary, draw.Button, false, ""},
		{"play area's edge and mat", draw.Faint, draw.Felt, false, ""},
	}
}

// in is a pair as a theme shows it.
func (p pair) in(theme *draw.Theme) (a, b draw.Color) {
	if p.piece {
		return p.a, p.b
	}
	return theme.Of(p.a), theme.Of(p.b)
}

// least is by which eye a pair is told apart worst, and how well.
func least(a, b draw.Color) (worst string, far float64) {
	far = 1e9
	for _, e := range eyes() {
		if d := apart(e.sees(a), e.sees(b)); d < far {
			worst, far = e.name, d
		}
	}
	return worst, far
}
