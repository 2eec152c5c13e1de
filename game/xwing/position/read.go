package position

import (
	"bytes"
	"strconv"
	"strings"
	"unicode/utf8"

	"xwing/game"
	"xwing/game/xwing/board"
)

// Mark is before a position that the address of a page carries.
const Mark = "#position="

// Ending is that of a position's file.
const Ending = ".position"

// What a position may hold at most.
const (
	MaxText    = 64 << 10 // bytes of its text
	MostShips  = 40       // remotes among them
	MostPieces = 60       // others: obstacles, devices, features, counters
	MostTokens = 20       // of a kind, on a ship
	MostRounds = 99
	mostDice   = 100 // that are laid ready, of a color
	mostWords  = 1000
)

// Reads reports whether a text looks like a position: its first line that says anything has the form of one's.
func Reads(text []byte) bool {
	text = bytes.TrimPrefix(text[:min(len(text), MaxText)], []byte("\ufeff"))
	for line := range strings.Lines(string(text)) {
		if f := strings.Fields(line); len(f) > 0 && !strings.HasPrefix(f[0], "#") {
			return grammar.Form(f[0]) != ""
		}
	}
	return false
}

// Read reads the text of a position; that what it names is there, and where it may be, Check finds. Faults are a
// *game.Flaw with the line and what helps.
func Read(text []byte) (Position, error) {
	p := New("")
	p.Table.Round = 0
	if len(text) > MaxText {
		return p, game.NewFlaw("position.too-large", "most", strconv.Itoa(MaxText>>10))
	}
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	if !utf8.Valid(text) || bytes.IndexByte(text, 0) >= 0 {
		return p, game.NewFlaw("position.no-text")
	}
	p.lines = map[string][]int{}
	n := 0
	for line := range strings.Lines(string(text)) {
		n++
		f := strings.Fields(line)
		if len(f) == 0 || strings.HasPrefix(f[0], "#") {
			continue
		}
		if err := p.readLine(n, f); err != nil {
			return p, err
		}
	}
	if n == 0 || len(p.Table.Ships)+len(p.Table.Obstacles)+len(p.Table.Devices) == 0 {
		return p, game.NewFlaw("position.empty")
	}
	p.Table.Round = max(p.Table.Round, 1)
	return p, nil
}

// readLine takes in the nth line of a text.
func (p *Position) readLine(n int, f []string) error {
	at := strconv.Itoa(n)
	form := grammar.Form(f[0])
	if form == "" {
		return game.NewFlaw("position.unknown-line", "line", at, "word", shortened(f[0]))
	}
	if grammar.Check(f[0], f[1:]) != nil || p.Line(f[0], f[1:]) != nil {
		return game.NewFlaw("position.unread", "line", at, "text", shortened(strings.Join(f, " ")), "form", form)
	}
	t := &p.Table
	pieces := len(t.Obstacles) + len(t.Devices) + len(t.Features) + len(t.Counters)
	switch {
	case len(t.Ships) > MostShips:
		return game.NewFlaw("position.many-ships", "line", at, "most", strconv.Itoa(MostShips))
	case pieces > MostPieces:
		return game.NewFlaw("position.many-pieces", "line", at, "most", strconv.Itoa(MostPieces))
	case len(p.Details) > mostWords || len(p.Dice[0]) > mostDice || len(p.Dice[1]) > mostDice:
		return game.NewFlaw("position.many-lines", "line", at)
	case t.Round < 0 || t.Round > MostRounds || f[0] == "round" && t.Round == 0:
		return game.NewFlaw("position.round", "line", at, "most", strconv.Itoa(MostRounds))
	}
	switch f[0] {
	case "tokens":
		if held := t.Ships[board.ShipOf(f[1])-1].Tokens; !countable(held) {
			return game.NewFlaw("position.tokens", "line", at, "most", strconv.Itoa(MostTokens))
		}
		p.note(f[1], n)
	case "ship":
		p.note(board.ShipID(len(t.Ships)).Piece(), n)
	case "obstacle":
		p.note(board.ObstacleID(len(t.Obstacles)).Piece(), n)
	case "device":
		p.note(deviceLine(len(t.Devices)), n)
	default:
		if len(f) > 1 && board.ShipOf(f[1]) != 0 {
			p.note(f[1], n)
		}
	}
	return nil
}

// note keeps that a line of the text is about a piece.
func (p *Position) note(piece string, line int) { p.lines[piece] = append(p.lines[piece], line) }

// lineOf is the first line that is about a piece; "?" where it was not read.
func (p *Position) lineOf(piece string) string {
	if at := p.lines[piece]; len(at) > 0 {
		return strconv.Itoa(at[0])
	}
	return "?"
}

// deviceLine names the nth device, remotes among them, for its line.
func deviceLine(n int) string { return "device " + strconv.Itoa(n) }

func countable(held map[board.Token]int) bool {
	for _, n := range held {
		if n < 0 || n > MostTokens {
			return false
		}
	}
	return true
}

// shortened is as much of a text of others as is repeated to them.
func shortened(s string) string {
	const most = 60
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}
