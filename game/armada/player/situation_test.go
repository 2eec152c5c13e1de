package player_test

import (
	"testing"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/player"
	"xwing/physics"
)

// posed is a table that is laid by a test.
type posed struct {
	*armada.Seen
	view *board.View
}

func (p posed) Look(v *board.View) { p.view.CopyTo(v) }

// pose lays a Gladiator of red's before a Victory of blue's, so many mm from middle to middle, and lets a test change that.
func pose(apart float64, change func(v *board.View)) *board.View {
	shields := [7]int{gauge.Front: 3, gauge.Left: 2, gauge.Right: 2, gauge.Rear: 1}
	v := &board.View{Field: gauge.StandardField(), Round: 2, First: game.Red, Winner: game.NoSeat, Ships: []board.Ship{
		{ID: 1, Seat: game.Red, Card: "gladiator-i-class-star-destroyer", Size: gauge.Small, Where: board.OnTable, Speed: 2,
			Pose: physics.PoseAt(900, 100, 0), Shields: shields, Hull: 5},
		{ID: 2, Seat: game.Blue, Card: "victory-i-class-star-destroyer-empire", Size: gauge.Medium, Where: board.OnTable,
			Pose: physics.PoseAt(900, 100+apart, 180), Shields: shields, Hull: 8}}}
	if change != nil {
		change(v)
	}
	return v
}

