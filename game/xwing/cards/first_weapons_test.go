package cards_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// volley is an attack of first edition: an X-wing of Red's on a ship of Blue's that faces it, at range 2 unless mm
// says otherwise.
type volley struct {
	weapon       string
	foe          string // academypilot, unless it says otherwise
	mm           float64
	dice         [2]string // that come
	locked       bool
	tokens, foes []board.Token
	change       func(*xwing.State)
	more         []xwing.ScenarioShip
}

func (v volley) start(t *testing.T) *xwingtest.Game {
	t.Helper()
	if v.foe == "" {
		v.foe = "academypilot"
	}
	if v.mm == 0 {
		v.mm = 160
	}
	red, blue := redShip("rookiepilot", 400, 300, 0, v.weapon), blueShip(v.foe, 400, 340+v.mm, 180)
	red.Tokens, blue.Tokens = map[board.Token]int{}, map[board.Token]int{}
	for _, k := range v.tokens {
		red.Tokens[k]++
	}
	for _, k := range v.foes {
		blue.Tokens[k]++
	}
	sc := xwing.Scenario{Phase: board.Engagement, Ships: append([]xwing.ScenarioShip{red, blue}, v.more...)}
	return xwingtest.Start(t, firstRules(t), sc, firstAlone(func(s *xwing.State) {
		faces(s, v.dice[0], v.dice[1])
		if v.locked {
			s.View.Ship(1).Locks = []string{"ship:2"}
		}
		if v.change != nil {
			v.change(s)
		}
	}))
}

// fire has the X-wing attack with the weapon, up to a question or the end of the phase.
func (v volley) fire(t *testing.T, to game.Kind) *xwingtest.Game {
	t.Helper()
	g := v.start(t)
	g.Pick(ask.ChooseAttack, "upgrade:"+v.weapon+">ship:2")
	g.Until(to, nil)
	return g
}

// fired tells what has come of it.
func fired(g *xwingtest.Game) string {
	var out []string
	for _, e := range g.Events {
		switch e := e.(type) {
		case board.LockLost:
			out = append(out, "lock")
		case board.UpgradeDiscarded:
			out = append(out, "discarded")
		case board.TokenLost:
			out = append(out, fmt.Sprintf("%s-%d", e.Token, e.N))
		case board.TokenGained:
			out = append(out, fmt.Sprintf("%d:%s+%d", e.Ship, e.Token, e.N))
		case board.DiceRolled:
			out = append(out, fmt.Sprint(len(e.Dice)))
		case board.DamageDealt:
			if e.Card != "" {
				out = append(out, "faceup")
			}
		case board.ShieldsChanged:
			out = append(out, fmt.Sprintf("%d shields", e.Active))
		case board.DamageSuffered:
			out = append(out, fmt.Sprint(e.Ship, map[bool]string{false: "hit", true: "crit"}[e.Crit]))
		}
	}
	return strings.Join(out, " ")
}

// tells is what comes of the attack when the phase is over.
func (v volley) tells(t *testing.T) string {
	t.Helper()
	return fired(v.fire(t, ask.SetDials))
}

// modified uses the weapon's own card on its dice.
func (v volley) modified(t *testing.T) string {
	t.Helper()
	g := v.fire(t, ask.ModifyAttackDice)
	g.Pick(ask.ModifyAttackDice, "upgrade/"+v.weapon)
	var out []string
	for _, d := range xwingtest.All[board.DiceModified](g)[0].Dice {
		out = append(out, d.Face.String())
	}
	return strings.Join(out, " ")
}

// denied is the rule that forbids the attack.
func (v volley) denied(t *testing.T) string {
	t.Helper()
	if no := v.start(t).Now().PreviewAttack(1, "upgrade:"+v.weapon, 2).Refusal; no != nil {
		return no.Rule
	}
	return "legal"
}

