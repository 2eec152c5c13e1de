package main

import (
	"fmt"
	"strconv"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/judge"
	"xwing/game/xwing/luck"
	"xwing/game/xwing/terms"
	"xwing/internal/store"
)

// luckCommand is the command that tells luck and play apart.
func luckCommand() command {
	return command{name: "luck", usage: "GAME.jsonl [--dice | --all]", about: "cli.about.luck",
		flags: []flagSpec{
			{"dice", isSwitch, "", "cli.flag.luck-dice"},
			{"all", isSwitch, "", "cli.flag.luck-all"},
		}, least: 1, most: 1, run: showLuck}
}

// dearest is how many answers are told of each side.
const dearest = 5

// showLuck tells what dice did in a game, and which answers cost most. Of a game that another version has written it is told as far
// as it is the same game here.
func showLuck(c *call) error {
	p, err := load()
	if err != nil {
		return err
	}
	file := c.files[0]
	s, notice, err := p.played("luck", file)
	if err != nil {
		return err
	}
	defer s.Close()
	state, ok := s.State().(*xwing.State)
	if !ok {
		return fmt.Errorf("xwing luck: %s: no game of X-Wing", file)
	}
	if _, over := s.Over(); !over && notice.Divergence == nil {
		return fmt.Errorf("xwing luck: %s: %s", file, p.words.Plain("cli.luck-over", "n", strconv.Itoa(state.View.Round)))
	}
	for _, n := range p.words.Notice(notice) {
		fmt.Fprintf(c.out, "%s: %s\n", file, n)
	}
	t := teller{call: c, state: state, words: p.words.With(terms.NewNames(&state.View, state.Rules().Catalog).By(state.Rules().List))}
	t.dice(s)
	if c.has("dice") {
		return nil
	}
	t.play(s)
	return nil
}

// played is a game of a journal as far as it has come, for a command that tells of it; a divergence of other versions is no error.
func (p *program) played(command, file string) (*game.Session, game.Notice, error) {
	text, err := store.ReadFile(file, store.MaxJournal)
	if err != nil {
		return nil, game.Notice{}, fmt.Errorf("xwing %s: %w", command, reason(err))
	}
	s, notice, err := game.Resume(text, p.kits.Start, nil)
	if err != nil {
		return nil, notice, fmt.Errorf("xwing %s: %s: %w", command, file, err)
	}
	return s, notice, nil
}

// teller tells of one game.
type teller struct {
	*call
	state *xwing.State
	words *terms.Words
}

// dice tells of each attack, of the rounds, and what it means.
func (t *teller) dice(s *game.Session) {
	w, l := t.words, luck.Of(s.Retell())
	fmt.Fprintln(t.out, w.Plain("cli.luck-dice-of"))
	rows := table{out: t.out}
	rows.row(w.Plain("cli.luck-choice"), w.Plain("ui.sheet-round"), w.Plain("ui.luck-attack"), w.Plain("cli.luck-target"),
		w.Plain("cli.luck-rolled"),
		w.Plain("ui.luck-expected"), w.Plain("ui.luck-came"), w.Plain("ui.luck-dice"), w.Plain("ui.luck-rest"))
	for i := range l.Attacks {
		a := &l.Attacks[i]
		rows.row(strconv.Itoa(a.At), strconv.Itoa(a.Round), w.Value("ship", a.Attacker.Piece())+", "+w.Value("weapon", a.Weapon),
			w.Value("ship", a.Defender.Piece()), fmt.Sprintf("%d:%d", a.Dice[board.AttackDice], a.Dice[board.DefenseDice]),
			fmt.Sprintf("%.2f", a.Expected), strconv.Itoa(a.Came), fmt.Sprintf("%+.2f", a.ByDice()), fmt.Sprintf("%+.2f", a.Rest()))
	}
	rows.write("  ")
	fmt.Fprintln(t.out, w.Plain("cli.luck-by-round"))
	rows = table{out: t.out}
	rows.row(w.Plain("ui.sheet-round"), w.Seat(game.Red)+", "+w.Plain("ui.luck-expected"), w.Plain("ui.luck-came"),
		w.Seat(game.Blue)+", "+w.Plain("ui.luck-expected"), w.Plain("ui.luck-came"), w.Plain("cli.luck-for-red"))
	for n, r := range l.Rounds() {
		rows.row(strconv.Itoa(n+1), fmt.Sprintf("%.2f", r[0].Expected), strconv.Itoa(r[0].Came), fmt.Sprintf("%.2f", r[1].Expected),
			strconv.Itoa(r[1].Came), fmt.Sprintf("%+.2f", r[0].ByDice-r[1].ByDice))
	}
	rows.write("  ")
	fmt.Fprintln(t.out, w.Say(l.For(game.Side(game.Red)).Says("ui.luck-says-")))
}

// play tells which answers cost most.
func (t *teller) play(s *game.Session) {
	w, j := t.words, judge.Past(s, judge.Usual())
	defer j.Close()
	for !j.Step(1 << 10) {
	}
	most := dearest
	if t.has("all") {
		most = len(j.Judged)
	}
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		fmt.Fprintln(t.out, w.Say(game.Say("cli.luck-play-of", "seat", seat.ID())))
		cost := judge.Costliest(j.Judged, &t.state.View, game.Side(seat), most)
		if len(cost) == 0 {
			fmt.Fprintln(t.out, "  "+w.Plain("ui.play-none"))
		}
		for i := range cost {
			d := &cost[i]
			fmt.Fprintf(t.out, "  %d, %s. %s\n     %s\n     %s\n", d.At, w.Plain("ui.round", "n", strconv.Itoa(d.Round)),
				w.Prompt(d.Decision), w.Answers(d.Decision, d.Taken, d.Best), w.Cost(d.Cost, d.Err))
		}
	}
	fmt.Fprintln(t.out, w.Plain("cli.luck-judged", "n", strconv.Itoa(j.Tried), "games", strconv.Itoa(judge.Usual().Playouts)))
	fmt.Fprintln(t.out, w.Plain("ui.play-how"))
}
