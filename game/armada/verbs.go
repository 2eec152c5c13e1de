package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// The verbs for cards: what their declarations ask and do.

// Attack is the attack under way; nil if there is none.
func (t *Table) Attack() *Attack { return t.attack }

// Card is what is printed on a ship's card.
func (t *Table) Card(id board.ShipID) *catalog.Ship { return t.shipCard(id) }

// Refuse builds the refusal of a card: the row of its rule.
func (t *Table) Refuse(row string, m Moment) *game.Refusal {
	return refuse(row, "card", "card", m.Card, "ship", m.Owner.Piece())
}

// ChangeSpeed sets a ship's speed dial by its owner's doing, or by what counts as that.
func (t *Table) ChangeSpeed(id board.ShipID, speed int) {
	speed = min(max(0, speed), t.shipCard(id).MaxSpeed())
	if speed == t.Ship(id).Speed {
		return
	}
	t.announce(board.SpeedChanged{Ship: id, Speed: speed})
	t.trigger(AfterChangingSpeed, Moment{Ship: id})
}

// ReduceSpeed takes so much from a ship's speed dial; nothing of its owner's doing.
func (t *Table) ReduceSpeed(id board.ShipID, n int) {
	if speed := max(0, t.Ship(id).Speed-n); speed != t.Ship(id).Speed {
		t.announce(board.SpeedChanged{Ship: id, Speed: speed})
	}
}

// Suffer has a ship suffer damage at a zone of its owner's choice (ARM-DMG-005).
func (t *Table) Suffer(id board.ShipID, n int) { t.sufferAnywhere(id, n) }

// DealFacedown deals a facedown damage card to a ship.
func (t *Table) DealFacedown(id board.ShipID) { t.deal(id, false) }

// TurnFacedown turns a faceup damage card of a ship facedown: it is hidden again (ARM-DCK-010).
func (t *Table) TurnFacedown(id board.ShipID, card board.FaceupDamage) {
	if ship := t.Ship(id); slices.Contains(ship.Faceup, card) {
		t.Hidden.Facedown[id-1] = append(t.Hidden.Facedown[id-1], DamageCard(card))
		t.announce(board.DamageTurned{Ship: id, Card: card, Facedown: true})
	}
}

// LoseShields takes shields from a hull zone; none are lost of an empty one (ARM-DMG-019).
func (t *Table) LoseShields(id board.ShipID, z gauge.Zone, n int) {
	if shields := t.Ship(id).Shields[z]; shields > 0 && n > 0 {
		t.announce(board.ShieldsChanged{Ship: id, Zone: z, Shields: max(0, shields-n)})
	}
}

// DiscardCommands discards all command tokens of a ship.
func (t *Table) DiscardCommands(id board.ShipID) {
	for _, c := range slices.Clone(t.Ship(id).Commands) {
		t.announce(board.CommandTokenSpent{Ship: id, Command: c, Discarded: true})
	}
}

// DiscardDial discards the top dial of a ship before it is revealed: it reveals none this round.
func (t *Table) DiscardDial(id board.ShipID) {
	stack := t.Hidden.Stacks[id-1]
	if len(stack) == 0 {
		return
	}
	t.memory(id).Silent = true
	t.Hidden.Stacks[id-1] = stack[1:]
	t.Reveal()
	t.announce(board.DialDiscarded{Ship: id, Command: stack[0]})
}

// SetTopDial has a seat choose the command of a ship's top dial anew, which that seat sees (ARM-DIA-013).
func (t *Table) SetTopDial(id board.ShipID, by game.Seat) {
	stack := t.Hidden.Stacks[id-1]
	if len(stack) == 0 {
		return
	}
	var options []game.Option
	for _, c := range catalog.Commands() {
		options = append(options, game.Option{ID: c.String(), Text: game.Say("option.command", "command", c.String())})
	}
	c := t.ask(game.Decision{Kind: ask.ChooseEffect, Seat: by, Private: true, Prompt: game.Say("prompt.set-top-dial", "ship", id.Piece(), "command", stack[0].String()),
		About: []string{id.Piece()}, Shape: game.OneOf, Options: options})
	for _, command := range catalog.Commands() {
		if command.String() == c.One() {
			t.Hidden.Stacks[id-1] = append([]catalog.Command{command}, stack[1:]...)
		}
	}
}

