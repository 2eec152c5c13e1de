package script

import (
	"encoding/json"
	"strings"

	"xwing/game"
	"xwing/game/armada/catalog"
)

// chance is what has come by chance in a game: the dice that were rolled, by color. It is the log of the game, whose check
// lines tell of dice.
type chance struct{ rolled [catalog.Black + 1][]string }

// read takes in a line of the journal.
func (c *chance) read(line []byte) error {
	var l game.Line
	if err := json.Unmarshal(line, &l); err != nil {
		return err
	}
	if l.Check != nil {
		c.roll(l.Check.Chance)
	}
	return nil
}

// roll takes in outcomes of chance: "die red hit".
func (c *chance) roll(outcomes []string) {
	for _, o := range outcomes {
		if f := strings.Fields(o); len(f) == 3 && f[0] == "die" {
			if color, err := colorOf(f[1]); err == nil {
				c.rolled[color] = append(c.rolled[color], f[2])
			}
		}
	}
}

// unnamed is the lines that would name the dice that came by chance; none if all are named.
func (t *table) unnamed(s *game.Session) (lines []string) {
	t.chance.roll(s.Outcomes())
	for _, color := range catalog.Colors() {
		named := 0
		for _, d := range t.dice {
			if d.Color == color {
				named++
			}
		}
		if rolled := t.chance.rolled[color]; len(rolled) > named {
			lines = append(lines, "dice "+color.String()+" "+strings.Join(rolled[named:], " "))
		}
	}
	return lines
}
