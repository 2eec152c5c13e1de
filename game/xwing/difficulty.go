package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Difficulty returns the difficulty of a maneuver for a ship: the printed one,
// raised and lowered by all abilities in force together, blue to white to red
// and no further (Difficulty chapter, X20-DIF-003 to 006). What asks for a color
// goes by that, each after the other (RULINGS 40). Nothing changes a purple one, nor
// makes one purple (X25-DIF-004; see docs/decisions/0006).
func (t *Table) Difficulty(id board.ShipID, m catalog.Maneuver) catalog.Difficulty {
	if m.Difficulty == catalog.Purple {
		return catalog.Purple
	}
	steps := t.difficultySteps(&Moment{Ship: id, Move: MomentMove{Maneuver: m}})
	t.eachAsked(ColoredManeuver, &Moment{Ship: id, Move: MomentMove{Maneuver: m}}, func(a *Ability, m Moment, _ int) {
		steps += t.coloredSteps(a, m, steps)
	})
	return stepped(m.Difficulty, steps)
}

// coloredSteps is by how much an ability that asks for a color changes a maneuver's difficulty, which others have changed
// by so many steps: they are all added up before the color is looked at (X20-DIF-005).
func (t *Table) coloredSteps(a *Ability, m Moment, steps int) int {
	if m.Difficulty, m.N = stepped(m.Move.Maneuver.Difficulty, steps), steps; a.applies(t, &m) {
		return a.By(t, m)
	}
	return 0
}

// difficultySteps is by how much abilities in force raise or lower the difficulty of a maneuver together.
func (t *Table) difficultySteps(m *Moment) int {
	harder, easier := 0, 0
	t.eachAsked(ManeuverDifficulty, m, func(a *Ability, m Moment, _ int) {
		if !a.applies(t, &m) {
			return
		}
		if n := a.By(t, m); n > 0 {
			harder += n
		} else {
			easier += n
		}
	})
	if harder > 0 && t.rules.Edition.Difficulty.Harder {
		return harder
	}
	return harder + easier
}

// stepped returns a difficulty raised or lowered by so many steps.
func stepped(d catalog.Difficulty, steps int) catalog.Difficulty {
	if d == catalog.Purple {
		return d
	}
	return min(max(d+catalog.Difficulty(steps), catalog.Blue), catalog.Red)
}

// DifficultyRules say what the difficulty of a maneuver does (Maneuver, Difficulty
// chapters).
type DifficultyRules struct {
	// BlueRemoves are the tokens of which a blue maneuver removes one. First edition: stress alone.
	BlueRemoves []board.Token
	// Harder ignores what makes a maneuver easier while something makes it harder. First edition: yes; else they are added up.
	Harder bool
	// ByDial gives a revealed maneuver the color on its dial, outside the ship's activation. 2.5: yes; else that which it has with all changes.
	ByDial bool
}

// RevealedDifficulty is the color that what asks for a ship's revealed maneuver goes by (X25-ACT-011, RULINGS 40).
func (t *Table) RevealedDifficulty(id board.ShipID) catalog.Difficulty {
	m := t.Ship(id).Dial.Maneuver
	if t.rules.Edition.Difficulty.ByDial && (t.View.Phase != board.Activation || t.View.Active != id) {
		return m.Difficulty
	}
	return t.Difficulty(id, m)
}

// CheckLater has the difficulty of the maneuver that a ship executes be checked after its Perform Action step.
func (t *Table) CheckLater(id board.ShipID, d catalog.Difficulty) { t.memory(id).Late = d }

// checkLate checks it then.
func (t *Table) checkLate(id board.ShipID) {
	d := t.memory(id).Late
	if t.memory(id).Late = 0; d != 0 && !t.gone(id) {
		t.checkDifficulty(id, d)
	}
}

// checkDifficulty is the Check Difficulty step: a red maneuver gives one stress
// token, a blue one removes one token of each kind that the edition says
// (X20-MAN-005, X20-DIF-001), a purple one costs 1 Force.
func (t *Table) checkDifficulty(id board.ShipID, d catalog.Difficulty) {
	switch d {
	case catalog.Red:
		if t.pushed(id) {
			t.LoseCharges(id, board.ShipCharges, 1)
			return
		}
		t.GainTokens(id, board.Stress, 1)
	case catalog.Purple: // the cost of executing it (X25-MNV-007)
		t.SpendCharges(id, board.ForceCharges, 1)
	case catalog.Blue:
		for _, k := range t.rules.Edition.Difficulty.BlueRemoves {
			t.RemoveTokens(id, k, 1)
		}
	}
}
