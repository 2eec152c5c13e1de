package edition_test

import (
	"reflect"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/edition"
)

// agreements say of each switch that first edition has as 2.0 why that is right: a rule of
// its own that says so, or that first edition has nothing that would ask. It begins as a copy
// of 2.0, so what stands neither here nor in First has been looked at by nobody.
var agreements = []struct{ field, why string }{
	{"Area", "3 feet by 3: X10-SET-002"},
	{"Setup.Depth", "within range 1 of one's edge: X10-SET-007"},
	{"PlayerOrder.RollOff", "squad points come first, a die is rolled between equals: X10-INI-001, X10-INI-002"},
	{"PlayerOrder.EachRound", "initiative is kept all game: X10-INI-003"},
	{"Overlap.FriendDie", "no die comes of overlapping ships: X10-OVL-007"},
	{"Overlap.EnemyAction", "the Perform Action step is skipped, whoever was overlapped: X10-OVL-004"},
	{"Overlap.MayDock", "no ship docks by flying into another; the attack shuttle deploys and is carried by its cards"},
	{"Range0", "there is no range 0: X10-RNG-010"},
	{"Dice.Most", "as many dice as there are: X10-ATK-023"},
	{"Difficulty.ByDial", "no ability asks for a difficulty that a dial does not have in force"},
	{"Stress.Fixed", "another maneuver is picked, by the opponent: X10-STS-004"},
	{"Strain.AtRoll", "it has no strain tokens"},
	{"Destroy.AtOnce", "what comes of a ship's destruction comes with it: X10-DST-002"},
	{"Destroy.AfterQueue", "a ship that is destroyed is removed at once: X10-SIM-005"},
	{"DamageDeck.FromShips", "with an empty deck and discard pile counters are dealt: X10-DMG-010"},
	{"Tokens.OneGain", "each token is assigned by itself"},
	{"Force", "it has no Force"},
	{"Linked", "it has no linked actions"},
	{"Queue.ChooseLater", "an ability comes as its card says, and does nothing without whom it is about; TimingAlone has it wait"},
	{"Queue.SetupOnly", "an ability comes as its card says: X10-ABL-005"},
	{"SLAM.Granted", "SLAM is an action that its icon or card gives, once a round: X10-ACN-003"},
	{"Lock.Farthest", "a lock reaches to range 3: X10-TLK-001"},
	{"Jam.Bullseye", "jam tokens come of cards, at their ranges; it has no bullseye arc"},
	{"Ion.Tokens.Small", "one token ionizes a small ship: X10-ION-001"},
	{"Ion.ByDial", "an ionized ship gets no dial: X10-PLN-006"},
	{"Ion.FocusAlways", "an ionized ship acts as ever: X10-ION-005"},
	{"Ion.NoLocks", "an ionized ship acts as ever: X10-ION-005"},
	{"Tractor.Tokens.Small", "one token moves a small ship: the tractor beam's reference card"},
	{"Tractor.OntoObstacles", "the roll or boost may be over obstacles: the tractor beam's reference card"},
	{"Tractor.AnyPhase", "tokens come of attacks, in the Combat phase"},
	{"Tractor.TurnAfter", "a tractored ship keeps its heading: the tractor beam's reference card"},
	{"Obstacles.Asteroid", "a hit is 1 damage, a crit 1 critical, no attacks, no action: X10-OBS-003, X10-OBS-004"},
	{"Obstacles.Debris", "1 stress, a crit is 1 critical, attacks and actions as ever: X10-OBS-005, X10-OBS-007"},
	{"Obstacles.Gas", "it has no gas clouds"},
	{"Obstacles.Strewn", "it has no loose cargo and no spare parts"},
	{"Obstacles.HaltAtEnd", "an asteroid passed through costs the action as well: X10-OBS-003"},
	{"Obstacles.LeftFreely", "the template alone tells whether it is met again: X10-OBS-012"},
	{"Devices.SystemPhaseOnly", "bombs are dropped when a dial is revealed, or by an action; one a round: X10-BMB-003"},
	{"Devices.RemotesFlee", "it has no remotes"},
	{"Devices.OrDecloak", "decloaking and dropping bombs are different moments: X10-CLK-004, X10-BMB-001"},
	{"Devices.CardEach", "it has no remotes"},
	{"Devices.SetsAtOnce", "each token of cluster mines detonates by itself"},
	{"Huge", "its huge ships have a chapter of their own: X10-HUG-001"},
	{"Exchange", "a card that is exchanged has kept no restriction to ask for"},
	{"Scoring", "whoever has a ship left wins: X10-WIN-001"},
	{"Setup.Pairs", "obstacles lie in pairs in epic battles alone: X10-HUG-045"},
	{"Epic", "an epic battle is as long and as wide: RULINGS 63, 80"},
	{"Ending.Rounds", "a game ends with the last ship: X10-WIN-001"},
}

func TestFirstLeaves(t *testing.T) {
	first, second := reflect.ValueOf(*edition.First()), reflect.ValueOf(*edition.Second())
	used := map[string]bool{}
	for _, path := range leaves(reflect.TypeFor[xwing.Edition](), "") {
		a, b := first, second
		for name := range strings.SplitSeq(path, ".") {
			a, b = a.FieldByName(name), b.FieldByName(name)
		}
		if !reflect.DeepEqual(a.Interface(), b.Interface()) {
			continue
		}
		said := false
		for _, why := range agreements {
			if path == why.field || strings.HasPrefix(path, why.field+".") {
				used[why.field], said = true, true
			}
		}
		if !said {
			t.Errorf("%s is %v in first edition as in 2.0: say in First that it differs, or here why not", path, a.Interface())
		}
	}
	for _, why := range agreements {
		if !used[why.field] {
			t.Errorf("%s differs between first edition and 2.0, or is no switch: take its line out", why.field)
		}
	}
}
