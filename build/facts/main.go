// Command facts turns the collected JSON facts of X-Wing, second edition and first, into the
// TOML files under assets/facts/xwing2 and xwing1 that the game embeds.
//
// It is run by hand, from the root of the module, when the collection changed:
//
//	go run ./build/facts ../shared/facts
//
// It never runs as part of the game, writes nothing outside the target folder
// and copies no rules text: names, numbers and ids only. A key or a value it
// does not know stops it, so that nothing is lost silently.
package main

import (
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	if len(os.Args) < 2 || len(os.Args) > 3 {
		fmt.Fprintln(os.Stderr, "usage: go run ./build/facts FACTS-FOLDER [TARGET-FOLDER]")
		os.Exit(2)
	}
	target := filepath.Join("assets", "facts")
	if len(os.Args) == 3 {
		target = os.Args[2]
	}
	if err := convert(os.Args[1], target); err != nil {
		fmt.Fprintln(os.Stderr, "facts:", err)
		os.Exit(1)
	}
}

// convert reads facts/xwing2/*.json, facts/xwing1/*.json and the obstacle table of GEOMETRY.md, which lies beside
// the facts folder, and writes the TOML files into target.
func convert(facts, target string) error {
	second, err := load(filepath.Join(facts, "xwing2"))
	if err != nil {
		return err
	}
	first, err := loadFirst(filepath.Join(facts, "xwing1"))
	if err != nil {
		return err
	}
	outlines, err := loadOutlines(filepath.Join(facts, "..", "GEOMETRY.md"))
	if err != nil {
		return err
	}
	files := map[string]string{}
	for _, write := range []func(map[string]string, *source) error{shipFiles, upgradeFiles, pointsFiles, playFiles} {
		if err := write(files, second); err != nil {
			return err
		}
	}
	if err := otherFiles(files, second, outlines); err != nil {
		return err
	}
	if err := writeFiles(filepath.Join(target, "xwing2"), files); err != nil {
		return err
	}
	files = map[string]string{}
	if err := firstFiles(files, first, second, outlines); err != nil {
		return fmt.Errorf("first edition: %w", err)
	}
	return writeFiles(filepath.Join(target, "xwing1"), files)
}

func writeFiles(target string, files map[string]string) error {
	for name, text := range files {
		path := filepath.Join(target, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			return err
		}
	}
	fmt.Printf("%d files written to %s\n", len(files), target)
	return nil
}
