// Package shorthand is how games of X-Wing are abbreviated when they are written down (docs/notation.md).
package shorthand

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/notation"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// Wording is X-Wing's.
func Wording() notation.Wording {
	return notation.Wording{Names: names, Kinds: kinds(), Word: word, Head: head, Next: next, Usual: usual, Tell: tell}
}

// kinds are those of X-Wing's cards.
func kinds() []string {
	all := []string{"card:"}
	for _, k := range []catalog.Kind{catalog.UpgradeCard, catalog.PilotCard, catalog.ShipAbility, catalog.DeviceKind, catalog.ObstacleKind,
		catalog.ConditionCard, catalog.DamageKind} {
		all = append(all, k.Ref(""))
	}
	return all
}

// next reports whether a question asks which ship is next.
func next(k game.Kind) bool {
	switch k {
	case ask.ChooseShipToActivate, ask.ChooseShipToEngage, ask.ChooseShipForSystem, ask.ChooseShipToDecloak:
		return true
	}
	return false
}

// usual is that the first ship of those that may is next, and that a line of fire is one that is clear.
func usual(_ game.State, d *game.Decision) string {
	for i := range d.Options {
		if o := &d.Options[i]; o.Legal() && (next(d.Kind) || d.Kind == ask.ChooseLine && o.ID == "clear") {
			return o.ID
		}
	}
	return ""
}

// head is the ship that is asked; in an attack that of the attacker, and of dials the seat.
func head(s game.State, d *game.Decision) string {
	v := s.(*xwing.State).Public()
	switch {
	case d.Kind == ask.SetDials:
		return d.Seat.ID()
	case d.Shape == game.Place && v.Phase == board.Setup || next(d.Kind) || len(d.About) == 0:
		return ""
	case v.Attack != nil && fights(d.Kind):
		return v.Attack.Attacker.Piece()
	case board.ShipOf(d.About[0]) == 0:
		return ""
	}
	return d.About[0]
}

// fights reports whether a question belongs to an attack, whoever is asked.
func fights(k game.Kind) bool {
	switch k {
	case ask.ChooseAttack, ask.ChooseBonusAttack, ask.ChooseLine, ask.ModifyAttackDice, ask.ModifyDefenseDice, ask.ChooseDice,
		ask.NameResult, ask.UseAbility, ask.ChooseAbility, ask.ChooseEither, ask.ChooseReplacement:
		return true
	}
	return false
}

// word is an answer in short; "" where its id says it well.
func word(d *game.Decision, id string) string {
	if m, err := catalog.ParseManeuver(id); err == nil {
		return maneuver(m)
	}
	if n, is := strings.CutPrefix(id, "die:"); is {
		i, _ := strconv.Atoi(n)
		return "#" + strconv.Itoa(i+1)
	}
	if d.Kind != ask.ChooseAttack && d.Kind != ask.ChooseBonusAttack {
		return ""
	}
	weapon, target, shot := strings.Cut(id, ">")
	if !shot {
		return ""
	}
	weapon = strings.TrimPrefix(weapon, "upgrade:")
	if n, primary := strings.CutPrefix(weapon, "primary:"); primary {
		weapon = strings.TrimSuffix(n, "0")
	}
	return weapon + ">" + strings.ReplaceAll(target, catalog.UpgradeCard.Ref(""), "")
}

// bearings are how maneuvers are written, behind their speed.
var bearings = map[gauge.Bearing]string{
	gauge.StraightAhead: "F", gauge.BankLeft: "BL", gauge.BankRight: "BR", gauge.TurnLeft: "TL", gauge.TurnRight: "TR",
	gauge.KoiogranTurn: "K", gauge.SegnorsLoopLeft: "SL", gauge.SegnorsLoopRight: "SR", gauge.TallonRollLeft: "RL",
	gauge.TallonRollRight: "RR", gauge.Stationary: "O", gauge.ReverseStraight: "rF", gauge.ReverseBankLeft: "rBL",
	gauge.ReverseBankRight: "rBR", gauge.SideslipBankLeft: "xBL", gauge.SideslipBankRight: "xBR",
	gauge.SideslipTurnLeft: "xTL", gauge.SideslipTurnRight: "xTR",
}

func maneuver(m catalog.Maneuver) string { return strconv.Itoa(m.Speed) + bearings[m.Bearing] }

// ranks are words of names that tell nobody apart.
var ranks = []string{"admiral", "agent", "baron", "captain", "chancellor", "colonel", "commander", "count", "cova", "darth", "director",
	"first", "general", "governor", "grand", "lieutenant", "lord", "major", "master", "moff", "overseer", "sergeant", "the"}

// names are those of the ships that a game begins with: a word of the pilot's name that no other has, with a number
// where he flies more than once.
func names(s game.State) map[string]string {
	state := s.(*xwing.State)
	var pilots []string
	copies := map[string]int{}
	v := state.Public()
	for i := range v.Ships {
		id := v.Ships[i].Pilot
		if copies[id]++; id != "" && copies[id] == 1 {
			pilots = append(pilots, id)
		}
	}
	short, taken := map[string]string{}, []string{"red", "blue"}
	for _, id := range pilots {
		short[id] = shortName(state, id, taken)
		taken = append(taken, short[id])
	}
	all, count := map[string]string{}, map[string]int{}
	for i := range v.Ships {
		id := v.Ships[i].Pilot
		if id == "" {
			continue
		}
		name := short[id]
		if count[id]++; copies[id] > 1 {
			name += strconv.Itoa(count[id])
		}
		all[v.Ships[i].ID.Piece()] = name
	}
	return all
}

// shortName is a word of a pilot's name that is not taken, or all of them.
func shortName(state *xwing.State, id string, taken []string) string {
	name := id
	if p, err := state.Rules().Catalog.Pilot(id); err == nil {
		name = p.Name
	}
	words := strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune(" \u00a0\"“”()/,.", r) })
	for i := range words {
		words[i] = strings.Map(func(r rune) rune {
			if r > 0x7f || r >= '0' && r <= '9' || r|0x20 >= 'a' && r|0x20 <= 'z' {
				return r
			}
			return -1
		}, strings.NewReplacer("’", "", "'", "").Replace(words[i]))
		letters := strings.TrimRight(words[i], "0123456789")
		if len(letters) > 2 && letters == words[i] && !slices.Contains(ranks, strings.ToLower(letters)) && !slices.Contains(taken,
			letters) {
			return letters
		}
	}
	whole := strings.Join(words, "")
	for n := 2; slices.Contains(taken, whole) || whole == ""; n++ {
		whole = strings.TrimRight(id, "0123456789-") + "-" + strings.Repeat("x", n-1)
	}
	return whole
}