// DiscardToken has the owner discard one of a ship's defense tokens.
func (t *Table) DiscardToken(id board.ShipID) {
	var options []game.Option
	for i, token := range t.Ship(id).Tokens {
		if token.State != board.Discarded {
			options = append(options, game.Option{ID: "token:" + strconv.Itoa(i), Text: game.Say("option.token", "token", token.Kind.String()),
				Target: id.Piece() + "/token:" + strconv.Itoa(i)})
		}
	}
	if len(options) == 0 {
		return
	}
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseEffect, game.Say("prompt.discard-defense-token", "ship", id.Piece()), []string{id.Piece()}, options)
	for i := range t.Ship(id).Tokens {
		if pick == "token:"+strconv.Itoa(i) {
			t.announce(board.DefenseTokenChanged{Piece: id.Piece(), Token: i, State: board.Discarded})
		}
	}
}

// Choose has a seat choose one of several effects of a card.
func (t *Table) Choose(m Moment, by game.Seat, effects ...string) string {
	var options []game.Option
	for _, e := range effects {
		options = append(options, game.Option{ID: e, Text: game.Say("option.effect." + e)})
	}
	return t.askOne(by, ask.ChooseEffect, game.Say("prompt.choose-effect", "ship", m.Owner.Piece(), "card", m.Card), []string{m.Owner.Piece()}, options)
}

// ChooseZones has a seat choose up to so many hull zones of a ship, of those given.
func (t *Table) ChooseZones(m Moment, by game.Seat, id board.ShipID, zones []gauge.Zone, least, most int) (chosen []gauge.Zone) {
	d := game.Decision{Kind: ask.ChooseZone, Seat: by, Prompt: game.Say("prompt.choose-zones", "ship", id.Piece(), "card", m.Card), About: []string{id.Piece()},
		Shape: game.SomeOf, Min: least, Max: min(most, len(zones))}
	for _, z := range zones {
		d.Options = append(d.Options, game.Option{ID: catalog.Zone(z).String(), Text: game.Say("option.zone", "zone", catalog.Zone(z).String()),
			Target: id.Piece() + "/" + catalog.Zone(z).String()})
	}
	for _, pick := range t.ask(d).Pick {
		for _, z := range zones {
			if catalog.Zone(z).String() == pick {
				chosen = append(chosen, z)
			}
		}
	}
	return chosen
}

// Zones are the hull zones of a ship.
func (t *Table) Zones(id board.ShipID) (zones []gauge.Zone) {
	for _, z := range t.shipCard(id).Zones() {
		zones = append(zones, gauge.Zone(z))
	}
	return zones
}

// AttacksOnShips is how many attacks on ships a ship has made this round.
func (t *Table) AttacksOnShips(id board.ShipID) int { return t.memory(id).OnShips }

// GainVictory gives a player victory tokens for the objective.
func (t *Table) GainVictory(m Moment, seat game.Seat, n int) {
	if n > 0 {
		t.announce(board.VictoryTokensGained{Seat: seat, Tokens: n, Why: game.Say("why.objective", "objective", m.Card)})
	}
}

// Second is the second player.
func (t *Table) Second() game.Seat { return t.second() }

// Ships are the ids of a seat's ships on the table; game.NoSeat: of both.
func (t *Table) Ships(seat game.Seat) []board.ShipID { return t.onTable(seat) }

// Assign lays an objective token on a ship or squadron, or takes it away.
func (t *Table) Assign(piece, token string, removed bool) {
	t.announce(board.TokenAssigned{Piece: piece, Token: token, Removed: removed})
}

