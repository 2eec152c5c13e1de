package catalog

import (
	"fmt"

	"xwing/internal/facts"
	"xwing/physics"
)

// ObstacleKind says which obstacle rules apply.
type ObstacleKind uint8

// The kinds of obstacles.
const (
	AsteroidField ObstacleKind = iota + 1
	DebrisField
	Station
	DustField
	GravityRift
	Purrgil
	Exogorth
)

var obstacleKindIDs = []string{"", "asteroid-field", "debris-field", "station", "dust-field", "gravity-rift",
	"purrgil", "exogorth"}

// ObstacleKinds lists the kinds in their fixed order.
func ObstacleKinds() []ObstacleKind { return facts.AllEnum[ObstacleKind](obstacleKindIDs) }

func (o ObstacleKind) String() string               { return facts.EnumString(obstacleKindIDs, o) }
func (o ObstacleKind) MarshalText() ([]byte, error) { return []byte(o.String()), nil }
func (o *ObstacleKind) UnmarshalText(t []byte) error {
	return facts.UnmarshalEnum("kind of obstacle", obstacleKindIDs, t, o)
}

// Obstacle is an obstacle token.
type Obstacle struct {
	ID      string       `toml:"id"`
	Kind    ObstacleKind `toml:"kind"`
	Points  [][2]float64 `toml:"outline"` // in mm, counter-clockwise around its own middle
	outline physics.Shape
}

// Outline is the shape of the token around its own middle, in mm.
func (o *Obstacle) Outline() physics.Shape { return o.outline }

func (o *Obstacle) check() error {
	if o.Kind == 0 {
		return fmt.Errorf("no kind")
	}
	points := make([]physics.Vec, len(o.Points))
	for i, p := range o.Points {
		points[i] = physics.Vec{X: p[0], Y: p[1]}
	}
	shape, err := physics.NewPolygon(points)
	if err != nil {
		return fmt.Errorf("outline: %w", err)
	}
	o.outline = shape
	return nil
}
