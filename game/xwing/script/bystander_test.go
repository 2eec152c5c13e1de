package script

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"xwing/game"
	"xwing/game/script"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
)

// bystanders tells what comes up of a card when not the ship of its script has it
// but a bystander: a friend beside that ship, one behind it, one far from everybody,
// an enemy beside it. Each line is read against the card: "you", "friendly", "other" and
// ranges tell what may come up.
var bystanders = filepath.Join("testdata", "bystanders.tsv")

// TestBystanders plays the scripts of pilots, upgrades, conditions and damage cards with
// the card on a bystander, as far as their answers go. UPDATE=1 writes down what
// comes up, to be read before it is committed.
func TestBystanders(t *testing.T) {
	t.Parallel()
	all := slices.DeleteFunc(scenes(t), func(s scene) bool { return !s.forStrangers() })
	told, cast := make([]string, len(all)), make([]int, len(all))
	t.Run("scripts", func(t *testing.T) {
		for i, s := range all {
			t.Run(s.file+"/"+s.Title, func(t *testing.T) {
				t.Parallel()
				told[i], cast[i] = s.forBystanders(t)
			})
		}
	})
	got, found := strings.Join(told, ""), 0
	for _, n := range cast {
		found += n
	}
	if found < 2000 {
		t.Errorf("only %d scripts could be cast anew", found)
	}
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(bystanders, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(bystanders)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
		t.Errorf("what comes up for bystanders (-written down +now; UPDATE=1 writes it down):\n%s", diff)
	}
}

// forStrangers reports whether a scene is of a card that a bystander could have.
func (s scene) forStrangers() bool {
	kind, _ := s.kind()
	return kind != "" && kind != catalog.DeviceKind && kind != catalog.ShipAbility && !s.not() && !s.refused()
}

// forBystanders is what comes up of the card of a scene, a line for each bystander
// with whom something does, and with how many the scene could be played.
func (s scene) forBystanders(t *testing.T) (told string, cast int) {
	t.Helper()
	kind, xws := s.kind()
	for _, stand := range []string{"friend beside", "friend behind", "friend afar", "enemy beside"} {
		script, ok := (&recast{t: t, facts: s.kit(t).Facts, xws: xws, kind: kind, stand: stand}).script(s.Whole())
		if !ok {
			continue
		}
		cast++
		seen, err := comesUp(t, s.kit(t), s.card(), script)
		if err != nil {
			t.Errorf("%s, %s: %v in\n%s", s.name(), stand, err, script)
		}
		if len(seen) > 0 {
			told += fmt.Sprintf("%s\t%s\t%s\n", s.name(), stand, strings.Join(seen, "; "))
		}
	}
	return told, cast
}

// comesUp plays a script as far as its answers are asked for, and lists once each
// what was seen of the card.
func comesUp(t *testing.T, kit *match.Kit, card, text string) ([]string, error) {
	t.Helper()
	watch := watchCard(card)
	f, err := Read(text)
	if err != nil {
		return nil, err
	}
	on := newTable(watch.kit(kit), matchtest.Words(t))
	p, err := grammar().Play(on, f.Cases[0])
	if err != nil {
		return nil, err
	}
	p.Watch = watch.see
	if err := p.Begin(); err != nil {
		return nil, err
	}
	defer p.Close()
	p.Tell()
	bystander := board.ShipID(len(on.board.Ships)).Piece()
	for _, l := range f.Cases[0].Lines() {
		seat, answer := l.Answer()
		if !answer {
			continue
		}
		if !turns(t, p, seat, game.Kind(strings.Fields(l.Text)[1]), bystander) || p.Answer(seat, l.Text) != nil || p.Refused() {
			break
		}
	}
	slices.Sort(watch.seen)
	return slices.Compact(watch.seen), nil
}

// turns has the bystander decline whatever it is asked, and other ships have their
// turns, until the seat is asked what the script answers.
func turns(t *testing.T, p *script.Play, seat game.Seat, kind game.Kind, bystander string) bool {
	t.Helper()
	for {
		d, ok := p.Session().Decision(seat)
		if !ok {
			return false
		}
		answer := ""
		switch turn := d.Kind == ask.ChooseShipToActivate || d.Kind == ask.ChooseShipToEngage; {
		case turn && d.Kind != kind:
			answer = d.Options[0].ID
		case len(d.About) > 0 && d.About[0] == bystander:
			for _, o := range d.Options {
				if game.Declines(o.ID) && o.Legal() {
					answer = o.ID
				}
			}
		}
		if answer == "" {
			return d.Kind == kind
		}
		if err := p.Session().Choose(game.Choice{Seat: seat, Kind: d.Kind, Pick: []string{answer}}); err != nil {
			t.Fatal(err)
		}
		p.Tell()
	}
}

// recast gives the card of a script to a bystander.
type recast struct {
	t          *testing.T
	facts      *catalog.Catalog
	kind       catalog.Kind
	xws, stand string
}

