package catalog

import (
	"fmt"

	"xwing/internal/facts"
	"xwing/physics"
)

// ObstacleType says which obstacle rules apply.
type ObstacleType uint8

// The obstacle types.
const (
	Asteroid ObstacleType = iota + 1
	DebrisCloud
	GasCloud
	OtherObstacle // has its own rules: the electro-chaff cloud, the blaze
)

var obstacleTypeIDs = []string{"", "asteroid", "debris", "gascloud", "other"}

func (o ObstacleType) String() string               { return facts.EnumString(obstacleTypeIDs, o) }
func (o ObstacleType) MarshalText() ([]byte, error) { return []byte(o.String()), nil }
func (o *ObstacleType) UnmarshalText(t []byte) error {
	return facts.UnmarshalEnum("obstacle type", obstacleTypeIDs, t, o)
}

// Obstacle is an obstacle token.
type Obstacle struct {
	ID       string // XWS id
	Name     string // of an obstacle that a card puts into play
	Type     ObstacleType
	Chosen   bool   // a squad may bring it; otherwise Upgrade puts it into play
	Upgrade  string // XWS id
	Products []string
	Outline  physics.Shape // in mm, around its own middle; empty where it is not known
}

type obstacleRow struct {
	ID       string       `toml:"id"`
	Name     string       `toml:"name"`
	Type     ObstacleType `toml:"type"`
	Chosen   bool         `toml:"chosen"`
	Upgrade  string       `toml:"upgrade"`
	Products []string     `toml:"products"`
	Outline  [][]float64  `toml:"outline"`
}

func (row obstacleRow) obstacle() (Obstacle, error) {
	o := Obstacle{ID: row.ID, Name: row.Name, Type: row.Type, Chosen: row.Chosen,
		Upgrade: row.Upgrade, Products: row.Products}
	shape, err := outline(row.Outline)
	o.Outline = shape
	return o, err
}

func obstaclesIn(text []byte) ([]*Obstacle, error) {
	var file struct {
		Rows []obstacleRow `toml:"obstacle"`
	}
	if err := facts.Decode(text, &file); err != nil {
		return nil, err
	}
	var all []*Obstacle
	for _, row := range file.Rows {
		o, err := row.obstacle()
		if err != nil {
			return nil, fmt.Errorf("obstacle %s: %w", row.ID, err)
		}
		all = append(all, &o)
	}
	return all, nil
}
