import { MOBILE_TIMEOUT } from '../../ui/timing'
import { FORM_ALONE } from './asked-form'

/** Asks for the form of a place, or sends it: the answer is as much of the page as it stands in. Rejects where there is none. */
export function askForm(address: string, sent?: XMLHttpRequestBodyInit): Promise<XMLHttpRequest> {
  // Read as a document by the browser itself: nothing of it runs, and nothing is written as HTML.
  const request = new XMLHttpRequest()
  request.open(sent ? 'POST' : 'GET', address)
  request.setRequestHeader('Accept', FORM_ALONE)
  request.responseType = 'document'
  request.timeout = MOBILE_TIMEOUT
  return new Promise((resolve, reject) => {
    request.onload = () => resolve(request)
    request.onerror = request.ontimeout = reject
    request.send(sent)
  })
}

/** The form in an answer, if there is one. */
export function formIn(answer: XMLHttpRequest | undefined): HTMLElement | undefined {
  const section = answer?.responseXML?.querySelector<HTMLElement>('section[aria-labelledby=formulaire]') ?? undefined
  // The dialog says it.
  section?.removeAttribute('aria-labelledby')
  return section
}
