// Draws the five films of the treatments and hands their pictures to ffmpeg.
// node pictures/films.mjs [--only name,...]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { FILM, films } from './drawn/films.mjs'

const PICTURES = 192
const PER_SECOND = 24

const folder = join(dirname(fileURLToPath(import.meta.url)), '../public/videos')
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values

for (const [name, draw] of Object.entries(films)) {
  if (only && !only.split(',').includes(name)) continue
  // One thread, and nothing told of the encoder: the same pictures give the same file.
  const options = `-y -v error -f rawvideo -pixel_format rgb24 -video_size ${FILM.width}x${FILM.height} -framerate ${PER_SECOND} -i -
    -vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p
    -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv
    -c:v libx264 -preset veryslow -tune animation -crf 29.5 -x264-params psy=0:aq-mode=3:bframes=8 -threads 1 -bsf:v filter_units=remove_types=6
    -map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart`
  const encoder = spawn('ffmpeg', [...options.split(/\s+/), join(folder, `${name}.mp4`)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(encoder, 'exit')
  for (let i = 0; i < PICTURES; i++) {
    const picture = await sharp(Buffer.from(draw(i / PICTURES)))
      .removeAlpha()
      .raw()
      .toBuffer()
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg left with ${code} for ${name}`)
}
