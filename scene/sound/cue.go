package sound

// Kind is what is heard.
type Kind uint8

// The kinds of sounds.
const (
	Click     Kind = iota // a button
	Refuse                // it cannot be done
	Notch                 // a dial or a piece turned a notch
	Confirm               // dials are set
	Curtain               // the mouse is handed on
	Place                 // a ship or an obstacle is set down
	Reveal                // a dial is turned over
	Engine                // a ship flies by, the larger the lower
	Thrust                // a roll, a boost, a decloak
	Bump                  // bases meet
	Rocks                 // an obstacle is met
	Laser                 // a primary weapon
	Ion                   // an ion weapon
	Torpedo               // and rockets
	Missile               //
	Dice                  // so many of them roll
	Change                // a die is turned
	Shield                // a shield is lost
	Recharge              // and comes back
	Hull                  // a facedown damage card
	Critical              // a faceup one
	Explosion             // a ship is destroyed, the larger the longer
	Flee                  // a ship leaves the table
	Good                  // a token one is glad of
	Bad                   // and another
	Lock                  // a lock is acquired
	Turret                // a turret turns
	Phase                 // a phase begins
	Win                   // the game is won
	Draw                  // and nobody has won
	kinds
)

// Voice is the timbre of a family of ships: their engines and their lasers.
type Voice uint8

// The voices.
const (
	Jet   Voice = iota // Rebels, Resistance, and whoever has no other
	Howl               // Empire, First Order
	Growl              // scoundrels
	Hum                // Republic, Separatists
	voices
)

// Cue is one sound. Voice matters for Engine and Laser; Size for Engine and
// Explosion (1 small to 3 large), Dice (how many, up to MostDice) and Phase
// (which, up to MostPhases).
type Cue struct {
	Kind  Kind
	Voice Voice
	Size  int
}

// How many variants there are by Size.
const (
	Sizes      = 3
	MostDice   = 5
	MostPhases = 6
)

// spec is what holds of all sounds of a kind.
type spec struct {
	name   string
	ui     bool    // it belongs to the program, not to the table
	weight int     // what is heard when not everything can be
	gap    int     // ticks until the next of the kind
	loud   float64 // to the ear, in decibels below the loudest there could be
	grow   float64 // decibels more for every Size more
	most   float64 // seconds, at most
	sizes  int     // how many variants by Size, 0: one
	voiced bool    // a variant for each Voice
	render func(t *take, c Cue)
}

// level is how loud a cue of the kind is.
func (s *spec) level(c Cue) float64 { return s.loud + s.grow*float64(max(c.Size, 1)-1) }

// specs tells of every kind, in the order of the constants.
func specs() [kinds]spec {
	return [kinds]spec{
		Click:     {"click", true, 1, 3, -32, 0, 0.08, 0, false, renderClick},
		Refuse:    {"refuse", true, 2, 12, -30, 0, 0.25, 0, false, renderRefuse},
		Notch:     {"notch", true, 1, 4, -35, 0, 0.06, 0, false, renderNotch},
		Confirm:   {"confirm", true, 3, 12, -27, 0, 0.35, 0, false, renderConfirm},
		Curtain:   {"curtain", true, 2, 20, -28, 0, 0.5, 0, false, renderCurtain},
		Place:     {"place", false, 2, 6, -26, 0, 0.25, 0, false, renderPlace},
		Reveal:    {"reveal", false, 2, 8, -28, 0, 0.25, 0, false, renderReveal},
		Engine:    {"engine", false, 3, 12, -26, 0, 1.25, Sizes, true, renderEngine},
		Thrust:    {"thrust", false, 3, 12, -25, 0, 0.6, 0, false, renderThrust},
		Bump:      {"bump", false, 4, 12, -24, 0, 0.45, 0, false, renderBump},
		Rocks:     {"rocks", false, 4, 18, -24, 0, 0.6, 0, false, renderRocks},
		Laser:     {"laser", false, 5, 12, -21.5, 0, 0.6, 0, true, renderLaser},
		Ion:       {"ion", false, 5, 12, -21.5, 0, 0.6, 0, false, renderIon},
		Torpedo:   {"torpedo", false, 5, 12, -21, 0, 0.9, 0, false, renderTorpedo},
		Missile:   {"missile", false, 5, 12, -21.5, 0, 0.9, 0, false, renderMissile},
		Dice:      {"dice", false, 4, 10, -29, 1, 0.8, MostDice, false, renderDice},
		Change:    {"change", false, 2, 6, -29, 0, 0.15, 0, false, renderChange},
		Shield:    {"shield", false, 6, 6, -22, 0, 0.4, 0, false, renderShield},
		Recharge:  {"recharge", false, 2, 12, -25, 0, 0.4, 0, false, renderRecharge},
		Hull:      {"hull", false, 6, 6, -21, 0, 0.4, 0, false, renderHull},
		Critical:  {"critical", false, 7, 12, -19.5, 0, 0.8, 0, false, renderCritical},
		Explosion: {"explosion", false, 9, 12, -17.5, 0, 2.2, Sizes, false, renderExplosion},
		Flee:      {"flee", false, 8, 12, -22, 0, 1.0, 0, false, renderFlee},
		Good:      {"good", false, 2, 6, -25, 0, 0.35, 0, false, renderGood},
		Bad:       {"bad", false, 2, 6, -25, 0, 0.35, 0, false, renderBad},
		Lock:      {"lock", false, 3, 12, -26, 0, 0.35, 0, false, renderLock},
		Turret:    {"turret", false, 2, 12, -29, 0, 0.45, 0, false, renderTurret},
		Phase:     {"phase", false, 3, 20, -25, 0, 0.9, MostPhases, false, renderPhase},
		Win:       {"win", false, 10, 60, -20, 0, 2.6, 0, false, renderWin},
		Draw:      {"draw", false, 10, 60, -21, 0, 1.8, 0, false, renderDraw},
	}
}

// String is the cue's name: "engine/howl/3".
func (c Cue) String() string {
	c = c.plain()
	s := specs()[c.Kind]
	name := s.name
	if s.voiced {
		name += "/" + [voices]string{"jet", "howl", "growl", "hum"}[c.Voice]
	}
	if s.sizes > 0 {
		name += "/" + string(rune('0'+c.Size))
	}
	return name
}

// plain is the cue without what does not matter to its kind, and its Size within
// what there is, so that equal sounds are equal Cues.
func (c Cue) plain() Cue {
	if c.Kind >= kinds {
		c.Kind = Click
	}
	s := specs()[c.Kind]
	if !s.voiced || c.Voice >= voices {
		c.Voice = 0
	}
	if s.sizes == 0 {
		c.Size = 0
	} else {
		c.Size = min(max(c.Size, 1), s.sizes)
	}
	return c
}

// All lists every sound there is, those of the program first.
func All() []Cue {
	var first, then []Cue
	for k, s := range specs() {
		for v := range voices {
			if v > 0 && !s.voiced {
				break
			}
			for size := range max(s.sizes, 1) {
				c := Cue{Kind(k), v, size + 1}.plain()
				if s.ui {
					first = append(first, c)
				} else {
					then = append(then, c)
				}
			}
		}
	}
	return append(first, then...)
}
