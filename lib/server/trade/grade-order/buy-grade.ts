import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { orderIdParts } from '@/lib/domain/order/order-id'
import { vipPeriodsAt, type VipPrice } from '@/lib/domain/person/vip'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { lockVipPeriods } from '@/lib/server/people/vip/vip-periods'
import { cancelOrder } from '@/lib/server/trade/order/cancel-order'
import { providerFor } from '@/lib/server/trade/payment/providers'
import { startPayment, type PaymentRequest } from '@/lib/server/trade/payment/start-payment'
import { gradeToBuy, openPurchase, placePurchase } from './sql'

/** An unpaid purchase that ends within this many seconds is replaced instead of being paid. */
const leastSeconds = 60

/** Channels of payment companies that need `pay_channel` (contract member §9.2). */
const channelled = ['adapay', 'bspay']

/** The pay type that desktop clients send (contract member §9.2). */
const desktopPayType = 'wxpaypc'

interface Choice {
  grade: RowOf<typeof gradeToBuy>
  term: VipPrice
}

const feeOf = ({ term }: Choice): number => Math.round(term.price * 100)

async function findChoice(db: Queries, vipGradeId: number, cardType: string): Promise<Choice> {
  const [grade] = await db.run(gradeToBuy, [vipGradeId])
  if (!grade) throw new MallError('没有该会员卡')
  const term = grade.priceList.find(({ name, price }) => name === cardType && price > 0)
  if (!term) throw new MallError(orderMessages.gradeOrderFailed)
  return { grade, term }
}

/** The unpaid purchase of a member. */
const findOpen = async (db: Queries, userId: number, now: number) =>
  (await db.run(openPurchase, [userId, now + leastSeconds]))[0]

const isSame = (open: RowOf<typeof openPurchase>, choice: Choice): boolean =>
  open.vipGradeId === choice.grade.vipGradeId &&
  open.cardType === choice.term.name &&
  open.days === choice.term.day &&
  open.totalFee === feeOf(choice)

/**
 * Places the order of a selected grade and term, or finds the unpaid one of an earlier call.
 * @throws MallError 已购买高等级付费会员 for a `vip` while a `svip` runs
 */
async function placeOrder(mall: Mall, userId: number, choice: Choice): Promise<string> {
  const now = mall.now()
  const { grade, term } = choice
  return mall.db.transaction(async (tx) => {
    // Parallel calls place only one order.
    await lockMember(tx, userId)
    const { current } = vipPeriodsAt(await lockVipPeriods(tx, userId), now)
    if (current?.lvType === 'svip' && grade.lvType === 'vip') throw new MallError('已购买高等级付费会员')
    const open = await findOpen(tx, userId, now)
    if (open && isSame(open, choice)) return open.orderId
    const { cancelSeconds } = await readTradeSettings(tx)
    const { head, tail } = orderIdParts(now, userId)
    const title = `${grade.gradeName} ${term.desc}`
    const placed = only(
      await tx.run(placePurchase, [
        head,
        tail,
        userId,
        grade.vipGradeId,
        term.name,
        term.day,
        title,
        feeOf(choice),
        now,
        now + cancelSeconds,
      ]),
      'placing the order of a paid grade',
    )
    return placed.orderId
  })
}

/**
 * The pay type whose payment starts with the order. Desktop clients always send WeChat's and continue to the cashier,
 * which offers the mall's payment methods; phones pay at once.
 */
function startable(mall: Mall, payType: string | null): string | null {
  if (payType === null || providerFor(mall, payType)) return payType
  if (payType !== desktopPayType) throw new MallError(orderMessages.paymentTypeUnknown)
  return null
}

/**
 * Buys a term of a paid grade: an order, and the start of its payment (contract member §9.2). The same grade and term
 * are ordered once while unpaid; another selection cancels that order.
 * @param request.payType null when the buyer selects it at the cashier
 * @returns the order, its amount in cents, and the payment as `startPayment` returns it; null without one
 * @throws MallError 没有该会员卡 · 会员卡购买失败，信息有误 · 已购买高等级付费会员 · 支付方式 pay_channel必传 · and
 *   those of `startPayment`
 */
export async function buyGrade(
  mall: Mall,
  userId: number,
  { vipGradeId, cardType }: { vipGradeId: number; cardType: string },
  request: Omit<PaymentRequest, 'orderId' | 'payType'> & { payType: string | null },
) {
  if (request.payType !== null && channelled.includes(request.payType) && request.payChannel === '')
    throw new MallError('支付方式 pay_channel必传')
  const payType = startable(mall, request.payType)
  const choice = await findChoice(mall.db, vipGradeId, cardType)
  const open = await findOpen(mall.db, userId, mall.now())
  // Fails while the earlier order is being paid, which then counts.
  if (open && !isSame(open, choice))
    await cancelOrder(mall, userId, open.orderId, '更换付费会员').catch(() => {})
  const orderId = await placeOrder(mall, userId, choice)
  const payment = payType === null ? null : await startPayment(mall, userId, { ...request, orderId, payType })
  return { orderId, fee: feeOf(choice), payment }
}
