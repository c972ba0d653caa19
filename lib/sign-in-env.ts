/**
 * Environment of sign-in: WeChat, the SMS service and the mail server. Plain Node runs this file, as it does `env.ts`.
 */
import { z } from 'zod'

const gateway = (fallback: string) =>
  z
    .string()
    .regex(/^https?:\/\/[^\s?#]+$/, { error: 'must be an http:// or https:// address without a query' })
    .default(fallback)
    .transform((url) => url.replace(/\/+$/, ''))

const templates = z
  .string()
  .transform((text, context) => {
    const list = text.split(',').map((entry) => entry.trim().split('='))
    if (list.every(([type, code]) => /^\w+$/.test(type ?? '') && /^SMS_\d+$/.test(code ?? '')))
      return new Map(list as [string, string][])
    context.addIssue({ code: 'custom', message: 'must be pairs such as code=SMS_123,shipped=SMS_124' })
    return z.NEVER
  })
  .refine((map) => map.has('code'), { error: 'must name a template for code' })

/** `smtp(s)://`, a host, and nothing behind it: options of the mail library are not accepted. */
function isMailServer(value: string): boolean {
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value)) return false
  const { hostname, pathname, search, hash } = new URL(value)
  return hostname !== '' && (pathname === '' || pathname === '/') && !search && !hash
}

const wechatAppId = z
  .string()
  .regex(/^wx[0-9a-zA-Z]{6,30}$/, { error: 'must begin with wx' })
  .optional()

/** Variables of sign-in; the README has the table. */
export const signInVariables = {
  MALL_SMS: z.enum(['console', 'aliyun'], { error: 'must be console or aliyun' }).optional(),
  MALL_ALIYUN_KEY_ID: z.string().optional(),
  MALL_ALIYUN_KEY_SECRET: z.string().optional(),
  MALL_ALIYUN_SMS_SIGN: z.string().optional(),
  MALL_ALIYUN_SMS_TEMPLATES: templates.optional(),
  MALL_ALIYUN_SMS_GATEWAY: gateway('https://dysmsapi.aliyuncs.com'),
  MALL_WECHAT_LOGIN: z
    .enum(['none', 'simulated', 'wechat'], { error: 'must be none, simulated or wechat' })
    .optional(),
  MALL_EMAIL_LOGIN: z
    .enum(['none', 'console', 'smtp'], { error: 'must be none, console or smtp' })
    .optional(),
  MALL_SMTP_URL: z
    .string()
    .refine(isMailServer, {
      error:
        'must be the smtp:// or smtps:// address of the mail server, such as smtps://user:password@smtp.example:465, without a path or query',
    })
    .optional(),
  MALL_SMTP_FROM: z
    .string()
    .regex(/^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: 'must be an e-mail address, such as mall@example.com or 焕新商城 <mall@example.com>',
    })
    .optional(),
  MALL_WECHAT_LOGIN_APP_ID: wechatAppId,
  MALL_WECHAT_LOGIN_SECRET: z.string().optional(),
  MALL_WECHAT_ACCOUNT_APP_ID: wechatAppId,
  MALL_WECHAT_ACCOUNT_SECRET: z.string().optional(),
  MALL_WECHAT_LOGIN_GATEWAY: gateway('https://api.weixin.qq.com'),
} as const

type Variables = z.output<z.ZodObject<typeof signInVariables>>

/** Variables that others make necessary, and that are not set. */
export function missingSignInKeys(env: Variables): { name: keyof Variables; because: string }[] {
  const needed: [boolean, string, (keyof Variables)[]][] = [
    [
      env.MALL_SMS === 'aliyun',
      'MALL_SMS=aliyun',
      ['MALL_ALIYUN_KEY_ID', 'MALL_ALIYUN_KEY_SECRET', 'MALL_ALIYUN_SMS_SIGN', 'MALL_ALIYUN_SMS_TEMPLATES'],
    ],
    [env.MALL_EMAIL_LOGIN === 'smtp', 'MALL_EMAIL_LOGIN=smtp', ['MALL_SMTP_URL', 'MALL_SMTP_FROM']],
    [
      env.MALL_WECHAT_LOGIN === 'wechat',
      'MALL_WECHAT_LOGIN=wechat',
      ['MALL_WECHAT_LOGIN_APP_ID', 'MALL_WECHAT_LOGIN_SECRET'],
    ],
    [
      env.MALL_WECHAT_ACCOUNT_APP_ID !== undefined,
      'MALL_WECHAT_ACCOUNT_APP_ID',
      ['MALL_WECHAT_ACCOUNT_SECRET'],
    ],
  ]
  return needed.flatMap(([applies, because, names]) =>
    applies ? names.filter((name) => !env[name]).map((name) => ({ name, because })) : [],
  )
}

/** The settings of sign-in. @param isDemo the demo mall simulates WeChat, and writes its mails to a file */
export const signInSettings = (env: Variables, isDemo: boolean) => ({
  sms: env.MALL_SMS ?? ('console' as const),
  /** Account at the SMS service of Aliyun, with the code of the template of each message. */
  aliyunSms: {
    gateway: env.MALL_ALIYUN_SMS_GATEWAY,
    keyId: env.MALL_ALIYUN_KEY_ID ?? '',
    keySecret: env.MALL_ALIYUN_KEY_SECRET ?? '',
    sign: env.MALL_ALIYUN_SMS_SIGN ?? '',
    templates: env.MALL_ALIYUN_SMS_TEMPLATES ?? new Map<string, string>(),
  },
  wechatLogin: env.MALL_WECHAT_LOGIN ?? (isDemo ? ('simulated' as const) : ('none' as const)),
  emailLogin: env.MALL_EMAIL_LOGIN ?? (isDemo ? ('console' as const) : ('none' as const)),
  /** The mail server, with its account in the address, and the sender that mails name. */
  smtp: { url: env.MALL_SMTP_URL ?? '', from: env.MALL_SMTP_FROM ?? '' },
  wechatGateway: env.MALL_WECHAT_LOGIN_GATEWAY,
  /**
   * Applications at WeChat's open platform: of the website, and of the official account inside WeChat, which may be
   * missing.
   */
  wechatApps: {
    website: { appId: env.MALL_WECHAT_LOGIN_APP_ID ?? '', secret: env.MALL_WECHAT_LOGIN_SECRET ?? '' },
    officialAccount: {
      appId: env.MALL_WECHAT_ACCOUNT_APP_ID ?? '',
      secret: env.MALL_WECHAT_ACCOUNT_SECRET ?? '',
    },
  },
})
