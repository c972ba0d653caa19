import 'server-only'
import { eq } from 'drizzle-orm'
import { MallError } from '@/lib/domain/errors'
import { merchantDetailsProblem, type MerchantDetails } from '@/lib/domain/merchant/application-form'
import {
  applicationProgress,
  nextApplicationState,
  type ApplicationState,
  type SettledType,
} from '@/lib/domain/merchant/application-states'
import { plainAccount } from '@/lib/domain/merchant/bank-account'
import { plainCreditCode } from '@/lib/domain/merchant/credit-code'
import { findTrade, type MerchantSetting } from '@/lib/domain/merchant/merchant-setting'
import * as addressMessages from '@/lib/domain/messages/address'
import * as shopMessages from '@/lib/domain/messages/shop'
import { plainIdNumber } from '@/lib/domain/person/identity'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { violatedConstraint, type Queries } from '@/lib/server/ground/db/connection'
import { merchantApplications } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import { regionPaths } from '@/lib/server/ground/region/region-paths'
import { seal } from '@/lib/server/ground/seal'
import type { ApplicationRow } from './application-columns'
import { isBank } from './banks'
import { bindPictures, type ApplicationPictures } from './bind-pictures'
import { readMerchantSetting } from './merchant-setting'
import { applicationWithCode, lockApplicationOfMember } from './sql'
import { unmaskPapers } from './wire'

/** The fields of one of the three steps (contract member §13). */
export type ApplicationStep =
  | { step: 1; merchantTypeId: number; settledType: string }
  | { step: 2; details: MerchantDetails; regionCodes: readonly string[] }
  | { step: 3; pictures: ApplicationPictures }

type Values = Partial<typeof merchantApplications.$inferInsert>

const codeTaken = () => new MallError('统一社会信用代码已存在，请检查后再重新提交')

/** The first step: business category, and company or person. */
function tradeValues(
  setting: MerchantSetting,
  { merchantTypeId, settledType }: ApplicationStep & { step: 1 },
): Values {
  if (!merchantTypeId) throw new MallError('经营范围必填')
  if (settledType === '') throw new MallError('入驻类型必填')
  if (!findTrade(setting.types, merchantTypeId)) throw new MallError(shopMessages.tradeScopeInvalid)
  if (!(setting.settledTypes as readonly string[]).includes(settledType))
    throw new MallError('入驻类型错误，请确认后重新提交')
  return { merchantTypeId, settledType: settledType as SettledType }
}

/** The names of a region by its codes, which must lead from a province down to its last level. */
function regionValues(codes: readonly string[]): Values {
  if (codes.length < 2) throw new MallError(addressMessages.regionMissing)
  const [path, ...others] = regionPaths(codes.map(Number))
  if (!path || others.length > 0 || path.length !== codes.length)
    throw new MallError(addressMessages.regionMissing)
  const [province, city = '', area = ''] = path
  return { regionIds: [...codes], province, city, area }
}

/** The second step: the merchant's identity, region and bank account. */
async function detailValues(
  mall: Mall,
  tx: Queries,
  application: ApplicationRow,
  { details: sent, regionCodes }: ApplicationStep & { step: 2 },
): Promise<Values> {
  const typed = unmaskPapers(mall.secret, application, sent)
  const details: MerchantDetails = {
    ...typed,
    social_credit_code_id: plainCreditCode(typed.social_credit_code_id),
    legal_cert_id: plainIdNumber(typed.legal_cert_id),
    card_id_mask: plainAccount(typed.card_id_mask),
  }
  const region = regionValues(regionCodes)
  const problem = merchantDetailsProblem(details, mall.now())
  if (problem) throw new MallError(problem)
  const type = Number(details.bank_acct_type || 0)
  if (type === 1 && !isBank(details.bank_name)) throw new MallError(shopMessages.settlementBankMissing)
  const taken = await tx.run(applicationWithCode, [details.social_credit_code_id, application.applicationId])
  if (taken.length > 0) throw codeTaken()
  return {
    ...region,
    merchantName: details.merchant_name,
    creditCode: details.social_credit_code_id,
    address: details.address,
    legalName: details.legal_name,
    sealedLegalId: seal(mall.secret, details.legal_cert_id, 'merchant'),
    legalMobile: details.legal_mobile,
    bankAccountType: type,
    sealedBankAccount: details.card_id_mask && seal(mall.secret, details.card_id_mask, 'merchant'),
    bankName: type === 1 ? details.bank_name : '',
    bankMobile: type === 2 ? details.bank_mobile : '',
  }
}

async function valuesOf(
  mall: Mall,
  tx: Queries,
  application: ApplicationRow,
  step: ApplicationStep,
): Promise<Values> {
  if (step.step === 1) return tradeValues(await readMerchantSetting(tx), step)
  if (step.step === 2) return detailValues(mall, tx, application, step)
  return { ...(await bindPictures(tx, application, step.pictures)), submitted: mall.now() }
}

/** @throws MallError for a final application, or a step that must wait for an earlier one */
function stateAfter(application: ApplicationRow, { step }: ApplicationStep): ApplicationState {
  const state = nextApplicationState(application.state, step === 3 ? 'submit' : 'save')
  if (!state) throw new MallError('入驻申请已经审核通过，不能再修改')
  if (step > applicationProgress(application)) throw new MallError(shopMessages.applicationStepInvalid)
  return state
}

/**
 * Saves a step of the application of a member; the third one submits it (contract member §13). Saved steps may be saved
 * again until the application is approved.
 * @throws MallError with the text of the first invalid field; nothing is written then
 */
export async function saveStep(mall: Mall, userId: number, step: ApplicationStep): Promise<void> {
  const now = mall.now()
  try {
    await mall.db.transaction(async (tx) => {
      const [application] = await tx.run(lockApplicationOfMember, [userId])
      if (!application) throw new MallError('未查询到相关数据')
      const state = stateAfter(application, step)
      const values = await valuesOf(mall, tx, application, step)
      await tx.orm
        .update(merchantApplications)
        .set({ ...values, state, updated: now })
        .where(eq(merchantApplications.applicationId, application.applicationId))
      if (state === application.state) return
      await recordAudit(
        tx,
        {
          actor: { kind: 'member', id: userId },
          event: 'saveMerchant',
          subject: 'merchant',
          subjectId: application.applicationId,
          before: { state: application.state },
          after: { state },
        },
        now,
      )
    })
  } catch (error) {
    // Two merchants submitted the same code concurrently.
    throw violatedConstraint(error) === 'merchant_applications_credit_code' ? codeTaken() : error
  }
}
