import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { keptMarkup, pageParts } from './page-parts.server.ts'

describe('a page', () => {
  test('is put together of its text and its parts, wherever they stand', () => {
    const { mark, join } = pageParts()
    const [one, other] = [mark(Buffer.from('<p>Été</p>')), mark(Buffer.from('</style>;@'))]
    const text = `<i>ç;@0;${other}… ${one}${one}</i>${other}`
    expect(join(text).toString()).toBe('<i>ç;@0;</style>;@… <p>Été</p><p>Été</p></i></style>;@')
  })

  test('of no parts is its text', () => {
    expect(pageParts().join('<p>Soin</p>').toString()).toBe('<p>Soin</p>')
  })
})

describe('what is kept of an element', () => {
  let made = 0
  const Greeting = ({ name, hours }: { name: string; hours: string[] }) => {
    made += 1
    return createElement('p', null, `${name} & ${hours.join(', ')}`)
  }
  const greeting = (name: string, ...hours: string[]) => keptMarkup(createElement(Greeting, { name, hours })).toString()

  test('is made once for the same properties, and anew for others', () => {
    expect(greeting('Inès', '9h', '12h')).toBe('<p>Inès &amp; 9h, 12h</p>')
    expect(greeting('Inès', '9h', '12h')).toBe('<p>Inès &amp; 9h, 12h</p>')
    expect(made).toBe(1)
    expect(greeting('Inès', '9h')).toBe('<p>Inès &amp; 9h</p>')
    expect(made).toBe(2)
  })

  test('is not that of another component with the same properties', () => {
    const Heading = ({ name }: { name: string }) => createElement('h2', null, name)
    const Text = ({ name }: { name: string }) => createElement('p', null, name)
    const props = { name: 'Accueil' }
    expect(keptMarkup(createElement(Heading, props)).toString()).toBe('<h2>Accueil</h2>')
    expect(keptMarkup(createElement(Text, props)).toString()).toBe('<p>Accueil</p>')
  })

  test('is let go when many others were made since', () => {
    const before = made
    const long = (count: number) => greeting(`Numéro ${count}`, 'x'.repeat(100_000))
    for (let count = 0; count < 50; count += 1) long(count)
    long(49)
    expect(made - before).toBe(50)
    long(0)
    expect(made - before).toBe(51)
  })
})
