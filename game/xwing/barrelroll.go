package xwing

import (
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// Roll says how a ship barrel rolls.
type Roll struct {
	By       board.MoveKind // what makes it move
	Template gauge.Template
	Crossing Crossing           // what obstacles it may move through and overlap
	Color    catalog.Difficulty // of the action; 0 for none
	Sure     bool               // it cannot fail: what is not legal cannot be picked
	Banks    bool               // it is with bank templates, which has been paid for
}

// straight returns the straight template of a speed.
func straight(speed int) gauge.Template {
	return gauge.Template{Kind: gauge.Straight, Speed: speed}
}

// rollPlaces are the ids of a barrel roll's positions.
var rollPlaces = [...]string{"front", "middle", "back"}

// BarrelRoll makes a ship barrel roll without the action (Barrel Roll chapter,
// X20-BRL-014) and reports whether it did.
func (t *Table) BarrelRoll(id board.ShipID) bool {
	why, ok := t.barrelRoll(id, Roll{By: board.ByBarrelRoll, Template: straight(1)})
	return t.moved(id, board.ByBarrelRoll, why, ok)
}

// barrelRoll has the ship's player pick a side and, where the roll does not fail, a
// position among the legal ones, in one answer (X20-BRL-005). It fails if none is
// legal on the side that he picks, and then the ship stays where it was
// (X20-BRL-010, 011).
func (t *Table) barrelRoll(id board.ShipID, r Roll) (why game.Phrase, ok bool) {
	if t.rules.Edition.Reposition.Sliding {
		r = t.payForBanks(id, r)
		return t.slideRoll(t.Ship(id).Seat, id, r, gauge.LeftSide, gauge.RightSide)
	}
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseBarrelRoll, game.Say("prompt.choose-barrel-roll", "ship", id.Piece()),
		[]string{id.Piece()}, t.rollOptions(id, r, "", "option.roll-to"))
	return t.rollTo(t.Ship(id).Seat, id, r, pick)
}

// rollOptions offers the positions to both sides ("left/front"), or a side alone
// where a roll that may fail would. Prefix begins the ids, and key is their words.
func (t *Table) rollOptions(id board.ShipID, r Roll, prefix, key string) []game.Option {
	var options []game.Option
	ways := t.rollWays(id, r)
	for _, side := range [2]gauge.Side{gauge.LeftSide, gauge.RightSide} {
		spots := t.rollSpots(id, r, side)
		if t.rules.Edition.Reposition.Sliding {
			options = append(options, t.slideOption(id, r, side, prefix))
			continue
		}
		if !r.Sure && allRefused(spots) {
			options = append(options, game.Option{ID: prefix + board.SideID(side), Text: t.rollFails(id, r, side), Places: t.standing(id, spots...)})
			continue
		}
		for i := range spots {
			s, way := &spots[i], ways[i/len(rollPlaces)]
			text := game.Say(key, "towards", board.SideID(side), "place", rollPlaces[i%len(rollPlaces)], "template", board.TemplateCode(way.template))
			if way.curve != gauge.Uncurved {
				text = game.Say(key+"-bank", append(text.Args, "curve", curveID(way.curve))...)
			}
			if way.payer != nil {
				m := way.payer.Moment
				text = game.Say(text.Key+"-paid", append(text.Args, "card", m.Card, "cost", t.ability(*way.payer).Cost.id())...)
			}
			options = append(options, game.Option{ID: prefix + board.SideID(side) + "/" + s.ID, Text: text, Places: t.standing(id, *s), Refusal: s.Refusal})
		}
	}
	return options
}

// rollTo carries out one of rollOptions, by its id without the prefix; the player picks a place that is still open.
func (t *Table) rollTo(by game.Seat, id board.ShipID, r Roll, pick string) (why game.Phrase, ok bool) {
	side, place, _ := strings.Cut(pick, "/")
	if t.rules.Edition.Reposition.Sliding {
		return t.slideRoll(by, id, r, sideOf(side))
	}
	spots := t.rollSpots(id, r, sideOf(side))
	if place == "" {
		return spots[0].Refusal.Why, false
	}
	t.roll(id, r, sideOf(side), spots, place)
	return game.Phrase{}, true
}

// roll moves a ship to one of the places of a barrel roll, by its id.
func (t *Table) roll(id board.ShipID, r Roll, side gauge.Side, spots []Spot, place string) {
	ways := t.rollWays(id, r)
	for i, s := range spots {
		if s.ID == place {
			way, slide := ways[i/len(rollPlaces)], 1-i%len(rollPlaces)
			t.payMove(way.payer)
			began := t.Began()
			t.reposition(id, s, board.ShipMoved{By: r.By, Side: side, Curve: way.curve,
				Move: gauge.Move{Speed: way.template.Speed, Slide: slide}})
			t.Trigger(Moment{When: AfterBarrelRolling, Ship: id, Move: MomentMove{By: r.By}, Began: began})
			return
		}
	}
}

// curveID is the end of the ship to which a bank template bends.
func curveID(c gauge.Curve) string {
	if c == gauge.Backwards {
		return "back"
	}
	return "front"
}

// rollFails words a barrel roll to a side that would fail, with its template where
// that is but one.
func (s *State) rollFails(id board.ShipID, r Roll, side gauge.Side) game.Phrase {
	key := "option.roll-" + board.SideID(side)
	ways := s.rollWays(id, r)
	if len(ways) > 1 {
		return game.Say(key + "-bank-fails")
	}
	return game.Say(key+"-fails", "template", board.TemplateCode(ways[0].template))
}

// rollSpots returns the three places of a barrel roll to a side (X20-BRL-003), of
// each template that the ship may choose, and
// what is against each (X20-BRL-007 to 009).
func (s *State) rollSpots(id board.ShipID, r Roll, side gauge.Side) []Spot {
	ways := s.rollWays(id, r)
	spots := make([]Spot, 0, len(ways)*len(rollPlaces))
	for _, way := range ways {
		for i, p := range gauge.BarrelRoll(s.View.Ship(id).Base(), side, way.template, way.curve) {
			spots = append(spots, Spot{ID: way.id + rollPlaces[i], Pose: p.Final, Template: p.Template,
				Refusal: s.againstSpot(id, p, r.Crossing, rollRefusals)})
		}
	}
	return spots
}

// rollWay is a template of a barrel roll and the way in which it bends.
type rollWay struct {
	id       string // before the id of the position
	template gauge.Template
	curve    gauge.Curve
	payer    *Entry // whose cost is paid for it
}

// rollWays returns the templates among which a rolling ship chooses: one, or for a
// ship that rolls with banks the one of that speed, bent forward or backward; and those that are paid for.
func (s *State) rollWays(id board.ShipID, r Roll) []rollWay {
	t := &Table{State: s}
	ways := []rollWay{{"", t.faster(id, r.Template, r.By, r.Color), gauge.Uncurved, nil}}
	if r.Banks || t.unasked(RollingBanks, r.moment(id)) > 0 || r.By == board.ByDecloak && s.decloaksWithBanks(id) {
		ways = t.bentWays(id, gauge.Bank, r)
	}
	if t.rules.Edition.Reposition.Sliding { // what is paid for is asked before
		return ways
	}
	return append(ways, t.paidRolls(id, r, ways)...)
}

func sideOf(id string) gauge.Side {
	if id == "left" {
		return gauge.LeftSide
	}
	return gauge.RightSide
}
