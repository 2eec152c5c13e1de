package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/compare"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/odds"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
	"xwing/internal/store"
)

// oddsCommand is the command that tells odds.
func oddsCommand() command {
	return command{name: "odds", usage: "A.xws B.xws [--range N] [--tokens LIST] [--against LIST] | GAME.jsonl", about: "cli.about.odds",
		flags: []flagSpec{
			{"range", takesNumber, "N", "cli.flag.odds-range"},
			{"tokens", takesText, "LIST", "cli.flag.odds-tokens"},
			{"against", takesText, "LIST", "cli.flag.odds-against"},
			{"volley", isSwitch, "", "cli.flag.odds-volley"},
			{"without", takesText, "LIST", "cli.flag.odds-without"},
			{"points", takesText, "LIST", "cli.flag.squad-points"},
		}, least: 1, most: 2, run: showOdds}
}

// showOdds tells what attacks come to: those that could be made where a journal ends, or those of one squad's ships on another's.
func showOdds(c *call) error {
	p, err := load()
	if err != nil {
		return err
	}
	text, err := store.ReadStart(c.files[0], squad.MaxXWS+1)
	if err == nil && isJournal(c.files[0], text) {
		return p.oddsOfGame(c, c.files[0])
	}
	if len(c.files) != 2 {
		return misuse("odds", "two squads are wanted, or a game: xwing odds A.xws B.xws, or xwing odds GAME.jsonl")
	}
	return p.oddsOfSquads(c)
}

// oddsOfGame tells of the attacks that the ship may choose from that is asked for one where a journal ends.
func (p *program) oddsOfGame(c *call, file string) error {
	for _, flag := range []string{"range", "tokens", "against"} {
		if c.has(flag) {
			return misuse("odds", "--%s is for two squads; in a game they are what they are", flag)
		}
	}
	s, _, err := p.played("odds", file)
	if err != nil {
		return err
	}
	defer s.Close()
	for _, d := range s.Open() {
		if d.Kind != ask.ChooseAttack && d.Kind != ask.ChooseBonusAttack {
			continue
		}
		f, ok := xwing.Sit(s, d.Seat).Fork(1, xwing.Belief{})
		if !ok {
			continue
		}
		defer f.Close()
		state := f.State().(*xwing.State)
		p := p.of(state.Rules().Catalog.Family())
		if c.has("volley") {
			var all [][][]odds.Attack
			for i := range state.View.Ships {
				all = append(all, odds.Shooters(state, d.Seat, state.View.Ships[i].ID))
			}
			return p.tellVolleys(c, all)
		}
		var all []odds.Attack
		for _, shot := range state.Shots(board.ShipOf(d.About[0])) {
			if shot.Option.Legal() {
				all = append(all, odds.Attack{Table: state, Shot: shot})
			}
		}
		return p.tellOdds(c, all)
	}
	return fmt.Errorf("xwing odds: %s: no ship is asked for an attack where the game stands", file)
}

// oddsOfSquads tells of the attacks of each ship of one squad on each ship of another.
func (p *program) oddsOfSquads(c *call) error {
	at := c.number("range", 2)
	if at < 1 || at > 5 {
		return misuse("odds", "--range is 1 to 5")
	}
	_, a, err := p.readSquad(c, "xwing odds", c.files[0])
	if err != nil {
		return err
	}
	_, b, err := p.readSquad(c, "xwing odds", c.files[1])
	if err != nil {
		return err
	}
	if a.Family() != b.Family() {
		return fmt.Errorf("xwing odds: %s and %s are squads of different editions, whose cards do not meet", c.files[0], c.files[1])
	}
	p = p.of(a.Family())
	mode, err := p.modeOfFile("odds", c, a)
	if err != nil {
		return err
	}
	rules := p.kit().RulesBy(mode.Ruleset)
	attackers, err := p.fighters(mode, a, "tokens", c)
	if err != nil {
		return err
	}
	defenders, err := p.fighters(mode, b, "against", c)
	if err != nil {
		return err
	}
	if !c.has("volley") {
		attackers = unlike(attackers)
	}
	var all []odds.Attack
	volleys := make([][][]odds.Attack, len(defenders))
	for _, one := range attackers {
		for i, other := range unlike(defenders) {
			duel, err := odds.Duel(rules, one, other, gauge.Range(at))
			if err != nil {
				return fmt.Errorf("xwing odds: %w", err)
			}
			if all = append(all, duel...); len(duel) > 0 {
				volleys[i] = append(volleys[i], duel)
			}
		}
	}
	if c.has("volley") {
		for i := range volleys {
			volleys[i] = odds.InOrder(volleys[i])
		}
		return p.tellVolleys(c, volleys)
	}
	return p.tellOdds(c, all)
}

