import 'server-only'
import type { z } from 'zod'
import type { merchantContract } from '@/lib/contract/shops/merchant'
import { applicationProgress, applicationStates, shownReason } from '@/lib/domain/merchant/application-states'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { storePicture } from '@/lib/server/ground/upload/store-picture'
import { dropSessionCookies, addSessionCookie } from '@/lib/server/people/session/cookies'
import { endSessions } from '@/lib/server/people/session/end-sessions'
import { storeCookie } from '@/lib/server/people/session/request-session'
import { cleanHtml } from '@/lib/web/clean-html'
import { listBanks } from './banks'
import { findApplication, getApplication } from './get-application'
import { listTypes } from './list-types'
import { readMerchantSetting } from './merchant-setting'
import { saveStep, type ApplicationStep } from './save-step'
import { signInMerchant } from './sign-in-merchant'
import { wireApplication } from './wire'

const routes = os.merchant

type SaveInput = z.output<NonNullable<(typeof merchantContract.save)['~orpc']['inputSchema']>>

/** The fields of one step; clients may send those of the other steps too. */
function stepOf(input: SaveInput): ApplicationStep {
  if (input.step === 1)
    return { step: 1, merchantTypeId: Number(input.merchant_type_id) || 0, settledType: input.settled_type }
  if (input.step === 2) return { step: 2, details: input, regionCodes: input.regions_id ?? [] }
  const pictures = {
    licensePicture: input.license_url,
    idFrontPicture: input.legal_certid_front_url,
    idBackPicture: input.legal_cert_id_back_url,
    bankCardPicture: input.bank_card_front_url,
  }
  return { step: 3, pictures }
}

export const merchantRoutes = {
  login: routes.login.handler(async ({ input, context }) => {
    const token = await signInMerchant(context.mall, input, context.ip)
    addSessionCookie(context.mall, context.reply, 'store', token)
    return { token }
  }),

  logout: routes.logout.handler(async ({ context: { mall, token, reply } }) => {
    await endSessions(mall, 'store', token ? [token] : [])
    dropSessionCookies(mall, reply, [storeCookie])
    return { status: true }
  }),

  setting: routes.setting.handler(async ({ context: { mall } }) => {
    const { isOpen, settledTypes, agreement } = await readMerchantSetting(mall.db)
    return {
      display_on_pc: isOpen ? 'true' : 'false',
      settled_type: [...settledTypes],
      content: cleanHtml(agreement),
    }
  }),

  types: routes.types.handler(async ({ input, context: { mall } }) => {
    const filter = { parentId: input.parent_id, name: input.name ?? '' }
    const { list, total } = await listTypes(mall.db, filter, { page: input.page, size: input.page_size })
    return { total_count: total, list }
  }),

  banks: routes.banks.handler(({ input }) => {
    const { list, total } = listBanks(input.bank_name ?? '', { page: input.page, size: input.page_size })
    return {
      total_count: total,
      list: list.map(({ id, name, code }) => ({ id, bank_name: name, bank_code: code })),
    }
  }),

  step: routes.step.handler(async ({ context }) => {
    const application = await findApplication(context.mall.db, memberOf(context).userId)
    // Merchants and operators who never applied have nothing to fill in.
    return { step: application ? applicationProgress(application) : 4 }
  }),

  save: routes.save.handler(async ({ input, context }) => {
    await saveStep(context.mall, memberOf(context).userId, stepOf(input))
    return { status: true }
  }),

  detail: routes.detail.handler(async ({ context }) => {
    const { db, secret } = context.mall
    const application = await getApplication(db, memberOf(context).userId)
    return wireApplication(secret, await readMerchantSetting(db), application)
  }),

  auditStatus: routes.auditStatus.handler(async ({ context }) => {
    const { userId, mobile, role } = memberOf(context)
    const application = await findApplication(context.mall.db, userId)
    const { state, reason } = application ?? { state: role === 'shopper' ? 'draft' : 'approved', reason: '' }
    const audit_memo = shownReason({ state, reason })
    const status = { audit_status: applicationStates[state].auditStatus, audit_memo }
    return state === 'approved' ? { ...status, mobile } : status
  }),

  resetPassword: routes.resetPassword.handler(() => []),

  picture: routes.picture.handler(async ({ input, context }) => {
    const { path, uploadId, width, height } = await storePicture(
      context.mall,
      memberOf(context).userId,
      input.file,
      'merchant',
    )
    return { url: path, image_url: path, upload_id: uploadId, width, height }
  }),
}
