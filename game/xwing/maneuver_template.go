package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// TurnTemplate and BankTemplate are templates that SubstitutingTemplate is asked about, by Moment.Action.
const (
	TurnTemplate = "turn"
	BankTemplate = "bank"
)

// substitutes are the templates that a maneuver may be executed with in place of its own.
var substitutes = [...]struct {
	id   string
	with gauge.Substitute
}{{TurnTemplate, gauge.WithTurn}, {"straight", gauge.WithStraight}, {BankTemplate, gauge.WithBank}}

// moveWith is a move with a template that is not its own, and by whose ability it has it.
type moveWith struct {
	id   string
	move gauge.Move
	by   Moment
	must bool // it may use no other
}

// movesWith returns the moves of a maneuver with the templates that abilities give it.
func (t *Table) movesWith(id board.ShipID, m catalog.Maneuver, move gauge.Move) []moveWith {
	var out []moveWith
	own, _ := move.Template()
	for _, sub := range substitutes {
		found := moveWith{id: sub.id, move: move}
		found.move.With = sub.with
		if template, ok := found.move.Template(); !ok || template == own {
			continue
		}
		t.eachAsked(SubstitutingTemplate, &Moment{Ship: id, Move: MomentMove{Maneuver: m}, Action: sub.id},
			func(a *Ability, m Moment, _ int) {
				if found.by.Owner == 0 && a.applies(t, &m) && a.By(t, m) > 0 {
					found.by, found.must = m, a.By(t, m) >= InItsPlace
				}
			})
		if found.by.Owner != 0 {
			out = append(out, found)
		}
	}
	return out
}

// PreviewSubstitutes returns what would come of a maneuver with each template that abilities
// allow in place of its own.
func (s *State) PreviewSubstitutes(id board.ShipID, m catalog.Maneuver) []MovePreview {
	t := &Table{State: s}
	move, _ := t.fasterMove(id, m.Move(), ManeuverOptions{})
	var out []MovePreview
	for _, w := range t.movesWith(id, m, move) {
		out = append(out, s.PreviewMove(id, w.move))
	}
	return out
}

// InItsPlace is an answer to SubstitutingTemplate: the ship must use that template.
const InItsPlace = 2

// chooseTemplate returns the move of a maneuver: with its own template, or another if an
// ability allows that and the player of the ship likes it better, or requires it.
func (t *Table) chooseTemplate(id board.ShipID, m catalog.Maneuver, move gauge.Move) gauge.Move {
	others := t.movesWith(id, m, move)
	if len(others) == 0 {
		return move
	}
	if i := slices.IndexFunc(others, func(w moveWith) bool { return w.must }); i >= 0 {
		return others[i].move
	}
	options := []game.Option{t.templateOption("own", id, move)}
	for _, w := range others {
		options = append(options, t.templateOption(w.id, id, w.move))
	}
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseTemplate,
		game.Say("prompt.choose-template", "ship", id.Piece(), "maneuver", m.Code()), []string{id.Piece()}, options)
	for _, w := range others {
		if w.id == pick {
			t.announce(board.AbilityUsed{Ship: w.by.Owner, Card: w.by.Card})
			return w.move
		}
	}
	return move
}

// templateOption says what comes of a move by its template.
func (t *Table) templateOption(option string, id board.ShipID, move gauge.Move) game.Option {
	p := t.PreviewMove(id, move)
	template, _ := move.Template()
	text := game.Say("option.template", "template", board.TemplateCode(template))
	switch {
	case p.Flees:
		text.Key += "-flees"
	case !p.Full:
		text = game.Say("option.template-partial", "template", board.TemplateCode(template), "ship", p.Blocked.Piece())
	}
	return game.Option{ID: option, Text: text, Places: t.standing(id, Spot{Pose: p.Final, Template: p.Template})}
}
