package main

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/words"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// showSquads shows squads: from files, random ones, quick builds. It fails if one of them cannot be read or
// breaks a rule.
func showSquads(c *call) error {
	if err := cmp.Or(paperFlags(c), compareFlags(c)); err != nil {
		return err
	}
	p, err := load()
	if err == nil {
		p, err = p.inEdition("squad", c, catalog.XWing2)
	}
	if err != nil {
		return err
	}
	mode, err := p.mode("squad", c, p.facts.BuiltIn()[0])
	random, quick := c.has("random"), c.has("quick")
	drawn := random || quick
	switch {
	case err != nil && (drawn || c.has("points")): // without, each file has its own
		return err
	case random && (len(c.files) > 1 || len(c.files) == 1 && c.has("faction")):
		return misuse("squad", "--random draws a squad of one faction, it takes no file")
	case c.has("theme") && (!random || quick):
		return misuse("squad", "--theme is what --random draws; quick builds have none")
	case !drawn && len(c.files) == 0:
		return misuse("squad", "a file is missing: xwing squad FILE… (- is what comes in), or --random, or --quick")
	case quick && len(p.facts.QuickBuilds()) == 0:
		return fmt.Errorf("xwing squad: %s", p.naming().Plain("cli.no-quick-builds"))
	case random:
		return p.randomSquad(c, mode)
	case quick:
		return p.quickSquad(c, mode)
	}
	return p.squadFiles(c)
}

// squadFiles shows the squads of files, each by the points list it was made for, if the flags name none.
func (p *program) squadFiles(c *call) error {
	bad := 0
	var why error
	for _, file := range c.files {
		if why = p.squadFile(c, file); why == nil {
			continue
		}
		if bad++; len(c.files) > 1 {
			fmt.Fprintln(c.err, p.words.Error(why))
		}
	}
	switch {
	case bad == 0:
		return nil
	case len(c.files) == 1:
		return why
	}
	return fmt.Errorf("xwing squad: %d of %d squads are at fault", bad, len(c.files))
}

// squadFile shows the squad of a file.
func (p *program) squadFile(c *call, file string) error {
	_, s, err := p.readSquad(c, "xwing squad", file)
	if err != nil {
		return err
	}
	if p, err = p.inEdition("squad", c, s.Family()); err != nil {
		return err
	}
	mode, err := p.modeOfFile("squad", c, s)
	if err != nil {
		return err
	}
	for _, line := range s.Unread() {
		fmt.Fprintln(c.err, p.words.Say(game.Say("cli.unread", "file", words.Text(file), "line", words.Text(line))))
	}
	s = s.ResolveIn(p.facts, mode.Ruleset)
	nameless := s.Name == ""
	if nameless {
		s.Name = file
	}
	if c.has("compare") {
		return p.compareWith(c, mode, file, s)
	}
	return p.show(c, mode, file, s, nameless)
}

// show shows one squad in the form that the flags ask for; the error tells that it breaks rules.
func (p *program) show(c *call, mode squad.Mode, file string, s squad.Squad, nameless bool) error {
	sheet := p.sheet(mode, file, s)
	switch {
	case c.has("sheet"):
		if err := p.printSheet(c, mode, s); err != nil {
			return err
		}
	case c.has("xws"):
		if nameless {
			s.Name = ""
		}
		text, err := s.Priced(p.facts, mode.Ruleset).XWS()
		if err != nil {
			return err
		}
		fmt.Fprintf(c.out, "%s", text)
	case c.has("link"):
		if err := handOn(c, s, nameless); err != nil {
			return err
		}
	case c.has("text"):
		if nameless {
			s.Name = ""
		}
		fmt.Fprint(c.out, s.Text(p.facts, mode.Ruleset, p.namingBy(mode.Ruleset).Value("faction", s.Faction.String())))
	case c.has("json"):
		if err := sheet.json(c.out); err != nil {
			return err
		}
	default:
		p.print(c, sheet)
	}
	if len(sheet.Breaches) > 0 {
		return fmt.Errorf("xwing squad: %s: not a legal squad", file)
	}
	return nil
}

// handOn writes the address of a page with the squad in it, "" for that of none.
func handOn(c *call, s squad.Squad, nameless bool) error {
	if nameless {
		s.Name = ""
	}
	xws, err := s.XWS()
	if err != nil {
		return err
	}
	address := c.text("link", "")
	if address == "" || address == "-" {
		address = squad.Scheme
	}
	l, err := squad.Link(address, xws)
	if err == nil {
		fmt.Fprintln(c.out, l)
	}
	return err
}

