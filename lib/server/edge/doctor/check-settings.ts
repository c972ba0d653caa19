import 'server-only'
import { databaseHosts } from '@/lib/database-hosts'
import { commandLine, type Env, readEnv, variableNames, WrongEnvironment } from '@/lib/env'
import { secretVariables } from '@/lib/secret-env'
import { type Found, ok, problem, warning } from './finding'
import { nearest } from './nearest'
import { isSecret, weaknessOf } from './secrets'

type Source = Readonly<Record<string, string | undefined>>

/** Set by the release itself. */
const internal = ['MALL_RELEASE']

/** Secrets may be in files. */
const knownNames: readonly string[] = [...variableNames, ...secretVariables.map((name) => `${name}_FILE`)]

const unknownVariables = (source: Source): Found[] =>
  Object.keys(source)
    .filter(
      (name) => /^(?:MALL|DATABASE)_/.test(name) && !internal.includes(name) && !knownNames.includes(name),
    )
    .map((name) => {
      const meant = nearest(name, knownNames)
      return warning(`${name} is no variable of the mall${meant ? `; ${meant} is one` : ''}`)
    })

function secretsOf(source: Source): Found[] {
  const named = variableNames.filter(isSecret)
  const empty = named
    .filter((name) => source[name] === '')
    .map((name) => warning(`${name} is empty, which counts as not set`))
  const own = [
    'MALL_SECRET',
    'MALL_NEW_SECRET',
    'MALL_CONTENT_SECRET',
    'MALL_OPS_TOKEN',
    'MALL_WEBHOOK_SECRET',
  ]
  const set = own.filter((name) => source[name])
  const weak = set.flatMap((name) => {
    const weakness = weaknessOf(source[name] ?? '')
    return weakness ? [problem(`${name} ${weakness}: openssl rand -hex 32 makes another one`)] : []
  })
  const twice = set.filter((name, index) =>
    set.slice(0, index).some((other) => source[other] === source[name]),
  )
  return [...empty, ...weak, ...twice.map((name) => problem(`${name} is used for another purpose as well`))]
}

const isLocal = (host: string): boolean =>
  /^(?:localhost|127\..*|::1|\[::1\]|)$/.test(host) || host.startsWith('/')

/** Variables that are set although nothing reads them. */
function unused(source: Source, env: Env): Found[] {
  const groups: [boolean, RegExp, string][] = [
    [env.sms === 'aliyun', /^MALL_ALIYUN_/, 'MALL_SMS=aliyun'],
    [env.emailLogin === 'smtp', /^MALL_SMTP_/, 'MALL_EMAIL_LOGIN=smtp'],
    [env.courier === 'kuaidi100', /^MALL_KUAIDI100_/, 'MALL_COURIER=kuaidi100'],
    [env.wechatLogin === 'wechat', /^MALL_WECHAT_(?:LOGIN|ACCOUNT)_(?!GATEWAY)/, 'MALL_WECHAT_LOGIN=wechat'],
    [env.identity === 'embedded', /^MALL_IDENTITY_REFUSED$/, 'MALL_IDENTITY=embedded'],
    [env.webhook !== undefined, /^MALL_WEBHOOK_SECRET$/, 'MALL_WEBHOOK_URL'],
    [env.demo, /^MALL_DEMO_STAFF$/, 'MALL_DEMO=1'],
    [
      env.apiUrl === undefined,
      /^DATABASE_(?:READ_)?URL$/,
      'an engine of its own, and MALL_API_URL names another one',
    ],
  ]
  return groups.flatMap(([isRead, names, needs]) =>
    isRead
      ? []
      : variableNames
          .filter((name) => names.test(name) && source[name])
          .map((name) => warning(`${name} is not read: it needs ${needs}`)),
  )
}

/** Settings that are right alone and wrong together. */
function contradictions(source: Source, env: Env): Found[] {
  const { protocol, hostname } = new URL(env.publicUrl)
  const isPublic = !isLocal(hostname)
  const database = databaseHosts(env.databaseUrl ?? '')
  const isRemote = database?.hosts.some(({ host }) => !isLocal(host)) ?? false
  const checks: [boolean, Found][] = [
    [
      env.newSecret !== undefined,
      warning(`MALL_NEW_SECRET is for ${commandLine('secret', 'rotate')} alone: remove it`),
    ],
    [
      env.demo && isPublic,
      problem(
        'the demo mall has accounts whose password is published, and MALL_PUBLIC_URL is an address of others: MALL_DEMO=0',
      ),
    ],
    [
      Boolean(env.databaseUrl) && !source.MALL_PUBLIC_URL,
      warning(`links, share cards and payment pages lead to ${env.publicUrl}: MALL_PUBLIC_URL is not set`),
    ],
    [
      isPublic && protocol === 'http:',
      warning('MALL_PUBLIC_URL is http: passwords and cookies can be read on the way'),
    ],
    [
      isPublic && protocol === 'https:' && env.proxies === 0,
      warning(
        'MALL_PROXIES is 0, but the mall itself speaks no TLS: a proxy stands before it, and all visitors seem to have its address',
      ),
    ],
    [
      env.proxies > 0 && env.drainSeconds === 0,
      warning('MALL_DRAIN_SECONDS is 0: requests may fail while an instance behind the proxy stops'),
    ],
    [
      env.proxies > 0 && env.opsToken === undefined,
      warning('MALL_OPS_TOKEN is not set: /metrics answers this machine only'),
    ],
    [
      Boolean(env.databaseUrl) && !env.apiUrl && env.s3 === null,
      warning(
        'MALL_S3_URL is not set: pictures are in the data folder, and a second instance does not have them',
      ),
    ],
    [
      isRemote && !/[?&]ssl(?:mode)?=/.test(env.databaseUrl ?? ''),
      warning(
        'the database is on another machine, and DATABASE_URL has no sslmode: the connection is not encrypted',
      ),
    ],
  ]
  return checks.flatMap(([applies, found]) => (applies ? [found] : []))
}

/**
 * What is wrong with an environment, whether it can be read or not.
 * @returns the settings too, when they can be
 */
export function checkSettings(source: Source): { env: Env | null; found: Found[] } {
  const always = [...unknownVariables(source), ...secretsOf(source)]
  let env: Env
  try {
    env = readEnv({ ...source })
  } catch (error) {
    if (!(error instanceof WrongEnvironment)) throw error
    return {
      env: null,
      found: [...error.message.split('\n').map((line) => problem(line.replace(/\.$/, ''))), ...always],
    }
  }
  const found = [...always, ...contradictions(source, env), ...unused(source, env)]
  const number = variableNames.filter((name) => source[name]).length
  return { env, found: found.length > 0 ? found : [ok(`${number} variables are set, none is wrong`)] }
}
