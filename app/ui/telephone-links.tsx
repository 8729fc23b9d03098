import { telephoneLink, telephoneParts, telephoneText } from '../lib/telephone'

/** A telephone number that is called by a press; of several in one field, each. */
export function TelephoneLinks({ telephone }: { telephone: string }) {
  return (
    <span>
      {telephoneParts(telephone).map((part, place) =>
        place % 2 === 1 ? (
          part
        ) : (
          <a key={place} href={telephoneLink(part)}>
            {telephoneText(part)}
          </a>
        ),
      )}
    </span>
  )
}