// script is the script with the bystander; ok is false where it cannot be made.
func (c *recast) script(text string) (string, bool) {
	var out []string
	var ships [][]string
	carrier := 0
	for _, line := range strings.Split(text, "\n") {
		f := strings.Fields(line)
		if len(f) == 0 || strings.HasPrefix(line, "#") || strings.HasPrefix(line, "\t") {
			continue
		}
		switch f[0] {
		case "squad", "docked", "reserve", "list":
			return "", false
		case "ship":
			ships = append(ships, f)
			if c.kind == catalog.PilotCard && f[2] == c.xws || c.kind == catalog.UpgradeCard && slices.Contains(f[6:], c.xws) {
				carrier = len(ships)
			}
		case "condition", "damage":
			if f[2] == c.xws {
				carrier = number(f[1])
			}
		}
		out = append(out, line)
	}
	if carrier == 0 {
		return "", false
	}
	bystander := len(ships) + 1
	added, ok := c.bystander(ships, carrier)
	if !ok {
		return "", false
	}
	from, to := fmt.Sprintf("ship:%d", carrier), fmt.Sprintf("ship:%d", bystander)
	var cast, rest []string // all ships first, so that every line may speak of them
	for _, line := range out {
		f := strings.Fields(line)
		if f[0] != "ship" {
			rest = append(rest, c.lines(f, from, to)...)
			continue
		}
		if cast = append(cast, line); len(cast) == carrier {
			if cast[carrier-1], ok = c.without(f); !ok {
				return "", false
			}
		}
	}
	return strings.Join(append(append(cast, added), rest...), "\n") + "\n", true
}

func number(piece string) int {
	n, _ := strconv.Atoi(strings.TrimPrefix(piece, "ship:"))
	return n
}

// lines is a line about the carrier, about the bystander as well, or instead where
// it speaks of the card.
func (c *recast) lines(f []string, from, to string) []string {
	line := strings.Join(f, " ")
	if len(f) < 3 || f[1] != from {
		return []string{line}
	}
	other := strings.Join(append([]string{f[0], to}, f[2:]...), " ")
	switch f[0] {
	case "condition", "damage", "left", "flip", "holds", "worth":
		if f[2] == c.xws || c.kind == catalog.PilotCard && (f[2] == "pilot" || f[2] == "force") {
			return []string{other}
		}
		if f[2] == "shields" {
			return []string{line, other}
		}
	case "tokens", "lock", "facedown":
		return []string{line, other}
	}
	return []string{line}
}

// without is the line of the carrier without the card.
func (c *recast) without(f []string) (string, bool) {
	f = slices.Clone(f)
	switch c.kind {
	case catalog.UpgradeCard:
		f = append(f[:6], slices.DeleteFunc(f[6:], func(s string) bool { return s == c.xws })...)
		if f[len(f)-1] == "with" {
			f = f[:len(f)-1]
		}
	case catalog.PilotCard:
		f[2] = c.double(f[2])
	}
	return strings.Join(f, " "), f[2] != ""
}

// double is a ship card of the same ship without an ability of its own, "" if
// there is none.
func (c *recast) double(pilot string) string {
	like, err := c.facts.Pilot(pilot)
	if err != nil {
		c.t.Fatal(err)
	}
	for _, p := range c.facts.Pilots() {
		if _, in := p.In(c.facts.BuiltIn()[0]); in && p.Ship == like.Ship && !p.HasAbility {
			return p.XWS
		}
	}
	return ""
}

// bystander is the line of the ship that has the card instead.
func (c *recast) bystander(ships [][]string, carrier int) (string, bool) {
	f := slices.Clone(ships[carrier-1][:6])
	if c.stand == "enemy beside" {
		f[1] = map[string]string{"red": "blue", "blue": "red"}[f[1]]
	}
	x, y := coordinate(f[3]), coordinate(f[4])
	places := [][2]float64{{60, 60}, {854, 60}, {60, 854}, {854, 854}}
	least := 400.
	switch c.stand {
	case "friend behind":
		sin, cos := math.Sincos(coordinate(f[5]) * math.Pi / 180)
		places, least = [][2]float64{{math.Round(x + 90*sin), math.Round(y - 90*cos)}}, 84
	case "friend beside", "enemy beside":
		places, least = nil, 84
		for _, d := range [][2]float64{{90, 0}, {-90, 0}, {0, -90}, {0, 90}, {90, 90}, {-90, 90}, {90, -90}, {-90, -90}} {
			places = append(places, [2]float64{x + d[0], y + d[1]})
		}
	}
	for _, p := range places {
		nearest := math.Inf(1)
		for _, s := range ships {
			nearest = min(nearest, math.Hypot(coordinate(s[3])-p[0], coordinate(s[4])-p[1]))
		}
		if nearest >= least && min(p[0], p[1]) > 40 && max(p[0], p[1]) < 874 {
			f[3], f[4] = fmt.Sprint(p[0]), fmt.Sprint(p[1])
			if c.kind == catalog.UpgradeCard {
				f = append(f, "with", c.xws)
			}
			return strings.Join(f, " "), true
		}
	}
	return "", false
}

func coordinate(s string) float64 {
	n, _ := strconv.ParseFloat(s, 64)
	return n
}
