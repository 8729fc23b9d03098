import type { Page } from '@playwright/test'

/** The colours of the four corners of a recorded film, from the top left on. */
const CORNERS = ['#ff0000', '#00ff00', '#0000ff', '#ffff00']

/** Has the browser record a real film of a second, which tells by its corners whether it is shown whole. */
export async function recordedFilm(page: Page, width: number, height: number): Promise<Buffer> {
  const text = await page.evaluate(
    async ([width, height, corners]) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      const drawing = canvas.getContext('2d')!
      const draw = () => {
        drawing.fillStyle = '#808080'
        drawing.fillRect(0, 0, width, height)
        for (const [index, colour] of corners.entries()) {
          drawing.fillStyle = colour
          drawing.fillRect(index % 2 ? width - 48 : 0, index > 1 ? height - 48 : 0, 48, 48)
        }
      }
      const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' })
      const pieces: Blob[] = []
      recorder.ondataavailable = ({ data }) => pieces.push(data)
      const timer = setInterval(draw, 50)
      recorder.start()
      await new Promise((done) => setTimeout(done, 1000))
      const ended = new Promise((done) => (recorder.onstop = done))
      recorder.stop()
      await ended
      clearInterval(timer)
      const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
      return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
    },
    [width, height, CORNERS] as const,
  )
  return Buffer.from(text, 'latin1')
}
