package link

import (
	"encoding/base64"
	"strings"
	"testing"
)

// TestLink packs and unpacks, and reads what others wrote.
func TestLink(t *testing.T) {
	text := strings.Repeat(`{"name":"„Düsen“ & more","pilots":[]}`, 200)
	packed, err := Pack([]byte(text))
	if err != nil || len(packed) > len(text)/10 || strings.ContainsAny(packed, "+/=&?# ") {
		t.Fatalf("packed %d bytes as %q, %v", len(text), packed, err)
	}
	for name, s := range map[string]string{
		"packed": packed, "plain": text,
		"base64":      base64.StdEncoding.EncodeToString([]byte(text)),
		"url's":       base64.URLEncoding.EncodeToString([]byte(text)),
		"plus as gap": strings.ReplaceAll(base64.StdEncoding.EncodeToString([]byte(text)), "+", " "),
	} {
		if got, err := Unpack(s, 1<<20); err != nil || string(got) != text {
			t.Errorf("%s: read %.40q, %v", name, got, err)
		}
	}
	for name, s := range map[string]string{"cut": packed[:len(packed)/2], "no base64": "§§", "nothing": ""} {
		if got, err := Unpack(s, 1<<20); err == nil {
			t.Errorf("%s is read as %.40q", name, got)
		}
	}
	for name, s := range map[string]string{"packed": packed, "plain": text, "base64": base64.StdEncoding.EncodeToString([]byte(text))} {
		if _, err := Unpack(s, int64(len(text))-1); err == nil {
			t.Errorf("%s: more than may be is read", name)
		}
		if _, err := Unpack(s, int64(len(text))); err != nil {
			t.Errorf("%s: as much as may be is not read: %v", name, err)
		}
	}
}
