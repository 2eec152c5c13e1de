package sound

import (
	"encoding/binary"
	"errors"
	"io"
	"time"

	"github.com/ebitengine/oto/v3"
)

// Why nothing is heard.
var (
	errNone = errors.New("there is no device to play sound on")
	errGone = errors.New("the device that played sound is gone")
)

// Device finds the computer's sound output and waits until it is ready: in a
// browser until the first click. Ebitengine's own package audio ends the program
// when there is no device or when it is unplugged; the layer below it does not.
func Device() (Output, error) {
	if !present() {
		return nil, errNone
	}
	ctx, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: Rate, ChannelCount: 2, Format: oto.FormatSignedInt16LE,
		BufferSize: 40 * time.Millisecond, ApplicationName: "xwing",
	})
	if err != nil {
		return nil, err
	}
	<-ready
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return device{ctx}, nil
}

// device is an Output on oto.
type device struct{ ctx *oto.Context }

// Broken reports whether the device is gone.
func (d device) Broken() bool { return d.ctx.Err() != nil }

// Rest stops asking for samples; an error comes back in Broken.
func (d device) Rest() { _ = d.ctx.Suspend() }

// Wake ends Rest.
func (d device) Wake() { _ = d.ctx.Resume() }

// Play begins to play.
func (d device) Play(pcm []int16, volume float64) Stream { return d.begin(&stereo{pcm: pcm}, volume) }

// Loop begins to play, and never ends.
func (d device) Loop(pcm []int16, volume float64) Stream {
	return d.begin(&stereo{pcm: pcm, round: true}, volume)
}

func (d device) begin(pcm *stereo, volume float64) Stream {
	p := d.ctx.NewPlayer(pcm)
	p.SetVolume(volume)
	p.Play()
	return stream{p}
}

// stream is a Stream on oto.
type stream struct{ *oto.Player }

func (s stream) Playing() bool { return s.IsPlaying() }
func (s stream) Stop()         { s.Pause() }

// stereo reads samples of one channel as bytes of two.
type stereo struct {
	pcm   []int16
	at    int
	round bool // begin anew at the end
}

func (s *stereo) Read(b []byte) (int, error) {
	n := 0
	for ; s.at < len(s.pcm) && n+4 <= len(b); s.at++ {
		v := uint16(s.pcm[s.at])
		binary.LittleEndian.PutUint16(b[n:], v)
		binary.LittleEndian.PutUint16(b[n+2:], v)
		n += 4
		if s.round && s.at == len(s.pcm)-1 {
			s.at = -1
		}
	}
	if n == 0 && s.at >= len(s.pcm) {
		return 0, io.EOF
	}
	return n, nil
}
