package main

import (
	"errors"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada/match"
	"xwing/game/armada/script"
	"xwing/game/armada/terms"
	"xwing/scene"
	"xwing/scene/armada"
)

// showArmada shows a script of Armada.
func showArmada(o scene.Options, text, title, kind string) error {
	kit, err := match.NewKit(assets.ArmadaFacts())
	if err != nil {
		return err
	}
	w, err := terms.Load(assets.Words, o.Settings.Language, kit.Facts)
	if err != nil {
		return err
	}
	a, err := armada.NewClient(o, armada.Opening{Kit: kit, Words: w, Folder: noFleets{},
		Begin: func() (*game.Session, error) { return script.Open(kit, text, title, game.Kind(kind)) }})
	if err != nil {
		return err
	}
	return a.Run()
}

// noFleets is a player without fleets.
type noFleets struct{}

func (noFleets) Fleets() ([]armada.FleetFile, error)      { return nil, nil }
func (noFleets) ChangeFleet(string, []byte, []byte) error { return errors.ErrUnsupported }
func (noFleets) AddFleet(string, []byte) (string, error)  { return "", errors.ErrUnsupported }
func (noFleets) FleetFolder() string                      { return "" }
