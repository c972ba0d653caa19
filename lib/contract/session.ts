import { z } from 'zod'
import { call } from './call'
import { wireBool, wireText } from './fields'

const tags = ['登录']

/** Plain text or its obscured form (spec 1 §7). */
const secret = (message: string) => wireText(400, '内容过长', message).min(1, message)

const credentials = {
  username: secret('请输入手机号'),
  password: secret('请输入密码'),
  check_type: z.literal('password', '验证类型有误！').optional().default('password'),
}

export const sessionContract = {
  /** Also sets the session cookies for our own pages (contract member §5.3). */
  login: call('POST', '/login', '登录', { tags })
    .input(
      z.object({
        auth_type: z.literal('local', '验证类型有误！').optional().default('local'),
        ...credentials,
      }),
    )
    .output(z.object({ token: z.string() })),

  /** The later form: with `silent` wrong credentials are an answer, not an error (contract member §5.4). */
  newLogin: call('POST', '/new_login', '登录（新）', { tags })
    .input(
      z.object({
        auth_type: z.literal('local', '缺少参数，登录失败！'),
        ...credentials,
        silent: wireBool(),
      }),
    )
    .output(
      z.object({
        token: z.string().nullable(),
        pre_login_data: z.object({ mobile: z.string() }).nullable(),
        status: z.literal([0, 1]),
        error_message: z.string().nullable(),
      }),
    ),

  /** Takes the session cookies back. Bearer clients just forget their token. */
  logout: call('POST', '/member/logout', '退出登录', { tags, oldName: 'user.logout' })
    .input(z.object({}))
    .output(z.object({ status: z.literal(true) })),

  /** The new token travels in the `Authorization` header of the answer (contract member §2). */
  refresh: call('GET', '/token/refresh', '刷新登录令牌', { tags })
    .input(z.object({}))
    .output(z.object({ result: z.literal(true) })),

  /** Sign-in by other platforms: none is offered (contract member §5.10). */
  trustLogins: call('GET', '/trustlogin/list', '第三方登录方式', { tags })
    .input(z.object({ version_tag: wireText(20).optional() }))
    .output(z.array(z.object({ type: z.string(), name: z.string(), status: z.boolean() }))),

  /** Texts to agree to; empty texts when unset (contract member §12). */
  protocol: call('GET', '/shops/protocol', '协议内容', { tags, oldName: 'user.clause' })
    .input(
      z.object({
        type: z
          .enum(['member_register', 'privacy', 'member_logout', 'staff'], '参数错误')
          .optional()
          .default('member_register'),
      }),
    )
    .output(
      z.object({
        type: z.string(),
        title: z.string(),
        content: z.string(),
        update_date: z.string(),
        take_effect_date: z.string(),
      }),
    ),
}
