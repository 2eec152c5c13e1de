package armada

import (
	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// battery is the armament of a hull zone against ships, with what cards add to it.
func (s *State) battery(id board.ShipID, z gauge.Zone) catalog.Dice {
	return s.armament(Moment{Ship: id, Zone: z}, s.shipCard(id).Armament.Of(z))
}

// Flak is the anti-squadron armament of a ship, with what cards make of it.
func (s *State) Flak(id board.ShipID) catalog.Dice {
	return s.armament(Moment{Ship: id}, s.shipCard(id).AntiSquadron)
}

// armament is an armament with what cards add to it; without a hull zone one against squadrons, of the colors that they say.
func (s *State) armament(m Moment, dice catalog.Dice) catalog.Dice {
	t := &Table{State: s}
	for _, c := range catalog.Colors() {
		m.Color = c
		dice[c] += t.sum(Armament, m)
	}
	if m.Ship == 0 || m.Zone != 0 {
		return dice
	}
	dice, _ = recolor(t, Moment{Ship: m.Ship}, dice)
	return dice
}

// recolor has cards replace the dice of an anti-squadron armament by those of another color: of each attack, or if its owner
// wants of that in Moment.Shot; it returns the card that does.
func recolor(t *Table, m Moment, dice catalog.Dice) (now catalog.Dice, by string) {
	for _, c := range catalog.Colors() {
		to := c
		if m.Color = c; dice[c] > 0 {
			t.eachAnswer(DieColor, m, func(a *Ability, m Moment) {
				m.N = int(to)
				if other := catalog.Color(a.By(t, m)); other != to {
					to, by = other, m.Card
				}
			})
		}
		now[to] += dice[c]
	}
	return now, by
}

// flakShots are the ways in which a ship can attack a squadron or a mine by an anti-squadron armament: with the dice that this
// has, or with those by which a card may replace them.
func flakShots(t *Table, id board.ShipID, defender string, flak catalog.Dice,
	judge func(catalog.Dice) (Shot, *game.Refusal)) (shots []Shot) {
	offer := func(dice catalog.Dice, by string) {
		shot, no := judge(dice)
		if no == nil && t.forbidden(DeclaringTarget, Moment{Ship: id, Shot: &shot}) == nil {
			shot.Recolored = by
			shots = append(shots, shot)
		}
	}
	offer(flak, "")
	if dice, by := recolor(t, Moment{Ship: id, Shot: &Shot{Attacker: id.Piece(), Defender: defender}}, flak); by != "" {
		offer(dice, by)
	}
	return shots
}

// atRange are the dice of an armament that can be gathered at the range of a shot (ARM-ATK-014); zone 0: against squadrons.
func (s *State) atRange(d catalog.Dice, z gauge.Zone, shot *Shot) catalog.Dice {
	t := &Table{State: s}
	for c, far := range [...]gauge.Range{catalog.Red: gauge.LongRange, catalog.Blue: gauge.MediumRange, catalog.Black: gauge.CloseRange} {
		if d[c] == 0 || shot.Range <= far {
			continue
		}
		m := Moment{Ship: board.ShipOf(shot.Attacker), Zone: z, Color: catalog.Color(c), Shot: shot}
		if shot.Range > gauge.Range(t.fold(DiceReach, int(far), m)) {
			d[c] = 0
		}
	}
	return d
}

// mineShots are the attacks from a hull zone on proximity mines, by an anti-squadron armament (ARM-TKN-009 to -013, -018, -019).
func mineShots(t *Table, v *sights, id board.ShipID, z gauge.Zone, flak catalog.Dice) (shots []Shot) {
	for i := range t.View.Markers {
		m := &t.View.Markers[i]
		token := gauge.Token(m.Pose)
		if m.Kind != board.ProximityMine || m.Gone || t.Overlaps(id.Piece(), token) {
			continue
		}
		shots = append(shots, flakShots(t, id, m.ID.Piece(), flak, func(dice catalog.Dice) (Shot, *game.Refusal) {
			return t.judgeToken(v, id, z, m.ID.Piece(), token, m.Pose.Point(), dice, 0)
		})...)
	}
	return shots
}
