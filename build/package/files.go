package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// file is a file in a package.
type file struct {
	path string // with slashes
	data []byte
	mode fs.FileMode
}

// plain is a file to be read, program one to be run.
func plain(path string, data []byte) file   { return file{path, data, 0o644} }
func program(path string, data []byte) file { return file{path, data, 0o755} }

// writeTar writes files as tar.gz, below a folder of that name.
func writeTar(w io.Writer, folder string, files []file, when time.Time) error {
	packed, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	t := tar.NewWriter(packed)
	for _, f := range files {
		head := tar.Header{Name: folder + "/" + f.path, Mode: int64(f.mode), Size: int64(len(f.data)), ModTime: when, Format: tar.FormatPAX}
		if err := t.WriteHeader(&head); err != nil {
			return err
		}
		if _, err := t.Write(f.data); err != nil {
			return err
		}
	}
	if err := t.Close(); err != nil {
		return err
	}
	return packed.Close()
}

// writeZip writes files as zip, below a folder of that name.
func writeZip(w io.Writer, folder string, files []file, when time.Time) error {
	z := zip.NewWriter(w)
	for _, f := range files {
		head := zip.FileHeader{Name: folder + "/" + f.path, Method: zip.Deflate, Modified: when}
		head.SetMode(f.mode)
		to, err := z.CreateHeader(&head)
		if err != nil {
			return err
		}
		if _, err := to.Write(f.data); err != nil {
			return err
		}
	}
	return z.Close()
}

// squeezed is data as gzip, which says neither name nor time.
func squeezed(data []byte) ([]byte, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err = w.Close()
	return b.Bytes(), err
}

// lay writes files into a folder.
func lay(folder string, files []file) error {
	for _, f := range files {
		path := filepath.Join(folder, filepath.FromSlash(f.path))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, f.data, f.mode); err != nil {
			return err
		}
	}
	return nil
}

// sumsFile is where the checksums stand, as sha256sum -c reads them.
const sumsFile = "SHA256SUMS"

// writeSums writes the checksums of files in a folder beside them.
func writeSums(folder string, names []string) error {
	var sums bytes.Buffer
	for _, name := range names {
		data, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(data), name)
	}
	return os.WriteFile(filepath.Join(folder, sumsFile), sums.Bytes(), 0o644)
}