// answer is what the sensible player of red answers.
func answer(t *testing.T, v *board.View, d game.Decision) game.Choice {
	t.Helper()
	seen := begin(t, 180, 1).State().(*armada.State).Seen(game.Red)
	c, err := player.NewSensible(7).Answer(posed{seen, v}, d)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// oneOf asks red for one of several options.
func oneOf(kind game.Kind, prompt, about string, ids ...string) game.Decision {
	d := game.Decision{Kind: kind, Seat: game.Red, Shape: game.OneOf, Prompt: game.Say(prompt), About: []string{about}}
	for _, id := range ids {
		d.Options = append(d.Options, game.Option{ID: id, Text: game.Say("option", "dice", "2 blue", "range", "close")})
	}
	return d
}

// marker is an objective token, or another one.
func marker(id board.MarkerID, kind board.MarkerKind, x, y float64) board.Marker {
	return board.Marker{ID: id, Kind: kind, Seat: game.NoSeat, Pose: physics.PoseAt(x, y, 0)}
}

// TestSensibleAnswers lays a table and asks what has one sensible answer there.
func TestSensibleAnswers(t *testing.T) {
	objectives := oneOf(ask.ChooseObjective, "prompt.choose-objective", "", "contested-outpost", "most-wanted", "hyperspace-assault")
	points := oneOf(ask.SpendPoints, "prompt.spend-points", "ship:1", "move", "done")
	raid := oneOf(ask.AttackEffects, "prompt.attack-effects", "ship:1", "assault", "done")
	move := oneOf(ask.ChooseEffect, "prompt.strategic", "squadron:1", "marker:1", "marker:2", "none")
	aim := oneOf(ask.ChooseEffect, "prompt.place-targeting", "ship:1", "front/close", "front/medium", "front/long", "none")
	attack := func(hull int, tokens ...int) func(v *board.View) {
		return func(v *board.View) {
			hit := board.Die{Color: catalog.Blue, Face: catalog.Hit}
			v.Attack = &board.Attack{Attacker: "ship:1", Defender: "ship:2", At: gauge.Front, Dice: []board.Die{hit, hit}, Locked: tokens}
			v.Ships[1].Speed, v.Ships[1].Hull, v.Ships[1].Shields = 1, hull, [7]int{}
			v.Ships[1].Tokens = []board.DefenseToken{{Kind: catalog.Brace}}
		}
	}
	tokens := func(first game.Seat, objective string) func(v *board.View) {
		return func(v *board.View) {
			v.First, v.Objective = first, objective
			v.Markers = []board.Marker{marker(1, board.ObjectiveToken, 850, 150), marker(2, board.ObjectiveToken, 850, 750)}
		}
	}
	answers := oneOf(ask.SpendTokens, "prompt.spend-tokens", "ship:1", "token:0", "done")
	attacked := func(kind board.AttackKind, by string) func(v *board.View) {
		return func(v *board.View) {
			hit := board.Die{Color: catalog.Blue, Face: catalog.Hit}
			v.Attack = &board.Attack{Kind: kind, Attacker: by, Defender: "ship:1", At: gauge.Front, Dice: []board.Die{hit}}
			v.Ships[0].Tokens = []board.DefenseToken{{Kind: catalog.Salvo}}
		}
	}
	for _, s := range []struct {
		name, want string
		view       *board.View
		ask        game.Decision
	}{
		{"an attack is answered by a salvo", "token:0", pose(200, attacked(board.NormalAttack, "ship:2")), answers},
		{"not a salvo, which has none", "done", pose(200, attacked(board.SalvoAttack, "ship:2")), answers},
		{"nor an attack of nobody's", "done", pose(200, attacked(board.NormalAttack, "")), answers},
		{"an enemy is slowed down", "0", pose(500, nil), oneOf(ask.SetSpeed, "prompt.change-speed", "ship:2", "2", "0")},
		{"the objective that brings the other least", "most-wanted", pose(700, nil), objectives},
		{"no ship of such a price is made to count twice", "hyperspace-assault", pose(700, func(v *board.View) {
			v.Ships[0].Card = "imperial-i-class-star-destroyer"
		}), objectives},
		{"a station fires before a ship has to move", "station", pose(700, nil), oneOf(ask.ActivateShip, "", "", "ship:1", "station")},
		{"a mine before the own ship is shot", "front>marker:1", pose(700, func(v *board.View) {
			v.Markers = []board.Marker{marker(1, board.ProximityMine, 900, 220)}
		}), oneOf(ask.ChooseAttack, "", "ship:1", "done", "front>marker:1")},
		{"a station of the enemy's is shot", "front>obstacle:1", pose(700, nil),
			oneOf(ask.ChooseAttack, "", "ship:1", "done", "front>obstacle:1")},
		{"the enemy's ship rather", "front>ship:2/front", pose(200, nil),
			oneOf(ask.ChooseAttack, "", "ship:1", "front>obstacle:1", "front>ship:2/front")},
		{"a shield goes to where fire comes from", "move", pose(300, func(v *board.View) { v.Ships[0].Shields[gauge.Front] = 0 }), points},
		{"no shield is taken to where no fire comes from", "done", pose(300, func(v *board.View) {
			v.Ships[0].Shields[gauge.Rear] = 0
		}), points},
		{"a hit that a brace would swallow makes a raid token", "assault", pose(200, attack(8)), raid},
		{"not where the brace is locked", "done", pose(200, attack(8, 0)), raid},
		{"nor where the hits destroy the ship", "done", pose(200, attack(2)), raid},
		{"the token at the enemy is moved on", "marker:2", pose(700, tokens(game.Blue, "fire-lanes")), move},
		{"no token of the own side is", "none", pose(700, func(v *board.View) {
			tokens(game.Blue, "fire-lanes")(v)
			v.Markers[1].Pose = physics.PoseAt(950, 150, 0)
		}), move},
		{"what is to lie at the enemy is taken from the own side", "marker:1", pose(700, tokens(game.Blue, "planetary-ion-cannon")), move},
		{"a targeting token goes to the range of the enemy", "front/medium", pose(250, func(v *board.View) { v.Ships[0].Speed = 0 }), aim},
		{"and nearer to one that is near", "front/close", pose(180, func(v *board.View) { v.Ships[0].Speed = 0 }), aim},
	} {
		t.Run(s.name, func(t *testing.T) {
			if got := answer(t, s.view, s.ask).One(); got != s.want {
				t.Errorf("answers %s, want %s", got, s.want)
			}
		})
	}
}

// herding lays purrgil of Hyperspace Migration, which come from the left.
func herding(at ...physics.Vec) func(v *board.View) {
	return func(v *board.View) {
		v.Objective = "hyperspace-migration"
		v.Markers = []board.Marker{marker(1, board.ObjectiveToken, 60, 100), marker(2, board.ObjectiveToken, 1760, 100)}
		for i, p := range at {
			v.Obstacles = append(v.Obstacles, board.Obstacle{ID: board.ObstacleID(i + 1), Kind: catalog.Purrgil, Placed: true,
				Outline: physics.Disc(physics.Vec{}, 25), Pose: physics.Pose{}.MovedTo(p)})
		}
	}
}

// TestSensibleFollowsPurrgil: the shorter of two courses is better where it ends near a purrgil, if that gets the ship a token
// that counts; and purrgil come, and are placed, where the own ships are.
func TestSensibleFollowsPurrgil(t *testing.T) {
	const longer, shorter = "0/0/right", "0/right"
	behind := physics.Vec{X: 830, Y: 20}
	for _, s := range []struct {
		name, want string
		change     func(v *board.View)
	}{
		{"near", shorter, func(*board.View) {}},
		{"not for another objective", longer, func(v *board.View) { v.Objective = "fire-lanes" }},
		{"not with a token, once none counts any more", longer, func(v *board.View) {
			v.Round, v.Ships[0].Carried = 5, []string{"objective"}
		}},
		{"without one it is", shorter, func(v *board.View) { v.Round = 5 }},
		{"not in the last round", longer, func(v *board.View) { v.Round = 6 }},
		{"not where none has come", longer, func(v *board.View) { v.Obstacles[0].Placed = false }},
	} {
		t.Run(s.name, func(t *testing.T) {
			v := pose(700, herding(behind))
			v.Ships[0].Pose = physics.PoseAt(900, 30, 0)
			s.change(v)
			if got := answer(t, v, oneOf(ask.SetCourse, "", "ship:1", longer, shorter)).One(); got != s.want {
				t.Errorf("answers %s, want %s", got, s.want)
			}
		})
	}
	for x, want := range map[float64]string{860: "R1/0/right", 960: "L1/0/left"} { // away from the nearer token
		t.Run("where they swim to, "+want, func(t *testing.T) {
			v := pose(700, herding(physics.Vec{X: x, Y: 420}))
			v.Ships[0].Pose, v.Ships[1].Pose = physics.PoseAt(x, 100, 0), physics.PoseAt(x, 880, 180)
			if got := answer(t, v, oneOf(ask.SetCourse, "", "ship:1", "L1/0/left", "R1/0/right")).One(); got != want {
				t.Errorf("answers %s, want %s", got, want)
			}
		})
	}
	t.Run("from the edge of the own ships", func(t *testing.T) {
		v := pose(700, herding())
		v.Ships[0].Pose, v.Ships[1].Pose = physics.PoseAt(1500, 100, 0), physics.PoseAt(400, 800, 180)
		if got := answer(t, v, oneOf(ask.ChooseEffect, "prompt.choose-marker", "", "marker:1", "marker:2")).One(); got != "marker:2" {
			t.Errorf("answers %s", got)
		}
	})
	for _, kind := range []game.Kind{ask.PlaceObstacle, ask.MoveObstacle} {
		t.Run(string(kind), func(t *testing.T) {
			area := gauge.StandardField().All().Shape()
			c := answer(t, pose(700, herding(behind)), game.Decision{Kind: kind, Seat: game.Red, Shape: game.Place,
				Placement: &game.Placement{Area: area, Pieces: []game.Piece{{ID: "obstacle:1", Outline: physics.Disc(physics.Vec{}, 25),
					Start: physics.PoseAt(900, 450, 0), Zone: game.Zone{Outline: area}}}}})
			if c.Pose.Point().Y > gauge.StandardField().Depth/2 {
				t.Errorf("is placed at %v", c.Pose.Point())
			}
		})
	}
}

// TestSensibleKeepsOff: of two courses the longer one is better, unless a mine, or a token of the minefields, or the battery of
// a station is at its end.
func TestSensibleKeepsOff(t *testing.T) {
	const longer, shorter = "0/0/right", "0/right"
	var ship gauge.Base
	pose(700, func(v *board.View) { ship = v.Ships[0].Base() })
	end := gauge.End(ship, gauge.Course{Speed: 2, Side: gauge.RightSide}).Point()
	length := ship.Size.Base()
	station := func(v *board.View) {
		y := end.Y + gauge.MediumRange.Limit() - 10 + (length.X+length.Y)/4 + 40
		v.Obstacles = []board.Obstacle{{ID: 1, Kind: catalog.Station, Placed: true, Hull: 13, Armed: true,
			Outline: physics.Disc(physics.Vec{}, 40), Pose: physics.PoseAt(end.X, y, 0)}}
	}
	mine := func(kind board.MarkerKind, objective string) func(v *board.View) {
		return func(v *board.View) {
			v.Objective = objective
			v.Markers = []board.Marker{marker(1, kind, end.X, end.Y+length.Y/2+60)}
		}
	}
	for _, s := range []struct {
		name, want string
		change     func(v *board.View)
	}{
		{"nothing", longer, nil},
		{"mine", shorter, mine(board.ProximityMine, "")},
		{"minefields", shorter, mine(board.ObjectiveToken, "minefields")},
		{"another objective", longer, mine(board.ObjectiveToken, "fire-lanes")},
		{"battery", shorter, station},
		{"own battery", longer, func(v *board.View) {
			station(v)
			v.First = game.Blue
		}},
		{"destroyed", longer, func(v *board.View) {
			station(v)
			v.Obstacles[0].Dead = true
		}},
	} {
		t.Run(s.name, func(t *testing.T) {
			if got := answer(t, pose(700, s.change), oneOf(ask.SetCourse, "", "ship:1", longer, shorter)).One(); got != s.want {
				t.Errorf("answers %s, want %s", got, s.want)
			}
		})
	}
}

// TestSensiblePlaces asks where pieces are placed on the whole table: whether nearer to the enemy's edge than to the own.
func TestSensiblePlaces(t *testing.T) {
	squadrons := func(v *board.View) {
		v.Squadrons = []board.Squadron{
			{ID: 1, Seat: game.Red, Card: "tie-fighter-squadron", Where: board.OnTable, Hull: 3, Pose: physics.PoseAt(900, 450, 0)},
			{ID: 2, Seat: game.Blue, Card: "x-wing-squadron", Where: board.OnTable, Hull: 5, Pose: physics.PoseAt(1000, 800, 0)}}
	}
	objective := func(first game.Seat, id string) func(v *board.View) {
		return func(v *board.View) { v.First, v.Objective = first, id }
	}
	for _, s := range []struct {
		name, piece, prompt string
		kind                game.Kind
		radius              float64
		change              func(v *board.View)
		far                 bool
	}{
		{"own squadron", "squadron:1", "place-aside", ask.PlaceAside, gauge.SquadronRadius, squadrons, true},
		{"squadron of the enemy's", "squadron:2", "place-aside", ask.PlaceAside, gauge.SquadronRadius, squadrons, true},
		{"own token", "marker:1", "place-objective-token", ask.PlaceMarker, gauge.TokenRadius, objective(game.Blue, "fire-lanes"), false},
		{"token of the enemy's", "marker:1", "place-objective-token", ask.PlaceMarker, gauge.TokenRadius,
			objective(game.Red, "fire-lanes"), true},
		{"token of purrgil", "marker:1", "place-objective-token", ask.PlaceMarker, gauge.TokenRadius,
			objective(game.Blue, "hyperspace-migration"), false},
		{"mine", "marker:1", "place-objective-token", ask.PlaceMarker, gauge.TokenRadius, objective(game.Blue, "minefields"), true},
		{"targeting token", "marker:1", "targeting-token", ask.PlaceMarker, gauge.TokenRadius, nil, true},
	} {
		t.Run(s.name, func(t *testing.T) {
			area := gauge.StandardField().All().Shape()
			c := answer(t, pose(700, s.change), game.Decision{Kind: s.kind, Seat: game.Red, Shape: game.Place,
				Prompt: game.Say("prompt." + s.prompt),
				Placement: &game.Placement{Area: area, Pieces: []game.Piece{{ID: s.piece, Outline: physics.Disc(physics.Vec{}, s.radius),
					Start: physics.PoseAt(900, 450, 0), Zone: game.Zone{Outline: area}}}}})
			if far := c.Pose.Point().Y > gauge.StandardField().Depth/2; far != s.far {
				t.Errorf("is placed at %v", c.Pose.Point())
			}
		})
	}
}
