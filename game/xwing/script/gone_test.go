package script

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/script"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
)

// afterwards are the moments after something, whose subject may be gone by then.
var afterwards = []xwing.Timing{xwing.AfterRevealingDial, xwing.AfterManeuver, xwing.AfterAction, xwing.AfterGainingToken,
	xwing.AfterBecomingDefender, xwing.AfterSufferingDamage, xwing.AfterDefending, xwing.AfterAttacking,
	xwing.AfterPlacingDevice, xwing.AfterDeviceEffect, xwing.AfterDetonation, xwing.AfterMeetingRemote,
	xwing.AfterRolling, xwing.AfterDecloaking, xwing.AfterDeploying, xwing.AfterSpendingToken, xwing.AfterLosingShield,
	xwing.AfterDealtCard, xwing.AfterLocking, xwing.AfterNeutralizing, xwing.AfterBarrelRolling, xwing.AfterAttackStep,
	xwing.AfterSpendingLock}

// going plays a script and takes what an ability is about off the table just as it
// would come up.
type going struct {
	id      catalog.CardID // whose abilities
	index   int            // which of them
	subject string         // the piece that goes: "ship:2"; "" for none
	named   []string       // the pieces that the moment names
	owner   board.ShipID

	later                bool // the game is of a later edition than the kit's, where the ability is not watched
	gone                 bool
	offered              bool // although it is gone
	used, moved, touched bool
}

// kit is the kit with the ability watched.
func (g *going) kit(kit *match.Kit) *match.Kit {
	all := declared()
	for i, c := range all {
		if c.ID != g.id || g.index >= len(c.Abilities) || !slices.Contains(c.Editions, kit.Rules().Edition.ID) {
			continue
		}
		own := *c
		own.Abilities = slices.Clone(c.Abilities)
		g.ability(&own.Abilities[g.index])
		all[i] = &own
	}
	rules := *kit.Rules()
	rules.Cards = xwing.NewLibrary(rules.Edition.ID, all...)
	return kit.With(&rules)
}

func (g *going) ability(a *xwing.Ability) {
	when, do := a.If, a.Do
	a.If = func(t *xwing.Table, m xwing.Moment) bool {
		holds := m.Ship == m.Owner
		if when != nil {
			holds = when(t, m)
		}
		if !holds || g.gone {
			return holds
		}
		if g.named == nil {
			g.named, g.owner = pieces(m), m.Owner
		}
		if g.subject == "" {
			return holds
		}
		takeAway(&t.State.View, g.subject)
		g.gone = true
		if when != nil {
			holds = when(t, m)
		}
		g.offered = holds
		return holds
	}
	if do != nil {
		a.Do = func(t *xwing.Table, m xwing.Moment) {
			whole, piece := t.State.Encode(), g.piece(t)
			do(t, m)
			g.used = true
			g.moved = g.moved || !bytes.Equal(whole, t.State.Encode())
			g.touched = g.touched || !reflect.DeepEqual(piece, g.piece(t))
		}
	}
}

// piece is what is known of what is gone, and who has locked it.
func (g *going) piece(t *xwing.Table) string {
	v := &t.State.View
	var is any
	for i := range v.Ships {
		if v.Ships[i].HasLocked(g.subject) {
			return "locked"
		}
		if v.Ships[i].ID.Piece() == g.subject {
			is = v.Ships[i]
		}
	}
	for _, d := range v.Devices {
		if d.ID.Piece() == g.subject {
			is = d
		}
	}
	for _, o := range v.Obstacles {
		if o.ID.Piece() == g.subject {
			is = o
		}
	}
	return fmt.Sprintf("%+v", is)
}

// pieces lists what a moment names, each once.
func pieces(m xwing.Moment) []string {
	out := []string{}
	add := func(piece string) {
		if !slices.Contains(out, piece) {
			out = append(out, piece)
		}
	}
	for _, id := range []board.ShipID{m.Ship, m.Other} {
		if id != 0 {
			add(id.Piece())
		}
	}
	if m.Device.ID != 0 {
		add(m.Device.ID.Piece())
	}
	for _, o := range m.Met.Obstacles {
		add(o.Piece())
	}
	if strings.Contains(m.Answer, ":") {
		add(m.Answer)
	}
	return out
}

