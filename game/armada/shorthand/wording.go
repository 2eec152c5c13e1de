// Package shorthand is how games of Armada are abbreviated when they are written down (docs/notation.md).
package shorthand

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/notation"
)

// Wording is Armada's.
func Wording() notation.Wording {
	kinds := []string{"card:", "upgrade/", "ship/", "squadron/", "objective/", "obstacle/", "damage/"}
	return notation.Wording{Names: names, Kinds: kinds, Word: word, Head: head, Next: next, Usual: usual, Tell: tell}
}

// next reports whether a question asks which piece is next.
func next(k game.Kind) bool { return k == ask.ActivateShip || k == ask.ActivateSquadron }

// usual is that a ship reveals its dial as it is.
func usual(_ game.State, d *game.Decision) string {
	if d.Kind == ask.RevealDial {
		for i := range d.Options {
			if o := &d.Options[i]; o.Legal() && o.ID == "dial" {
				return o.ID
			}
		}
	}
	return ""
}

// head is the piece that is asked; in an attack the attacker, and of dials the seat.
func head(s game.State, d *game.Decision) string {
	v := &s.(*armada.State).View
	switch {
	case d.Kind == ask.StackDials:
		return d.Seat.ID()
	case d.Shape == game.Place || next(d.Kind) || len(d.About) == 0:
		return ""
	case v.Attack != nil && v.Attack.Attacker != "" && slices.Contains(d.About, v.Attack.Attacker),
		v.Attack != nil && v.Attack.Attacker != "" && slices.Contains(d.About, v.Attack.Defender):
		return v.Attack.Attacker
	}
	return d.About[0]
}

// word is an answer in short; "" where its id says it well.
func word(_ *game.Decision, id string) string {
	if n, is := strings.CutPrefix(id, "die:"); is {
		i, _ := strconv.Atoi(n)
		return "#" + strconv.Itoa(i+1)
	}
	return ""
}

// names are those of the ships and squadrons that a game begins with, by the first words of their ids.
func names(s game.State) map[string]string {
	v := &s.(*armada.State).View
	var ids, pieces []string
	for i := range v.Ships {
		ids, pieces = append(ids, v.Ships[i].Card), append(pieces, v.Ships[i].ID.Piece())
	}
	for i := range v.Squadrons {
		ids, pieces = append(ids, v.Squadrons[i].Card), append(pieces, v.Squadrons[i].ID.Piece())
	}
	short, copies := make([]string, len(ids)), map[string]int{}
	for i, id := range ids {
		short[i] = shortName(id)
		copies[short[i]]++
	}
	all, count := map[string]string{}, map[string]int{}
	for i, name := range short {
		if count[name]++; copies[name] > 1 {
			name += strconv.Itoa(count[name])
		}
		all[pieces[i]] = name
	}
	return all
}

// shortName is the first word of an id that says what it is: "Victory", "XWing", "TieFighter".
func shortName(id string) string {
	words := strings.Split(id, "-")
	var b strings.Builder
	for i, w := range words {
		if w == "" || w == "squadron" {
			continue
		}
		b.WriteString(strings.ToUpper(w[:1]) + w[1:])
		if last := w[len(w)-1]; i > 0 && '0' <= last && last <= '9' {
			continue // no number behind a number
		}
		if b.Len() > 3 && w != "tie" && strings.TrimRight(b.String(), "0123456789") == b.String() {
			break
		}
	}
	return strings.TrimRight(b.String(), "0123456789")
}

// phases are what is written where one begins.
var phases = map[board.Phase]string{
	board.Setup: "setup", board.CommandPhase: "dials", board.ShipPhase: "ships", board.SquadronPhase: "squadrons",
	board.StatusPhase: "status",
}

// tell says what a reader is told of an event.
func tell(_ game.State, e game.Event) (told notation.Told) {
	switch e := e.(type) {
	case board.PhaseBegan:
		if told.Phase = phases[e.Phase]; e.Round > 0 && told.Phase != "" {
			told.Phase = strconv.Itoa(e.Round) + "." + told.Phase
		}
	case board.AttackDeclared:
		told.Remark, told.Fight = e.Attack.Range.String(), true
	case board.DiceRolled:
		told.Dice = dice(e.Dice)
	case board.DiceChanged:
		if e.How == "rerolled" || e.How == "added" {
			told.Dice = dice(e.Dice)
		}
	case board.DamageTotaled:
		told.Remark = "=" + strconv.Itoa(e.N)
	case board.PieceDestroyed:
		told.Remark = e.Piece + " destroyed"
	case board.GameEnded:
		if told.Remark = "draw"; e.Winner != game.NoSeat {
			told.Remark = e.Winner.ID() + " wins"
		}
	}
	return told
}

// faces are how dice are written, behind the first letter of their color.
var faces = map[string]string{
	"blank": ".", "hit": "h", "crit": "c", "accuracy": "a", "hit-hit": "hh", "hit-crit": "hc",
}

// colors are letters for those of dice.
var colors = map[string]string{"red": "R", "blue": "B", "black": "K"}

// dice are written by colors: "R:h,hh,.B:a".
func dice(all []board.Die) string {
	var b strings.Builder
	var color catalog.Color
	for i, d := range all {
		switch {
		case i == 0 || d.Color != color:
			b.WriteString(colors[d.Color.String()] + ":")
		default:
			b.WriteByte(',')
		}
		color = d.Color
		face := d.Face.String()
		if short := faces[face]; short != "" {
			face = short
		}
		b.WriteString(face)
	}
	if b.Len() == 0 {
		return "-"
	}
	return b.String()
}
