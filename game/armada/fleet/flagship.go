package fleet

import (
	"encoding/json"
	"fmt"
	"strconv"

	"xwing/game/armada/catalog"
	"xwing/internal/lenient"
)

// parseFlagship reads the saved form of Flagship, which knows cards by numbers of its own.
func parseFlagship(file lenient.Object, cat *catalog.Catalog) (Fleet, error) {
	f := Fleet{}
	numbers, err := cat.Numbers()
	if err != nil {
		return f, err
	}
	if f.Name, err = name(file, "name"); err != nil {
		return f, err
	}
	if f.Points, err = number(file, "pointLimit", StandardPoints); err != nil {
		return f, err
	}
	side, err := number(file, "faction", -1)
	if err != nil {
		return f, err
	}
	if f.Faction, err = catalog.ParseFaction(numbers.Factions[strconv.Itoa(side)]); err != nil {
		return f, fmt.Errorf("faction: %d; Flagship has 0, 1, 3 and 4", side)
	}
	rows, err := list(file, "ships", maxShips)
	for i, raw := range rows {
		row, _ := lenient.ParseObject(raw)
		var s Ship
		if s.ID, err = numbered(row.Value("id"), numbers.Ships); err != nil {
			return f, fmt.Errorf("ships[%d]: %w", i, err)
		}
		upgrades, err := list(row, "upgrades", maxCards)
		for k, raw := range upgrades {
			id, err := numbered(raw, numbers.Upgrades)
			if err != nil {
				return f, fmt.Errorf("ships[%d]: upgrades[%d]: %w", i, k, err)
			}
			s.Upgrades = append(s.Upgrades, id)
		}
		if err != nil {
			return f, fmt.Errorf("ships[%d]: %w", i, err)
		}
		f.Ships = append(f.Ships, s)
	}
	if err != nil {
		return f, err
	}
	return parseFlagshipRest(f, file, numbers)
}

// parseFlagshipRest reads squadrons, one entry for each, and objectives.
func parseFlagshipRest(f Fleet, file lenient.Object, numbers *catalog.Numbers) (Fleet, error) {
	rows, err := list(file, "squadrons", maxEntries)
	if err != nil {
		return f, err
	}
	for i, raw := range rows {
		row, _ := lenient.ParseObject(raw)
		id, err := numbered(row.Value("id"), numbers.Squadrons)
		if err != nil {
			return f, fmt.Errorf("squadrons[%d]: %w", i, err)
		}
		if n := len(f.Squadrons); n > 0 && f.Squadrons[n-1].ID == id {
			f.Squadrons[n-1].Count++
			continue
		}
		f.Squadrons = append(f.Squadrons, Squadron{ID: id, Count: 1})
	}
	if rows, err = list(file, "objectives", maxChoices); err != nil {
		return f, err
	}
	for i, raw := range rows {
		if string(raw) == "null" {
			continue
		}
		id, err := numbered(raw, numbers.Objectives)
		if err != nil {
			return f, fmt.Errorf("objectives[%d]: %w", i, err)
		}
		f.Objectives = append(f.Objectives, id)
	}
	if len(f.Ships)+len(f.Squadrons) == 0 {
		return f, fmt.Errorf("neither ships nor squadrons; choose a fleet file")
	}
	return f, nil
}

// numbered is the card of one of Flagship's numbers.
func numbered(raw json.RawMessage, of map[string]string) (string, error) {
	n := -1
	if raw == nil || json.Unmarshal(raw, &n) != nil {
		return "", fmt.Errorf("%.20q is no number of a card; %s", raw, exportAgain)
	}
	id := of[strconv.Itoa(n)]
	if id == "" {
		return "", fmt.Errorf("no card has the number %d in Flagship; %s", n, exportAgain)
	}
	return id, nil
}
