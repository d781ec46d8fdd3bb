import { describe, expect, test } from 'vitest'
import { parseConfig, requirePublicUrl } from './config.ts'
import { StartProblem } from './start-problem.ts'

const person = { checkout: '/home/mila/verbena', isRoot: false }
const parse = (environment: Record<string, string>) => parseConfig(environment, person)

describe('demonstration mode', () => {
  test('is the default of a fresh clone, for this machine only', () => {
    expect(parse({})).toMatchObject({ demonstration: true, host: '127.0.0.1', port: 3000, region: 'eu' })
  })

  test.each([
    [{ DATABASE_URL: 'postgres://shop@db/shop' }, false],
    [{ PUBLIC_URL: 'https://shop.example' }, false],
    [{ DATABASE_URL: 'postgres://shop@db/shop', DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
  ])('with %o is %s', (environment, demonstration) => {
    expect(parse(environment).demonstration).toBe(demonstration)
  })

  test('a real shop listens on the network by default', () => {
    expect(parse({ PUBLIC_URL: 'https://shop.example' }).host).toBe('0.0.0.0')
    expect(parse({ PUBLIC_URL: 'https://shop.example', HOST: '127.0.0.1' }).host).toBe('127.0.0.1')
  })
})

describe('the address of a real shop', () => {
  test.each<Record<string, string>>([{ DEMO: '0' }, { DATABASE_URL: 'postgres://shop@db/shop' }])(
    'has to be given, and one sentence says so: %o',
    (environment) => {
      expect(() => requirePublicUrl(parse(environment))).toThrow(
        new StartProblem(
          'PUBLIC_URL must be set to the address of the shop, such as https://shop.example.com, outside demonstration mode.',
        ),
      )
      const given = { ...environment, PUBLIC_URL: 'https://shop.example' }
      expect(() => requirePublicUrl(parse(given))).not.toThrow()
    },
  )

  test('is not needed in demonstration mode', () => {
    expect(() => requirePublicUrl(parse({}))).not.toThrow()
    expect(() =>
      requirePublicUrl(parse({ DATABASE_URL: 'postgres://shop@db/shop', DEMO: '1' })),
    ).not.toThrow()
  })
})

describe('emails', () => {
  test('are sent from the shop’s own host by default', () => {
    expect(parse({ PUBLIC_URL: 'https://shop.example:8443' }).mailFrom).toBe('Verbena <hello@shop.example>')
    expect(parse({ MAIL_FROM: 'Verbena <post@shop.example>' }).mailFrom).toBe('Verbena <post@shop.example>')
    expect(parse({ MAIL_FROM: 'post@shop.example' }).mailFrom).toBe('post@shop.example')
  })

  test.each(['Verbena', 'post@', 'Verbena <post>', 'post@shop.example\r\nBcc: all@shop.example', 'a@b, c@d'])(
    'are never from "%s"',
    (address) => {
      expect(() => parse({ MAIL_FROM: address })).toThrow(/^MAIL_FROM must be an address/)
    },
  )
})

describe('the data', () => {
  test('is beside the code, or for root where other users have access', () => {
    expect(parse({}).dataDir).toBe('/home/mila/verbena/.data')
    expect(parseConfig({}, { checkout: '/root/verbena', isRoot: true }).dataDir).toMatch(
      /^\/var\/lib\/verbena\/[0-9a-f]{12}$/,
    )
  })

  test('of two checkouts is separate', () => {
    const root = (checkout: string) => parseConfig({}, { checkout, isRoot: true }).dataDir
    expect(root('/root/a')).not.toBe(root('/root/b'))
  })

  test('is where DATA_DIR says', () => {
    expect(parse({ DATA_DIR: 'elsewhere' }).dataDir).toBe('/home/mila/verbena/elsewhere')
  })
})

describe('file storage', () => {
  const all = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_REGION: 'eu-central-1',
    S3_BUCKET: 'verbena-files',
    S3_ACCESS_KEY_ID: 'AKIAVERBENA',
    S3_SECRET_ACCESS_KEY: 'not/for+anyone=',
  }

  test('is in S3-compatible storage with all settings, and in a folder with none', () => {
    expect(parse(all).s3).toEqual({
      endpoint: 'https://s3.example.com',
      region: 'eu-central-1',
      bucket: 'verbena-files',
      accessKeyId: 'AKIAVERBENA',
      secretAccessKey: 'not/for+anyone=',
    })
    expect(parse({}).s3).toBeUndefined()
    expect(parse({ S3_ENDPOINT: ' ', S3_BUCKET: '' }).s3).toBeUndefined()
  })

  test.each(Object.keys(all))('is missing %s, and one sentence says so', (name) => {
    expect(() => parse({ ...all, [name]: '' })).toThrow(
      new StartProblem(`${name} must be set as well, or none of the S3_ variables.`),
    )
  })

  test('may be missing several settings', () => {
    const { S3_ENDPOINT, S3_BUCKET } = all
    expect(() => parse({ S3_ENDPOINT, S3_BUCKET })).toThrow(
      new StartProblem(
        'S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set as well, or none of the S3_ variables.',
      ),
    )
  })

  test.each([
    ['S3_ENDPOINT', 'ftp://s3.example.com'],
    ['S3_ENDPOINT', 'https://mila:secret@s3.example.com'],
    ['S3_ENDPOINT', 'https://s3.example.com/?bucket=a'],
    ['S3_REGION', 'eu central'],
    ['S3_BUCKET', 'a/b'],
    ['S3_BUCKET', '..'],
    ['S3_ACCESS_KEY_ID', 'AKIA/VERBENA'],
    ['S3_SECRET_ACCESS_KEY', 'with a space'],
  ])('cannot have %s=%s', (name, value) => {
    expect(() => parse({ ...all, [name]: value })).toThrow(new RegExp(`^${name} must be `))
  })

  test('keeps its secrets out of messages', () => {
    const environment = { ...all, S3_SECRET_ACCESS_KEY: 'se cret' }
    expect(() => parse(environment)).toThrow(/^((?!se cret).)*$/)
  })
})

describe('Redis', () => {
  test.each(['redis://redis:6379', 'rediss://shop:pass%40word@redis.example.com:6380/2'])(
    'may be at %s',
    (address) => {
      expect(parse({ REDIS_URL: address }).redisUrl).toBe(address)
    },
  )

  test.each(['http://redis', 'redis://', 'redis://shop:50%zz@redis'])('is not at %s', (address) => {
    expect(() => parse({ REDIS_URL: address })).toThrow(/^REDIS_URL must be an address/)
  })
})

describe('an invalid value', () => {
  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['PORT', '0x50', 'PORT must be a whole number from 0 to 65535, not "0x50".'],
    ['REGION', 'us', 'REGION must be eu or uk, not "us".'],
    [
      'OTHER_STORE_URL',
      'http://shop.example',
      'OTHER_STORE_URL must be an address that starts with https://.',
    ],
    [
      'ENCRYPTION_KEY',
      'too short',
      'ENCRYPTION_KEY must be 32 random bytes in base64, as `openssl rand -base64 32` gives them.',
    ],
  ])('in %s is reported in one plain sentence', (name, value, sentence) => {
    expect(() => parse({ [name]: value })).toThrow(new StartProblem(sentence))
  })

  test('is not printed if it may contain a password', () => {
    expect(() => parse({ DATABASE_URL: 'mysql://shop:secret@db/shop' })).toThrow(/^((?!secret).)*$/)
  })

  test.each([
    'postgres://',
    'postgres:///shop',
    'postgres://shop@db',
    'postgres://shop@db/',
    'postgres://shop:50%zz@db/shop',
  ])('such as %s is not a database address', (address) => {
    expect(() => parse({ DATABASE_URL: address })).toThrow(/^DATABASE_URL must be an address/)
  })

  test('may be avoided by naming a socket folder instead of a host', () => {
    const address = 'postgres:///shop?host=/run/postgresql'
    expect(parse({ DATABASE_URL: address }).databaseUrl).toBe(address)
  })

  test('counts as absent if it is empty', () => {
    expect(parse({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })
})
