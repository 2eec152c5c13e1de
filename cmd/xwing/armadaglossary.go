package main

import "xwing/game/armada/match"

// armadaGlossaryCommand is the command that tells Armada's terms.
func armadaGlossaryCommand() command {
	return command{name: "glossary", usage: "[WORD…]", about: "cli.about.glossary", most: many, wordy: true, run: showArmadaGlossary}
}

// showArmadaGlossary tells what a question finds in Armada's glossary.
func showArmadaGlossary(c *call) error {
	p, err := loadArmada()
	if err != nil {
		return err
	}
	return c.askGlossary(p.words.Words, match.Game, "")
}
