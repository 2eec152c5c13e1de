// Package settings is what a player may change, decoded from config.toml: the
// program's own file first, then the player's over it. It reads no file itself.
package settings

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
)

// Settings is everything that config.toml says.
type Settings struct {
	Language  string    `toml:"language"`
	Saves     string    `toml:"saves"` // folder; "": the program's own
	Window    Window    `toml:"window"`
	Sound     Sound     `toml:"sound"`
	Animation Animation `toml:"animation"`
	Table     Table     `toml:"table"`
	XWing     XWing     `toml:"xwing"`
	Armada    Armada    `toml:"armada"`
	Ease      Ease      `toml:"ease"`
	Sim       Sim       `toml:"sim"`
	Clock     Clock     `toml:"clock"`

	Keys map[string]map[string]Keys `toml:"keys"` // of commands, by place and name
}

// The smallest window that can be asked for.
const (
	LeastWidth  = 640
	LeastHeight = 480
)

// Window is how the window opens.
type Window struct {
	Fullscreen bool   `toml:"fullscreen"`
	Width      int    `toml:"width"`
	Height     int    `toml:"height"`
	X          int    `toml:"x"`
	Y          int    `toml:"y"`
	Monitor    string `toml:"monitor"` // that X and Y count from; "": the system chooses
	Maximized  bool   `toml:"maximized"`
	Scale      int    `toml:"scale"` // of words and panels, in percent
	Theme      string `toml:"theme"` // dark, or bright
}

// Sound is how loud the program is: numbers from 0 to 100. What happens on the
// table, the program's own buttons and the bed below them are shares of Volume.
type Sound struct {
	Volume    int  `toml:"volume"`
	Effects   int  `toml:"effects"`
	Interface int  `toml:"interface"`
	Bed       int  `toml:"bed"`
	Mute      bool `toml:"mute"`
}

// Animation is how fast things move, in percent; 0 shows everything at once.
// Reduced leaves out what only pleases: hops, bows and trails.
type Animation struct {
	Speed   int  `toml:"speed"`
	Reduced bool `toml:"reduced"`
}

// Table is how a game is shown: Open has no curtains, for one person who plays
// both sides; Still has the view move by hand alone; Advice lets a player ask what an Ace would answer; Red and Blue are what the
// players were called last, RedPlayer and
// BluePlayer who they were.
type Table struct {
	Open   bool   `toml:"open"`
	Still  bool   `toml:"still"`
	Advice bool   `toml:"advice"`
	Mat    string `toml:"mat"` // what it lies over: a name of package scene/art/mat
	Red    string `toml:"red"`
	Blue   string `toml:"blue"`

	RedPlayer  string `toml:"red-player"` // Person, Computer, Recruit or Ace
	BluePlayer string `toml:"blue-player"`
}

// XWing is what is about X-Wing alone: where the player's squads are, and of the latest game the points list, the scenario
// where there are any, the damage deck, and the files of the squads; and where the texts of its cards are.
type XWing struct {
	Squads    string `toml:"squads"` // folder; "": the program's own
	Points    string `toml:"points"`
	Scenario  string `toml:"scenario"`
	Deck      string `toml:"deck"` // of damage cards, where there are several; "": the latest
	RedSquad  string `toml:"red-squad"`
	BlueSquad string `toml:"blue-squad"`
	Cards     string `toml:"cards"` // folder with what is printed on the cards, as xwing-data2 has it; "": none
}

// Armada is what is about Armada alone: where the player's fleets are, and the files of those of the latest game.
type Armada struct {
	Fleets    string `toml:"fleets"` // folder; "": the program's own
	RedFleet  string `toml:"red-fleet"`
	BlueFleet string `toml:"blue-fleet"`
}

// Who plays a seat.
const (
	Person   = "person"
	Computer = "computer"
	Recruit  = "recruit" // the computer, which errs
	Ace      = "ace"     // the computer, which tries its answers out
)

// Ease is which questions the table answers by itself, so that fewer clicks are
// needed.
type Ease struct {
	Single bool `toml:"single"` // the only answer there is
	Pass   bool `toml:"pass"`   // no attack and no action where none is possible
	Idle   bool `toml:"idle"`   // no ability that would change nothing
	Order  bool `toml:"order"`  // simultaneous abilities in the order given before
}

// Clock is how long the players of a new game have, in minutes; 0: as long as they like.
type Clock struct {
	Player int `toml:"player"` // each of them, while he is asked
	Game   int `toml:"game"`   // all of it
}

// MostClock is the most minutes that a clock can be given.
const MostClock = 999

// Sim is what xwing sim does without flags.
type Sim struct {
	Games  int    `toml:"games"`
	Seed   int64  `toml:"seed"`
	Player string `toml:"player"`
}

// Source is a config.toml: its name for errors, and its text.
type Source struct {
	Name string
	Text []byte
}

// Load decodes the sources, each over the ones before. An error names the file,
// the line and the cure.
func Load(sources ...Source) (Settings, error) {
	var s Settings
	for _, src := range sources {
		if err := s.read(src); err != nil {
			return Settings{}, err
		}
	}
	return s, nil
}

