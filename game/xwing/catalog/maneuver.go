package catalog

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"xwing/game/xwing/gauge"
	"xwing/internal/facts"
)

// Difficulty is the colour of a maneuver or an action.
type Difficulty uint8

// The difficulties. What is blue in second edition is green in first ([Catalog.Color]).
const (
	Blue Difficulty = iota + 1
	White
	Red
	Purple
)

var difficultyIDs = []string{"", "blue", "white", "red", "purple"}

// ParseDifficulty reads an id such as "red".
func ParseDifficulty(id string) (Difficulty, error) {
	return facts.ParseEnum[Difficulty]("difficulty", difficultyIDs, id)
}

func (d Difficulty) String() string               { return facts.EnumString(difficultyIDs, d) }
func (d Difficulty) MarshalText() ([]byte, error) { return []byte(d.String()), nil }
func (d *Difficulty) UnmarshalText(t []byte) error {
	return facts.UnmarshalEnum("difficulty", difficultyIDs, t, d)
}

const (
	difficultyLetters = "?BWRP"
	greenLetter       = 'G' // first edition's blue
	// In the order of the bearings of package gauge. The sideslips stand on no dial.
	bearingLetters = "?FBNTYKLPEROSADGHIJ"
	maxSpeed       = 5
)

// Maneuver is one entry of a dial. The zero Maneuver is none.
type Maneuver struct {
	Speed      int
	Bearing    gauge.Bearing
	Difficulty Difficulty
}

// IsZero reports whether there is no maneuver.
func (m Maneuver) IsZero() bool { return m == Maneuver{} }

// Code is the stable id of the maneuver: speed, bearing letter, difficulty letter, as in "3TW". Bearings:
// F straight, B N bank, T Y turn, K koiogran, L P segnor's loop, E R tallon roll, O stationary,
// S A D reverse, G H I J sideslips. Difficulties: B W R P. The zero Maneuver has the empty code.
func (m Maneuver) Code() string {
	if known := codes(); m.Speed >= 0 && m.Speed <= maxSpeed && int(m.Bearing) < len(bearingLetters) && int(m.Difficulty) < len(difficultyLetters) {
		return known[(m.Speed*len(bearingLetters)+int(m.Bearing))*len(difficultyLetters)+int(m.Difficulty)]
	}
	return m.spell()
}

// codes are those of all maneuvers that a dial could have, which are asked for often.
var codes = sync.OnceValue(func() []string {
	var all []string
	for speed := range maxSpeed + 1 {
		for b := range len(bearingLetters) {
			for d := range len(difficultyLetters) {
				all = append(all, Maneuver{speed, gauge.Bearing(b), Difficulty(d)}.spell())
			}
		}
	}
	return all
})

func (m Maneuver) spell() string {
	if m.IsZero() {
		return ""
	}
	return fmt.Sprintf("%d%c%c", m.Speed, letter(bearingLetters, int(m.Bearing)), letter(difficultyLetters, int(m.Difficulty)))
}

func letter(letters string, i int) byte {
	if i < len(letters) {
		return letters[i]
	}
	return '?'
}

// String is the code.
func (m Maneuver) String() string { return m.Code() }

// ParseManeuver reads a code such as "3TW". It is the inverse of Code for every maneuver but the zero one; the easy
// difficulty may also be written as first edition prints it, green: "3TG".
func ParseManeuver(code string) (Maneuver, error) {
	if len(code) != 3 {
		return Maneuver{}, fmt.Errorf("maneuver %q: want speed, bearing and difficulty, as in 3TW", code)
	}
	speed := int(code[0]) - '0'
	bearing := strings.IndexByte(bearingLetters, code[1])
	difficulty := strings.IndexByte(difficultyLetters, code[2])
	if code[2] == greenLetter {
		difficulty = int(Blue)
	}
	switch {
	case speed < 0 || speed > maxSpeed:
		return Maneuver{}, fmt.Errorf("maneuver %q: speed is not 0 to %d", code, maxSpeed)
	case bearing <= 0:
		return Maneuver{}, fmt.Errorf("maneuver %q: unknown bearing %q", code, code[1:2])
	case difficulty <= 0:
		return Maneuver{}, fmt.Errorf("maneuver %q: unknown difficulty %q", code, code[2:])
	}
	return Maneuver{Speed: speed, Bearing: gauge.Bearing(bearing), Difficulty: Difficulty(difficulty)}, nil
}

// MarshalText writes the code.
func (m Maneuver) MarshalText() ([]byte, error) { return []byte(m.Code()), nil }

// UnmarshalText reads a code; an empty one is the zero Maneuver.
func (m *Maneuver) UnmarshalText(t []byte) error {
	return facts.Unmarshal(t, m, ParseManeuver)
}

// Move is the maneuver as package gauge executes it.
func (m Maneuver) Move() gauge.Move { return gauge.Move{Bearing: m.Bearing, Speed: m.Speed} }

// InDial reports whether the dial has exactly this maneuver.
func (m Maneuver) InDial(dial []Maneuver) bool { return slices.Contains(dial, m) }