// faction is the faction that the flags name, or the word beside --random; where they name none, one drawn at random.
func (p *program) faction(c *call, chance squad.Chance) (catalog.Faction, error) {
	var ids []string
	for _, f := range p.facts.Factions() {
		ids = append(ids, f.String())
	}
	name := c.text("faction", "")
	if c.has("random") && len(c.files) == 1 {
		name = c.files[0]
	}
	if name == "" && !c.has("faction") {
		return p.facts.Factions()[chance.Below(len(ids))], nil
	}
	f, err := squad.ParseFaction(name)
	if err != nil || !slices.Contains(ids, f.String()) {
		return f, oneOf("squad", "faction", name, ids...)
	}
	return f, nil
}

// allowed is the bound of the cards of a points list that the flags ask for, those that the program enforces; nil
// for none.
func (p *program) allowed(c *call, list catalog.Ruleset) func(catalog.CardID) bool {
	if !c.has("enforced") {
		return nil
	}
	if !p.marks(list) {
		return func(catalog.CardID) bool { return false }
	}
	rules := p.kit().RulesBy(list)
	return func(id catalog.CardID) bool { return rules.Enforced(id.Ref()) }
}

// randomSquad draws a squad and shows it.
func (p *program) randomSquad(c *call, mode squad.Mode) error {
	seed := c.number("seed", 1)
	chance := game.NewSource(seed, squadStream)
	faction, err := p.faction(c, &chance)
	if err != nil {
		return err
	}
	var s squad.Squad
	if mode.Quick {
		ok := false
		if s, ok = squad.DrawQuick(p.facts, mode, faction, p.allowed(c, mode.Ruleset), &chance); !ok {
			return fmt.Errorf("xwing squad: no squad of quick builds can be drawn for %s", faction)
		}
	} else {
		pool, err := squad.NewPool(p.facts, mode, faction, p.allowed(c, mode.Ruleset))
		if err != nil {
			return fmt.Errorf("xwing squad: %w", err)
		}
		if s, err = p.themed(c, pool, &chance); err != nil {
			return err
		}
	}
	s.Name = p.words.Say(game.Say("cli.random-squad", "seed", strconv.FormatUint(seed, 10)))
	return p.show(c, mode, "--random", s, false)
}

// themed draws a squad of the theme that the flags name, or any.
func (p *program) themed(c *call, pool *squad.Pool, chance squad.Chance) (squad.Squad, error) {
	if !c.has("theme") {
		return pool.Draw(chance), nil
	}
	theme, err := squad.ParseTheme(p.facts, c.text("theme", ""))
	if err != nil {
		return squad.Squad{}, misuse("squad", "--theme: %v", err)
	}
	s, ok := pool.DrawTheme(theme, chance)
	if !ok {
		return s, fmt.Errorf("xwing squad: no squad of the theme %s is found for that faction", c.text("theme", ""))
	}
	return s, nil
}

// squadStream is the stream of random numbers that random squads are drawn from.
const squadStream = 301

// quickSquad shows the squad of the quick builds named, or squads of files, checked as such; without either it
// lists all quick builds.
func (p *program) quickSquad(c *call, mode squad.Mode) error {
	switch {
	case len(c.files) == 0:
		return p.quickBuilds(c)
	case !slices.ContainsFunc(c.files, func(f string) bool { return f != "-" && filepath.Ext(f) == "" }):
		return p.squadFiles(c)
	}
	var builds []*catalog.QuickBuild
	for _, id := range c.files {
		b, err := p.facts.QuickBuild(id)
		if err != nil {
			return fmt.Errorf("xwing squad: unknown quick build %q; `xwing squad --quick` lists them all", id)
		}
		builds = append(builds, b)
	}
	s, err := squad.Quick(p.facts, builds...)
	if err != nil {
		return fmt.Errorf("xwing squad: %w", err)
	}
	s.Name = p.words.Say(game.Say("cli.quick-squad"))
	return p.show(c, mode, "--quick", s, false)
}

// quickBuilds lists the quick builds of a faction, or of all: id, threat, ships.
func (p *program) quickBuilds(c *call) error {
	only := catalog.Faction(0)
	if c.has("faction") {
		var err error
		if only, err = p.faction(c, nil); err != nil {
			return err
		}
	}
	w := p.naming()
	builds := p.facts.QuickBuilds()
	slices.SortStableFunc(builds, func(a, b *catalog.QuickBuild) int { return int(a.Faction) - int(b.Faction) })
	for _, b := range builds {
		if only != 0 && b.Faction != only {
			continue
		}
		var ships []string
		for _, ship := range b.Ships {
			var cards []string
			for _, u := range ship.Upgrades {
				cards = append(cards, w.CardName(catalog.UpgradeCard.Ref(u)))
			}
			name := w.CardName(catalog.PilotCard.Ref(ship.Pilot))
			if len(cards) > 0 {
				name += " (" + strings.Join(cards, ", ") + ")"
			}
			ships = append(ships, name)
		}
		fmt.Fprintf(c.out, "%-36s %s  %s: %s\n", b.ID, w.Say(game.Say("cli.threat", "threat", strconv.Itoa(b.Threat))),
			w.Value("faction", b.Faction.String()), strings.Join(ships, "; "))
	}
	return nil
}
