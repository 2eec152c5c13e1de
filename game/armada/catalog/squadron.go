package catalog

import (
	"fmt"
	"slices"
	"strings"
)

// Squadron is a squadron card.
type Squadron struct {
	ID           string         `toml:"id"`
	Name         string         `toml:"name"`
	Aliases      []string       `toml:"aliases"` // what builders call it
	Type         string         `toml:"type"`    // the squadron type below a unique squadron's name, as it is printed
	Italic       bool           `toml:"italic"`  // that type is printed in italics throughout (ARM-FLB-016)
	Chassis      string         `toml:"chassis"` // what flies in it, as in "TIE Fighter"
	Faction      Faction        `toml:"faction"`
	Unique       bool           `toml:"unique"`
	Irregular    bool           `toml:"irregular"` // a single model
	Cost         int            `toml:"cost"`
	Was          int            `toml:"was"` // its cost of 2020; 0 where that was the same
	Hull         int            `toml:"hull"`
	Speed        int            `toml:"speed"`
	AntiSquadron Dice           `toml:"anti_squadron"`
	Battery      Dice           `toml:"battery"`
	Tokens       []DefenseToken `toml:"tokens"`
	Keywords     []Keyword      `toml:"keywords"`
	HasAbility   bool           `toml:"has_ability"` // a text beside its keywords
}

// Ace reports whether it is a unique squadron with defense tokens (ARM-FLB-013).
func (s *Squadron) Ace() bool { return s.Unique && len(s.Tokens) > 0 }

// Value is the value of a keyword, 1 of one that has no number; 0 if the squadron lacks it.
func (s *Squadron) Value(k KeywordName) int {
	i := slices.IndexFunc(s.Keywords, func(own Keyword) bool { return own.Name == k })
	switch {
	case i < 0:
		return 0
	case !k.Valued():
		return 1
	}
	return s.Keywords[i].Value
}

func (s *Squadron) check() error {
	switch {
	case s.Name == "", s.Faction == 0, s.Chassis == "":
		return fmt.Errorf("no name, faction or chassis")
	case s.Cost < 1, s.Was < 0, s.Hull < 1, s.Speed < 1, s.Speed > 5:
		return fmt.Errorf("cost %d, hull %d, speed %d", s.Cost, s.Hull, s.Speed)
	case s.AntiSquadron.Total() == 0, s.Battery.Total() == 0:
		return fmt.Errorf("an armament without dice")
	case s.Italic && s.Type == "", s.Type != "" && !s.Unique:
		return fmt.Errorf("type %q: unique squadrons have one, and it is what is italic", s.Type)
	case !s.Unique && len(s.Tokens) > 0:
		return fmt.Errorf("defense tokens of a squadron that is not unique")
	}
	for i, k := range s.Keywords {
		if slices.ContainsFunc(s.Keywords[:i], func(o Keyword) bool { return o.Name == k.Name }) {
			return fmt.Errorf("keyword %s twice", k.Name)
		}
	}
	return nil
}

// KeywordLine lists its keywords with their values, as a card does: "bomber, counter 2".
func (s *Squadron) KeywordLine() string {
	var all []string
	for _, k := range s.Keywords {
		all = append(all, k.String())
	}
	return strings.Join(all, ", ")
}
