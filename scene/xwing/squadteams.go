package xwing

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/match"
	"xwing/game/xwing/squad"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// team is the seats of a side.
func (s *squadsScreen) team(a *Client, side game.Seat) (seats []game.Seat) {
	for seat, of := range s.sides(a) {
		if game.Seat(of) == side {
			seats = append(seats, game.Seat(seat))
		}
	}
	return seats
}

// seen is the seat of a side whose squad is shown.
func (s *squadsScreen) seen(a *Client, side game.Seat) game.Seat {
	team := s.team(a, side)
	return team[min(s.shown[side], len(team)-1)]
}

// computers are the seats that the computer plays: beside the first of a team whoever is picked, else such a player as he is.
func (s *squadsScreen) computers(a *Client) scene.Seats {
	first := a.Computers()
	var all scene.Seats
	for seat, side := range s.sides(a) {
		if s.mates[seat] == scene.Computer || s.mates[seat] == scene.AsKept && first.Has(game.Seat(side)) {
			all = all.With(game.Seat(seat), first.Skill(game.Seat(side)))
		}
	}
	return all
}

// choosePlayer turns a seat over from a person to the computer, and back.
func (s *squadsScreen) choosePlayer(a *Client, r draw.Rect, seat game.Seat) {
	if seat <= game.Blue {
		a.ChoosePlayer(r, seat)
		return
	}
	on := s.computers(a).Has(seat)
	if !a.PlayerButton(r, seat, on) {
		return
	}
	if s.mates[seat] = scene.Computer; on {
		s.mates[seat] = scene.Person
	}
}

// teamSum is what the squads of a side come to, of how much, by how much that is too much, and of what: "points" or "threat"; "" where
// points and threat cannot be told together.
func (s *squadsScreen) teamSum(a *Client, side game.Seat) (total, limit, over int, said string) {
	var squads []squad.Squad
	mode, of, quick := s.mode(a), s.playing(a).Of(game.Side(side)), 0
	for _, seat := range s.team(a, side) {
		if e := s.pick(a, seat); e != nil && e.err == nil {
			squads = append(squads, e.squad)
			total += max(e.points, 0)
			if e.quick {
				quick++
			}
		}
	}
	said = "points"
	switch quick {
	case 0:
	case len(squads):
		mode, said = quickOf(a, mode), "threat"
	default:
		return 0, 0, 0, ""
	}
	return total, mode.OfTeam(a.kit.Facts, of), squad.TeamOver(a.kit.Facts, mode, of, squads), said
}

// teamHead is above the squads of a side: what they come to together, and a button for each, which shows it.
func (s *squadsScreen) teamHead(a *Client, in *draw.Rect, side game.Seat) {
	u := a.UI
	head := in.CutTop(u.Px(24), u.Px(6))
	bold := draw.Style{Size: 18, Bold: true, Color: art.SeatColor(side)}
	label := a.words.Seat(side)
	u.Label(head.CutLeft(u.Fonts.Width(label, draw.Style{Size: u.Px(18), Bold: true})+u.Px(2), u.Px(10)), label, bold)
	if total, limit, over, sum := s.teamSum(a, side); sum != "" {
		text := a.Say("team-"+sum, "n", strconv.Itoa(total), "limit", strconv.Itoa(limit))
		st := draw.Style{Size: 16, Bold: true, Color: draw.Text, Align: draw.RightAligned}
		if over > 0 {
			st.Color = draw.Warn
		}
		u.Label(head, text, st)
		u.Note("team:"+side.ID(), text, head)
	}
	team := s.team(a, side)
	for i, cell := range in.CutTop(u.Px(44), u.Px(8)).Columns(len(team), u.Px(4)) {
		st := ui.ButtonStyle{Align: draw.Center, Size: 15, On: s.seen(a, side) == team[i], Note: s.inShort(a, team[i])}
		if e := s.pick(a, team[i]); e != nil && !st.On { // else all of it stands below
			st.Tip = s.tip(a, e)
		}
		if u.Button("team:"+team[i].ID()+".squad", cell, a.words.Seat(team[i]), st) {
			s.shown[side] = i
			a.Touch()
		}
	}
}

// inShort is what a squad of a team costs, with a sign of what is wrong with it.
func (s *squadsScreen) inShort(a *Client, seat game.Seat) string {
	e := s.pick(a, seat)
	switch {
	case e == nil:
		return a.Say("no-squad")
	case e.err != nil || len(e.breaches) > 0:
		return "! " + e.size(a.desk)
	}
	return e.size(a.desk)
}

// teamsOver says of each side whose squads come to too much together that they do.
func (s *squadsScreen) teamsOver(a *Client) (text string) {
	if s.playing(a) == (match.Teams{}) {
		return ""
	}
	for side := game.Red; side <= game.Blue; side++ {
		if total, limit, over, _ := s.teamSum(a, side); over > 0 {
			text += a.Say("team-over", "seat", side.ID(), "n", strconv.Itoa(total), "limit", strconv.Itoa(limit)) + "\n"
		}
	}
	return text
}
