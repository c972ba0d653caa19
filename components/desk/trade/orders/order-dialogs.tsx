'use client'
import type { ComponentType } from 'react'
import type { OperatorOrder } from '@/lib/contract/operator/trade/order'
import { deskOrderActions, type DeskOrderAction } from '@/lib/domain/order/desk-actions'
import { FormDialog } from '../../form/form-dialog'
import { CancelRestForm } from './cancel-rest-form'
import { PickupForm } from './pickup-form'
import { PriceForm } from './price-form'
import { RemarkForm } from './remark-form'
import { ReviewCancelForm } from './review-cancel-form'
import { ReviewVoucherForm } from './review-voucher-form'
import { ShipForm } from './ship-form'

export interface OrderFormProps {
  order: OperatorOrder
  /** Id of the form, which the button of the dialog submits. */
  formId: string
  onDone: () => void
}

/** An action on an order that has a dialog. */
export type OrderDialogName = DeskOrderAction | 'remark'

const forms: Record<
  OrderDialogName,
  { title: string; saveText?: string; form: ComponentType<OrderFormProps> }
> = {
  ship: { title: deskOrderActions.ship.label, saveText: deskOrderActions.ship.label, form: ShipForm },
  pickUp: { title: '核销自提', form: PickupForm },
  reviewCancel: { title: '审核取消申请', form: ReviewCancelForm },
  reviewVoucher: { title: '审核转账凭证', form: ReviewVoucherForm },
  changePrice: { title: deskOrderActions.changePrice.label, form: PriceForm },
  cancelRest: { title: deskOrderActions.cancelRest.label, form: CancelRestForm },
  remark: { title: '备注', saveText: '保存', form: RemarkForm },
}

export interface OpenOrderDialog {
  name: OrderDialogName
  order: OperatorOrder
}
export type OpenDialog = (dialog: OpenOrderDialog) => void

interface OrderDialogsProps {
  open: OpenOrderDialog | null
  onClose: () => void
}

/** The dialogs of what can be done with an order; one is open at most. */
export const OrderDialogs = ({ open, onClose }: OrderDialogsProps) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={({ name }) => forms[name].title}
    formId="order-form"
    saveText={({ name }) => forms[name].saveText ?? '确认'}
    // One width for all: it must not change while the dialog fades out.
    width={560}
  >
    {({ name, order }) => {
      const Form = forms[name].form
      return <Form order={order} formId="order-form" onDone={onClose} />
    }}
  </FormDialog>
)
