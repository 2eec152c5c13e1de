package xwing

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/match"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// keepSquads remembers the squads for the next game.
func (a *Client) keepSquads(picked picks) {
	last := &a.Opt.Settings.XWing
	for i, at := range []*string{&last.RedSquad, &last.BlueSquad} {
		if *at != picked[i] {
			*at = picked[i]
			a.Keep("xwing."+game.Seat(i).ID()+"-squad", picked[i])
		}
	}
}

// start begins the game, after a question if a squad breaks a rule of squad
// building.
func (s *squadsScreen) start(a *Client) {
	game, err := s.setup(a)
	if err != nil {
		a.Fail(err)
		return
	}
	a.KeepNames(a.names)
	a.keepSquads(s.picked)
	broken, only := s.broken(a)
	broken += s.teamsOver(a)
	if broken == "" {
		a.newGame(game)
		return
	}
	title := a.Say("breaks-rules")
	if only {
		title = a.Say("over-points")
	}
	a.Ask("breaches", title, broken+a.Say("breaks-why"), func(button int) {
		if button == 1 {
			a.newGame(game)
		}
	}, a.Say("back"), a.Say("play-anyway")) // Enter is the first: nobody plays such a squad by accident
}

// broken names the rules that the picked squads break, and says whether they are
// about the limit of points only.
func (s *squadsScreen) broken(a *Client) (text string, onlyPoints bool) {
	onlyPoints = true
	for seat := range game.Seat(len(s.sides(a))) {
		e := s.pick(a, seat)
		if len(e.breaches) == 0 {
			continue
		}
		onlyPoints = onlyPoints && !e.unlawful
		text += a.words.Seat(seat) + " – " + e.title() + ":\n"
		for i, b := range e.breaches {
			if i == shownBreaches {
				text += "• " + a.Say("more-breaches", "n", strconv.Itoa(len(e.breaches)-i)) + "\n"
				break
			}
			text += "• " + b + "\n"
		}
	}
	return text, onlyPoints
}

// setup is the game as it has been picked.
func (s *squadsScreen) setup(a *Client) (setup, error) {
	begun := setup{names: a.names, list: s.list, teams: s.playing(a), scenario: s.played(a), environment: s.dealt(a), epic: s.battle(a),
		deck: s.deck(a), computer: s.computers(a)}
	for seat, side := range s.sides(a) {
		e, seat := s.folder.entry(s.picked[seat]), game.Seat(seat)
		if seat <= game.Blue && begun.computer.Has(seat) {
			begun.names[seat] = "" // it is kept for when a person sits there
		}
		xws := e.file.XWS
		if s.choosesObstacles(a, seat, e) {
			var err error
			if xws, err = bringing(xws, s.obstacles(a, seat)); err != nil {
				return begun, err
			}
		}
		if seat <= game.Blue {
			begun.squads[seat] = xws
		}
		if begun.teams != (match.Teams{}) {
			begun.bring[side] = append(begun.bring[side], xws)
		}
	}
	if a.kit.Rounds(s.list) > 0 {
		begun.rounds, _ = strconv.Atoi(s.rounds) // digits, or nothing
	}
	if seed, err := strconv.ParseUint(s.seed, 10, 64); err == nil {
		begun.seed, begun.seeded = seed, true
	}
	return begun, nil
}

// begin is the button that starts the game.
func (s *squadsScreen) begin(a *Client, r draw.Rect) {
	st := ui.ButtonStyle{Align: draw.Center, Size: 17}
	for seat := range game.Seat(len(s.sides(a))) {
		e := s.pick(a, seat)
		switch {
		case st.Reason != "":
		case e == nil && s.playing(a) != match.Teams{}:
			st.Reason = a.Say("pick-each", "seat", seat.ID())
		case e == nil:
			st.Reason = a.Say("pick-both")
		case e.err != nil:
			st.Reason = a.words.Error(e.err)
		case e.unplayable != nil:
			st.Reason = e.unplayable.Error()
		case s.choosesObstacles(a, seat, e) && len(s.obstacles(a, seat)) != s.wanted(a, seat):
			st.Reason = a.Say("obstacles-want", "seat", seat.ID(), "n", strconv.Itoa(s.wanted(a, seat)))
		}
	}
	st.Primary = st.Reason == ""
	if a.UI.Button("squads.begin", r, a.Say("begin"), st) {
		s.start(a)
	}
}

// chooseSeed is where a seed is written.
func (s *squadsScreen) chooseSeed(a *Client, r draw.Rect) {
	s.seed = a.SeedField("squads.seed", r, s.seed, a.Say("seed-why"))
}
