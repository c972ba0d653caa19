import 'server-only'
import type { Invoice } from '@/lib/contract/trade/invoice'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import * as requestMessages from '@/lib/domain/messages/request'
import { canInvoice, invoiceTransitions, type InvoiceEvent } from '@/lib/domain/order/invoice-states'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { only } from '@/lib/server/ground/db/only'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { mailInvoice } from './apply'
import { decideInvoice, invoiceAmount, lockInvoice, type InvoiceRow } from './sql'
import { wireInvoice } from './wire'

/** Whether a file address is valid: an https address, or a path of this mall. */
const isFileAddress = (file: string): boolean =>
  /^https:\/\/[^\s"'<>\\]+$/.test(file) || /^\/(?!\/)[^\s"'<>\\]+$/.test(file)

async function decide(
  mall: Mall,
  { actor, shopId }: Scope,
  invoiceId: number,
  event: Exclude<InvoiceEvent, 'update'>,
  values: { number?: string; file?: string; reason?: string },
): Promise<InvoiceRow> {
  return mall.db.transaction(async (tx) => {
    const now = mall.now()
    const [invoice] = await tx.run(lockInvoice, [invoiceId, null, shopId])
    if (!invoice) throw new MallError(orderMessages.invoiceMissing)
    const { to, refusal } = invoiceTransitions[event]
    if (!canInvoice(invoice.status, event)) throw new MallError(refusal)
    const [facts] = await tx.run(invoiceAmount, [invoice.orderId])
    const amount = event === 'issue' ? (facts?.amount ?? 0) : invoice.amount
    if (event === 'issue' && amount <= 0) throw new MallError(orderMessages.invoiceNothingLeft)
    const decided = only(
      await tx.run(decideInvoice, [
        invoiceId,
        to,
        values.number ?? invoice.number,
        values.file ?? invoice.fileUrl,
        values.reason ?? invoice.remark,
        amount,
        now,
      ]),
      'deciding on an invoice',
    )
    const subject = { subject: 'invoice', subjectId: invoiceId, reason: values.reason ?? '' }
    await recordAudit(
      tx,
      {
        actor,
        event,
        ...subject,
        before: { status: invoice.status, amount: invoice.amount },
        after: { status: to, amount, number: decided.number },
      },
      now,
    )
    return decided
  })
}

/**
 * Issues an invoice for the amount that was paid and not refunded; `mailIssued` sends it (contract operator).
 * @throws MallError 发票号码不能为空, 发票文件地址不正确, 发票不存在, 发票状态不能开票, 没有可开票的金额
 */
export async function issueInvoice(
  mall: Mall,
  scope: Scope,
  invoiceId: number,
  { number, file }: { number: string; file: string },
): Promise<InvoiceRow> {
  if (number === '') throw new MallError(orderMessages.invoiceNumberMissing)
  if (!isFileAddress(file)) throw new MallError(orderMessages.invoiceFileInvalid)
  return decide(mall, scope, invoiceId, 'issue', { number, file })
}

/** Mails an issued invoice. The order page shows it too, so a failed message changes nothing. */
export async function mailIssued(mall: Mall, issued: InvoiceRow): Promise<void> {
  if (issued.email === '') return
  await mailInvoice(mall, issued).catch((error: unknown) =>
    log.warn({ err: error, invoiceId: issued.invoiceId }, 'an invoice could not be mailed'),
  )
}

/**
 * Makes an invoice void; another one can be requested (contract operator).
 * @throws MallError 作废原因必填, 发票不存在, 发票状态不能作废
 */
export async function voidInvoice(
  mall: Mall,
  scope: Scope,
  invoiceId: number,
  reason: string,
): Promise<Invoice> {
  if (reason === '') throw new MallError(requestMessages.voidingReasonMissing)
  return wireInvoice(await decide(mall, scope, invoiceId, 'void', { reason }))
}
