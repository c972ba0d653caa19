import 'server-only'
import type { DeskSession } from '@/lib/contract/operator/people/security'
import { maskMobile } from '@/lib/domain/person/mask'
import { memberOf, os, type CallContext } from '@/lib/server/ground/call-context'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { readSetting } from '@/lib/server/ground/settings'
import { defaultSite } from '@/lib/server/ground/site-setting/default-site'
import { isHash } from '@/lib/server/people/account/password'
import {
  deskSessionOf,
  endDeskSessions,
  endOtherSessions,
  listDeskSessions,
  passSession,
} from '@/lib/server/people/session/desk-sessions'
import type { FactorPlace } from '@/lib/server/people/session/factor-attempts'
import { sendCode } from '@/lib/server/people/verify/sms-code'
import { checkFactorCode, loadFactor } from './check-code'
import { beginFactor, endFactor, finishFactor, renewRecoveryCodes, requireFactor } from './set-up-factor'

const routes = os.operator.security

/** The own sessions; one that has none is a token of an older version. */
async function ownSessions(context: CallContext): Promise<DeskSession[]> {
  const current = deskSessionOf(context)
  const rows = await listDeskSessions(context.mall, memberOf(context).userId)
  return rows.map(({ sessionId, ip, device, created, seen }) => ({
    id: sessionId,
    ip,
    device,
    created,
    seen,
    is_current: sessionId === current,
  }))
}

/** Where the caller types a code. */
function placeOf(context: CallContext): FactorPlace {
  const { userId, factorNeed } = memberOf(context)
  return {
    userId,
    sessionId: deskSessionOf(context),
    ip: context.ip,
    isPassed: factorNeed !== 'verify',
  }
}

// Not under a key: answers with keys and codes are secrets, of which the mall keeps none in readable form.
export const operatorSecurityRoutes = {
  state: routes.state.handler(async ({ context }) => {
    const { userId, factorNeed } = memberOf(context)
    const { kind, since, codesLeft, isRequired, mobile, passwordHash } = await loadFactor(
      context.mall,
      userId,
    )
    return {
      factor: kind !== null && since !== null ? { kind, since, recovery_left: codesLeft } : null,
      need: factorNeed,
      mobile: maskMobile(mobile),
      required: isRequired,
      has_password: isHash(passwordHash),
    }
  }),

  enrol: routes.enrol.handler(async ({ input, context }) => {
    const { mall, ip } = context
    const { brand_name: name } = await readSetting(mall.db, 'shop', defaultSite)
    return beginFactor(mall, memberOf(context).userId, input, name || defaultSite.brand_name, ip)
  }),

  confirm: routes.confirm.handler(async ({ input, context }) => ({
    recovery_codes: await finishFactor(context.mall, scopeOf(context).actor, placeOf(context), input.code),
  })),

  disable: routes.disable.handler(async ({ input, context }) => {
    await endFactor(context.mall, scopeOf(context).actor, placeOf(context), input.code)
    return { status: true }
  }),

  recovery: routes.recovery.handler(async ({ input, context }) => ({
    recovery_codes: await renewRecoveryCodes(
      context.mall,
      scopeOf(context).actor,
      placeOf(context),
      input.code,
    ),
  })),

  sendCode: routes.sendCode.handler(async ({ context }) => {
    const { mall, ip } = context
    const { kind, mobile } = await loadFactor(mall, memberOf(context).userId)
    if (kind === 'sms') await sendCode(mall, 'login', mobile, ip)
    return { status: kind === 'sms' }
  }),

  verify: routes.verify.handler(async ({ input, context }) => {
    const { mall } = context
    const { actor } = scopeOf(context)
    const place = placeOf(context)
    const { userId, sessionId } = place
    const factor = await loadFactor(mall, userId)
    if (factor.since === null) return { status: false }
    await checkFactorCode(mall, actor, place, factor, input.code)
    await passSession(mall.db, userId, sessionId, mall.now())
    return { status: true }
  }),

  setRequired: routes.setRequired.handler(async ({ input, context }) => {
    await requireFactor(context.mall, scopeOf(context).actor, input.required)
    return { required: input.required }
  }),

  sessions: routes.sessions.handler(async ({ context }) => ({ list: await ownSessions(context) })),

  endSession: routes.endSession.handler(async ({ input, context }) => ({
    status:
      (await endDeskSessions(
        context.mall,
        scopeOf(context).actor,
        memberOf(context).userId,
        (id) => id === input.id,
      )) > 0,
  })),

  endOthers: routes.endOthers.handler(async ({ context }) => {
    const { actor } = scopeOf(context)
    return { ended: await endOtherSessions(context, actor, memberOf(context)) }
  }),
}
