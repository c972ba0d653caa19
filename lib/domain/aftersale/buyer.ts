import { dateTimeText } from '../time/china'
import { canMove, type AftersaleState } from './states'
import { aftersaleTypes, type AftersaleProgress, type AftersaleType, type ReturnType } from './values'

/** An after-sale as its buyer sees it. */
export interface BuyersAftersale extends AftersaleState {
  type: AftersaleType
  /** Whether the merchant had accepted it: then a refusal concerns the refund, not the application. */
  isAccepted: boolean
  /** Whether the money is paid. */
  isPaid: boolean
}

/** Labels of the state for buyers, by progress (spec 3 §0.8, contract trade §12.5); 8 and 9 are ours. */
export const progressLabels = {
  0: '待处理',
  1: '待回寄',
  2: '已回寄',
  3: '已驳回',
  4: '已处理',
  5: '退款驳回',
  6: '退款完成',
  7: '已关闭',
  8: '待退款',
  9: '退款中',
} as const satisfies Record<AftersaleProgress, string>

/** The word for a refund that has arrived. */
export const paidLabel = '退款成功'

type Shown = Pick<BuyersAftersale, 'type' | 'progress' | 'isPaid'>

/**
 * The state as buyers read it. An exchange pays nothing back: once its goods have arrived, the replacement is due.
 * Money that is approved and not paid yet says so.
 */
export function buyerLabel({ type, progress, isPaid }: Shown): string {
  if (type === 'EXCHANGING_GOODS') return progress === 8 ? '待补发' : progressLabels[progress]
  if (progress !== 4) return progressLabels[progress]
  return isPaid ? paidLabel : progressLabels[9]
}

/** Text below the state for the buyer: the next step, or what the after-sale waits for. Times in epoch seconds. */
export function buyerHint(
  aftersale: Shown & { returnType: ReturnType; autoRefuseTime: number; refuseReason: string },
): string {
  const { progress, autoRefuseTime: until, refuseReason } = aftersale
  const isExchange = aftersale.type === 'EXCHANGING_GOODS'
  switch (progress) {
    case 0:
      return '商家会尽快处理您的申请'
    case 1:
      return until > 0
        ? `请在 ${dateTimeText(until)} 前寄回商品并填写物流，逾期将自动驳回`
        : '请寄回商品并填写物流'
    case 2: {
      const then = isExchange ? '商家收到后会为您补发' : '商家收到后会为您退款'
      return aftersale.returnType === 'offline' ? `请将商品退到下方门店，${then}` : then
    }
    case 8:
      return isExchange ? '商家已收到退回的商品，正在为您补发' : '商家已收到退回的商品，正在审核退款'
    case 4:
      if (isExchange) return '商家已补发商品'
      return aftersale.isPaid ? '' : '退款将原路退回您的付款账户'
    case 9:
      return '退款将原路退回您的付款账户'
    case 3:
      return refuseReason && `拒绝原因：${refuseReason}`
    default:
      return ''
  }
}

export type AftersaleAction = 'modify' | 'close' | 'sendBack' | 'reapply'

/** Labels of a buyer's actions (spec 3 §5). */
export const aftersaleActionLabels: Record<AftersaleAction, string> = {
  modify: '修改申请',
  close: '撤销申请',
  sendBack: '填写物流',
  reapply: '再次申请',
}

/** Actions of a buyer, in the sequence of the buttons (contract trade §12.5). */
export function buyerActions(
  aftersale: AftersaleState & { type: AftersaleType },
  canApplyAgain: boolean,
): AftersaleAction[] {
  const actions: AftersaleAction[] = []
  if (canMove(aftersale, 'sendBack')) actions.push('sendBack')
  if (aftersale.status === 0) actions.push('modify', 'close')
  if (aftersale.status > 2 && canApplyAgain) actions.push('reapply')
  return actions
}

export interface Step {
  label: string
  state: 'done' | 'current' | 'waiting' | 'failed'
}

/** The rest of the steps after 提交申请 → 等待审核, for an application that the merchant accepts. */
const acceptedSteps: Record<AftersaleType, readonly string[]> = {
  ONLY_REFUND: ['处理退款', '退款成功'],
  REFUND_GOODS: ['等待寄回', '处理退款', '退款成功'],
  EXCHANGING_GOODS: ['等待寄回', '等待补发', `${aftersaleTypes.EXCHANGING_GOODS}完成`],
}

/** Number of completed steps of an accepted after-sale. */
function stepsBehind({ type, status, progress, isPaid }: BuyersAftersale): number {
  const all = 2 + acceptedSteps[type].length
  if (status === 0) return 1
  if (status === 2) return type === 'EXCHANGING_GOODS' || isPaid ? all : all - 2
  return progress === 1 ? 2 : type === 'ONLY_REFUND' ? 2 : 3
}

/** The step bar of an after-sale (spec 3 §5, contract trade §12.5). */
export function steps(aftersale: BuyersAftersale): Step[] {
  const failed = (labels: readonly string[], end: string): Step[] => [
    ...labels.map((label): Step => ({ label, state: 'done' })),
    { label: end, state: 'failed' },
  ]
  const { status, type, isAccepted } = aftersale
  if (status === 4) return failed(['提交申请', '等待审核'], '用户撤销或关闭')
  if (status === 3 && !isAccepted) return failed(['提交申请', '等待审核'], '审核驳回')
  if (status === 3) {
    const between = type === 'ONLY_REFUND' ? [] : ['等待寄回']
    return failed(['提交申请', '等待审核', ...between], type === 'EXCHANGING_GOODS' ? '换货驳回' : '退款驳回')
  }
  const behind = stepsBehind(aftersale)
  return ['提交申请', '等待审核', ...acceptedSteps[type]].map((label, index) => ({
    label,
    state: index < behind ? 'done' : index === behind ? 'current' : 'waiting',
  }))
}
