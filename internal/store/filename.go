package store

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// longestName is how many bytes of a name are kept: below every system's limit
// with an ending and some room.
const longestName = 120

// reserved are names that Windows gives to devices.
func reserved(name string) bool {
	name, _, _ = strings.Cut(strings.ToUpper(name), ".")
	if slices.Contains([]string{"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"}, strings.TrimRight(name, " ")) {
		return true
	}
	port, number := name[:min(3, len(name))], name[min(3, len(name)):]
	return (port == "COM" || port == "LPT") && slices.Contains(strings.Split("0123456789¹²³", ""), number)
}

// fileName writes what no file system or folder list can bear as %XX; different
// names stay different, up to a length.
func fileName(name string) string {
	var b strings.Builder
	for i, r := range name {
		bad := strings.ContainsRune(`/\:*?"<>|%`, r) || unicode.IsControl(r) || r == unicode.ReplacementChar ||
			i == 0 && (r == '.' || r == ' ') || i == len(name)-1 && (r == '.' || r == ' ')
		piece := string(r)
		if bad {
			piece = escape(piece)
		}
		if b.Len()+len(piece) > longestName {
			break
		}
		b.WriteString(piece)
	}
	if out := b.String(); reserved(out) {
		return escape(out[:1]) + out[1:]
	}
	return strings.TrimRight(b.String(), ". ")
}

func escape(s string) string {
	var b strings.Builder
	for i := range len(s) {
		fmt.Fprintf(&b, "%%%02X", s[i])
	}
	return b.String()
}

// plainName is what fileName made a file's name of.
func plainName(file string) string {
	var b strings.Builder
	for i := 0; i < len(file); i++ {
		if file[i] == '%' && i+2 < len(file) {
			if v, err := strconv.ParseUint(file[i+1:i+3], 16, 8); err == nil {
				b.WriteByte(byte(v))
				i += 2
				continue
			}
		}
		b.WriteByte(file[i])
	}
	return b.String()
}
