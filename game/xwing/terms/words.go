// Package terms puts into words what only X-Wing has: its events, pieces, cards,
// maneuvers, restrictions, the faults of squads and points lists. The sentences stand in
// assets/words/xwing. It decides no rule.
package terms

import (
	"io/fs"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/words"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Words is the sentences of one language with X-Wing's terms, and the names of one
// game's pieces. It never changes; With returns another one.
type Words struct {
	*words.Words
	names *Names
}

// folder is where X-Wing's own sentences stand below the words.
const folder = "xwing"

// Load reads the shell's words of a language and X-Wing's from the files.
func Load(files fs.FS, language string) (*Words, error) {
	w, err := words.Load(files, language, folder)
	if err != nil {
		return nil, err
	}
	return named(w, nil), nil
}

func named(w *words.Words, n *Names) *Words {
	c := &Words{names: n}
	c.Words = w.With(c.term).Spoken(n.dialect())
	return c
}

// With returns the same words with the names of a game's pieces.
func (w *Words) With(n *Names) *Words { return named(w.Words, n) }

// Watched returns the same words; missing is told every key that has no sentence.
func (w *Words) Watched(missing func(key string)) *Words {
	return named(w.Words.Watched(missing), w.names)
}

// term words the values that are X-Wing's own: a piece ("ship:3"), a card
// ("upgrade/r2d2"), a weapon ("upgrade:protontorpedoes"), a maneuver ("3TW"), a list of
// results, a step.
func (w *Words) term(arg, value string) (string, bool) {
	if name := w.names.Player(value); arg == "seat" && name != "" {
		return name, true
	}
	if s, ok := w.Sentence("term." + arg + "." + value); ok {
		return s, true
	}
	if value == "" {
		return "", false
	}
	if s, ok := w.listed(arg, value); ok {
		return s, true
	}
	if _, ok := w.Sentence("term." + value); ok || isNumber(value) {
		return "", false
	}
	if m, err := catalog.ParseManeuver(value); err == nil {
		return w.Maneuver(m), true
	}
	if s, ok := w.piece(value); ok {
		return s, true
	}
	if kind, _, isRef := strings.Cut(value, "/"); isRef && cardKinds[catalog.Kind(kind)] {
		return w.CardName(value), true
	}
	return "", false
}

// lists are the arguments whose values are lists ("hit,hit,focus"), each with the
// argument that one entry stands for.
var lists = map[string]string{"dice": "die", "arcs": "arc", "objects": "object", "cards": "card", "others": "card"}

// listed words the values that are put together of others: lists, steps ("activation/ship/3"),
// the sides of a card ("upgrade/pivotwing#1").
func (w *Words) listed(arg, value string) (string, bool) {
	if term, ok := lists[arg]; ok {
		entries := strings.Split(value, ",")
		for i, e := range entries {
			entries[i] = w.Value(term, e)
		}
		return strings.Join(entries, ", "), true
	}
	switch arg {
	case "cost":
		return w.cost(value), true
	case "step":
		return w.step(value), true
	case "side":
		card, _ := catalog.UpgradeCard.Of(value)
		if xws, side, ok := strings.Cut(card, "#"); ok {
			n, _ := strconv.Atoi(side)
			return w.CardSide(xws, n), true
		}
	}
	return "", false
}

// piece returns what a piece id stands for.
func (w *Words) piece(id string) (string, bool) {
	kind, rest, found := strings.Cut(id, ":")
	if !found {
		return "", false
	}
	number, err := strconv.Atoi(rest)
	switch kind {
	case "ship":
		return w.ship(board.ShipID(number)), err == nil
	case "obstacle":
		return w.obstacle(number), err == nil
	case "device":
		return w.device(number), err == nil
	case "feature":
		return w.feature(number), err == nil
	case "counter":
		return w.counter(number), err == nil
	case "die":
		return w.Say(game.Say("term.die", "n", strconv.Itoa(number+1))), err == nil
	case "seat":
		if number == 1 {
			return w.Say(game.Say("term.blue")), err == nil
		}
		return w.Say(game.Say("term.red")), err == nil
	case "primary":
		return w.Say(game.Say("term.primary")), true
	case "upgrade", "pilot", "damage", "condition":
		return w.names.card(kind, rest), true
	case "card":
		return w.CardName(rest), true
	}
	return "", false
}

// ship names a ship; in a team game, where another player has one of that name, with whose it is.
func (w *Words) ship(id board.ShipID) string {
	name := w.names.Ship(id)
	if seat := w.names.Whose(id); seat != "" {
		return w.Say(game.Say("term.ship-of", "ship", words.Text(name), "seat", seat))
	}
	return name
}

// obstacle names an obstacle by its type: outside the window by its number, in it with an article.
func (w *Words) obstacle(number int) string {
	kind := "obstacle"
	if w.names != nil && w.names.view != nil {
		if o := w.names.view.Obstacle(board.ObstacleID(number)); o != nil {
			kind = w.names.card(string(catalog.ObstacleKind), o.XWS)
		}
	}
	if w.names != nil && w.names.badge { // its number stands nowhere on the table
		return w.Say(game.Say("term.the-obstacle", "obstacle", kind))
	}
	return w.Value("obstacle", kind) + " " + strconv.Itoa(number)
}

// feature names a scenario feature by its kind and number.
func (w *Words) feature(number int) string {
	kind := "obstacle"
	if w.names != nil && w.names.view != nil {
		if f := w.names.view.Feature(board.FeatureID(number)); f != nil {
			kind = f.Kind
		}
	}
	return w.Value("kind", kind) + " " + strconv.Itoa(number)
}

// counter names a victory counter by its kind and number.
func (w *Words) counter(number int) string {
	kind := board.Target
	if w.names != nil && w.names.view != nil {
		if c := w.names.view.Counter(board.CounterID(number)); c != nil {
			kind = c.Kind
		}
	}
	return w.Value("counter", kind) + " " + strconv.Itoa(number)
}

// device names a bomb or mine by its kind and number.
func (w *Words) device(number int) string {
	if w.names != nil && w.names.view != nil {
		if d := w.names.view.Device(board.DeviceID(number)); d != nil {
			return w.names.card(string(catalog.DeviceKind), d.Kind) + " " + strconv.Itoa(number)
		}
	}
	return strconv.Itoa(number)
}

// Maneuver returns a maneuver's speed and bearing: "2 straight", "3 left turn".
func (w *Words) Maneuver(m catalog.Maneuver) string {
	if m.IsZero() {
		return w.Value("maneuver", "none")
	}
	return strconv.Itoa(m.Speed) + " " + w.Value("bearing", m.Code()[1:2])
}

func isNumber(s string) bool {
	_, err := strconv.Atoi(s)
	return err == nil
}

// step is a step of the game ("activation/ship/3") by its phase and round.
func (w *Words) step(id string) string {
	phase, rest, _ := strings.Cut(id, "/")
	round := rest[strings.LastIndexByte(rest, '/')+1:]
	if round == "0" || !isNumber(round) {
		return w.Value("phase", phase)
	}
	return w.Say(game.Say("notice.round", "phase", phase, "round", round))
}
