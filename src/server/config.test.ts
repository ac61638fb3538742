import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

const root = join(import.meta.dirname, '..', '..')

describe('configuration (home 38)', () => {
  it('.env.example lists every setting, each with its default or with nothing', () => {
    const lines = readFileSync(join(root, '.env.example'), 'utf8').replace(/^#(?=[A-Z_]+=)/gm, '')
    const listed = parseEnv(lines)
    const source = readFileSync(join(root, 'src', 'server', 'config.ts'), 'utf8')
    const settings = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name = '']) => name)
    expect(Object.keys(listed).toSorted()).toEqual(settings.toSorted())
    const isDefault = (name: string) =>
      /^(PORT|HOST|DATA_DIR|MAIL_FROM|CONTACT_EMAIL|REGISTRATION|SIGN_IN|LOG_LEVEL)$/.test(name)
    const defaults = Object.fromEntries(Object.entries(listed).filter(([name]) => isDefault(name)))
    expect(Object.keys(defaults)).toHaveLength(8)
    expect(parseConfig(defaults)).toEqual(parseConfig({}))
  })

  it('has the defaults of .env.example when nothing is set', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: expect.stringMatching(/data$/),
      databaseUrl: undefined,
      publicUrl: undefined,
      smtpUrl: undefined,
      contactEmail: 'hello@plateful.local',
      plannerModel: undefined,
      trustProxy: false,
      registration: 'open',
      signIn: 'simple',
      logLevel: 'info',
      importAllowedHosts: [],
    })
  })

  it.each([
    ['PORT', '70000', /PORT must be a port from 0 to 65535/],
    ['PORT', 'http', /PORT must be a port/],
    ['DATABASE_URL', 'mysql://x', /DATABASE_URL must be an address such as postgres:/],
    ['PHOTOS_URL', 's3://host/bucket', /PHOTOS_URL must be an address such as s3:/],
    ['PUBLIC_URL', 'plateful', /PUBLIC_URL must be an address such as https:/],
    ['SMTP_URL', 'mail.example', /SMTP_URL must be/],
    ['MAIL_FROM', 'Plateful', /MAIL_FROM must be an address such as Plateful </],
    ['TRUST_PROXY', 'nginx', /TRUST_PROXY must be true, a number of proxies, or addresses/],
    ['TRUST_PROXY', '10.0.0.0/99', /TRUST_PROXY must be/],
    ['CONTACT_EMAIL', 'me', /CONTACT_EMAIL must be an e-mail address/],
    ['PLANNER_MODEL_URL', 'a model', /PLANNER_MODEL_URL must be an address such as http:/],
    ['PLANNER_MODEL_URL', 'http://127.0.0.1:11434/v1', /PLANNER_MODEL_NAME must name the model/],
    ['SECRETS_KEY', 'short', /SECRETS_KEY must be 32 random bytes in base64/],
    ['REGISTRATION', 'closed', /REGISTRATION must be open or invite/],
    ['SIGN_IN', 'two-step', /SIGN_IN must be simple or strict/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL must be one of fatal, error/],
    ['IMPORT_ALLOWED_HOSTS', 'nas', /IMPORT_ALLOWED_HOSTS must be a list of host:port/],
  ])('%s=%s stops the start with one line that names it', (name, value, line) => {
    const attempt = () => parseConfig({ [name]: value })
    expect(attempt).toThrow(ConfigError)
    expect(attempt).toThrow(line)
    expect(attempt).toThrow(/^[^\n]+$/)
  })

  it.each([
    ['true', true],
    ['false', false],
    ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
    ['loopback, ::1', 'loopback, ::1'],
  ])('TRUST_PROXY=%s', (text, expected) => {
    expect(parseConfig({ TRUST_PROXY: text }).trustProxy).toBe(expected)
  })

  it('TRUST_PROXY=1 trusts the nearest proxy and no further one', () => {
    const { trustProxy } = parseConfig({ TRUST_PROXY: '1' })
    if (typeof trustProxy !== 'function') throw new Error('a number of proxies becomes a rule')
    expect([trustProxy('10.0.0.1', 0), trustProxy('10.0.0.2', 1)]).toEqual([true, false])
  })

  it('a language model has an address, a name and, where it wants one, a key', () => {
    const environment = { PLANNER_MODEL_URL: 'http://10.0.0.5:8080/v1', PLANNER_MODEL_NAME: 'small' }
    expect(parseConfig(environment).plannerModel).toEqual({
      url: 'http://10.0.0.5:8080/v1',
      name: 'small',
      key: undefined,
    })
    expect(parseConfig({ ...environment, PLANNER_MODEL_KEY: 'k' }).plannerModel?.key).toBe('k')
  })

  it.each(['Plateful <plateful@localhost>', 'kitchen@plateful.example'])('MAIL_FROM=%s', (text) => {
    expect(parseConfig({ MAIL_FROM: text }).mailFrom).toBe(text)
  })

  it('an address loses its slashes at the end, an empty setting is as good as none', () => {
    expect(parseConfig({ PUBLIC_URL: 'https://plateful.example//', SMTP_URL: '' })).toMatchObject({
      publicUrl: 'https://plateful.example',
      smtpUrl: undefined,
    })
  })
})
