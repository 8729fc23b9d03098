import { expect, test } from 'vitest'
import { usedStyles } from './used-styles.server.ts'

const used = (css: string) => usedStyles(css, '<p class="_a0 _a1" data-look="_b0">class</p>')

test.each([
  ['._a0{color:red}', 'whose class an element has'],
  ['._a0._a1>b,p ._a1:hover{color:red}', 'whose classes elements have'],
  ['p:not(._b0){color:red}', 'that asks for a class not to be there'],
  ['p:is(._a0,._b0:is(._b1,i)){color:red}', 'that asks for one of several'],
  ['[data-look="._b0"],[data-look=\\._b0]{color:red}', 'with a dot in an attribute'],
  ['p{content:"}._b0{";width:1.5rem}', 'with braces in a string'],
  ["p{content:'\\'}._b0{'}", 'with a quote in a string'],
  ['@font-face{font-family:a;src:url(x.woff2)}', 'for a face'],
  ['@keyframes _b0{50%{opacity:0}}', 'for a movement'],
  ['@media (width>=1px){p{color:red}@supports (color:red){p{color:red}}}', 'under conditions'],
  ['@layer a,b;p{color:red}', 'after a statement'],
])('keeps a rule %s: %s', (css) => {
  expect(used(css)).toBe(css)
})

test('leaves out what no element can be named by, and what is empty then', () => {
  expect(used('._b0{color:red}p{color:red}')).toBe('p{color:red}')
  expect(used('._b0 p,p,i>._b1{color:red}')).toBe('p{color:red}')
  expect(used('@media print{._b0{color:red}}p{color:red}')).toBe('p{color:red}')
  expect(used('@media print{._b0{color:red}p{color:red}}')).toBe('@media print{p{color:red}}')
  expect(used('._a0 ._b0:is(p){color:red}')).toBe('')
})

test('reads a style as hands write it', () => {
  const css = '\n@media (width >= 1px) {\n  /* Why. */\n  p,\n  i._b0 {\n    color: red\n  }\n}\n'
  expect(used(css)).toBe('@media (width >= 1px){p {\n    color: red\n  }}')
})