func TestFirstWeapons(t *testing.T) {
	adv := volley{weapon: "advprotontorpedoes", locked: true, mm: 60, dice: [2]string{"hb"}}
	beside := func(x float64) []xwing.ScenarioShip {
		return []xwing.ScenarioShip{blueShip("academypilot", x, 500, 180)}
	}
	tests := map[string]struct {
		see  func(*testing.T) string
		want string
	}{
		"X10-SEC-001":                      {volley{weapon: "protontorpedoes", locked: true, dice: [2]string{"hhbb", "bbb"}}.tells, "lock discarded 4 3 2hit 2hit"},
		"protontorpedoes turn":             {volley{weapon: "protontorpedoes", locked: true, dice: [2]string{"hffb", "bbb"}}.modified, "hit crit focus blank"},
		"X10-SEC-001 X10-SEC-002":          {volley{weapon: "protontorpedoes"}.denied, "X10-SEC-002"},
		"X10-SEC-002 kept":                 {volley{weapon: "homingmissiles", locked: true, dice: [2]string{"bbbb", "bbb"}}.tells, "discarded 4 3"},
		"X10-SEC-001 X10-SEC-003":          {volley{weapon: "blasterturret"}.denied, "X10-SEC-003"},
		"blasterturret":                    {volley{weapon: "blasterturret", tokens: []board.Token{board.Focus}, dice: [2]string{"hbb", "bbb"}}.tells, "focus-1 3 3 2hit"},
		"X10-SEC-001 X10-SEC-004":          {volley{weapon: "protontorpedoes", locked: true, mm: 60}.denied, "X10-SEC-004"},
		"X10-SEC-004 too far":              {volley{weapon: "heavylasercannon", mm: 360}.denied, "X10-SEC-004"},
		"X10-SEC-004 beyond range 2":       {volley{weapon: "ioncannonturret", mm: 260}.denied, "X10-SEC-004"},
		"X10-SEC-004 at its farthest":      {volley{weapon: "heavylasercannon", mm: 260, dice: [2]string{"bbbb", "bbb"}}.tells, "4 3"},
		"X10-RNG-009 attacking":            {volley{weapon: "ioncannon", mm: 60, dice: [2]string{"bbb", "bbb"}}.tells, "3 3"},
		"X10-RNG-009 defending":            {volley{weapon: "heavylasercannon", mm: 260, dice: [2]string{"bbbb", "bbb"}}.tells, "4 3"},
		"concussionmissiles":               {volley{weapon: "concussionmissiles", locked: true, dice: [2]string{"hbbf"}}.modified, "hit hit blank focus"},
		"advprotontorpedoes":               {adv.modified, "hit focus hit hit hit"},
		"manglercannon":                    {volley{weapon: "manglercannon", dice: [2]string{"hhb"}}.modified, "crit hit blank"},
		"clustermissiles":                  {volley{weapon: "clustermissiles", foe: "wedgeantilles", locked: true, dice: [2]string{"hbbhbb", "bbbb"}}.tells, "lock discarded 3 2 2hit 1 shields 3 2 2hit 0 shields"},
		"twinlaserturret":                  {volley{weapon: "twinlaserturret", foe: "wedgeantilles", dice: [2]string{"hhhhhh", "bbbb"}}.tells, "3 2 2hit 1 shields 3 2 2hit 0 shields"},
		"ioncannon":                        {volley{weapon: "ioncannon", dice: [2]string{"hhc", "bbb"}}.tells, "3 3 2hit 2:ion+1"},
		"ioncannon missing":                {volley{weapon: "ioncannon", dice: [2]string{"hbb", "ebb"}}.tells, "3 3"},
		"ioncannonturret":                  {volley{weapon: "ioncannonturret", dice: [2]string{"hhc", "bbb"}}.tells, "3 3 2hit 2:ion+1"},
		"ionpulsemissiles":                 {volley{weapon: "ionpulsemissiles", locked: true, dice: [2]string{"hhc", "bbb"}}.tells, "discarded 3 3 2hit 2:ion+2"},
		"flechettecannon":                  {volley{weapon: "flechettecannon", dice: [2]string{"hhc", "bbb"}}.tells, "3 3 2hit 2:stress+1"},
		"flechettecannon stressed":         {volley{weapon: "flechettecannon", foes: []board.Token{board.Stress}, dice: [2]string{"hhc", "bbb"}}.tells, "3 3 2hit"},
		"flechettetorpedoes":               {volley{weapon: "flechettetorpedoes", locked: true, dice: [2]string{"bbb", "bbb"}}.tells, "lock discarded 3 3 2:stress+1"},
		"flechettetorpedoes a sturdy hull": {volley{weapon: "flechettetorpedoes", foe: "captainkagi", locked: true, dice: [2]string{"bbb", "b"}}.tells, "lock discarded 3 1"},
		"heavylasercannon":                 {volley{weapon: "heavylasercannon", dice: [2]string{"ccbb", "bbb"}}.tells, "4 3 2hit 2hit"},
		"autoblaster":                      {volley{weapon: "autoblaster", mm: 60, dice: [2]string{"hhc", "eee"}}.tells, "3 3 2hit 2hit"},
		"assaultmissiles":                  {volley{weapon: "assaultmissiles", locked: true, dice: [2]string{"hbbb", "bbb"}, more: beside(480)}.tells, "lock discarded 4 3 3hit 2hit"},
		"assaultmissiles far":              {volley{weapon: "assaultmissiles", locked: true, dice: [2]string{"hbbb", "bbb"}, more: beside(600)}.tells, "lock discarded 4 3 2hit"},
		"iontorpedoes":                     {volley{weapon: "iontorpedoes", locked: true, dice: [2]string{"hbbb", "bbb"}, more: beside(480)}.tells, "lock discarded 4 3 2:ion+1 3:ion+1 2hit"},
		"plasmatorpedoes":                  {volley{weapon: "plasmatorpedoes", foe: "wedgeantilles", locked: true, dice: [2]string{"hbbb", "bb"}}.tells, "lock discarded 4 2 2hit 1 shields 0 shields"},
		"advhomingmissiles":                {volley{weapon: "advhomingmissiles", foe: "wedgeantilles", locked: true, dice: [2]string{"hhb", "bb"}}.tells, "discarded 3 2 faceup"},
		"dorsalturret":                     {volley{weapon: "dorsalturret", mm: 60, dice: [2]string{"bbb", "bbb"}}.tells, "3 3"},
		"dorsalturret at range 2":          {volley{weapon: "dorsalturret", dice: [2]string{"bbb", "bbb"}}.tells, "2 3"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			if got := tt.see(t); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}
