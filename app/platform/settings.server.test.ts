import { describe, expect, test } from 'vitest'
import { misspeltSettings, readSettings, SettingsError } from './settings.server.ts'

describe('readSettings', () => {
  const defaults = {
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: '',
    siteUrl: '',
    trustedProxies: [],
    sessionSecret: '',
    booking: {
      host: '',
      key: '',
      color: '#C0A667',
      polyfillsPath: '/polyfills.latest.js',
      appPath: '/app.latest.js',
      cspHosts: [],
      pageUrl: '',
    },
    newsletterFormUrl: '',
    passwordMinLength: 12,
    media: { dataDir: './data', publicUrl: '', bucket: undefined },
    backups: { dataDir: './data', everyHours: 24, keep: 14 },
  }

  test('has a default for each', () => {
    expect(readSettings({})).toMatchObject(defaults)
  })

  test('trusts the proxy of this machine behind an address, and otherwise those that are named', () => {
    const SITE_URL = 'https://site.example'
    expect(readSettings({ SITE_URL }).trustedProxies).toEqual(['127.0.0.0/8', '::1'])
    const TRUSTED_PROXIES = ' 172.16.0.0/12  ::1'
    expect(readSettings({ TRUSTED_PROXIES }).trustedProxies).toEqual(['172.16.0.0/12', '::1'])
    expect(readSettings({ TRUSTED_PROXIES, SITE_URL }).trustedProxies).toEqual(['172.16.0.0/12', '::1'])
    for (const bad of ['proxy', '10.0.0.0/33', '10.0.0.1,10.0.0.2', '10.0.0.0/', '::1/129'])
      expect(() => readSettings({ TRUSTED_PROXIES: bad })).toThrow('TRUSTED_PROXIES')
  })

  test('counts an empty or blank one as not set, and leaves other variables alone', () => {
    const names = ['PORT', 'HOST', 'DATA_DIR', 'SITE_URL', 'BOOKING_WIDGET_COLOR', 'PASSWORD_MIN_LENGTH']
    for (const nothing of ['', ' ']) {
      const environment = { PATH: '/bin', ...Object.fromEntries(names.map((name) => [name, nothing])) }
      expect(readSettings(environment)).toMatchObject(defaults)
    }
  })

  test('reads each', () => {
    const settings = readSettings({
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/srv/donnees',
      DATABASE_URL: 'postgresql://site@localhost/site',
      SITE_URL: 'https://Site.example:443/',
      SESSION_SECRET: 's'.repeat(32),
      BOOKING_WIDGET_HOST: 'http://rdv.example:8080',
      BOOKING_WIDGET_KEY: 'cle',
      BOOKING_WIDGET_COLOR: '#abcdef',
      BOOKING_WIDGET_POLYFILLS_PATH: '/widget/2/polyfills.js',
      BOOKING_WIDGET_APP_PATH: '/widget/2/app.js?v=3',
      BOOKING_WIDGET_CSP_HOSTS: ' https://api.rdv.example  https://*.rdv.example:8443 ',
      BOOKING_PAGE_URL: 'https://rdv.example/institut',
      NEWSLETTER_FORM_URL: 'https://lettre.example/f',
      REFERRAL_FORM_URL: 'https://parrainage.example/f',
      SOCIAL_FACEBOOK_URL: 'https://f.example/page',
      SOCIAL_INSTAGRAM_URL: 'https://i.example/page',
      PASSWORD_MIN_LENGTH: '16',
    })
    expect(settings).toMatchObject({
      port: 0,
      host: '::1',
      dataDir: '/srv/donnees',
      databaseUrl: 'postgresql://site@localhost/site',
      siteUrl: 'https://site.example',
      sessionSecret: 's'.repeat(32),
      booking: {
        host: 'http://rdv.example:8080',
        key: 'cle',
        color: '#abcdef',
        polyfillsPath: '/widget/2/polyfills.js',
        appPath: '/widget/2/app.js?v=3',
        cspHosts: ['https://api.rdv.example', 'https://*.rdv.example:8443'],
        pageUrl: 'https://rdv.example/institut',
      },
      newsletterFormUrl: 'https://lettre.example/f',
      referralFormUrl: 'https://parrainage.example/f',
      social: ['https://f.example/page', 'https://i.example/page'],
      passwordMinLength: 16,
    })
  })

  test.each([
    ['PORT', 'http'],
    ['PORT', '80.5'],
    ['PORT', ' 80.5'],
    ['PORT', '0x10'],
    ['PORT', '1e3'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '9'.repeat(400)],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['SITE_URL', 'site.example'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'ftp://site.example'],
    ['SITE_URL', 'https://site.example/beaute'],
    ['SITE_URL', 'https://site.example//'],
    ['SITE_URL', 'https://site.example/?a=1'],
    ['SITE_URL', 'https://site.example/?'],
    ['SITE_URL', 'https://site.example/#a'],
    ['SITE_URL', 'https://nom:mot@site.example'],
    ['SESSION_SECRET', 'court'],
    ['BOOKING_WIDGET_HOST', 'rdv.example'],
    ['BOOKING_WIDGET_HOST', 'https://rdv.example/widget'],
    ['BOOKING_WIDGET_COLOR', 'or'],
    ['BOOKING_WIDGET_POLYFILLS_PATH', 'polyfills.js'],
    ['BOOKING_WIDGET_APP_PATH', '//ailleurs.example/app.js'],
    ['BOOKING_WIDGET_APP_PATH', '/app.js suite'],
    ['BOOKING_WIDGET_CSP_HOSTS', 'https://a.example b.example'],
    ['BOOKING_WIDGET_CSP_HOSTS', "https://a.example 'unsafe-eval'"],
    ['BOOKING_WIDGET_CSP_HOSTS', 'https://a.example;'],
    ['BOOKING_WIDGET_CSP_HOSTS', 'https://*'],
    ['BOOKING_WIDGET_CSP_HOSTS', 'https://a.example/chemin'],
    ['MEDIA_URL', 'https://institut.s3.example'],
    ['MEDIA_URL', 's3://'],
    ['MEDIA_URL', 's3://Institut'],
    ['MEDIA_URL', 's3://institut/photos?a=1'],
    ['MEDIA_URL', 's3://institut//photos'],
    ['MEDIA_URL', 's3://cle:secret@institut'],
    ['MEDIA_PUBLIC_URL', 'fichiers.example'],
    ['S3_ENDPOINT', 's3.example'],
    ['BOOKING_PAGE_URL', 'x'],
    ['NEWSLETTER_FORM_URL', 'x'],
    ['REFERRAL_FORM_URL', 'x'],
    ['SOCIAL_FACEBOOK_URL', 'x'],
    ['TIME_ZONE', 'Indian/Réunion'],
    ['TIME_ZONE', '+04:00'],
    ['SOCIAL_INSTAGRAM_URL', 'x'],
    ['PASSWORD_MIN_LENGTH', '7'],
    ['PASSWORD_MIN_LENGTH', '129'],
    ['PASSWORD_MIN_LENGTH', '12.5'],
    ['PASSWORD_MIN_LENGTH', '0x10'],
    ['PASSWORD_MIN_LENGTH', '1e2'],
    ['PASSWORD_MIN_LENGTH', 'long'],
  ])('refuses %s=%s with one French line', (name, value) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(new RegExp(`^Réglage incorrect : ${name} doit (?:être|avoir) [^\\n;]+$`))
  })

  test.each(['http', '80.5', '-1', '65536', '70000.5', '1 2', '0x10', '1e3', ' 80.5'])(
    'says what PORT=%s must be',
    (PORT) => {
      const message = 'Réglage incorrect : PORT doit être un nombre entier entre 0 et 65535'
      expect(() => readSettings({ PORT })).toThrow(new SettingsError(message))
    },
  )

  test('reads where pictures and films are kept', () => {
    const amazon = { MEDIA_URL: 's3://institut', AWS_REGION: 'eu-west-3' }
    expect(readSettings(amazon).media.bucket).toEqual({
      name: 'institut',
      prefix: '',
      region: 'eu-west-3',
      endpoint: undefined,
      credentials: undefined,
    })
    const other = {
      DATA_DIR: '/srv/donnees',
      MEDIA_URL: 's3://institut.photos/site/1/',
      MEDIA_PUBLIC_URL: 'https://fichiers.example/site/1/',
      S3_ENDPOINT: 'https://s3.example:9000',
      AWS_ACCESS_KEY_ID: 'cle',
      AWS_SECRET_ACCESS_KEY: 'secret',
    }
    expect(readSettings(other).media).toEqual({
      dataDir: '/srv/donnees',
      publicUrl: 'https://fichiers.example/site/1',
      bucket: {
        name: 'institut.photos',
        prefix: 'site/1/',
        region: 'us-east-1',
        endpoint: 'https://s3.example:9000',
        credentials: { accessKeyId: 'cle', secretAccessKey: 'secret' },
      },
    })
    const { credentials } = readSettings({ ...other, AWS_SESSION_TOKEN: 'jeton' }).media.bucket!
    expect(credentials).toMatchObject({ sessionToken: 'jeton' })
  })

  test.each([
    [{ MEDIA_URL: 's3://institut' }, 'AWS_REGION', 'MEDIA_URL'],
    [{ MEDIA_PUBLIC_URL: 'https://fichiers.example' }, 'MEDIA_URL', 'MEDIA_PUBLIC_URL'],
    [
      { MEDIA_URL: 's3://institut', AWS_REGION: 'x', AWS_ACCESS_KEY_ID: 'x' },
      'AWS_SECRET_ACCESS_KEY',
      'AWS_ACCESS_KEY_ID',
    ],
    [
      { MEDIA_URL: 's3://institut', AWS_REGION: 'x', AWS_SECRET_ACCESS_KEY: 'x' },
      'AWS_ACCESS_KEY_ID',
      'AWS_SECRET_ACCESS_KEY',
    ],
    [
      {
        BACKUP_URL: 's3://copies',
        BACKUP_RECIPIENT: 'age1mpte22rnr62ehnz3as424yu4y3tv88v9k8dw2qcfvyrgh0jm6d3su63wpu',
        AWS_REGION: 'x',
        AWS_ACCESS_KEY_ID: 'x',
      },
      'AWS_SECRET_ACCESS_KEY',
      'AWS_ACCESS_KEY_ID',
    ],
  ])('refuses %o alone', (settings, wanted, since) => {
    expect(() => readSettings(settings)).toThrow(`Réglage incorrect : ${wanted} doit être indiqué quand ${since} l'est`)
  })

  test("leaves alone another program's keys where files are kept in a folder", () => {
    expect(readSettings({ AWS_ACCESS_KEY_ID: 'x', AWS_REGION: 'x' }).media.bucket).toBeUndefined()
  })

  test('refuses a key of the booking service without its host', () => {
    expect(() => readSettings({ BOOKING_WIDGET_KEY: 'cle' })).toThrow(
      "Réglage incorrect : BOOKING_WIDGET_HOST doit être indiqué quand BOOKING_WIDGET_KEY l'est",
    )
  })

  test('names every bad one in the same line', () => {
    expect(() => readSettings({ PORT: 'x', SITE_URL: 'x' })).toThrow(
      /^Réglage incorrect : PORT [^\n;]+ ; SITE_URL [^\n;]+$/,
    )
  })

  test('never repeats a secret', () => {
    expect(() => readSettings({ SESSION_SECRET: 'motdepasse' })).toThrow(/^(?!.*motdepasse)/)
  })
})

test('says which names are all but those of settings', () => {
  const names = ['SITE_ULR', 'BACKUP_RECIPENT', 'ACCESS_LOGS', 'DATA-DIR', 'session_secret']
  const line = (name: string, meant: string) => `Ce réglage n'existe pas : ${name}. Est-ce ${meant} ?`
  expect(misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([
    line('SITE_ULR', 'SITE_URL'),
    line('BACKUP_RECIPENT', 'BACKUP_RECIPIENT'),
    line('ACCESS_LOGS', 'ACCESS_LOG'),
    line('DATA-DIR', 'DATA_DIR'),
    line('session_secret', 'SESSION_SECRET'),
  ])
  const others = {
    BACKUP_KEY: 'x',
    BACKUP_KEEP: '7',
    SITE_URL: 'x',
    HOME: '/',
    SPORT: 'x',
    AWS_PROFILE: 'x',
    MEDIA: '',
  }
  expect(misspeltSettings(others)).toEqual([])
})
