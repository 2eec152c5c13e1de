// Command web builds the program as a page that any static server can serve: index.html,
// which needs nothing from elsewhere, sw.js, which lets it open without a network, and the
// program, packed and named for what is in it.
//
//	go run ./build/web [-out DIR]
//
// It packs with the program xz.
package main

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"xwing/build/web/lzma"
)

// most is how large all of it may be, with both games, films, the glossary, and two languages.
const most = 8_000_000

//go:embed page/index.html
var index string

//go:embed page/unlzma.js
var unlzma string

//go:embed page/page.js
var page string

//go:embed page/sw.js
var worker string

func main() {
	out := flag.String("out", "web", "the folder that is written")
	flag.Parse()
	if err := run(*out); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(1)
	}
}

func run(out string) error {
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	program, err := compile()
	if err != nil {
		return err
	}
	packed, err := lzma.Pack(program)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(packed)
	name := "xwing-" + hex.EncodeToString(sum[:6]) + ".lzma"
	glue, err := wasmExec()
	if err != nil {
		return err
	}
	fill := strings.NewReplacer("{{glue}}", glue, "{{unlzma}}", unlzma, "{{page}}", page)
	names := strings.NewReplacer("{{program}}", name, "{{size}}", strconv.Itoa(len(packed)))
	old, err := filepath.Glob(filepath.Join(out, "xwing-*.lzma"))
	if err != nil {
		return err
	}
	for _, file := range old {
		if err := os.Remove(file); err != nil {
			return err
		}
	}
	total := 0
	for file, text := range map[string][]byte{name: packed, "index.html": []byte(names.Replace(fill.Replace(index))), "sw.js": []byte(names.Replace(worker))} {
		total += len(text)
		if err := os.WriteFile(filepath.Join(out, file), text, 0o644); err != nil {
			return err
		}
	}
	fmt.Printf("%s: %d bytes in all; the program has %d, packed %d\n", out, total, len(program), len(packed))
	if total > most {
		return fmt.Errorf("that is more than %d", most)
	}
	return nil
}

// compile builds the program for a browser. Nothing is inlined: that alone makes what has
// to be loaded a sixth smaller.
func compile() ([]byte, error) {
	dir, err := os.MkdirTemp("", "xwing-web")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "xwing.wasm")
	build := exec.Command("go", "build", "-trimpath", "-gcflags=all=-l", "-ldflags=-s -w", "-o", file, "xwing/cmd/xwing")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		return nil, fmt.Errorf("go build: %w", err)
	}
	return os.ReadFile(file)
}

// wasmExec is the script that comes with Go and runs its programs in a browser.
func wasmExec() (string, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("go env GOROOT: %w", err)
	}
	text, err := os.ReadFile(filepath.Join(string(bytes.TrimSpace(root)), "lib", "wasm", "wasm_exec.js"))
	return string(text), err
}
