package armada

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/rule"
)

// resolveEffects lets the attacker modify dice and spend accuracy icons, in any order (ARM-ATK-023, -024); what no card says
// that he may do he has to do before he is done (ARM-TIM-012).
func (a *Attack) resolveEffects() {
	for {
		cards := a.attackCards()
		options := slices.Concat(a.locks(), a.concentrations(), a.keywordEffects(), offered(cards))
		if !slices.ContainsFunc(options, game.Option.Legal) {
			return
		}
		done := game.Option{ID: "done", Text: game.Say("option.done")}
		if i := slices.IndexFunc(cards, func(p pending) bool { return !p.ability().May }); i >= 0 {
			done.Refusal = refuse(rule.Mandatory, "mandatory", "card", cards[i].card.card.Ref)
		}
		options = append(options, done)
		prompt := game.Say("prompt.attack-effects", "attacker", a.shot.who(), "defender", a.shot.Defender)
		pick := a.t.askOne(a.attacker(), ask.AttackEffects, prompt, []string{a.shot.Attacker, a.shot.Defender}, options)
		if pick == "done" {
			return
		}
		a.use(pick)
	}
}

// use resolves the attack effect that was picked.
func (a *Attack) use(pick string) {
	if strings.HasPrefix(pick, catalog.ConcentrateFire.String()+"/") {
		a.concentrate(pick)
		return
	}
	switch pick {
	case "adept", "swarm":
		a.effects[pick]++
		if n := a.t.keyword(board.SquadronOf(a.shot.Attacker), catalog.Adept); pick == "adept" && n > 1 {
			a.rerollSome(a.attacker(), "reroll-dice", 0, n, nil, game.Say("by.adept"))
			return
		}
		if i := a.askDie(a.attacker(), ask.ChooseDice, "reroll", false); i >= 0 {
			a.reroll(i, game.Say("by."+pick))
		}
	case "ai":
		a.addByAI()
	case "assault":
		a.assault()
	default:
		a.useCard(ResolvingEffects, a.attacker(), pick)
		a.lock(pick)
	}
}

// locks offers to spend an accuracy icon on each defense token that it can still lock (ARM-ACC-001 to -005).
func (a *Attack) locks() (options []game.Option) {
	if !slices.ContainsFunc(a.view().Dice, accurate) ||
		a.t.forbidden(Spending, Moment{Ship: board.ShipOf(a.shot.Attacker)}) != nil {
		return nil
	}
	for i, token := range a.t.View.TokensOf(a.shot.Defender) {
		if token.State != board.Discarded && !slices.Contains(a.view().Locked, i) {
			options = append(options, game.Option{ID: "lock:" + strconv.Itoa(i), Target: a.shot.Defender + "/token:" + strconv.Itoa(i),
				Text: game.Say("option.lock-token", "token", token.Kind.String())})
		}
	}
	return options
}

// accurate: an accuracy icon of the die may be spent.
func accurate(d board.Die) bool { return d.Face == catalog.Accuracy && !d.Fixed }

// lock spends an accuracy icon on a defense token.
func (a *Attack) lock(pick string) {
	for i := range a.t.View.TokensOf(a.shot.Defender) {
		if pick == "lock:"+strconv.Itoa(i) {
			die := slices.IndexFunc(a.view().Dice, accurate)
			a.drop(die, "spent", game.Say("by.accuracy"))
			a.t.announce(board.TokenLocked{Defender: a.shot.Defender, Token: i})
		}
	}
}

// concentrations offers the concentrate fire command of the attacking ship, in whatever attack of it: in a salvo or counter by
// its token, for it has a dial in its own activation alone (ARM-CMD-008, -011).
func (a *Attack) concentrations() []game.Option {
	id := board.ShipOf(a.shot.Attacker)
	if id == 0 {
		return nil
	}
	return a.t.commandOptions(id, catalog.ConcentrateFire)
}

// concentrate adds a die of a color that is in the pool by a dial, and rerolls one by a token.
func (a *Attack) concentrate(pick string) {
	id := board.ShipOf(a.shot.Attacker)
	for _, w := range a.t.ways(id, catalog.ConcentrateFire) {
		if pick != catalog.ConcentrateFire.String()+"/"+w.id() {
			continue
		}
		c := a.t.beginCommand(id, catalog.ConcentrateFire, w)
		if c.as.dial && len(a.view().Dice) > 0 { // ARM-CNF-004
			a.add(a.askColor(ask.ChooseDice, "add-die", a.colors()), game.Say("by.concentrate-fire"))
		}
		if c.as.token {
			if i := a.askDie(a.attacker(), ask.ChooseDice, "reroll", true); i >= 0 {
				a.reroll(i, game.Say("by.concentrate-fire"))
			}
		}
		a.t.endCommand()
		return
	}
}

// keywordEffects offers what the keywords of an attacking squadron do to its dice.
func (a *Attack) keywordEffects() (options []game.Option) {
	q := board.SquadronOf(a.shot.Attacker)
	if q == 0 || len(a.view().Dice) == 0 {
		return nil
	}
	offer := func(name string, left int) {
		if left > a.effects[name] {
			options = append(options, game.Option{ID: name, Text: game.Say("option." + name)})
		}
	}
	ship := board.SquadronOf(a.shot.Defender) == 0
	offer("adept", min(1, a.t.keyword(q, catalog.Adept)))
	if !ship && a.t.EngagedBesides(board.SquadronOf(a.shot.Defender), q) {
		offer("swarm", min(1, a.t.keyword(q, catalog.Swarm)))
	}
	if a.commanded {
		offer("ai", a.ai())
	}
	if ship && slices.ContainsFunc(a.view().Dice, a.assaulting()) && len(a.t.Raidable(board.ShipOf(a.shot.Defender))) > 0 {
		offer("assault", a.t.keyword(q, catalog.Assault))
	}
	return options
}

