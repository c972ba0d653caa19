import 'server-only'
import { eq } from 'drizzle-orm'
import { MallError } from '@/lib/domain/errors'
import { nextApplicationState } from '@/lib/domain/merchant/application-states'
import { decisionTexts } from '@/lib/domain/merchant/decision'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { merchantApplications } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import { notify } from '@/lib/server/ground/outbox/notify-buyers'
import { openShop } from '@/lib/server/shops/shop/open-shop'
import type { ApplicationRow } from './application-columns'
import { getApplicationById, noApplication } from './get-application'
import { lockApplication, makeMerchant } from './sql'

export interface MerchantDecision {
  agree: boolean
  reason: string
  /** The position of the shop, in degrees; it may be stated later. */
  lng: number | undefined
  lat: number | undefined
}

/** Opens the shop of an approved merchant and gives the account its role. @returns the id of the shop */
async function admit(
  mall: Mall,
  tx: Queries,
  application: ApplicationRow,
  { lng, lat }: MerchantDecision,
): Promise<number> {
  if ((lng === undefined) !== (lat === undefined)) throw new MallError(deskMessages.halfPlace)
  const { merchantName: name, province, city, area, address } = application
  const shopId = await openShop(mall, tx, {
    name,
    province,
    city,
    area,
    address,
    lng: lng ?? null,
    lat: lat ?? null,
  })
  const [made] = await tx.run(makeMerchant, [application.userId, shopId, mall.now()])
  if (!made) throw new MallError('该账号已是商家或运营人员')
  return shopId
}

/**
 * Decides about a waiting application: opens a shop and makes the applicant its merchant, or refuses with a reason. The
 * applicant is notified by text message.
 * @throws MallError 入驻申请不存在 · 入驻申请状态不能审核 · 拒绝原因必填 · 经度和纬度请一起填写 · 店铺名称已存在…
 */
export async function reviewApplication(
  mall: Mall,
  actor: Actor,
  applicationId: number,
  decision: MerchantDecision,
): Promise<ApplicationRow> {
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    const [application] = await tx.run(lockApplication, [applicationId])
    if (!application) throw noApplication()
    const state = nextApplicationState(application.state, decision.agree ? 'approve' : 'refuse')
    if (!state) throw new MallError('入驻申请状态不能审核')
    if (!decision.agree && decision.reason === '') throw new MallError(decisionTexts.reason)
    const shopId = decision.agree ? await admit(mall, tx, application, decision) : null
    const reason = decision.agree ? '' : decision.reason
    await tx.orm
      .update(merchantApplications)
      .set({ state, reason, shopId, reviewed: now, updated: now })
      .where(eq(merchantApplications.applicationId, applicationId))
    await recordAudit(
      tx,
      {
        actor,
        event: 'reviewMerchant',
        subject: 'merchant',
        subjectId: applicationId,
        before: { state: application.state },
        after: { state, shopId },
        reason: decision.reason,
      },
      now,
    )
    const type = decision.agree ? 'merchant_approved' : 'merchant_refused'
    await notify(tx, application.mobile, { type, params: { name: application.merchantName } }, now)
    return getApplicationById(tx, applicationId)
  })
}
