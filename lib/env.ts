/**
 * The environment of the process: the one place that reads `process.env` (linted), except middleware.ts, which reads
 * MALL_H5_URL without zod, and next.config.mjs, which reads MALL_PUBLIC_URL. NODE_ENV and NEXT_RUNTIME are constants
 * that the bundler fills in. Plain Node runs this file as it is, because the front door needs it too: erasable
 * TypeScript only, relative imports with their extension.
 *
 * Call `env()` when it is needed, never while a module loads: `next build` loads modules without a valid environment.
 */
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { databaseProblems, databaseSettings, databaseVariables } from './database-env.ts'
import { missingPaymentKeys, paymentSettings, paymentVariables } from './payment-env.ts'
import { withSecretFiles } from './secret-env.ts'
import { missingSignInKeys, signInSettings, signInVariables } from './sign-in-env.ts'
import { missingStorageKeys, storageSettings, storageVariables } from './storage-env.ts'
import { defaultPort, publicOrigin } from './web/site-origin.ts'

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1')

const integer = (min: number, max: number, error: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, { error })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error })

const ratio = z
  .string()
  .regex(/^(?:0|1|0?\.\d{1,6}|1\.0)$/, { error: 'must be a number from 0 to 1, such as 0.05' })
  .transform(Number)

/** Accepts an origin and a path prefix; `/api/h5app/wxapp` is appended by the transport. */
function isBackEnd(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, search, hash, pathname } = new URL(value)
  const isPlain = !username && !password && !search && !hash && !pathname.includes('/api/h5app')
  return /^https?:$/.test(protocol) && isPlain
}

/**
 * An origin for the content security policy: no path, which redirects would get around, and a wildcard for the lowest
 * name only, so that nobody allows all hosts of a country.
 */
const isAllowedHost = (value: string): boolean =>
  /^https:\/\/(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d{1,5})?$/.test(value) &&
  !/^https:\/\/\*\.(?:[a-z]{2,3}\.)?[a-z]{2,}(?::|$)/.test(value)

/**
 * Services that a real mall must choose, because their embedded forms are for demonstrations: codes are not sent, and
 * identities are not checked. The demo mall uses them; with another back end, that one decides.
 */
function undecided(env: {
  MALL_API_URL?: string | undefined
  MALL_DEMO?: boolean | undefined
  DATABASE_URL?: string | undefined
  MALL_SMS?: string | undefined
  MALL_IDENTITY?: string | undefined
}): { name: 'MALL_SMS' | 'MALL_IDENTITY'; choices: string }[] {
  if (env.MALL_API_URL || (env.MALL_DEMO ?? !env.DATABASE_URL)) return []
  const open: ReturnType<typeof undecided> = []
  if (!env.MALL_SMS) {
    const choices = 'aliyun sends messages, console only writes them to the file outbox.jsonl'
    open.push({ name: 'MALL_SMS', choices })
  }
  if (!env.MALL_IDENTITY) {
    const choices = 'none verifies nobody and pays no subsidies, embedded accepts every valid id number'
    open.push({ name: 'MALL_IDENTITY', choices })
  }
  return open
}

/** Whether the mall is the demo mall: every embedded one, unless `MALL_DEMO` says otherwise. */
const isDemo = (env: { MALL_DEMO?: boolean | undefined; DATABASE_URL?: string | undefined }) =>
  env.MALL_DEMO ?? !env.DATABASE_URL