// ai is the value of AI that an attacking squadron has against its defender.
func (a *Attack) ai() int {
	armament := catalog.AIAntiSquadron
	if board.SquadronOf(a.shot.Defender) == 0 {
		armament = catalog.AIBattery
	}
	return a.t.keyword(board.SquadronOf(a.shot.Attacker), armament)
}

// addByAI adds the dice of AI, of colors in the pool, all at once.
func (a *Attack) addByAI() {
	var colors []catalog.Color
	for range a.ai() - a.effects["ai"] {
		colors = append(colors, a.askColor(ask.ChooseDice, "add-die", a.colors()))
	}
	a.effects["ai"] += len(colors)
	dice := slices.Clone(a.view().Dice)
	for _, c := range colors {
		dice = append(dice, a.t.rollDie(c))
	}
	a.setDice(dice, "added", game.Say("by.ai"))
}

// Raidable are the kinds of raid tokens that a ship can still gain (ARM-RAD-002).
func (t *Table) Raidable(id board.ShipID) (kinds []catalog.Command) {
	for _, c := range catalog.Commands() {
		if ship := t.Ship(id); ship != nil && !slices.Contains(ship.Raided, c) {
			kinds = append(kinds, c)
		}
	}
	return kinds
}

// assaulting tells the dice that may be spent for assault: those with a hit icon, by a card also those with accuracy.
func (a *Attack) assaulting() func(board.Die) bool {
	c := a.t.command
	accuracy := c != nil && c.accurate && c.Activates(board.SquadronOf(a.shot.Attacker), c.Ship)
	return func(d board.Die) bool {
		return !d.Fixed && (d.Face.Hits() > 0 || accuracy && d.Face == catalog.Accuracy && a.Spendable(d))
	}
}

// assault spends a die with a hit icon to give the defender a raid token (ARM-KEY-005).
func (a *Attack) assault() {
	a.effects["assault"]++
	i := slices.IndexFunc(a.view().Dice, a.assaulting())
	if picked := a.askDieWhere(a.attacker(), "assault", a.assaulting()); picked >= 0 {
		i = picked
	}
	a.drop(i, "spent", game.Say("by.assault"))
	id := board.ShipOf(a.shot.Defender)
	kinds := a.t.Raidable(id)
	var options []game.Option
	for _, c := range kinds {
		options = append(options, game.Option{ID: c.String(), Text: game.Say("option.command", "command", c.String())})
	}
	pick := a.t.askOne(a.attacker(), ask.ChooseDice, game.Say("prompt.raid", "ship", id.Piece()), []string{id.Piece()}, options)
	for _, c := range kinds {
		if c.String() == pick {
			a.t.announce(board.RaidTokenGained{Ship: id, Command: c})
		}
	}
}

// askDieWhere is askDie among the dice that fit.
func (a *Attack) askDieWhere(seat game.Seat, key string, fits func(board.Die) bool) int {
	var options []game.Option
	for i, d := range a.view().Dice {
		if fits(d) && !d.Fixed {
			options = append(options, dieOption(i, d))
		}
	}
	if len(options) == 0 {
		return -1
	}
	pick := a.t.askOne(seat, ask.ChooseDice, game.Say("prompt."+key), []string{a.shot.Attacker, a.shot.Defender}, options)
	for i := range a.view().Dice {
		if pick == "die:"+strconv.Itoa(i) {
			return i
		}
	}
	return -1
}

// cards are a player's cards that may be used at a moment of the attack, each once.
func (a *Attack) cards(when Timing, seat game.Seat) []pending {
	if a.t.rules.Cards == nil {
		return nil
	}
	done := map[string]bool{}
	for ref, n := range a.effects {
		done[ref] = n > 0
	}
	return a.t.pending(when, a.moment(when), seat, done)
}

// attackCards are those of the attacker, and of the objective, in Resolve Attack Effects.
func (a *Attack) attackCards() []pending {
	done := map[string]bool{}
	for ref, n := range a.effects {
		done[ref] = n > 0
	}
	return append(a.cards(ResolvingEffects, a.attacker()), a.t.ofObjective(a.moment(ResolvingEffects), done)...)
}

// offered are abilities as options.
func offered(cards []pending) (options []game.Option) {
	for _, p := range cards {
		options = append(options, p.option())
	}
	return options
}

// ofObjective are the abilities of the objective card, which either player may use.
func (t *Table) ofObjective(m Moment, done map[string]bool) []pending {
	return shared(t, m, t.attack.attacker(), done)
}

// shared are those abilities that are not among a player's own.
func shared(t *Table, m Moment, seat game.Seat, done map[string]bool) (all []pending) {
	if t.rules.Cards == nil || t.second() == seat {
		return nil
	}
	for _, p := range t.pending(m.When, m, t.second(), done) {
		if p.card.holder() == "" {
			all = append(all, p)
		}
	}
	return all
}

// useCard resolves the effect of a card that was picked.
func (a *Attack) useCard(when Timing, seat game.Seat, pick string) {
	cards := a.cards(when, seat)
	if when == ResolvingEffects {
		cards = a.attackCards()
	}
	for _, p := range cards {
		if p.ref() == pick {
			a.effects[pick]++
			a.t.use(p, a.moment(when))
			return
		}
	}
}

// moment is the attack as a moment.
func (a *Attack) moment(when Timing) Moment {
	return Moment{When: when, Ship: board.ShipOf(a.shot.Attacker), Squadron: board.SquadronOf(a.shot.Attacker), Shot: &a.shot,
		Seat: a.attacker()}
}
