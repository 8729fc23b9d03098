const HEAD_END = '\r\n\r\n'

/** The longest head of a part: its name, and that of its file. */
const HEAD_LIMIT = 8 * 1024

/**
 * Reads the texts of a form, of at most so many bytes, and says whether files came with them. A file is passed over as it
 * comes, however long: it is never held. Throws when there is more text, or when what came is no form.
 */
export async function readTexts(request: Request, limit: number): Promise<{ form: FormData; hadFile: boolean }> {
  const type = request.headers.get('Content-Type') ?? ''
  const boundary = type.split('boundary=')[1]
  if (!boundary || !request.body) return { form: await request.formData(), hadFile: false }
  const mark = Buffer.from(`\r\n--${boundary}`)
  const kept: Buffer[] = []
  let size = 0
  let [isHead, isFile, hadFile] = [false, false, false]
  // No end of line comes before the first mark.
  let rest = Buffer.from('\r\n')
  const take = (length: number) => {
    if (!isFile) size += kept[kept.push(rest.subarray(0, length)) - 1]!.length
    if (size > limit) throw new Error('There is more text than is read')
    rest = rest.subarray(length)
  }
  for await (const piece of request.body) {
    rest = Buffer.concat([rest, piece])
    for (let at; (at = rest.indexOf(isHead ? HEAD_END : mark)) >= 0; isHead = !isHead) {
      if (isHead) {
        const head = rest.toString('utf8', 0, at)
        isFile = head.includes('; filename=')
        hadFile ||= isFile && !head.includes('; filename=""')
      }
      take(isHead ? at + HEAD_END.length : at)
    }
    if (isHead && rest.length > HEAD_LIMIT) throw new Error('This is no form')
    // The end of what has come may be the beginning of a mark.
    if (!isHead) take(Math.max(0, rest.length - mark.length))
  }
  isFile = false
  take(rest.length)
  const texts = new Response(Buffer.concat(kept).subarray(2), { headers: { 'Content-Type': type } })
  return { form: await texts.formData(), hadFile }
}
