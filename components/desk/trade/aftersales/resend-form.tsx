'use client'
import { useState, type FormEvent } from 'react'
import { desk } from '@/lib/client/call/desk'
import { FormProblem } from '../dialog-parts/form-problem'
import { keepCourier, lastCourier } from '../dialog-parts/last-courier'
import { ParcelFields, parcelFault, trimmed, type ParcelDraft } from '../dialog-parts/parcel-fields'
import { useTradeWrite } from '../dialog-parts/use-trade-write'
import type { AftersaleFormProps } from './aftersale-dialogs'

/** 补发 of an exchange: the replacement leaves the stock. */
export function ResendForm({ info, formId, onDone }: AftersaleFormProps) {
  const [draft, setDraft] = useState<ParcelDraft>(() => ({ corp: lastCourier(), number: '' }))
  const [isSubmitted, setSubmitted] = useState(false)
  const resend = useTradeWrite({ write: desk.aftersale.resend, doneText: '已补发', onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (parcelFault(draft)) return
    const { corp, number } = trimmed(draft)
    keepCourier(corp)
    resend.send({ aftersales_bn: info.aftersales_bn, corp_code: corp, logi_no: number })
  }
  return (
    <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
      <ParcelFields
        draft={draft}
        fault={isSubmitted ? parcelFault(draft) : null}
        onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
      />
      <FormProblem text={resend.problem} />
    </form>
  )
}
