package catalog

import (
	"fmt"
	"strconv"
	"strings"

	"xwing/internal/facts"
)

// KeywordName is a keyword of squadron cards, or one that the book explains beside them.
type KeywordName uint8

// The keywords.
const (
	Adept KeywordName = iota + 1
	AIAntiSquadron
	AIBattery
	Assault
	Bomber
	Cloak
	Counter
	Dodge
	Escort
	Flagship
	Flotilla
	Grit
	Heavy
	Intel
	Relay
	Rogue
	Scout
	Screen
	Snipe
	Strategic
	Swarm
)

var keywordIDs = []string{"", "adept", "ai-anti-squadron", "ai-battery", "assault", "bomber", "cloak", "counter", "dodge",
	"escort", "flagship", "flotilla", "grit", "heavy", "intel", "relay", "rogue", "scout", "screen", "snipe", "strategic", "swarm"}

// KeywordNames lists the keywords in the order of the alphabet.
func KeywordNames() []KeywordName { return facts.AllEnum[KeywordName](keywordIDs) }

func (k KeywordName) String() string { return facts.EnumString(keywordIDs, k) }

// Valued reports whether a number stands behind the keyword.
func (k KeywordName) Valued() bool {
	switch k {
	case Adept, AIAntiSquadron, AIBattery, Counter, Dodge, Relay, Snipe:
		return true
	}
	return false
}

// Keyword is a keyword of a card, with its value if it has one.
type Keyword struct {
	Name  KeywordName
	Value int
}

// ParseKeyword reads "swarm" or "counter 2".
func ParseKeyword(s string) (Keyword, error) {
	id, number, valued := strings.Cut(s, " ")
	name, err := facts.ParseEnum[KeywordName]("keyword", keywordIDs, id)
	if err != nil {
		return Keyword{}, err
	}
	k := Keyword{Name: name}
	if valued {
		if k.Value, err = strconv.Atoi(number); err != nil || k.Value < 1 {
			return Keyword{}, fmt.Errorf("keyword %q: want a number behind it, as in \"counter 2\"", s)
		}
	}
	if valued != name.Valued() {
		return Keyword{}, fmt.Errorf("keyword %q: adept, counter and their like have a number, all others none", s)
	}
	return k, nil
}

func (k Keyword) String() string {
	if k.Value == 0 {
		return k.Name.String()
	}
	return k.Name.String() + " " + strconv.Itoa(k.Value)
}

func (k Keyword) MarshalText() ([]byte, error)  { return []byte(k.String()), nil }
func (k *Keyword) UnmarshalText(t []byte) error { return facts.Unmarshal(t, k, ParseKeyword) }
