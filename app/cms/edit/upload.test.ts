import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadFile } from './upload'

const MINUTE = 60_000

/** What the browser's own would be asked, for a test to say how much has left. */
class Request {
  static last: Request
  status = 201
  responseText = '{"src":"/images/medias/a.mp4"}'
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onloadend?: () => void
  onabort?: () => void
  open = () => undefined
  setRequestHeader = () => undefined
  send = () => (Request.last = this)
  abort = vi.fn(() => this.onabort?.())
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a film that goes on leaving takes the time that it needs', async () => {
  const taken = uploadFile(new File(['film'], 'film.mp4'))
  for (let loaded = 1; loaded <= 30; loaded++) {
    await vi.advanceTimersByTimeAsync(MINUTE)
    Request.last.upload.onprogress!({ loaded, total: 30 })
  }
  Request.last.onload!()
  Request.last.onloadend!()
  expect(await taken).toEqual({ src: '/images/medias/a.mp4' })
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(Request.last.abort).not.toHaveBeenCalled()
})

test('one of which nothing leaves any more is given up, and may be sent again', async () => {
  const taken = uploadFile(new File(['film'], 'film.mp4'))
  const refused = expect(taken).rejects.toMatchObject({ message: /ne laisse plus rien passer/, mayRetry: true })
  await vi.advanceTimersByTimeAsync(MINUTE)
  Request.last.upload.onprogress!({ loaded: 1, total: 2 })
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  await refused
  expect(Request.last.abort).toHaveBeenCalledOnce()
})
