package main

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/luck"
	"xwing/game/xwing/record"
	"xwing/game/xwing/squad"
	"xwing/internal/store"
	"xwing/scene"
)

// recordCommand is the command that tells what the kept games came to.
func recordCommand() command {
	return command{name: "record", usage: "[--name N]", about: "cli.about.record",
		flags: []flagSpec{{"name", takesText, "N", "cli.flag.record-name"}}, run: showRecord}
}

// sorted is what the games came to of whatever they are sorted by.
type sorted struct {
	record.Record
	key, name string // the name is of the latest of these
}

// records are what all games came to for a player.
type records struct {
	by   [3][]sorted // squads, points lists, opponents
	luck luck.Test
	left int // games that say nothing
}

// showRecord tells what the kept games came to, by squad, points list and opponent, and what dice did in them.
func showRecord(c *call) error {
	p, err := load()
	if err != nil {
		return err
	}
	files := store.Open(store.Folders{Games: p.settings.Saves})
	if err := files.Homeless(); err != nil {
		return err
	}
	kept, err := files.Games()
	if err != nil {
		return err
	}
	var all records
	for i := range kept {
		g := &kept[i]
		if g.Err == nil && g.Header.Game != "" {
			continue // it is of another game
		}
		if seats := p.seatsOf(c, g.Header); g.Err != nil || len(seats) > 0 {
			p.recount(g, seats, &all)
		}
	}
	p.tellRecord(c, &all)
	return nil
}

// seatsOf are the seats of a game whose record it is: those of the name that is asked for, else all that no computer plays.
func (p *program) seatsOf(c *call, h game.Header) (seats []game.Seat) {
	names, computers := scene.NamesOf(h), scene.ComputersOf(h)
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		switch {
		case computers.Has(seat):
		case !c.has("name"), strings.EqualFold(strings.TrimSpace(names[seat]), strings.TrimSpace(c.text("name", ""))):
			seats = append(seats, seat)
		}
	}
	return seats
}

// recount plays a game again and counts it for some of its seats.
func (p *program) recount(g *store.Game, seats []game.Seat, all *records) {
	text, err := store.ReadFile(g.Path, listedRoom)
	if err != nil || g.Err != nil || g.Header.OfTwo() != nil || p.kits[0].PositionOf(g.Header) != "" { // what is tried does not count
		all.left++
		return
	}
	s, notice, err := game.Resume(text, p.kits.Start, nil)
	if err != nil {
		all.left++
		return
	}
	defer s.Close()
	outcome, over := s.Over()
	score, is := record.Score(s)
	if !over || !is || notice.Divergence != nil {
		all.left++
		return
	}
	flown := record.Flown(g.Header, p.kits)
	for _, seat := range seats {
		for i, of := range p.sortedBy(g.Header, flown[seat], seat) {
			all.by[i] = counted(all.by[i], of, game.Side(seat), outcome.Winner, score)
		}
	}
	if len(seats) == 1 { // of both sides, dice take from one what they give the other
		all.luck.Add(luck.Of(s.Retell()).For(game.Side(seats[0])))
	}
}

// sortedBy is what a game of a seat is sorted by: a key and a name each of its squad, the points list, the opponent.
func (p *program) sortedBy(h game.Header, flown string, seat game.Seat) (out [3][2]string) {
	w := p.words
	if s, err := squad.ParseXWS("squad", h.Squads[seat]); err == nil {
		out[0] = [2]string{flown, cmp.Or(s.Name, w.Value("faction", s.Faction.String()))}
	}
	if id, err := p.kits.Of(h.Edition).ListOf(h); err == nil {
		out[1] = [2]string{string(id), string(id)}
		if list, err := p.kits.Of(h.Edition).Facts.List(id); err == nil {
			out[1][1] = list.Name
		}
	}
	name := strings.TrimSpace(scene.NamesOf(h)[1-seat])
	switch {
	case scene.ComputersOf(h).Has(1 - seat):
		name = w.Plain("cli.record-computer")
	case name == "":
		name = w.Plain("cli.record-somebody")
	}
	out[2] = [2]string{strings.ToLower(name), name}
	return out
}

// counted is a list of records with one game more.
func counted(all []sorted, of [2]string, side, winner game.Side, score [2]int) []sorted {
	i := slices.IndexFunc(all, func(r sorted) bool { return r.key == of[0] })
	if i < 0 {
		i, all = len(all), append(all, sorted{key: of[0], name: of[1]})
	}
	all[i].Add(side, winner, score)
	return all
}

// tellRecord tells all that was counted.
func (p *program) tellRecord(c *call, all *records) {
	w := p.words
	switch {
	case len(all.by[0]) > 0:
	case c.has("name"):
		fmt.Fprintln(c.out, w.Plain("cli.record-none", "name", c.text("name", "")))
	default:
		fmt.Fprintln(c.out, w.Plain("cli.record-empty"))
	}
	rows := table{out: c.out}
	for i, head := range []string{"cli.record-squads", "cli.record-lists", "cli.record-opponents"} {
		by := all.by[i]
		if len(by) == 0 {
			continue
		}
		slices.SortStableFunc(by, func(a, b sorted) int { return b.Games() - a.Games() })
		rows.row(w.Plain(head), w.Plain("cli.record-won"), w.Plain("cli.record-lost"), w.Plain("cli.record-drawn"),
			w.Plain("cli.record-points"))
		for _, r := range by {
			rows.row("  "+r.name, strconv.Itoa(r.Won), strconv.Itoa(r.Lost), strconv.Itoa(r.Drawn), fmt.Sprintf("%d : %d", r.Scored,
				r.Given))
		}
	}
	rows.write("")
	switch {
	case all.luck.Attacks > 0:
		key := "cli.record-says-"
		if all.luck.Favor < 0 {
			key = "cli.record-against-"
		}
		fmt.Fprintln(c.out, w.Say(all.luck.Says(key)))
	case len(all.by[0]) > 0:
		fmt.Fprintln(c.out, w.Plain("cli.record-both"))
	}
	if all.left > 0 {
		fmt.Fprintln(c.out, w.Plain("cli.record-left", "n", strconv.Itoa(all.left)))
	}
}
