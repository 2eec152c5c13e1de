package words

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Names tells what the pieces and cards of one game are called.
type Names struct {
	view  *board.View
	facts *catalog.Catalog
	ships []string  // by ShipID-1
	seats [2]string // what the players are called; "": by their color
	list  catalog.Ruleset
	bare  []string // by ShipID-1, without a number
	badge bool     // ships are told apart by the number on their badge
}

// NewNames names the pieces of a view, which is read again whenever an obstacle
// is named. Ships of the same pilot card are numbered ("Academy Pilot 2").
func NewNames(v *board.View, facts *catalog.Catalog) *Names {
	n := &Names{view: v, facts: facts, ships: make([]string, len(v.Ships))}
	total := map[string]int{}
	for i := range v.Ships {
		total[v.Ships[i].Pilot]++
	}
	count := map[string]int{}
	for i := range v.Ships {
		xws := v.Ships[i].Pilot
		count[xws]++
		if v.Ships[i].Remote != "" { // named as it stands, for others may follow
			n.ships = n.ships[:i]
			break
		}
		n.ships[i] = n.card("pilot", xws)
		n.bare = append(n.bare, n.ships[i])
		if total[xws] > 1 {
			n.ships[i] += " " + strconv.Itoa(count[xws])
		}
	}
	return n
}

// Players gives the seats names of their own; an empty one keeps its color.
func (n *Names) Players(red, blue string) *Names {
	n.seats = [2]string{red, blue}
	return n
}

// By says by which points list is played, whose texts cards have.
func (n *Names) By(list catalog.Ruleset) *Names {
	n.list = list
	return n
}

// textsOf returns the list whose texts cards have.
func (n *Names) textsOf() catalog.Ruleset {
	if n.facts == nil {
		return n.list
	}
	return n.facts.Texts(n.list)
}

// Badged names every ship with the number on its badge, and with no other
// ("Academy Pilot (3)").
func (n *Names) Badged() *Names {
	n.badge = true
	return n
}

// Bare returns what the ship is called where its badge stands beside the name.
func (n *Names) Bare(id board.ShipID) string {
	switch {
	case n == nil || n.view == nil || n.view.Ship(id) == nil:
		return ""
	case int(id) <= len(n.bare):
		return n.bare[id-1]
	}
	return n.card(string(catalog.DeviceKind), n.view.Ship(id).Remote)
}

// Player returns what the player of a seat ("red", "blue") is called, "" if only
// by the color.
func (n *Names) Player(seat string) string {
	if n == nil {
		return ""
	}
	switch seat {
	case "red":
		return n.seats[0]
	case "blue":
		return n.seats[1]
	}
	return ""
}

// Ship returns what the ship is called.
func (n *Names) Ship(id board.ShipID) string {
	if n != nil && n.badge {
		if name := n.Bare(id); name != "" {
			return name + " (" + strconv.Itoa(int(id)) + ")"
		}
	}
	if n == nil || id < 1 || int(id) > len(n.ships) {
		if kind := n.remote(id); kind != "" {
			return kind
		}
		return "ship " + strconv.Itoa(int(id))
	}
	return n.ships[id-1]
}

// remote names a remote, which has come into play since: by its kind, with a
// number if there have been several; "" if there is none.
func (n *Names) remote(id board.ShipID) string {
	if n == nil || n.view == nil || n.view.Ship(id) == nil {
		return ""
	}
	kind, before, all := n.view.Ship(id).Remote, 0, 0
	for i := range n.view.Ships {
		if s := &n.view.Ships[i]; s.Remote == kind {
			all++
			if s.ID <= id {
				before++
			}
		}
	}
	name := n.card(string(catalog.DeviceKind), kind)
	if all > 1 {
		name += " " + strconv.Itoa(before)
	}
	return name
}

// table is the view that the pieces are named of, nil if there is none.
func (n *Names) table() *board.View {
	if n == nil {
		return nil
	}
	return n.view
}

