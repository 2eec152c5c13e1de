package armada

import (
	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// answer is what the defender answers an attack with: counter, the salvo of a ship (ARM-KEY-010, ARM-DEF-027).
func (a *Attack) answer() {
	if x := a.counters(); x > 0 {
		a.counter(x)
	}
	if a.defense.salvo {
		a.defense.salvo = false
		a.returnFire()
	}
}

// counters is the counter value of the defender against a squadron that has attacked it; snipe is not answered.
func (a *Attack) counters() int {
	if board.SquadronOf(a.shot.Attacker) == 0 || a.shot.Kind != board.NormalAttack || a.countered {
		return 0
	}
	id, q := board.ShipOf(a.shot.Defender), board.SquadronOf(a.shot.Defender)
	if id != 0 && !a.t.mayAttack(id, nil) {
		return 0
	}
	if q != 0 {
		return a.t.keywordFor(q, catalog.Counter, board.SquadronOf(a.shot.Attacker))
	}
	return a.t.sum(KeywordValue, Moment{Ship: id, Keyword: catalog.Counter})
}

// counter lets the defender attack the squadron that has attacked it, even if it is destroyed; a ship from a hull zone of
// its owner's choice.
func (a *Attack) counter(x int) {
	attacker := a.t.Squadron(board.SquadronOf(a.shot.Attacker))
	a.countered = true
	shot, ok := a.counterShot(x)
	if attacker.Where != board.OnTable || !ok {
		return
	}
	piece, seat := a.shot.Defender, a.defender()
	pick := a.t.askOne(seat, ask.SquadronAction, game.Say("prompt.counter", "squadron", piece), []string{piece, attacker.ID.Piece()},
		[]game.Option{{ID: "counter", Text: game.Say("option.counter")}, {ID: "none", Text: game.Say("option.none")}})
	if pick != "counter" {
		return
	}
	id := board.ShipOf(piece)
	if id != 0 {
		if v := a.t.sights(); v.throughDust(shot.Sight, shot.Attacker, shot.Defender) {
			return
		}
		shot.From = a.t.askZone(id, game.Say("prompt.counter-zone", "ship", piece), a.t.Zones(id))
		if a.t.forbidden(DeclaringTarget, Moment{Ship: id, Shot: &shot}) != nil {
			return
		}
	}
	if dice, by := recolor(a.t, Moment{Ship: id, Shot: &shot}, shot.Dice); by != "" &&
		a.t.MayUse(Moment{Owner: id, Card: by}, seat, "recolor") {
		shot.Dice, shot.Recolored = dice, by
	}
	a.t.makeAttack(shot, false)
}

// counterShot is the counter of x dice; false where a card forbids it to a squadron.
func (a *Attack) counterShot(x int) (Shot, bool) {
	piece := a.shot.Defender
	shot := Shot{Kind: board.CounterAttack, Attacker: piece, Defender: a.shot.Attacker, Line: a.shot.Line, Sight: a.shot.Sight}
	v := a.t.sights()
	a.t.obstruct(&v, &shot)
	m := Moment{Ship: board.ShipOf(piece), Squadron: board.SquadronOf(piece)}
	shot.Dice = a.t.armament(m, catalog.Dice{catalog.Blue: x})
	return shot, m.Squadron == 0 || !a.t.Wing(m.Squadron).forbidden(&shot)
}

// Salvo has the defender return fire after the attack, of an attack that can be answered so (ARM-DEF-030).
func (a *Attack) Salvo() {
	a.defense.salvo = a.shot.Kind == board.NormalAttack || a.shot.Kind == board.SnipeAttack
}

// returnFire is the salvo of the defending ship: its printed rear battery on the attacking hull zone, or its printed
// anti-squadron dice, with range and line of sight of the attack (ARM-DEF-028 to -037).
func (a *Attack) returnFire() {
	id := board.ShipOf(a.shot.Defender)
	dice, zone := a.t.shipCard(id).Armament.Of(gauge.Rear), gauge.Rear
	if board.SquadronOf(a.shot.Attacker) != 0 {
		dice, zone = a.t.shipCard(id).AntiSquadron, 0
	}
	shot := Shot{Kind: board.SalvoAttack, Attacker: id.Piece(), From: a.shot.At, Defender: a.shot.Attacker, At: a.shot.From,
		Range: a.shot.Range, Line: a.shot.Line, Sight: a.shot.Sight}
	shot.Dice = a.t.atRange(dice, zone, &shot)
	v := a.t.sights()
	a.t.obstruct(&v, &shot)
	if v.throughDust(shot.Sight, shot.Attacker, shot.Defender) { // of a squadron, which may attack across it (ARM-OBT-008, -009)
		return
	}
	if shot.Dice.Total() > 0 && a.t.mayAttack(id, &shot) && a.t.seatOf(shot.Defender, game.NoSeat) != game.NoSeat &&
		a.t.forbidden(DeclaringTarget, Moment{Ship: id, Shot: &shot}) == nil {
		a.t.makeAttack(shot, false)
	}
}

// owesAnswer reports whether a ship that is destroyed has an answer to make first.
func (a *Attack) owesAnswer(id board.ShipID) bool {
	return a.shot.Defender == id.Piece() && (a.defense.salvo || a.counters() > 0)
}

// removeSalvoed destroys the ships whose destruction has waited for their salvo.
func (a *Attack) removeSalvoed() {
	due := a.t.salvoing
	if a.within != nil || len(due) == 0 {
		return
	}
	a.t.salvoing = nil
	for _, id := range due {
		a.t.destroyShip(id, false)
	}
}