// RemoveMarker takes a round token from the table.
func (t *Table) RemoveMarker(id board.MarkerID) { t.announce(board.MarkerRemoved{Marker: id}) }

// ChooseShip has a seat choose one of several ships, or none where that is allowed: 0.
func (t *Table) ChooseShip(m Moment, by game.Seat, ships []board.ShipID, may bool) board.ShipID {
	var options []game.Option
	for _, id := range ships {
		options = append(options, game.Option{ID: id.Piece(), Text: game.Say("option.ship", "ship", id.Piece()), Target: id.Piece()})
	}
	if len(options) == 0 {
		return 0
	}
	if may {
		options = append(options, game.Option{ID: "none", Text: game.Say("option.none")})
	}
	return board.ShipOf(t.askOne(by, ask.ChooseShip, game.Say("prompt.choose-ship", "card", m.Card), nil, options))
}

// MayUse asks a seat whether it wants what a card lets it do.
func (t *Table) MayUse(m Moment, by game.Seat, effect string) bool {
	return t.Choose(m, by, effect, "nothing") == effect
}

// GainCommand gives a ship a command token.
func (t *Table) GainCommand(id board.ShipID, c catalog.Command) { t.gainCommand(id, c) }

// Deal deals damage cards to a ship, the first of them faceup if asked.
func (t *Table) Deal(id board.ShipID, n int, faceup bool) {
	for i := 0; i < n && t.Ship(id).Where == board.OnTable; i++ {
		t.deal(id, faceup && i == 0)
	}
}

// RollDice rolls dice that are no attack's (ARM-DIC-011).
func (t *Table) RollDice(by string, c catalog.Color, n int) (dice []board.Die) {
	for range n {
		dice = append(dice, t.rollDie(c))
	}
	t.announce(board.DiceRolled{By: by, Dice: dice, Loose: true})
	return dice
}

// TurnFaceup turns a facedown damage card of a ship faceup, drawn by chance (ARM-DCK-006).
func (t *Table) TurnFaceup(id board.ShipID) {
	down := t.Hidden.Facedown[id-1]
	if len(down) == 0 {
		return
	}
	i := t.Hidden.Dice.Below(len(down))
	card := down[i]
	t.Hidden.Facedown[id-1] = slices.Delete(down, i, i+1)
	t.Chance("faceup " + card.Card)
	t.announce(board.DamageTurned{Ship: id, Card: board.FaceupDamage(card)})
	t.countFaceup(id)
	t.trigger(WhenDealtFaceup, Moment{Ship: id, Damage: board.FaceupDamage(card)})
}

// MakeAttack makes an attack that is nobody's.
func (t *Table) MakeAttack(s Shot) { t.makeAttack(s, false) }

// AddDie adds a die of a color of the attacker's choice: of those in the pool, or of any.
func (a *Attack) AddDie(any bool, by game.Phrase) {
	colors := a.colors()
	if any {
		colors = catalog.Dice{1, 1, 1}
	}
	a.add(a.askColor(ask.ChooseDice, "add-die", colors), by)
}

// AddDice adds dice of one color.
func (a *Attack) AddDice(c catalog.Color, n int, by game.Phrase) {
	for range n {
		a.add(c, by)
	}
}

// SpendDie has the attacker spend one of the dice that fit; it reports whether one was.
func (a *Attack) SpendDie(fits func(board.Die) bool, by game.Phrase) bool {
	i := a.askDieWhere(a.attacker(), "spend-die", fits)
	if i < 0 {
		return false
	}
	a.drop(i, "spent", by)
	return true
}

// Dice are the dice of the pool.
func (a *Attack) Dice() []board.Die { return a.view().Dice }

// Attacker is the player who attacks.
func (a *Attack) Attacker() game.Seat { return a.attacker() }

// Cost is the cost of a ship with its upgrades.
func (t *Table) Cost(id board.ShipID) int { return t.shipCost(id) }

