package terms

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
)

// term words the values that are Armada's own: a piece ("ship:3"), a card ("damage/blinded-gunners"), dice, a hull zone, a
// range, a course; texts that stand for themselves are given as they are.
func (w *Words) term(arg, value string) (string, bool) {
	if s, ok := w.composed(arg, value); ok {
		return s, true
	}
	if s, ok := w.piece(value); ok {
		return s, true
	}
	if s, ok := w.card(value); ok {
		return s, true
	}
	switch arg {
	case "card", "name", "type", "by", "ship", "near", "objective", "sentence", "answers":
		return value, true
	}
	return "", false
}

// composed words the values of some arguments.
func (w *Words) composed(arg, value string) (string, bool) {
	switch arg {
	case "from", "at": // the hull zone of a ship, nothing of a squadron
		if value == "" {
			return "", true
		}
		return w.Say(game.Say("term.of.zone", "zone", value)), true
	case "seat":
		if name := w.names.player(value); name != "" {
			return name, true
		}
	case "range":
		if n, err := strconv.Atoi(value); err == nil && n >= 0 && n <= int(gauge.ExtremeRange) {
			return w.Value("range", gauge.Range(n).String()), true
		}
	case "commands":
		return w.commands(value), true
	case "token": // one that lies on a hull zone
		if kind, zone, ok := strings.Cut(value, "/"); ok && kind == "chaff" {
			return w.Say(game.Say("term.of.chaff", "zone", zone)), true
		} else if ok && kind == "focus" {
			return w.Say(game.Say("term.of.focus", "zone", zone)), true
		}
	case "tokens":
		return w.tokens(value), true
	case "pieces":
		return w.pieces(value), true
	case "dice":
		return w.dice(value), true
	case "course":
		return w.course(value), true
	}
	return "", false
}

// dice words a pool ("2 red 1 blue") or its results ("red:hit blue:crit").
func (w *Words) dice(value string) string {
	var parts []string
	fields := strings.Fields(value)
	for i := 0; i < len(fields); i++ {
		color, face, rolled := strings.Cut(fields[i], ":")
		switch {
		case rolled:
			parts = append(parts, w.Value("color", color)+" "+w.Value("face", face))
		case i+1 < len(fields):
			parts = append(parts, fields[i]+" "+w.Value("color", fields[i+1]))
			i++
		}
	}
	if len(parts) == 0 {
		return w.Say(game.Say("term.of.no-dice"))
	}
	return strings.Join(parts, ", ")
}

// commands words command tokens ("navigate repair").
func (w *Words) commands(value string) string {
	var parts []string
	for _, f := range strings.Fields(value) {
		parts = append(parts, w.Value("command", f))
	}
	if len(parts) == 0 {
		return w.Say(game.Say("term.of.no-tokens"))
	}
	return strings.Join(parts, ", ")
}

// tokens words defense tokens ("evade brace").
func (w *Words) tokens(value string) string {
	var parts []string
	for _, f := range strings.Fields(value) {
		parts = append(parts, w.Value("token", f))
	}
	return strings.Join(parts, ", ")
}

// pieces words several pieces ("squadron:1 squadron:2").
func (w *Words) pieces(value string) string {
	var parts []string
	for _, f := range strings.Fields(value) {
		parts = append(parts, w.Value("piece", f))
	}
	return strings.Join(parts, ", ")
}

// course words the setting of the maneuver tool ("L1/0/R2/left"), joint by joint, and where it is laid.
func (w *Words) course(value string) string {
	var parts []string
	for _, f := range strings.Split(value, "/") {
		switch {
		case f == "left" || f == "right":
			parts = append(parts, w.Say(game.Say("term.of.course-side-"+f)))
		case strings.HasPrefix(f, "L"):
			parts = append(parts, w.Say(game.Say("term.of.course-left", "n", f[1:])))
		case strings.HasPrefix(f, "R"):
			parts = append(parts, w.Say(game.Say("term.of.course-right", "n", f[1:])))
		default:
			parts = append(parts, w.Say(game.Say("term.of.course-straight")))
		}
	}
	return strings.Join(parts, ", ")
}

// piece returns what a piece id stands for.
func (w *Words) piece(id string) (string, bool) {
	name, number := "", 0
	switch ship, squadron, obstacle, marker := board.ShipOf(id), board.SquadronOf(id), board.ObstacleOf(id), board.MarkerOf(id); {
	case ship != 0:
		card, n := w.names.ship(ship)
		name, number = w.ship(card), n
	case squadron != 0:
		card, n := w.names.squadron(squadron)
		name, number = w.squadron(card), n
	case obstacle != 0:
		kind, n := w.names.obstacle(obstacle)
		name, number = w.known("obstacle", kind), n
	case marker != 0:
		kind, n := w.names.marker(marker)
		name, number = w.known("kind", kind), n
	default:
		return "", false
	}
	if number == 0 {
		return name, true
	}
	return w.Say(game.Say("term.of.numbered", "name", name, "number", strconv.Itoa(number))), true
}

// BriefSquadron is Brief of a squadron.
func (w *Words) BriefSquadron(id board.SquadronID) string {
	card, number := w.names.squadron(id)
	name := strings.TrimSuffix(w.squadron(card), " Squadron")
	if s, ok := w.Sentence("term.brief." + card); ok {
		name = s
	}
	if number == 0 {
		return name
	}
	return w.Say(game.Say("term.of.numbered", "name", name, "number", strconv.Itoa(number)))
}

// Brief is what a ship is called where there is little room, with its number where several of its side have that name.
func (w *Words) Brief(id board.ShipID) string {
	card, number := w.names.ship(id)
	if _, err := w.cat.Ship(card); err != nil {
		return w.ship(card)
	}
	name := w.Value("brief", card)
	if number == 0 {
		return name
	}
	return w.Say(game.Say("term.of.numbered", "name", name, "number", strconv.Itoa(number)))
}

// known words what a piece is of; of one that is not known its id is all that there is.
func (w *Words) known(arg, kind string) string {
	if strings.Contains(kind, ":") {
		return kind
	}
	return w.Value(arg, kind)
}

// card returns the name of a card by its reference.
func (w *Words) card(ref string) (string, bool) {
	kind, id, ok := strings.Cut(ref, "/")
	switch {
	case !ok:
		return "", false
	case kind == "damage":
		return w.damage(id), true
	case kind == "upgrade":
		return w.upgrade(id), true
	case kind == "squadron":
		return w.squadron(id), true
	case kind == "ship":
		return w.ship(id), true
	case kind == "objective" && id == "":
		return w.Value("objective", "none"), true
	case kind == "objective":
		return w.objective(id), true
	}
	return "", false
}

// Zone is what a hull zone is called.
func (w *Words) Zone(z gauge.Zone) string { return w.Value("zone", z.String()) }
