package player

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// Peaceful flies like Sensible, but attacks nobody and wants no objective: its games
// are long, and end by the clock.
type Peaceful struct{ sensible *Sensible }

// NewPeaceful returns a player whose answers follow from the seed.
func NewPeaceful(seed uint64) *Peaceful { return &Peaceful{NewSensible(seed)} }

// Answer picks a legal answer that hurts nobody, if there is one.
func (p *Peaceful) Answer(t Table, d game.Decision) (game.Choice, error) {
	if d.Kind == ask.ChooseAttack || d.Kind == ask.ChooseBonusAttack {
		for _, o := range d.Options {
			if o.Legal() && game.Declines(o.ID) {
				return game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{o.ID}}, nil
			}
		}
	}
	return p.sensible.Answer(aimless{t}, d)
}

// aimless is a Table without objectives.
type aimless struct{ Table }

// Public is the View without scenario features.
func (a aimless) Public() *board.View {
	v := *a.Table.Public()
	v.Features = nil
	return &v
}

// Mission returns none.
func (a aimless) Mission() *xwing.Mission { return nil }

// MissionTargets returns none.
func (a aimless) MissionTargets(board.ShipID) []board.FeatureID { return nil }
