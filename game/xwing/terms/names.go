package terms

import (
	"strconv"

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
	alike []bool   // by ShipID-1: other players of a team game have a ship of that name
	badge bool     // ships are told apart by the number on their badge
}

// NewNames names the pieces of a view, which is read again whenever an obstacle
// is named. Ships of the same pilot card are numbered ("Academy Pilot 2"),
// and those of a team's other players say whose they are ("Han Solo ·2"), if Whose does not.
func NewNames(v *board.View, facts *catalog.Catalog) *Names {
	n := &Names{view: v, facts: facts, ships: make([]string, len(v.Ships))}
	total := map[string]int{}
	for i := range v.Ships {
		total[v.Ships[i].Pilot]++
	}
	n.alike = n.namesakes()
	count := map[string]int{}
	for i := range v.Ships {
		xws := v.Ships[i].Pilot
		count[xws]++
		if v.Ships[i].Remote != "" { // named as it stands, for others may follow
			n.ships = n.ships[:i]
			break
		}
		n.ships[i] = n.card("pilot", xws)
		bare := n.ships[i]
		if place := int(v.Ships[i].Seat)/2 + 1; place > 1 { // of the second or third player of a team
			bare += " ·" + strconv.Itoa(place)
		}
		if n.bare = append(n.bare, bare); !n.alike[i] {
			n.ships[i] = bare
		}
		if total[xws] > 1 {
			n.ships[i] += " " + strconv.Itoa(count[xws])
		}
	}
	return n
}

// namesakes tells of each ship whether another player of a team game has one of that name.
func (n *Names) namesakes() []bool {
	alike := make([]bool, len(n.view.Ships))
	if !n.view.InTeams() {
		return alike
	}
	for i := range n.view.Ships {
		for j := range n.view.Ships {
			a, b := &n.view.Ships[i], &n.view.Ships[j]
			alike[i] = alike[i] || a.Seat != b.Seat && a.Remote+b.Remote == "" && n.card("pilot", a.Pilot) == n.card("pilot", b.Pilot)
		}
	}
	return alike
}

// Whose returns the ID of the seat whose a ship is, where its name alone does not tell; "" where it does.
func (n *Names) Whose(id board.ShipID) string {
	if n == nil || id < 1 || int(id) > len(n.alike) || !n.alike[id-1] {
		return ""
	}
	return n.view.Ship(id).Seat.ID()
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

// dialect is the ending of the words that the cards have of their own.
func (n *Names) dialect() string {
	if n == nil || n.facts == nil {
		return ""
	}
	return n.facts.Dialect()
}

// edition returns the edition that the list is for; "" if no list is known.
func (n *Names) edition() string {
	if n.facts == nil {
		return ""
	}
	l, err := n.facts.List(n.list)
	if err != nil {
		return ""
	}
	return l.Edition
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
		name := n.Bare(id)
		if n.Whose(id) != "" {
			name = n.card("pilot", n.view.Ship(id).Pilot)
		}
		if name != "" {
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
