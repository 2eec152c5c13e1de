package catalog

import "xwing/internal/facts"

// Command is one of the four commands, of a dial or a token.
type Command uint8

// The commands.
const (
	Navigate Command = iota + 1
	SquadronCommand
	Repair
	ConcentrateFire
)

var commandIDs = []string{"", "navigate", "squadron", "repair", "concentrate-fire"}

// Commands lists the commands in their fixed order.
func Commands() []Command { return facts.AllEnum[Command](commandIDs) }

func (c Command) String() string               { return facts.EnumString(commandIDs, c) }
func (c Command) MarshalText() ([]byte, error) { return []byte(c.String()), nil }
func (c *Command) UnmarshalText(t []byte) error {
	return facts.UnmarshalEnum("command", commandIDs, t, c)
}
