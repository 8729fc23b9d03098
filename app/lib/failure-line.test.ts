import { userInfo } from 'node:os'
import { expect, test } from 'vitest'
import { failureLine } from './failure-line.ts'

const failure = (details: object) => failureLine(Object.assign(new Error('x'), details))

test('says who is refused, and the name that was asked for', () => {
  const { username } = userInfo()
  expect(failure({ code: 'EACCES', path: `copie.tar.${process.pid}.partiel` })).toBe(
    `Accès refusé au compte « ${username} » : copie.tar`,
  )
  expect(failure({ code: 'ENOENT', path: '/mnt/site.2026' })).toBe('Fichier ou dossier introuvable : /mnt/site.2026')
  expect(failure({ code: 'EEXIST', path: '/srv/data' })).toBe('Un fichier de ce nom existe déjà : /srv/data')
})

test('says which settings an address is from', () => {
  expect(failure({ code: 'EADDRINUSE', syscall: 'listen', address: '127.0.0.1', port: 3000 })).toBe(
    'Cette adresse est déjà prise : 127.0.0.1:3000 (réglages HOST et PORT)',
  )
  expect(failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'nulle.part' })).toBe(
    'Ce nom de machine est inconnu : nulle.part',
  )
  expect(failure({ code: '28P01' })).toBe('PostgreSQL refuse ce compte ou ce mot de passe (réglage DATABASE_URL)')
  expect(failure({ code: '42P01' })).toMatch(/^Il n'y a pas encore de site dans cette base/)
  expect(failure({ code: 'autre' })).toBeUndefined()
})
