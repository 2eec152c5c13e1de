package catalog

import (
	"fmt"

	"xwing/internal/facts"
	"xwing/physics"
)

// DeviceToken is the piece of cardboard of a device.
type DeviceToken struct {
	ID      string
	Guides  float64       // mm from the template between its guides to its middle
	Edges   []float64     // directions in degrees in which it has guides to be relocated from
	Outline physics.Shape // in mm, guides included, looking along +y away from what it was placed with
}

type tokenRow struct {
	ID      string      `toml:"id"`
	Guides  float64     `toml:"guides"`
	Edges   []float64   `toml:"edges"`
	Outline [][]float64 `toml:"outline"`
}

// tokensIn reads the tokens of devices; those that are obstacles have the outline
// of the obstacle.
func (c *Catalog) tokensIn(text []byte) ([]*DeviceToken, error) {
	var file struct {
		Rows []tokenRow `toml:"token"`
	}
	if err := facts.Decode(text, &file); err != nil {
		return nil, err
	}
	var all []*DeviceToken
	for _, row := range file.Rows {
		t := &DeviceToken{ID: row.ID, Guides: row.Guides, Edges: row.Edges}
		shape, err := outline(row.Outline)
		if err != nil {
			return nil, fmt.Errorf("token %s: %w", row.ID, err)
		}
		if t.Outline = shape; row.Outline == nil {
			o, err := c.Obstacle(row.ID)
			if err != nil || o.Outline.Empty() {
				return nil, fmt.Errorf("token %s: no outline, and no obstacle that has one", row.ID)
			}
			t.Outline = o.Outline
		}
		all = append(all, t)
	}
	return all, nil
}

// outline reads the corners of a shape; none is no shape.
func outline(rows [][]float64) (physics.Shape, error) {
	if rows == nil {
		return physics.Shape{}, nil
	}
	var points []physics.Vec
	for _, p := range rows {
		if len(p) != 2 {
			return physics.Shape{}, fmt.Errorf("outline: a point has %d numbers, want x and y in mm", len(p))
		}
		points = append(points, physics.Vec{X: p[0], Y: p[1]})
	}
	shape, err := physics.NewPolygon(points)
	if err != nil {
		return shape, fmt.Errorf("outline: %w", err)
	}
	return shape, nil
}
