package xwing

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/tally"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// sources tells what each mission point was given for, round by round, Red's on the left.
func (s *resultScreen) sources(a *desk, r draw.Rect) {
	u := a.UI
	byRound := s.byRound()
	const lineHeight, gap = 22, 24
	u.Scroll("result.points", r, func(r draw.Rect) float64 {
		top := r.Y
		for _, scores := range byRound {
			lines := 0
			for _, seat := range []game.Seat{game.Red, game.Blue} {
				lines = max(lines, len(of(scores, seat)))
			}
			block := r.CutTop(u.Px(lineHeight)*float64(lines+1), u.Px(6))
			u.L.Fill(block.Snapped(), draw.Fade(draw.PanelHigh, 0.6))
			block = block.Inset(u.Px(4))
			for i, side := range block.Columns(2, u.Px(gap)) {
				s.scored(a, side, scores[0].Round, game.Seat(i), of(scores, game.Seat(i)))
			}
		}
		return r.Y - top
	})
}

// scored is what a player has scored in a round, each with its reason.
func (s *resultScreen) scored(a *desk, r draw.Rect, round int, seat game.Seat, scores []tally.Points) {
	u := a.UI
	sum := 0
	for _, p := range scores {
		sum += p.N
	}
	head := r.CutTop(u.Px(20), 0)
	name := a.Say("round", "n", strconv.Itoa(round))
	if round == 0 {
		name = a.Say("setup")
	}
	bold := draw.Style{Size: 13, Bold: true, Color: art.SeatColor(seat)}
	u.Label(head.CutLeft(u.Px(40), u.Px(4)), "+"+strconv.Itoa(sum), bold)
	u.Label(head, name, draw.Style{Size: 12, Color: draw.Muted})
	for i, p := range scores {
		line := r.CutTop(u.Px(22), 0)
		why := s.play.words.Say(p.Why)
		u.Note("result.point:"+seat.ID()+":"+strconv.Itoa(round)+":"+strconv.Itoa(i), "+"+strconv.Itoa(p.N)+" "+why, line)
		u.Label(line.CutLeft(u.Px(40), u.Px(4)), "+"+strconv.Itoa(p.N), draw.Style{Size: 13, Color: draw.Text})
		u.Label(line, why, draw.Style{Size: 13, Color: draw.Text})
	}
}

// byRound are the scores of each round in which there were any.
func (s *resultScreen) byRound() [][]tally.Points {
	var out [][]tally.Points
	for _, p := range s.count.tally.Points {
		if n := len(out); n == 0 || out[n-1][0].Round != p.Round {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], p)
	}
	return out
}

// of are the scores of one player.
func of(scores []tally.Points, seat game.Seat) []tally.Points {
	return slices.DeleteFunc(slices.Clone(scores), func(p tally.Points) bool { return p.Seat != seat })
}
