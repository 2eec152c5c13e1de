package xwing

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/xwing/judge"
	"xwing/game/xwing/luck"
	"xwing/scene"
	"xwing/scene/draw"
)

// numberedMoments is how many of the answers that cost most have a number, whoever gave them.
const numberedMoments = 5

// filmLanes are what stands above the axis of a film of a game that is over: what dice did in each attack, and what answers cost,
// as far as that is found; nil: nothing does.
func filmLanes(p *play, f *game.Film) func() []scene.Lane {
	if !f.Over() {
		return nil
	}
	var dice []scene.LanePoint
	var judging *judging
	return func() []scene.Lane {
		if judging == nil {
			dice = diceLane(p, luck.Of(f.Retell()))
			judging = judgeOn(judge.Of(f.Retell(), f.Len(), judge.Usual()))
		}
		judging.tick()
		found, _, _ := judging.found()
		return []scene.Lane{{Name: "dice", Points: dice, Sum: true}, {Name: "choices", Points: choiceLane(p, found)}}
	}
}

// diceLane is by how much dice moved the damage of each attack.
func diceLane(p *play, l *luck.Luck) (points []scene.LanePoint) {
	for i := range l.Attacks {
		a := &l.Attacks[i]
		size := a.ByDice()
		if a.Side == game.Side(game.Blue) {
			size = -size
		}
		if !a.Friendly {
			points = append(points, scene.LanePoint{At: a.At, Seat: game.Seat(a.Side), Size: size, Text: p.words.Say(luckWent(a))})
		}
	}
	slices.SortStableFunc(points, func(a, b scene.LanePoint) int { return a.At - b.At })
	return points
}

// choiceLane is what answers cost, in points; the dearest are numbered.
func choiceLane(p *play, found []judge.Judged) (points []scene.LanePoint) {
	dearest := slices.Clone(found)
	slices.SortStableFunc(dearest, func(a, b judge.Judged) int { return b.Cost - a.Cost })
	for i := range found {
		d := &found[i]
		at := scene.LanePoint{At: d.At, Seat: d.View.Head(d.Taken.Seat), Size: -float64(d.Cost) / 100,
			Text: fmt.Sprintf("%s. %s %s", p.words.Cost(d.Cost, d.Err), p.words.Prompt(d.Decision), p.words.Answers(d.Decision, d.Taken,
				d.Best))}
		if at.Seat == game.Blue {
			at.Size = -at.Size
		}
		if n := slices.IndexFunc(dearest, func(o judge.Judged) bool { return o.At == d.At }); n < numberedMoments {
			at.Number = n + 1
		}
		points = append(points, at)
	}
	return points
}

// filmBeside builds what is told of the whole game at the right of its table; nil: nothing is.
func filmBeside(_ *play, _ *game.Film) func(in draw.Rect) { return nil }
