// Command stage shows a script of game/xwing/script or game/armada/script in the window: the table of its
// first case, or of one that is named, with its answers given until a question of a
// kind is asked, by default until the first. Built with -tags ebitenginevmguest it is
// driven as the program itself is.
//
// Usage: stage [-ui-log FILE] [-armada] [-case TITLE] SCRIPT [KIND]
package main

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"

	config "xwing"
	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match"
	"xwing/game/xwing/script"
	"xwing/game/xwing/terms"
	"xwing/internal/settings"
	"xwing/internal/store"
	"xwing/scene"
	tabletop "xwing/scene/xwing"
)

// maxScript is how many bytes a script may have.
const maxScript = 1 << 20

func main() {
	uiLog := flag.String("ui-log", "", "where to write what is on screen")
	title := flag.String("case", "", "the case of the script that is shown")
	armada := flag.Bool("armada", false, "the script is of Armada")
	flag.Usage = func() { fmt.Fprintln(os.Stderr, "stage [-ui-log FILE] [-armada] [-case TITLE] SCRIPT [KIND]") }
	args := parse(os.Args[1:])
	if len(args) == 0 || len(args) > 2 {
		flag.Usage()
		os.Exit(2)
	}
	show := showXWing
	if *armada {
		show = showArmada
	}
	if err := run(show, args[0], *title, append(args, "")[1], *uiLog); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// parse reads flags before and behind the other arguments, which it returns.
func parse(args []string) []string {
	var plain []string
	for len(args) > 0 {
		_ = flag.CommandLine.Parse(args) // it exits by itself
		if args = flag.Args(); len(args) > 0 {
			plain, args = append(plain, args[0]), args[1:]
		}
	}
	return plain
}

// run shows a script by a game, with the program's own settings.
func run(show func(o scene.Options, text, title, kind string) error, file, title, kind, uiLog string) error {
	text, err := store.ReadFile(file, maxScript)
	if err != nil {
		return err
	}
	own, err := settings.Load(settings.Source{Name: "config.toml", Text: config.Defaults})
	if err != nil {
		return err
	}
	if language := os.Getenv("XWING_LANGUAGE"); language != "" {
		own.Language = language
	}
	o := scene.Options{Settings: own, Files: files{}}
	if uiLog != "" {
		log, err := store.Create(uiLog)
		if err != nil {
			return err
		}
		defer log.Close()
		o.UILog = log
	}
	return show(o, string(text), title, kind)
}

// showXWing shows a script of X-Wing.
func showXWing(o scene.Options, text, title, kind string) error {
	f, err := script.Read(text)
	if err != nil {
		return err
	}
	second, err := match.NewKit(assets.Facts())
	if err != nil {
		return err
	}
	first, err := match.NewFirstKit(assets.FirstFacts())
	if err != nil {
		return err
	}
	kit := match.Kits{second, first}.Of(script.Edition(f))
	w, err := terms.Load(assets.Words, o.Settings.Language)
	if err != nil {
		return err
	}
	return tabletop.Run(o, tabletop.Opening{Kits: match.Kits{kit}, Words: w.With(terms.NewNames(&board.View{}, kit.Facts)), Folder: files{},
		Begin: func() (*game.Session, error) { return script.Open(kit, text, title, game.Kind(kind)) }})
}

// files is a player without files.
type files struct{}

func (files) Squads() ([]tabletop.SquadFile, error)    { return nil, nil }
func (files) SquadFolder() string                      { return "" }
func (files) AddSquad(string, []byte) (string, error)  { return "", errors.ErrUnsupported }
func (files) ChangeSquad(string, []byte, []byte) error { return errors.ErrUnsupported }
func (files) Games() ([]scene.Game, error)             { return nil, nil }
func (files) SetConfig(string, any) error              { return nil }
func (files) Read(string) ([]byte, error)              { return nil, fs.ErrNotExist }
func (files) Standing(string) scene.Standing           { return scene.Standing{} }
func (files) Again(string) (scene.Again, error)        { return nil, errors.ErrUnsupported }
func (files) Remove(string) (string, error)            { return "", errors.ErrUnsupported }
func (files) Restore(string) error                     { return errors.ErrUnsupported }
func (files) Begin(string) (game.Log, error)           { return nil, errors.ErrUnsupported }
func (files) Open(string) ([]byte, game.Log, error)    { return nil, nil, errors.ErrUnsupported }
