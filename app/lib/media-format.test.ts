import { describe, expect, test } from 'vitest'
import { box, filmOf, numbers, webmOf } from '../../tests/support/films.ts'
import { mediaFormat } from './media-format.ts'

const brand = (major: string, ...others: string[]) => box('ftyp', major, numbers(0), others.join(''))
const bytes = (text: string) => Buffer.from(text, 'latin1')

describe('mediaFormat', () => {
  test.each([
    ['jpeg', bytes('\xff\xd8\xff\xe1')],
    ['png', bytes('\x89PNG\r\n\x1a\n')],
    ['gif', bytes('GIF89a')],
    ['webp', bytes('RIFF\0\0\0\0WEBPVP8 ')],
    ['avif', brand('avif', 'mif1')],
    ['avif', brand('mif1', 'miaf', 'avif')],
    ['heic', brand('heic', 'mif1')],
    ['heic', brand('mif1', 'heic')],
    ['svg', bytes('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['svg', bytes('\xef\xbb\xbf <svg>')],
    ['mp4', filmOf()],
    ['mp4', brand('qt  ')],
    ['mp4', brand('3gp4')],
    ['webm', webmOf()],
    ['vtt', bytes('WEBVTT')],
    ['vtt', bytes('\xef\xbb\xbfWEBVTT - Un titre\n')],
  ])('knows %s', (format, head) => expect(mediaFormat(head)).toBe(format))

  test.each([
    ['a sound in MP4', brand('M4A ', 'isom')],
    ['a raw picture', brand('crx ', 'isom')],
    ['Matroska', bytes('\x1aE\xdf\xa3\xa3B\x82\x88matroska')],
    ['a page', bytes('<!doctype html><p>')],
    ['a PDF', bytes('%PDF-1.7')],
    ['what only begins as captions', bytes('WEBVTTX\n')],
    ['a program', bytes('MZ\x90')],
    ['a few bytes', bytes('\xff')],
    ['nothing', bytes('')],
  ])('does not know %s', (_, head) => expect(mediaFormat(head)).toBeUndefined())
})
