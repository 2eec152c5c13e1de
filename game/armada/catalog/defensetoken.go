package catalog

import "xwing/internal/facts"

// DefenseToken is a kind of defense token.
type DefenseToken uint8

// The defense tokens.
const (
	Brace DefenseToken = iota + 1
	Contain
	Evade
	Redirect
	Salvo
	Scatter
)

var defenseTokenIDs = []string{"", "brace", "contain", "evade", "redirect", "salvo", "scatter"}

// DefenseTokens lists the kinds in their fixed order.
func DefenseTokens() []DefenseToken { return facts.AllEnum[DefenseToken](defenseTokenIDs) }

func (d DefenseToken) String() string               { return facts.EnumString(defenseTokenIDs, d) }
func (d DefenseToken) MarshalText() ([]byte, error) { return []byte(d.String()), nil }
func (d *DefenseToken) UnmarshalText(t []byte) error {
	return facts.UnmarshalEnum("defense token", defenseTokenIDs, t, d)
}
