package main

import (
	"fmt"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
)

// print writes a squad as players know it: ships and cards with their costs, the total, what breaks a rule.
func (p *program) print(c *call, s *sheet) {
	w := p.namingBy(s.mode.Ruleset)
	list := s.Points
	if l, err := p.facts.List(s.mode.Ruleset); err == nil {
		list = l.Name
	}
	if s.Format != "" {
		list += " " + s.Format
	}
	fmt.Fprintf(c.out, "%s (%s, %s)\n", s.Name, w.Value("faction", s.Faction), list)
	for i, ship := range s.Ships {
		p.printShip(c, w, s, i, ship)
	}
	fmt.Fprintln(c.out, p.total(w, s))
	for _, b := range s.Breaches {
		fmt.Fprintln(c.out, b.Text)
	}
	if len(s.Breaches) == 0 {
		fmt.Fprintln(c.out, w.Say(game.Say("cli.legal-squad")))
	}
}

// total says what the squad costs, of how much, and what that leaves.
func (p *program) total(w *terms.Words, s *sheet) string {
	key := "cli.total"
	switch {
	case s.Quick:
		key = "cli.total-threat"
	case s.Unspent > 0 && s.Loadout:
		key = "cli.total-deficit"
	case s.Unspent > 0:
		key = "cli.total-bid"
	}
	return w.Say(game.Say(key, "total", strconv.Itoa(s.Total), "limit", strconv.Itoa(s.Limit), "unspent", strconv.Itoa(s.Unspent)))
}

// printShip writes one ship and its cards.
func (p *program) printShip(c *call, w *terms.Words, s *sheet, i int, ship sheetShip) {
	pilot := s.squad.Pilots[i]
	line := fmt.Sprintf("%d. %s", i+1, ship.Name)
	if profile, err := p.facts.Profile(s.mode.Ruleset, pilot.Pilot, known(p, pilot)...); err == nil {
		line += ", " + profile.Ship.Name + ": " + w.Say(game.Say("cli.stats",
			"initiative", strconv.Itoa(profile.Pilot.Initiative), "agility", strconv.Itoa(profile.Stats.Agility),
			"hull", strconv.Itoa(profile.Stats.Hull), "shields", strconv.Itoa(profile.Stats.Shields)))
		for _, a := range profile.Stats.Weapons() {
			line += fmt.Sprintf(", %s %d", w.Value("arc", a.Arc.String()), a.Value)
		}
	} else if ship.ShipName != "" {
		line += ", " + ship.ShipName
	}
	fmt.Fprintln(c.out, line+price(ship.Cost)+p.note(w, s, catalog.PilotCard.Ref(ship.Pilot)))
	p.printText(c, w, catalog.PilotCard.Ref(ship.Pilot))
	for _, u := range ship.Upgrades {
		fmt.Fprintf(c.out, "   %s: %s%s%s\n", slotName(w, u.Slot), u.Name, price(u.Cost), p.note(w, s, catalog.UpgradeCard.Ref(u.XWS)))
		p.printText(c, w, catalog.UpgradeCard.Ref(u.XWS))
	}
	switch {
	case ship.Loadout != nil:
		fmt.Fprintln(c.out, "   "+w.Say(game.Say("cli.loadout", "total", strconv.Itoa(ship.Spent), "limit", strconv.Itoa(*ship.Loadout))))
	case ship.Cost != nil && ship.Spent != 0:
		fmt.Fprintln(c.out, "   "+w.Say(game.Say("cli.together", "points", strconv.Itoa(*ship.Cost+ship.Spent))))
	}
	if h := ship.Half; h != nil {
		fmt.Fprintln(c.out, "   "+w.Say(game.Say("cli.half", "half", strconv.Itoa(h.Points), "lost", strconv.Itoa(h.Lost), "of", strconv.Itoa(h.Of))))
	}
}

// known lists the upgrades of a ship that the facts know.
func known(p *program, pilot squad.SquadPilot) []string {
	var ids []string
	for _, id := range pilot.UpgradeIDs() {
		if _, err := p.facts.Upgrade(id); err == nil {
			ids = append(ids, id)
		}
	}
	return ids
}

// slotName is what a slot is called; one that is not known is called what the file calls it.
func slotName(w *terms.Words, slot string) string {
	if w.Has("term.slot." + slot) {
		return w.Value("slot", slot)
	}
	return `"` + slot + `"`
}

// price is a cost in brackets; nothing where none is known.
func price(cost *int) string {
	if cost == nil {
		return ""
	}
	return " (" + strconv.Itoa(*cost) + ")"
}

// note tells of a card that can be played but is not enforced.
func (p *program) note(w *terms.Words, s *sheet, ref string) string {
	kind, xws, _ := strings.Cut(ref, "/")
	_, noPilot := p.facts.Pilot(xws)
	_, noUpgrade := p.facts.Upgrade(xws)
	unknown := kind == "pilot" && noPilot != nil || kind == "upgrade" && noUpgrade != nil
	if unknown || !p.marks(s.mode.Ruleset) || p.kit().RulesBy(s.mode.Ruleset).Enforced(ref) {
		return ""
	}
	return " [" + w.Say(game.Say("ui.not-enforced-short")) + "]"
}

// printText writes what a card does, if the flags ask for it.
func (p *program) printText(c *call, w *terms.Words, ref string) {
	if !c.has("cards") {
		return
	}
	if text, ok := w.CardText(ref); ok {
		fmt.Fprintf(c.out, "      %s\n", text)
	}
}
