package xwing

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// CloakRules say when ships decloak, and how (Cloak chapter).
type CloakRules struct {
	// InActivation has them do so at the start of the Activation Phase, after everything else that comes then. First
	// edition: yes; else it is one of the things that a ship does in the System Phase.
	InActivation bool
}

// decloakNext has the next cloaked ship decloak or not, lowest initiative first, and
// reports whether there was one. Those that cloak as ships activate wait for the next round.
func (t *Table) decloakNext() bool {
	var cloaked []board.ShipID
	for _, id := range t.View.ShipsInPlay() {
		if t.Ship(id).Activated {
			return false
		}
		if t.canDecloak(id) && t.fitsDecloak(id) {
			cloaked = append(cloaked, id)
		}
	}
	groups := t.byInitiative(cloaked)
	if len(groups) == 0 {
		return false
	}
	id := t.pickTurn(ask.ChooseShipToDecloak, groups[0])
	t.memory(id).Decloaking = true
	t.decloak(id, true)
	return true
}

// againstCloak refuses the cloak action to a cloaked ship (Cloak chapter,
// X20-CLK-005).
func (t *Table) againstCloak(id board.ShipID) *game.Refusal {
	if t.Ship(id).Has(board.Cloak) > 0 {
		return t.Refuse(rule.CloakAgain, "refusal.cloaked")
	}
	return nil
}

// canDecloak reports whether the ship may decloak in the System Phase: it is
// cloaked, stressed or not, and has not tried yet (X20-CLK-007, 011).
func (t *Table) canDecloak(id board.ShipID) bool {
	return t.Ship(id).Where == board.InPlay && t.Ship(id).Has(board.Cloak) > 0 && !t.memory(id).Decloaking
}

// againstDecloak returns why a ship that could decloak in the System Phase may not: it has placed a device.
func (t *Table) againstDecloak(id board.ShipID) *game.Refusal {
	if t.rules.Edition.Devices.OrDecloak && t.memory(id).PlacedDevice {
		return t.Refuse(rule.DeviceAfterDecloak, "refusal.decloak-device")
	}
	return nil
}

// decloaking is a template with which a ship may decloak, ahead or to a side.
type decloaking struct {
	id   string // "slower-", "faster-"; "" for the template of the ship's size
	roll Roll
}

// decloakings are the templates among which a decloaking ship chooses: that of its size, and
// where an ability says so those next to it in speed. Banks take its place for a ship that
// decloaks with banks (rollWays, decloakWays).
func (t *Table) decloakings(id board.ShipID) []decloaking {
	own := decloakRoll(t.Ship(id).Size)
	out := []decloaking{{"", own}}
	if t.sum(VaryingTemplate, &Moment{Ship: id, Move: MomentMove{By: board.ByDecloak}}) <= 0 {
		return out
	}
	for _, d := range [...]decloaking{{"slower-", own}, {"faster-", own}} {
		if d.roll.Template.Speed--; d.id == "faster-" {
			d.roll.Template.Speed += 2
		}
		if d.roll.Template.Exists() {
			out = append(out, d)
		}
	}
	return out
}

// decloakWays are those in which a ship may decloak ahead: with the straight template of
// a decloaking, or for a ship that decloaks with banks the two of that speed.
func (t *Table) decloakWays(id board.ShipID, r Roll) []boostWay {
	tp := r.Template
	if !t.decloaksWithBanks(id) {
		return []boostWay{{id: "straight", template: t.faster(id, tp, board.ByDecloak, 0)}}
	}
	tp.Kind = gauge.Bank
	tp = t.faster(id, tp, board.ByDecloak, 0)
	left, right := tp, tp
	left.Side, right.Side = gauge.LeftSide, gauge.RightSide
	return []boostWay{{id: "left", template: left}, {id: "right", template: right}}
}

func (s *State) decloaksWithBanks(id board.ShipID) bool {
	return (&Table{State: s}).sum(DecloakingBanks, &Moment{Ship: id}) > 0
}

// Decloak makes a cloaked ship barrel roll or boost with the template of its size
// (X20-CLK-008, 009), as its player declares (X20-CLK-012), and reports whether
// it did. When it fails, or is called off before a template is placed, the cloak
// token stays (X20-CLK-013).
func (t *Table) Decloak(id board.ShipID) bool { return t.decloak(id, true) }

// MustDecloak is the same for a ship that an ability has decloak: it may fail, or
// find no room, but not be called off.
func (t *Table) MustDecloak(id board.ShipID) bool { return t.decloak(id, false) }

func (t *Table) decloak(id board.ShipID, may bool) bool {
	ok := t.comesOut(id, may)
	t.closeWindow("decloak")
	return ok
}

func (t *Table) comesOut(id board.ShipID, may bool) bool {
	if t.Ship(id).Has(board.Cloak) == 0 {
		return false
	}
	t.Process(func() { t.Trigger(Moment{When: WhenDecloaking, Ship: id}) })
	all := t.decloakings(id)
	key := "option.barrel-roll-to"
	if len(all) > 1 {
		key = "option.barrel-roll-with"
	}
	var options []game.Option
	for _, d := range all {
		ahead := t.decloakWays(id, d.roll)
		options = append(options, t.boostOptions(id, t.boostSpots(id, ahead, CrossingByCard), ahead, "boost-"+d.id)...)
		options = append(options, t.rollOptions(id, d.roll, "roll-"+d.id, key)...)
	}
	if !slices.ContainsFunc(options, func(o game.Option) bool { return o.Legal() }) {
		return false // where a roll that would fail may not be declared
	}
	if may {
		options = append(options, game.Option{ID: game.None, Text: game.Say("option.no-decloak")})
	}
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseDecloak, game.Say("prompt.choose-decloak", "ship", id.Piece()), []string{id.Piece()}, options)
	if pick == game.None {
		return false
	}
	t.memory(id).Decloaking = t.memory(id).Decloaking || t.View.Phase == board.System
	began := t.Began()
	why, ok := t.decloakTo(id, all, pick)
	if !t.moved(id, board.ByDecloak, why, ok) {
		return false
	}
	t.SpendToken(id, board.Cloak)
	t.memory(id).Decloaked = true
	t.Trigger(Moment{When: AfterDecloaking, Ship: id, Began: began})
	return true
}

// decloakTo carries out the option of one of the decloakings that was picked.
func (t *Table) decloakTo(id board.ShipID, all []decloaking, pick string) (why game.Phrase, ok bool) {
	verb, way, _ := strings.Cut(pick, "-")
	d := all[0]
	for _, other := range all[1:] {
		if strings.HasPrefix(way, other.id) {
			d = other
		}
	}
	way = strings.TrimPrefix(way, d.id)
	if verb == "roll" {
		return t.rollTo(t.Ship(id).Seat, id, d.roll, way)
	}
	ahead := t.decloakWays(id, d.roll)
	i := slices.IndexFunc(ahead, func(w boostWay) bool { return w.id == way })
	return t.boostTo(id, board.ByDecloak, ahead[i].template, t.boostSpots(id, ahead, CrossingByCard)[i])
}

// decloakRoll is how a ship of a size decloaks to a side.
func decloakRoll(size gauge.Size) Roll {
	return Roll{By: board.ByDecloak, Template: gauge.DecloakTemplate(size)}
}
