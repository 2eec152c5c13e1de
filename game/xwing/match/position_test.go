package match_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/player"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/position"
	"xwing/physics"
)

// asPosition writes down a table as a seat sees it, reads it back, and begins a game from it.
func asPosition(t *testing.T, kit *match.Kit, s *xwing.State, seat game.Seat) (position.Position, *game.Session) {
	t.Helper()
	p := position.Of(s.Seen(seat), 7)
	text := p.Text()
	read, err := position.Read([]byte(text))
	if err == nil {
		err = kit.CheckPosition(&read)
	}
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	if again := read.Text(); again != text {
		t.Fatalf("written as\n%s\nand read back as\n%s", text, again)
	}
	h, err := kit.FromPosition(&read)
	if err != nil {
		t.Fatal(err)
	}
	return read, matchtest.Open(t, kit, h)
}

// sameTable says what of two tables differs for whoever looks at them: pieces, and what is on the ships.
func sameTable(a, b *board.View) string {
	tell := func(v *board.View) string {
		var out strings.Builder
		fmt.Fprintln(&out, v.Phase, v.Round, v.First, v.Score)
		for _, remote := range []bool{false, true} {
			for i := range v.Ships {
				s := &v.Ships[i]
				if s.Where == board.Removed || s.Fled || (s.Remote != "") != remote || remote && s.Where != board.InPlay {
					continue
				}
				fmt.Fprintln(&out, s.Seat, s.Pilot, s.Remote, s.Where, s.Pose, s.Tokens, s.Turret, s.Shields, s.Force, s.Charges, s.Hull,
					s.Facedown, len(s.Faceup), s.DamageCards(), len(s.Upgrades), s.Initiative)
				for _, u := range s.Upgrades {
					fmt.Fprintln(&out, "\t", u.XWS, u.Charges, u.Side, u.Discarded)
				}
			}
		}
		for _, id := range v.ObstaclesInPlay() {
			fmt.Fprintln(&out, v.Obstacle(id).XWS, v.Obstacle(id).Pose)
		}
		for _, id := range v.DevicesInPlay() {
			fmt.Fprintln(&out, v.Device(id).Kind, v.Device(id).Pose, v.Device(id).Fuses)
		}
		return out.String()
	}
	if one, other := tell(a), tell(b); one != other {
		return one + "\nand\n" + other
	}
	return ""
}

// TestPositionsOfGames: of any moment of a kept game, of every edition, a position can be made; it is read back as the same,
// stands as the game stood, and is played on from by the rules.
func TestPositionsOfGames(t *testing.T) {
	kits := match.Kits{matchtest.Kit(t), matchtest.FirstKit(t)}
	files, _ := filepath.Glob("../../../testdata/games/*.jsonl")
	first, _ := filepath.Glob("../../../testdata/games/first/*.jsonl")
	taken, editions := 0, map[string]int{}
	for _, file := range append(files, first...) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		journal, err := game.ReadJournal(text)
		if err != nil {
			t.Fatal(err)
		}
		kit := kits.Of(journal.Header.Edition)
		if kit.TeamsOf(journal.Header) != (match.Teams{}) {
			continue
		}
		s, _, err := game.Resume(text, kits.Start, nil)
		if err != nil {
			t.Fatal(err)
		}
		film := s.Film()
		for n := film.Len() / 4; n < film.Len(); n += film.Len()/3 + 1 {
			film.Seek(n)
			now := film.Session().State().(*xwing.State)
			if now.View.Phase == board.Setup {
				continue
			}
			p, from := asPosition(t, kit, now, game.Seat(n%2))
			taken++
			editions[p.Edition]++
			start, err := kit.Stand(&p)
			if err != nil {
				t.Fatal(err)
			}
			if diff := sameTable(&now.View, &start.View); diff != "" {
				t.Errorf("%s at %d:\n%s", file, n, diff)
			}
			if at := position.Overlaps(&start.View); len(at) > 0 {
				t.Errorf("%s at %d: %v overlap", file, n, at)
			}
			playOn(t, fmt.Sprint(file, " at ", n), from)
		}
		film.Close()
	}
	if taken < 40 || len(editions) < 3 {
		t.Errorf("%d positions of editions %v: the test sees too little", taken, editions)
	}
}

