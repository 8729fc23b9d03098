import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FORMS } from '../documents/forms.server'
import { emptyValues, labelOf, type FormFields } from '../kinds/form-field'
import { DerivedFields } from './derived-fields'

const nothing = () => undefined

const markupOf = (fields: FormFields, problem?: string) =>
  renderToStaticMarkup(
    <DerivedFields fields={fields} value={emptyValues(fields)} onChange={nothing} problemOf={() => problem} />,
  )

const cases = Object.entries(FORMS).flatMap(([collection, fields]) => {
  const entries = Object.entries(fields).flatMap(([name, { entry }]) =>
    entry?.fields ? [[`${collection}.${name}`, entry.fields] as const] : [],
  )
  return [[collection, fields] as const, ...entries]
})

test.each(cases)('every field of %s has an input with its name', (_, fields) => {
  const markup = markupOf(fields)
  for (const field of Object.values(fields))
    if (field.kind !== 'focus' && !field.picture && !isMoment(field))
      expect(markup).toContain(labelOf(field).replace(/'/g, '&#x27;'))
})

test('a field that is refused says why, beside its input', () => {
  const markup = markupOf({ titre: FORMS.actualites.titre! }, 'Ce champ est demandé.')
  expect(markup).toContain('aria-invalid="true"')
  expect(markup).toContain('Ce champ est demandé.')
})

const isMoment = ({ kind, day }: FormFields[string]) => kind === 'date' && !day

test('a number is written in French, and what is not yet one stays as it was typed', () => {
  const { latitude } = FORMS.centres.geo!.fields!
  const shown = (value: number | string) =>
    renderToStaticMarkup(
      <DerivedFields
        fields={{ latitude: latitude! }}
        value={{ latitude: value }}
        onChange={nothing}
        problemOf={nothing}
      />,
    )
  expect(shown(48.58)).toContain('value="48,58"')
  expect(shown('-')).toContain('value="-"')
  expect(shown('')).toContain('value=""')
})

test('a list of texts says that each is a line, and of lines that each has its own', () => {
  const hintOf = (text: string) =>
    markupOf({ liste: { kind: 'list', noun: { text: 'liste' }, empty: [], entry: { noun: { text } } } as never })
  expect(hintOf('ligne')).toContain('Chacune sur sa ligne.')
  expect(hintOf('montant')).toContain('Une ligne par montant.')
})

test('the pages of the site are offered for the address of a link', () => {
  const { adresse } = FORMS.navigation.menu!.entry!.fields!
  expect(markupOf({ adresse: adresse! })).toMatch(/ list="([^"]+)"[^]*<datalist id="\1"/)
})