// unlike are ships, those that are alike once.
func unlike(all []odds.Fighter) (some []odds.Fighter) {
	for _, f := range all {
		alike := func(o odds.Fighter) bool { return o.Pilot == f.Pilot && slices.Equal(o.Upgrades, f.Upgrades) }
		if !slices.ContainsFunc(some, alike) {
			some = append(some, f)
		}
	}
	return some
}

// fighters are the ships of a squad, each with the tokens that a flag names.
func (p *program) fighters(mode squad.Mode, s squad.Squad, flag string, c *call) (all []odds.Fighter, err error) {
	var tokens []board.Token
	lock := false
	for _, word := range strings.FieldsFunc(c.text(flag, ""), func(r rune) bool { return r == ',' || r == ' ' }) {
		k, ok := tokenNamed(word)
		switch {
		case word == catalog.Lock.String():
			lock = true
		case !ok:
			return nil, misuse("odds", "--%s: %q is no token that counts here; it is focus, evade, calculate, lock or another by its "+
				"id, as in \"stress\"", flag, word)
		default:
			tokens = append(tokens, k)
		}
	}
	m, err := p.kit().Muster(mode.Ruleset, s.ResolveIn(p.facts, mode.Ruleset))
	if err != nil {
		return nil, fmt.Errorf("xwing odds: %w", err)
	}
	for _, ship := range m.Ships {
		f := odds.Fighter{Pilot: ship.Pilot, Tokens: tokens, Lock: lock}
		for _, u := range ship.Upgrades {
			f.Upgrades = append(f.Upgrades, u.XWS)
		}
		all = append(all, f)
	}
	return all, nil
}

// tokenNamed is the token of an id.
func tokenNamed(id string) (board.Token, bool) {
	for k := range board.TokenKinds {
		if k.String() == id {
			return k, true
		}
	}
	return 0, false
}

// tellOdds counts the attacks and tells each in a line.
func (p *program) tellOdds(c *call, all []odds.Attack) error {
	without := strings.FieldsFunc(c.text("without", ""), func(r rune) bool { return r == ',' || r == ' ' })
	w, t := p.naming(), table{out: c.out}
	t.row("", "", w.Plain("cli.odds-mean"), w.Plain("cli.odds-hit"), w.Plain("cli.odds-crit"), w.Plain("cli.odds-kill"),
		w.Plain("cli.odds-damage"))
	for _, a := range all {
		o, err := odds.Of(a.Table, a.Shot, without...)
		if err != nil {
			return fmt.Errorf("xwing odds: %w", err)
		}
		names := terms.NewNames(&a.Table.View, p.facts)
		t.row(names.Ship(a.Shot.Attacker)+", "+weaponName(w, compare.Weapon{Card: a.Shot.Weapon.Upgrade, Arc: a.Shot.Weapon.Arc}),
			names.Ship(a.Shot.Defender), fmt.Sprintf("%.3f", o.Mean()),
			percent(o.Hit), percent(o.Crit), percent(o.Kill), damages(o))
	}
	t.write("")
	return nil
}

// tellVolleys counts what comes of it that ships attack a target one after the other, and tells each attack in a line, and all of them.
func (p *program) tellVolleys(c *call, all [][][]odds.Attack) error {
	without := strings.FieldsFunc(c.text("without", ""), func(r rune) bool { return r == ',' || r == ' ' })
	w, t := p.naming(), table{out: c.out}
	t.row("", "", w.Plain("cli.odds-mean"), w.Plain("cli.odds-kill"), w.Plain("cli.odds-damage"))
	for _, ships := range all {
		if len(ships) == 0 {
			continue
		}
		v, err := odds.VolleyOf(ships, without...)
		if err != nil {
			return fmt.Errorf("xwing odds: %w", err)
		}
		target := ""
		for i, a := range v.Attacks {
			names := terms.NewNames(&a.Table.View, p.facts)
			target = names.Ship(a.Shot.Defender)
			weapon := compare.Weapon{Card: a.Shot.Weapon.Upgrade, Arc: a.Shot.Weapon.Arc}
			t.row(names.Ship(a.Shot.Attacker)+", "+weaponName(w, weapon), target,
				"", percent(v.Kills[i]))
		}
		t.row(w.Plain("cli.odds-volley"), target, fmt.Sprintf("%.3f", v.Mean()), percent(v.Kill), damages(odds.Odds{Spread: v.Spread}))
	}
	t.write("")
	return nil
}

// damages is how likely each damage is, from none to the most that there may be.
func damages(o odds.Odds) string {
	var parts []string
	for n, p := range o.Damage {
		if p > 0 {
			parts = append(parts, strconv.Itoa(n)+": "+percent(p))
		}
	}
	return strings.Join(parts, ", ")
}

func percent(p float64) string { return fmt.Sprintf("%.1f %%", 100*p) }