// takeAway takes a piece off the table, with the locks on it.
func takeAway(v *board.View, piece string) {
	for i := range v.Ships {
		for v.Ships[i].HasLocked(piece) {
			v.Apply(board.LockLost{Ship: v.Ships[i].ID, Target: piece})
		}
	}
	for i := range v.Ships {
		if id := v.Ships[i].ID; id.Piece() == piece {
			v.Apply(board.ShipRemoved{Ship: id})
		}
	}
	for i := range v.Devices {
		if id := v.Devices[i].ID; id.Piece() == piece {
			v.Apply(board.DeviceRemoved{Device: id})
		}
	}
	for i := range v.Obstacles {
		if id := v.Obstacles[i].ID; id.Piece() == piece {
			v.Apply(board.ObstacleRemoved{Obstacle: id})
		}
	}
}

// play plays the script, and behind the moment at which the piece goes whatever can
// be answered, until the ability has been used. It reports whether somebody was
// asked about it.
func (g *going) play(t *testing.T, c script.Case) (asked bool) {
	t.Helper()
	watch := watchCard(g.id.Ref())
	kit := g.kit(kitOf(t, g.id.Family))
	p, err := grammar().Play(newTable(kit, matchtest.Words(t)), c)
	if err == nil {
		err = p.Begin()
	}
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	g.later = p.Session().Header().Edition != kit.Rules().Edition.ID
	for _, l := range c.Lines() {
		if seat, answer := l.Answer(); answer && !g.gone {
			if p.Unheard(seat, l.Text) != nil { // a script may end in a refusal
				break
			}
		}
	}
	src := game.NewSource(1, 46)
	for range 4 {
		open := p.Session().Open()
		if !g.offered || g.used || p.Session().Fault() != nil || len(open) == 0 {
			break
		}
		asked = asked || watch.names(open[0].Prompt) && slices.Contains(open[0].About, g.owner.Piece())
		c, err := game.Sample(&src, open[0])
		if open[0].Kind == ask.UseAbility {
			c.Pick = []string{game.Yes}
		}
		if err != nil || p.Session().Choose(c) != nil {
			break
		}
	}
	return asked
}

// after returns the abilities of a card that answer to something that has happened,
// by index.
func after(id catalog.CardID) map[int]*xwing.Ability {
	out := map[int]*xwing.Ability{}
	for _, c := range declared() {
		if c.ID != id {
			continue
		}
		for i := range c.Abilities {
			if slices.Contains(afterwards, c.Abilities[i].When) {
				out[i] = &c.Abilities[i]
			}
		}
	}
	return out
}

