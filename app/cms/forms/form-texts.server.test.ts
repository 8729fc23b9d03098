import { describe, expect, test } from 'vitest'
import { readTexts } from './form-texts.server.ts'

const LIMIT = 10_000
const HEADERS = { 'Content-Type': 'multipart/form-data; boundary=----Limite' }

/** A part as a browser sends it. */
const part = (name: string, text: string, file?: string) =>
  `------Limite\r\nContent-Disposition: form-data; name="${name}"` +
  `${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: image/jpeg`}\r\n\r\n${text}\r\n`

/** A form of these parts, in pieces of so many bytes. */
function sent(parts: string[], length = 1000): Request {
  const bytes = Buffer.from(`${parts.join('')}------Limite--\r\n`)
  const body = new ReadableStream({
    start(stream) {
      for (let at = 0; at < bytes.length; at += length) stream.enqueue(bytes.subarray(at, at + length))
      stream.close()
    },
  })
  return new Request('http://site/', { method: 'POST', headers: HEADERS, body, duplex: 'half' } as RequestInit)
}

describe('the texts of a form', () => {
  test.each([1, 7, 64, 5000, 1e6])('are read around its files, in pieces of %i bytes', async (length) => {
    const photo = part('photo', '\r\n------Limit'.repeat(LIMIT), 'photo.jpg')
    const parts = [part('titre', 'Été\r\n--'), photo, part('vide', ''), part('aucune', '', ''), part('fin', 'oui')]
    const { form, hadFile } = await readTexts(sent(parts, length), LIMIT)
    expect([...form]).toEqual([
      ['titre', 'Été\r\n--'],
      ['vide', ''],
      ['fin', 'oui'],
    ])
    expect(hadFile).toBe(true)
  })

  test('came without a file where none was chosen', async () => {
    const { form, hadFile } = await readTexts(sent([part('titre', 'Un'), part('aucune', '', '')]), LIMIT)
    expect([form.get('titre'), hadFile]).toEqual(['Un', false])
  })

  test('are refused beyond the limit, and so is what is no form', async () => {
    await expect(readTexts(sent([part('texte', 'a'.repeat(2 * LIMIT))]), LIMIT)).rejects.toThrow('more text')
    await expect(readTexts(sent([`------Limite\r\n${'a'.repeat(9000)}`]), LIMIT)).rejects.toThrow('no form')
  })

  test('come from a form that can have no file as well', async () => {
    const request = new Request('http://site/', { method: 'POST', body: new URLSearchParams({ titre: 'Un' }) })
    expect((await readTexts(request, LIMIT)).form.get('titre')).toBe('Un')
  })
})
