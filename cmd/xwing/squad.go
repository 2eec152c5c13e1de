package main

import (
	"fmt"
	"strconv"

	"xwing/game"
	"xwing/game/squad"
	"xwing/game/words"
)

// showSquad shows a squad: ships, cards, points, and what is enforced.
func showSquad(c *call) error {
	p, err := load()
	if err != nil {
		return err
	}
	file := c.files[0]
	_, s, err := readSquad("xwing squad", file)
	if err != nil {
		return err
	}
	w := p.naming()
	rules := p.kit.Rules.Edition.Ruleset
	name := s.Name
	if name == "" {
		name = file
	}
	total := w.Say(game.Say("cli.no-total"))
	if points, err := s.Points(p.kit.Facts, rules); err == nil {
		total = w.Say(game.Say("cli.points", "points", strconv.Itoa(points)))
	}
	fmt.Fprintf(c.out, "%s (%s), %s\n", name, w.Value("faction", s.Faction.String()), total)
	for i, pilot := range s.Pilots {
		p.showShip(c, w, s, i, pilot)
	}
	breaches := s.Check(p.kit.Facts, rules)
	for _, b := range breaches {
		fmt.Fprintln(c.out, w.Breach(s, b))
	}
	if len(breaches) == 0 {
		fmt.Fprintln(c.out, w.Say(game.Say("cli.legal-squad")))
	}
	return nil
}

// showShip shows one ship of a squad and its cards.
func (p *program) showShip(c *call, w *words.Words, s squad.Squad, i int, pilot squad.SquadPilot) {
	rules := p.kit.Rules.Edition.Ruleset
	line := fmt.Sprintf("%d. %s", i+1, w.CardName("pilot/"+pilot.Pilot))
	if profile, err := p.kit.Facts.Profile(rules, pilot.Pilot, pilot.UpgradeIDs()...); err == nil {
		line += ", " + profile.Ship.Name + ": " + w.Say(game.Say("cli.stats",
			"initiative", strconv.Itoa(profile.Pilot.Initiative), "agility", strconv.Itoa(profile.Stats.Agility),
			"hull", strconv.Itoa(profile.Stats.Hull), "shields", strconv.Itoa(profile.Stats.Shields)))
		for _, a := range profile.Stats.Attacks {
			line += fmt.Sprintf(", %s %d", w.Value("arc", a.Arc.String()), a.Value)
		}
	}
	if points, err := s.PilotPoints(p.kit.Facts, rules, i); err == nil {
		line += " (" + w.Say(game.Say("cli.points", "points", strconv.Itoa(points))) + ")"
	}
	fmt.Fprintln(c.out, line)
	p.showCard(c, w, "pilot/"+pilot.Pilot)
	for _, u := range pilot.Upgrades {
		p.showCard(c, w, "upgrade/"+u.XWS)
	}
}

// showCard tells a card's name and what it does, or that it is not enforced.
func (p *program) showCard(c *call, w *words.Words, ref string) {
	text, _ := w.CardText(ref)
	if facts, err := p.kit.Facts.Pilot(ref[len("pilot/"):]); ref[:6] == "pilot/" && err == nil && !facts.HasAbility {
		return
	}
	fmt.Fprintf(c.out, "   %s: %s\n", w.CardName(ref), text)
}
