package fleet

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"xwing/game/armada/catalog"
	"xwing/internal/lenient"
)

// gameName is what our own form says it is a fleet of.
const gameName = "armada"

// exportAgain is the cure for a file that is no JSON that means one thing.
const exportAgain = "export the fleet again"

// JSON writes the fleet in our own form.
func (f Fleet) JSON() ([]byte, error) {
	var w lenient.Writer
	w.Object(func() {
		w.Member("game", gameName)
		w.Text("name", f.Name)
		w.Text("faction", f.Faction.String())
		w.Member("points", f.Points)
		w.Key("ships")
		w.List(len(f.Ships), func(i int) {
			w.Object(func() {
				w.Member("id", f.Ships[i].ID)
				if len(f.Ships[i].Upgrades) > 0 {
					w.Member("upgrades", f.Ships[i].Upgrades)
				}
			})
		})
		w.Key("squadrons")
		w.List(len(f.Squadrons), func(i int) {
			w.Object(func() {
				w.Member("id", f.Squadrons[i].ID)
				if n := f.Squadrons[i].Count; n != 1 {
					w.Member("count", n)
				}
			})
		})
		w.Member("objectives", slices.Concat([]string{}, f.Objectives))
	})
	return w.Indented()
}

// readJSON reads our own form, or Flagship's.
func readJSON(data []byte, cat *catalog.Catalog) (Reading, error) {
	if err := lenient.WellFormed(data, exportAgain); err != nil {
		return Reading{}, err
	}
	file, ok := lenient.ParseObject(data)
	if !ok {
		return Reading{}, errors.New("not one JSON object; " + exportAgain)
	}
	var of string
	_ = json.Unmarshal(file.Value("game"), &of) // a number is no game
	switch {
	case file.Value("pilots") != nil:
		return Reading{}, errors.New("a squad of pilots, not a fleet; choose a fleet file")
	case of == gameName:
		f, err := parseOwn(file)
		return Reading{Fleet: f}, err
	case of != "":
		return Reading{}, fmt.Errorf("game: %.40q; a fleet file says %q", of, gameName)
	case file.Value("shipIds") != nil || file.Value("pointLimit") != nil:
		f, err := parseFlagship(file, cat)
		return Reading{Fleet: f}, err
	case file.Value("ships") == nil:
		return Reading{}, errors.New("no fleet: neither ships nor what game it is of; " + exportAgain)
	}
	f, err := parseOwn(file)
	return Reading{Fleet: f}, err
}

// strict refuses keys that the form does not have.
func strict(o lenient.Object, keys ...string) error {
	if more := o.Without(keys...); len(more) > 0 {
		return fmt.Errorf("%.40q: unknown key; want %v", more[0].Key, keys)
	}
	return nil
}

// parseOwn reads our own form.
func parseOwn(file lenient.Object) (Fleet, error) {
	f := Fleet{Points: StandardPoints}
	if err := strict(file, "game", "name", "faction", "points", "ships", "squadrons", "objectives"); err != nil {
		return f, err
	}
	var err error
	if f.Name, err = name(file, "name"); err != nil {
		return f, err
	}
	faction, err := name(file, "faction")
	if err == nil && faction != "" {
		f.Faction, err = catalog.ParseFaction(faction)
	}
	if err != nil {
		return f, fmt.Errorf("faction: %w", err)
	}
	if f.Points, err = number(file, "points", StandardPoints); err != nil {
		return f, err
	}
	if f.Objectives, err = names(file, "objectives", maxChoices); err != nil {
		return f, err
	}
	rows, err := list(file, "ships", maxShips)
	for i := 0; err == nil && i < len(rows); i++ {
		var s Ship
		if s, err = parseShip(rows[i]); err != nil {
			err = fmt.Errorf("ships[%d]: %w", i, err)
		}
		f.Ships = append(f.Ships, s)
	}
	if err != nil {
		return f, err
	}
	rows, err = list(file, "squadrons", maxEntries)
	for i := 0; err == nil && i < len(rows); i++ {
		var s Squadron
		if s, err = parseSquadron(rows[i]); err != nil {
			err = fmt.Errorf("squadrons[%d]: %w", i, err)
		}
		f.Squadrons = append(f.Squadrons, s)
	}
	if err == nil && len(f.Ships)+len(f.Squadrons) == 0 {
		err = errors.New("neither ships nor squadrons; choose a fleet file")
	}
	return f, err
}

func parseShip(raw json.RawMessage) (s Ship, err error) {
	row, ok := lenient.ParseObject(raw)
	if !ok {
		return s, errors.New(`not an object; write {"id": …, "upgrades": […]}`)
	}
	if err := strict(row, "id", "upgrades"); err != nil {
		return s, err
	}
	if s.ID, err = id(row); err != nil {
		return s, err
	}
	s.Upgrades, err = names(row, "upgrades", maxCards)
	return s, err
}

func parseSquadron(raw json.RawMessage) (s Squadron, err error) {
	row, ok := lenient.ParseObject(raw)
	if !ok {
		return s, errors.New(`not an object; write {"id": …, "count": …}`)
	}
	if err := strict(row, "id", "count"); err != nil {
		return s, err
	}
	if s.ID, err = id(row); err != nil {
		return s, err
	}
	s.Count, err = number(row, "count", 1)
	return s, err
}

// id reads the id of a card, which must be there.
func id(o lenient.Object) (string, error) {
	s, err := name(o, "id")
	if err == nil && s == "" {
		err = errors.New(`id: missing; write the id of a card, as in "cr90-corvette-a"`)
	}
	return s, err
}

// name reads a text; "" where it is missing.
func name(o lenient.Object, key string) (string, error) {
	var s string
	if raw := o.Value(key); raw != nil && json.Unmarshal(raw, &s) != nil {
		return "", fmt.Errorf("%s: not a text in quotes", key)
	}
	return plain(s), nil
}

// number reads a whole number, or takes what it is where it is missing.
func number(o lenient.Object, key string, missing int) (int, error) {
	n := missing
	if raw := o.Value(key); raw != nil && json.Unmarshal(raw, &n) != nil {
		return 0, fmt.Errorf("%s: not a whole number", key)
	}
	return n, nil
}

// list reads a list of at most so many values.
func list(o lenient.Object, key string, most int) ([]json.RawMessage, error) {
	raw := o.Value(key)
	if raw != nil && raw[0] != '[' {
		return nil, fmt.Errorf("%s: not a list; write [ … ]", key)
	}
	rows := lenient.ParseList(raw)
	if len(rows) > most {
		return nil, fmt.Errorf("%s: %d of them; a fleet file has at most %d", key, len(rows), most)
	}
	return rows, nil
}

// names reads a list of ids.
func names(o lenient.Object, key string, most int) ([]string, error) {
	rows, err := list(o, key, most)
	var all []string
	for _, raw := range rows {
		var s string
		if json.Unmarshal(raw, &s) != nil || plain(s) == "" {
			return nil, fmt.Errorf(`%s: not a list of ids; write ["…", …]`, key)
		}
		all = append(all, plain(s))
	}
	return all, err
}
