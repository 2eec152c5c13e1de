package match

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// coreSets are the products whose obstacles players share who have none of their own.
var coreSets = map[catalog.Family]string{
	catalog.XWing2: "Second Edition Core Set",
	catalog.XWing1: "First Edition Force Awakens Core Set",
}

// PerSquad is how many obstacles a squad brings (X20-SET-005).
const PerSquad = squad.Obstacles

// CoreObstacles lists the six tokens of the core set.
func (k *Kit) CoreObstacles() []string {
	var ids []string
	for _, o := range k.Facts.Obstacles() {
		if o.Chosen && slices.Contains(o.Products, coreSets[k.Facts.Family()]) {
			ids = append(ids, o.ID)
		}
	}
	return ids
}

// AllObstacles lists every token that a squad may bring.
func (k *Kit) AllObstacles() []string {
	var ids []string
	for _, o := range k.Facts.Obstacles() {
		if o.Chosen {
			ids = append(ids, o.ID)
		}
	}
	return ids
}

// Share is the half of the core set's obstacles that a seat brings if its player
// picks no others: every other token, so that both together bring all six.
func (k *Kit) Share(seat game.Seat) []string {
	var ids []string
	for i, id := range k.CoreObstacles() {
		if i%2 == int(seat) {
			ids = append(ids, id)
		}
	}
	return ids
}

// Obstacles lists those that a squad's list brings; none if it leaves them to its
// player, or names what there is not.
func (k *Kit) Obstacles(s squad.Squad) []string {
	for _, id := range s.Obstacles {
		if !k.brings(id) {
			return nil
		}
	}
	return s.Obstacles
}

// brings reports whether a squad may bring an obstacle.
func (k *Kit) brings(id string) bool {
	o, err := k.Facts.Obstacle(id)
	return err == nil && o.Chosen
}

// WithObstacles is a squad's XWS that brings those obstacles.
func WithObstacles(xws []byte, ids []string) ([]byte, error) {
	s, err := squad.ParseXWS("squad", xws)
	if err != nil {
		return nil, err
	}
	s.Obstacles = ids
	return s.XWS()
}
