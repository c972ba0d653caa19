import 'server-only'
import { z } from 'zod'
import { defaultPort, publicOrigin } from '@/lib/web/site-origin'

const flag = z.enum(['0', '1']).transform((value) => value === '1')

/** An origin, with the path under which the back end may stand; `/api/h5app/wxapp` is added by us. */
function isBackEnd(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, search, hash, pathname } = new URL(value)
  const isPlain = !username && !password && !search && !hash && !pathname.includes('/api/h5app')
  return /^https?:$/.test(protocol) && isPlain
}

/** Everything the environment may say, read once. See README.md for the table. */
const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(defaultPort),
    MALL_DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, '必须以 postgres:// 开头')
      .optional(),
    MALL_API_URL: z
      .string()
      .refine(
        isBackEnd,
        '必须是 http:// 或 https:// 开头的后端地址，可带路径前缀，不带账号、参数和 /api/h5app/wxapp',
      )
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    MALL_SECRET: z.string().min(32, '至少 32 个字符').optional(),
    MALL_CONTENT_SECRET: z.string().min(16, '至少 16 个字符').optional(),
    MALL_PUBLIC_URL: z.url().optional(),
    MALL_H5_URL: z
      .string()
      .regex(/^(https?:\/\/|\/h5\/?$)/, '必须以 http(s):// 开头，或为 /h5')
      .default('/h5'),
    MALL_DEMO: flag.optional(),
    MALL_PAY_TEST: flag.optional(),
    MALL_PROXIES: z.coerce.number().int().min(0).max(9).default(0),
    MALL_SMS: z.enum(['console']).default('console'),
  })
  .refine((env) => !env.DATABASE_URL || env.MALL_SECRET, {
    path: ['MALL_SECRET'],
    message: '使用 DATABASE_URL 时必须设置',
  })
  .transform((env) => ({
    dataDir: env.MALL_DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    /** Another ECShopX back end that answers all calls; without a trailing slash. Nothing of the engine is opened. */
    apiUrl: env.MALL_API_URL,
    secret: env.MALL_SECRET,
    /** Key of the signed content API; an embedded mall makes its own, others are closed without it. */
    contentSecret: env.MALL_CONTENT_SECRET,
    publicUrl: publicOrigin(env),
    /** Where phones read the mall, absolute. */
    h5Url: new URL(env.MALL_H5_URL, publicOrigin(env)).href.replace(/\/$/, ''),
    demo: env.MALL_DEMO ?? !env.DATABASE_URL,
    /** Whether `/media` may be drawn by the demo mall: a database filled by `npm run seed` needs its pictures too. */
    drawings: env.MALL_DEMO ?? true,
    payTest: env.MALL_PAY_TEST ?? !env.DATABASE_URL,
    /** Reverse proxies of ours before this process; each adds one address to X-Forwarded-For. */
    proxies: env.MALL_PROXIES,
    sms: env.MALL_SMS,
  }))

export type Env = z.output<typeof schema>

/** One sentence per variable that is wrong. */
export class WrongEnvironment extends Error {}

/**
 * Reads and checks the environment. Empty values count as absent.
 * @throws WrongEnvironment with one sentence per wrong variable: its name and what is expected.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given, { error: z.locales.zhCN().localeError })
  if (parsed.success) return parsed.data
  const sentences = parsed.error.issues.map(
    (issue) => `环境变量 ${issue.path.join('.')} 不正确：${issue.message}`,
  )
  throw new WrongEnvironment(sentences.join('\n'))
}

let known: Env | undefined

/** The environment of this process. */
export function env(): Env {
  known ??= readEnv(process.env)
  return known
}
