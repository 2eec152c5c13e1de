package xwing

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/xwing/judge"
	"xwing/game/xwing/luck"
	"xwing/scene"
)

// numberedMoments is how many of the answers that cost most have a number, whoever gave them.
const numberedMoments = 5

// filmLanes are what stands above the axis of a film: what dice did in each attack, and what answers cost, as far as that is found.
type filmLanes struct {
	play    *play
	film    *game.Film
	dice    []scene.LanePoint
	judging *judging // nil: nobody has asked yet
}

// lanes begins to look for better answers when it is first asked.
func (l *filmLanes) lanes() []scene.Lane {
	if l.judging == nil {
		l.dice = diceLane(l.play, luck.Of(l.film.Retell()))
		l.judging = judgeOn(judge.Of(l.film.Retell(), l.film.Len(), judge.Usual()))
	}
	l.judging.tick()
	found, _, _ := l.judging.found()
	return []scene.Lane{{Name: "dice", Points: l.dice, Sum: true}, {Name: "choices", Points: choiceLane(l.play, found)}}
}

// left ends the search for better answers.
func (l *filmLanes) left() { l.judging.end() }

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
