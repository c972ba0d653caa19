'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Aftersale } from '@/lib/contract/trade/aftersale'
import { AftersaleFields, completeForm, formErrors, type FormDraft } from './aftersale-form'
import { returnOf } from './return-draft'
import type { AftersaleChanges, AftersaleForm } from './use-aftersale-changes'

const draftOf = (aftersale: Aftersale): FormDraft => ({
  type: aftersale.aftersales_type,
  reason: aftersale.reason,
  description: aftersale.description,
  evidence: aftersale.evidence_pic,
  back: returnOf(aftersale),
})

interface ModifyDialogProps {
  aftersale: Aftersale
  /** 修改申请 of one that waits, 再次申请 after a refusal or withdrawal. */
  kind: 'modify' | 'reapply'
  open: boolean
  onClose: () => void
  changes: AftersaleChanges
}

/** 修改申请 and 再次申请: the form with the earlier values. */
export function ModifyDialog({ aftersale, kind, open, onClose, changes }: ModifyDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(aftersale))
  const [isSubmitted, setSubmitted] = useState(false)

  const send = (form: AftersaleForm) => {
    const [detail] = aftersale.detail
    if (kind === 'modify')
      return changes.modify.mutate({ form, aftersalesBn: aftersale.aftersales_bn }, { onSuccess: onClose })
    if (!detail) return
    changes.apply.mutate(
      {
        orderId: aftersale.order_id,
        distributorId: aftersale.distributor_id,
        units: [{ id: detail.id, num: 1 }],
        form,
      },
      { onSuccess: onClose },
    )
  }
  const submit = () => {
    setSubmitted(true)
    const form = completeForm(draft)
    if (form) send(form)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={false}
      title={kind === 'modify' ? '修改申请' : '再次申请'}
      width={520}
      className="text-left"
      footer={
        <>
          <Button variant="ghost" className="max-md:h-11!" onClick={onClose}>
            取消
          </Button>
          <Button
            className="max-md:h-11!"
            loading={changes.modify.isPending || changes.apply.isPending}
            onClick={submit}
          >
            提交
          </Button>
        </>
      }
    >
      <AftersaleFields
        order={{ orderId: aftersale.order_id, distributorId: aftersale.distributor_id }}
        draft={draft}
        onChange={setDraft}
        errors={isSubmitted ? formErrors(draft) : {}}
      />
    </Dialog>
  )
}
