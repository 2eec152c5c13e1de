// Package link writes a squad or a whole game into the address of a page.
package link

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"io"
	"strings"
)

// Pack writes a text as deflated base64 that may stand in an address.
func Pack(text []byte) (string, error) {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		return "", err
	}
	if _, err := w.Write(text); err != nil {
		return "", err
	}
	if err := w.Close(); err != nil {
		return "", err
	}
	return base64.RawURLEncoding.EncodeToString(b.Bytes()), nil
}

// Unpack reads what Pack wrote, of at most so many bytes; and JSON, as it is or in base64,
// as others write it.
func Unpack(s string, most int64) ([]byte, error) {
	if strings.HasPrefix(s, "{") {
		return bounded([]byte(s), most)
	}
	s = strings.TrimRight(strings.NewReplacer("+", "-", "/", "_", " ", "-").Replace(s), "=")
	packed, err := base64.RawURLEncoding.DecodeString(s)
	if err != nil {
		return nil, errors.New("the address is not whole")
	}
	if bytes.HasPrefix(packed, []byte("{")) {
		return bounded(packed, most)
	}
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), most+1))
	if err != nil {
		return nil, errors.New("the address is not whole")
	}
	return bounded(text, most)
}

// bounded refuses a text of more bytes.
func bounded(text []byte, most int64) ([]byte, error) {
	if int64(len(text)) > most {
		return nil, errors.New("the address carries too much")
	}
	return text, nil
}
