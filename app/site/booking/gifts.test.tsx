import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Amounts } from './gifts'

test('an amount has the sign of the euro, typed with it or without', () => {
  const markup = renderToStaticMarkup(<Amounts amounts={['60', '90,50', '120 €', 'Le montant de votre choix']} />)
  const shown = [...markup.matchAll(/<\/span>(.*?)<\/a>/g)].map(([, text]) => text!.replaceAll('\u00a0', ' '))
  expect(shown).toEqual(['60 €', '90,50 €', '120 €', 'Le montant de votre choix'])
})