// playOn answers by chance for a while: nothing may fail.
func playOn(t *testing.T, where string, s *game.Session) {
	t.Helper()
	mind := player.NewRandom(3)
	for range 60 {
		open := s.Open()
		if len(open) == 0 {
			return
		}
		c, err := mind.Answer(open[0])
		if err == nil {
			err = s.Choose(c)
		}
		if err != nil {
			t.Fatalf("%s: %v", where, err)
		}
	}
	if err := s.Fault(); err != nil {
		t.Errorf("%s: %v", where, err)
	}
}

// TestPositionsKnowTheirSeat: of two games that a seat cannot tell apart the same position is made.
func TestPositionsKnowTheirSeat(t *testing.T) {
	kit, facedown, dials := matchtest.Kit(t), 0, 0
	for seed := uint64(1); seed <= 6; seed++ {
		s := begin(t, kit, seed, "imperial-core", func(now *xwing.State, d game.Decision) bool {
			return d.Kind == ask.ChooseAction && now.View.Round > int(seed%3)
		})
		one, two := s.State().Clone().(*xwing.State), s.State().Clone().(*xwing.State)
		seat := game.Seat(seed % 2)
		own := two.ViewFor(seat)
		hideAll(two, &two.Hidden, 2)
		for i := range own.Ships { // what the seat knows itself stays
			if own.Ships[i].Seat == seat {
				two.Hidden.Dials[i] = one.Hidden.Dials[i]
			} else if d := own.Ships[i].Dial; d.Assigned && !d.Revealed {
				dials++
			}
			facedown += len(one.Hidden.Facedown[i])
		}
		if bytes.Equal(one.Encode(), two.Encode()) {
			t.Fatal("nothing hidden differs")
		}
		a, b := position.Of(one.Seen(seat), 7), position.Of(two.Seen(seat), 7)
		if a.Text() != b.Text() {
			t.Errorf("seed %d: seat %d is shown\n%s\nand\n%s", seed, seat, a.Text(), b.Text())
		}
		if other := position.Of(one.Seen(1-seat), 7); other.Text() == a.Text() {
			t.Errorf("seed %d: nobody's own dial is in it", seed)
		}
	}
	if facedown == 0 || dials == 0 {
		t.Errorf("%d facedown cards, %d facedown dials: the test sees too little", facedown, dials)
	}
}

const duel = "list x2po\nphase engagement\nship red lukeskywalker 400 300 0 with r2d2\nship blue academypilot 400 420 180\n"

