package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// table prints rows in columns.
type table struct {
	out  io.Writer
	rows [][]string
}

func (t *table) row(cells ...string) { t.rows = append(t.rows, cells) }

func (t *table) write(indent string) {
	var widths []int
	for _, row := range t.rows {
		for i, cell := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], len([]rune(cell)))
		}
	}
	for _, row := range t.rows {
		line := indent
		for i, cell := range row {
			line += cell
			if i < len(row)-1 && !slices.Equal(row[i+1:], make([]string, len(row)-i-1)) {
				line += strings.Repeat(" ", widths[i]-len([]rune(cell))+2)
			}
		}
		fmt.Fprintln(t.out, strings.TrimRight(line, " "))
	}
}
