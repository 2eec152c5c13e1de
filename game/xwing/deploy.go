package xwing

import (
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// DeploySpot is a way for a docked ship to deploy: a maneuver from guides of its
// carrier.
type DeploySpot struct {
	ID       string // "front/2FB"
	Maneuver catalog.Maneuver
	Start    physics.Pose
	MovePreview
	Fails bool // it would end on a ship wherever it stops (X20-DOC-009)
}

// FrontGuides are those of a carrier from which a ship deploys ahead, in Moment.Action.
const FrontGuides = "front"

// deployGuides are from where a docked ship can deploy, and how many quarter turns left of ahead it sets out: the front and the
// rear guides of its carrier; from the sides of a huge one, too.
var deployGuides = [...]struct {
	id       string
	quarters int
}{{FrontGuides, 0}, {"rear", 2}, {"left", 1}, {"right", 3}}

// PreviewDeploy returns the ways for a docked ship to deploy: each maneuver of its
// dial that is neither stationary nor reverse (X20-DOC-006), nor too fast for the edition, from the guides of its
// carrier, as if they were its own (X20-DOC-007), or from the middle of a huge one's
// sides (X25-HUG-025).
func (s *State) PreviewDeploy(id board.ShipID) []DeploySpot {
	carrier := s.View.Ship(s.View.Ship(id).Docked)
	size := s.View.Ship(id).Size
	var out []DeploySpot
	for _, g := range deployGuides {
		if g.quarters%2 == 1 && !s.Huge(carrier.ID) ||
			(&Table{State: s}).sum(NotDeploying, &Moment{Ship: id, Other: carrier.ID, Action: g.id}) > 0 {
			continue
		}
		guides, start := g.id, carrier.Pose.Turned(float64(90*g.quarters)).Moved(0, carrier.Size.Toward(g.quarters)-size.Fore())
		there := *s
		there.View = s.View.Clone()
		there.View.Apply(board.ShipPlaced{Ship: id, Pose: start})
		for _, m := range s.Dial(id) {
			fastest := s.rules.Edition.Dock.Fastest
			if m.Bearing == gauge.Stationary || Reverse(m.Bearing) || fastest > 0 && m.Speed > fastest {
				continue
			}
			p := there.PreviewManeuver(id, m)
			out = append(out, DeploySpot{ID: guides + "/" + m.Code(), Maneuver: m, Start: start, MovePreview: p,
				Fails: there.overlapped(id, gauge.Base{Pose: p.Final, Size: size}) != 0})
		}
	}
	return out
}

// Deploy has a docked ship deploy from its carrier (Dock chapter): its player
// chooses guides and maneuver, the ship executes it and may then perform an
// action (X20-DOC-008). An emergency deploy allows none (X20-DOC-013). It reports
// whether the ship deployed.
func (t *Table) Deploy(id board.ShipID, emergency bool) bool {
	carrier := t.Ship(id).Docked
	spots := t.PreviewDeploy(id)
	var options []game.Option
	for i := range spots {
		s := &spots[i]
		guides, _, _ := strings.Cut(s.ID, "/")
		key := "option.deploy-" + guides
		switch {
		case s.Fails && t.Huge(carrier):
			key += "-lost"
		case s.Fails:
			key += "-fails"
		case s.Flees:
			key += "-flees"
		}
		options = append(options, game.Option{ID: s.ID, Text: game.Say(key, "maneuver", s.Maneuver.Code()),
			Places: t.standing(id, Spot{Pose: s.Final, Template: s.Template})})
	}
	if !emergency {
		options = append(options, game.Option{ID: game.None, Text: game.Say("option.deploy-none")})
	}
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseDeployment, game.Say("prompt.choose-deployment", "ship", id.Piece()),
		[]string{id.Piece(), carrier.Piece()}, options)
	for _, s := range spots {
		if s.ID == pick {
			return t.deployTo(id, s, emergency)
		}
	}
	return false
}

