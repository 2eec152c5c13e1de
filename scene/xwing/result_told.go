package xwing

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/draw"
)

// pages are the buttons that turn them; points only where any were given.
func (s *resultScreen) pages(r draw.Rect) {
	ids := []string{shipsPage, roundsPage}
	if len(s.count.tally.Points) > 0 {
		ids = append(ids, pointsPage)
	}
	s.Pages(r, append(ids, luckPage, playPage)...)
}

// sums is what each ship was worth, did and suffered.
func (s *resultScreen) sums(a *desk) scene.Sums {
	out := scene.Sums{Piece: a.Say("sheet-ship"), Columns: []scene.SumColumn{{Caption: a.Say("sheet-fate"), Wide: 104},
		{Caption: a.Say("sheet-kills"), Wide: 36}, {Caption: a.Say("sheet-taken"), Wide: 42},
		{Caption: a.Say("sheet-dealt"), Wide: 42}, {Caption: a.Say("sheet-points"), Wide: 44}}}
	for seat := range out.Sides {
		for _, ship := range s.ownShips(game.Seat(seat)) {
			out.Sides[seat] = append(out.Sides[seat], s.sum(a, ship))
		}
	}
	return out
}

// sum is it of one ship.
func (s *resultScreen) sum(a *desk, ship *board.Ship) scene.Sum {
	told := s.count.tally.Ships[ship.ID-1]
	fate, color := s.fate(a, ship)
	kills := draw.Warn
	if told.Kills == 0 {
		kills = draw.Muted
	}
	return scene.Sum{Piece: ship.ID.Piece(), Number: int(ship.ID), Name: s.play.names.Bare(ship.ID),
		Words: s.play.words.Value("ship", ship.ID.Piece()), Look: a.shipPicture(ship.Pilot, ship.Chassis),
		Gone: ship.Where == board.Removed || ship.Destroyed,
		Cells: []scene.SumCell{{Text: fate, Color: color}, {Text: scene.SumNumber(told.Kills), Color: kills, Bold: told.Kills > 0},
			{Text: scene.SumNumber(told.Taken), Color: draw.Text}, {Text: scene.SumNumber(told.Dealt), Color: draw.Text},
			{Text: strconv.Itoa(s.play.state().Worth(ship.ID)), Color: draw.Muted}}}
}

// losses is what each side scored and lost in every round, ship by ship.
func (s *resultScreen) losses(a *desk) scene.Losses {
	return scene.Losses{Round: a.Say("sheet-round"), Gained: a.Say("sheet-gained"), Taken: a.Say("sheet-taken"), Hit: a.Say("sheet-hit"),
		Score: s.rounds(), Name: s.roundName, Of: func(round int, seat game.Seat) []scene.Loss { return s.chips(a, round, seat) }}
}

// roundName is what a round is called.
func (s *resultScreen) roundName(round int) string {
	if round == 0 {
		return s.desk.Say("setup")
	}
	return s.desk.Say("round", "n", strconv.Itoa(round))
}

// chips are the ships of a seat that took damage in a round or left the game.
func (s *resultScreen) chips(a *desk, round int, seat game.Seat) []scene.Loss {
	var out []scene.Loss
	v := &s.play.board.view
	for i := range v.Ships {
		ship := &v.Ships[i]
		if v.Head(ship.Seat) != seat || ship.Remote != "" {
			continue
		}
		told := &s.count.tally.Ships[i]
		c := scene.Loss{Number: int(ship.ID), Words: s.play.words.Value("ship", ship.ID.Piece()),
			Taken: told.In(round), Gone: told.Lost == round}
		if c.Taken == 0 && !c.Gone {
			continue
		}
		if c.Taken > 0 {
			c.Text = strconv.Itoa(c.Taken)
		}
		if c.Gone {
			key := "sheet-lost"
			if ship.Fled {
				key = "sheet-fled"
			}
			if c.Text != "" {
				c.Text += ", "
			}
			c.Text += a.Say(key)
		}
		out = append(out, c)
	}
	return out
}

// points is what each mission point was given for.
func (s *resultScreen) points() (out []scene.Points) {
	for _, p := range s.count.tally.Points {
		out = append(out, scene.Points{Round: p.Round, Seat: p.Seat, N: p.N, Why: s.play.words.Say(p.Why)})
	}
	return out
}
