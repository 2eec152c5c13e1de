package board

import (
	"fmt"

	"xwing/game"
	"xwing/game/xwing/gauge"
)

// Way is a way to place a device: dropped from the rear of the ship or launched
// from its front, with a template; the zero template is none at all.
type Way struct {
	Launch   bool
	Template gauge.Template
	Around   bool       `json:",omitempty"` // with the guides of its other end: it looks back
	From     gauge.Side `json:",omitempty"` // dropped from this side of the ship, not from its rear
	Touching bool       `json:",omitempty"` // without a template, anywhere beside the ship
	Away     bool       `json:",omitempty"` // without a template, where a card says
}

// Drops lists the ways to drop a device with each of the templates.
func Drops(templates ...gauge.Template) []Way { return waysOf(false, templates) }

// Launches lists the ways to launch a device with each of the templates.
func Launches(templates ...gauge.Template) []Way { return waysOf(true, templates) }

func waysOf(launch bool, templates []gauge.Template) []Way {
	var out []Way
	for _, tp := range templates {
		out = append(out, Way{Launch: launch, Template: tp})
	}
	return out
}

// EitherEnd adds to the ways those by the guides of the other end of the device.
func EitherEnd(ways []Way) []Way {
	var out []Way
	for _, w := range ways {
		out = append(out, w)
		w.Around = true
		out = append(out, w)
	}
	return out
}

// ID names the way among options: "drop:1F", "launch:3B", "drop", "drop:1F:left".
func (w Way) ID() string {
	id := "drop"
	switch {
	case w.Touching:
		return "touching"
	case w.Launch:
		id = "launch"
	}
	if w.Template.Exists() {
		id += ":" + w.Code()
	}
	if w.From != gauge.NoSide {
		id += ":" + SideID(w.From)
	}
	if w.Around {
		id += ":around"
	}
	return id
}

// Code is the template as a maneuver is written ("1F"), without a difficulty.
func (w Way) Code() string {
	bearing := map[gauge.Side]string{gauge.NoSide: "F", gauge.LeftSide: "B", gauge.RightSide: "N"}[w.Template.Side]
	if w.Template.Kind == gauge.Turn {
		bearing = map[gauge.Side]string{gauge.LeftSide: "T", gauge.RightSide: "Y"}[w.Template.Side]
	}
	return fmt.Sprintf("%d%s", w.Template.Speed, bearing)
}

// TemplateCode is a template as phrases carry it, to be worded like a maneuver.
func TemplateCode(t gauge.Template) string { return Way{Template: t}.Code() + "W" }

// Text says the way in words.
func (w Way) Text() game.Phrase {
	key := "option.drop"
	if w.Launch {
		key = "option.launch"
	}
	switch {
	case w.Touching:
		return game.Say("option.place-touching")
	case !w.Template.Exists():
		return game.Say(key + "-plain")
	case w.From != gauge.NoSide && w.Around:
		return game.Say("option.drop-around-"+SideID(w.From), "template", TemplateCode(w.Template))
	case w.From != gauge.NoSide:
		return game.Say(key+"-"+SideID(w.From), "template", TemplateCode(w.Template))
	case w.Around:
		return game.Say(key+"-around", "template", TemplateCode(w.Template))
	}
	return game.Say(key, "template", TemplateCode(w.Template))
}

func SideID(s gauge.Side) string {
	if s == gauge.LeftSide {
		return "left"
	}
	return "right"
}

// Turned is a base whose rear lies where the way begins.
func (w Way) Turned(base gauge.Base) gauge.Base {
	switch w.From {
	case gauge.LeftSide:
		base.Pose = base.Pose.Turned(-90)
	case gauge.RightSide:
		base.Pose = base.Pose.Turned(90)
	}
	return base
}
