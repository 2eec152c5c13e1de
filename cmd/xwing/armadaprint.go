package main

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
)

// show shows one fleet in the form that the flags ask for; the error tells that it breaks rules.
func (p *fleets) show(c *call, file string, f fleet.Fleet) error {
	all := p.breaches(file, f)
	switch {
	case c.has("kingston"):
		fmt.Fprint(c.out, f.Kingston(p.kit.Facts))
	case c.has("json"):
		text, err := f.JSON()
		if err != nil {
			return err
		}
		fmt.Fprintf(c.out, "%s\n", strings.TrimSpace(string(text)))
	default:
		p.print(c.out, f)
		for _, b := range f.Check(p.kit.Facts) {
			fmt.Fprintln(c.out, p.words.Breach(f, b))
		}
		if len(all) == 0 {
			fmt.Fprintln(c.out, p.words.Say(game.Say("cli.legal-fleet")))
		}
	}
	if len(all) > 0 {
		return fmt.Errorf("xwing squad: %s: not a legal fleet", file)
	}
	return nil
}

// print writes a fleet as players know it: ships and squadrons with their costs, objectives, the total.
func (p *fleets) print(out io.Writer, f fleet.Fleet) {
	cat := p.kit.Facts
	cost, flagship := f.Cost(cat), f.Flagship(cat)
	fmt.Fprintf(out, "%s (%s)\n", f.Name, p.words.Value("faction", f.Faction.String()))
	for i, s := range f.Ships {
		name := strconv.Quote(s.ID)
		if card, err := cat.Ship(s.ID); err == nil {
			name = fmt.Sprintf("%s (%d)", card.Name, card.Cost)
		}
		if i == flagship {
			name += ", " + p.words.Say(game.Say("cli.flagship"))
		}
		fmt.Fprintf(out, "%d. %s: %d\n", i+1, name, cost.Ships[i])
		for _, id := range s.Upgrades {
			name := strconv.Quote(id)
			if card, err := cat.Upgrade(id); err == nil {
				name = fmt.Sprintf("%s (%d)", card.Name, card.Cost)
			}
			fmt.Fprintf(out, "   %s\n", name)
		}
	}
	for _, q := range f.Squadrons {
		name := strconv.Quote(q.ID)
		if card, err := cat.Squadron(q.ID); err == nil {
			name = fmt.Sprintf("%s (%d)", card.Name, card.Cost)
		}
		fmt.Fprintf(out, "%d × %s\n", q.Count, name)
	}
	for _, id := range f.Objectives {
		if card, err := cat.Objective(id); err == nil {
			fmt.Fprintf(out, "%s: %s\n", p.words.Value("category", card.Category.String()), card.Name)
		} else {
			fmt.Fprintln(out, strconv.Quote(id))
		}
	}
	fmt.Fprintln(out, p.words.Say(game.Say("cli.fleet-total", "total", strconv.Itoa(cost.Total), "limit", strconv.Itoa(f.Points),
		"squadrons", strconv.Itoa(cost.Squadrons))))
}

// does is what a card does, as far as the rules know it.
func (p *fleets) does(kind, id string) string {
	return p.words.CardDoes(kind, id, p.kit.Enforces(kind+"/"+id))
}

// upgradeTold is what an upgrade costs, takes and does, or that it is in the game no more.
func (p *fleets) upgradeTold(u *catalog.Upgrade) string {
	var slots []string
	for _, s := range u.Slots {
		slots = append(slots, p.words.Value("slot", s.String()))
	}
	if u.Removed {
		return p.words.Plain("cli.armada-removed", "slots", strings.Join(slots, ", "))
	}
	return p.words.Plain("cli.armada-upgrade", "cost", strconv.Itoa(u.Cost), "slots", strings.Join(slots, ", "),
		"does", p.does("upgrade", u.ID))
}

// armadaCatalog lists the cards whose name or id has all the words, a line each; without words, how many there are.
func armadaCatalog(c *call) error {
	p, err := loadArmada()
	if err != nil {
		return err
	}
	cat := p.kit.Facts
	if len(c.files) == 0 {
		fmt.Fprintln(c.out, p.words.Say(game.Say("cli.armada-cards", "ships", strconv.Itoa(len(cat.Ships())),
			"squadrons", strconv.Itoa(len(cat.Squadrons())), "upgrades", strconv.Itoa(len(cat.Upgrades())),
			"objectives", strconv.Itoa(len(cat.Objectives())))))
		return nil
	}
	found := 0
	tell := func(id, name, what string) {
		for _, word := range c.files {
			if w := strings.ToLower(word); !strings.Contains(strings.ToLower(name), w) && !strings.Contains(id, w) {
				return
			}
		}
		found++
		fmt.Fprintf(c.out, "%s (%s): %s\n", name, id, what)
	}
	faction := func(f catalog.Faction) string { return p.words.Value("faction", f.String()) }
	say := func(key string, cost int, more ...string) string {
		return p.words.Plain(key, append(more, "cost", strconv.Itoa(cost))...)
	}
	for _, s := range cat.Ships() {
		tell(s.ID, s.Name, say("cli.armada-ship", s.Cost, "faction", faction(s.Faction), "size", p.words.Value("size", s.Size.String()),
			"command", strconv.Itoa(s.Command), "squadron", strconv.Itoa(s.Squadron), "engineering", strconv.Itoa(s.Engineering),
			"hull", strconv.Itoa(s.Hull)))
	}
	for _, s := range cat.Squadrons() {
		what := say("cli.armada-squadron", s.Cost, "faction", faction(s.Faction), "speed", strconv.Itoa(s.Speed),
			"hull", strconv.Itoa(s.Hull))
		if words := s.KeywordLine(); words != "" {
			what += "; " + words
		}
		if s.HasAbility {
			what += ". " + p.does("squadron", s.ID)
		}
		tell(s.ID, s.Name, what)
	}
	for _, u := range cat.Upgrades() {
		tell(u.ID, u.Name, p.upgradeTold(u))
	}
	for _, o := range cat.Objectives() {
		tell(o.ID, o.Name, p.words.Plain("cli.armada-objective", "category", p.words.Value("category", o.Category.String()),
			"does", p.words.Does(o.ID)))
	}
	if found == 0 {
		return fmt.Errorf("xwing catalog: %s", p.words.Plain("cli.armada-nothing", "query", strings.Join(c.files, " ")))
	}
	return nil
}