func (t *Table) deployTo(id board.ShipID, s DeploySpot, emergency bool) bool {
	carrier := t.Ship(id).Docked
	t.memory(id).Deploying = true // its one try, whatever comes of it (RULINGS 44)
	if s.Fails {
		t.announce(board.DeployFailed{Ship: id, Carrier: carrier})
		if !emergency && t.Huge(carrier) { // X25-HUG-026
			t.announce(board.ShipDestroyed{Ship: id})
			t.removeAsDestroyed(id)
		}
		return false
	}
	if len(t.Ship(id).Turret) == 0 { // before it leaves: nobody is asked while it lies on its carrier
		t.setTurret(id)
	}
	t.memory(id).Deployed = true
	began := t.Began()
	saved := emergency && t.rules.Edition.Dock.Sinks // by a card, and does not attack in the round
	t.announce(board.ShipDeployed{Ship: id, Carrier: carrier, Pose: s.Start, Engaged: saved || t.initiativePassed(id)})
	t.dropDial(carrier)
	t.ExecuteManeuver(id, s.Maneuver, ManeuverOptions{})
	if !emergency && !t.rules.Edition.Dock.Idle && !t.gone(id) {
		t.PerformAction(id, ActionGrant{Source: Deployment})
	}
	if !t.gone(id) {
		t.Trigger(Moment{When: AfterDeploying, Ship: id, Other: carrier, Began: began})
	}
	return true
}

// HasDeployed reports whether the ship has deployed this round.
func (t *Table) HasDeployed(id board.ShipID) bool { return t.memory(id).Deployed }

// initiativePassed reports whether the ship's turn in the Engagement Phase is over
// before it has come into play (X20-DOC-015, 016).
func (t *Table) initiativePassed(id board.ShipID) bool {
	return t.View.Phase == board.Engagement && t.Memory.Reached && t.Initiative(id) >= t.Memory.Now
}

// TakeOver gives a ship the pilot of another: his ability, his initiative, and his
// charges, active and inactive as they are (X20-FAQ-046).
func (t *Table) TakeOver(id, from board.ShipID) {
	s := t.Ship(from)
	t.announce(board.PilotTakenOver{Ship: id, From: from, Pilot: s.Pilot, Initiative: s.Initiative, Charges: s.Charges})
}

// emergencyDeploy lets the ships docked with a destroyed carrier deploy before it
// is removed (X20-DOC-011), each after 1 crit damage (X20-DOC-012). One that does
// not, or fails to, is destroyed (X20-DOC-014).
func (t *Table) emergencyDeploy(carrier board.ShipID) {
	for _, id := range t.View.DockedWith(carrier) {
		deployed := false
		if !t.rules.Edition.Dock.Sinks && t.askEmergency(id, carrier) {
			t.Trigger(Moment{When: BeforeEmergencyDeploy, Ship: id, Other: carrier})
			t.SufferDamage(id, Damage{Crits: 1})
			deployed = t.Ship(id).Where != board.Removed && !t.Ship(id).Destroyed && t.Deploy(id, true)
		}
		if deployed || t.Ship(id).Where == board.Removed {
			continue
		}
		if !t.Ship(id).Destroyed {
			t.announce(board.ShipDestroyed{Ship: id})
		}
		t.removeAsDestroyed(id)
	}
}

// askEmergency asks whether a ship leaves its destroyed carrier.
func (t *Table) askEmergency(id, carrier board.ShipID) bool {
	return t.askOne(t.Ship(id).Seat, ask.EmergencyDeploy,
		game.Say("prompt.emergency-deploy", "ship", id.Piece(), "carrier", carrier.Piece()), []string{id.Piece()}, []game.Option{
			{ID: game.Yes, Text: game.Say("option.deploy-emergency")},
			{ID: game.No, Text: game.Say("option.lost-with-carrier", "carrier", carrier.Piece())}}) == game.Yes
}
