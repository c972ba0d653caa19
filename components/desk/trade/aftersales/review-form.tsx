'use client'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { desk } from '@/lib/client/call/desk'
import { aftersaleStatuses } from '@/lib/domain/aftersale/values'
import { returnAddressNotChosen } from '@/lib/domain/messages/aftersale'
import { shortYuan, typedCents, yuanText } from '@/lib/domain/money'
import { DecisionFields } from '../dialog-parts/decision-fields'
import { FormProblem } from '../dialog-parts/form-problem'
import { useDecision } from '../dialog-parts/use-decision'
import { useTradeWrite } from '../dialog-parts/use-trade-write'
import { AddressChoice } from '../return-addresses/address-choice'
import { AddressDialog } from '../return-addresses/address-dialog'
import { useReturnAddresses } from '../return-addresses/use-return-addresses'
import type { AftersaleFormProps } from './aftersale-dialogs'
import { ReturnedSum } from './returned-sum'

const agreeTexts = {
  ONLY_REFUND: '同意退款',
  REFUND_GOODS: '同意退货',
  EXCHANGING_GOODS: '同意换货',
} as const

/** 处理售后: agreed with its sum, or refused with a reason. */
export function ReviewForm({ info, formId, onDone }: AftersaleFormProps) {
  const { aftersales_type: type, refund_fee: asked, distributor_id: shopId } = info
  const { agree, reason, isSubmitted, submit: decide, fields } = useDecision()
  const [money, setMoney] = useState(shortYuan(asked))
  const [picked, setPicked] = useState<number | null>(null)
  const [isAdding, setAdding] = useState(false)
  const doneText = agree ? '已同意' : aftersaleStatuses[3]
  const review = useTradeWrite({ write: desk.aftersale.review, doneText, onDone })
  const isExchange = type === 'EXCHANGING_GOODS'
  const needsAddress = type !== 'ONLY_REFUND' && info.return_type === 'logistics'
  const addresses = useReturnAddresses(shopId, needsAddress)
  const addressId = picked ?? addresses.list[0]?.address_id ?? null
  const fee = typedCents(money)
  const moneyFault = isExchange || (fee >= 0 && fee <= asked) ? '' : `请填写0到${yuanText(asked)}元`
  const addressFault = needsAddress && addressId === null ? returnAddressNotChosen : ''
  const shown = (fault: string) => (isSubmitted ? fault : '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!decide() || (agree && (moneyFault || addressFault))) return
    review.send({
      aftersales_bn: info.aftersales_bn,
      agree,
      ...(!agree && { refuse_reason: reason }),
      ...(agree && !isExchange && { refund_fee: fee }),
      ...(agree && needsAddress && addressId !== null && { aftersales_address_id: addressId }),
    })
  }
  const moneyHint = `买家申请 ${yuanText(asked)} 元，可与买家协商后改低`
  return (
    <>
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <DecisionFields
          {...fields}
          agreeText={agreeTexts[type]}
          refuseText="驳回"
          reasonLabel="驳回原因"
          reasonHint="买家会看到，并可修改后重新申请"
        />
        {agree && !isExchange && (
          <>
            <Field id="refund-fee" label="退款金额" required error={shown(moneyFault)} hint={moneyHint}>
              <Input
                {...fieldControl('refund-fee', shown(moneyFault), moneyHint)}
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
        {agree && needsAddress && (
          <AddressChoice
            addresses={addresses}
            value={addressId}
            onChange={setPicked}
            onAdd={() => setAdding(true)}
            problem={shown(addressFault)}
          />
        )}
        <FormProblem text={review.problem} />
      </form>
      <AddressDialog
        open={isAdding ? { shopId, address: null } : null}
        onClose={() => setAdding(false)}
        onSaved={({ address_id: id }) => setPicked(id)}
      />
    </>
  )
}