// card returns the printed name of a card, its id if the catalog has none.
func (n *Names) card(kind, xws string) string {
	if n == nil || n.facts == nil {
		return xws
	}
	switch catalog.Kind(kind) {
	case catalog.PilotCard:
		if p, err := n.facts.Pilot(xws); err == nil {
			return p.Name
		}
	case catalog.UpgradeCard:
		if u, err := n.facts.Upgrade(xws); err == nil {
			return u.Name
		}
	case catalog.DamageKind:
		if d, err := n.facts.Damage(xws); err == nil {
			return d.Title
		}
	case catalog.ShipAbility:
		if s, err := n.facts.Ship(xws); err == nil {
			return s.Name
		}
		return n.ability(xws)
	case catalog.ObstacleKind:
		if o, err := n.facts.Obstacle(xws); err == nil {
			if o.Name != "" { // put into play by a card
				return o.Name
			}
			return o.Type.String()
		}
	case catalog.DeviceKind:
		if d, err := n.facts.Device(xws); err == nil {
			return d.Name
		}
	case catalog.ConditionCard:
		if c, err := n.facts.Condition(xws); err == nil {
			return c.Name
		}
	}
	return xws
}

// Value returns the words for the value of a Phrase: a piece ("ship:3"), a card
// ("upgrade/r2d2"), a weapon ("upgrade:protontorpedoes"), a maneuver ("3TW"), a
// term of the game ("focus") or a number. Of a term, the sentence may be meant
// for one argument alone: term.<argument>.<value> comes before term.<value>.
func (w *Words) Value(arg, value string) string {
	if name := w.names.Player(value); arg == "seat" && name != "" {
		return name
	}
	if s, ok := w.sentences["term."+arg+"."+value]; ok {
		return s
	}
	if arg == "cost" && value != "" {
		return w.cost(value)
	}
	if arg == "step" && value != "" {
		return w.step(value)
	}
	if term, ok := listed[arg]; ok && value != "" {
		return w.list(term, value)
	}
	if xws, side, ok := strings.Cut(strings.TrimPrefix(value, "upgrade/"), "#"); arg == "side" && ok {
		n, _ := strconv.Atoi(side)
		return w.CardSide(xws, n)
	}
	if value == "" || isNumber(value) {
		return value
	}
	if s, ok := w.sentences["term."+value]; ok {
		return s
	}
	if m, err := catalog.ParseManeuver(value); err == nil {
		return w.Maneuver(m)
	}
	if s, ok := w.piece(value); ok {
		return s
	}
	if kind, _, isRef := strings.Cut(value, "/"); isRef && cardKinds[catalog.Kind(kind)] {
		return w.CardName(value)
	}
	if strings.IndexFunc(value, func(r rune) bool { return r < 'a' || r > 'z' }) < 0 {
		return w.lacking("term."+value, value) // an id that nobody has given words
	}
	return value // a text: a name, a file, a date
}

// listed are the arguments whose values are lists ("hit,hit,focus"), each with the
// argument that one entry stands for.
var listed = map[string]string{"dice": "die", "arcs": "arc"}

// list words a list, each entry by itself.
func (w *Words) list(term, value string) string {
	entries := strings.Split(value, ",")
	for i, e := range entries {
		entries[i] = w.Value(term, e)
	}
	return strings.Join(entries, ", ")
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
		return w.names.Ship(board.ShipID(number)), err == nil
	case "obstacle":
		return w.obstacle(number), err == nil
	case "device":
		return w.device(number), err == nil
	case "die":
		return w.fill(w.sentences["term.die"], game.Say("term.die", "n", strconv.Itoa(number+1))), err == nil
	case "seat":
		if number == 1 {
			return w.sentences["term.blue"], err == nil
		}
		return w.sentences["term.red"], err == nil
	case "primary":
		return w.sentences["term.primary"], true
	case "upgrade", "pilot", "damage", "condition":
		return w.names.card(kind, rest), true
	case "card":
		return w.CardName(rest), true
	}
	return "", false
}

// obstacle names an obstacle by its type, and outside the window by its number.
func (w *Words) obstacle(number int) string {
	kind := "obstacle"
	if w.names != nil && w.names.view != nil {
		if o := w.names.view.Obstacle(board.ObstacleID(number)); o != nil {
			kind = w.names.card(string(catalog.ObstacleKind), o.XWS)
		}
	}
	if w.names != nil && w.names.badge { // its number stands nowhere on the table
		return w.Value("obstacle", kind)
	}
	return w.Value("obstacle", kind) + " " + strconv.Itoa(number)
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
