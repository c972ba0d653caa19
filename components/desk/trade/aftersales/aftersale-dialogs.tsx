'use client'
import type { ComponentType } from 'react'
import type { AftersaleInfo } from '@/lib/contract/trade/aftersale'
import type { DeskAftersaleActionName } from '@/lib/domain/aftersale/desk-actions'
import { FormDialog } from '../../form/form-dialog'
import { ReceiveForm } from './receive-form'
import { RefundForm } from './refund-form'
import { RefuseForm } from './refuse-form'
import { ResendForm } from './resend-form'
import { ReviewForm } from './review-form'

export interface AftersaleFormProps {
  info: AftersaleInfo
  /** Id of the form, which the button of the dialog submits. */
  formId: string
  onDone: () => void
}

const forms: Record<
  DeskAftersaleActionName,
  { title: string; saveText: string; form: ComponentType<AftersaleFormProps> }
> = {
  review: { title: '处理售后', saveText: '提交', form: ReviewForm },
  receive: { title: '确认收货', saveText: '确认收货', form: ReceiveForm },
  refund: { title: '退款', saveText: '确认退款', form: RefundForm },
  resend: { title: '补发', saveText: '补发', form: ResendForm },
  refuse: { title: '驳回售后', saveText: '驳回', form: RefuseForm },
}

interface AftersaleDialogsProps {
  open: { name: DeskAftersaleActionName; info: AftersaleInfo } | null
  onClose: () => void
}

/** The dialogs of what can be done with an after-sale; one is open at most. */
export const AftersaleDialogs = ({ open, onClose }: AftersaleDialogsProps) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={({ name }) => forms[name].title}
    formId="aftersale-form"
    saveText={({ name }) => forms[name].saveText}
    width={520}
  >
    {({ name, info }) => {
      const Form = forms[name].form
      return <Form info={info} formId="aftersale-form" onDone={onClose} />
    }}
  </FormDialog>
)