/** Every variable that the mall reads; the README has the table. Messages complete the sentence "<name> …". */
const schema = z
  .object({
    PORT: integer(0, 65535, 'must be a port number from 0 to 65535').default(defaultPort),
    MALL_DATA_DIR: z.string().default('.data'),
    ...databaseVariables,
    MALL_API_URL: z
      .string()
      .refine(isBackEnd, {
        error:
          'must be the http:// or https:// address of the back end: a path prefix may follow, but no account, query or /api/h5app/wxapp',
      })
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    MALL_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
    MALL_NEW_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
    MALL_BACKUP_KEY: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
    MALL_CONTENT_SECRET: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
    MALL_PUBLIC_URL: z.url({ error: 'must be an absolute URL, for example https://mall.example' }).optional(),
    MALL_H5_URL: z
      .string()
      .regex(/^(https?:\/\/|\/h5\/?$)/, { error: 'must start with http:// or https://, or be /h5' })
      .default('/h5'),
    MALL_DEMO: flag.optional(),
    MALL_DEMO_STAFF: flag.optional(),
    MALL_PAY_TEST: flag.optional(),
    MALL_OPS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
    MALL_CSP_HOSTS: z
      .string()
      .transform((value) => value.split(',').map((host) => host.trim()))
      .refine((hosts) => hosts.length <= 20 && hosts.every(isAllowedHost), {
        error:
          'must be up to 20 https:// origins with commas between them, such as https://hm.baidu.com or https://*.example.cn',
      })
      .default([]),
    MALL_PROXIES: integer(0, 9, 'must be a number from 0 to 9').default(0),
    MALL_ACCESS_LOG: ratio.default(0),
    MALL_SLOW_STATEMENT_MS: integer(0, 60000, 'must be a number of milliseconds from 0 to 60000').default(
      1000,
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be an absolute http:// or https:// URL' })
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    OTEL_TRACES_SAMPLER_ARG: ratio.default(0.01),
    MALL_DRAIN_SECONDS: integer(0, 300, 'must be a number of seconds from 0 to 300').default(0),
    ...signInVariables,
    MALL_COURIER: z
      .enum(['none', 'simulated', 'kuaidi100'], { error: 'must be none, simulated or kuaidi100' })
      .optional(),
    MALL_KUAIDI100_CUSTOMER: z.string().optional(),
    MALL_KUAIDI100_KEY: z.string().optional(),
    MALL_KUAIDI100_URL: z
      .url({ error: 'must be an absolute URL' })
      .default('https://poll.kuaidi100.com/poll/query.do'),
    MALL_IDENTITY: z.enum(['embedded', 'none'], { error: 'must be embedded or none' }).optional(),
    MALL_IDENTITY_REFUSED: z
      .string()
      .regex(/^(\d{17}[\dXx](,\d{17}[\dXx])*)?$/, { error: 'must be id numbers with commas between them' })
      .default(''),
    ...paymentVariables,
    ...storageVariables,
    MALL_WEBHOOK_URL: z
      .url({ protocol: /^https?$/, error: 'must be an absolute http:// or https:// URL' })
      .optional(),
    MALL_WEBHOOK_SECRET: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  })
  .refine((env) => !env.MALL_WEBHOOK_URL || env.MALL_WEBHOOK_SECRET, {
    path: ['MALL_WEBHOOK_SECRET'],
    error: 'must be set when MALL_WEBHOOK_URL is set',
  })
  .superRefine((env, context) => {
    for (const { name, problem } of databaseProblems(env))
      context.addIssue({ code: 'custom', path: [name], message: problem })
  })
  .superRefine((env, context) => {
    for (const { name, choices } of undecided(env))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `must be set where the mall runs without the demo: ${choices}`,
      })
  })
  .superRefine((env, context) => {
    for (const { name, because } of [
      ...missingPaymentKeys(env),
      ...missingSignInKeys(env),
      ...missingStorageKeys(env),
    ]) {
      context.addIssue({ code: 'custom', path: [name], message: `must be set when ${because} is set` })
    }
  })
  .refine(
    (env) =>
      env.MALL_COURIER !== 'kuaidi100' || Boolean(env.MALL_KUAIDI100_CUSTOMER && env.MALL_KUAIDI100_KEY),
    { path: ['MALL_COURIER'], error: 'needs MALL_KUAIDI100_CUSTOMER and MALL_KUAIDI100_KEY' },
  )
  .transform((env) => ({
    port: env.PORT,
    dataDir: env.MALL_DATA_DIR,
    ...databaseSettings(env),
    /** Another ECShopX back end that answers all calls, without a trailing slash. The engine then stays off. */
    apiUrl: env.MALL_API_URL,
    secret: env.MALL_SECRET,
    /** The key that `npm run secret -- rotate` changes to; nothing else reads it. */
    newSecret: env.MALL_NEW_SECRET,
    /** The key of backups; only the commands for them read it. */
    backupKey: env.MALL_BACKUP_KEY,
    /** Key of the signed content API. An embedded mall generates one; other malls close that API without it. */
    contentSecret: env.MALL_CONTENT_SECRET,
    publicUrl: publicOrigin(env),
    /** The mobile mall as an absolute address without a trailing slash. */
    h5Url: new URL(env.MALL_H5_URL, publicOrigin(env)).href.replace(/\/$/, ''),
    /** Redirect target of mobile visitors: the address of another site, or the built-in `/h5`. */
    h5Redirect: env.MALL_H5_URL,
    demo: isDemo(env),
    /** Whether the demo mall may draw `/media`: a database filled by `npm run seed` needs its pictures too. */
    drawings: env.MALL_DEMO ?? true,
    /** Whether the demo mall ships and refunds orders of its own accounts by itself; never without the demo mall. */
    demoStaff: isDemo(env) && (env.MALL_DEMO_STAFF ?? true),
    /** Whether payments without money are offered: by default in the demo mall only. */
    payTest: env.MALL_PAY_TEST ?? isDemo(env),
    /** Hosts of others from which pages may load scripts and frames, and to which they may connect. */
    cspHosts: env.MALL_CSP_HOSTS,
    /** Number of own reverse proxies in front of this process; each appends one address to X-Forwarded-For. */
    proxies: env.MALL_PROXIES,
    /** The part of requests in the access log; those that failed are always in it. */
    accessLog: env.MALL_ACCESS_LOG,
    /** From how many milliseconds on a statement is logged; 0 logs none. */
    slowStatementMs: env.MALL_SLOW_STATEMENT_MS,
    /** Where spans are sent, and the part of requests that are traced when their proxy does not say. */
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: env.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    /** How long a mall that stops still answers everything, for balancers that have to notice it. */
    drainSeconds: env.MALL_DRAIN_SECONDS,
    /** Bearer token for /metrics and the details of /readyz; without one they answer requests of this machine only. */
    opsToken: env.MALL_OPS_TOKEN,
    /** The service that tracks parcels: by default a simulated one in the demo mall, and none in others. */
    courier: env.MALL_COURIER ?? (isDemo(env) ? ('simulated' as const) : ('none' as const)),
    /** Account at the tracking service. */
    kuaidi100:
      env.MALL_KUAIDI100_CUSTOMER && env.MALL_KUAIDI100_KEY
        ? {
            url: env.MALL_KUAIDI100_URL,
            customer: env.MALL_KUAIDI100_CUSTOMER,
            key: env.MALL_KUAIDI100_KEY,
          }
        : null,
    /** Where changes of orders are posted, with the key that signs them. */
    webhook:
      env.MALL_WEBHOOK_URL && env.MALL_WEBHOOK_SECRET
        ? { url: env.MALL_WEBHOOK_URL, secret: env.MALL_WEBHOOK_SECRET }
        : undefined,
    /** Service that checks identities. With `none` members cannot be verified, and the programme pays nothing. */
    identity: env.MALL_IDENTITY ?? ('embedded' as const),
    /** Id numbers that the embedded identity check refuses. */
    identityRefused: env.MALL_IDENTITY_REFUSED.toUpperCase().split(',').filter(Boolean),
    ...paymentSettings(env),
    ...storageSettings(env),
    ...signInSettings(env, env.MALL_DEMO ?? !env.DATABASE_URL),
  }))

