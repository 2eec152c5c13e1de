package catalog

import (
	"fmt"
	"strings"

	"xwing/internal/facts"
)

// ActionType is one of the actions an icon stands for: the thirteen, and that of first edition's huge ships alone.
type ActionType uint8

// The actions.
const (
	Focus ActionType = iota + 1
	Evade
	Calculate
	Lock
	BarrelRoll
	Boost
	Rotate
	Reinforce
	Reload
	SLAM
	Coordinate
	Jam
	Cloak
	Recover // of first edition's huge ships
)

var actionIDs = []string{"", "focus", "evade", "calculate", "lock", "barrelroll", "boost", "rotate",
	"reinforce", "reload", "slam", "coordinate", "jam", "cloak", "recover"}

// ParseActionType reads an id such as "barrelroll".
func ParseActionType(id string) (ActionType, error) {
	return facts.ParseEnum[ActionType]("action", actionIDs, id)
}

// ActionNamed is the action of an id, 0 where it is no action's.
func ActionNamed(id string) ActionType { return facts.EnumOf[ActionType](actionIDs, id) }

// ActionTypes lists all actions in their fixed order.
func ActionTypes() []ActionType { return facts.AllEnum[ActionType](actionIDs) }

func (a ActionType) String() string               { return facts.EnumString(actionIDs, a) }
func (a ActionType) MarshalText() ([]byte, error) { return []byte(a.String()), nil }
func (a *ActionType) UnmarshalText(t []byte) error {
	return facts.UnmarshalEnum("action", actionIDs, t, a)
}

// LinkedAction is the action on the linked action bar that may follow the action left of it.
type LinkedAction struct {
	Type       ActionType
	Difficulty Difficulty
}

// BarAction is one icon of an action bar, with the linked action beside it, if any.
type BarAction struct {
	Type       ActionType
	Difficulty Difficulty
	Linked     *LinkedAction
}

// Equal compares what is printed, not the pointers.
func (a BarAction) Equal(b BarAction) bool {
	if a.Type != b.Type || a.Difficulty != b.Difficulty || (a.Linked == nil) != (b.Linked == nil) {
		return false
	}
	return a.Linked == nil || *a.Linked == *b.Linked
}

// String is the code of the facts: "focus", "red boost", "evade > red boost".
func (a BarAction) String() string {
	if a.Type == 0 {
		return ""
	}
	code := colored(a.Type, a.Difficulty)
	if a.Linked != nil {
		code += " > " + colored(a.Linked.Type, a.Linked.Difficulty)
	}
	return code
}

func colored(t ActionType, d Difficulty) string {
	if d == White {
		return t.String()
	}
	return d.String() + " " + t.String()
}

// ParseBarAction reads the code that String writes.
func ParseBarAction(code string) (BarAction, error) {
	first, second, linked := strings.Cut(code, " > ")
	t, d, err := parseColored(first)
	if err != nil {
		return BarAction{}, fmt.Errorf("action %q: %w", code, err)
	}
	a := BarAction{Type: t, Difficulty: d}
	if linked {
		t, d, err := parseColored(second)
		if err != nil {
			return BarAction{}, fmt.Errorf("action %q: %w", code, err)
		}
		a.Linked = &LinkedAction{Type: t, Difficulty: d}
	}
	return a, nil
}

func parseColored(code string) (ActionType, Difficulty, error) {
	d := White
	if color, rest, ok := strings.Cut(code, " "); ok {
		var err error
		if d, err = ParseDifficulty(color); err != nil {
			return 0, 0, err
		}
		code = rest
	}
	t, err := ParseActionType(code)
	return t, d, err
}

// UnmarshalText reads the code; an empty one is the zero BarAction.
func (a *BarAction) UnmarshalText(t []byte) error {
	return facts.Unmarshal(t, a, ParseBarAction)
}

// MarshalText writes the code.
func (a BarAction) MarshalText() ([]byte, error) { return []byte(a.String()), nil }