func TestPositionFaults(t *testing.T) {
	kit := matchtest.Kit(t)
	many := strings.Repeat("ship red academypilot 400 300 0\n", 500)
	for _, test := range []struct{ name, text, want string }{
		{"fine", duel, ""},
		{"overlap is allowed", duel + "ship blue academypilot 400 421 180\n", ""},
		{"off in reserve", duel + "ship blue academypilot 400 1421 180\nreserve ship:3\n", ""},
		{"unknown pilot", "list x2po\nship red lukeskywalkr 400 300 0\n",
			"position.unknown-near line 2 id lukeskywalkr near lukeskywalker"},
		{"unknown upgrade", "list x2po\n\nship red lukeskywalker 400 300 0 with r2d22\n",
			"position.unknown-near line 3 id r2d22 near r2d2"},
		{"off the table", duel + "ship blue academypilot 4000 300 0\n", "position.off-table line 5"},
		{"half off the table", duel + "ship blue academypilot 5 300 0\n", "position.off-table line 5"},
		{"obstacle off", duel + "obstacle coreasteroid0 -20 5 0\n", "position.off-table line 5"},
		{"no obstacle", duel + "obstacle coreastroid0 200 500 0\n", "position.unknown-near line 5 id coreastroid0 near coreasteroid0"},
		{"no device", duel + "device red bombe 200 500 0\n", "position.unknown line 5 id bombe"},
		{"negative tokens", duel + "tokens ship:1 focus -1\n", "position.tokens line 5 most 20"},
		{"many tokens", duel + "tokens ship:1 focus 21\n", "position.tokens line 5 most 20"},
		{"no token", duel + "tokens ship:1 focuss 1\n", "position.unread line 5"},
		{"no such ship", duel + "tokens ship:7 focus 1\n", "position.unread line 5"},
		{"a ship's number", duel + "left ship:9 shields 0\n", "position.cannot"},
		{"more shields", duel + "left ship:1 shields 9\n", "position.cannot"},
		{"no card", duel + "damage ship:1 nosuchcard\n", "position.cannot"},
		{"500 ships", many, "position.many-ships line 41 most 40"},
		{"10 MB", strings.Repeat("# nothing\n", 1<<20), "position.too-large most 64"},
		{"binary", "ship\x00\xff", "position.no-text"},
		{"nothing", "", "position.empty"},
		{"no piece", "list x2po\n", "position.empty"},
		{"another text", "hello there\n", "position.unknown-line line 1 word hello"},
		{"no list", strings.Replace(duel, "x2po", "x3po", 1), "position.no-list id x3po"},
		{"no edition", "edition 9\n" + duel, "position.no-edition id 9 list x2po"},
		{"not in the list", "list ffg10\nship red lukeskywalkerbattleofyavin 400 300 0\n", "position.no-list id ffg10"},
		{"round", duel + "round 0\n", "position.round line 5 most 99"},
		{"huge numbers", duel + "ship blue academypilot 1e300 NaN 0\n", "position.unread line 5"},
		{"feature", duel + "feature 400 400\n", "position.no-scenario"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := position.Read([]byte(test.text))
			if err == nil {
				err = kit.CheckPosition(&p)
			}
			var flaw *game.Flaw
			if test.want == "" {
				if err != nil {
					t.Error(err)
				}
				return
			}
			if !errors.As(err, &flaw) {
				t.Fatalf("got %v, want %s", err, test.want)
			}
			words := append([]string{flaw.Why.Key}, flaw.Why.Args...)
			if got := strings.Join(words, " "); !strings.HasPrefix(got, test.want) {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

// TestPositionEdits changes a table in every way, and finds it as it was meant.
func TestPositionEdits(t *testing.T) {
	kit := matchtest.Kit(t)
	cat := kit.Facts
	p, err := position.Read([]byte(duel + "ship blue academypilot 700 700 180\nobstacle coreasteroid0 200 500 0\n" +
		"obstacle coreasteroid1 300 700 0\n" +
		"device red seismiccharge 100 100 0\ndevice blue drk1probedroid 600 600 0\n" +
		"tokens ship:1 focus 1\nlock ship:1 ship:3\nlock ship:3 ship:1\n" +
		"left ship:3 shields 0\nlock ship:2 obstacle:2\nleft ship:4 shields 0\n"))
	if err != nil {
		t.Fatal(err)
	}
	if err := kit.CheckPosition(&p); err != nil {
		t.Fatal(err)
	}
	before := p.Clone()
	p.Remove(cat, "ship:2")
	p.Remove(cat, "obstacle:1")
	if got := lastLines(&p, 4); got != "lock ship:1 ship:2;lock ship:2 ship:1;left ship:2 shields 0;left ship:3 shields 0" {
		t.Errorf("with a ship gone: %s", got)
	}
	if err := kit.CheckPosition(&p); err != nil {
		t.Error(err)
	}
	at := physics.PoseAt(500, 500, 90)
	if got := p.Duplicate(cat, "ship:1", at); got != "ship:3" {
		t.Errorf("the copy is %q", got)
	}
	if s := p.Table.Ships[2]; s.Tokens[board.Focus] != 1 || s.Pose != at || s.Upgrades[0] != "r2d2" {
		t.Errorf("the copy is %+v", s)
	}
	if p.Give(3, board.Focus, 1); p.Table.Ships[0].Tokens[board.Focus] != 1 {
		t.Error("the copy shares its tokens")
	}
	if _, ok := p.Detail(4, "left", "shields"); !ok {
		t.Error("the remote's line has not moved on")
	}
	for _, piece := range []string{"ship:4", "device:1", "obstacle:1", "ship:1"} {
		if p.Put(cat, piece, at); !lies(&p, kit, piece, at) {
			t.Errorf("%s does not lie there", piece)
		}
	}
	for _, piece := range []string{"ship:4", "device:1", "obstacle:1"} {
		if copied := p.Duplicate(cat, piece, physics.PoseAt(300, 300, 0)); !lies(&p, kit, copied, physics.PoseAt(300, 300, 0)) {
			t.Errorf("the copy of %s is %q", piece, copied)
		}
		p.Remove(cat, piece)
	}
	if n := len(p.Table.Devices); n != 2 {
		t.Errorf("%d devices", n)
	}
	p.Give(1, board.Stress, 3)
	p.Give(1, board.Stress, -9)
	p.Say(1, "left", 1, "shields", "1")
	p.Say(1, "left", 1, "shields", "0")
	p.Unsay(1, "lock", "ship:2")
	if got := lastLines(&p, 1); got != "left ship:1 shields 0" || p.Table.Ships[0].Tokens[board.Stress] != 0 {
		t.Errorf("it ends with %s", got)
	}
	if p.Text() == before.Text() || !strings.HasPrefix(before.Text(), "#") || !strings.Contains(before.Text(), "obstacle:2") {
		t.Error("the one before has changed, too")
	}
}

func lies(p *position.Position, kit *match.Kit, piece string, at physics.Pose) bool {
	got, ok := p.Pose(kit.Facts, piece)
	s, err := kit.Stand(p)
	if err != nil || !ok || got != at {
		return false
	}
	if ship := s.View.Ship(board.ShipOf(piece)); ship != nil {
		return ship.Pose == at
	}
	if d := s.View.Device(board.DeviceOf(piece)); d != nil {
		return d.Pose == at
	}
	o := s.View.Obstacle(board.ObstacleOf(piece))
	return o != nil && o.Pose == at
}

func lastLines(p *position.Position, n int) string {
	lines := strings.Split(strings.TrimSpace(p.Text()), "\n")
	return strings.Join(lines[len(lines)-n:], ";")
}

// TestPositionPlays: from a position a ship shoots with the dice that are laid ready, and the game reads back from its journal.
func TestPositionPlays(t *testing.T) {
	kit := matchtest.Kit(t)
	p, err := position.Read([]byte(duel + "dice attack hit hit hit\ndice defense blank blank blank\n"))
	if err != nil {
		t.Fatal(err)
	}
	h, err := kit.FromPosition(&p)
	if err != nil {
		t.Fatal(err)
	}
	s := matchtest.Open(t, kit, h)
	d := s.Open()[0]
	if d.Kind != ask.ChooseAttack {
		t.Fatalf("asked is %s", d.Kind)
	}
	for len(s.Open()) > 0 && s.State().(*xwing.State).View.Ships[1].Hull == s.State().(*xwing.State).View.Ships[1].HullRemaining() {
		d := s.Open()[0]
		c := game.Choice{Seat: d.Seat, Kind: d.Kind}
		for _, o := range d.Options {
			if o.Legal() && (len(c.Pick) == 0 || strings.Contains(o.ID, ">ship:2")) {
				c.Pick = []string{o.ID}
			}
		}
		if err := s.Choose(c); err != nil {
			t.Fatal(err)
		}
	}
	if left := s.State().(*xwing.State).View.Ships[1].HullRemaining(); left > 0 && left == 3 {
		t.Errorf("it is not hurt: %d left", left)
	}
	if h.Squads == nil || kit.PositionOf(h) == "" || gauge.PlayArea.Width == 0 {
		t.Error("the header does not say where the game begins")
	}
}