// outlive are the cards that do what they do although something is gone that their
// moment names: by the book they do it to something else.
var outlive = map[string][]string{
	"it is done to the ship, the dice or the condition itself": {"condition/brokentrust", "condition/fearfulprey", "condition/rattled",
		"condition/suppressivefire", "damage/stunnedpilot", "xwing1/damage/blindedpilot-2012",
		"xwing1/condition/rattled", "xwing1/condition/suppressivefire",
		"xwing1/pilot/lieutenantblount", "xwing1/upgrade/cadbane", "xwing1/upgrade/bossk", "xwing1/upgrade/captainrex",
		"xwing1/upgrade/maul", "xwing1/upgrade/sabinewren", "upgrade/b6bladewingprototype-command", "upgrade/bounty",
		"xwing1/condition/harpooned", "xwing1/upgrade/arccaster", "xwing1/upgrade/automatedprotocols", "xwing1/upgrade/brokenhorn",
		"xwing1/upgrade/reinforceddeflectors", "xwing1/upgrade/capturedtie",
		"pilot/bossk",
		"pilot/bossk-z95af4headhunter", "pilot/captainjonus-swz98", "pilot/captainphasma", "pilot/cienaree",
		"pilot/countdown", "pilot/dashrendar-swz103-lsl-rebelalliance", "pilot/dashrendar-swz103-lsl-scumandvillainy",
		"pilot/durge", "pilot/halliobas-wat1", "pilot/dbs404", "pilot/fifthbrother", "pilot/genesisred", "pilot/laetinashera",
		"pilot/leebo", "pilot/lieutenantkestal", "pilot/lieutenantsai",
		"upgrade/topcover-swz98", "pilot/paigetico", "pilot/lukeskywalker", "pilot/secondsister",
		"pilot/soontirfel-battleoverendor", "pilot/valenrudor", "pilot/wampa", "pilot/whisper", "xwing1/pilot/whisper",
		"xwing1/pilot/countdown", "xwing1/pilot/ig88a", "xwing1/pilot/laetinashera",
		"xwing1/pilot/hobbieklivian", "pilot/zamwesell", "pilot/zizitlo",
		"ship/chissengineering", "upgrade/automatedtargetpriority", "upgrade/c3po-crew", "upgrade/chaffparticles-rsl", "upgrade/clantraining", "upgrade/fives", "upgrade/generalgrievous", "upgrade/grapplingstruts", "upgrade/heavylasercannon", "upgrade/landingstruts",
		"upgrade/commandermalarus", "upgrade/landocalrissian-crew", "upgrade/malice", "upgrade/outrider", "upgrade/paigetico",
		"upgrade/sabinewren", "upgrade/spectreofnayr-epicsl", "upgrade/stealthgambit-tiephphantom", "upgrade/thechild", "upgrade/zamwesell",
		"pilot/dbs404-siegeofcoruscant", "pilot/derekklivian", "pilot/grudge", "pilot/hansolo-modifiedyt1300lightfreighter",
		"pilot/riodurant-wat1", "pilot/wedgeantilles-battleoverendor"},
	"it is done to another ship, or to the remote": {"condition/liberated-wat1", "condition/youshouldthankme", "device/drk1probedroid",
		"pilot/airencracken", "xwing1/pilot/airencracken", "xwing1/pilot/lattsrazzi", "xwing1/pilot/princexizor",
		"xwing1/upgrade/operationsspecialist", "xwing1/upgrade/rebelcaptive",
		"xwing1/upgrade/clusterbombs", "xwing1/upgrade/impetuous", "pilot/axe",
		"pilot/captainrex",
		"pilot/dacebonearm", "pilot/g4rgorvm", "pilot/lieutenantrivas", "pilot/lowhhrick", "pilot/padric", "pilot/princexizor",
		"pilot/scorch-tiesebomber", "pilot/shaakti-siegeofcoruscant", "pilot/shasazaro", "pilot/strife-wat1",
		"pilot/tarfful-wat1", "upgrade/bokatankryze-rebel-scum", "upgrade/korkiekryze", "upgrade/margsablclosure",
		"upgrade/r3astromech", "upgrade/trackingtorpedoes"},
	"another ship is attacked": {"xwing1/pilot/chewbacca-swx57", "xwing1/upgrade/bazemalbus", "xwing1/upgrade/specialopstraining",
		"pilot/bodicavenj", "pilot/darthmaul", "pilot/enricpryde-wat1", "pilot/torphun", "pilot/wrath",
		"ship/lockedandloaded", "upgrade/bistan", "upgrade/ghostcompany", "upgrade/migsmayfeld",
		"upgrade/ezrabridger", "upgrade/specialforcesgunner", "upgrade/veterantailgunner", "upgrade/veteranturretgunner"},
}

// TestNothingForWhatIsGone plays every script of a card again for each of its abilities
// that answer to something that has happened, and for every ship, device and obstacle
// that the moment names: just as the ability would come up, that is off the table. It
// must not be used then, nor may anybody be asked, but where it is done to something
// else (outlive), and where its own ship acts or places something (RULINGS 46).
func TestNothingForWhatIsGone(t *testing.T) {
	t.Parallel()
	reasons, used, came, scripted := map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, refs := range outlive {
		for _, ref := range refs {
			reasons[ref] = true
		}
	}
	for _, s := range scenes(t) {
		ref, name := s.key(), s.name()
		for i, a := range after(s.id()) {
			first := going{id: s.id(), index: i}
			first.play(t, s.Case)
			scripted[ref] = scripted[ref] || !first.later
			if first.named == nil {
				continue
			}
			came[fmt.Sprint(ref, "/", i)] = true
			for _, piece := range first.named {
				g := going{id: s.id(), index: i, subject: piece}
				asked := g.play(t, s.Case)
				itself := piece == g.owner.Piece()
				switch {
				case g.touched:
					t.Errorf("%s, ability %d: it is done to %s, which is gone", name, i, piece)
				case g.used && (itself || !reasons[ref]):
					t.Errorf("%s, ability %d: it is used although %s is gone", name, i, piece)
				case g.used && !g.moved:
					t.Errorf("%s, ability %d: nothing comes of it where %s is gone", name, i, piece)
				case asked && (itself || a.Act == nil && a.Place == nil && !g.used):
					t.Errorf("%s, ability %d: it is asked about although %s is gone", name, i, piece)
				}
				used[ref] = used[ref] || g.used
			}
		}
	}
	for ref := range reasons {
		if !used[ref] {
			t.Errorf("%s outlives nothing", ref)
		}
	}
	for _, c := range declared() {
		ref := keyOf(c.ID)
		if c.Reprint || !scripted[ref] {
			continue // TestEveryCardHasScripts says so
		}
		for i := range after(c.ID) {
			if !came[fmt.Sprint(ref, "/", i)] {
				t.Errorf("ability %d of %s comes up in no script", i, ref)
			}
		}
	}
}