// Keyword is the value of a squadron's keyword, 0 if it lacks it.
func (t *Table) Keyword(id board.SquadronID, k catalog.KeywordName) int {
	if id == 0 {
		return 0
	}
	return t.keyword(id, k)
}

// HasAttacked reports whether a ship has attacked the shot's hull zone or squadron from the shot's zone this round.
func (t *Table) HasAttacked(id board.ShipID, s *Shot) bool {
	return slices.Contains(t.memory(id).Shots, s.id())
}

// FaceupDealt is how many damage cards were dealt or turned faceup in this attack.
func (a *Attack) FaceupDealt() int { return a.faceup }

// Gathered is how many dice are gathered and not rolled yet.
func (a *Attack) Gathered() int { return a.pool.Total() }

// ChangeDie has the attacker turn a die to one of the faces that it has (ARM-CMP-014, ARM-DIC-004).
func (a *Attack) ChangeDie(faces []catalog.Face, by game.Phrase) {
	i := a.askDie(a.attacker(), ask.ChooseDice, "change-die", false)
	if i < 0 {
		return
	}
	dice := slices.Clone(a.view().Dice)
	own := catalog.Faces(dice[i].Color)
	var options []game.Option
	var able []catalog.Face
	for _, f := range faces {
		if slices.Contains(own[:], f) {
			able = append(able, f)
			options = append(options, game.Option{ID: f.String(), Text: game.Say("option.face", "face", f.String())})
		}
	}
	if len(options) == 0 {
		return
	}
	pick := a.t.askOne(a.attacker(), ask.ChooseDice, game.Say("prompt.choose-face"), []string{a.shot.Attacker}, options)
	dice[i].Face = able[slices.IndexFunc(options, func(o game.Option) bool { return o.ID == pick })]
	a.setDice(dice, "changed", by)
}

// AddObstacle has a player place a further obstacle in an area, beyond a distance of the others.
func (t *Table) AddObstacle(by game.Seat, kind catalog.ObstacleKind, area gauge.Area, apart gauge.Distance) {
	for _, card := range t.rules.Catalog.Obstacles() {
		if card.Kind == kind {
			t.announce(board.ObstaclesChosen{Obstacles: t.obstacles([]string{card.ID})})
			break
		}
	}
	o := &t.View.Obstacles[len(t.View.Obstacles)-1]
	p := t.obstaclePlacement(area, apart.Limit()+slack)
	c := t.ask(game.Decision{Kind: ask.PlaceObstacle, Seat: by, Prompt: game.Say("prompt.place-obstacle"), Shape: game.Place, Placement: p})
	t.announce(board.ObstaclePlaced{Obstacle: o.ID, Pose: *c.Pose})
}

// LayMarker lays an objective token at a place.
func (t *Table) LayMarker(p physics.Pose) {
	t.announce(board.MarkerPlaced{Marker: board.Marker{ID: board.MarkerID(len(t.View.Markers) + 1), Kind: board.ObjectiveToken, Seat: game.NoSeat, Pose: p}})
}

// Fleet are all ships of a seat that are not destroyed, on the table or not.
func (t *Table) Fleet(seat game.Seat) (ids []board.ShipID) {
	for i := range t.View.Ships {
		if s := &t.View.Ships[i]; s.Seat == seat && s.Where != board.Destroyed {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

// Overlaps reports whether a ship's or squadron's base lies on an outline.
func (t *Table) Overlaps(piece string, outline physics.Shape) bool {
	if s := t.Ship(board.ShipOf(piece)); s != nil {
		return physics.ShapesOverlap(s.Base().Shape(), outline)
	}
	if q := t.Squadron(board.SquadronOf(piece)); q != nil {
		return physics.ShapesOverlap(gauge.Squadron(q.Pose), outline)
	}
	return false
}

// countFaceup counts a damage card that shows in the attack under way on its ship.
func (t *Table) countFaceup(id board.ShipID) {
	if t.attack != nil && t.attack.shot.Defender == id.Piece() {
		t.attack.faceup++
	}
}
