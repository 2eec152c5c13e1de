package armada

import (
	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
)

// determineInitiative lets the cheaper fleet's player choose who is the first player; at equal costs chance decides who
// chooses (ARM-SET-012, -013).
func (t *Table) determineInitiative() Step {
	t.beginPhase(board.Setup)
	chooser := game.Red
	switch red, blue := t.View.Sides[0].Cost, t.View.Sides[1].Cost; {
	case red > blue:
		chooser = game.Blue
	case red == blue:
		chooser = game.Seat(t.Hidden.Dice.Below(2))
		t.Chance("initiative " + chooser.ID())
	}
	pick := t.askOne(chooser, ask.ChooseFirstPlayer, game.Say("prompt.choose-first-player"), nil, []game.Option{
		{ID: game.Red.ID(), Text: game.Say("option.first-player", "seat", game.Red.ID())},
		{ID: game.Blue.ID(), Text: game.Say("option.first-player", "seat", game.Blue.ID())},
	})
	first := game.Red
	if pick == game.Blue.ID() {
		first = game.Blue
	}
	t.announce(board.FirstPlayerChosen{Seat: first})
	return ChooseObjective
}

// chooseObjective lets the first player pick one of the second player's objectives (ARM-SET-015).
func (t *Table) chooseObjective() Step {
	var options []game.Option
	for _, id := range t.played() {
		options = append(options, game.Option{ID: id, Text: game.Say("option.objective", "objective", "objective/"+id)})
	}
	chosen := board.ObjectiveChosen{Objective: t.rules.Agreed}
	if chosen.Objective == "" && len(options) > 0 {
		chosen.Objective = t.askOne(t.View.First, ask.ChooseObjective, game.Say("prompt.choose-objective"), nil, options)
	}
	o := t.rules.Objectives[chosen.Objective]
	chosen.ShortEdges = o != nil && o.ShortEdges
	t.announce(chosen)
	t.layObstacles()
	t.trigger(BeforePlacingObstacles, Moment{})
	if t.Memory.Turn = t.second(); o != nil && o.FirstBegins {
		t.Memory.Turn = t.View.First
	}
	return PlaceObstacles
}

// played are the objectives of which one is played: the second player's; with unlimited rounds none is (ARM-OPT-001).
func (t *Table) played() []string {
	if t.rules.Rounds == 0 {
		return nil
	}
	return t.View.Sides[t.second()].Objectives
}

// placeObstacles lets the players place the obstacles by turns, the second player first (ARM-SET-016, -017, -020).
func (t *Table) placeObstacles() Step {
	p := t.obstaclePlacement(t.obstacleZone())
	t.ringed(p)
	t.inner(p)
	if len(p.Pieces) == 0 {
		t.trigger(AfterPlacingObstacles, Moment{})
		t.givePassTokens()
		t.trigger(BeforeDeploying, Moment{})
		if t.Memory.Turn = t.View.First; t.objective() != nil && t.objective().SecondFirst {
			t.Memory.Turn = t.second()
		}
		return DeployFleets
	}
	seat := t.Memory.Turn
	if o := t.objective(); o == nil || !o.SecondPlaces {
		t.Memory.Turn = board.Across(seat)
	}
	t.placeObstacle(seat, p, false)
	return PlaceObstacles
}

// givePassTokens gives the player with fewer ships in the fleet a pass token for each one fewer, the first player one
// less (ARM-SET-023 to -025).
func (t *Table) givePassTokens() {
	ships := [2]int{}
	for i := range t.View.Ships {
		ships[t.View.Ships[i].Seat]++
	}
	for seat := range ships {
		n := ships[1-seat] - ships[seat]
		if game.Seat(seat) == t.View.First {
			n--
		}
		if n > 0 {
			t.announce(board.PassTokensGained{Seat: game.Seat(seat), N: n})
		}
	}
}

// finishSetup shuffles the damage decks (ARM-SET-043).
func (t *Table) finishSetup() Step {
	for seat := range t.Hidden.Decks {
		t.shuffle(game.Seat(seat))
	}
	t.trigger(AfterDeploying, Moment{})
	t.placeLate()
	t.Chance("decks shuffled")
	t.announce(board.DecksShuffled{Cards: [2]int{len(t.Hidden.Decks[0]), len(t.Hidden.Decks[1])}})
	return CommandPhase
}
