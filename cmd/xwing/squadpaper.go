package main

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"xwing/game/xwing/squad"
	"xwing/internal/store"
	"xwing/scene/xwing/paper"
)

// paperFlags checks the flags of sheets before anything is read.
func paperFlags(c *call) error {
	if !c.has("sheet") {
		if c.has("paper") {
			return misuse("squad", "--paper is the paper of --sheet")
		}
		return nil
	}
	if err := oneOf("squad", "paper", c.text("paper", paper.A4.Name), paperNames()...); err != nil {
		return err
	}
	switch n := len(c.files); {
	case n > 1 && !c.has("quick"):
		return misuse("squad", "--sheet prints one squad, not %d", n)
	case n == 0 && c.has("quick"):
		return misuse("squad", "--sheet prints the quick builds that are named: xwing squad --quick ID… --sheet OUT.pdf")
	}
	file := c.text("sheet", "")
	if kind := strings.ToLower(filepath.Ext(file)); kind != ".pdf" && kind != ".png" {
		return misuse("squad", "--sheet wants a file that ends in .pdf or .png, not %q", file)
	}
	return nil
}

// paperNames are what sizes of paper are called.
func paperNames() (names []string) {
	for _, size := range paper.Sizes() {
		names = append(names, size.Name)
	}
	return names
}

// printSheet writes the sheet of a squad into the file that --sheet names; pictures of several pages are files with numbers.
func (p *program) printSheet(c *call, mode squad.Mode, s squad.Squad) error {
	size := paper.A4
	for _, one := range paper.Sizes() {
		if one.Name == c.text("paper", "") {
			size = one
		}
	}
	sheet := paper.Of(p.namingBy(mode.Ruleset), p.facts, mode, s, time.Now().Format(time.DateOnly))
	pages, err := sheet.Pages(size)
	if err != nil {
		return err
	}
	files, err := paper.Files(sheet, pages, c.text("sheet", ""))
	if err != nil {
		return err
	}
	for _, f := range files {
		if err := store.WriteFile(f.Name, f.Content); err != nil {
			return err
		}
		fmt.Fprintln(c.out, p.naming().Plain("cli.sheet-written", "file", f.Name, "n", strconv.Itoa(f.Pages)))
	}
	return nil
}
