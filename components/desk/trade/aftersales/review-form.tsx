'use client'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { desk } from '@/lib/client/call/desk'
import { aftersaleStatuses } from '@/lib/domain/aftersale/values'
import { returnAddressNotChosen } from '@/lib/domain/messages/aftersale'
import { rejectionReasonMissing } from '@/lib/domain/messages/request'
import { shortYuan, typedCents, yuanText } from '@/lib/domain/money'
import { DecisionFields, type DecisionDraft } from '../dialog-parts/decision-fields'
import { FormProblem } from '../dialog-parts/form-problem'
import { useTradeWrite } from '../dialog-parts/use-trade-write'
import { AddressChoice } from '../return-addresses/address-choice'
import type { AftersaleFormProps } from './aftersale-dialogs'
import { ReturnedSum } from './returned-sum'

const agreeTexts = {
  ONLY_REFUND: '同意退款',
  REFUND_GOODS: '同意退货',
  EXCHANGING_GOODS: '同意换货',
} as const

/** 处理售后: agreed with its sum, or refused with a reason. */
export function ReviewForm({ info, formId, onDone }: AftersaleFormProps) {
  const { aftersales_type: type, refund_fee: asked } = info
  const [decision, setDecision] = useState<DecisionDraft>({ agree: true, reason: '' })
  const [money, setMoney] = useState(shortYuan(asked))
  const [addressId, setAddressId] = useState<number | null>(null)
  const [isSubmitted, setSubmitted] = useState(false)
  const doneText = decision.agree ? '已同意' : aftersaleStatuses[3]
  const review = useTradeWrite({ write: desk.aftersale.review, doneText, onDone })
  const isExchange = type === 'EXCHANGING_GOODS'
  const needsAddress = type !== 'ONLY_REFUND' && info.return_type === 'logistics'
  const fee = typedCents(money)
  const moneyFault = fee >= 0 && fee <= asked ? '' : `请填写0到${yuanText(asked)}元`
  const addressFault = needsAddress && addressId === null ? returnAddressNotChosen : ''
  const reasonFault = decision.reason.trim() === '' ? rejectionReasonMissing : ''
  const shown = (fault: string) => (isSubmitted ? fault : '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const sent = { aftersales_bn: info.aftersales_bn, agree: decision.agree }
    if (!decision.agree) {
      if (!reasonFault) review.send({ ...sent, refuse_reason: decision.reason.trim() })
    } else if ((isExchange || !moneyFault) && !addressFault) {
      review.send({
        ...sent,
        ...(!isExchange && { refund_fee: fee }),
        ...(needsAddress && addressId !== null && { aftersales_address_id: addressId }),
      })
    }
  }
  return (
    <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
      <DecisionFields
        draft={decision}
        onChange={(part) => setDecision((now) => ({ ...now, ...part }))}
        agreeText={agreeTexts[type]}
        refuseText="驳回"
        reasonLabel="驳回原因"
        reasonHint="买家会看到，并可修改后重新申请"
        problem={shown(reasonFault)}
      />
      {decision.agree && !isExchange && (
        <>
          <Field
            id="refund-fee"
            label="退款金额"
            required
            error={shown(moneyFault)}
            hint={`买家申请 ${yuanText(asked)} 元，可与买家协商后改低`}
          >
            <Input
              {...fieldControl('refund-fee', shown(moneyFault), 'hint')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              suffix="元"
              value={money}
              onChange={({ target }) => setMoney(target.value)}
            />
          </Field>
          {!moneyFault && <ReturnedSum info={info} fee={fee} />}
        </>
      )}
      {decision.agree && needsAddress && (
        <AddressChoice
          shopId={info.distributor_id}
          value={addressId}
          onChange={setAddressId}
          problem={shown(addressFault)}
        />
      )}
      <FormProblem text={review.problem} />
    </form>
  )
}
