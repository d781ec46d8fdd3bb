import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type Region, regions } from '#domain/regions.ts'
import type { S3Settings } from './files/s3-files.ts'
import { isDecodable } from './is-decodable.ts'
import { userKeyFolder } from './sealing/key-folder.ts'
import { StartProblem } from './start-problem.ts'

export type Config = {
  port: number
  host: string
  region: Region
  /** Seeds, demonstration sign-ins, /dev/mail and sandbox payment: only when true. */
  demonstration: boolean
  demonstrationCountry: string | undefined
  dataDir: string
  publicUrl: string | undefined
  /** If absent, the shop starts its own PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  /** For LISTEN and migrations, if `databaseUrl` uses a pooler. */
  databaseDirectUrl: string | undefined
  /** Time limit for database work that somebody waits for. */
  databaseDeadlineSeconds: number
  /** Counts limits for all processes. If absent, each process counts its own. */
  redisUrl: string | undefined
  /** Stores files for all processes. If absent, they are in `dataDir`. */
  s3: S3Settings | undefined
  /** Time between the stop signal and closing the last connection, so that load balancers notice. */
  shutdownDelaySeconds: number
  otherStoreUrl: string | undefined
  multipassSecret: string | undefined
  /** Encrypts stored secrets: 32 bytes in base64. If absent, a file in `keyDir` contains the key. */
  encryptionKey: string | undefined
  /** Absent if the user has no home folder: the key is then in `dataDir`. */
  keyDir: string | undefined
  trustedProxies: readonly string[]
  smtpUrl: string | undefined
  /** `Name <address>`, or just an address. */
  mailFrom: string
  mollieApiKey: string | undefined
  /** Replaces Mollie's URL in tests. */
  mollieApiUrl: string | undefined
  /** Of Storyblok's space for published content. If absent, content is edited in the admin area. */
  storyblokToken: string | undefined
  storyblokApiUrl: string | undefined
  storyblokWebhookSecret: string | undefined
  klaviyoApiKey: string | undefined
  /** Replaces Klaviyo's URL in tests. */
  klaviyoApiUrl: string | undefined
}

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((number) => number <= 65_535)
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const postgresAddress = z.url({ protocol: /^postgres(ql)?$/ }).refine(namesDatabase)
const redisAddress = z.url({ protocol: /^rediss?$/ }).refine(namesHost)
const storeAddress = z
  .url({ protocol: /^https?$/ })
  .refine(isPlainAddress)
  .transform((url) => url.replace(/\/+$/, ''))

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  REGION: z.enum(regions).default('eu'),
  DATA_DIR: z.string().optional(),
  KEY_DIR: z.string().optional(),
  DEMO: z.enum(['0', '1']).optional(),
  DEMO_COUNTRY: z
    .string()
    .regex(/^[a-z]{2}$/i)
    .toUpperCase()
    .optional(),
  PUBLIC_URL: webAddress.optional(),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_DEADLINE: z.coerce.number().int().min(1).max(600).default(10),
  REDIS_URL: redisAddress.optional(),
  S3_ENDPOINT: storeAddress.optional(),
  S3_REGION: z
    .string()
    .trim()
    .regex(/^[a-z0-9-]{1,60}$/i)
    .optional(),
  S3_BUCKET: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9._-]{2,62}$/i)
    .optional(),
  S3_ACCESS_KEY_ID: z
    .string()
    .trim()
    .regex(/^[^\s/,=]+$/)
    .optional(),
  S3_SECRET_ACCESS_KEY: z.string().trim().regex(/^\S+$/).optional(),
  SHUTDOWN_DELAY: z.coerce.number().int().min(0).max(60).optional(),
  OTHER_STORE_URL: z
    .url({ protocol: /^https$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  MULTIPASS_SECRET: z.string().optional(),
  ENCRYPTION_KEY: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9+/]{43}=$/)
    .optional(),
  TRUSTED_PROXIES: z.string().default(''),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^(?:[^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
    .optional(),
  MOLLIE_API_KEY: z
    .string()
    .trim()
    .regex(/^(test|live)_\w{30,}$/)
    .optional(),
  MOLLIE_API_URL: z.url({ protocol: /^https$/ }).optional(),
  STORYBLOK_TOKEN: z
    .string()
    .trim()
    .regex(/^\w{20,}$/)
    .optional(),
  STORYBLOK_API_URL: webAddress.optional(),
  STORYBLOK_WEBHOOK_SECRET: z.string().optional(),
  KLAVIYO_API_KEY: z
    .string()
    .trim()
    .regex(/^pk_\w{20,}$/)
    .optional(),
  KLAVIYO_API_URL: z
    .url({ protocol: /^https$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
})

const expectations: Partial<Record<string, string>> = {
  PORT: 'must be a whole number from 0 to 65535',
  REGION: `must be ${regions.join(' or ')}`,
  DEMO: 'must be 1 or 0',
  DEMO_COUNTRY: 'must be a country code of two letters, such as BE',
  PUBLIC_URL: 'must be an address such as https://shop.example.com',
  DATABASE_URL: 'must be an address such as postgres://user:password@host:5432/database',
  DATABASE_DIRECT_URL: 'must be an address such as postgres://user:password@host:5432/database',
  DATABASE_DEADLINE: 'must be a whole number of seconds from 1 to 600',
  REDIS_URL: 'must be an address such as redis://user:password@host:6379',
  S3_ENDPOINT: 'must be an address such as https://s3.eu-central-1.amazonaws.com, without the bucket',
  S3_REGION: 'must be a region such as eu-central-1',
  S3_BUCKET: 'must be the name of a bucket, such as verbena-files',
  S3_ACCESS_KEY_ID: 'must be the id of an access key, without spaces',
  S3_SECRET_ACCESS_KEY: 'must be the secret of an access key, without spaces',
  SHUTDOWN_DELAY: 'must be a whole number of seconds from 0 to 60',
  OTHER_STORE_URL: 'must be an address that starts with https://',
  ENCRYPTION_KEY: 'must be 32 random bytes in base64, as `openssl rand -base64 32` gives them',
  SMTP_URL: 'must be an address such as smtp://user:password@host:587',
  MAIL_FROM: 'must be an address such as "Verbena <hello@shop.example.com>"',
  MOLLIE_API_KEY: 'must be a key of Mollie, which starts with live_ or test_',
  MOLLIE_API_URL: 'must be an address that starts with https://',
  STORYBLOK_TOKEN: 'must be the access token of a space in Storyblok',
  STORYBLOK_API_URL: 'must be an address such as https://api-us.storyblok.com/v2',
  KLAVIYO_API_KEY: 'must be a private key of Klaviyo, which starts with pk_',
  KLAVIYO_API_URL: 'must be an address that starts with https://',
}

/** URLs may contain passwords, so their values are never printed. */
const repeatable = new Set([
  'PORT',
  'DATABASE_DEADLINE',
  'SHUTDOWN_DELAY',
  'REGION',
  'DEMO',
  'DEMO_COUNTRY',
  'MAIL_FROM',
  'S3_REGION',
  'S3_BUCKET',
])

type Machine = { checkout: string; isRoot: boolean }

/** Reads the environment once; every other file uses a `Config`. */
export function parseConfig(environment: NodeJS.ProcessEnv, machine: Machine): Config {
  // Compose files and CI pass unset variables as empty strings.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new StartProblem(sentence(String(parsed.error.issues[0]?.path[0]), given))
  const env = parsed.data
  const demonstration = env.DEMO === '1' || (env.DEMO !== '0' && !env.DATABASE_URL && !env.PUBLIC_URL)
  return {
    port: env.PORT,
    host: env.HOST ?? (demonstration ? '127.0.0.1' : '0.0.0.0'),
    region: env.REGION,
    demonstration,
    demonstrationCountry: env.DEMO_COUNTRY,
    dataDir: env.DATA_DIR ? resolve(machine.checkout, env.DATA_DIR) : defaultDataDir(machine),
    publicUrl: env.PUBLIC_URL,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseDeadlineSeconds: env.DATABASE_DEADLINE,
    redisUrl: env.REDIS_URL,
    s3: s3Of(env),
    shutdownDelaySeconds: env.SHUTDOWN_DELAY ?? (demonstration ? 0 : 5),
    otherStoreUrl: env.OTHER_STORE_URL,
    multipassSecret: env.MULTIPASS_SECRET,
    encryptionKey: env.ENCRYPTION_KEY,
    keyDir: env.KEY_DIR ? resolve(machine.checkout, env.KEY_DIR) : userKeyFolder(given, process.platform),
    trustedProxies: env.TRUSTED_PROXIES.split(/[\s,]+/).filter(Boolean),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `Verbena <hello@${hostOf(env.PUBLIC_URL)}>`,
    mollieApiKey: env.MOLLIE_API_KEY,
    mollieApiUrl: env.MOLLIE_API_URL,
    storyblokToken: env.STORYBLOK_TOKEN,
    storyblokApiUrl: env.STORYBLOK_API_URL,
    storyblokWebhookSecret: env.STORYBLOK_WEBHOOK_SECRET,
    klaviyoApiKey: env.KLAVIYO_API_KEY,
    klaviyoApiUrl: env.KLAVIYO_API_URL,
  }
}

const s3Names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** All or none: a part that is missing would otherwise only be noticed at the first upload. */
function s3Of(env: z.infer<typeof Environment>): S3Settings | undefined {
  const missing = s3Names.filter((name) => !env[name])
  if (missing.length === s3Names.length) return undefined
  if (missing.length > 0) {
    const names = new Intl.ListFormat('en-GB').format(missing)
    throw new StartProblem(`${names} must be set as well, or none of the S3_ variables.`)
  }
  return {
    endpoint: env.S3_ENDPOINT!,
    region: env.S3_REGION!,
    bucket: env.S3_BUCKET!,
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
  }
}

/** Links in emails, canonical URLs and cookies use it; a request's own host is never trusted. */
export function requirePublicUrl({ demonstration, publicUrl }: Config): void {
  if (demonstration || publicUrl) return
  throw new StartProblem(
    'PUBLIC_URL must be set to the address of the shop, such as https://shop.example.com, outside demonstration mode.',
  )
}

const hostOf = (publicUrl: string | undefined) =>
  publicUrl ? new URL(publicUrl).hostname : 'verbena.example'

/** A host, or the folder of a socket; a database; and a name and password that can be decoded. */
function namesDatabase(text: string): boolean {
  const { hostname, pathname, searchParams, username, password } = new URL(text)
  const hasHost = hostname !== '' || searchParams.has('host')
  return hasHost && pathname.length > 1 && isDecodable(username + password)
}

/** With a name and password that can be decoded. */
function namesHost(text: string): boolean {
  const { hostname, username, password } = new URL(text)
  return hostname !== '' && isDecodable(username + password)
}

/** Without what a signed address cannot contain. */
function isPlainAddress(text: string): boolean {
  const { username, password, search, hash } = new URL(text)
  return username + password + search + hash === ''
}

function sentence(name: string, given: Record<string, string | undefined>) {
  const expected = expectations[name] ?? 'has a value that cannot be used'
  return `${name} ${expected}${repeatable.has(name) ? `, not "${given[name]?.slice(0, 40)}"` : ''}.`
}

// PostgreSQL refuses to run as root, and its own user may not have access to a checkout in root's home.
function defaultDataDir({ checkout, isRoot }: Machine) {
  if (!isRoot) return join(checkout, '.data')
  return join('/var/lib/verbena', createHash('sha256').update(checkout).digest('hex').slice(0, 12))
}
