'use client'
import { useState, type FormEvent } from 'react'
import { desk } from '@/lib/client/call/desk'
import { FormDialog } from '../../form/form-dialog'
import { FormProblem } from '../dialog-parts/form-problem'
import { ParcelFields, parcelFault, trimmed, type ParcelDraft } from '../dialog-parts/parcel-fields'
import { useTradeWrite } from '../dialog-parts/use-trade-write'
import type { DeskParcel } from './desk-order'

interface CorrectParcelProps {
  open: DeskParcel | null
  onClose: () => void
}

/** 修改物流: the courier or the number of a parcel was mistyped. */
export const CorrectParcel = ({ open, onClose }: CorrectParcelProps) => (
  <FormDialog open={open} onClose={onClose} title={() => '修改物流'} formId="parcel-form" width={560}>
    {(parcel) => <CorrectForm parcel={parcel} onDone={onClose} />}
  </FormDialog>
)

function CorrectForm({ parcel, onDone }: { parcel: DeskParcel; onDone: () => void }) {
  const [draft, setDraft] = useState<ParcelDraft>({
    corp: parcel.delivery_corp,
    number: parcel.delivery_code,
  })
  const [isSubmitted, setSubmitted] = useState(false)
  const correct = useTradeWrite({ write: desk.order.correctParcel, doneText: '已修改', onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (parcelFault(draft)) return
    const { corp, number } = trimmed(draft)
    correct.send({ delivery_id: parcel.delivery_id, delivery_corp: corp, delivery_code: number })
  }
  return (
    <form id="parcel-form" onSubmit={submit} noValidate className="grid gap-4">
      <ParcelFields
        draft={draft}
        fault={isSubmitted ? parcelFault(draft) : null}
        onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
      />
      <FormProblem text={correct.problem} />
    </form>
  )
}