func (s *Settings) read(src Source) error {
	meta, err := toml.Decode(string(src.Text), s)
	if err != nil {
		var parse toml.ParseError
		if errors.As(err, &parse) {
			return fmt.Errorf("%s:%d: %s; mend the line or take it out", src.Name, parse.Position.Line, parse.Message)
		}
		if at := typeFault.FindStringSubmatch(err.Error()); at != nil {
			return fmt.Errorf("%s:%s: %s %s; mend the line or take it out", src.Name, at[1], at[2], wants(at[3]))
		}
		return fmt.Errorf("%s: %w; mend the line or take it out", src.Name, err)
	}
	if err := s.settle(src, meta); err != nil {
		return err
	}
	s.locate(src)
	for _, r := range s.ranges() {
		if !r.fine {
			return fmt.Errorf("%s:%d: %s %s", src.Name, lineOf(src.Text, strings.Split(r.key, ".")), r.key, r.want)
		}
	}
	return nil
}

// typeFault takes the decoder's words about a value of the wrong type apart.
var typeFault = regexp.MustCompile(`^toml: line (\d+) \(last key "([^"]*)"\): (.*)$`)

// wants says what a setting wants, by the decoder's words about the types.
func wants(why string) string {
	for _, w := range [...]struct{ end, wants string }{
		{"destination has type integer", "wants a whole number"},
		{"destination has type string", `wants a text in quotes, "so"`},
		{"destination has type boolean", "wants true or false"},
	} {
		if strings.HasSuffix(why, w.end) {
			return w.wants
		}
	}
	return "has the wrong kind of value (" + why + ")"
}

// check is one rule about a value.
type check struct {
	key  string
	fine bool
	want string
}

func (s *Settings) ranges() []check {
	mats := []string{"teal", "ember", "violet", "ice", "plain"}
	return []check{
		{"language", s.Language != "", `must be a language, as in "en"`},
		{"window.width", s.Window.Width >= LeastWidth && s.Window.Width <= 16384, "must be from 640 to 16384"},
		{"window.height", s.Window.Height >= LeastHeight && s.Window.Height <= 16384, "must be from 480 to 16384"},
		{"window.scale", s.Window.Scale >= 75 && s.Window.Scale <= 200, "must be from 75 to 200"},
		{"window.theme", s.Window.Theme == "dark" || s.Window.Theme == "bright", "must be dark or bright"},
		{"table.mat", slices.Contains(mats, s.Table.Mat), "must be " + strings.Join(mats[:len(mats)-1], ", ") + " or " + mats[len(mats)-1]},
		{"table.red-player", plays(s.Table.RedPlayer), "must be person, recruit, computer or ace"},
		{"table.blue-player", plays(s.Table.BluePlayer), "must be person, recruit, computer or ace"},
		{"sound.volume", s.Sound.Volume >= 0 && s.Sound.Volume <= 100, "must be from 0 to 100"},
		{"sound.effects", s.Sound.Effects >= 0 && s.Sound.Effects <= 100, "must be from 0 to 100"},
		{"sound.interface", s.Sound.Interface >= 0 && s.Sound.Interface <= 100, "must be from 0 to 100"},
		{"sound.bed", s.Sound.Bed >= 0 && s.Sound.Bed <= 100, "must be from 0 to 100"},
		{"animation.speed", s.Animation.Speed >= 0 && s.Animation.Speed <= 1000, "must be from 0 to 1000"},
		{"clock.player", s.Clock.Player >= 0 && s.Clock.Player <= MostClock, "must be from 0 to 999"},
		{"clock.game", s.Clock.Game >= 0 && s.Clock.Game <= MostClock, "must be from 0 to 999"},
		{"sim.games", s.Sim.Games >= 1, "must be at least 1"},
		{"sim.seed", s.Sim.Seed >= 0, "must be at least 0"},
		{"sim.player", slices.Contains([]string{"random", "sensible", "peaceful", "mixed"}, s.Sim.Player),
			"must be random, sensible, peaceful or mixed"},
	}
}

// plays reports whether somebody can play a seat.
func plays(who string) bool { return slices.Contains(Players(), who) }

// Players are all who can.
func Players() []string { return []string{Person, Recruit, Computer, Ace} }

// lineOf finds the line on which a key stands, from 1; 1 if it cannot be found.
func lineOf(text []byte, key []string) int {
	table, name := strings.Join(key[:len(key)-1], "."), key[len(key)-1]
	in := ""
	for i, line := range strings.Split(string(text), "\n") {
		line = strings.TrimSpace(line)
		if head, ok := strings.CutPrefix(line, "["); ok {
			in = strings.TrimSpace(strings.SplitN(head, "]", 2)[0])
			if in == strings.Join(key, ".") {
				return i + 1
			}
			continue
		}
		left, _, assigned := strings.Cut(line, "=")
		left = strings.Trim(strings.TrimSpace(left), `"'`)
		full := left
		if in != "" {
			full = in + "." + left
		}
		if assigned && (full == strings.Join(key, ".") || in == table && left == name) {
			return i + 1
		}
	}
	return 1
}