export type Env = z.output<typeof schema>

export const variableNames: readonly string[] = Object.keys(schema.in.shape)

/** The message has one sentence per wrong variable. */
export class WrongEnvironment extends Error {}

/**
 * Reads and checks an environment. Empty values count as absent; a secret may be in the file that `{name}_FILE` names.
 * @throws WrongEnvironment naming each wrong variable and what it must be
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.entries(source).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  )
  const { values, problems } = withSecretFiles(Object.fromEntries(present))
  if (problems.length > 0) throw new WrongEnvironment(problems.join('\n'))
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  throw new WrongEnvironment(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'),
  )
}

/** The variables of this process as they are, for the doctor. */
export const rawEnvironment = (): Readonly<Record<string, string | undefined>> => process.env

let current: Env | undefined

/**
 * The environment of this process, parsed on the first call.
 * @throws WrongEnvironment
 */
export function env(): Env {
  current ??= readEnv(process.env)
  return current
}

/**
 * Makes this process one of a release: its files are in `folder`, wherever the command was typed. A relative data folder
 * is where it was typed.
 */
export function enterRelease(folder: string): void {
  process.env.MALL_RELEASE = folder
  process.env.MALL_DATA_DIR = resolve(process.env.MALL_DATA_DIR || '.data')
}

/** A file of the program: of the release, or of the repository, whose scripts run in its folder. */
export const programFile = (path: string): string =>
  join(/* turbopackIgnore: true */ process.env.MALL_RELEASE ?? process.cwd(), path)

/** How a command of the mall is typed, with its arguments. */
export const commandLine = (name: string, args = ''): string =>
  process.env.MALL_RELEASE === undefined
    ? `npm run ${name}${args && ` -- ${args}`}`
    : `node mall.js ${name}${args && ` ${args}`}`

/** Whether this process is the script of `npm start`. */
export const startedByNpm = (): boolean => process.env.npm_lifecycle_event === 'start'

/** Whether this process is one of `next build`. */
export const isBuild = (): boolean => process.env.NEXT_PHASE === 'phase-production-build'

/**
 * The variables of this process for a thread that runs a production build, with the two that Next and its bundles read.
 */
export const environmentOfThread = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  NEXT_RUNTIME: 'nodejs',
})

/**
 * Settings of glibc's allocator: two arenas, and blocks from 128 kB on that go back to the system when they are freed.
 * By default the bound rises to 32 MB with the first such block, and pages and the work space of compressors remain in
 * arenas.
 */
const allocatorSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const

/** The variables of this process and others, for a program of the machine. */
export const environmentWith = (others: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...others,
})

/** The variables of this process, with settings for glibc's allocator unless it was started with some. */
export const environmentWithArenas = (): NodeJS.ProcessEnv =>
  process.env.MALLOC_ARENA_MAX === undefined ? { ...process.env, ...allocatorSettings } : process.env

/**
 * Gives Next, in this thread, the settings of its build instead of `next.config.mjs`, as its own standalone server
 * does.
 */
export function giveNextSettings(settings: object): void {
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG ??= JSON.stringify(settings)
}
