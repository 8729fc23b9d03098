import { useEffect, useRef, useState } from 'react'
import type { TakenMedia } from '../../media/media'
import { quoted } from '../../lib/quoted'
import { notify } from './notices'
import { signInCount, untilSignedIn } from './session'
import { useUnsaved } from './unsaved'
import { checkFile, uploadFile, UploadError, type GivenKind } from './upload'

/** How far the sending of a file is. `share` goes from 0 to 1. */
export type Upload =
  | { step: 'sending'; file: File; share: number }
  | { step: 'failed'; file: File; words: string; mayRetry: boolean }
  | { step: 'taken'; file: File; media: TakenMedia }

/**
 * Sends one file at a time, and says how far it is. A session that has ended asks for the password over the page,
 * then the file goes on. Leaving the page or the field ends what is under way.
 */
export function useUpload(kind: GivenKind, onTaken: (media: TakenMedia) => void) {
  const [upload, setUpload] = useState<Upload>()
  const under = useRef<AbortController>(undefined)
  // Whoever is told when the file arrives has typed since it left.
  const latest = useRef(onTaken)
  useEffect(() => {
    latest.current = onTaken
  })
  const isPending = upload?.step === 'sending' || (upload?.step === 'failed' && upload.mayRetry)
  useUnsaved(isPending)
  /** The file that is on its way. */
  const underWay = useRef<File>(undefined)
  useEffect(
    () => () => {
      under.current?.abort()
      const { current: file } = underWay
      if (file) notify({ text: `L'envoi de ${quoted(file.name)} est arrêté : son formulaire est fermé.` })
    },
    [],
  )

  async function send(file: File): Promise<void> {
    under.current?.abort()
    const controller = new AbortController()
    under.current = controller
    const { signal } = controller
    const onProgress = (share: number) => {
      if (!signal.aborted) setUpload({ step: 'sending', file, share })
    }
    setUpload(undefined)
    underWay.current = file
    try {
      await checkFile(file, kind)
      onProgress(0)
      const media = await sendSignedIn(file, { onProgress, signal })
      if (signal.aborted) return
      underWay.current = undefined
      setUpload({ step: 'taken', file, media })
      latest.current(media)
    } catch (error) {
      if (signal.aborted) return
      underWay.current = undefined
      const known = error instanceof UploadError ? error : new UploadError('Ce fichier ne peut pas être lu.')
      console.error('Envoi impossible', file.name, known.message)
      setUpload({ step: 'failed', file, words: known.message, mayRetry: known.mayRetry })
    }
  }

  function cancel(): void {
    under.current?.abort()
    underWay.current = undefined
    setUpload(undefined)
  }

  return {
    upload,
    /** Whether a file that was given may still come: it is on its way, or can be sent again. */
    isPending,
    send: (file: File) => void send(file),
    cancel,
  }
}

/** Sends a file as `uploadFile` does; a session that has ended asks for the password over the page first. */
export async function sendSignedIn(file: File, options: Parameters<typeof uploadFile>[1] = {}): Promise<TakenMedia> {
  for (;;) {
    const count = signInCount()
    try {
      return await uploadFile(file, options)
    } catch (error) {
      const isSignedOut = error instanceof UploadError && error.isSignedOut
      if (!isSignedOut || !(await untilSignedIn(count))) throw error
    }
  }
}
