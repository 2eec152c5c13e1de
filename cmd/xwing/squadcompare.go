package main

import (
	"fmt"
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/compare"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
)

// compareFlags checks the flag of a second squad before anything is read.
func compareFlags(c *call) error {
	if c.has("compare") && (len(c.files) != 1 || c.has("random") || c.has("quick") || c.has("sheet")) {
		return misuse("squad", "two files are compared: xwing squad A.xws --compare B.xws")
	}
	return nil
}

// compared is a squad that is compared with another.
type compared struct {
	name string
	compare.Squad
	words *terms.Words
}

// compareWith shows a squad beside the one of the file that --compare names, each by the points list that it was made for if
// the flags name none.
func (p *program) compareWith(c *call, mode squad.Mode, file string, s squad.Squad) error {
	other := c.text("compare", "")
	_, o, err := p.readSquad(c, "xwing squad", other)
	if err != nil {
		return err
	}
	if o.Family() != s.Family() {
		return fmt.Errorf("xwing squad: %s and %s are squads of different editions, whose cards do not meet", file, other)
	}
	otherMode, err := p.mode("squad", c, o.MadeFor(p.facts, mode.Ruleset))
	if err != nil {
		return err
	}
	if o = o.ResolveIn(p.facts, otherMode.Ruleset); o.Name == "" {
		o.Name = other
	}
	a, b := p.comparedBy(mode, s), p.comparedBy(otherMode, o)
	same := compare.Differ(&a.Squad, &b.Squad)
	p.sums(c, &a, &b)
	w := p.naming()
	if same > 0 {
		fmt.Fprintln(c.out, w.Plain("ui.compare-same", "n", strconv.Itoa(same)))
	}
	for _, side := range [2][2]*compared{{&a, &b}, {&b, &a}} {
		fmt.Fprintln(c.out)
		side[0].ships(c)
		side[0].damage(c, side[1])
	}
	return nil
}

// comparedBy is what of a squad is compared in a game mode.
func (p *program) comparedBy(mode squad.Mode, s squad.Squad) compared {
	return compared{s.Name, compare.Of(p.kit().RulesBy(mode.Ruleset), mode, s), p.namingBy(mode.Ruleset)}
}

// sums are what the squads come to, side by side.
func (p *program) sums(c *call, a, b *compared) {
	w, t := p.naming(), table{out: c.out}
	t.row("", a.name, b.name)
	for _, key := range compare.Sums() {
		t.row(w.Plain("ui.compare-"+key), a.Sum(key), b.Sum(key))
	}
	t.write("")
}

// ships are those that the other squad does not have.
func (s *compared) ships(c *call) {
	fmt.Fprintln(c.out, s.name)
	t := table{out: c.out}
	for i := range s.Ships {
		ship := &s.Ships[i]
		if ship.Both {
			continue
		}
		points := ""
		if ship.Points >= 0 {
			points = strconv.Itoa(ship.Points)
		}
		t.row(strconv.Itoa(ship.Initiative), s.words.CardName(catalog.PilotCard.Ref(ship.Pilot)), points, s.words.Plain("ui.compare-takes",
			"agility", strconv.Itoa(ship.Agility), "hull", strconv.Itoa(ship.Hull), "shields", strconv.Itoa(ship.Shields)))
	}
	t.write("  ")
}

// damage is what the weapons of a squad do on the average against the ships of the other, by their agility.
func (s *compared) damage(c *call, on *compared) {
	t := table{out: c.out}
	head := []string{s.words.Plain("ui.compare-damage")}
	for _, agility := range on.Agilities() {
		head = append(head, s.words.Plain("ui.build-agility", "n", strconv.Itoa(agility)))
	}
	t.row(head...)
	for _, weapon := range s.Arms() {
		for at := max(weapon.Min, 1); at <= weapon.Max; at++ {
			row := []string{s.words.Plain("ui.compare-weapon", "weapon", weaponName(s.words, weapon), "dice", strconv.Itoa(weapon.Value),
				"range", strconv.Itoa(at))}
			for _, agility := range on.Agilities() {
				n, _ := weapon.Damage(at, compare.Ship{Agility: agility})
				row = append(row, fmt.Sprintf("%.2f", n))
			}
			t.row(row...)
		}
	}
	t.write("  ")
}

// weaponName is what a weapon is called: its card, or the arc of a primary weapon.
func weaponName(w *terms.Words, of compare.Weapon) string {
	if of.Card != "" {
		return w.CardName(catalog.UpgradeCard.Ref(of.Card))
	}
	return w.Value("arc", of.Arc.String())
}
