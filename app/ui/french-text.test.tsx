import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { frHtml } from '../lib/french-typography.ts'
import { frText } from './french-text'

const written = (text: string) => renderToStaticMarkup(frText(text))

test('a line may end after the slash of two long words, and the letters stay those that were typed', () => {
  const text = 'Microblading/dermopigmentation des sourcils'
  expect(written(text)).toBe('<span>Microblading/<wbr/>dermopigmentation des sourcils</span>')
  expect(frHtml(text)).toBe('Microblading/<wbr>dermopigmentation des sourcils')
  expect(written('Microblading/dermopigmentation, sur rendez-vous')).toBe(
    '<span><span>Microblading/<wbr/>dermopigmentation, sur </span><span class="firm">rendez-vous</span></span>',
  )
})

test.each(['Mère/Fille', '24h/24', 'Aisselles / maillot', 'Un rituel'])('« %s » stays as it is', (text) => {
  expect(written(text)).toBe(text)
  expect(frHtml(text)).toBe(text)
})
